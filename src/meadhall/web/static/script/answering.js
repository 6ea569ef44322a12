// The answers of a puzzle as places on the map, and what the solution marks there. Pure functions.

/**
 * What the page of a puzzle tells the script: the answers that are still open and have a place (number and place), and
 * the places that decide (place, numbers of the sentences, whether it is a right answer).
 * @typedef {{ answers: [string, string][], tags: [string, string, boolean][] }} Puzzle
 */

/**
 * The answers as options that a click can take.
 * @param {Puzzle} puzzle
 * @returns {Live.Choice[]}
 */
export const asOptions = ({ answers }) => answers.map(([action, place]) => ({ action, label: "", places: [place], key: "" }));

/**
 * The answer that the topmost of these places stands for; null if none does.
 * @param {Puzzle} puzzle
 * @param {string[]} places
 */
export function answerAt({ answers }, places) {
  for (const place of places) for (const [n, at] of answers) if (at === place) return n;
  return null;
}

/**
 * What is marked on the map: the deciding places, the right ones last so that they lie on top.
 * @param {Puzzle} puzzle
 * @returns {Live.Difference[]}
 */
export function marks({ tags }) {
  const order = [...tags].sort(([, , one], [, , other]) => Number(one) - Number(other));
  return order.map(([place, text, right]) => ({ place, seat: null, text: text || "✓", words: "", mine: right ? "yes" : "" }));
}
