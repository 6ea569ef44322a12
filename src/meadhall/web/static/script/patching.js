// Parts of the table are changed in place, so that they keep their focus and can glide.

import { all, byId, parse, phone } from "./dom.js";
import { pictureButtons } from "./pictures.js";
import { openSheet } from "./sheet.js";
import { view } from "./view.js";

/**
 * Sets one attribute, or removes it. A style goes in as a property, so that the change can glide.
 * @param {Element} element
 * @param {string} name
 * @param {string | null} value
 */
function setAttribute(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (name === "style") element.style.cssText = value;
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Changes an element into a newer one. It stays the same element, so that it keeps the focus.
 * @param {Element} old
 * @param {Element} fresh
 */
function become(old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of [...fresh.attributes]) setAttribute(old, name, value);
  const open = all("details", old).map((each) => each.open);
  old.replaceChildren(...fresh.childNodes);
  all("details", old).forEach((each, i) => (each.open = open[i] ?? each.open));
}

/** @param {Live.Update} message */
export function patch({ parts = {}, attrs = {}, order = {}, gone = [] }) {
  const sheet = byId("sheet").dataset.open ?? "";
  /** @param {string} id */
  const whole = (id) => id === "board" || id.startsWith("picture-");
  if (Object.keys(parts).some(whole)) openSheet("");
  const homes = new Map(Object.entries(order).flatMap(([name, ids]) => ids.map((id) => [id, `parts-${name}`])));
  for (const [id, markup] of Object.entries(parts)) {
    const old = byId(id);
    const fresh = parse(markup);
    const home = homes.get(id);
    if (old && whole(id)) old.replaceWith(fresh);
    else if (old && old.localName === fresh.localName) become(old, fresh);
    else if (old) old.replaceWith(fresh);
    else if (home) {
      fresh.classList.add("fresh");
      byId(home)?.append(fresh);
    }
  }
  for (const [id, values] of Object.entries(attrs)) {
    const element = byId(id);
    if (element) for (const [name, value] of Object.entries(values)) setAttribute(element, name, value);
  }
  for (const id of gone) byId(id)?.remove();
  for (const [name, ids] of Object.entries(order)) {
    const home = byId(`parts-${name}`);
    if (!home) continue;
    for (const [id, before] of reorder([...home.children].map((child) => child.id), ids)) {
      const child = byId(id);
      if (child) home.insertBefore(child, before === null ? null : byId(before));
    }
  }
  if (Object.keys(parts).some(whole)) {
    pictureButtons();
    view.reset();
    if (sheet && phone()) openSheet(sheet);
  }
}

/**
 * The steps that put children in order: [id, id of the one that must follow it or null]. Few moves, so that glides survive.
 * @param {string[]} now
 * @param {string[]} wanted
 */
export function reorder(now, wanted) {
  const row = now.filter((id) => wanted.includes(id));
  /** @type {[string, string | null][]} */
  const moves = [];
  wanted.forEach((id, i) => {
    if (row[i] === id) return;
    if (row[i + 1] === id) {
      const [late] = row.splice(i, 1);
      const after = wanted.indexOf(late);
      const before = row.find((other) => wanted.indexOf(other) > after) ?? null;
      row.splice(before === null ? row.length : row.indexOf(before), 0, late);
      moves.push([late, before]);
      if (row[i] === id) return;
    }
    const was = row.indexOf(id);
    if (was >= 0) row.splice(was, 1);
    moves.push([id, row[i] ?? null]);
    row.splice(i, 0, id);
  });
  return moves;
}
