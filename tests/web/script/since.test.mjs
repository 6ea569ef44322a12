// What happened since the last turn.

import assert from "node:assert/strict";
import test from "node:test";

import { unseen } from "../../../src/meadhall/web/static/script/great.js";
import { settings } from "../../../src/meadhall/web/static/script/settings.js";
import { playAgain, schedule, showSince } from "../../../src/meadhall/web/static/script/since.js";
import { showSkip, skip } from "../../../src/meadhall/web/static/script/skip.js";
import { table } from "../../../src/meadhall/web/static/script/state.js";
import { openPage } from "./page.mjs";

const WORDS = {
  "js-action": "1 action", "js-actions": "{n} actions", "js-rivals": "{n} more", "js-about-you": "You",
  "js-since-told": "Since your last turn, {count}.", "js-since-rest": "{n} more.",
};
const tale = (text, more = {}) => ({ seat: 1, name: "Callo", text, places: ["region:B"], start: 5, end: 8, ...more });
const since = { count: 3, start: 4, mine: [tale("You lost B."), tale("You lost C."), tale("You lost D.")], lines: [tale("places -1", { gain: "+5" })], gains: ["", "+5"] };
const asked = { head: 9, seat: 0, mine: [0], prompt: { seat: 0, mine: true, name: "", text: "?", rule: null, waiting: [] } };

test("the strip tells first what concerns me, and is read out once", () => {
  const { at } = openPage({ ...asked, since }, WORDS);
  document.createElement = ((make) => (name) => Object.assign(make(name), { querySelector: () => null }))(document.createElement);
  showSince();
  assert.equal(at("since").hidden, false);
  assert.equal(at("since-count").textContent, "3 actions");
  assert.equal(at("since-mine").children.length, 2);
  assert.match(at("since-rivals").children[0].text, /You lost D\.$/);
  assert.match(at("since-rivals").children[1].text, /Callo: places −1 · \+5$/);
  assert.equal(at("since-told").textContent, "Since your last turn, 3 actions. You lost B. 3 more.");
  at("since-told").textContent = "";
  showSince();
  assert.equal(at("since-told").textContent, "");
});

test("where there is little room, one line is shown and the others are unfolded", () => {
  const { at } = openPage({ ...asked, since }, WORDS);
  globalThis.matchMedia = () => ({ matches: true, addEventListener() {} });
  showSince();
  assert.equal(at("since-mine").children.length, 1);
  assert.equal(at("since-rivals").children.length, 3);
  assert.equal(at("since-more").textContent, "3 more");
});

test("it is not there while others are asked, when nothing happened, or when it is not wanted", () => {
  const { at } = openPage({ ...asked, since: null }, WORDS);
  showSince();
  assert.equal(at("since").hidden, true);
  table.since = since;
  table.prompt = { ...asked.prompt, mine: false };
  showSince();
  assert.equal(at("since").hidden, true);
  table.prompt = asked.prompt;
  settings.kept = { since: "off" };
  showSince();
  assert.equal(at("since").hidden, true);
  settings.kept = {};
});

test("a replay takes three seconds at most, however much there was", () => {
  assert.deepEqual(schedule(4, 9, [5, 6, 6]), { moments: [4, 5, 6, 9], pause: 750 });
  const many = schedule(0, 200, Array.from({ length: 199 }, (_, i) => i + 1));
  assert.ok(many.moments.length * many.pause <= 3250);
  assert.deepEqual([many.moments[0], many.moments.at(-1)], [0, 200]);
});

test("playing it again goes through the moments and comes back to now", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { sent } = openPage({ ...asked, id: "t1", since }, WORDS);
  playAgain(7, 9);
  for (let i = 0; i < 60; i += 1) t.mock.timers.tick(100);
  assert.deepEqual(sent.map(({ moment }) => moment), [7, 8, null]);
});

test("great moments are shown once, and only those that are wanted", () => {
  const moments = [{ n: 3, mine: true }, { n: 5, mine: false }, { n: 7, mine: true }];
  assert.deepEqual(unseen(moments, "all", 3).map(({ n }) => n), [5, 7]);
  assert.deepEqual(unseen(moments, "mine", 0).map(({ n }) => n), [3, 7]);
  assert.deepEqual(unseen(moments, "none", 0), []);
});

test("who only watches has no turn to skip to", () => {
  const { at } = openPage({ ...asked, seat: null, mine: [], prompt: { ...asked.prompt, seat: 1, mine: false }, seats: [{ kind: "bot" }] }, WORDS);
  showSkip();
  assert.equal(at("skip").hidden, true);
});

test("what bots do can be skipped until I am asked", () => {
  const { at, sent } = openPage({ ...asked, prompt: { ...asked.prompt, seat: 1, mine: false }, seats: [{ kind: "person" }, { kind: "bot" }] }, WORDS);
  at("skip").hidden = true;
  showSkip();
  assert.equal(at("skip").hidden, false);
  assert.equal(skip(), true);
  assert.equal(skip(), false);
  table.prompt = asked.prompt;
  showSkip();
  assert.deepEqual(sent.map(({ tempo }) => tempo), ["none", "normal"]);
});
