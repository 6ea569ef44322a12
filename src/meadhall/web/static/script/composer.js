// The sheet of a whole move: its parts, rows and controls. What they mean, the server says; a value carries its draft.

import { compose } from "./choosing.js";
import { all, byId, parse, phone } from "./dom.js";
import { ruleLink } from "./rulebook.js";
import { settings } from "./settings.js";
import { myTurn, table } from "./state.js";
import { minus } from "./text.js";
import { toast } from "./toast.js";
import { say } from "./words.js";

/**
 * @param {string} tag
 * @param {string} className
 * @param {string} text
 */
function make(tag, className, text = "") {
  return Object.assign(document.createElement(tag), { className, textContent: minus(text) });
}

/**
 * The value a row has, as its place among the values; -1 for none.
 * @param {Live.Row} row
 */
export const chosenAt = (row) => row.values.findIndex((value) => value.n === row.value);

/**
 * The value beside the chosen one that a step leads to, if it can be chosen.
 * @param {Live.Row} row
 * @param {number} by
 */
export function stepTo(row, by) {
  const next = chosenAt(row) + by;
  return next >= 0 && row.values[next]?.actions ? next : -1;
}

/**
 * Finds the row and value that a key such as "summon.2.1" names.
 * @param {string} key
 */
function valueOf(key) {
  const [part, row, at] = key.split("|");
  const rows = table.sheet?.parts.find((each) => each.key === part)?.rows ?? [];
  return rows.find((each) => each.key === row)?.values[Number(at)];
}

/** @param {string} key */
export function pickValue(key) {
  const value = valueOf(key);
  if (value?.actions) compose(value.actions, "no", { fill: true });
  else if (value) toast(value.refusal ?? "");
}

/**
 * @param {Live.Part} part
 * @param {Live.Row} row
 * @param {number} at
 * @param {string} className
 */
function valueButton(part, row, at, className) {
  const value = row.values[at];
  const button = /** @type {HTMLButtonElement} */ (make("button", className));
  button.type = "button";
  button.dataset.do = "pick";
  button.value = [part.key, row.key, at].join("|");
  if (value.picture) button.append(parse(value.picture));
  button.append(make("span", "value-name", value.label || String(value.n)));
  if (value.note) button.append(make("small", "value-note", value.note));
  if (!value.actions) {
    button.setAttribute("aria-disabled", "true");
    button.title = value.refusal ?? "";
    if (value.refusal && className.includes("value-card")) button.append(make("small", "value-note", value.refusal));
  }
  if (value.place) button.dataset.places = value.place;
  return button;
}

/**
 * Minus, the number, plus.
 * @param {Live.Part} part
 * @param {Live.Row} row
 */
function stepper(part, row) {
  const box = make("div", "stepper");
  const at = chosenAt(row);
  const value = row.values[at];
  /** @param {number} by */
  const button = (by) => {
    const to = stepTo(row, by);
    const made = /** @type {HTMLButtonElement} */ (make("button", "step", by < 0 ? "\u2212" : "+"));
    made.type = "button";
    made.dataset.do = "pick";
    made.value = [part.key, row.key, to < 0 ? Math.max(0, Math.min(row.values.length - 1, at + by)) : to].join("|");
    made.setAttribute("aria-label", say(by < 0 ? "js-less" : "js-more", { name: row.name }));
    if (to < 0) made.setAttribute("aria-disabled", "true");
    return made;
  };
  const number = make("output", "step-value", value?.label || String(row.value ?? 0));
  number.setAttribute("aria-label", row.name);
  box.append(button(-1), number, button(1));
  return box;
}

/**
 * One of several, side by side.
 * @param {Live.Part} part
 * @param {Live.Row} row
 */
function choiceOf(part, row) {
  const box = make("div", `pick-row as-${row.control}`);
  box.setAttribute("role", "group");
  box.setAttribute("aria-label", row.name || part.name);
  row.values.forEach((value, at) => {
    const button = valueButton(part, row, at, row.control === "cards" ? "value value-card" : "value");
    button.setAttribute("aria-pressed", String(value.n === row.value));
    box.append(button);
  });
  return box;
}

/**
 * On or off: its values are 0 and 1.
 * @param {Live.Part} part
 * @param {Live.Row} row
 */
