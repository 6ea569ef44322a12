// The sheet of a whole move.

import assert from "node:assert/strict";
import test from "node:test";

import { folds, openPart, partsOfLesson, pickValue, showComposer } from "../../../src/meadhall/web/static/script/composer.js";
import { table } from "../../../src/meadhall/web/static/script/state.js";
import { asked, openPage } from "./page.mjs";

const row = {
  key: "units", name: "Trolls", control: "steps", value: 1,
  values: [{ n: 0, actions: [] }, { n: 1, actions: ["send 1"] }, { n: 2, refusal: "There is one." }],
};
const sheet = { title: "Advance", parts: [{ key: "send", name: "Send", rows: [row] }] };

test("a value is the whole draft; one that cannot be chosen says why", () => {
  const { sent, at } = openPage({ head: 7, mine: [0], prompt: asked(0), sheet });
  pickValue("send|units|2");
  assert.deepEqual([sent, at("toast").hidden], [[], false]);
  pickValue("send|units|0");
  assert.deepEqual([sent[0].do, sent[0].actions], ["draft", []]);
});

test("on a phone parts fold, unless they are one line; on a desk those that came folded", () => {
  const part = sheet.parts[0];
  const long = { ...part, rows: [row, row] };
  assert.deepEqual([folds(part, 2, true), folds(long, 2, true), folds(long, 1, true)], [false, true, false]);
  assert.deepEqual([folds(long, 2, false), folds({ ...long, folded: true }, 2, false)], [false, true]);
  assert.equal(folds({ ...long, name: "" }, 2, true), false);
});

test("a lesson opens the parts that it points at, or else the first with something to choose", () => {
  const open = (key, place = "") => ({ key, rows: [{ value: 0, values: [{ n: 0, actions: [] }, { n: 1, actions: [key], place }] }] });
  const shut = { key: "shut", rows: [{ value: 0, values: [{ n: 0, actions: [] }, { n: 1, refusal: "Later" }] }] };
  const parts = [shut, open("a"), open("b"), open("c", "region:E")];
  const keys = (coach) => (openPage({ coach }), partsOfLesson(parts).map(({ key }) => key));
  assert.deepEqual([keys(null), keys({ step: "", point: ["region:E"] })], [[], []]);
  assert.deepEqual(keys({ step: "goal", point: ["region:E"] }), ["c"]);
  assert.deepEqual(keys({ step: "goal", point: ["track:snow"] }), ["a", "b"]);
});

/** The parts of the sheet that show their rows. @param {(id: string) => any} at */
const unfolded = (at) => at("composer-parts").children.map((box) => box.children.length > 1);

test("a part that comes folded is folded, until the reader opens it or the sheet comes otherwise", () => {
  const parts = [{ ...sheet.parts[0], key: "first" }, { ...sheet.parts[0], key: "second", folded: true }];
  const { at } = openPage({ head: 7, mine: [0], prompt: asked(0), sheet: { title: "Making", parts } });
  showComposer();
  assert.deepEqual(unfolded(at), [true, false]);
  openPart("second");
  assert.deepEqual(unfolded(at), [true, true]);
  Object.assign(table, { sheet: { title: "Making", parts: [parts[1], { ...parts[0], folded: true }] } });
  showComposer();
  assert.deepEqual(unfolded(at), [false, false]);
});

test("the page knows whether the move of its sheet is begun: until then the question can be declined", () => {
  const { at } = openPage({ head: 7, mine: [0], prompt: asked(0), sheet });
  showComposer();
  assert.equal(at("main").classList.contains("sheet-begun"), false);
  Object.assign(table, { sheet: { ...sheet, sentence: "Two Trolls go." } });
  showComposer();
  assert.equal(at("main").classList.contains("sheet-begun"), true);
});

test("a sheet that comes again begins at its top, and one that only changes stays where it was read", () => {
  const { at } = openPage({ head: 7, mine: [0], prompt: asked(0), sheet });
  const parts = at("composer-parts");
  showComposer();
  parts.scrollTop = 40;
  showComposer();
  assert.equal(parts.scrollTop, 40);
  Object.assign(table, { sheet: null });
  showComposer();
  Object.assign(table, { sheet });
  showComposer();
  assert.equal(parts.scrollTop, 0);
});
