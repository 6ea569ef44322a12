// Halos on places that have changed, each with what changed there.

import { all } from "./dom.js";
import { disc } from "./seats.js";
import { table } from "./state.js";
import { minus } from "./text.js";
import { say } from "./words.js";

/** A place needs so many pixels for a label beside its own things. */
const ROOMY = 90;
const SVG = "http://www.w3.org/2000/svg";

/** Marks the changed places and no others. @param {Live.Difference[]} changed */
export function haloes(changed) {
  clearRings();
  for (const element of all("[data-changed]")) {
    element.setAttribute("aria-description", (element.getAttribute("aria-description") ?? "").replace(element.dataset.changed ?? "", "").trim());
    if (!element.getAttribute("aria-description")) element.removeAttribute("aria-description");
    delete element.dataset.changed;
  }
  // A draft is written on the map already, and counts more.
  const taken = boxes("g.ghosts > *");
  const words = written();
  // What concerns the reader is drawn last, and lies on top.
  for (const one of [...changed].reverse()) {
    for (const element of all(`#stage [data-at="${CSS.escape(one.place)}"]`)) {
      ring(element, Boolean(one.mine));
      name(element, one);
    }
  }
  for (const one of changed) {
    const [element] = all(`#stage [data-at="${CSS.escape(one.place)}"]`);
    if (element) tag(element, one, taken, words);
  }
}

/** @param {string} selector */
const boxes = (selector) => all(`#stage svg.picture ${selector}`).map((each) => each.getBoundingClientRect()).filter(({ width }) => width);

/** Where the map itself has names and numbers. */
export const written = () => boxes("text");

/** Takes away all halos and their tags. */
export function clearRings() {
  for (const old of all(".halo, .halo-tag")) old.remove();
}

/**
 * A halo round a place.
 * @param {Element} element
 * @param {boolean} mine
 */
export const ring = (element, mine) => outline(element, ["under", "over"].map((kind) => `halo ${kind}${mine ? " mine" : ""}`));

/**
 * Lays lines round a place, one of each class.
 * @param {Element} element
 * @param {string[]} classes
 */
export function outline(element, classes) {
  if (!(element instanceof SVGGraphicsElement)) return;
  const drawn = element.querySelector(":scope > .outline");
  for (const name of classes) {
    const line = drawn ? /** @type {SVGElement} */ (drawn.cloneNode(true)) : frame(element);
    if (!line) return;
    line.removeAttribute("id");
    line.setAttribute("class", name);
    element.append(line);
  }
}

/**
 * A frame for what has no outline of its own.
 * @param {SVGGraphicsElement} element
 */
function frame(element) {
  const box = element.getBBox();
  if (!box.width || !box.height) return null;
  const rect = document.createElementNS(SVG, "rect");
  for (const [key, value] of Object.entries({ x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6, rx: 6 })) rect.setAttribute(key, String(value));
  return rect;
}

/**
 * Says it to those who listen, behind what is said of the place already.
 * @param {Element} element
 * @param {Live.Difference} one
 */
function name(element, one) {
  const words = say("js-changed", { words: minus(one.mine || one.words) });
  element.setAttribute("aria-description", [element.getAttribute("aria-description"), words].filter(Boolean).join(" "));
  element.dataset.changed = words;
}

/**
 * The points within a place that are some way from its edge and above a floor, on the screen, the lowest first.
 * @param {Element} element
 * @param {DOMRect} at
 */
export function* spotsIn(element, at, floor = Infinity) {
  const outline = element.querySelector(":scope > .outline");
  // What a dialog covers cannot be hit, so the outline is asked where there is one.
  const shape = outline instanceof SVGUseElement ? document.querySelector(outline.getAttribute("href") ?? "") : outline;
  const matrix = outline instanceof SVGGraphicsElement && shape instanceof SVGGeometryElement ? outline.getScreenCTM()?.inverse() : null;
  /** @type {(x: number, y: number) => boolean} */
  const holds = (x, y) => (matrix && shape instanceof SVGGeometryElement ? shape.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix)) : document.elementsFromPoint(x, y).some((each) => element.contains(each)));
  for (let y = Math.min(at.bottom, floor) - 14; y > at.top + 14; y -= 8) {
    for (const share of [0.5, 0.35, 0.65]) {
      const x = at.left + at.width * share;
      const inside = [-24, 0, 24].every((aside) => holds(x + aside, y));
      if (inside) yield new DOMPoint(x, y - 4);
    }
  }
}

