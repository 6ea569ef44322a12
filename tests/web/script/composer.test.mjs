// The controls of a sheet.

import assert from "node:assert/strict";
import test from "node:test";

import { chosenAt, pickValue, stepTo } from "../../../src/meadhall/web/static/script/composer.js";
import { asked, openPage } from "./page.mjs";

const row = {
  key: "units", name: "Trolls", control: "steps", value: 1,
  values: [{ n: 0, actions: [] }, { n: 1, actions: ["send 1"] }, { n: 2, refusal: "There is one." }],
};
const sheet = { title: "Advance", parts: [{ key: "send", name: "Send", rows: [row] }] };

test("a step leads to the value beside, if it can be chosen", () => {
  assert.deepEqual([chosenAt(row), stepTo(row, -1), stepTo(row, 1)], [1, 0, -1]);
  assert.equal(stepTo({ ...row, value: 0 }, -1), -1);
});

test("a value is the whole draft; one that cannot be chosen says why", () => {
  const { sent, at } = openPage({ head: 7, mine: [0], prompt: asked(0), sheet });
  pickValue("send|units|2");
  assert.deepEqual([sent, at("toast").hidden], [[], false]);
  pickValue("send|units|0");
  assert.deepEqual([sent[0].do, sent[0].actions], ["draft", []]);
});
