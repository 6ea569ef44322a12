// The way of an arrow over a picture.

import assert from "node:assert/strict";
import test from "node:test";

import { covered, freeWay } from "../../../src/meadhall/web/static/script/ways.js";

const [from, to] = [{ x: 0, y: 0 }, { x: 100, y: 0 }];
const name = { left: 30, top: -6, right: 70, bottom: 6 };

test("an arrow covers what lies on its way, and nothing beside it", () => {
  assert.ok(covered(from, to, 10, [name]) > 5);
  assert.equal(covered(from, to, 10, [{ left: 30, top: 20, right: 70, bottom: 30 }]), 0);
  assert.equal(covered(from, to, 10, [{ left: 140, top: -6, right: 170, bottom: 6 }]), 0);
});

test("it goes straight, or past a name as long as it begins and ends on its places", () => {
  assert.deepEqual(freeWay(from, to, 10, []), { from, to });
  const past = freeWay(from, to, 10, [name]);
  assert.equal(covered(past.from, past.to, 10, [name]), 0);
  const above = freeWay(from, to, 10, [name], (x, y) => y < 5, (x, y) => y < 5);
  assert.equal(covered(above.from, above.to, 10, [name]), 0);
  assert.ok(above.from.y <= 0 && above.to.y <= 0);
  assert.deepEqual(freeWay(from, to, 10, [name], () => false, () => false), { from, to });
});

test("where every way covers something, it covers the least and stays near the straight one", () => {
  const wall = { left: 40, top: -90, right: 60, bottom: 90 };
  assert.deepEqual(freeWay(from, to, 10, [wall]), { from, to });
});
