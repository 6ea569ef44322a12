// Where the keyboard is, before and after the table changes.

import { all, byId } from "./dom.js";
import { buttonAt, buttons, OPTIONS } from "./options.js";
import { asking, table } from "./state.js";

export function rememberFocus() {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const place = at.closest("[data-at]")?.dataset.at;
  const given = table.busy ? table.sent?.given : null;
  const played = given?.do === "draft" && given.play === "now";
  return { at, id: at.id, place, option: Boolean(at.closest(OPTIONS)), value: buttonAt(at)?.value, mine: table.busy, played, asked: asking() };
}

/**
 * The same thing has the focus as before. After an own move it is the question: a second Enter must not answer it.
 * @param {ReturnType<typeof rememberFocus>} was
 */
export function restoreFocus(was) {
  if (!was) return;
  const chose = was.option || was.place;
  if (was.played || (chose && was.mine)) {
    lastStop = was.place ?? lastStop;
    return byId("prompt").focus({ preventScroll: true });
  }
  if (document.activeElement === was.at) return;
  const again =
    (was.id && byId(was.id)) ||
    (was.place && stopAt(was.place)) ||
    (was.option && ((was.asked === asking() && buttons().find((each) => each.value && each.value === was.value)) || byId("prompt"))) ||
    null;
  again?.focus({ preventScroll: true });
}

/**
 * Where the arrows go on from after an own move.
 * @type {string | null}
 */
export let lastStop = null;

/** @param {string} place */
export const stopAt = (place) => all(`[data-at="${CSS.escape(place)}"][tabindex]`).find((each) => each.checkVisibility());
