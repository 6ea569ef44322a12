// The keyboard.

import assert from "node:assert/strict";
import test from "node:test";

import { candidates } from "../../../src/meadhall/web/static/script/candidates.js";
import { listenToKeys } from "../../../src/meadhall/web/static/script/keys.js";
import { settings } from "../../../src/meadhall/web/static/script/settings.js";
import { table } from "../../../src/meadhall/web/static/script/state.js";
import { asked, Element, openPage } from "./page.mjs";
import { pass, single } from "./samples.mjs";

function page(more = {}) {
  const options = [pass, single("D")];
  const opened = openPage({ head: 7, can_undo: true, mine: [0], prompt: asked(0), options, left: candidates(options), ...more });
  settings.load();
  listenToKeys();
  const press = (key, event = {}) => document.listeners.get("keydown")({ key, target: new Element(), preventDefault() {}, ...event });
  return { ...opened, press, done: () => opened.sent.map((each) => each.do) };
}

test("a key takes the option that bears it, in either case", () => {
  const { press } = page();
  const clicked = [];
  document.querySelectorAll = () => ["1", "A"].map((key) => Object.assign(new Element(), { dataset: { key }, click: () => clicked.push(key) }));
  for (const key of ["1", "a", "Z"]) press(key);
  press("1", { repeat: true });
  press("1", { ctrlKey: true });
  assert.deepEqual(clicked, ["1", "A"]);
});

test("signs do their work, but not in a field, behind the curtain, or when keys are off", () => {
  const { press, done, at } = page();
  press("u", { target: Object.assign(new Element(), { closest: () => new Element() }) });
  at("curtain").hidden = false;
  press("u");
  at("curtain").hidden = true;
  settings.kept.keys = false;
  press("u");
  assert.deepEqual(done(), []);
  settings.kept.keys = true;
  press("U");
  press("u", { repeat: true });
  press("!");
  assert.deepEqual(done(), ["undo", "hint"]);
});

test("Enter on a place chooses it", () => {
  const { press, sent } = page();
  const place = Object.assign(new Element(), { dataset: { at: "region:D" } });
  press("Enter", { target: Object.assign(new Element(), { closest: (selector) => (selector === "[data-at]" ? place : null) }) });
  assert.deepEqual(sent.map((each) => each.actions), [["influence D"]]);
});

test("Escape puts away one thing at a time", () => {
  const { press, at } = page({ hint: { asked: "", action: "pass" }, chosen: ["region:D"] });
  at("filter").value = "x";
  at("tip").hidden = false;
  const left = () => [at("filter").value, at("tip").hidden, Boolean(table.hint), table.chosen.length];
  const seen = [left()];
  for (let i = 0; i < 4; i += 1) {
    press("Escape");
    seen.push(left());
  }
  assert.deepEqual(seen, [["x", false, true, 1], ["", false, true, 1], ["", true, true, 1], ["", true, false, 1], ["", true, false, 0]]);
});
