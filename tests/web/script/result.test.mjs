// What came of one's own deed.

import assert from "node:assert/strict";
import test from "node:test";

import { listenToResult, showResult } from "../../../src/meadhall/web/static/script/result.js";
import { asked, openPage } from "./page.mjs";

const deed = (outcomes, more = {}) => ({ start: 5, end: 8, seat: 0, text: "", places: [], weight: 2, outcomes, ...more });

/** A page that was told something, and how to do something on it. */
function told(t, deeds, more = {}) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const page = openPage({ head: 9, seat: 0, mine: [0], id: "t1", prompt: asked(0), ...more });
  page.at("result").hidden = true;
  listenToResult();
  showResult(deeds);
  return { ...page, press: (key, target) => document.listeners.get("keydown")({ key, target }) };
}

test("it stays until the next click or key elsewhere", (t) => {
  const { at, press } = told(t, [deed([{ n: 6, text: "It is yours." }]), deed([{ n: 8, text: "You lost -1." }], { end: 9 }), deed(undefined)]);
  assert.equal(at("result").hidden, false);
  assert.equal(at("result-text").textContent, "It is yours. You lost −1.");
  press("Tab", at("prompt"));
  press("Enter", at("result"));
  assert.equal(at("result").hidden, false);
  press("Enter", at("prompt"));
  assert.equal(at("result").hidden, true);
  assert.equal(at("result-text").textContent, "");
});

test("at the end it is told who has won, and nothing else", (t) => {
  const { at } = told(t, [deed([{ n: 6, text: "It is yours." }])], { over: "Blue wins." });
  assert.equal(at("result").hidden, true);
});

test("it can be shown again", (t) => {
  const { at, sent } = told(t, [deed([{ n: 6, text: "It is yours." }])]);
  at("result-again").listeners.get("click")();
  assert.equal(at("result").hidden, true);
  for (let i = 0; i < 60; i += 1) t.mock.timers.tick(100);
  assert.deepEqual(sent.map(({ moment }) => moment), [4, 5, 6, 7, 8, null]);
});

test("nothing is told in the past, or where nothing has answered", (t) => {
  assert.equal(told(t, [deed(undefined)]).at("result").hidden, true);
  t.mock.timers.reset();
  assert.equal(told(t, [deed([{ n: 6, text: "It is yours." }])], { moment: 4 }).at("result").hidden, true);
});
