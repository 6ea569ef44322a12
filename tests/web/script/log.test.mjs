// What is read out of the log.

import assert from "node:assert/strict";
import test from "node:test";

import { forgetNews, listenToLog, logLines, olderLines, tellNews } from "../../../src/meadhall/web/static/script/log.js";
import { wire } from "../../../src/meadhall/web/static/script/wire.js";
import { Element, openPage } from "./page.mjs";

const line = (text, seat, more = {}) => ({ i: 0, n: 1, seat, text, places: [], rule: null, ...more });

test("what others have done is read out together, the newest lines of many", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { at } = openPage({ mine: [0] }, { "js-more-news": "{n} more." });
  tellNews([line("I pass.", 0), line("A.", 1), line("B -2.", null)]);
  tellNews([line("Mine, of another.", 1, { by: 0 }), line("C.", 1), line("D.", 2)]);
  assert.equal(at("news").textContent, "");
  t.mock.timers.tick(1500);
  assert.equal(at("news").textContent, "1 more. B \u22122. C. D.");
});

test("what was not read out before the screen changes hands never is", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { at } = openPage({ mine: [0] });
  tellNews([line("A.", 1)]);
  forgetNews();
  t.mock.timers.tick(1500);
  assert.equal(at("news").textContent, "");
});

test("older lines that cannot be had change nothing", async () => {
  const { at } = openPage();
  at("lines").prepend = () => assert.fail("there are none");
  const asking = olderLines();
  wire.waiting.get(wire.number)({ is: "error", field: "", text: "", rule: null, code: "rate" });
  await asking;
});

test("lines from one on are replaced, and those of the last move are new", () => {
  const { at } = openPage({ seats: [{ reasons: true }, {}] }, { "js-ask-why": "Why?" });
  at("lines").querySelectorAll = (selector) => (selector === "li[data-i]" ? [...at("lines").children] : []);
  const rows = (from, ...log) => logLines({ log_from: from, log: log.map((each, i) => ({ ...each, i: from + i })), more: false });
  rows(0, line("A.", 0, { n: 1 }), line("B.", 1, { n: 2 }));
  rows(1, line("Round 2", null, { n: 3, heading: true }), line("C.", 0, { n: 3, by: 0 }), line("D.", null, { n: 3, by: 1 }));
  const shown = at("lines").children;
  assert.deepEqual(shown.map((each) => each.text), ["A.", "Round 2", "C. Why?", "D."]);
  assert.deepEqual(shown.map((each) => each.classList.has("new")), [false, false, true, true]);
  assert.deepEqual(shown.map((each) => each.dataset.seat), ["0", undefined, "0", undefined]);
});

test("the log follows the newest line until the reader leaves it", () => {
  const { at } = openPage();
  globalThis.ResizeObserver = class {
    observe() {}
  };
  listenToLog();
  const box = Object.assign(at("log"), { scrollHeight: 500, clientHeight: 100, scrollTop: 100 });
  box.listeners.get("scroll")();
  assert.equal(at("newest").hidden, false);
  at("lines").append(...[1, 2].map(() => Object.assign(new Element(), { dataset: { i: "0" } })));
  logLines({ log_from: 9, log: [line("A.", 0)], more: true });
  assert.deepEqual([box.scrollTop, at("older").hidden], [100, false]);
  box.scrollTop = 380;
  box.listeners.get("scroll")();
  assert.equal(at("newest").hidden, true);
  logLines({ log_from: 9, log: [line("B.", 0)], more: true });
  assert.equal(box.scrollTop, 500);
});
