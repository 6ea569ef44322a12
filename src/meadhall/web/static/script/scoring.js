// A scoring told place by place: who got what there and why, with plates on the map and the totals so far.

import { all, byId } from "./dom.js";
import { footOf } from "./halo.js";
import { trail } from "./lights.js";
import { disc } from "./seats.js";
import { settings } from "./settings.js";
import { table } from "./state.js";
import { minus } from "./text.js";
import { view } from "./view.js";
import { say } from "./words.js";

/** A place is shown for so many milliseconds, unless the pointer rests on the map or nothing should move. */
const PAUSE = 3000;
const SVG = "http://www.w3.org/2000/svg";

/** What is told, how far it is, and what comes after it. @type {{ steps: Live.Scored[], earlier: [number, number][], at: number, then: () => void }} */
const told = { steps: [], earlier: [], at: 0, then: () => {} };
let timer = 0;
let resting = false;

/**
 * Tells a scoring from its first place on.
 * @param {Live.Moment} moment
 * @param {() => void} then
 */
export function showScoring(moment, then) {
  const steps = moment.steps ?? [];
  Object.assign(told, { steps, earlier: moment.earlier ?? [], at: settings.scoring === "once" ? steps.length - 1 : 0, then });
  byId("scoring-when").textContent = moment.when ?? "";
  const dialog = byId("scoring-dialog");
  const { left, width, bottom, height } = byId("prompt").getBoundingClientRect();
  Object.assign(dialog.style, { left: `${left}px`, width: `${width}px`, bottom: `${innerHeight - bottom}px`, minHeight: `${height}px` });
  if (!dialog.open) dialog.showModal();
  document.body.classList.add("scoring");
  showStep();
  byId("scoring-next").focus();
}

function showStep() {
  const { steps, at } = told;
  const step = steps[at];
  byId("scoring-of").textContent = say("js-moment-of", { n: at + 1, of: steps.length });
  byId("scoring-title").textContent = step.title;
  byId("scoring-why").textContent = minus(step.because ?? "");
  byId("scoring-next").textContent = at + 1 < steps.length ? say("js-scoring-next", { name: steps[at + 1].name }) : say("js-scoring-done");
  byId("scoring-totals").replaceChildren(...totals(steps.slice(0, at + 1), told.earlier));
  holdScores(steps.slice(at + 1));
  trail(step.place);
  for (const old of all(".scored-now")) old.classList.remove("scored-now");
  placeOf(step.place)?.classList.add("scored-now");
  drawPlates();
  // Where the strip has just gone, the map has grown.
  requestAnimationFrame(() => requestAnimationFrame(drawPlates));
  clearTimeout(timer);
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!still && settings.scoring === "self" && at + 1 < steps.length) timer = setTimeout(goOn, PAUSE);
}

/** While it is told, every seat shows the points that it had by then. @param {Live.Scored[]} rest what is still to be told */
function holdScores(rest) {
  const due = new Map(sums(rest).map(({ seat, sum }) => [seat, sum]));
  table.seats.forEach((_, seat) => {
    const score = byId(`seat-${seat}`)?.querySelector(".score");
    const figure = score?.querySelector("b");
    if (!score || !figure) return;
    if (due.get(seat)) score.dataset.held = heldBack(figure.textContent, due.get(seat) ?? 0);
    else delete score.dataset.held;
  });
}

/** Points in figures, less some of them. @type {(figures: string, due: number) => string} */
export const heldBack = (figures, due) => minus(String(Number(figures.replace("\u2212", "-")) - due));

function goOn() {
  if (resting) timer = setTimeout(goOn, PAUSE);
  else next();
}

function next() {
  if (told.at + 1 >= told.steps.length) return close();
  told.at += 1;
  showStep();
}

function close() {
  clearTimeout(timer);
  for (const old of all("#stage .scored-plate")) old.remove();
  for (const old of all(".scored-now")) old.classList.remove("scored-now");
  document.body.classList.remove("scoring");
  holdScores([]);
  trail("");
  byId("scoring-dialog").close();
  told.then();
}

/**
 * What each seat has got, the most first; what came last stands out.
 * @param {Live.Scored[]} steps
 * @param {[number, number][]} earlier what seats had got in the same scoring before
 */
export function sums(steps, earlier = []) {
  /** @type {Map<number, { seat: number, sum: number, last: number }>} */
  const found = new Map(earlier.map(([seat, sum]) => [seat, { seat, sum, last: 0 }]));
  steps.forEach(({ gains }, i) => {
    for (const [seat, points] of gains) {
      const { sum } = found.get(seat) ?? { sum: 0 };
      found.set(seat, { seat, sum: sum + points, last: i + 1 === steps.length ? points : 0 });
    }
    if (i + 1 === steps.length) for (const one of found.values()) if (!gains.some(([seat]) => seat === one.seat)) one.last = 0;
  });
  return [...found.values()].sort((one, other) => other.sum - one.sum || one.seat - other.seat);
}

/**
 * @param {Live.Scored[]} steps
 * @param {[number, number][]} earlier
 */
