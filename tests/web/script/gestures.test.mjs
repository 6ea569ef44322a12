// What was just done, deed by deed.

import assert from "node:assert/strict";
import test from "node:test";

import { endGestures, showGestures, weightiest } from "../../../src/meadhall/web/static/script/gestures.js";
import { countScores } from "../../../src/meadhall/web/static/script/motion.js";
import { settings } from "../../../src/meadhall/web/static/script/settings.js";
import { asked, Element, openPage } from "./page.mjs";

const deed = (text, more = {}) => ({ start: 5, end: 8, seat: 1, text, places: [], weight: 2, ...more });
const known = { head: 9, seat: 0, mine: [0], prompt: asked(0), seats: [{ name: "Ann" }, { name: "Bo" }] };

/** A page whose pieces of text can be found. */
function opened(t, more = {}) {
  t.mock.timers.reset();
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const page = openPage({ ...known, ...more });
  document.createElementNS = () => new Element();
  endGestures();
  page.at("gesture").hidden = true;
  return page;
}

/** Timers that timers have set run in their turn. */
const pass = (t, long) => {
  for (let i = 0; i < long; i += 20) t.mock.timers.tick(20);
};
const words = (at) => (at("gesture").hidden ? "" : at("gesture").text);

test("of a long turn what concerns me and what weighs most is shown, in order", () => {
  const deeds = [1, 2, 3, 4, 5, 6, 7].map((n) => deed(`d${n}`, { weight: n === 2 ? 5 : 2, mine: n === 6 }));
  assert.deepEqual(weightiest(deeds, 3).map(({ text }) => text), ["d1", "d2", "d6"]);
  assert.deepEqual(weightiest([deed(""), deed("", { ways: [{}] }), deed("d")]).map(({ text }) => text), ["", "d"]);
});

test("deeds are shown one after the other, each for a moment", (t) => {
  const { at } = opened(t);
  showGestures([deed("comes"), deed("goes")]);
  assert.equal(words(at), "Bo comes");
  pass(t, 400);
  assert.equal(words(at), "");
  pass(t, 80);
  assert.equal(words(at), "Bo goes");
  pass(t, 480);
  assert.equal(words(at), "");
});

test("however much was done, it takes two and a half seconds at most, and a click ends it", (t) => {
  const { at } = opened(t);
  showGestures(Array.from({ length: 30 }, (_, n) => deed(`d${n}`)));
  pass(t, 2500);
  assert.equal(words(at), "");
  showGestures([deed("comes"), deed("goes")]);
  endGestures();
  pass(t, 480);
  assert.equal(words(at), "");
});

test("nothing is said of what I did, in the past, or where bots take no time", (t) => {
  const { at } = opened(t);
  showGestures([deed("mine", { seat: 0 })]);
  assert.equal(words(at), "");
  endGestures();
  settings.kept = { tempo: "none" };
  showGestures([deed("comes")]);
  settings.kept = {};
  const past = opened(t, { moment: 3 });
  showGestures([deed("comes")]);
  assert.equal(words(past.at), "");
  assert.equal(words(at), "");
});

test("points count from what they were", (t) => {
  opened(t);
  const [score, same] = [new Element(), new Element()];
  Object.assign(score, { textContent: "12" });
  Object.assign(same, { textContent: "4" });
  document.querySelectorAll = () => [score, same];
  const frames = [];
  globalThis.requestAnimationFrame = (frame) => frames.push(frame);
  countScores(["7", "4"]);
  assert.equal(frames.length, 1);
  frames[0](performance.now() + 1000);
  assert.equal(score.textContent, "12");
});
