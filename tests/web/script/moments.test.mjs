// Moments of a game.

import assert from "node:assert/strict";
import test from "node:test";

import { chapterOf, counted, nextMark, stepped } from "../../../src/meadhall/web/static/script/moments.js";

test("what was taken back is no move", () => {
  // Nine moves, the last two taken back one after the other, then one more.
  const gaps = [[7, 11]];
  assert.equal(counted([], 9), 9);
  assert.deepEqual([7, 8, 9, 11, 12].map((moment) => counted(gaps, moment)), [7, 7, 7, 7, 8]);
  assert.equal(counted([[2, 4], [7, 11]], 12), 6);
});

test("steps pass over what was taken back", () => {
  const gaps = [[7, 11]];
  assert.equal(stepped(gaps, 12, -1), 7);
  assert.equal(stepped(gaps, 7, 1), 12);
  assert.equal(stepped(gaps, 9, -1), 6);
  // Now is the end of the gap: it looks as at its beginning.
  assert.equal(stepped(gaps, 11, -1), 6);
  assert.equal(stepped([], 0, -1), 0);
  assert.equal(stepped([], 4, 1), 5);
});

test("a moment belongs to the last mark before it", () => {
  const marks = [[3, "Round 1"], [10, "Round 2"], [18, "Scoring"]];
  assert.equal(chapterOf(marks, 2), null);
  assert.equal(chapterOf(marks, 3)[1], "Round 1");
  assert.equal(chapterOf(marks, 17)[1], "Round 2");
  assert.equal(chapterOf([], 17), null);
  assert.deepEqual([[2, 1], [3, 1], [18, 1], [18, -1], [3, -1]].map(([at, to]) => nextMark(marks, at, to, 30)), [3, 10, 30, 10, 0]);
});
