// The answers of a puzzle as places on the map, and what the solution marks there. Pure functions.

/**
 * The answers as options that a click can take.
 * @param {Page.Puzzle} puzzle
 * @returns {Live.Choice[]}
 */
export const asOptions = ({ answers }) => answers.map(([action, place]) => ({ action, label: "", places: [place], key: "" }));

/**
 * The answer that the topmost of these places stands for; null if none does.
 * @param {Page.Puzzle} puzzle
 * @param {string[]} places
 */
export function answerAt({ answers }, places) {
  for (const place of places) for (const [n, at] of answers) if (at === place) return n;
  return null;
}

/**
 * What is marked on the map: the deciding places, the right ones last so that they lie on top.
 * @param {Page.Puzzle} puzzle
 * @returns {Live.Difference[]}
 */
export function marks({ tags }) {
  const order = [...tags].sort(([, , one], [, , other]) => Number(one) - Number(other));
  return order.map(([place, text, right]) => ({ place, seat: null, text: text || "✓", words: "", mine: right ? "yes" : "" }));
}
