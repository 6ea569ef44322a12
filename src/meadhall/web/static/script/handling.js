// Working the controls of a sheet: steps that are held, bars that are slid over, keys, and the grip of a phone.

import { heightNow, pickValue, setHeight } from "./composer.js";
import { stepTo } from "./controls.js";
import { all, byId, targetOf } from "./dom.js";
import { nearest } from "./geometry.js";
import { table } from "./state.js";

/** A step that is held repeats after so many milliseconds, and then as often. */
const HELD = 400;
const AGAIN = 120;
/** So far the grip is pulled until the sheet changes its height, in pixels. */
const PULL = 40;
/** @type {Page.Height[]} */
const HEIGHTS = ["folded", "half", "full"];

/** The stepper that was used last, as the start of its keys. */
let lastStepper = "";

/** @param {string} control */
const controlAt = (control) => all(`#composer [data-control="${CSS.escape(control)}"]`)[0];

/** The row of a stepper, or of amounts that stand for one. @param {Element | null | undefined} element */
const stepperAt = (element) => element?.closest(".stepper, .quiet")?.querySelector("[data-control]:not(.step)")?.dataset.control?.replace(/\|\w+$/, "") ?? "";

/**
 * The row that a control belongs to.
 * @param {string} control
 */
function rowAt(control) {
  const [part, row] = control.split("|");
  return table.sheet?.parts.find((each) => each.key === part)?.rows.find((each) => each.key === row);
}

/**
 * Steps the stepper that has the focus, or had it last, or the first one.
 * @param {number} by
 * @param {Element | null} at
 */
function stepBy(by, at) {
  const stem = stepperAt(at) || (controlAt(`${lastStepper}|number`) ? lastStepper : "") || stepperAt(all("#composer .stepper")[0]?.firstElementChild);
  const row = stem ? rowAt(stem) : undefined;
  if (!row) return false;
  lastStepper = stem;
  const to = stepTo(row, by);
  if (to >= 0 && !table.busy) pickValue(`${stem}|${to}`, true);
  return true;
}

/**
 * What a digit means in a row: a count, or one of several in their order.
 * @param {Live.Row} row
 * @param {number} digit
 */
export function numbered(row, digit) {
  if (row.control === "steps" || row.control === "bars") return row.values.findIndex(({ n }) => n === digit);
  return digit > 0 && digit <= row.values.length ? digit - 1 : -1;
}

/**
 * The row that digits mean: the one that has the focus, else the first of the open part.
 * @param {Element | null} at
 */
function rowMeant(at) {
  const here = at?.closest(".row-of") ?? all("#composer .row-of")[0];
  const control = here?.querySelector("[data-control]")?.dataset.control ?? "";
  const row = rowAt(control);
  return row ? { row, stem: control.split("|").slice(0, 2).join("|") } : null;
}

/** @param {string} key @param {Element | null} at */
function pickNumber(key, at) {
  const meant = rowMeant(at);
  const to = meant ? numbered(meant.row, Number(key)) : -1;
  if (!meant || to < 0) return false;
  pickValue(`${meant.stem}|${to}`);
  return true;
}

/** @param {Element} at @param {string} key */
function walkControls(at, key) {
  const stops = all("#composer [data-control], #composer .draft .btn, #composer .chip-x").filter((each) => each !== at && each.checkVisibility() && !each.matches(".step"));
  const next = nearest(at.getBoundingClientRect(), stops.map((each) => each.getBoundingClientRect()), key);
  stops[next]?.focus();
}

/** @type {Record<string, number>} */
const STEPS = { "+": 1, "-": -1, "\u2212": -1, ArrowUp: 1, ArrowDown: -1 };

/**
 * A key while a sheet is open; whether it meant the sheet.
 * @param {KeyboardEvent} event
 * @param {boolean} letters whether single letters, digits and signs do something
 */
