// A draft on the map: pieces that would stand there, arrows of those that come, and a label beside the target.

import { all, byId, parse, phone } from "./dom.js";
import { settings } from "./settings.js";
import { myTurn, table } from "./state.js";
import { minus } from "./text.js";
import { view } from "./view.js";
import { arrowOf, freeWay } from "./ways.js";
import { say } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";
const PIECE = 30;
/** How broad the shaft of an arrow is. */
const BROAD = 14;
/** What a word looks like that is written once more. */
const WORN = ["fill", "stroke", "stroke-width", "paint-order", "font-family", "font-size", "font-weight", "font-style", "letter-spacing", "text-anchor"];
/** How finely a free spot is looked for. */
const STEP = 8;
/** How much further away a spot counts that lies beside its place. */
const BESIDE = 1000;

/**
 * @param {string} tag
 * @param {Record<string, string | number>} values
 * @param {...(Node | string)} children
 */
function draw(tag, values, ...children) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(values)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

/** Where a place is seen on the pictures. @param {string} place */
const seen = (place) => all(`#stage [data-at="${CSS.escape(place)}"]`).find((each) => each instanceof SVGGraphicsElement && each.checkVisibility());

/**
 * The box of an element in the measures of its picture.
 * @param {Element} element
 * @param {DOMMatrix} matrix
 * @returns {Page.Edges}
 */
function boxOf(element, matrix) {
  const at = element.getBoundingClientRect();
  const [low, high] = [new DOMPoint(at.left, at.top), new DOMPoint(at.right, at.bottom)].map((point) => point.matrixTransform(matrix));
  return { left: low.x, top: low.y, right: high.x, bottom: high.y };
}

/** @param {Page.Edges} box @returns {Page.Point} */
const middle = ({ left, right, top, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/**
 * Tells whether a point of a picture lies on a place; a place without an outline of its own has all of them.
 * @param {Element} target
 * @param {SVGSVGElement} picture
 * @returns {(x: number, y: number) => boolean}
 */
function onto(target, picture) {
  const drawn = [target, ...all("path, use", target)].find((each) => each instanceof SVGGeometryElement || each instanceof SVGUseElement);
  const shape = drawn instanceof SVGUseElement ? document.querySelector(drawn.href.baseVal) : drawn;
  const [home, from] = [picture.getScreenCTM(), drawn?.getScreenCTM()];
  if (!home || !from || !(shape instanceof SVGGeometryElement)) return () => true;
  const matrix = from.inverse().multiply(home);
  return (x, y) => shape.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix));
}

/** @type {(one: Page.Edges, other: Page.Edges) => boolean} */
const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** @type {(x: number, y: number, size: Page.Size, inside: (x: number, y: number) => boolean) => boolean} */
const spans = (x, y, { width, height }, inside) => [0, 0.5, 1].every((part) => inside(x + part * width, y + height / 2));

/** How much of one box lies on another. @type {(one: Page.Edges, other: Page.Edges) => number} */
const shared = (one, other) => Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/**
 * The first spot within a box where something of a size lies on nothing else, row by row from below; else the one where it
 * covers the least.
 * @param {Page.Edges} box
 * @param {Page.Size} size
 * @param {Page.Edges[]} taken
 * @param {(x: number, y: number) => boolean} inside whether a point belongs to the place in the box
 */
export function freeSpot(box, size, taken, inside = () => true) {
  const { x } = middle(box);
  let best = { x: x - size.width / 2, y: box.bottom - size.height };
  let least = Infinity;
  for (let y = box.bottom - size.height - 4; y > box.top + 4; y -= 8) {
    for (const aside of [0, -0.2, 0.2, -0.35, 0.35]) {
      const left = x + aside * (box.right - box.left) - size.width / 2;
      const spot = { left, top: y, right: left + size.width, bottom: y + size.height };
      if (spot.left < box.left || spot.right > box.right || !spans(left, y, size, inside)) continue;
      const covers = taken.reduce((sum, other) => sum + shared(spot, other), 0);
      if (!covers) return { x: left, y };
      if (covers < least) [best, least] = [{ x: left, y }, covers];
    }
  }
  return best;
}

/**
 * The spot nearest to the foot of a box where something of a size lies on nothing, within the room; else the foot.
 * @param {Page.Edges} box
 * @param {Page.Size} size
 * @param {Page.Edges} room
 * @param {Page.Edges[]} taken
 * @param {(x: number, y: number) => boolean} inside whether a point belongs to the place: all of these are nearer
 */
