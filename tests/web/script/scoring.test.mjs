// A scoring told place by place.

import assert from "node:assert/strict";
import test from "node:test";

import { heldBack, sums } from "../../../src/meadhall/web/static/script/scoring.js";

const steps = [{ place: "region:F", name: "F", title: "", gains: [[1, 4]] }, { place: "region:G", name: "G", title: "", gains: [[3, 4]] }];

test("the totals of a scoring begin with what it had brought before", () => {
  const found = sums(steps, [[2, 5], [3, 1]]);
  assert.deepEqual(found.map(({ seat, sum, last }) => [seat, sum, last]), [[2, 5, 0], [3, 5, 4], [1, 4, 0]]);
});

test("points that are not told yet are taken off what a seat shows", () => {
  assert.equal(heldBack("24", 17), "7");
  assert.equal(heldBack("3", 5), "\u22122");
  assert.equal(heldBack("\u22121", 2), "\u22123");
});
