// The script of a table. The server draws it; here its parts are patched, what may be used is lit, and clicks become
// actions. State is in state.js, what the server says comes in through hearing.js.

import "./page.js";
import { listenToCoaching } from "./advice.js";
import { listenForAttention } from "./attention.js";
import { asChoice } from "./candidates.js";
import { all, byId, cookie, json, layout, SMALL } from "./dom.js";
import { showWhy } from "./draft.js";
import { listenToDrags } from "./drag.js";
import { listenToForms, listenToNotes, listenToSwitches } from "./forms.js";
import { fitFrame } from "./frame.js";
import { listenToHaste } from "./fresh.js";
import { showGhosts } from "./ghosts.js";
import { listenToSheet } from "./handling.js";
import { listen } from "./hearing.js";
import { listenToKeys } from "./keys.js";
import { listenToLog, showNewest } from "./log.js";
import { listenToStrip } from "./options.js";
import { followQuestion, pictureButtons } from "./pictures.js";
import { listenToClicks, listenToPointer } from "./pointer.js";
import { foresee } from "./preview.js";
import { settle } from "./prompt.js";
import { listenToSlider } from "./replay.js";
import { settings } from "./settings.js";
import { listenToSoon } from "./soon.js";
import { listenToGrip, openSheet } from "./sheet.js";
import { listenToStanding } from "./standing.js";
import { table } from "./state.js";
import { listenToTabs } from "./tabs.js";
import { listenToTelling } from "./telling.js";
import { minus } from "./text.js";
import { listenToFingers, listenToRest, rest, touchedOption, touchedPlace } from "./touch.js";
import { view } from "./view.js";
import { beat, hurry, send } from "./wire.js";

function tablePage() {
  Object.assign(table, json("table-data"));
  table.further = (table.further ?? []).map((move) => asChoice(/** @type {any} */ (move)));
  table.asked = settings.who(table.id) ?? table.prompt.seat;
  table.called = table.prompt.mine ? table.prompt.seat : null;
  for (const text of all("#lines .moment")) text.textContent = minus(text.textContent);
  settle();
  listen();
  pictureButtons();
  followQuestion();
  listenToHaste();
  listenToClicks();
  listenToKeys();
  listenToPointer();
  listenToForms();
  listenToNotes();
  listenToSwitches();
  listenToStanding();
  listenToLog();
  listenToStrip();
  listenToTabs();
  listenToSlider();
  listenToDrags();
  listenToFingers();
  listenToGrip();
  listenToRest(byId("slot"), touchedPlace, rest);
  listenToRest(byId("prompt"), touchedOption, foresee);
  listenForAttention();
  listenToTelling();
  listenToCoaching();
  listenToSheet();
  listenToSoon(showWhy);
  // A sheet ends where the prompt begins.
  new ResizeObserver(() => byId("main").style.setProperty("--prompt", `${byId("prompt").offsetHeight}px`)).observe(byId("prompt"));
  addEventListener("resize", () => fitFrame(byId("main").matches(".composing:not(.wide-sheet)")));
  new ResizeObserver(() => {
    view.show();
    showGhosts();
  }).observe(byId("stage"));
  matchMedia(SMALL).addEventListener("change", () => {
    openSheet("");
    // While it was away, it could not be scrolled.
    showNewest();
    cookie("layout", layout());
    send({ do: "layout", layout: layout() });
  });
  showNewest();
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", () => document.hidden || hurry());
  setInterval(beat, 25000);
}

tablePage();
