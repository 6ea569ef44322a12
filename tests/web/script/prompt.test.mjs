// The question, and what goes with it.

import assert from "node:assert/strict";
import test from "node:test";

import { give } from "../../../src/meadhall/web/static/script/choosing.js";
import { showPrompt } from "../../../src/meadhall/web/static/script/prompt.js";
import { settings } from "../../../src/meadhall/web/static/script/settings.js";
import { table } from "../../../src/meadhall/web/static/script/state.js";
import { asked, openPage } from "./page.mjs";
import { pass, single } from "./samples.mjs";

const WORDS = { "js-handover": "Now {name}.", "js-forced": "By itself.", "js-held": "Chosen: {words}.", "js-sent": "One moment." };

function page(more = {}) {
  const opened = openPage({ head: 7, mine: [0], prompt: asked(0), options: [pass, single("D")], ...more }, WORDS);
  settings.load();
  showPrompt();
  return opened;
}

const state = (more) => page(more).at("prompt").dataset.state;

test("the prompt is mine, another's, of the past or the end of the game", () => {
  assert.equal(state(), "mine");
  assert.equal(state({ prompt: { ...asked(1), mine: false } }), "waiting");
  assert.equal(state({ over: "Oskar wins." }), "over");
  assert.equal(state({ over: "Oskar wins.", moment: 3 }), "replay");
});

test("the end is told instead of a question, but not in the past", () => {
  assert.equal(page({ over: "Oskar wins." }).at("question").textContent, "Oskar wins.");
  assert.equal(page({ over: "Oskar wins.", moment: 3 }).at("question").textContent, "What?");
});

test("it says who is to sit down, and what is done by itself", () => {
  assert.equal(page({ mine: [0, 1], asked: 1 }).at("sub").text, "Now Oskar. ");
  assert.equal(page({ mine: [0, 1], asked: 0 }).at("sub").text, "Oskar ");
  assert.equal(page({ options: [pass] }).at("sub").text, "By itself. ");
});

test("a hint is for whoever is asked, a way back for the past, another game for the end", () => {
  const shown = (more) => ["hint", "past", "again", "eyes"].filter((id) => !page(more).at(id).hidden && !page(more).at(id).hasAttribute("hidden"));
  assert.deepEqual(shown(), ["hint"]);
  assert.deepEqual(shown({ moment: 3 }), ["past"]);
  assert.deepEqual(shown({ over: "Oskar wins." }), ["again", "eyes"]);
  assert.deepEqual(shown({ over: "Oskar wins.", moment: 3, finished: true }), ["past", "eyes"]);
});

test("after the last choice no question stands there: it says what was chosen, and what the sheet makes of it", () => {
  const draft = { actions: ["a", "b"], chips: [{ label: "March" }, { label: "Attack" }], held: true, ready: true, verb: "Play", why: "", places: [] };
  const asks = (more) => page({ draft, ...more }).at("question").textContent;
  assert.equal(asks({}), "Chosen: March, Attack.");
  assert.equal(asks({ sheet: { title: "Attack", parts: [], sentence: "4 attack." } }), "4 attack.");
  assert.equal(asks({ draft: { ...draft, held: false } }), "What?");
});

test("an answer that is on its way for long is waited for, and the question is asked no more", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const late = () => document.body.classList.contains("late");
  const { at } = page();
  give(pass, { named: true });
  assert.deepEqual([late(), at("sub").text], [false, ""]);
  t.mock.timers.tick(300);
  assert.deepEqual([late(), at("sub").text], [true, "One moment."]);
  table.busy = false;
  give(pass, { named: true });
  table.busy = false;
  t.mock.timers.tick(300);
  assert.equal(late(), false);
});
