// The coach of a lesson: a card that says what there is to know and the one thing to do, and what it points at.

import { undo } from "./choosing.js";
import { clearLine, drawLine } from "./coach_line.js";
import { all, byId, phone } from "./dom.js";
import { canRecall } from "./draft.js";
import { showWhole } from "./frame.js";
import { outline } from "./halo.js";
import { ruleLink } from "./rulebook.js";
import { openSheet } from "./sheet.js";
import { controls, fitIn, inSight, leadOn, reveal } from "./sight.js";
import { table } from "./state.js";
import { recall, remember } from "./tab.js";
import { forFingers } from "./text.js";
import { say } from "./words.js";

/** So many milliseconds what was asked for is shown. */
const SHOWN = 2400;

/** Where the tab remembers that the reader has folded the card. */
const FOLDED = "meadhall-coach-folded";

/** The card that is shown, its step, and whether the reader has folded it: then it stays so until they unfold it. */
let known = "";
let step = "";
let folded = false;
/** How far the move was composed when the step's card came, and whether the reader wants to see the card all the same. */
let begunWith = 0;
let unfolded = false;
/** The step, and what rivals had said when that was brought into sight. */
let heard = "";
const CHOSEN = ".chosen, [aria-pressed=true], [aria-checked=true]";

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
  liftResult(box);
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

/** What the card speaks of stays in sight, however large the card is: what is not chosen yet, or what came of it. */
function keepInSight() {
  const there = pointed().filter((each) => each.checkVisibility());
  const open = there.filter((each) => !each.matches(CHOSEN));
  const drawn = there.filter((each) => each.closest(".part-picture"));
  const wanted = [open, drawn, there].find((each) => each.length) ?? [];
  const [first] = wanted;
  if (first && !wanted.some(inSight)) reveal(first);
  for (const each of wanted) fitIn(each, wanted.filter(inSight));
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
    begunWith = composed();
    unfolded = false;
  }
  step = stepOf(coach);
  known = key;
  byId("coach-title").textContent = title;
  byId("coach-count").textContent = say("js-step-of", { n: number, of });
  byId("coach-steps").replaceChildren(...segments(number, of));
  byId("coach-text").replaceChildren(...text.map((part) => Object.assign(document.createElement("p"), { textContent: inHand(part) })));
  byId("coach-do").hidden = !todo;
  byId("coach-do").lastChild?.replaceWith(` ${inHand(todo)}`);
  const links = () => rules.map(({ id, title: named }) => ruleLink(id, named));
  byId("coach-rules").replaceChildren(...links().slice(0, 1));
  byId("coach-why").hidden = !why && !rules.length;
  byId("coach-because").textContent = inHand(why);
  byId("coach-more").replaceChildren(...links().map(listed));
  byId("coach-show").hidden = !point.length;
}

/** @param {Element} link */
function listed(link) {
  const item = document.createElement("li");
  item.append(link);
  return item;
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

/** @param {HTMLElement} box */
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

const composed = () => table.draft?.actions.length ?? 0;

/** Whether only the task is shown. Whoever composes on a phone has read the card, and wants room for the sheet. */
const small = () => folded || (phone() && composed() > begunWith && !unfolded);

/** @param {HTMLElement} box */
function showFold(box) {
  // In the side there is room, and no way to unfold it.
  box.classList.toggle("folded", small() && box.dataset.home !== "side");
  byId("main").classList.toggle("coach-folded", box.classList.contains("folded"));
  const button = byId("coach-fold");
  button.textContent = say(small() ? "js-unfold" : "js-fold");
  button.setAttribute("aria-expanded", String(!small()));
  liftResult(box);
}

/** Above the question the card is not covered by what has just come of a deed. @param {HTMLElement} box */
function liftResult(box) {
  const above = !box.hidden && box.dataset.home === "prompt";
  byId("main").style.setProperty("--coach", above ? `${box.offsetHeight + 12}px` : "0px");
}

export function foldCoach() {
  unfolded = small();
  folded = !unfolded;
  remember(FOLDED, folded ? "yes" : "");
  showFold(byId("coach"));
  keepInSight();
}

/** What rivals say stands beside their names, and on the card where their names are not seen. @param {Live.Quote[]} said */
function quote(said) {
  byId("coach-said").replaceChildren(...said.map(quoteLine));
  let last;
  for (const { seat, text } of said) {
    last = Object.assign(document.createElement("q"), { className: "quoted", textContent: text });
    byId(`seat-${seat}`)?.append(last);
  }
  const words = `${step} ${JSON.stringify(said)}`;
  if (words !== heard) last?.scrollIntoView({ block: "nearest" });
  heard = words;
}

/** @param {Live.Quote} quote */
function quoteLine({ seat, text }) {
  const item = document.createElement("li");
  const { role, name } = table.seats[seat] ?? { role: "", name: "" };
  item.append(`${role || name}: `, Object.assign(document.createElement("q"), { textContent: text }));
  return item;
}

/** @param {string} place */
const standing = (place) => all(`:is(#board, #slot, #composer) [data-at="${CSS.escape(place)}"]`);

const pointed = () => (table.coach?.point ?? []).flatMap(standing);

/** What comes later lies in the shade, and says when if it is pressed. @param {Record<string, string>} shaded */
function shade(shaded) {
  for (const [place, when] of Object.entries(shaded)) {
    const dark = standing(place).filter((element) => !element.matches(".may, .chosen"));
    for (const element of dark) {
      element.classList.add("comes-later");
      element.setAttribute("aria-disabled", "true");
      element.dataset.when = when;
      element.setAttribute("aria-description", when);
    }
  }
}

function clean() {
  for (const old of all(".spot, .quoted")) old.remove();
  for (const element of all(".comes-later")) {
    element.classList.remove("comes-later");
    element.removeAttribute("aria-disabled");
    if (element.getAttribute("aria-description") === element.dataset.when) element.removeAttribute("aria-description");
    delete element.dataset.when;
  }
}

/** The part of a phone's page that shows what the map does not. */
const partElsewhere = () =>
  all("#nav [data-sheet]")
    .map((each) => each.dataset.sheet ?? "")
    .find((name) => name && (table.coach?.point ?? []).some((place) => byId(name).querySelector(`[data-at="${CSS.escape(place)}"]`)));

const visible = () => [...pointed(), ...controls()].filter((each) => each.checkVisibility());

/** Shows for a moment what the card speaks of; the next time what was out of sight. */
export function showPlaces() {
  const elsewhere = phone() && !visible().length ? partElsewhere() : "";
  if (elsewhere) {
    openSheet(elsewhere);
    showCoach();
  }
  const every = visible();
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
  folded = recall(FOLDED) === "yes";
  byId("coach-why").addEventListener("toggle", keepInSight);
  addEventListener("resize", showCoach);
  for (const name of /** @type {const} */ (["wheel", "pointerdown"])) byId("stage").addEventListener(name, clearLine, { passive: true });
}
