// What a choice has made whole is played after a moment.

import assert from "node:assert/strict";
import test from "node:test";

import { compose } from "../../../src/meadhall/web/static/script/choosing.js";
import { showDraft } from "../../../src/meadhall/web/static/script/draft.js";
import { settings } from "../../../src/meadhall/web/static/script/settings.js";
import { listenToSoon, MOMENT } from "../../../src/meadhall/web/static/script/soon.js";
import { table } from "../../../src/meadhall/web/static/script/state.js";
import { asked, openPage } from "./page.mjs";

const whole = { actions: ["influence B D"], chips: [{ label: "B and D" }], held: true, hands_over: true, ready: true, verb: "Play", why: "", places: [] };

/** A page on which a choice has just been made, and what the server has made of it. */
function chosen(t, draft = {}, sheet = {}, when = "own") {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const page = openPage({ head: 7, mine: [0], prompt: asked(0), sheet: { title: "Influence", parts: [], at_once: true, room: true } });
  settings.kept.confirm = "final";
  compose(["influence B D"], when);
  page.sent.length = 0;
  Object.assign(table, { busy: false, draft: { ...whole, ...draft }, sheet: { title: "Influence", parts: [], ...sheet } });
  showDraft();
  return page;
}

test("a whole move that lets others act is played after a moment, and its button runs full meanwhile", (t) => {
  const { sent, at } = chosen(t);
  assert.equal(at("play-draft").classList.contains("soon"), true);
  t.mock.timers.tick(MOMENT - 1);
  assert.deepEqual(sent, []);
  t.mock.timers.tick(1);
  assert.deepEqual(sent.map(({ actions, play }) => [actions, play]), [[["influence B D"], "now"]]);
  assert.equal(at("play-draft").classList.contains("soon"), false);
});

test("any click or key stops it, and then the move waits for its button", (t) => {
  for (const name of ["pointerdown", "keydown", "visibilitychange"]) {
    const { sent, at } = chosen(t);
    let told = 0;
    listenToSoon(() => (told += 1));
    document.listeners.get(name)();
    showDraft();
    t.mock.timers.tick(MOMENT);
    assert.deepEqual([sent, told, at("play-draft").classList.contains("soon")], [[], 1, false]);
    t.mock.timers.reset();
  }
});

test("what has room, cannot be taken back, was not chosen just now or is always confirmed waits for its button", (t) => {
  for (const [draft, sheet, when] of [[{}, { room: true }, "own"], [{ hands_over: false }, {}, "own"], [{}, {}, "no"], [{ ready: false }, {}, "own"], [{ lost: ["C"] }, {}, "own"]]) {
    const { sent } = chosen(t, draft, sheet, when);
    t.mock.timers.tick(MOMENT);
    assert.deepEqual(sent, []);
    t.mock.timers.reset();
  }
});

test("what changes meanwhile is another move: nothing of the old one is played", (t) => {
  const { sent } = chosen(t);
  Object.assign(table, { head: 8, draft: { ...whole, actions: ["influence B E"] } });
  showDraft();
  t.mock.timers.tick(MOMENT);
  assert.deepEqual(sent, []);
});

test("where all are asked at once, others may answer meanwhile; a move that comes back later begins no moment", (t) => {
  const { sent } = chosen(t);
  table.head = 8;
  showDraft();
  t.mock.timers.tick(MOMENT);
  assert.deepEqual(sent.map(({ head, play }) => [head, play]), [[8, "now"]]);
  Object.assign(table, { busy: false, head: 9, draft: null });
  showDraft();
  Object.assign(table, { head: 10, draft: { ...whole } });
  showDraft();
  t.mock.timers.tick(MOMENT);
  assert.equal(sent.length, 1);
});

test("what was played at once says that it can be taken back, and nothing else does", (t) => {
  for (const [more, told] of [[{ can_undo: true }, true], [{ can_undo: false }, false]]) {
    t.mock.timers.enable({ apis: ["setTimeout"] });
    const { at } = openPage({ head: 7, mine: [0], prompt: asked(0), sheet: { title: "March", parts: [], at_once: true } });
    compose(["march a", "send 3"], "own");
    Object.assign(table, { busy: false, head: 9, draft: null, sheet: null, ...more });
    showDraft();
    assert.equal(at("toast").hidden, !told);
    at("toast").hidden = true;
    showDraft();
    assert.equal(at("toast").hidden, true);
    t.mock.timers.reset();
  }
});
