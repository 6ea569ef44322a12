// The coach of a lesson: a card that says what there is to know and the one thing to do, and what it points at.

import { undo } from "./choosing.js";
import { clearLine, drawLine } from "./coach_line.js";
import { all, byId } from "./dom.js";
import { canRecall } from "./draft.js";
import { showWhole } from "./frame.js";
import { outline } from "./halo.js";
import { ruleLink } from "./rulebook.js";
import { controls, inSight, leadOn, reveal } from "./sight.js";
import { table } from "./state.js";
import { recall, remember } from "./tab.js";
import { forFingers } from "./text.js";
import { say } from "./words.js";

/** So many milliseconds what was asked for is shown. */
const SHOWN = 2400;

/** So far apart, in pixels, are labels that say the same, and others. */
const TOGETHER = [130, 90];
const APART = [56, 24];

/** @typedef {{ when: string, x: number, y: number }} Tag */

/** Where the tab remembers that the reader has folded the card. */
const FOLDED = "meadhall-coach-folded";

/** The card that is shown, its step, and whether the reader has folded it: then it stays so until they unfold it. */
let known = "";
let step = "";
let folded = false;
/** What rivals had said before. */
let heard = new Set();
/** The reader has gone to see the board. */
let left = false;

const led = () => Boolean(table.coach) && !table.coach?.over && table.moment === null;

/** Shows the coach, or takes it away. */
export function showCoach() {
  byId("main").classList.toggle("coached", led());
  clean();
  const box = byId("coach");
  if (!box) return;
  box.hidden = !led();
  if (!table.coach || !led()) return clearLine();
  fill(table.coach);
  settleIn(box);
  const back = byId("coach-back");
  if (table.can_undo || table.can_go_back || canRecall() || table.draft) back.removeAttribute("aria-disabled");
  else back.setAttribute("aria-disabled", "true");
  quote(table.coach.said ?? []);
  shade(table.coach.shaded ?? {});
  // What may be clicked is lit already.
  for (const element of pointed()) if (!element.matches(".may")) outline(element, ["spot under", "spot over"]);
  leadOn();
  keepInSight();
}

/** What the card speaks of stays in sight, however large the card is. */
function keepInSight() {
  const [first] = pointed();
  if (first && !pointed().some(inSight)) reveal(first);
  drawLine(byId("coach"), first);
}

/** @param {Live.ShownCoach} coach */
function fill(coach) {
  const { title, number, of, text, rules = [], point = [], why = "" } = coach;
  const todo = coach.do ?? "";
  const key = JSON.stringify([title, number, text, todo]);
  if (key === known) return;
  if (step !== stepOf(coach)) {
    byId("coach-why").open = false;
    showWhole(false);
  }
  step = stepOf(coach);
  known = key;
  byId("coach-title").textContent = title;
  byId("coach-count").textContent = say("js-step-of", { n: number, of });
  byId("coach-steps").replaceChildren(...segments(number, of));
  byId("coach-text").replaceChildren(...text.map((part) => Object.assign(document.createElement("p"), { textContent: inHand(part) })));
  byId("coach-do").hidden = !todo;
  byId("coach-do").lastChild?.replaceWith(` ${inHand(todo)}`);
  byId("coach-why").hidden = !why;
  byId("coach-because").textContent = inHand(why);
  byId("coach-rules").replaceChildren(...rules.flatMap((rule) => [ruleLink(rule), " "]));
  byId("coach-show").hidden = !point.length;
}

/** What the coach says, to whoever touches the screen. @param {string} text */
const inHand = (text) => (matchMedia("(pointer: coarse)").matches ? forFingers(text, say("js-clicks"), say("js-taps")) : text);

/** @type {(coach: Live.ShownCoach) => string} */
const stepOf = ({ number, title }) => `${number} ${title}`;

/**
 * @param {number} number
 * @param {number} of
 */
function segments(number, of) {
  return Array.from({ length: of }, (_, i) => Object.assign(document.createElement("i"), { className: i + 1 < number ? "done" : i + 1 === number ? "now" : "" }));
}

/**
 * Where the card stands: beside the map if there is a column, in the sheet of a move that is composed, or above the question.
 * @param {{ column: boolean, composing: boolean }} room
 * @returns {"side" | "composer" | "prompt"}
 */
export const homeFor = ({ column, composing }) => (column ? "side" : composing ? "composer" : "prompt");

/** @param {Element} box */
function settleIn(box) {
  const side = byId("side");
  const column = getComputedStyle(side).display !== "none" && side.offsetWidth < 400;
  const home = homeFor({ column, composing: byId("main").classList.contains("composing") });
  box.dataset.home = home;
  const below = { side: () => side.querySelector("#talk"), composer: () => byId("composer-parts"), prompt: () => byId("prompt") }[home]();
  const parent = below?.parentElement ?? side;
  if (box.parentElement !== parent || (below && box.nextElementSibling !== below)) parent.insertBefore(box, below);
  showFold(box);
}

/** @param {Element} box */
function showFold(box) {
  // In the side there is room, and no way to unfold it.
  box.classList.toggle("folded", folded && box.dataset.home !== "side");
  byId("main").classList.toggle("coach-folded", box.classList.contains("folded"));
  const button = byId("coach-fold");
  button.textContent = say(folded ? "js-unfold" : "js-fold");
  button.setAttribute("aria-expanded", String(!folded));
}

export function foldCoach() {
  folded = !folded;
  remember(FOLDED, folded ? "yes" : "");
  showFold(byId("coach"));
  keepInSight();
}