function totals(steps, earlier) {
  const ranked = sums(steps, earlier);
  const most = Math.max(1, ...ranked.map(({ sum }) => sum));
  return ranked.map(({ seat, sum, last }) => {
    const row = document.createElement("li");
    const bar = Object.assign(document.createElement("span"), { className: "share" });
    bar.style.setProperty("--share", `${(100 * sum) / most}%`);
    const name = byId(`seat-${seat}`)?.querySelector(".name, b, h3")?.textContent ?? table.seats[seat]?.name ?? "";
    row.append(disc(seat), Object.assign(document.createElement("span"), { className: "name", textContent: table.mine.includes(seat) && table.mine.length === 1 ? say("js-about-you") : name }));
    row.append(bar, Object.assign(document.createElement("b"), { textContent: String(sum) }));
    if (last) row.append(Object.assign(document.createElement("small"), { className: "delta", textContent: `+${last}` }));
    return row;
  });
}

/** Plates of points on the places that are done, a large one on the present, and dotted ways to what settled a tie. */
function drawPlates() {
  for (const old of all("#stage .scored-plate")) old.remove();
  const dialog = byId("scoring-dialog");
  const present = placeOf(told.steps[told.at].place);
  if (!dialog.open || !present) return;
  view.reveal(present);
  view.shift(0, Math.min(0, dialog.getBoundingClientRect().top - 12 - present.getBoundingClientRect().bottom));
  told.steps.forEach((step, i) => {
    const element = placeOf(step.place);
    if (!element) return;
    if (i > told.at + 1) return;
    const text = i > told.at ? say("js-scoring-soon") : "";
    plate(element, i > told.at ? [] : step.gains, text, i === told.at);
    if (i === told.at) for (const link of step.links ?? []) way(element, placeOf(link));
  });
}

/**
 * @param {string} place
 * @returns {SVGGraphicsElement | null}
 */
const placeOf = (place) => document.querySelector(`#stage [data-at="${CSS.escape(place)}"]`);

/**
 * @param {SVGGraphicsElement} element
 * @param {Live.Scored["gains"]} gains
 * @param {string} words
 * @param {boolean} large
 */
function plate(element, gains, words, large) {
  const picture = element.closest("svg.picture");
  const matrix = picture instanceof SVGSVGElement ? picture.getScreenCTM()?.inverse() : null;
  const at = element.getBoundingClientRect();
  if (!(picture instanceof SVGSVGElement) || !matrix || !at.width) return;
  const foot = footOf(element, at, byId("scoring-dialog").getBoundingClientRect().top).matrixTransform(matrix);
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", `scored-plate${large ? " large" : ""}${words ? " soon" : ""}`);
  group.setAttribute("aria-hidden", "true");
  const size = large ? 1.25 : 1;
  const wide = words ? 46 : 14 + gains.length * 36;
  const box = document.createElementNS(SVG, "rect");
  for (const [key, value] of Object.entries({ x: -wide / 2, y: -12, width: wide, height: 24, rx: 12 })) box.setAttribute(key, String(value));
  group.append(box);
  if (words) group.append(lettered(words, 0));
  gains.forEach(([seat, points], i) => {
    const x = -wide / 2 + 9 + i * 36;
    const face = disc(seat);
    for (const [key, value] of Object.entries({ x, y: -9, width: 17, height: 18 })) face.setAttribute(key, String(value));
    group.append(face, lettered(String(points), x + 25));
  });
  group.setAttribute("transform", `translate(${foot.x.toFixed(1)} ${(foot.y - 6).toFixed(1)}) scale(${size})`);
  picture.append(group);
}

/**
 * @param {string} words
 * @param {number} x
 */
function lettered(words, x) {
  const text = document.createElementNS(SVG, "text");
  text.textContent = words;
  text.setAttribute("x", String(x));
  return text;
}

/**
 * @param {SVGGraphicsElement} from
 * @param {SVGGraphicsElement | null} to
 */
function way(from, to) {
  const picture = from.closest("svg.picture");
  const matrix = picture instanceof SVGSVGElement ? picture.getScreenCTM()?.inverse() : null;
  if (!to || !picture || !matrix) return;
  const [one, other] = [from, to].map((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return new DOMPoint((left + right) / 2, (top + bottom) / 2).matrixTransform(matrix);
  });
  const line = document.createElementNS(SVG, "line");
  const ends = { x1: one.x + (other.x - one.x) * 0.3, y1: one.y + (other.y - one.y) * 0.3, x2: one.x + (other.x - one.x) * 0.7, y2: one.y + (other.y - one.y) * 0.7 };
  for (const [key, value] of Object.entries(ends)) line.setAttribute(key, value.toFixed(1));
  line.setAttribute("class", "scored-plate scored-way");
  picture.append(line);
}

export function listenToScoring() {
  const dialog = byId("scoring-dialog");
  byId("scoring-next").addEventListener("click", next);
  byId("scoring-again").addEventListener("click", () => {
    told.at = Math.max(0, told.at - 1);
    showStep();
  });
  byId("scoring-all").addEventListener("click", () => {
    if (told.at + 1 === told.steps.length) return close();
    told.at = told.steps.length - 1;
    showStep();
  });
  dialog.addEventListener("cancel", (/** @type {Event} */ event) => {
    event.preventDefault();
    close();
  });
  document.addEventListener("pointermove", ({ clientY }) => (resting = dialog.open && clientY < dialog.getBoundingClientRect().top));
}
