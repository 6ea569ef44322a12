import assert from "node:assert/strict";
import { test } from "node:test";

import { focusCoach, foldCoach, homeFor, showCoach, showLessonEnd } from "../../../src/meadhall/web/static/script/coach.js";
import { curve } from "../../../src/meadhall/web/static/script/coach_line.js";
import { table } from "../../../src/meadhall/web/static/script/state.js";
import { openPage } from "./page.mjs";

const card = { lesson: "first", step: "goal", number: 2, of: 3, title: "What wins", text: ["You are blue.", "Most points win."], do: "Click E.", why: "Because.", rules: [{ id: "IG-1.1", title: "Most points win" }, { id: "IG-1.2", title: "The end" }], point: ["region:E"], shaded: {}, said: [{ seat: 1, text: "I move." }] };
const seats = [{ role: "Callo", name: "Ann" }, { role: "Freihoff", name: "Bot" }];
const words = { "js-step-of": "Step {n} of {of}", "js-fold": "Fold", "js-unfold": "Unfold" };

function open(coach, more = {}) {
  globalThis.getComputedStyle = () => ({ display: "flex" });
  globalThis.SVGSVGElement = globalThis.SVGGraphicsElement = class {};
  return openPage({ coach, seats, moment: null, ...more }, words);
}

test("the card tells its step, its words and the one thing to do", () => {
  const { at } = open(card);
  showCoach();
  assert.equal(at("coach").hidden, false);
  assert.equal(at("coach-title").textContent, "What wins");
  assert.equal(at("coach-count").textContent, "Step 2 of 3");
  assert.deepEqual(at("coach-steps").children.map(({ className }) => className), ["done", "now", ""]);
  assert.deepEqual(at("coach-text").children.map(({ textContent }) => textContent), card.text);
  assert.equal(at("coach-because").textContent, "Because.");
  assert.equal(at("coach-show").hidden, false);
  assert.equal(at("coach-said").text, "Freihoff: I move.");
  assert.equal(at("coach-rules").text, "Most points win");
  assert.equal(at("coach-rules").children[0].dataset.rule, "IG-1.1");
  assert.equal(at("coach-more").text, "Most points winThe end");
  assert.equal(focusCoach(), true);
});

test("what all rivals have said stands on the card until something else is said", () => {
  const { at } = open(card);
  showCoach();
  table.coach = { ...card, said: [{ seat: 0, text: "I plan." }, { seat: 1, text: "I move." }] };
  showCoach();
  assert.deepEqual(at("coach-said").children.map(({ text }) => text), ["Callo: I plan.", "Freihoff: I move."]);
  table.coach = { ...card, said: [] };
  showCoach();
  assert.equal(at("coach-said").text, "");
});

test("whoever asks why is told the rules, even if there is no more to say", () => {
  const { at } = open({ ...card, title: "Rules", why: "" });
  showCoach();
  assert.equal(at("coach-why").hidden, false);
  table.coach = { ...card, title: "Rule", why: "", rules: [] };
  showCoach();
  assert.equal(at("coach-why").hidden, true);
});

test("there is no card in the past, at the end or at an ordinary table", () => {
  for (const [coach, moment] of [[card, 3], [{ ...card, over: true, well: "Well." }, null], [null, null]]) {
    const { at } = open(coach, { moment });
    showCoach();
    assert.equal(at("coach").hidden, true);
    assert.equal(focusCoach(), false);
    // What is told before the end comes first.
    showLessonEnd(false);
    assert.equal(at("lesson-end").hidden, true);
    showLessonEnd();
    assert.equal(at("lesson-end").hidden, !coach?.over);
  }
});

test("a folded card stays folded until the reader unfolds it", () => {
  const { at } = open({ ...card, title: "Folded" });
  showCoach();
  foldCoach();
  assert.equal(at("coach-fold").getAttribute("aria-expanded"), "false");
  // A draft changes numbers in the words; the step is the same.
  table.coach = { ...card, title: "Folded", text: ["You are blue, with 3."] };
  showCoach();
  assert.equal(at("coach-fold").getAttribute("aria-expanded"), "false");
  table.coach = { ...card, title: "The next" };
  showCoach();
  assert.equal(at("coach-fold").getAttribute("aria-expanded"), "false");
  foldCoach();
  assert.equal(at("coach-fold").getAttribute("aria-expanded"), "true");
});

test("a card that was read gives way while a move is composed on a phone", () => {
  const { at } = open({ ...card, title: "Small" });
  globalThis.getComputedStyle = () => ({ display: "none" });
  globalThis.matchMedia = () => ({ matches: true });
  const unfolded = () => at("coach-fold").getAttribute("aria-expanded");
  table.draft = { actions: ["a"] };
  showCoach();
  assert.equal(unfolded(), "true", "it came with what is composed already");
  table.draft = { actions: ["a", "b"] };
  showCoach();
  assert.equal(unfolded(), "false");
  foldCoach();
  assert.equal(unfolded(), "true", "the reader wants to see it");
  table.draft = { actions: ["a", "b", "c"] };
  showCoach();
  assert.equal(unfolded(), "true");
  table.coach = { ...card, title: "Smaller" };
  showCoach();
  assert.equal(unfolded(), "true", "a new card has not been read");
  globalThis.matchMedia = () => ({ matches: false });
  table.draft = { actions: ["a", "b", "c", "d"] };
  showCoach();
  assert.equal(unfolded(), "true", "a desk has room for both");
});

test("the answer to why stays open until the next step", () => {
  const { at } = open({ ...card, title: "Why" });
  showCoach();
  at("coach-why").open = true;
  table.coach = { ...card, title: "Why", text: ["You are blue, with 4."] };
  showCoach();
  assert.equal(at("coach-why").open, true);
  table.coach = { ...card, title: "Why not" };
  showCoach();
  assert.equal(at("coach-why").open, false);
});

test("what came of a deed lies above a card that stands above the question", () => {
  const { at } = open({ ...card, title: "Above" });
  const set = {};
  at("main").style.setProperty = (name, value) => { set[name] = value; };
  globalThis.getComputedStyle = () => ({ display: "none" });
  at("coach").offsetHeight = 200;
  showCoach();
  assert.equal(set["--coach"], "212px");
  table.moment = 3;
  showCoach();
  assert.equal(set["--coach"], "0px");
});

test("the card stands where there is room", () => {
  assert.equal(homeFor({ column: true, composing: true }), "side");
  assert.equal(homeFor({ column: false, composing: true }), "composer");
  assert.equal(homeFor({ column: false, composing: false }), "prompt");
});

test("the line bends softly", () => {
  assert.equal(curve({ x: 100, y: 50 }, { x: 20.4, y: 10 }), "M100 50C60 50 60 10 20 10");
});
