// The sheet of a whole move: its header, its parts and where it stands. A value carries its draft.

import { compose, whenGiven } from "./choosing.js";
import { showCoach } from "./coach.js";
import { drawing, make, rowOf } from "./controls.js";
import { all, byId, phone } from "./dom.js";
import { fitFrame } from "./frame.js";
import { ruleLink } from "./rulebook.js";
import { disc } from "./seats.js";
import { settings } from "./settings.js";
import { myTurn, table } from "./state.js";
import { toast } from "./toast.js";
import { showTotals } from "./totals.js";

/**
 * Finds the row and value that a key such as "summon|2|1" names.
 * @param {string} key
 */
function rowAndValue(key) {
  const [part, name, at] = key.split("|");
  const row = table.sheet?.parts.find((each) => each.key === part)?.rows.find((each) => each.key === name);
  return { row, value: row?.values[Number(at)] };
}

/**
 * Takes a value. A step may only be on its way past some of many, and a switch says only who else goes along: neither
 * plays the move.
 * @param {string} key
 * @param {boolean} step
 */
export function pickValue(key, step = false) {
  const { row, value } = rowAndValue(key);
  const passes = row?.control === "toggle" || (step && row?.control === "bars");
  if (value?.actions) compose(value.actions, passes ? "no" : whenGiven({ alone: false }), { fill: true, later: value.later, orders: value.orders });
  else if (value) toast(value.refusal ?? "");
}

/** The parts that are open or folded on this sheet, as it came and by hand: on a phone at most one is open. */
const opened = { sheet: "", key: /** @type {string | null} */ (null), folded: /** @type {Set<string>} */ (new Set()) };

/**
 * Another sheet, one of which other parts come folded, or one for another step of a lesson is seen as it comes.
 * @param {Live.Sheet} sheet
 */
function meet(sheet) {
  const taught = partsOfLesson(sheet.parts);
  const folded = sheet.parts.filter((part) => part.folded).map((part) => part.key);
  const name = [sheet.title, table.coach?.step ?? "", ...folded].join("\n");
  if (opened.sheet !== name) Object.assign(opened, { sheet: name, key: null, folded: new Set(folded.filter((key) => taught.every((part) => part.key !== key))) });
}

/**
 * Whether a part has a head that opens and folds it: on a phone if it is not a line or two, elsewhere if it came folded.
 * @param {Live.Part} part
 * @param {number} parts
 * @param {boolean} small
 */
export function folds(part, parts, small) {
  if (!part.name) return false;
  if (!small) return Boolean(part.folded);
  const short = part.rows.length === 1 && ["steps", "toggle"].includes(part.rows[0].control) && !part.picture;
  return parts > 1 && !short;
}

/** Whether something in a part can be chosen that is not chosen yet. @param {Live.Part} part */
const offers = (part) => part.rows.some((row) => row.values.some((value) => value.actions && value.n !== row.value));

/** Whether a part has what the coach points at. @param {Live.Part} part */
const isPointedAt = (part) => (table.coach?.point ?? []).some((place) => part.rows.some((row) => row.values.some((value) => value.place === place)) || part.picture?.includes(`data-at="${place}"`));

/**
 * The parts that a lesson opens by itself: those that it points at, or else the first that have open answers.
 * @param {Live.Part[]} parts
 */
export function partsOfLesson(parts) {
  if (!table.coach?.step) return [];
  const offering = parts.filter(offers);
  const unfolded = offering.filter((part) => !part.folded);
  const open = unfolded.length ? unfolded : offering;
  const pointed = open.filter(isPointedAt);
  return pointed.length ? pointed : open.slice(0, 2);
}

/**
 * The key of the part that is open on a phone.
 * @param {Live.Sheet} sheet
 */
function openKey(sheet) {
  const foldable = sheet.parts.filter((part) => folds(part, sheet.parts.length, true));
  return opened.key ?? foldable.find((part) => !part.folded)?.key ?? "";
}

/**
 * Whether a part of a phone's sheet is open. In a lesson those are that have something to choose, until one is opened by hand.
 * @param {Live.Sheet} sheet
 * @param {Live.Part} part
 */
function isOpen(sheet, part) {
  const taught = opened.key === null ? partsOfLesson(sheet.parts) : [];
  return taught.length ? taught.includes(part) : openKey(sheet) === part.key;
}

/** @param {string} key */
export function openPart(key) {
  const { sheet } = table;
  if (!sheet) return;
  const part = sheet.parts.find((each) => each.key === key);
  if (phone()) opened.key = part && isOpen(sheet, part) ? "" : key;
  else if (!opened.folded.delete(key)) opened.folded.add(key);
  showComposer();
  showCoach();
}

/** Opens the part that a chip names, and goes to what can be changed there. @param {string} key */
export function seePart(key) {
  if (height === "folded") setHeight("half");
  const inside = () => all(`#composer [data-control^="${CSS.escape(key)}|"]:not([tabindex="-1"])`)[0];
  if (!inside()) openPart(key);
  inside()?.focus();
}

/**
 * @param {Live.Sheet} sheet
 * @param {Live.Part} part
 */
