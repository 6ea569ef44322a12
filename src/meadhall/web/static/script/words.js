// The words of the page, in the reader's language.

import { json } from "./dom.js";
import { fill } from "./text.js";

/** @type {Record<string, string>} */
let words = {};

export function loadWords() {
  words = json("words");
}

/** @type {(id: string, values?: Record<string, string | number>) => string} */
export const say = (id, values) => fill(words[id] ?? id, values);
