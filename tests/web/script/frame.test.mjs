// The map and the sheet share the screen.

import assert from "node:assert/strict";
import test from "node:test";

import { shareRoom } from "../../../src/meadhall/web/static/script/frame.js";

const whole = { width: 1046, height: 612 };
const cores = [{ width: 808, height: 612 }, { width: 644, height: 612 }];

test("the whole picture is shown where it can be read, else what matters of it", () => {
  assert.deepEqual(shareRoom({ width: 1920, height: 900 }, whole, cores), { dock: 536, core: -1 });
  assert.deepEqual(shareRoom({ width: 1366, height: 612 }, whole, cores), { dock: 558, core: 0 });
  assert.deepEqual(shareRoom({ width: 1366, height: 612 }, whole, []), { dock: 536, core: -1 });
});

test("a narrow screen shows what matters most", () => {
  assert.deepEqual(shareRoom({ width: 1024, height: 612 }, whole, cores), { dock: 430, core: 1 });
});

test("a sheet is neither too narrow nor too wide", () => {
  assert.equal(shareRoom({ width: 1440, height: 900 }, whole, cores).dock, 536);
  assert.equal(shareRoom({ width: 1366, height: 600 }, whole, [{ width: 600, height: 612 }]).dock, 624);
});

test("what may be chosen is in sight, as far as there is room for it", () => {
  const wide = [{ width: 808, height: 612, holds: false }, { width: 894, height: 612, holds: true }];
  const narrow = [{ width: 644, height: 612, holds: false }, { width: 644, height: 612, holds: true }];
  assert.equal(shareRoom({ width: 1366, height: 612 }, whole, [...wide, ...narrow]).core, 1);
  assert.equal(shareRoom({ width: 1024, height: 612 }, whole, [...wide, ...narrow]).core, 3);
  assert.equal(shareRoom({ width: 900, height: 612 }, whole, [...wide, ...narrow]).core, 3);
});
