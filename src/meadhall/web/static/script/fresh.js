// A question that has just come takes no answer for a moment: what is clicked then was meant for the one before it.

import { targetOf } from "./dom.js";
import { settings } from "./settings.js";
import { known, myTurn, table } from "./state.js";
import { toast } from "./toast.js";
import { say } from "./words.js";

/** Milliseconds in which a question is only read. */
export const MOMENT = 450;

/** Where questions are answered, and where one goes on from what stops the table. */
const ANSWERS = ".strip, #plain, #draft, #composer, [data-at], .moment-card .buttons";

/** Keys that answer where they are pressed; others answer by a click. */
const KEYS = /^(Enter| |[0-9+\u2212-])$/;

let timer = 0;

/** What I am asked; "" if nothing. */
export const question = () => (myTurn() ? [table.prompt.seat, table.prompt.text, known(table.options)].join("\n") : "");

/** The table has told what became of it: is another question asked now than before? @param {{ head: number, question: string }} before */
export function greet(before) {
  const asked = question();
  if (asked && before.head !== table.head && before.question !== asked) hold();
}

/** From now on nothing is taken for a moment: something else lies under the finger. */
export function hold() {
  if (!settings.steady) return;
  clearTimeout(timer);
  document.body.classList.add("fresh");
  timer = setTimeout(() => {
    timer = 0;
    document.body.classList.remove("fresh");
  }, MOMENT);
}

/** @param {Event} event */
function stop(event) {
  event.preventDefault();
  event.stopPropagation();
}

/** What is held back is told, but for the second half of a double click. @param {MouseEvent} event */
function holdClick(event) {
  if (!timer || !targetOf(event).closest(ANSWERS)) return;
  stop(event);
  if (event.detail < 2 && !targetOf(event).closest("dialog")) toast(say("js-fresh"));
}

/** A key that is held down answers one question at most. @param {KeyboardEvent} event */
function holdKey(event) {
  const target = targetOf(event);
  const { key, repeat, ctrlKey, metaKey } = event;
  if (!KEYS.test(key) || target.closest("input, textarea, select, dialog:not(.moment-veil)")) return;
  if (!(ctrlKey || metaKey) && target.closest("a, button, summary") && !target.closest(ANSWERS)) return;
  if (repeat && (key === "Enter" || key === " ")) stop(event);
  else if (timer) {
    stop(event);
    if (!target.closest("dialog")) toast(say("js-fresh"));
  }
}

export function listenToHaste() {
  document.addEventListener("click", holdClick, true);
  document.addEventListener("keydown", holdKey, true);
}
