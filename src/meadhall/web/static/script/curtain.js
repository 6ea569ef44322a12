// Between two people at one screen.

import { takeForced } from "./choosing.js";
import { all, byId } from "./dom.js";
import { light } from "./lights.js";
import { forgetNews } from "./log.js";
import { showOptions } from "./options.js";
import { followQuestion } from "./pictures.js";
import { askedName, disc } from "./seats.js";
import { settings } from "./settings.js";
import { myTurn, table } from "./state.js";
import { tell } from "./telling.js";
import { say } from "./words.js";

/** Between two people at one screen. While it hangs, nothing else is on the page, neither for eyes nor for ears. */
export function showCurtain() {
  const curtain = byId("curtain");
  const other = myTurn() && table.curtain && table.asked !== table.prompt.seat;
  document.body.classList.toggle("curtained", other);
  if (!other) {
    if (myTurn() && table.mine.length > 1) settings.sit(table.id, table.prompt.seat);
    curtain.hidden = true;
    return;
  }
  const title = Object.assign(document.createElement("h2"), { textContent: say("js-handover", { name: askedName() }) });
  curtain.setAttribute("aria-label", title.textContent);
  const go = document.createElement("button");
  Object.assign(go, { type: "button", className: "btn go", textContent: say("js-here-i-am", { name: askedName() }) });
  go.addEventListener("click", liftCurtain);
  curtain.replaceChildren(disc(table.prompt.seat), title, go);
  curtain.hidden = false;
  for (const dialog of all("dialog[open]")) dialog.close();
  for (const id of ["toast", "tip"]) byId(id).hidden = true;
  forgetNews();
  for (const id of ["whisper", "news"]) byId(id).textContent = "";
  go.focus();
}

function liftCurtain() {
  table.asked = table.prompt.seat;
  settings.sit(table.id, table.asked);
  byId("curtain").hidden = true;
  byId("curtain").replaceChildren();
  document.body.classList.remove("curtained");
  // What is measured could not be measured while it was away.
  light();
  showOptions();
  followQuestion();
  takeForced();
  byId("prompt").focus();
  tell();
}
