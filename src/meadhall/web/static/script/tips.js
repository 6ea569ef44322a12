// A tip beside what the reader points at: what it is, or why it may not be chosen.

import { all, byId, phone } from "./dom.js";
import { beside } from "./geometry.js";
import { ruleLink } from "./rulebook.js";
import { table } from "./state.js";
import { ask } from "./wire.js";

/** @type {Map<string, Promise<Page.Reply<"about" | "why">>>} */
export const tips = new Map();
let tipTimer = 0;

/** @type {Element | null} */
let tipFor = null;

/**
 * The place that was just chosen does not speak again while the pointer rests on it, though it is drawn anew.
 * @type {string | null}
 */
let quiet = null;

/**
 * @param {string | undefined} place
 * @param {Element} element
 * @param {boolean} why
 */
export async function explain(place, element, why) {
  if (!place) return;
  clearTimeout(tipTimer);
  tipFor = element;
  const key = `${why} ${table.moment ?? table.head} ${place}`;
  if (!tips.has(key)) tips.set(key, ask({ do: why ? "why" : "about", place }));
  const answer = await tips.get(key);
  if (answer === null) tips.delete(key);
  // What was asked before the table changed is no longer true.
  if (!answer || answer.is === "error" || !tips.has(key) || tipFor !== element || !element.isConnected) return;
  byId("tip").toggleAttribute("data-asked", why);
  showTip(element, answer);
}

/**
 * An answer that was asked for stays long enough for the way to its rule.
 * @param {number} milliseconds
 */
const patience = (milliseconds) => (byId("tip").hasAttribute("data-asked") && !byId("tip").hidden ? 1200 : milliseconds);

/** When the table has changed, what is spoken of is explained anew, unless it is gone. */
export function renewTip() {
  if (!tipFor) return undefined;
  return tipFor.isConnected && tipFor.dataset.at ? explain(tipFor.dataset.at, tipFor, false) : hideTip();
}

/**
 * Whether an element says all of these words itself.
 * @param {Element} element
 * @param {string[]} words
 */
const repeats = (element, words) => words.every((each) => [element.textContent, element.getAttribute("aria-label")].some((said) => said?.includes(each)));

/**
 * @param {Element} element
 * @param {{ title?: string, text: string, rule: string | null }} answer
 */
function showTip(element, { title, text, rule }) {
  const tip = byId("tip");
  if (element.closest("#composer") && repeats(element, [title ?? "", text])) return hideTip();
  const inside = [];
  if (title) inside.push(Object.assign(document.createElement("b"), { textContent: title }));
  inside.push(text);
  if (rule) inside.push(" ", ruleLink(rule));
  tip.replaceChildren(...inside);
  tip.toggleAttribute("data-tall", text.length > 150);
  tip.hidden = false;
  const { x, y } = tipSpot(element, tip);
  tip.style.left = `${x}px`;
  tip.style.top = `${y}px`;
  element.setAttribute("aria-describedby", "tip");
  return undefined;
}

/**
 * @param {Element} element
 * @param {HTMLElement} tip
 */
function tipSpot(element, tip) {
  // At the edge it would be measured narrower than it is.
  Object.assign(tip.style, { left: "0", top: "0" });
  const at = element.getBoundingClientRect();
  const size = tip.getBoundingClientRect();
  // In a panel things lie close together: there it stands beside all of them.
  const panel = phone() ? null : element.closest("#seats")?.getBoundingClientRect();
  if (panel) return { x: Math.max(8, panel.left - 8 - size.width), y: Math.max(8, Math.min(at.top, innerHeight - size.height - 8)) };
  // On the board it does not cover the options.
  const { top, bottom } = element.closest("#stage") ? byId("stage").getBoundingClientRect() : { top: 8, bottom: innerHeight };
  const others = all("[data-at]").filter((each) => !each.contains(element) && !element.contains(each));
  const boxes = others.map((each) => each.getBoundingClientRect()).filter((box) => box.width);
  return beside(at, size, { left: 8, right: innerWidth - 8, top, bottom: bottom - 8 }, boxes);
}

export function hideTip() {
  clearTimeout(tipTimer);
  tipFor?.removeAttribute?.("aria-describedby");
  tipFor = null;
  byId("tip").hidden = true;
}

/**
 * What was just chosen does not speak again while the pointer rests on it: the way to the next place must be free.
 * @param {Element} element
 */
export function hushTip(element) {
  hideTip();
  quiet = element.dataset.at ?? null;
}

/** The pointer is on the tip itself. */
export function holdTip() {
  clearTimeout(tipTimer);
}

/**
 * Explains what the pointer is on if it stays; false if it is nothing new.
 * @param {Element} holder
 */
export function tipSoon(holder) {
  if (quiet !== null && holder.dataset.at === quiet) return false;
  clearTimeout(tipTimer);
  if (holder === tipFor) return false;
  quiet = null;
  tipTimer = setTimeout(() => explain(holder.dataset.at, holder, false), patience(300));
  return true;
}

export function hideTipSoon() {
  clearTimeout(tipTimer);
  tipTimer = setTimeout(hideTip, patience(220));
}