export function nearestFree(box, size, room, taken, inside = () => true) {
  const foot = { x: (box.left + box.right - size.width) / 2, y: box.bottom - size.height / 2 };
  let best = foot;
  let least = Infinity;
  for (let y = room.top; y <= room.bottom - size.height; y += STEP) {
    for (let x = room.left; x <= room.right - size.width; x += STEP) {
      const near = Math.hypot(x - foot.x, 1.5 * (y - foot.y));
      if (near >= least || taken.some((other) => meet({ left: x, top: y, right: x + size.width, bottom: y + size.height }, other))) continue;
      const far = near + (spans(x, y, size, inside) ? 0 : BESIDE);
      if (far < least) [best, least] = [{ x, y }, far];
    }
  }
  return best;
}

/** Whether anything is seen of a shape; places to click on water are not. @param {Element} shape */
function isPainted(shape) {
  if (shape.localName === "image") return true;
  const { fill, stroke } = getComputedStyle(shape);
  return ![fill, stroke].every((paint) => paint === "none" || paint === "transparent" || /, 0\)$/.test(paint));
}

/**
 * What stands on a picture and must be read: words, pieces and their numbers, no hills and nothing as large as a land.
 * @param {Element} picture
 * @param {DOMMatrix} matrix
 */
function obstacles(picture, matrix) {
  const most = picture.getBoundingClientRect().width / 6;
  const small = all("text, image, .parts :is(use, circle, rect, path)", picture).filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    // Names may stand among the hills.
    return width && (each.localName === "text" || (!each.closest(".relief") && width < most && height < most && isPainted(each)));
  });
  return small.map((each) => boxOf(each, matrix));
}

/**
 * A piece within its plate, and what is added.
 * @param {Live.Ghost} ghost
 */
function plate(ghost) {
  const wide = (ghost.picture ? PIECE : 0) + (ghost.label ? 12 + 9 * ghost.label.length : 0) + 8;
  const group = draw("g", { class: "composed" }, draw("rect", { class: "ghost-plate", width: wide, height: PIECE + 8, rx: 6 }));
  if (ghost.picture) {
    const piece = parse(ghost.picture);
    for (const [name, value] of Object.entries({ x: 4, y: 4, width: PIECE, height: PIECE })) piece.setAttribute(name, String(value));
    group.append(piece.localName === "svg" ? piece : draw("g", { transform: `translate(${4 + PIECE / 2} ${4 + PIECE / 2})` }, piece));
  }
  if (ghost.label) group.append(draw("text", { x: wide - 8, y: PIECE / 2 + 9, "text-anchor": "end" }, minus(ghost.label)));
  return { group, size: { width: wide, height: PIECE + 8 } };
}

/**
 * Draws what a sheet says of the map, and says it with the names of its places.
 * @param {Live.Sheet} sheet
 */
