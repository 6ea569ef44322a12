// Small changes of texts.

import assert from "node:assert/strict";
import test from "node:test";

import { fill, forFingers, minus } from "../../../src/meadhall/web/static/script/text.js";

test("numbers below nought have a true minus, words keep their hyphens", () => {
  assert.equal(minus("Callo steps to -4 (-1)."), "Callo steps to \u22124 (\u22121).");
  assert.equal(minus("-2"), "\u22122");
  assert.equal(minus("M-factor 3-1, Nahel-Sande"), "M-factor 3-1, Nahel-Sande");
});

test("texts are filled, unknown names stay", () => {
  assert.equal(fill("Move {n} of {of}", { n: 3, of: 9 }), "Move 3 of 9");
  assert.equal(fill("{name} {x}", { name: "{x}", y: 1 }), "{x} {x}");
});

test("who touches the screen taps", () => {
  const words = ["Click click", "Tap tap"];
  assert.equal(forFingers("Click the Vale once; clicking on, click E.", ...words), "Tap the Vale once; clicking on, tap E.");
});
