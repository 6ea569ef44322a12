// What a draft comes to: odds as a bar, numbers before and after, and the one voice that tells what changed.

import { make, totalOf } from "./controls.js";
import { byId } from "./dom.js";
import { countTo } from "./motion.js";
import { colourOf } from "./seats.js";
import { minus } from "./text.js";

/** Whoever changes something quickly several times hears the end of it, after so many milliseconds. */
const PAUSE = 400;

/** A piece of the bar has room for its words from so many percent on. */
const ROOMY = 34;

/** @param {Live.Share[]} odds */
function oddsBar(odds) {
  const bar = make("div", "odds-bar");
  const under = make("div", "odds-words");
  for (const { label, percent, seat } of odds) {
    const words = `${label} ${percent} %`;
    const piece = make("span", "odds-piece", percent >= ROOMY ? words : "");
    piece.dataset.colour = seat === null || seat === undefined ? "N" : colourOf(seat);
    piece.style.flexGrow = String(percent);
    bar.append(piece);
    if (percent < ROOMY) under.append(make("small", "", words));
  }
  bar.setAttribute("role", "img");
  bar.setAttribute("aria-label", odds.map(({ label, percent }) => `${label} ${percent} %`).join(", "));
  return [bar, under];
}

/**
 * What is worth saying after a change: the totals that are not as they were, and the sentence if it is another one.
 * @param {Live.Sheet | null} before
 * @param {Live.Sheet} after
 */
export function changedTotals(before, after) {
  const old = new Map((before?.totals ?? []).map(({ label, after: value }) => [label, value]));
  const told = (after.totals ?? []).filter(({ label, after: value }) => old.get(label) !== value).map(({ label, after: value }) => `${label} ${value}`);
  const odds = (after.odds ?? []).map(({ label, percent }) => `${label} ${percent} %`);
  const same = (before?.odds ?? []).map(({ label, percent }) => `${label} ${percent} %`);
  if (odds[0] && odds[0] !== same[0]) told.push(odds[0]);
  const sentence = after.consequence ?? "";
  const parts = [told.join(", "), sentence !== (before?.consequence ?? "") ? sentence : ""];
  return minus(parts.filter(Boolean).join(". "));
}

/** @type {Live.Sheet | null} */
let heard = null;
let speaking = 0;

/** @param {Live.Sheet} sheet */
function speak(sheet) {
  clearTimeout(speaking);
  if (heard?.title !== sheet.title) heard = sheet;
  speaking = setTimeout(() => {
    const text = changedTotals(heard, sheet);
    heard = sheet;
    if (text) byId("composer-heard").textContent = text;
  }, PAUSE);
}

/** @param {Live.Sheet} sheet */
export function showTotals(sheet) {
  const odds = sheet.odds ?? [];
  const totals = sheet.totals ?? [];
  const before = [...byId("composer-totals").children].map((each) => each.querySelector("b")?.textContent ?? "");
  byId("composer-odds").replaceChildren(...(odds.length ? oddsBar(odds) : []));
  byId("composer-totals").replaceChildren(...totals.map(totalOf));
  byId("composer-sentence").textContent = minus(sheet.consequence ?? "");
  totals.forEach(({ after }, i) => {
    const number = byId("composer-totals").children[i]?.querySelector?.("b");
    if (number && before[i] && before[i] !== minus(after)) countTo(number, before[i], minus(after));
  });
  speak(sheet);
}