function drawAll(sheet) {
  /** @type {Map<Element, { layer: SVGElement, taken: Page.Edges[] }>} */
  const layers = new Map();
  /** @param {Element} element */
  const layerOf = (element) => {
    const picture = /** @type {SVGSVGElement} */ (element.closest("svg.picture"));
    const matrix = picture?.getScreenCTM()?.inverse();
    if (!matrix) return null;
    if (!layers.has(picture)) {
      const layer = draw("g", { class: "ghosts", "aria-hidden": "true" });
      picture.append(layer);
      layers.set(picture, { layer, taken: obstacles(picture, matrix) });
    }
    const known = layers.get(picture);
    return known ? { ...known, matrix, picture } : null;
  };
  for (const ghost of sheet.ghosts ?? []) {
    const target = seen(ghost.place);
    const found = target && layerOf(target);
    if (!target || !found) continue;
    const box = boxOf(target, found.matrix);
    const origin = ghost.origin ? seen(ghost.origin) : null;
    if (origin && origin.closest("svg.picture") === found.picture) {
      const ends = [middle(boxOf(origin, found.matrix)), middle(box)];
      const { from, to } = freeWay(ends[0], ends[1], BROAD, found.taken, onto(origin, found.picture), onto(target, found.picture));
      const way = arrowOf(from, to, BROAD);
      if (way) lay(way, found);
    }
    if (ghost.picture || ghost.label) {
      const { group, size } = plate(ghost);
      const { x, y } = freeSpot(box, size, found.taken, onto(target, found.picture));
      group.setAttribute("transform", `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
      found.layer.append(group);
      found.taken.push({ left: x, top: y, right: x + size.width, bottom: y + size.height });
    }
    name(target, told(sheet, ghost));
  }
  const target = sheet.outcome && sheet.place ? seen(sheet.place) : null;
  const found = target && layerOf(target);
  if (target && found) label(sheet.outcome ?? "", target, found);
  if (target && !(sheet.ghosts ?? []).some(({ place }) => place === sheet.place)) name(target, minus(sheet.outcome ?? ""));
}

/**
 * An arrow lies below the names that it meets: they are written once more, above it.
 * @param {string} way
 * @param {{ layer: SVGElement, picture: SVGSVGElement }} where
 */
function lay(way, { layer, picture }) {
  const arrow = /** @type {SVGPathElement} */ (draw("path", { class: "arrow", d: way }));
  layer.prepend(arrow);
  const [around, home] = [arrow.getBoundingClientRect(), picture.getScreenCTM()?.inverse()];
  for (const written of all("text", picture)) {
    // Numbers go with their pieces, which may still be on their way.
    const named = written instanceof SVGTextElement && /\p{L}/u.test(written.textContent ?? "") && !written.closest(".ghosts");
    const at = named && written.getScreenCTM();
    if (!home || !at || !meet(around, written.getBoundingClientRect())) continue;
    const again = /** @type {SVGTextElement} */ (written.cloneNode(true));
    const { a, b, c, d, e, f } = home.multiply(at);
    again.removeAttribute("id");
    again.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
    const worn = getComputedStyle(written);
    for (const each of WORN) again.style.setProperty(each, worn.getPropertyValue(each));
    arrow.after(again);
  }
}

/**
 * An ink pill beside its place: never on a name or a number.
 * @param {string} text
 * @param {Element} target
 * @param {{ layer: SVGElement, taken: Page.Edges[], picture: SVGSVGElement, matrix: DOMMatrix }} where
 */
function label(text, target, { layer, taken, picture, matrix }) {
  const words = draw("text", { "text-anchor": "middle", y: 5 }, minus(text));
  const group = draw("g", { class: "outcome-label" }, words);
  layer.append(group);
  const wide = /** @type {SVGTextElement} */ (words).getComputedTextLength() + 22;
  group.prepend(draw("rect", { x: -wide / 2, y: -13, width: wide, height: 26, rx: 13 }));
  const { x: left, y: top, width, height } = picture.viewBox.baseVal;
  const room = { left: left + 4, top: top + 4, right: left + width - 4, bottom: Math.min(top + height, foot(matrix)) - 4 };
  const { x, y } = nearestFree(boxOf(target, matrix), { width: wide, height: 26 }, room, taken, onto(target, picture));
  group.setAttribute("transform", `translate(${(x + wide / 2).toFixed(1)} ${(y + 13).toFixed(1)})`);
}

/** How far down a picture is seen: on a phone its sheet lies over it. @param {DOMMatrix} matrix */
function foot(matrix) {
  const sheet = byId("composer");
  // Where it will stand: it may still be sliding in.
  const top = (sheet.offsetParent?.getBoundingClientRect().top ?? 0) + sheet.offsetTop;
  return phone() && sheet.offsetHeight ? new DOMPoint(0, top).matrixTransform(matrix).y : Infinity;
}

/** @type {(sheet: Live.Sheet, ghost: Live.Ghost) => string} */
const told = (sheet, ghost) => minus([ghost.label, ghost.place === sheet.place ? sheet.outcome : ""].filter(Boolean).join(", "));

/**
 * Says it to those who listen, behind what is said of the place already.
 * @param {Element} element
 * @param {string} given
 */
function name(element, given) {
  if (!given) return;
  const words = say("js-draft-here", { words: given });
  element.dataset.ghosted = words;
  element.setAttribute("aria-description", [element.getAttribute("aria-description"), words].filter(Boolean).join(" "));
}

/** Shows the draft on the map, and nothing of an older one. */
export function showGhosts() {
  for (const old of all("#stage g.ghosts")) old.remove();
  for (const element of all("[data-ghosted]")) {
    const rest = (element.getAttribute("aria-description") ?? "").replace(element.dataset.ghosted ?? "", "").trim();
    if (rest) element.setAttribute("aria-description", rest);
    else element.removeAttribute("aria-description");
    delete element.dataset.ghosted;
  }
  const sheet = myTurn() && settings.composes && table.draft ? table.sheet : null;
  if (!sheet) return;
  const target = [sheet.place, sheet.ghosts?.[0]?.place].flatMap((place) => (place ? (seen(place) ?? []) : []))[0];
  if (target && view.loose && view.k === 1) view.reveal(target);
  drawAll(sheet);
}
