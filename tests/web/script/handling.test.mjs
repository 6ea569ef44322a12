// Working the controls of a sheet, and where a draft lies on the map.

import assert from "node:assert/strict";
import test from "node:test";

import { freeSpot, nearestFree } from "../../../src/meadhall/web/static/script/ghosts.js";
import { arrowOf } from "../../../src/meadhall/web/static/script/ways.js";
import { heightAfter, numbered } from "../../../src/meadhall/web/static/script/handling.js";

test("a digit is a count where one counts, else one of several", () => {
  const values = [{ n: 0 }, { n: 2 }, { n: 3 }];
  assert.equal(numbered({ control: "steps", values }, 2), 1);
  assert.equal(numbered({ control: "bars", values }, 1), -1);
  assert.equal(numbered({ control: "cards", values }, 3), 2);
  assert.deepEqual([numbered({ control: "pills", values }, 0), numbered({ control: "pills", values }, 4)], [-1, -1]);
});

test("a pull of the grip goes one height further, a touch goes round", () => {
  assert.deepEqual([heightAfter("half", 90), heightAfter("half", -90), heightAfter("full", -90), heightAfter("folded", 90)], ["folded", "full", "full", "folded"]);
  assert.deepEqual([heightAfter("folded", 0), heightAfter("half", 3), heightAfter("full", 0)], ["half", "full", "folded"]);
});

test("an arrow stays between its places, and there is none where they touch", () => {
  const corners = arrowOf({ x: 0, y: 0 }, { x: 100, y: 0 }, 10).match(/[-.\d]+ /g).map(Number);
  assert.ok(Math.min(...corners) > 10 && Math.max(...corners) < 90);
  assert.equal(arrowOf({ x: 0, y: 0 }, { x: 15, y: 0 }, 10), "");
  const long = arrowOf({ x: 0, y: 0 }, { x: 600, y: 0 }, 10).match(/[-.\d]+ /g).map(Number);
  assert.ok(Math.min(...long) < 30 && Math.max(...long) > 570, "a long one begins and ends beside its places too");
});

test("a ghost lies on nothing that stands there, as long as there is room", () => {
  const box = { left: 0, top: 0, right: 100, bottom: 100 };
  const size = { width: 30, height: 20 };
  assert.deepEqual(freeSpot(box, size, []), { x: 35, y: 76 });
  const low = { left: 0, top: 60, right: 100, bottom: 100 };
  assert.ok(freeSpot(box, size, [low]).y + size.height <= 60);
  assert.deepEqual(freeSpot(box, size, [box]), { x: 35, y: 76 });
});

test("a label goes where nothing lies, as near as it can", () => {
  const box = { left: 40, top: 0, right: 80, bottom: 40 };
  const room = { left: 0, top: 0, right: 120, bottom: 120 };
  const low = { left: 0, top: 20, right: 120, bottom: 80 };
  const { y } = nearestFree(box, { width: 20, height: 10 }, room, [low]);
  assert.ok(y + 10 <= 20 || y >= 80);
  assert.deepEqual(nearestFree(box, { width: 20, height: 10 }, room, [room]), { x: 50, y: 35 });
});

test("what is drawn for a place lies on it as a whole, where it has room", () => {
  const box = { left: 0, top: 0, right: 100, bottom: 100 };
  const size = { width: 20, height: 10 };
  const inside = (x, y) => y < 40 && x < 60;
  assert.ok(freeSpot(box, size, [], inside).y + 5 < 40);
  const { x, y } = nearestFree(box, size, { left: 0, top: 0, right: 200, bottom: 200 }, [], inside);
  assert.ok(y + 5 < 40 && x + 20 < 60);
});
