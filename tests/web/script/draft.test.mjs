// What can be taken out of a draft.

import assert from "node:assert/strict";
import test from "node:test";

import { composed, playDraft, recall, recallUndone, remember, removeLater, showDraft, without, withoutLast } from "../../../src/meadhall/web/static/script/draft.js";
import { settings } from "../../../src/meadhall/web/static/script/settings.js";
import { table } from "../../../src/meadhall/web/static/script/state.js";
import { asked, openPage } from "./page.mjs";

const chips = [{ label: "A" }, { label: "B", own: false }, { label: "C" }];
const draft = { actions: ["a", "b", "c"], chips, held: true, ready: true, verb: "Attack", why: "Dice answer.", places: [] };

test("what nothing can follow is not gone on from", () => {
  assert.deepEqual(composed(draft), ["a", "b"]);
  assert.deepEqual(composed({ ...draft, held: false }), ["a", "b", "c"]);
  assert.deepEqual(composed(null), []);
});

test("an answer is taken out, or the last of my own with all that followed", () => {
  assert.deepEqual(without(draft, 0), ["b", "c"]);
  assert.deepEqual(withoutLast({ ...draft, actions: ["a", "b"], chips: chips.slice(0, 2) }), []);
  assert.deepEqual(withoutLast(draft), ["a", "b"]);
});

test("a draft shows its chips and its verb, and is played when it is ready", () => {
  const { sent, at } = openPage({ head: 7, mine: [0], prompt: asked(0), draft });
  showDraft();
  assert.deepEqual([at("draft").hidden, at("chips").children.length, at("play-verb").textContent], [false, 3, "Attack"]);
  playDraft();
  assert.deepEqual([sent[0].actions, sent[0].play], [["a", "b", "c"], "now"]);
});

test("a draft that is not ready says what is missing", () => {
  const { sent, at } = openPage({ head: 7, mine: [0], prompt: asked(0), draft: { ...draft, ready: false, why: "Where to?" } });
  playDraft();
  assert.deepEqual([sent, at("toast").hidden], [[], false]);
});

test("beside a question that is still to be answered stands no button that plays", () => {
  const open = { ...draft, held: false, ready: false, why: "Still open: where to?" };
  const { at } = openPage({ head: 7, mine: [0], prompt: asked(0), draft: open, sheet: { title: "Your move", parts: [], whole: false } });
  showDraft();
  assert.deepEqual([at("play-draft").hidden, at("draft-why").textContent, at("discard").hidden], [true, "", false]);
  Object.assign(table, { draft: { ...open, ready: true, why: "" } });
  showDraft();
  assert.equal(at("play-draft").hidden, false);
});

test("what comes later waits as chips, and what does not fit any more is struck through", () => {
  const later = { actions: ["c"], chips: ["C"], text: "Your next: C.", broken: false, drafted: false, given: false };
  const { sent, at } = openPage({ head: 7, mine: [0], seat: 0, prompt: asked(0, "What?", { mine: false }), later });
  showDraft();
  assert.deepEqual([at("draft").hidden, at("chips").children.map(({ classList }) => classList.contains("waiting")), at("draft-why").textContent],
    [false, [true], "Your next: C."]);
  removeLater(0);
  assert.deepEqual(sent, [{ do: "later", actions: [], seat: 0 }]);
});

test("an answer that does not fit any more is struck through, with the reason", () => {
  const { at } = openPage({ head: 7, mine: [0], prompt: asked(0), draft: { ...draft, lost: ["D"], why: "It has changed." } });
  showDraft();
  assert.deepEqual([at("chips").children.length, at("chips").children.at(-1).classList.contains("struck"), at("draft-why").textContent],
    [4, true, "It has changed."]);
});

test("the draft line announces what is said by going on, unless every move is confirmed", () => {
  const on = "Or go on";
  for (const [confirm, words] of [["final", on], ["always", ""]]) {
    const { at } = openPage({ head: 7, mine: [0], prompt: asked(0), further: [{ said: "Done" }], draft: { ...draft, held: false, why: "", on } });
    settings.kept = { confirm };
    showDraft();
    assert.equal(at("draft-why").textContent, words);
  }
});

test("what was undone comes back until the draft is changed", () => {
  openPage({ head: 9, mine: [0], prompt: asked(0), draft: { ...draft, actions: ["a"] } });
  remember();
  table.draft = { ...draft, actions: ["a", "b"] };
  assert.deepEqual(recall()?.actions, ["a"]);
  table.draft = { ...draft, actions: ["a"] };
  assert.deepEqual([recallUndone()?.actions, recallUndone()], [["a", "b"], undefined]);
  table.draft = { ...draft, actions: ["a", "b"] };
  assert.deepEqual(recall()?.actions, ["a"]);
  table.draft = { ...draft, actions: ["a"] };
  remember();
  assert.equal(recallUndone(), undefined);
});

test("where only bots play, a draft is not said to be beyond recall", () => {
  const why = (more) => {
    const { at } = openPage({ head: 7, mine: [0], prompt: asked(0), draft, ...more }, { "js-final-alone": "Only for practice." });
    showDraft();
    return at("draft-why").textContent;
  };
  assert.deepEqual([why({}), why({ alone: true })], ["Dice answer.", "Only for practice."]);
  assert.deepEqual([why({ alone: true, practice: true }), why({ alone: true, coach: { step: "goal" } })], ["", ""]);
});
