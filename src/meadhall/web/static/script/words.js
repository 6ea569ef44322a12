// The words of the page, in the reader's language.

import { json } from "./dom.js";
import { fill } from "./text.js";

let words = {};

export function loadWords() {
  words = json("words");
}

export const say = (id, values) => fill(words[id] ?? id, values);
