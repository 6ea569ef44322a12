// A tip beside what the reader points at.

import assert from "node:assert/strict";
import test from "node:test";

import { table } from "../../../src/meadhall/web/static/script/state.js";
import { explain, hideTip, hushTip, renewTip, tipSoon, tips } from "../../../src/meadhall/web/static/script/tips.js";
import { wire } from "../../../src/meadhall/web/static/script/wire.js";
import { Element, openPage } from "./page.mjs";

globalThis.innerHeight = 800;
globalThis.innerWidth = 1200;

const holder = (place) => Object.assign(new Element(), { dataset: { at: place }, contains: () => false });

function page() {
  tips.clear();
  const opened = openPage({ head: 7 });
  hideTip();
  hushTip(new Element());
  const answer = (more) => wire.waiting.get(wire.number)({ is: "about", place: "", text: "A land.", rule: null, ...more });
  return { ...opened, answer };
}

test("a place is asked about once, until the table changes", async () => {
  const { sent, at, answer } = page();
  const one = holder("region:D");
  const asking = explain("region:D", one, false);
  answer({});
  await asking;
  assert.deepEqual([at("tip").hidden, at("tip").text], [false, "A land."]);
  await explain("region:D", one, false);
  assert.equal(sent.length, 1);
  table.head = 8;
  explain("region:D", one, false);
  assert.equal(sent.length, 2);
});

test("an answer that comes too late is not shown", async () => {
  const { at, answer } = page();
  const left = explain("region:D", holder("region:D"), false);
  hideTip();
  answer({});
  await left;
  assert.equal(at("tip").hidden, true);
  const stale = explain("region:E", holder("region:E"), false);
  tips.clear();
  answer({});
  await stale;
  assert.equal(at("tip").hidden, true);
});

test("what was not answered is asked again, what is refused is not shown", async () => {
  const { sent, at, answer } = page();
  const one = holder("region:D");
  const lost = explain("region:D", one, true);
  wire.waiting.get(wire.number)(null);
  await lost;
  const refused = explain("region:D", one, true);
  answer({ is: "error" });
  await refused;
  assert.deepEqual([sent.map((each) => each.do), at("tip").hidden], [["why", "why"], true]);
});

test("what was just chosen does not speak, and nothing speaks twice", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { sent, at } = page();
  const one = holder("region:D");
  at("tip").hidden = false;
  hushTip(one);
  assert.equal(at("tip").hidden, true);
  assert.equal(tipSoon(one), false);
  assert.equal(tipSoon(holder("region:D")), false, "drawn anew, it is the same place");
  const other = holder("region:E");
  assert.equal(tipSoon(other), true);
  t.mock.timers.tick(300);
  assert.deepEqual(sent.map((each) => each.place), ["region:E"]);
  assert.equal(tipSoon(other), false);
  assert.equal(tipSoon(one), true);
});

test("when the table has changed, the tip is asked for anew, unless its place is gone", () => {
  const { sent, at } = page();
  const one = holder("region:D");
  explain("region:D", one, true);
  table.head = 8;
  renewTip();
  assert.deepEqual(sent.map((each) => each.do), ["why", "about"]);
  at("tip").hidden = false;
  one.isConnected = false;
  renewTip();
  assert.deepEqual([sent.length, at("tip").hidden], [2, true]);
});

test("on a sheet no tip repeats what is written there", async () => {
  const { at, answer } = page();
  const card = Object.assign(holder("card:1"), { textContent: "Fire: 2 gold", closest: () => at("composer"), getAttribute: () => null });
  const asking = explain("card:1", card, false);
  answer({ title: "Fire", text: "2 gold" });
  await asking;
  assert.equal(at("tip").hidden, true);
});
