// Where the labels of what has changed lie.

import assert from "node:assert/strict";
import test from "node:test";

import { freeSpot } from "../../../src/meadhall/web/static/script/halo.js";

const box = (left, top, width = 80, height = 16) => ({ left, top, right: left + width, bottom: top + height });
const size = { width: 40, height: 20 };
const spots = [{ x: 100, y: 100 }, { x: 100, y: 80 }, { x: 100, y: 60 }];

test("a label lies at the first spot at which it covers no name and no other label", () => {
  assert.equal(freeSpot(spots, size, []), spots[0]);
  assert.equal(freeSpot(spots, size, [box(60, 92)]), spots[1]);
  assert.equal(freeSpot(spots, size, [box(110, 92), box(119, 85, 10, 4)]), spots[2]);
  assert.equal(freeSpot(spots, size, [box(120, 92), box(60, 110)]), spots[0], "what it only touches is not covered");
});

test("where every spot covers something there is none", () => {
  assert.equal(freeSpot(spots, size, [box(60, 40, 80, 80)]), null);
  assert.equal(freeSpot([], size, []), null);
});
