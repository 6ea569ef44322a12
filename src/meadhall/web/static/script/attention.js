// Calling the reader when it is their turn.

import { forced } from "./choosing.js";
import { byId } from "./dom.js";
import { askedName } from "./seats.js";
import { settings } from "./settings.js";
import { sound, wakeSounds } from "./sounds.js";
import { myTurn, table } from "./state.js";
import { say } from "./words.js";

/** @type {Notification | null} */
let notice = null;

/** Calls a person once for each turn, and not for what is done without them. */
export function callOut() {
  if (!myTurn()) {
    if (table.moment === null) table.called = null;
    return hideNotice();
  }
  if ((forced() && !table.undone) || table.called === table.prompt.seat) return undefined;
  table.called = table.prompt.seat;
  const handed = table.mine.length > 1;
  const text = handed ? say("js-handover", { name: askedName() }) : `${say("js-your-turn")} ${table.prompt.text}`;
  byId("shout").textContent = text;
  sound("knock");
  if (document.hidden && settings.notify) showNotice(handed ? text : table.prompt.text);
  return undefined;
}

/** @param {string} body */
function showNotice(body) {
  hideNotice();
  try {
    notice = new Notification(`${say("js-your-turn")} ${table.title}`, { body, tag: table.id });
  } catch {
    return; // Some phones allow notices only to installed pages.
  }
  notice.addEventListener("click", () => {
    window.focus();
    hideNotice();
  });
}

function hideNotice() {
  notice?.close();
  notice = null;
}

/** The title and the sign in the tab say whose turn it is. */
export function showBadge() {
  document.title = (myTurn() ? `${say("js-title-turn")} ` : "") + table.title;
  const icon = byId("icon");
  icon.dataset.plain ??= icon.getAttribute("href");
  const wanted = myTurn() ? icon.dataset.turn : icon.dataset.plain;
  if (icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

export function listenForAttention() {
  document.addEventListener("visibilitychange", () => document.hidden || hideNotice());
  for (const name of ["pointerdown", "keydown"]) document.addEventListener(name, wakeSounds, { once: true });
}
