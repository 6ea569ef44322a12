// The controls of a sheet, one for each way to choose a value. What they mean, the server says.

import { parse, phone } from "./dom.js";
import { settings } from "./settings.js";
import { minus } from "./text.js";
import { say } from "./words.js";

/**
 * @param {string} tag
 * @param {string} className
 * @param {string} text
 */
export function make(tag, className, text = "") {
  return Object.assign(document.createElement(tag), { className, textContent: minus(text) });
}

/**
 * A picture in a frame of its own. The words beside it say what it shows.
 * @param {string} className
 * @param {string} markup
 */
export function drawing(className, markup) {
  const frame = make("span", className);
  const picture = parse(markup);
  if (!picture.querySelector("[data-at]")) frame.setAttribute("aria-hidden", "true");
  frame.append(picture);
  return frame;
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

/** A number before and after the draft. @param {Live.Total} total */
export function totalOf(total) {
  const box = make("div", "running");
  box.dataset.mood = total.mood ?? "";
  box.append(make("span", "total-label", total.label));
  const value = make("span", "total-value");
  if (total.before) value.append(make("span", "total-before", total.before), " \u2192 ");
  value.append(make("b", "", total.after));
  box.append(value);
  return box;
}

/** @type {(value: Live.Value) => string} */
const nameOf = (value) => value.label || String(value.n);

/** The last value that can be chosen. @type {(row: Live.Row) => number} */
export const mostOf = (row) => row.values.findLastIndex((value) => value.actions);

/**
 * Why something cannot be chosen here, in lines to be printed: nobody has to point at it to learn that.
 * @param {Live.Row} row
 * @returns {string[]}
 */
export function refusalsOf(row) {
  if (row.refusal) return [row.refusal];
  const at = chosenAt(row);
  if (row.control === "cards") return [];
  if (row.control === "steps" || row.control === "bars") return [row.values[at + 1]].flatMap((next) => (next && !next.actions && !next.waits && next.refusal ? [next.refusal] : []));
  /** @type {Map<string, string[]>} */
  const named = new Map();
  row.values.forEach((value, i) => {
    if (value.actions || value.waits || !value.refusal || i === at) return;
    named.set(value.refusal, [...(named.get(value.refusal) ?? []), nameOf(value)]);
  });
  return [...named].map(([why, names]) => (row.control === "toggle" ? why : `${names.join(", ")}: ${why}`));
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
  button.dataset.control = button.value;
  if (value.picture) button.append(drawing("value-picture", value.picture));
  button.append(make("span", "value-name", nameOf(value)));
  if (value.note) button.append(make("small", "value-note", value.note));
  if (value.plays) button.append(make("small", "value-plays", value.plays));
  if (value.difficulty) button.append(make("small", "value-hard", say("js-difficulty", { of: value.difficulty })));
  if (!value.actions) {
    button.setAttribute("aria-disabled", "true");
    button.title = value.refusal ?? "";
    if (value.refusal && !value.waits && row.control === "cards") button.append(make("small", "value-note", value.refusal));
  }
  if (value.place) button.dataset.places = value.place;
  // A card can be dragged to where it shall lie.
  if (value.place && row.control === "cards") button.dataset.at = value.place;
  return button;
}

/**
 * Minus, the number, plus. The number is what a keyboard stops at.
 * @param {Live.Part} part
 * @param {Live.Row} row
 */
function stepper(part, row) {
  const box = make("div", "stepper");
  const at = chosenAt(row);
  const most = mostOf(row);
  const name = row.name || part.name;
  /** @param {number} by */
  const button = (by) => {
    const to = stepTo(row, by);
    const made = /** @type {HTMLButtonElement} */ (make("button", "step", by < 0 ? "\u2212" : "+"));
    made.type = "button";
    made.tabIndex = -1;
    made.dataset.do = "pick";
    made.dataset.control = [part.key, row.key, by < 0 ? "less" : "more"].join("|");
    made.value = [part.key, row.key, to < 0 ? Math.max(0, Math.min(row.values.length - 1, at + by)) : to].join("|");
    made.setAttribute("aria-label", say(by < 0 ? "js-less" : "js-more", { name }));
    if (to < 0) made.setAttribute("aria-disabled", "true");
    return made;
  };
  const shown = row.values[at] ? nameOf(row.values[at]) : String(row.value ?? 0);
  const number = make("span", "step-value", shown);
  number.tabIndex = 0;
  number.dataset.control = [part.key, row.key, "number"].join("|");
  const told = [say("js-n-of", { n: shown, of: row.values[most]?.n ?? 0 }), row.facts].filter(Boolean).join(". ");
  const says = { role: "spinbutton", "aria-label": name, "aria-valuenow": row.value ?? 0, "aria-valuemin": row.values[0]?.n ?? 0, "aria-valuemax": row.values[most]?.n ?? 0, "aria-valuetext": told };
  for (const [key, value] of Object.entries(says)) number.setAttribute(key, String(value));
  box.classList.toggle("set", at > 0);
  box.append(button(-1), number, button(1));
  return box;
}

/** @type {Partial<Record<Live.Row["control"], string>>} */
const CARDS = { cards: "value value-card", peoples: "value value-people" };

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
    const button = valueButton(part, row, at, CARDS[row.control] ?? "value");
    button.setAttribute("aria-pressed", String(value.n === row.value));
    if (row.control === "peoples" && settings.keys && at < 9) giveKey(button, String(at + 1));
    box.append(button);
  });
  return box;
}

