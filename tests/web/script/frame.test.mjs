// The map and the sheet share the screen.

import assert from "node:assert/strict";
import test from "node:test";

import { fitFrame, shareRoom } from "../../../src/meadhall/web/static/script/frame.js";
import { view } from "../../../src/meadhall/web/static/script/view.js";
import { Element, openPage } from "./page.mjs";

const whole = { width: 1046, height: 612 };
const cores = [{ width: 808, height: 612 }, { width: 644, height: 612 }];

test("the whole picture is shown where it can be read, else what matters of it", () => {
  assert.deepEqual(shareRoom({ width: 1920, height: 900 }, whole, cores), { dock: 536, core: -1 });
  assert.deepEqual(shareRoom({ width: 1366, height: 612 }, whole, cores), { dock: 558, core: 0 });
});

test("beside a picture of which everything matters the sheet is slim, as long as that lets all of it be seen", () => {
  assert.deepEqual(shareRoom({ width: 1366, height: 612 }, whole, []), { dock: 403, core: -1 });
  assert.deepEqual(shareRoom({ width: 1024, height: 612 }, whole, []), { dock: 430, core: -1 });
  assert.deepEqual(shareRoom({ width: 1920, height: 900 }, whole, []), { dock: 536, core: -1 });
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

test("a picture that fits again lies where it belongs, however far all of it was shifted", () => {
  globalThis.getComputedStyle = () => ({ marginBottom: "0px" });
  const { at } = openPage();
  Object.assign(at("stage"), { clientWidth: 100, clientHeight: 100 });
  const picture = Object.assign(new Element(), { clientWidth: 150, clientHeight: 100 });
  at("board").querySelector = () => picture;
  view.reset();
  view.shift(-50, 0);
  assert.equal(view.x, -50);
  picture.clientWidth = 100;
  fitFrame(true, []);
  assert.deepEqual([view.x + 0, picture.style.transform], [0, ""]);
});
