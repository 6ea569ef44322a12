// What a choice would do, shown pale on top of the pictures.

import { completes, openPlaces } from "./candidates.js";
import { all, byId, parse } from "./dom.js";
import { myTurn, table } from "./state.js";
import { minus } from "./text.js";
import { ask } from "./wire.js";

/** @type {Map<string, Promise<Page.Reply<"preview">>>} */
export const previews = new Map();
let previewTimer = 0;

/**
 * The action whose outcome is shown, or will be in a moment.
 * @type {string | null}
 */
export let foreseen = null;

/**
 * The option that a click on these places, the topmost first, would take at once.
 * @param {string[]} places
 */
export function aimedAt(places) {
  const open = openPlaces(table.left);
  const lit = places.find((place) => open.has(place));
  return lit === undefined ? null : completes(table.left, lit);
}

/** @param {Page.Choice | null | undefined} option */
export function foresee(option) {
  if (!option || !myTurn()) return hidePreview();
  if (foreseen === option.action) return undefined;
  hidePreview();
  foreseen = option.action;
  if (option.actions) {
    byId("outcome").textContent = minus([option.label, option.note].filter(Boolean).join(": "));
    return undefined;
  }
  previewTimer = setTimeout(showPreview, 120, option.action);
  return undefined;
}

/** @param {string} action */
async function showPreview(action) {
  if (!previews.has(action)) previews.set(action, ask({ do: "preview", action }));
  const answer = await previews.get(action);
  if (answer?.is !== "preview") previews.delete(action);
  else if (foreseen === action) {
    byId("outcome").textContent = minus(answer.text);
    for (const [name, markup] of Object.entries(answer.parts)) {
      (byId(`picture-${name}`) ?? byId(name))?.append(parse(`<g class="preview" aria-hidden="true">${markup}</g>`));
    }
  }
}

export function hidePreview() {
  if (foreseen === null) return;
  clearTimeout(previewTimer);
  foreseen = null;
  byId("outcome").textContent = "";
  for (const layer of all("g.preview")) layer.remove();
}
