// A dotted line from the card of the coach to what it speaks of, where both stand still beside each other.

import { byId } from "./dom.js";
import { view } from "./view.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * A soft curve between two points.
 * @param {Page.Point} from
 * @param {Page.Point} to
 */
export function curve(from, to) {
  const bend = Math.round((from.x - to.x) / 2);
  const [a, b] = [from, to].map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  return `M${a.x} ${a.y}C${a.x - bend} ${a.y} ${b.x + bend} ${b.y} ${b.x} ${b.y}`;
}

export function clearLine() {
  byId("coach-line")?.replaceChildren();
}

/**
 * @param {Element} card
 * @param {Element | undefined} goal
 */
export function drawLine(card, goal) {
  clearLine();
  if (!goal || card.dataset.home !== "side" || view.k > 1 || !byId("board").contains(goal)) return;
  const main = byId("main").getBoundingClientRect();
  const [from, to, stage] = [card, goal, byId("stage")].map((each) => each.getBoundingClientRect());
  const end = { x: to.right, y: Math.min(Math.max(to.top + to.height / 2, to.top), to.bottom) };
  if (!to.width || end.x > stage.right || end.y < stage.top || end.y > stage.bottom) return;
  const path = curve({ x: from.left - main.left, y: from.top + 60 - main.top }, { x: end.x - main.left, y: end.y - main.top });
  for (const name of ["under", "over"]) {
    const each = document.createElementNS(SVG, "path");
    each.setAttribute("class", name);
    each.setAttribute("d", path);
    byId("coach-line").append(each);
  }
}
