// What the table tells the reader: all of it together, and the settings that say how much of it they want.

import { listenToCeremony, showCeremony } from "./ceremony.js";
import { listenToCoach, showCoach, showLessonEnd } from "./coach.js";
import { all, byId } from "./dom.js";
import { listenToGestures } from "./gestures.js";
import { listenToMoments, showMoments, stops, TOLD } from "./great.js";
import { listenToResult } from "./result.js";
import { listenToScoring } from "./scoring.js";
import { listenToSince, showSince } from "./since.js";
import { settings } from "./settings.js";
import { listenToSkip, showSkip } from "./skip.js";
import { foldStories, hearHeads, listenToStories } from "./stories.js";
import { table } from "./state.js";

/**
 * What a message says of what happened.
 * @param {Pick<Live.Update, "since" | "account" | "heads" | "coach">} message
 */
export function hearTelling({ since, account, coach }) {
  if (since !== undefined) table.since = since;
  if (account !== undefined) table.account = account;
  if (coach !== undefined) table.coach = coach;
}

/** Shows what happened, after the table itself is shown. */
export function tell() {
  showSince();
  showSkip();
  showCoach();
  showMoments();
  showEnds();
}

/** The end waits until everything before it was told. */
function showEnds() {
  showCeremony(!stops());
  showLessonEnd(!stops());
}

export function listenToTelling() {
  hearHeads(table.heads);
  foldStories();
  listenToSince();
  listenToMoments();
  listenToScoring();
  listenToStories();
  listenToCeremony();
  listenToCoach();
  listenToSkip();
  listenToGestures();
  listenToResult();
  document.addEventListener(TOLD, showEnds);
  for (const field of all("select[data-told]", byId("menu"))) {
    const name = /** @type {"since" | "moments" | "halos" | "scoring"} */ (field.dataset.told);
    const choice = /** @type {HTMLSelectElement} */ (field);
    choice.value = name === "halos" ? (settings.halos ? "on" : "off") : settings[name];
    choice.addEventListener("change", () => {
      settings.tell(name, choice.value);
      tell();
    });
  }
  tell();
}
