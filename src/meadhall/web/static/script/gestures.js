// What was just done, deed by deed: each is one gesture on the map, with what matters in words. Any click or key ends it.

import { all, byId, still } from "./dom.js";
import { outline } from "./halo.js";
import { disc } from "./seats.js";
import { settings } from "./settings.js";
import { isSkipping } from "./skip.js";
import { sound } from "./sounds.js";
import { table } from "./state.js";
import { minus } from "./text.js";

/** A gesture takes so long, and so long nothing happens before the next (milliseconds). */
const LONG = 400;
const BETWEEN = 80;
/** So many are shown of one turn: no more than two and a half seconds. */
const MOST = 5;
/** How much of that time there is where bots are quick. @type {Partial<Record<Page.Tempo, number>>} */
const SHARES = { fast: 0.4 };
const SVG = "http://www.w3.org/2000/svg";

/** @type {Live.Gesture[]} */
let waiting = [];
let timer = 0;

/**
 * What is shown of several deeds: those that concern the reader or weigh most, in their order.
 * @param {Live.Gesture[]} deeds
 */
export function weightiest(deeds, most = MOST) {
  const seen = deeds.filter(({ text, ways }) => text || ways?.length);
  const best = [...seen].sort((one, other) => Number(other.mine ?? false) - Number(one.mine ?? false) || other.weight - one.weight).slice(0, most);
  return seen.filter((deed) => best.includes(deed));
}

/** Whether the reader did it: then nothing has to be said of it. @param {Live.Gesture} deed */
const own = ({ seat }) => seat !== null && table.mine.includes(seat);

/** Shows what has been done since the last message. @param {Live.Gesture[]} deeds */
export function showGestures(deeds) {
  if (!deeds.length || table.moment !== null || settings.tempo === "none" || isSkipping() || document.hidden) return;
  waiting = weightiest([...waiting, ...deeds]);
  if (!timer) next();
}

function next() {
  clear();
  const deed = waiting.shift();
  timer = 0;
  if (!deed) return;
  const long = LONG * (SHARES[settings.tempo] ?? 1);
  show(deed, long);
  timer = setTimeout(() => {
    clear();
    timer = setTimeout(next, BETWEEN);
  }, long);
}

/** What is not shown yet is not shown any more. */
export function endGestures() {
  if (!timer) return;
  clearTimeout(timer);
  timer = 0;
  waiting = [];
  clear();
}

function clear() {
  for (const old of all("#stage .gesture")) old.remove();
  byId("gesture").hidden = true;
}

/**
 * @param {Live.Gesture} deed
 * @param {number} long
 */
function show(deed, long) {
  // What the reader drafts sounds when it is played.
  if (deed.fate && !(own(deed) && settings.composes)) sound("dice");
  for (const way of deed.ways ?? []) travel(way, long);
  if (own(deed) || !deed.text) return;
  for (const place of deed.places) for (const element of all(`#stage [data-at="${CSS.escape(place)}"]`)) outline(element, ["halo under gesture", "halo over gesture"]);
  const told = byId("gesture");
  const name = deed.seat === null ? [] : [disc(deed.seat), Object.assign(document.createElement("b"), { textContent: nameOf(deed.seat) }), " "];
  told.replaceChildren(...name, minus(deed.text));
  told.classList.toggle("mine", Boolean(deed.mine));
  told.hidden = false;
}

/** What a seat is called on the board. @param {number} seat */
const nameOf = (seat) => byId(`seat-${seat}`)?.querySelector(".name")?.textContent ?? table.seats[seat]?.name ?? "";

/**
 * A piece goes from its place to another, along a line.
 * @param {Live.Way} way
 * @param {number} long
 */
function travel({ origin, goal, seat, text }, long) {
  const [from, to] = [origin, goal].map((place) => document.querySelector(`#stage svg.picture [data-at="${CSS.escape(place)}"]`));
  const picture = from?.closest("svg.picture");
  const matrix = picture instanceof SVGSVGElement && to?.closest("svg.picture") === picture ? picture.getScreenCTM()?.inverse() : null;
  if (!picture || !matrix || !from || !to) return;
  const [start, end] = [from, to].map((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return new DOMPoint((left + right) / 2, (top + bottom) / 2).matrixTransform(matrix);
  });
  const line = document.createElementNS(SVG, "line");
  for (const [key, value] of Object.entries({ x1: start.x, y1: start.y, x2: end.x, y2: end.y })) line.setAttribute(key, value.toFixed(1));
  line.setAttribute("class", "gesture gesture-way");
  const piece = document.createElementNS(SVG, "g");
  piece.setAttribute("class", "gesture gesture-piece");
  piece.setAttribute("aria-hidden", "true");
  const face = disc(seat ?? null);
  for (const [key, value] of Object.entries({ x: -13, y: -14, width: 26, height: 28 })) face.setAttribute(key, String(value));
  piece.append(face);
  if (text) piece.append(Object.assign(document.createElementNS(SVG, "text"), { textContent: text }));
  /** @param {DOMPoint} at */
  const lies = ({ x, y }) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
  piece.style.transform = lies(end);
  picture.append(line, piece);
  if (!still()) piece.animate({ transform: [lies(start), lies(end)] }, { duration: long, easing: "ease-in-out" });
}

export function listenToGestures() {
  for (const name of ["pointerdown", "keydown"]) document.addEventListener(name, endGestures, { capture: true });
}
