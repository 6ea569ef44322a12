// Looking at moments of the past.

import assert from "node:assert/strict";
import test from "node:test";

import { addressOf, look, momentText, shownMoment, step } from "../../../src/meadhall/web/static/script/replay.js";
import { table } from "../../../src/meadhall/web/static/script/state.js";
import { openPage } from "./page.mjs";

const WORDS = { "js-move-of": "Move {n} of {of}", "js-move-live": "Move {n}", "js-taken-back": "taken back" };
const known = { id: "t1", head: 12, gaps: [[7, 11]], marks: [[3, "Round 1"], [10, "Round 2"]] };

test("a moment is told by its move, its round, and whether it was taken back", () => {
  openPage(known, WORDS);
  assert.equal(momentText(2), "Move 2 of 8");
  assert.equal(momentText(5), "Move 5 of 8 · Round 1");
  assert.equal(momentText(9), "Move 7 of 8 · taken back · Round 1");
  assert.equal(momentText(11), "Move 7 of 8 · Round 2");
  assert.equal(momentText(12, true), "Move 8 · Round 2");
});

test("an address names the moment and the eyes, if there are any", () => {
  openPage(known);
  assert.equal(addressOf(null), "/table/t1");
  assert.equal(addressOf(0), "/table/t1?moment=0");
  table.eyes = 2;
  assert.equal(addressOf(40), "/table/t1?moment=40&eyes=2");
  assert.equal(addressOf(null), "/table/t1?eyes=2");
});

test("only the last of quick steps is asked for, and what is not past is now", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { sent } = openPage(known);
  look(12);
  step(-1);
  assert.equal(shownMoment(), 7);
  step(-1);
  assert.equal(shownMoment(), 6);
  t.mock.timers.tick(100);
  assert.deepEqual(sent, [{ do: "look", moment: 6, eyes: null }]);
  look(99);
  t.mock.timers.tick(100);
  assert.deepEqual(sent.at(-1), { do: "look", moment: null, eyes: null });
});
