// Where things lie beside each other.

import assert from "node:assert/strict";
import test from "node:test";

import { beside, leastCovering, nearest } from "../../../src/meadhall/web/static/script/geometry.js";

test("arrow keys go to what lies ahead", () => {
  const box = (x, y) => ({ x, y, width: 10, height: 10 });
  const boxes = [box(100, 0), box(60, 50), box(-50, 0), box(0, 80)];
  assert.equal(nearest(box(0, 0), boxes, "ArrowRight"), 0);
  assert.equal(nearest(box(0, 0), boxes, "ArrowDown"), 3);
  assert.equal(nearest(box(0, 0), boxes, "ArrowLeft"), 2);
  assert.equal(nearest(box(0, 0), boxes, "ArrowUp"), -1);
});

test("a tip stands where it hides the fewest other things", () => {
  const box = (left, top, width = 100, height = 40) => ({ left, top, right: left + width, bottom: top + height });
  const room = { left: 0, top: 0, right: 500, bottom: 500 };
  const size = { width: 120, height: 60 };
  const field = box(200, 200);
  assert.deepEqual(beside(field, size, room, []), { x: 190, y: 248 });
  assert.deepEqual(beside(field, size, room, [box(200, 250)]), { x: 190, y: 132 });
  assert.deepEqual(beside(field, size, room, [box(200, 250), box(200, 150)]), { x: 308, y: 200 });
  assert.deepEqual(beside(field, size, room, [box(200, 250), box(200, 150), box(310, 200)]), { x: 72, y: 200 });
  assert.deepEqual(beside(box(400, 440), size, room, []), { x: 380, y: 372 });
  assert.deepEqual(beside(box(0, 0, 500, 500), size, room, []), { x: 380, y: 0 });
});

test("a card leaves the place clear of which it speaks, at the other side or above or below it", () => {
  const screen = { width: 1366, height: 768 };
  const margin = { width: 68, height: 16 };
  const card = { width: 600, height: 230 };
  const at = (left, top, right, bottom) => leastCovering({ left, top, right, bottom }, card, screen, margin);
  assert.deepEqual(at(300, 280, 510, 500), { side: "right", level: "middle" });
  assert.deepEqual(at(800, 280, 1000, 500), { side: "left", level: "middle" });
  assert.deepEqual(at(490, 300, 720, 465), { side: "right", level: "top" });
  assert.deepEqual(at(490, 100, 720, 465), { side: "right", level: "bottom" });
});
