// Small changes of texts. Pure functions.

/** @type {(text: string) => string} */
export const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * Puts a true minus before numbers. A hyphen within a word or between two numbers stays.
 * @param {string} text
 */
export function minus(text) {
  return text.replace(/(^|[\s(])-(?=\d)/g, "$1\u2212");
}

/**
 * Puts values into the braces of a text.
 * @param {string} text
 * @param {Record<string, string | number>} values
 */
export function fill(text, values = {}) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/**
 * Words for a mouse as words for a finger.
 * @param {string} text
 * @param {string} clicks the words to be replaced, apart by spaces
 * @param {string} taps what is said instead, in the same order
 */
export function forFingers(text, clicks, taps) {
  const said = taps.split(" ");
  const found = new Map(clicks.split(" ").map((word, i) => [word, said[i]]));
  return text.replace(/\p{L}+/gu, (word) => found.get(word) ?? word);
}