/**
 * @param {HTMLButtonElement} button
 * @param {string} key
 */
function giveKey(button, key) {
  const cap = make("kbd", "", key);
  cap.setAttribute("aria-hidden", "true");
  button.append(cap);
  button.dataset.key = key;
  button.setAttribute("aria-keyshortcuts", key);
}

/** From so many rows with plain amounts on, those that are not in use take less room. */
const MANY = 5;

/** Whether a row has amounts without odds. @param {Live.Row} row */
const isPlain = (row) => row.control === "bars" && row.values.every(({ share }) => typeof share !== "number");

/**
 * Whether a row is one of many alike to which nothing goes yet: with a mouse it has only its amounts, for fingers only
 * its stepper.
 * @param {Live.Part} part
 * @param {Live.Row} row
 */
export const isQuiet = (part, row) => isPlain(row) && chosenAt(row) <= 0 && part.rows.filter(isPlain).length >= MANY;

/**
 * Numbers, each as high as it is likely to go well; beside them a stepper and the way to the most.
 * @param {Live.Part} part
 * @param {Live.Row} row
 */
function bars(part, row) {
  const group = make("div", `pick-row as-bars${isPlain(row) ? " no-odds" : ""}`);
  group.setAttribute("role", "radiogroup");
  group.setAttribute("aria-label", row.name || part.name);
  const quiet = isQuiet(part, row);
  row.values.forEach((value, at) => {
    if (quiet && at === chosenAt(row)) return;
    const button = valueButton(part, row, at, "bar-value");
    const chosen = value.n === row.value;
    const height = make("span", "bar-height");
    height.style.setProperty("--share", String(value.share ?? 0));
    button.classList.toggle("unlikely", (value.share ?? 100) < 50);
    const odds = value.share === null || value.share === undefined ? "" : `${value.share} %`;
    button.replaceChildren(make("small", "bar-odds", odds), height, make("span", "value-name", nameOf(value)));
    button.setAttribute("role", "radio");
    button.setAttribute("aria-checked", String(chosen));
    button.setAttribute("aria-label", [nameOf(value), odds, value.note].filter(Boolean).join(", "));
    if (!value.actions) button.dataset.refusal = value.refusal ?? "";
    group.append(button);
  });
  const box = make("div", "odds-row");
  box.classList.toggle("quiet", quiet);
  if (quiet && !phone()) {
    box.append(group);
    return box;
  }
  const most = mostOf(row);
  box.append(stepper(part, row), ...(quiet ? [] : [group]));
  if (most > 0) {
    const fill = valueButton(part, row, most, "btn small quick");
    const { n } = row.values[most];
    fill.dataset.control = [part.key, row.key, "most"].join("|");
    fill.textContent = say(most === row.values.length - 1 ? "js-all-of" : "js-most-of", { n });
    box.append(fill);
  }
  const note = row.values[chosenAt(row)]?.note;
  if (note) box.append(make("small", "row-facts", note));
  return box;
}

/**
 * On or off: its values are 0 and 1.
 * @param {Live.Part} part
 * @param {Live.Row} row
 */
function toggle(part, row) {
  const on = chosenAt(row) === 1;
  const button = valueButton(part, row, on ? 0 : 1, "toggle");
  button.dataset.control = [part.key, row.key].join("|");
  button.setAttribute("aria-pressed", String(on));
  const words = make("span", "row-words");
  words.append(make("span", "row-name", row.name), ...(row.facts ? [make("small", "row-facts", row.facts)] : []));
  const { note } = row.values[1] ?? {};
  button.replaceChildren(...(row.picture ? [drawing("row-picture", row.picture)] : []), words, ...(note ? [make("small", "value-note", note)] : []), make("span", "switch"));
  return button;
}

const MADE = { steps: stepper, bars, toggle, segments: choiceOf, pills: choiceOf, cards: choiceOf, peoples: choiceOf };

/**
 * @param {Live.Part} part
 * @param {Live.Row} row
 */
export function rowOf(part, row) {
  const box = make("div", `row-of as-${row.control}`);
  if (row.control !== "toggle") {
    if (row.picture) box.append(drawing("row-picture", row.picture));
    if (row.name || row.facts) {
      const words = make("div", "row-words");
      if (row.name) words.append(make("span", "row-name", row.name));
      if (row.facts) words.append(make("small", "row-facts", row.facts));
      box.append(words);
    }
  }
  if (row.total) box.append(totalOf(row.total));
  if (row.values.length && row.control !== "places") box.append(MADE[row.control](part, row));
  const refusals = refusalsOf(row);
  box.classList.toggle("refused", Boolean(row.refusal));
  box.append(...refusals.map((why) => make("small", "row-refusal", why)));
  return box;
}
