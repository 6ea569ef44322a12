// How the map is zoomed and shifted.

import assert from "node:assert/strict";
import test from "node:test";

import { view } from "../../../src/meadhall/web/static/script/view.js";
import { Element, openPage } from "./page.mjs";

function stage(wide, tall) {
  const { at } = openPage();
  Object.assign(at("stage"), { clientWidth: 100, clientHeight: 100, getBoundingClientRect: () => ({ left: 0, top: 0, right: 100, bottom: 100 }) });
  const picture = Object.assign(new Element(), { clientWidth: wide, clientHeight: tall });
  at("board").querySelector = () => picture;
  view.reset();
  return picture;
}

// Nought, not less than nought.
const place = () => [view.x + 0, view.y + 0];

test("a picture that fits stays where it is", () => {
  const picture = stage(100, 80);
  view.shift(-30, 20);
  assert.deepEqual([view.loose, ...place(), picture.style.transform], [false, 0, 0, ""]);
});

test("a picture is shifted up to its edges", () => {
  const picture = stage(150, 100);
  view.shift(-80, -10);
  assert.deepEqual([...place(), picture.style.transform], [-50, 0, "translate(-50px,0px) scale(1)"]);
  view.shift(90, 0);
  assert.equal(view.x, 0);
});

test("what lies under the fingers stays there while zooming, between once and four times", () => {
  stage(100, 100);
  view.zoom(2, 50, 40);
  assert.deepEqual([view.k, ...place()], [2, -50, -40]);
  view.zoom(10, 0, 0);
  assert.equal(view.k, 4);
  view.zoom(0.01, 0, 0);
  assert.deepEqual([view.k, ...place()], [1, 0, 0]);
});

test("what has the focus is shifted into sight, and no further", () => {
  stage(300, 100);
  const box = (left, right) => Object.assign(new Element(), { getBoundingClientRect: () => ({ left, right, top: 20, bottom: 40 }) });
  view.reveal(box(30, 60));
  assert.equal(view.x, 0);
  view.reveal(box(150, 180));
  assert.equal(view.x, -88);
});
