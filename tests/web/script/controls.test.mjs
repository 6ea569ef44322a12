// The controls of a sheet.

import assert from "node:assert/strict";
import test from "node:test";

import { chosenAt, isQuiet, mostOf, refusalsOf, stepTo } from "../../../src/meadhall/web/static/script/controls.js";

const row = {
  key: "units", name: "Trolls", control: "steps", value: 1,
  values: [{ n: 0, actions: [] }, { n: 1, actions: ["send 1"] }, { n: 2, refusal: "There is one." }],
};

test("a step leads to the value beside, if it can be chosen", () => {
  assert.deepEqual([chosenAt(row), stepTo(row, -1), stepTo(row, 1)], [1, 0, -1]);
  assert.equal(stepTo({ ...row, value: 0 }, -1), -1);
});

test("the most is the last that can be chosen", () => {
  assert.equal(mostOf(row), 1);
  assert.equal(mostOf({ ...row, values: [] }), -1);
});

test("a row prints what is refused: the next step, the values by their names, or all of it", () => {
  assert.deepEqual(refusalsOf(row), ["There is one."]);
  assert.deepEqual(refusalsOf({ ...row, value: 0 }), []);
  const values = [{ n: 0, label: "Attack", refusal: "is printed" }, { n: 1, label: "Shield", actions: [] }, { n: 2, label: "Speed", refusal: "is printed" }];
  assert.deepEqual(refusalsOf({ ...row, control: "segments", values }), ["Attack, Speed: is printed"]);
  assert.deepEqual(refusalsOf({ ...row, refusal: "Not now." }), ["Not now."]);
  assert.deepEqual(refusalsOf({ ...row, control: "cards", values }), []);
  assert.deepEqual(refusalsOf({ ...row, control: "toggle", value: 1, values: values.slice(0, 2) }), ["is printed"]);
});

test("of many rows with plain amounts only those in use show them", () => {
  const land = (value, share) => ({ control: "bars", value, values: [{ n: 0, share }, { n: 1, share }] });
  const rows = [land(0), land(1), land(0), land(0), land(0)];
  assert.deepEqual(rows.map((one) => isQuiet({ rows }, one)), [true, false, true, true, true]);
  assert.equal(isQuiet({ rows: rows.slice(0, 4) }, rows[0]), false);
  const likely = rows.map(() => land(0, 5));
  assert.equal(isQuiet({ rows: likely }, likely[0]), false);
});
