// What the coach speaks of is brought into sight, on the map and in a sheet.

import { all, byId } from "./dom.js";
import { showWhole } from "./frame.js";
import { table } from "./state.js";
import { view } from "./view.js";

/** Whether the reader sees something: its middle lies within the map, or within the sheet. @param {Element} element */
export function inSight(element) {
  const room = (element.closest("#composer-parts, #stage, #slot, #options") ?? document.body).getBoundingClientRect();
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > room.left && x < room.right && y > room.top && y < room.bottom;
}

/** Brings something into sight: the map shows all of itself and is shifted, a sheet is scrolled. @param {Element} element */
export function reveal(element) {
  if (!byId("board").contains(element)) return scrollTo(element);
  if (!inSight(element)) showWhole(true);
  if (view.loose) view.reveal(element);
}

/** What can be chosen in a sheet, and is not chosen yet. */
const OPEN = ["aria-disabled", "aria-pressed", "aria-checked"].map((name) => `:not([${name}="true"])`).join("") + ':not([data-control$="|less"])';

/** Of the open answers in the sheet one is in sight: one that the card points at, if there is any. */
export function leadOn() {
  const open = all(`#composer-parts [data-do="pick"]${OPEN}`);
  const aimed = controls().filter((each) => open.includes(each));
  const [wanted] = [aimed, open, all("#composer-parts .may")].filter((each) => each.length);
  if (wanted && !wanted.some(inSight)) scrollTo(wanted[0]);
}

/** Scrolls the sheet, and nothing around it, until something is in its middle. @param {Element} element */
function scrollTo(element) {
  const room = element.closest("#composer-parts, #slot, #options");
  if (!room) return;
  const [at, within] = [element, room].map((each) => each.getBoundingClientRect());
  room.scrollTop += (at.top + at.bottom - within.top - within.bottom) / 2;
}

/** Something in a sheet is seen well with so many pixels around it. */
const AROUND = 50;

/**
 * Scrolls a sheet by the least that shows something well, if what is seen there stays so.
 * @param {Element} element
 * @param {Element[]} seen
 */
export function fitIn(element, seen) {
  const room = element.closest("#composer-parts");
  if (!room) return;
  const [at, within] = [element, room].map((each) => each.getBoundingClientRect());
  const [above, below] = [at.top - AROUND - within.top, at.bottom + AROUND - within.bottom];
  if (above >= 0 && below <= 0) return;
  const before = room.scrollTop;
  room.scrollTop += above < 0 ? above : below;
  if (!seen.every(inSight)) room.scrollTop = before;
}

/** The controls that stand for what the card speaks of. */
export const controls = () => (table.coach?.point ?? []).flatMap((place) => all(`:is(#composer-parts, #groups) [data-places~="${CSS.escape(place)}"]`));
