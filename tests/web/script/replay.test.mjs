// Looking at moments of the past.

import assert from "node:assert/strict";
import test from "node:test";

import { addressOf, listenToSlider, look, momentText, showSlider, shownMoment, step } from "../../../src/meadhall/web/static/script/replay.js";
import { table } from "../../../src/meadhall/web/static/script/state.js";
import { Element, openPage } from "./page.mjs";

const WORDS = { "js-move-of": "Step {n} of {of}", "js-move-live": "Step {n}", "js-taken-back": "taken back" };
const known = { id: "t1", head: 12, gaps: [[7, 11]], marks: [[3, "Round 1"], [10, "Round 2"]] };

test("a moment is told by its move, its round, and whether it was taken back", () => {
  openPage(known, WORDS);
  assert.equal(momentText(2), "Step 2 of 8");
  assert.equal(momentText(5), "Round 1 · Step 5 of 8");
  assert.equal(momentText(9), "Round 1 · Step 7 of 8 · taken back");
  assert.equal(momentText(11), "Round 2 · Step 7 of 8");
  assert.equal(momentText(12, true), "Round 2 · Step 8");
});

test("an address names the moment and the eyes, if there are any", () => {
  openPage(known);
  assert.equal(addressOf(null), "/table/t1");
  assert.equal(addressOf(0), "/table/t1?moment=0");
  table.eyes = 2;
  assert.equal(addressOf(40), "/table/t1?moment=40&eyes=2");
  assert.equal(addressOf(null), "/table/t1?eyes=2");
});

test("only the last of quick steps is asked for, and what is not past is now", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { sent } = openPage(known);
  look(12);
  step(-1);
  assert.equal(shownMoment(), 7);
  step(-1);
  assert.equal(shownMoment(), 6);
  t.mock.timers.tick(100);
  assert.deepEqual(sent, [{ do: "look", moment: 6, eyes: null }]);
  look(99);
  t.mock.timers.tick(100);
  assert.deepEqual(sent.at(-1), { do: "look", moment: null, eyes: null });
});

test("the slider says whether it stands at now, and its buttons whether they lead anywhere", () => {
  const { at } = openPage(known, { ...WORDS, "js-then": "Then: {moment}" });
  const buttons = { first: new Element(), last: new Element() };
  document.querySelectorAll = (selector) => [selector.includes("=first]") ? buttons.first : buttons.last];
  const off = () => [buttons.first, buttons.last].map((each) => each.getAttribute("aria-disabled"));
  showSlider();
  assert.deepEqual([at("moment").textContent, at("then").hidden, ...off()], ["Round 2 · Step 8", true, "false", "true"]);
  assert.equal(at("ticks").childElementCount, 2);
  table.moment = 0;
  showSlider();
  assert.deepEqual([at("moment").textContent, at("then").textContent, ...off()], ["Step 0 of 8", "Then: Step 0 of 8", "true", "false"]);
});

test("the keys of the slider go from round to round, its eyes are those of a seat or none", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { at, sent } = openPage({ ...known, moment: 5 });
  listenToSlider();
  const press = (key) => at("slider").listeners.get("keydown")({ key, preventDefault() {} });
  press("Home");
  assert.equal(table.wanted, null);
  press("PageUp");
  assert.equal(table.wanted, 10);
  press("PageDown");
  assert.equal(table.wanted, 3);
  for (const [value, eyes] of [["2", 2], ["", null]]) {
    at("eyes").value = value;
    at("eyes").listeners.get("change")();
    t.mock.timers.tick(100);
    assert.deepEqual(sent.at(-1), { do: "look", moment: 3, eyes });
  }
});