function toggle(part, row) {
  const at = chosenAt(row);
  const button = valueButton(part, row, at === 1 ? 0 : 1, "toggle");
  button.setAttribute("aria-pressed", String(at === 1));
  const words = button.querySelector(".value-name");
  if (words) words.textContent = row.name;
  return button;
}

/**
 * @param {Live.Part} part
 * @param {Live.Row} row
 */
function rowOf(part, row) {
  const box = make("div", `row-of as-${row.control}`);
  if (row.picture) {
    const picture = make("span", "row-picture");
    picture.append(parse(row.picture));
    box.append(picture);
  }
  if (row.control !== "toggle" && (row.name || row.facts)) {
    const words = make("div", "row-words");
    words.append(make("span", "row-name", row.name));
    if (row.facts) words.append(make("small", "row-facts", row.facts));
    box.append(words);
  }
  if (row.total) box.append(totalOf(row.total));
  if (row.values.length) box.append(row.control === "steps" ? stepper(part, row) : row.control === "toggle" ? toggle(part, row) : choiceOf(part, row));
  if (row.control === "toggle" && row.facts) box.append(make("small", "row-facts", row.facts));
  if (row.refusal) {
    box.classList.add("refused");
    box.append(make("small", "row-refusal", row.refusal));
  }
  return box;
}

/** @param {Live.Part} part */
function partOf(part) {
  const box = make("section", part.key === table.sheet?.scene ? "part scene" : "part");
  const head = make("div", "part-head");
  head.append(make("h3", "part-name", part.name));
  if (part.rule) head.append(ruleLink(part.rule));
  if (part.price) head.append(make("span", "part-price", part.price));
  box.append(head);
  if (part.note) box.append(make("p", "part-note", part.note));
  if (part.picture) box.append(parse(part.picture));
  box.append(...part.rows.filter((row) => row.control !== "places").map((row) => rowOf(part, row)));
  return box;
}

/** @param {Live.Total} total */
function totalOf(total) {
  const box = make("div", `running ${total.mood ?? ""}`);
  box.append(make("span", "total-label", total.label));
  const value = make("span", "total-value");
  if (total.before) value.append(make("span", "total-before", total.before), " \u2192 ");
  value.append(make("b", "", total.after));
  box.append(value);
  return box;
}

/** Where the keyboard was in the sheet, as something that the next sheet has too. */
function rememberControl() {
  const at = document.activeElement;
  if (!at || !byId("composer").contains(at)) return -1;
  return all("#composer button").indexOf(/** @type {HTMLButtonElement} */ (at));
}

let folded = "";

export function foldComposer() {
  folded = folded === table.sheet?.title ? "" : (table.sheet?.title ?? "");
  showComposer();
}

/** Shows the sheet of the move that is asked for, or puts it away. */
export function showComposer() {
  const sheet = myTurn() && settings.composes ? table.sheet : null;
  const composer = byId("composer");
  const main = byId("main");
  const open = Boolean(sheet) && folded !== sheet?.title;
  const control = rememberControl();
  composer.hidden = !sheet;
  main.classList.toggle("composing", open);
  main.classList.toggle("whole-sheet", open && sheet?.whole !== false);
  main.classList.toggle("wide-sheet", open && Boolean(sheet?.wide));
  composer.classList.toggle("folded", !open);
  byId("unfold").hidden = !sheet || open;
  (sheet && open && (!sheet.wide || phone()) ? byId("composer-foot") : byId("draft-home")).append(byId("draft"));
  if (!sheet) return;
  byId("composer-title").textContent = sheet.title;
  byId("composer-under").replaceChildren(...[sheet.under ?? "", ...(sheet.rule ? [" ", ruleLink(sheet.rule)] : [])]);
  byId("composer-parts").replaceChildren(...sheet.parts.map(partOf));
  byId("composer-totals").replaceChildren(...(sheet.totals ?? []).map(totalOf));
  const words = [sheet.sentence, sheet.consequence].filter(Boolean).join(" ");
  if (byId("composer-sentence").textContent !== words) byId("composer-sentence").textContent = words;
  if (control >= 0) all("#composer button")[control]?.focus({ preventScroll: true });
}
