// Answers of a puzzle on the map.

import assert from "node:assert/strict";
import { test } from "node:test";
import { answerAt, asOptions, marks } from "../../../src/meadhall/web/static/script/answering.js";

/** @type {any} */
const PUZZLE = {
  answers: [["0", "region:A"], ["3", "region:D"]],
  tags: [["region:A", "2, 3", false], ["region:B", "", true], ["region:C", "5", false]],
};

test("the topmost place that is an answer is taken", () => {
  assert.equal(answerAt(PUZZLE, ["unit:2", "region:D", "region:A"]), "3");
  assert.equal(answerAt(PUZZLE, ["region:B"]), null);
  assert.equal(answerAt(PUZZLE, []), null);
});

test("answers light their places as options do", () => {
  assert.deepEqual(asOptions(PUZZLE).map(({ action, places }) => [action, places]), [["0", ["region:A"]], ["3", ["region:D"]]]);
});

test("right places are marked last, with a sign of their own if no sentence names them", () => {
  assert.deepEqual(marks(PUZZLE).map(({ place, text, mine }) => [place, text, Boolean(mine)]), [
    ["region:A", "2, 3", false],
    ["region:C", "5", false],
    ["region:B", "✓", true],
  ]);
});
