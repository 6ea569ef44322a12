// Hints and reasons of bots.

import assert from "node:assert/strict";
import test from "node:test";

import { askHint, dropHint } from "../../../src/meadhall/web/static/script/advice.js";
import { table } from "../../../src/meadhall/web/static/script/state.js";
import { wire } from "../../../src/meadhall/web/static/script/wire.js";
import { asked, openPage } from "./page.mjs";
import { pass, single } from "./samples.mjs";

const hint = { is: "hint", action: "pass", label: "Pass", reasons: [{ weight: 0.08, text: "Safe." }, { weight: -0.001, text: "Slow." }] };

function page(more = {}) {
  return openPage({ prompt: asked(0), options: [pass, single("D")], ...more }, { "js-hint-is": "Better: {label}" });
}

test("a hint is shown with its reasons", async () => {
  const { at } = page();
  const asking = askHint();
  wire.waiting.get(wire.number)(hint);
  await asking;
  assert.deepEqual([table.hint.action, at("advice").hidden, at("advice-title").textContent], ["pass", false, "Better: Pass"]);
  assert.deepEqual(at("advice-reasons").children.map((child) => child.text), ["Safe.", "Slow."]);
  dropHint();
  assert.deepEqual([table.hint, at("advice").hidden], [null, true]);
});

test("a hint to another question is not shown", async () => {
  const { at } = page();
  const asking = askHint();
  table.prompt = asked(0, "Something else?");
  wire.waiting.get(wire.number)(hint);
  await asking;
  assert.deepEqual([table.hint, at("advice").hidden], [null, true]);
});

test("it is asked for once at a time, and only by whoever is asked", () => {
  const { sent } = page();
  askHint();
  askHint();
  assert.equal(sent.length, 1);
  const other = page({ busy: true });
  askHint();
  assert.equal(other.sent.length, 0);
});

test("the reader is told why there is none", async () => {
  const { at } = page();
  const asking = askHint();
  wire.waiting.get(wire.number)({ is: "error", text: "Too hard.", rule: null, code: "illegal", field: "" });
  await asking;
  assert.match(at("toast").text, /^Too hard\./);
});