/** What a rival says stands beside its name; on a small screen what is new stands on the card. @param {Live.Quote[]} said */
function quote(said) {
  const lines = [];
  for (const { seat, text } of said) {
    const words = Object.assign(document.createElement("q"), { className: "quoted", textContent: text });
    byId(`seat-${seat}`)?.append(words);
    if (!heard.has(`${seat} ${text}`)) lines.push(quoteLine(seat, text));
  }
  const fresh = new Set(said.map(({ seat, text }) => `${seat} ${text}`));
  if (lines.length || fresh.size < heard.size) byId("coach-said").replaceChildren(...lines);
  heard = fresh;
}

/**
 * @param {number} seat
 * @param {string} text
 */
function quoteLine(seat, text) {
  const item = document.createElement("li");
  const { role, name } = table.seats[seat] ?? { role: "", name: "" };
  item.append(`${role || name}: `, Object.assign(document.createElement("q"), { textContent: text }));
  return item;
}

/** @param {string} place */
const standing = (place) => all(`:is(#board, #slot, #composer) [data-at="${CSS.escape(place)}"]`);

const pointed = () => (table.coach?.point ?? []).flatMap(standing);

/** What comes later lies in the shade, and says when. @param {Record<string, string>} shaded */
function shade(shaded) {
  /** @type {Tag[]} */
  const taken = [];
  for (const [place, when] of Object.entries(shaded)) {
    const dark = standing(place).filter((element) => !element.matches(".may, .chosen"));
    for (const element of dark) {
      element.classList.add("comes-later");
      element.setAttribute("aria-disabled", "true");
      element.dataset.when = when;
      element.setAttribute("aria-description", when);
    }
    label(dark, when, taken);
  }
}

/**
 * The word "later" in the middle of a place; once where several that come together lie close to each other.
 * @param {Element[]} elements all that stand for the place
 * @param {string} when
 * @param {Tag[]} taken
 */
function label(elements, when, taken) {
  const picture = elements[0]?.closest("svg.picture");
  const matrix = picture instanceof SVGSVGElement ? picture.getScreenCTM()?.inverse() : null;
  const boxes = elements.filter((each) => picture?.contains(each)).map((each) => each.getBoundingClientRect()).filter((box) => box.width);
  if (!picture || !matrix || !boxes.length) return;
  const spot = middleOf(boxes);
  if (taken.some((other) => near(other, { when, x: spot.x, y: spot.y }))) return;
  taken.push({ when, x: spot.x, y: spot.y });
  const middle = spot.matrixTransform(matrix);
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  group.setAttribute("class", "later-tag");
  group.setAttribute("aria-hidden", "true");
  group.innerHTML = '<rect y="-11" height="22" rx="11"/><text></text>';
  const [box, text] = /** @type {any} */ (group.children);
  text.textContent = say("js-later");
  picture.append(group);
  const wide = text.getComputedTextLength() + 18;
  box.setAttribute("x", String(-wide / 2));
  box.setAttribute("width", String(wide));
  group.setAttribute("transform", `translate(${middle.x.toFixed(1)} ${middle.y.toFixed(1)})`);
}

/** @param {DOMRect[]} boxes */
function middleOf(boxes) {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return new DOMPoint((left + right) / 2, (top + bottom) / 2);
}

/**
 * Whether a label would lie on another one, or say the same beside it.
 * @param {Tag} one
 * @param {Tag} other
 */
export function near(one, other) {
  const [wide, tall] = one.when === other.when ? TOGETHER : APART;
  return Math.abs(one.x - other.x) < wide && Math.abs(one.y - other.y) < tall;
}

function clean() {
  for (const old of all(".spot, .later-tag, .quoted")) old.remove();
  for (const element of all(".comes-later")) {
    element.classList.remove("comes-later");
    element.removeAttribute("aria-disabled");
    if (element.getAttribute("aria-description") === element.dataset.when) element.removeAttribute("aria-description");
    delete element.dataset.when;
  }
}

/** Shows for a moment what the card speaks of; the next time what was out of sight. */
export function showPlaces() {
  const every = [...pointed(), ...controls()];
  const next = every.find((element) => !inSight(element)) ?? every[0];
  if (next) reveal(next);
  for (const element of every) element.classList.add("shown");
  setTimeout(() => all(".shown").forEach((element) => element.classList.remove("shown")), SHOWN);
  drawLine(byId("coach"), pointed()[0]);
}

/** The key of the coach; false if nobody is led here. */
export function focusCoach() {
  if (!led() || !byId("coach")) return false;
  byId("coach").focus();
  return true;
}

/** The end of a lesson: a card on the map instead of who won. @param {boolean} due nothing is told before it any more */
export function showLessonEnd(due = true) {
  const box = byId("lesson-end");
  if (!box) return;
  const { coach } = table;
  const open = due && Boolean(coach?.over) && table.moment === null && !left;
  const opens = open && box.hidden;
  box.hidden = !open;
  if (!coach || !open) return;
  byId("lesson-well").textContent = coach.well ?? "";
  byId("lesson-one").textContent = coach.text.join(" ");
  if (opens) byId("lesson-end-title").focus();
}

export function seeBoard() {
  left = true;
  showLessonEnd();
  byId("prompt").focus();
}

/** @param {Event} event */
export function stepBack(event) {
  event.preventDefault();
  undo();
}

export function listenToCoach() {
  if (!byId("coach")) return;
  heard = new Set((table.coach?.said ?? []).map(({ seat, text }) => `${seat} ${text}`));
  folded = recall(FOLDED) === "yes";
  byId("coach-why").addEventListener("toggle", keepInSight);
  addEventListener("resize", showCoach);
  for (const name of /** @type {const} */ (["wheel", "pointerdown"])) byId("stage").addEventListener(name, clearLine, { passive: true });
}
