// What may still be chosen after some clicks. Pure functions.

/**
 * Options as candidates: `used` are the positions of places that were clicked, `next` the first one not passed yet.
 * @param {Page.Choice[]} options
 * @returns {Page.Candidate[]}
 */
export function candidates(options) {
  return options.map((option) => ({ option, used: [], next: 0 }));
}

/**
 * A move of several answers, to be chosen like an option.
 * @param {Live.Move} move
 * @returns {Page.Choice}
 */
export function asChoice(move) {
  const { actions, label, places, note = "", said = "", later, origin = "" } = move;
  return { action: actions.join("\n"), actions, later, origin, label, places, key: "", said, note: [said, note].filter(Boolean).join("; ") };
}

/**
 * What a click means, without what only somebody means who drags it.
 * @param {Page.Choice[]} options
 */
export const clickable = (options) => options.filter(({ origin }) => !origin);

/**
 * What somebody may mean who drags from a place, as if that were clicked already.
 * @param {Page.Choice[]} options
 * @param {string} place
 * @returns {Page.Candidate[]}
 */
export const carriedFrom = (options, place) => candidates(options.filter(({ origin }) => origin && origin === place));

/**
 * The candidates that fit one more clicked place: at or after the next position, else (pairs without order) anywhere free.
 * @param {Page.Candidate[]} left
 * @param {string} place
 * @returns {Page.Candidate[]}
 */
export function pick(left, place) {
  /** @param {(one: Page.Candidate) => number} found */
  const take = (found) =>
    left.flatMap((one) => {
      const at = found(one);
      return at < 0 ? [] : [{ option: one.option, used: [...one.used, at], next: at + 1 }];
    });
  const inOrder = take((one) => one.option.places.indexOf(place, one.next));
  return inOrder.length ? inOrder : take((one) => one.option.places.findIndex((at, i) => at === place && !one.used.includes(i)));
}

/**
 * The options that are left after clicks on places.
 * @param {Live.Choice[]} options
 * @param {string[]} places
 */
export function narrow(options, places) {
  return places.reduce(pick, candidates(options)).map((one) => one.option);
}

/**
 * Every place that would still narrow or complete a candidate.
 * @param {Page.Candidate[]} left
 */
export function openPlaces(left) {
  /** @type {Set<string>} */
  const open = new Set();
  for (const { option, used } of left) option.places.forEach((place, i) => used.includes(i) || open.add(place));
  return open;
}

/**
 * The one option that a click on this place would take; null while several are left.
 * @param {Page.Candidate[]} left
 * @param {string} place
 */
export function completes(left, place) {
  const after = pick(left, place);
  return after.length === 1 ? after[0].option : null;
}

/**
 * The candidates whose words contain everything that is typed, in any order and case.
 * @param {Page.Candidate[]} left
 * @param {string} typed
 */
export function matching(left, typed) {
  const wanted = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return left.filter(({ option }) => wanted.every((part) => option.label.toLocaleLowerCase().includes(part)));
}