export function sheetKey(event, letters) {
  const composer = byId("composer");
  // On a sheet that takes the page, keys move what lies on its picture.
  if (composer.hidden || composer.classList.contains("folded") || table.sheet?.wide) return false;
  const target = targetOf(event);
  const within = composer.contains(target);
  const { key } = event;
  if (key.startsWith("Arrow")) {
    if (!within) return false;
    if (target.matches("[role=spinbutton]") && key in STEPS) return stepBy(STEPS[key], target);
    walkControls(target, key);
    return true;
  }
  if (!letters && !within) return false;
  if (key in STEPS) return stepBy(STEPS[key], within ? target : null);
  const whole = table.sheet?.whole !== false;
  if (/^\d$/.test(key) && (within || whole)) return pickNumber(key, within ? target : null);
  return false;
}

/** F6 goes from the map to the sheet, from there to the line of the draft, and back. @param {boolean} back */
export function nextRegion(back) {
  const regions = [byId("stage"), byId("composer"), byId("prompt")].filter((each) => each.checkVisibility());
  const here = regions.findIndex((each) => each.contains(document.activeElement));
  const next = regions[(here + (back ? regions.length - 1 : 1) + (here < 0 && back ? 1 : 0)) % regions.length];
  const stop = next.id === "prompt" ? next : next.id === "composer" ? byId("composer-title") : all("[data-at].may, [data-at].far, [data-at][tabindex]", next).find((each) => each.checkVisibility());
  (stop ?? next).focus();
}

function listenToHolding() {
  let timer = 0;
  const letGo = () => clearTimeout(timer);
  byId("composer").addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => {
    const button = targetOf(event).closest(".step");
    if (!button || event.button) return;
    lastStepper = stepperAt(button);
    const { control = "" } = button.dataset;
    const again = () => {
      // The sheet is made anew with every answer: the button is found by its name.
      const now = controlAt(control);
      if (now?.getAttribute("aria-disabled") === "true") return;
      if (!table.busy && now) /** @type {HTMLElement} */ (now).click();
      timer = setTimeout(again, AGAIN);
    };
    timer = setTimeout(again, HELD);
  });
  for (const name of ["pointerup", "pointercancel", "blur"]) addEventListener(name, letGo);
}

function listenToSliding() {
  /** @type {Element | null} */
  let begun = null;
  byId("composer").addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => {
    begun = targetOf(event).closest(".bar-value");
    // A finger holds on to what it touched first.
    if (begun && targetOf(event).hasPointerCapture(event.pointerId)) targetOf(event).releasePointerCapture(event.pointerId);
  });
  addEventListener("pointerup", ({ clientX, clientY }) => {
    const group = begun?.closest(".as-bars");
    const bar = group && document.elementFromPoint(clientX, clientY)?.closest(".bar-value");
    if (bar && bar !== begun && group.contains(bar)) /** @type {HTMLElement} */ (bar).click();
    begun = null;
  });
}

/**
 * The height that a pull of the grip leads to; without a pull the next one, from the highest to the lowest.
 * @param {Page.Height} from
 * @param {number} pull in pixels, downwards
 * @returns {Page.Height}
 */
export function heightAfter(from, pull) {
  const at = HEIGHTS.indexOf(from);
  if (Math.abs(pull) < PULL) return HEIGHTS[(at + 1) % HEIGHTS.length];
  return HEIGHTS[Math.max(0, Math.min(HEIGHTS.length - 1, at - Math.sign(pull)))];
}

function listenToPulling() {
  /** @type {HTMLElement} */
  const grip = byId("composer-grip");
  /** @type {number | null} */
  let start = null;
  let pulled = false;
  grip.addEventListener("pointerdown", (event) => {
    start = event.clientY;
    pulled = false;
    grip.setPointerCapture(event.pointerId);
  });
  // A finger that has moved does not click.
  grip.addEventListener("pointerup", ({ clientY }) => {
    const pull = clientY - (start ?? clientY);
    start = null;
    if (Math.abs(pull) < PULL) return;
    pulled = true;
    setHeight(heightAfter(heightNow(), pull));
  });
  grip.addEventListener("click", () => {
    if (!pulled) setHeight(heightAfter(heightNow(), 0));
    pulled = false;
  });
}

export function listenToSheet() {
  listenToHolding();
  listenToSliding();
  listenToPulling();
}
