// Movement that the style sheet cannot make: numbers that count. All of it is over within 400 ms, and off where wished.

import { all, still } from "./dom.js";

/** So long a number counts, in milliseconds. */
const COUNTS = 200;

/**
 * The numbers between two texts that differ in one number alone; none if there is nothing to count.
 * @param {string} from
 * @param {string} to
 * @param {number} share of the way, 0 to 1
 */
export function between(from, to, share) {
  const [old, next] = [from, to].map((text) => /^(\D*?)(\u2212?\d+)(\D*)$/.exec(text));
  if (!old || !next) return to;
  /** @param {string} text */
  const number = (text) => Number(text.replace("\u2212", "-"));
  const value = Math.round(number(old[2]) + (number(next[2]) - number(old[2])) * share);
  return `${next[1]}${String(value).replace("-", "\u2212")}${next[3]}`;
}

/**
 * Lets a number count from what it was to what it is.
 * @param {Element} element
 * @param {string} from
 * @param {string} to
 */
export function countTo(element, from, to) {
  if (still() || between(from, to, 0.5) === to) return;
  const start = performance.now();
  /** @param {number} now */
  const frame = (now) => {
    const share = Math.min(1, (now - start) / COUNTS);
    element.textContent = share < 1 ? between(from, to, share) : to;
    if (share < 1) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** What says the points of each seat in figures. */
const scores = () => all("#seats .score").map((score) => score.querySelector("b") ?? (score.childElementCount ? null : score));

export const scoresShown = () => scores().map((score) => score?.textContent ?? "");

/** Points that have changed count up or down from what they were. @param {string[]} before */
export function countScores(before) {
  scores().forEach((score, i) => {
    const now = score?.textContent ?? "";
    if (score && before[i] && before[i] !== now) countTo(score, before[i], now);
  });
}
