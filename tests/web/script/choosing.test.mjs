// Clicks become actions.

import assert from "node:assert/strict";
import test from "node:test";

import { candidates, pick } from "../../../src/meadhall/web/static/script/candidates.js";
import { choose, chooseAgain, clear, forced, keep, play, takeForced, undo } from "../../../src/meadhall/web/static/script/choosing.js";
import { settings } from "../../../src/meadhall/web/static/script/settings.js";
import { table } from "../../../src/meadhall/web/static/script/state.js";
import { wire } from "../../../src/meadhall/web/static/script/wire.js";
import { asked, Element, openPage } from "./page.mjs";
import { move, option, pass, single } from "./samples.mjs";

const weighty = { ...single("W"), weighs: true };
const options = [move("marker", "A", "B"), move("marker", "A", "C"), single("D"), weighty, pass];

function page(more = {}) {
  const opened = openPage({ id: "t1", head: 7, mine: [0], prompt: asked(0), options, left: candidates(options), ...more });
  settings.load();
  return { ...opened, played: () => opened.sent.filter((each) => each.do === "play").map((each) => each.action) };
}

const click = (...places) => choose(places, new Element());

test("a click narrows the options, the last one left is taken at once", () => {
  const { played } = page();
  click("region:A");
  assert.deepEqual([table.left.length, table.chosen, played()], [2, ["region:A"], []]);
  click("region:C");
  assert.deepEqual(played(), ["move marker A C"]);
});

test("of places over each other the topmost that is lit is meant", () => {
  const { played } = page();
  click("region:X", "region:D", "region:A");
  assert.deepEqual(played(), ["influence D"]);
});

test("a click on what is chosen already, or elsewhere, begins anew", () => {
  page();
  click("region:A");
  click("region:A");
  assert.deepEqual([table.chosen, table.left.length], [[], 5]);
  click("region:A");
  click("region:W");
  assert.deepEqual(table.chosen, ["region:W"]);
});

test("what weighs is shown first and taken by the second click", () => {
  const { played } = page();
  click("region:W");
  assert.deepEqual([played(), table.left.length], [[], 1]);
  click("region:W");
  assert.deepEqual(played(), ["influence W"]);
});

test("a place without an option is explained, and so is every place when I am not asked", () => {
  const { sent } = page();
  click("region:X");
  table.prompt.mine = false;
  click("region:D");
  assert.deepEqual(sent.map((each) => [each.do, each.place]), [["why", "region:X"], ["about", "region:D"]]);
});

test("what was chosen is not taken by itself when the table has changed", () => {
  const { played } = page();
  chooseAgain("region:D");
  assert.deepEqual([table.chosen, played()], [[], []]);
  chooseAgain("region:A");
  assert.deepEqual(table.chosen, ["region:A"]);
  clear();
  assert.deepEqual([table.chosen, table.left.length], [[], 5]);
});

test("one answer is on its way at a time, and is remembered until it counts", () => {
  const { played } = page({ prompt: asked(0, "What?", { waiting: ["Oskar", "Signe"] }) });
  play("pass");
  play("pass");
  assert.deepEqual(played(), ["pass"]);
  assert.deepEqual([table.sent.together, table.sent.lost, table.busy], [true, "", true]);
});

test("without a line an answer is kept, unless it was given without the reader", () => {
  const { at } = page();
  wire.socket.readyState = 3;
  play("pass", true);
  assert.equal(table.sent, null);
  play("pass");
  assert.deepEqual([table.sent.lost, table.busy, at("toast").hidden], ["not sent", false, false]);
});

test("a single option that does not weigh is forced, unless the reader wants to be asked", () => {
  page({ options: [pass] });
  assert.ok(forced());
  table.options = [weighty];
  assert.ok(!forced());
  table.options = [pass];
  settings.kept.ask = true;
  assert.ok(!forced());
});

test("what is forced is shown for a moment, and not taken after an undo or behind the curtain", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { played, at } = page({ options: [pass], undone: true });
  takeForced();
  t.mock.timers.tick(600);
  table.undone = false;
  at("curtain").hidden = false;
  takeForced();
  t.mock.timers.tick(600);
  assert.deepEqual(played(), []);
  at("curtain").hidden = true;
  takeForced();
  t.mock.timers.tick(400);
  assert.deepEqual(played(), []);
  t.mock.timers.tick(200);
  assert.deepEqual(played(), ["pass"]);
  assert.ok(table.sent.forced);
});

test("an undo is asked for where there is something to take back", () => {
  const { sent, at } = page();
  undo();
  assert.deepEqual([sent, at("toast").hidden], [[], false]);
  table.can_undo = true;
  undo();
  assert.deepEqual(sent, [{ do: "undo", head: 7, seat: 0 }]);
  assert.ok(table.undone);
});

test("the words of the few options that are left are read out, with their notes", () => {
  const { at } = page();
  const dear = { ...option("buy a b", "Buy it", ["x:1", "y:1"]), note: "2 gold" };
  keep(pick(candidates([dear, option("sell a c", "Sell it", ["x:1", "y:2"])]), "x:1"), "x:1");
  assert.equal(at("whisper").textContent, "Buy it, 2 gold; Sell it");
});
