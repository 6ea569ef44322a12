// Places that a sheet speaks of: a click there chooses a value, and on a sheet that takes the page arrows move it.

import { compose } from "./choosing.js";
import { all } from "./dom.js";
import { nearest } from "./geometry.js";
import { settings } from "./settings.js";
import { myTurn, table } from "./state.js";

const rows = () => (myTurn() && settings.composes ? table.sheet?.parts ?? [] : []).flatMap((part) => part.rows);

/** The rows of the sheet whose values lie at places of a picture of its own. */
const placed = () => rows().filter((row) => row.control === "places" || row.control === "cards");

/** Places that can be clicked because a value of the sheet lies there. */
export const sheetPlaces = () => placed().flatMap((row) => row.values).flatMap((value) => (value.actions && value.place ? [value.place] : []));

/** Where the draft lies on the sheet's own picture. */
export const placesOfSheet = () => placed().flatMap((row) => row.values.filter((value) => value.n === row.value)).flatMap((value) => value.place ?? []);

/**
 * Chooses the value that lies at one of these places on the sheet's own picture; whether there is one.
 * @param {string[]} places the topmost first
 */
export const pickPlace = (places) => pickAmong(placed(), places);

/**
 * Chooses what the sheet offers by the name of one of these places, where a click means nothing else; whether there is
 * such a value.
 * @param {string[]} places the topmost first
 */
export const pickNamed = (places) => pickAmong(rows().filter((row) => row.control === "pills"), places);

/** @type {(among: Live.Row[], places: string[]) => boolean} */
function pickAmong(among, places) {
  const values = among.flatMap((row) => row.values);
  const value = places.flatMap((place) => values.filter((each) => each.place === place && each.actions)).at(0);
  if (value?.actions) compose(value.actions, "no", { fill: true, later: value.later });
  return Boolean(value);
}

/**
 * On a sheet that takes the page, an arrow moves the draft to the next place in its direction.
 * @param {string} key
 */
export function stepPlace(key) {
  const row = table.sheet?.wide ? placed().find((each) => each.control === "places") : null;
  if (!row) return false;
  const here = row.values.find((value) => value.n === row.value)?.place;
  const stops = all("#composer [data-at]").filter((each) => row.values.some((value) => value.place === each.dataset.at));
  const at = stops.find((each) => each.dataset.at === here);
  const rest = stops.filter((each) => each !== at);
  const next = at ? nearest(at.getBoundingClientRect(), rest.map((each) => each.getBoundingClientRect()), key) : 0;
  const place = rest[next]?.dataset.at;
  if (place) pickPlace([place]);
  return true;
}

/**
 * On a sheet that takes the page, a figure chooses the card with this number; so it does among peoples.
 * @param {string} key
 */
export function pickCard(key) {
  const people = /** @type {HTMLElement | undefined} */ (all("#composer .value-people").find((each) => each.dataset.key === key));
  if (people && table.sheet?.whole !== false) {
    people.click();
    return true;
  }
  const row = table.sheet?.wide ? placed().find((each) => each.control === "cards") : null;
  const actions = row?.values[Number(key) - 1]?.actions;
  if (actions) compose(actions, "no", { fill: true });
  return Boolean(row) && /^\d$/.test(key);
}
