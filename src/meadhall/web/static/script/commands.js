// What the buttons of the table do.

import { askHint, askReasons, dropHint } from "./advice.js";
import { clear } from "./choosing.js";
import { foldCoach, seeBoard, showPlaces, stepBack } from "./coach.js";
import { foldComposer, openPart, pickValue, seePart } from "./composer.js";
import { byId, copy } from "./dom.js";
import { discard, playDraft, removeChip, removeLater, removePart } from "./draft.js";
import { light } from "./lights.js";
import { showOptions } from "./options.js";
import { look, step } from "./replay.js";
import { proposeRewind, showGoing } from "./rewind.js";
import { openSheet } from "./sheet.js";
import { stand } from "./standing.js";
import { table } from "./state.js";
import { toast } from "./toast.js";
import { say } from "./words.js";

export function putHintAway() {
  dropHint();
  showOptions();
  light();
  byId("hint")?.focus();
}

/**
 * By the data-do of the buttons.
 * @type {Record<string, (event: Event, button: Element) => unknown>}
 */
export const commands = {
  help(event) {
    event.preventDefault();
    byId("help-dialog").showModal();
  },
  drawer(_, button) {
    const open = byId("side").classList.toggle("open");
    button.setAttribute("aria-expanded", String(open));
  },
  clear: () => clear(),
  "play-draft": () => playDraft(),
  discard: () => discard(),
  chip: (_, button) => removeChip(Number(/** @type {HTMLButtonElement} */ (button).value)),
  "chip-later": (_, button) => removeLater(Number(/** @type {HTMLButtonElement} */ (button).value)),
  part: (_, button) => removePart(Number(/** @type {HTMLButtonElement} */ (button).value)),
  "chip-part": (_, button) => seePart(/** @type {HTMLButtonElement} */ (button).value),
  pick: (_, button) => pickValue(/** @type {HTMLButtonElement} */ (button).value, button.matches(".step")),
  "part-fold": (_, button) => openPart(/** @type {HTMLButtonElement} */ (button).value),
  "fold-composer": () => foldComposer(),
  hint(event) {
    event.preventDefault();
    askHint();
  },
  "coach-back": (event) => stepBack(event),
  "coach-show": () => showPlaces(),
  "coach-fold": () => foldCoach(),
  "lesson-board": () => seeBoard(),
  "hint-away": () => putHintAway(),
  reasons: (_, button) => askReasons(button),
  stand: (event, button) => stand(event, /** @type {HTMLButtonElement} */ (button)),
  stay() {
    table.stayed = table.forward;
    showGoing();
  },
  "to-map": () => openSheet(""),
  replay() {
    byId("menu").open = false;
    byId("prompt").classList.add("replaying");
    byId("slider").focus();
  },
  now(event) {
    event.preventDefault();
    look(null);
  },
  first: () => look(0),
  "step-back": () => step(-1),
  "step-on": () => step(1),
  last: () => look(null),
  "strip-back": () => byId("options").scrollBy({ left: -byId("options").clientWidth * 0.8, behavior: "smooth" }),
  "strip-on": () => byId("options").scrollBy({ left: byId("options").clientWidth * 0.8, behavior: "smooth" }),
  rewind(event) {
    event.preventDefault();
    if (table.moment !== null) proposeRewind(table.moment);
  },
  async copy(event, link) {
    event.preventDefault();
    await copy(/** @type {HTMLAnchorElement} */ (link).href);
    byId("menu").open = false;
    toast(say("js-copied"));
  },
  "moment-link": (event, link) => commands.copy(event, link),
};
