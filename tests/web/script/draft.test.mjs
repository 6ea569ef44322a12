// What can be taken out of a draft.

import assert from "node:assert/strict";
import test from "node:test";

import { composed, playDraft, showDraft, without, withoutLast } from "../../../src/meadhall/web/static/script/draft.js";
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
