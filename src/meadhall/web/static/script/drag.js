// Dragging: the same as a click where it begins and a click where it ends.

import { carriedFrom, openPlaces, pick } from "./candidates.js";
import { keep } from "./choosing.js";
import { all, parse, placeOf, targetOf } from "./dom.js";
import { light } from "./lights.js";
import { showOptions } from "./options.js";
import { placesAt } from "./pointer.js";
import { aimedAt, foresee, hidePreview } from "./preview.js";
import { settings } from "./settings.js";
import { myTurn, table } from "./state.js";
import { hideTip } from "./tips.js";
import { view } from "./view.js";

/**
 * What is dragged: from where, and once it has moved, what was chosen before and the copy that goes along.
 * @typedef {object} Drag
 * @property {Element} from
 * @property {number} x
 * @property {number} y
 * @property {number} id
 * @property {Pick<Page.Table, "left" | "chosen"> | null} before
 * @property {Element | null} carried
 */

/** @type {Drag | null} */
export let drag = null;
let dropped = false;

/** What is larger than this stays where it is while it is dragged: regions, not pieces and cards. */
const CARRIED = 180;

export function listenToDrags() {
  document.addEventListener("pointerdown", (event) => {
    cancelDrag();
    const touch = event.pointerType === "touch";
    if (event.button || !event.isPrimary || !myTurn() || table.busy || view.k > 1 || (touch && !targetOf(event).closest("#stage"))) return;
    const open = openPlaces(table.left);
    const from = placesAt(event.clientX, event.clientY).find((each) => open.has(placeOf(each)) || meant(placeOf(each)).length);
    if (from && targetOf(event).closest("[data-at]")) drag = { from, x: event.clientX, y: event.clientY, id: event.pointerId, before: null, carried: null };
  });
  document.addEventListener("pointermove", (event) => {
    if (drag?.id !== event.pointerId) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.before && (Math.hypot(dx, dy) < 8 || !beginDrag(drag))) return;
    if (drag.carried) drag.carried.style.transform = `translate(${dx}px,${dy}px)`;
    foresee(aimedAt(dropPlaces(event, drag)));
  });
  document.addEventListener("pointerup", (event) => {
    if (drag?.id !== event.pointerId || !drag.before) return;
    const from = placeOf(drag.from);
    const slipped = placesAt(event.clientX, event.clientY).some((each) => placeOf(each) === from);
    const open = openPlaces(table.left);
    const place = dropPlaces(event, drag).find((each) => open.has(each));
    // Let go where it was pressed, it is a click. Any other click that follows belongs to the drag.
    dropped = place !== undefined || !slipped;
    setTimeout(() => (dropped = false));
    if (place === undefined) return cancelDrag();
    endDrag();
    return keep(pick(table.left, place), place, true);
  });
  document.addEventListener("pointercancel", cancelDrag);
  document.addEventListener("click", (event) => {
    if (!dropped) return;
    event.stopPropagation();
    event.preventDefault();
  }, true);
}

/**
 * @param {PointerEvent} event
 * @param {Drag} drag
 */
function dropPlaces(event, { from }) {
  return placesAt(event.clientX, event.clientY).filter((each) => each !== from).map((each) => placeOf(each));
}

/**
 * The moves that begin by dragging from a place.
 * @param {string} place
 */
const meant = (place) => (settings.composes ? carriedFrom(table.further, place) : []);

/**
 * False if there is nowhere to go from here.
 * @param {Drag} begun
 */
function beginDrag(begun) {
  const place = placeOf(begun.from);
  const left = [...pick(table.left, place), ...meant(place)];
  if (!openPlaces(left).size) {
    drag = null;
    return false;
  }
  begun.before = { left: table.left, chosen: table.chosen };
  table.left = left;
  table.chosen = [...table.chosen, place];
  document.body.classList.add("dragging");
  hideTip();
  begun.carried = carry(begun.from);
  showOptions();
  light();
  return true;
}

/**
 * A copy of a small thing that goes with the pointer; null for a large one.
 * @param {Element} element
 * @returns {Element | null}
 */
function carry(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (Math.max(width, height) > CARRIED) return null;
  const copied = /** @type {Element} */ (element.cloneNode(true));
  for (const each of [copied, ...all("[id], [data-at]", copied)]) {
    each.removeAttribute("id");
    each.removeAttribute("data-at");
  }
  let carried = copied;
  if (element instanceof SVGGraphicsElement) {
    const box = element.getBBox();
    const picture = parse('<svg class="picture"></svg>');
    picture.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    copied.style.transform = "none";
    copied.removeAttribute("transform");
    picture.append(copied);
    carried = document.createElement("div");
    carried.append(picture);
  }
  carried.classList.add("carried");
  carried.setAttribute("aria-hidden", "true");
  for (const [name, value] of Object.entries({ left, top, width, height })) carried.style.setProperty(name, `${value}px`);
  document.body.append(carried);
  return carried;
}

export function endDrag() {
  drag?.carried?.remove();
  document.body.classList.remove("dragging");
  drag = null;
}

export function cancelDrag() {
  const before = drag?.before;
  endDrag();
  if (!before) return;
  Object.assign(table, before);
  hidePreview();
  showOptions();
  light();
}
