// The way of an arrow over a picture.

import assert from "node:assert/strict";
import test from "node:test";

import { covered, freeWay } from "../../../src/meadhall/web/static/script/ways.js";

const [from, to] = [{ x: 0, y: 0 }, { x: 100, y: 0 }];
const name = { left: 30, top: -6, right: 70, bottom: 6 };

test("an arrow covers what lies on its way, and nothing beside it", () => {
  assert.equal(covered(from, to, 10, [name]), 1);
  assert.equal(covered(from, to, 10, [{ left: 30, top: 20, right: 70, bottom: 30 }]), 0);
  assert.equal(covered(from, to, 10, [{ left: 140, top: -6, right: 170, bottom: 6 }]), 0);
});

test("it goes straight, or beside a name as long as it begins and ends on its places", () => {
  assert.deepEqual(freeWay(from, to, 10, []), { from, to });
  assert.deepEqual(freeWay(from, to, 10, [name]), { from: { x: 0, y: 20 }, to: { x: 100, y: 20 } });
  assert.deepEqual(freeWay(from, to, 10, [name], (x, y) => y < 5), { from: { x: 0, y: -20 }, to: { x: 100, y: -20 } });
  assert.deepEqual(freeWay(from, to, 10, [name], () => true, () => false), { from, to });
});

test("where every way covers something, it covers the least", () => {
  const wall = { left: 40, top: -90, right: 60, bottom: 90 };
  assert.deepEqual(freeWay(from, to, 10, [wall]), { from, to });
  assert.deepEqual(freeWay(from, to, 10, [wall, name]).from.y, 20);
});
