// How long great moments lie on the table.

import assert from "node:assert/strict";
import test from "node:test";

import { MOMENT } from "../../../src/meadhall/web/static/script/fresh.js";
import { showMoments, showNext } from "../../../src/meadhall/web/static/script/great.js";
import { asked, openPage } from "./page.mjs";

const moment = (n) => ({ kind: "breach", title: `m${n}`, how: "", n, mine: false });
const since = (...moments) => ({ count: 1, start: 1, mine: [], lines: [], moments });
const others = { ...asked(1), mine: false };

/** A page with dialogs that open and close. */
function opened(t, known) {
  t.mock.timers.reset();
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const kept = new Map();
  globalThis.sessionStorage = { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => kept.set(name, value) };
  globalThis.cancelAnimationFrame = () => {};
  globalThis.requestAnimationFrame = () => 0;
  globalThis.innerWidth = 1366;
  globalThis.Event = class {};
  const page = openPage({ id: "t1", head: 9, seat: 0, mine: [0], prompt: asked(0), since: since(moment(5), moment(7)), ...known });
  document.dispatchEvent = () => {};
  const dialog = page.at("moment-dialog");
  dialog.querySelector = () => dialog;
  Object.assign(dialog, { open: false, showModal: () => (dialog.open = true), close: () => (dialog.open = false) });
  page.at("scoring-dialog").open = false;
  page.at("curtain").hidden = true;
  showMoments();
  return { ...page, dialog, title: () => dialog.open && page.at("moment-title").textContent };
}

test("a card stays until the reader goes on", (t) => {
  const { title, sent } = opened(t, {});
  t.mock.timers.tick(60000);
  assert.equal(title(), "m5");
  assert.deepEqual(sent, []);
});

test("a card that has just come takes no tap that was meant for what was there before it, nor does the table behind it", (t) => {
  const { at } = opened(t, {});
  const fresh = () => document.body.classList.contains("fresh");
  for (let card = 0; card < 3; card += 1) {
    assert.equal(fresh(), true, `card ${card}`);
    t.mock.timers.tick(MOMENT);
    assert.equal(fresh(), false);
    showNext();
  }
  assert.equal(at("moment-dialog").open, false);
});

test("by the clock each card goes by itself after six seconds, and the clock stands as long", (t) => {
  const { title, sent } = opened(t, { clocked: true });
  assert.deepEqual(sent, [{ do: "reads", open: true }]);
  assert.equal(title(), "m5");
  t.mock.timers.tick(6000);
  assert.equal(title(), "m7");
  t.mock.timers.tick(6000);
  assert.equal(title(), false);
  assert.deepEqual(sent.at(-1), { do: "reads", open: false });
});

test("so it does for who watches, while others are asked; who plays is told when it is their turn", (t) => {
  const watching = opened(t, { mine: [], seat: null, prompt: others });
  assert.equal(watching.title(), "m5");
  t.mock.timers.tick(6000);
  t.mock.timers.tick(6000);
  assert.equal(watching.title(), false);
  assert.deepEqual(watching.sent, []);
  assert.equal(opened(t, { prompt: others }).title(), false);
});
