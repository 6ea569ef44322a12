// What a draft comes to, in words and numbers.

import assert from "node:assert/strict";
import test from "node:test";

import { between } from "../../../src/meadhall/web/static/script/motion.js";
import { changedTotals } from "../../../src/meadhall/web/static/script/totals.js";

const sheet = (gold, more = {}) => ({ title: "Making", parts: [], totals: [{ label: "Gold", after: gold }, { label: "Snow", after: "8" }], ...more });

test("only what changed is said", () => {
  assert.equal(changedTotals(sheet("3"), sheet("3")), "");
  assert.equal(changedTotals(sheet("3"), sheet("-2")), "Gold \u22122");
  assert.equal(changedTotals(null, sheet("3")), "Gold 3, Snow 8");
});

test("the consequence and the odds are said when they are others", () => {
  const odds = (percent) => ({ odds: [{ label: "You win", percent }, { label: "They hold", percent: 100 - percent }] });
  assert.equal(changedTotals(sheet("3", odds(40)), sheet("3", odds(98))), "You win 98 %");
  assert.equal(changedTotals(sheet("3", { consequence: "One." }), sheet("3", { consequence: "Two." })), "Two.");
  assert.equal(changedTotals(sheet("3", { consequence: "One." }), sheet("3", { consequence: "One." })), "");
});

test("a number counts, also below nought and with its words; other texts change at once", () => {
  assert.equal(between("8", "12", 0.5), "10");
  assert.equal(between("+2 gold", "+6 gold", 0.5), "+4 gold");
  assert.equal(between("0", "\u22124", 0.5), "\u22122");
  assert.equal(between("safe", "\u22123", 0.5), "\u22123");
  assert.equal(between("4 of 7", "5 of 7", 0.5), "5 of 7");
});
