// What is lit on the pictures: what may be chosen, is chosen, was done last or is hinted at.

import { candidates, clickable, openPlaces } from "./candidates.js";
import { all, byId } from "./dom.js";
import { BUTTONS } from "./options.js";
import { placesOfSheet, sheetPlaces } from "./scene.js";
import { settings } from "./settings.js";
import { table } from "./state.js";
import { view } from "./view.js";
import { say } from "./words.js";

/**
 * Elements that stand for a place.
 * @param {string} place
 */
const standing = (place) => all(`[data-at="${CSS.escape(place)}"]`);

/**
 * A frame for what has none of its own, so that every game's pieces can be lit.
 * @param {Element} element
 */
function ensureRing(element) {
  if (!(element instanceof SVGGraphicsElement) || element.querySelector(":scope > .ring, :scope > .outline, :scope > .inside")) return;
  const box = element.getBBox();
  if (!box.width || !box.height) return;
  const ring = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  const size = { x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6, rx: 4 };
  for (const [name, value] of Object.entries(size)) ring.setAttribute(name, String(value));
  ring.setAttribute("class", "ring lent");
  element.prepend(ring);
}

/**
 * @param {string} place
 * @param {string} state
 */
function mark(place, state) {
  for (const element of standing(place)) {
    ensureRing(element);
    element.classList.add(state);
    if (state !== "may" && state !== "far") continue;
    if (element.getAttribute("aria-hidden") === "true") {
      element.removeAttribute("aria-hidden");
      element.dataset.silent = "";
    }
    if (!element.hasAttribute("tabindex")) {
      element.setAttribute("tabindex", "0");
      element.dataset.lent = "tabindex";
      if ((element.getAttribute("role") ?? "img") === "img") {
        if (element.hasAttribute("role")) element.dataset.drawn = "";
        element.setAttribute("role", "button");
        element.dataset.lent = "tabindex role";
      }
      if (!element.hasAttribute("aria-label") && element instanceof SVGElement && !element.textContent.trim()) {
        element.setAttribute("aria-label", place.split(":")[1]);
        element.dataset.lent += " aria-label";
      }
    }
    element.setAttribute("aria-description", say("js-may"));
  }
}

export function light() {
  for (const element of all(".may, .far, .takes, .drafted[data-at], .chosen, .last, .hinted[data-at], [data-lent]")) {
    element.classList.remove("may", "far", "takes", "drafted", "chosen", "last", "hover", "hinted");
    element.removeAttribute("aria-description");
    for (const name of (element.dataset.lent ?? "").split(" ").filter(Boolean)) element.removeAttribute(name);
    if ("drawn" in element.dataset) element.setAttribute("role", "img");
    if ("silent" in element.dataset) element.setAttribute("aria-hidden", "true");
    delete element.dataset.silent;
    delete element.dataset.lent;
    delete element.dataset.drawn;
  }
  for (const ring of all(".ring.lent")) ring.remove();
  if (!table.chosen.length) for (const place of table.last) mark(place, "last");
  for (const place of table.chosen) mark(place, "chosen");
  for (const place of openPlaces(table.left)) mark(place, "may");
  for (const place of sheetPlaces()) mark(place, "may");
  for (const place of placesOfSheet()) mark(place, "chosen");
  if (!table.chosen.length && settings.composes) for (const place of openPlaces(candidates(clickable(table.further)))) mark(place, "far");
  if (settings.composes) for (const { origin } of table.further) if (origin) for (const element of standing(origin)) element.classList.add("takes");
  for (const place of table.draft?.places ?? []) mark(place, "drafted");
  for (const place of hintedPlaces()) mark(place, "hinted");
  markSheets();
  view.showLit();
}

/** Where one part of the table is seen at a time, the way to each says whether something is lit there. */
export function markSheets() {
  for (const button of all("#nav [data-sheet], #views [role=tab]")) {
    const name = button.dataset.sheet ?? button.getAttribute("aria-controls");
    const part = name ? byId(name) : view.element;
    const lit = Boolean(part?.querySelector(".may"));
    button.classList.toggle("lit", lit);
    if (lit) button.setAttribute("aria-description", say("js-may-there"));
    else button.removeAttribute("aria-description");
  }
}

/**
 * @param {Element} button
 * @param {boolean} on
 */
export function hover(button, on) {
  for (const place of (button.dataset.places ?? "").split(" ").filter(Boolean)) for (const element of standing(place)) element.classList.toggle("hover", on && element.classList.contains("may"));
}

/**
 * @param {string} place
 * @param {boolean} on
 */
export function hoverButtons(place, on) {
  for (const button of all(BUTTONS)) {
    if (button.dataset.places?.split(" ").includes(place)) button.classList.toggle("hover", on);
  }
}

/** The places of the option that was advised, except those that are chosen already. */
function hintedPlaces() {
  const left = table.left.find(({ option }) => option.action === table.hint?.action);
  return left ? left.option.places.filter((_, i) => !left.used.includes(i)) : [];
}

/**
 * Where a line of the log took place.
 * @param {string} places
 */
export function trail(places) {
  for (const element of all(".trailing")) element.classList.remove("trailing", "last");
  for (const place of places.split(" ").filter(Boolean)) {
    for (const element of standing(place)) {
      if (element.classList.contains("last")) continue;
      ensureRing(element);
      element.classList.add("trailing", "last");
    }
  }
}