function partOf(sheet, part) {
  const box = make("section", part.key === sheet.scene ? "part scene" : "part");
  const foldable = folds(part, sheet.parts.length, phone() && !sheet.wide);
  const open = !foldable || (phone() && !sheet.wide ? isOpen(sheet, part) : !opened.folded.has(part.key));
  const head = make("div", "part-head");
  if (part.name) {
    const name = make("h3", "part-name", foldable ? "" : part.name);
    if (foldable) {
      const button = /** @type {HTMLButtonElement} */ (make("button", "part-fold", part.name));
      Object.assign(button, { type: "button", value: part.key });
      Object.assign(button.dataset, { do: "part-fold", control: part.key });
      button.setAttribute("aria-expanded", String(open));
      name.append(button);
    }
    head.append(name);
  }
  if (part.rule) head.append(ruleLink(part.rule));
  if (part.price) head.append(make("span", "part-price", part.price));
  if (head.childElementCount) box.append(head);
  if (!open) return box;
  if (part.note) box.append(make("p", "part-note", part.note));
  if (part.picture) {
    const picture = drawing("part-picture", part.picture);
    box.classList.toggle("pictured", Boolean(picture.querySelector("[data-at]")));
    box.append(picture);
  }
  box.append(...part.rows.filter((row) => row.control !== "places").map((row) => rowOf(part, row)));
  return box;
}

/** Where the keyboard is in the sheet, as something that the next sheet has too. */
function controlNow() {
  const at = document.activeElement;
  return at && byId("composer").contains?.(at) ? at.dataset.control ?? "" : "";
}

/** How much of the sheet is seen; on a phone a grip changes it. @type {Page.Height} */
let height = "half";
let shown = { title: "", lacks: false };

/** @param {Page.Height} wanted */
export function setHeight(wanted) {
  height = wanted;
  showComposer();
  showCoach();
}

export const heightNow = () => height;

export function foldComposer() {
  setHeight(height === "folded" ? "half" : "folded");
  if (height === "folded") byId("unfold").focus({ preventScroll: true });
  else byId("composer-title").focus({ preventScroll: true });
}

/**
 * A sheet that has not every answer leaves the room of a phone to the question, also when that only comes up later.
 * @param {Live.Sheet} sheet
 */
function begin(sheet) {
  const lacks = phone() && sheet.whole === false && !table.draft?.ready;
  if (shown.title !== sheet.title || shown.lacks !== lacks) height = lacks ? "folded" : shown.title === sheet.title ? height : "half";
  shown = { title: sheet.title, lacks };
}

/** Shows the sheet of the move that is asked for, or puts it away. */
export function showComposer() {
  const sheet = myTurn() && settings.composes ? table.sheet : null;
  if (sheet) begin(sheet);
  else shown = { title: "", lacks: false };
  if (sheet) meet(sheet);
  const composer = byId("composer");
  const main = byId("main");
  const open = Boolean(sheet) && height !== "folded";
  const control = controlNow();
  composer.hidden = !sheet;
  composer.dataset.height = height;
  main.classList.toggle("sheeted", Boolean(sheet));
  main.classList.toggle("composing", open);
  main.classList.toggle("whole-sheet", open && sheet?.whole !== false);
  main.classList.toggle("wide-sheet", open && Boolean(sheet?.wide));
  main.classList.toggle("full-sheet", open && height === "full");
  // A draft of which the sheet says nothing answers an earlier question: this one can still be declined.
  main.classList.toggle("sheet-begun", Boolean(sheet?.sentence));
  composer.classList.toggle("folded", !open);
  byId("unfold").hidden = !sheet || open;
  fitFrame(open && !sheet?.wide, sheet?.moves?.flatMap(({ places }) => places) ?? []);
  moveIn(sheet, open);
  if (!sheet) {
    // The next turn begins at the top of its sheet, whatever it is called.
    delete byId("composer-parts").dataset.of;
    return;
  }
  byId("composer-seat").replaceChildren(disc(table.prompt.seat));
  byId("composer-title").textContent = sheet.title;
  byId("composer-under").textContent = (phone() && table.draft && sheet.sentence) || sheet.under || "";
  byId("composer-rule").replaceChildren(...(sheet.rule ? [ruleLink(sheet.rule)] : []));
  const parts = byId("composer-parts");
  const scrollTop = parts.dataset.of === sheet.title ? parts.scrollTop : 0;
  parts.dataset.of = sheet.title;
  parts.replaceChildren(...sheet.parts.map((part) => partOf(sheet, part)));
  showTotals(sheet);
  // What was looked at stays in sight, also where the totals have grown.
  parts.scrollTop = scrollTop;
  if (control) all(`#composer [data-control="${CSS.escape(control)}"]`)[0]?.focus({ preventScroll: true });
}

/**
 * What ends the draft is the last line of its sheet. Its parts stand in the line of the question if that has room.
 * @param {Live.Sheet | null} sheet
 * @param {boolean} open
 */
function moveIn(sheet, open) {
  const small = phone();
  // A sheet that takes the page ends in the line of the question.
  const foot = sheet && (small || (open && !sheet.wide));
  byId(foot ? "composer-foot" : "draft-home").append(byId("draft"));
  byId("main").classList.toggle("draft-in-sheet", Boolean(foot));
  if (open && sheet?.whole !== false && !small) byId("chips-home").append(byId("chips"));
  else byId("draft").prepend(byId("chips"));
  const tools = ["hint", "undo"].map((id) => byId(id)).filter(Boolean);
  const home = sheet && small ? byId("composer-tools") : byId("always");
  if (tools.some((tool) => tool.parentElement !== home)) home === byId("always") ? byId("unfold").after(...tools) : home.append(...tools);
}