/**
 * The lowest of them.
 * @param {Element} element
 * @param {DOMRect} at
 */
export const footOf = (element, at, floor = Infinity) => spotsIn(element, at, floor).next().value ?? new DOMPoint(at.left + at.width / 2, at.bottom - 10);

/** At the edge of a place that is small. @param {DOMRect} at */
const edges = ({ left, right, top, bottom }) => [[(left + right) / 2, bottom - 2], [(left + right) / 2, top + 2], [right, (top + bottom) / 2], [left, (top + bottom) / 2]].map(([x, y]) => new DOMPoint(x, y));

/**
 * The first of some spots at which a label covers nothing that is to be read.
 * @template {{ x: number, y: number }} Spot
 * @param {Iterable<Spot>} spots
 * @param {Page.Size} size
 * @param {Page.Edges[]} taken
 */
export function freeSpot(spots, { width, height }, taken) {
  for (const spot of spots) {
    const [left, right, top, bottom] = [spot.x - width / 2, spot.x + width / 2, spot.y - height / 2, spot.y + height / 2];
    if (taken.every((other) => left >= other.right || right <= other.left || top >= other.bottom || bottom <= other.top)) return spot;
  }
  return null;
}

/**
 * A small label within the place, as low as it hides no words; where it has no room the halo is enough, unless it is about the reader.
 * @param {Element} element
 * @param {Live.Difference} one
 * @param {DOMRect[]} taken where other labels lie
 * @param {DOMRect[]} words
 */
export function tag(element, one, taken, words) {
  const picture = element.closest("svg.picture");
  if (!(picture instanceof SVGSVGElement) || !(element instanceof SVGGraphicsElement) || !one.text) return;
  const at = element.getBoundingClientRect();
  // In a small place it would lie on what stands there; only what concerns the reader is worth that, at the very edge.
  const small = Math.min(at.width, at.height) < ROOMY;
  if (!at.width || (small && !one.mine)) return;
  const matrix = picture.getScreenCTM()?.inverse();
  if (!matrix) return;
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", `halo-tag${one.mine ? " mine" : ""}`);
  group.setAttribute("aria-hidden", "true");
  const text = document.createElementNS(SVG, "text");
  text.textContent = one.text;
  group.append(text);
  picture.append(group);
  const wide = text.getComputedTextLength() + (one.seat === null ? 16 : 34);
  const box = document.createElementNS(SVG, "rect");
  for (const [key, value] of Object.entries({ x: -wide / 2, y: -11, width: wide, height: 22, rx: 11 })) box.setAttribute(key, String(value));
  group.prepend(box);
  if (one.seat !== null && one.seat !== undefined) {
    const face = disc(one.seat);
    // Lost to somebody: they stand behind it.
    const behind = Boolean(one.mine) && one.seat !== table.seat;
    for (const [key, value] of Object.entries({ x: behind ? wide / 2 - 21 : -wide / 2 + 4, y: -9, width: 17, height: 18 })) face.setAttribute(key, String(value));
    group.append(face);
    text.setAttribute("x", behind ? "-9" : "9");
  }
  const size = { width: wide / matrix.a, height: 22 / matrix.a };
  const spots = small ? edges(at) : [...spotsIn(element, at), footOf(element, at)];
  const spot = freeSpot(spots, size, [...taken, ...words]) ?? (one.mine ? freeSpot(spots, size, taken) : null);
  if (!spot) return group.remove();
  const foot = spot.matrixTransform(matrix);
  const tall = picture.viewBox.baseVal.height;
  group.setAttribute("transform", `translate(${foot.x.toFixed(1)} ${Math.min(foot.y, tall - 14).toFixed(1)})`);
  return void taken.push(group.getBoundingClientRect());
}
