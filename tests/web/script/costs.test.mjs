import assert from "node:assert/strict";
import { test } from "node:test";

import { mayCost, worthIt } from "../../../src/meadhall/web/static/script/costs.js";
import { table } from "../../../src/meadhall/web/static/script/state.js";
import { wire } from "../../../src/meadhall/web/static/script/wire.js";
import { openPage } from "./page.mjs";

const draft = { do: "draft", head: 4, seat: 0, actions: ["a"], play: "complete", loose: false, on: false };
const answer = (message) => wire.waiting.get(wire.number)(message);

test("only what would be played is looked at, and only for who wants it", () => {
  openPage({ coaching: "losses", coach: null });
  assert.equal(mayCost(draft), true);
  assert.equal(mayCost({ do: "play", head: 4, seat: 0, action: "a" }), true);
  assert.equal(mayCost({ ...draft, play: "no" }), false);
  assert.equal(mayCost({ ...draft, play: "no", on: true }), true);
  table.coach = {};
  assert.equal(mayCost(draft), false);
  table.coach = null;
  table.coaching = "call";
  assert.equal(mayCost(draft), false);
});

test("what costs little is played without a word", async () => {
  const { sent } = openPage({ coaching: "losses" });
  const worth = worthIt({ do: "play", head: 4, seat: 0, action: "a" });
  assert.deepEqual(sent.at(-1).actions, ["a"]);
  assert.equal(sent.at(-1).play, "now");
  answer({ is: "costs", points: 0, title: "", text: "" });
  assert.equal(await worth, true);
});

test("an error does not hold a move up", async () => {
  openPage({ coaching: "losses" });
  const worth = worthIt(draft);
  answer({ is: "error", text: "busy", code: "wrong" });
  assert.equal(await worth, true);
});

test("a big loss is asked", async () => {
  for (const [said, played] of [["yes", true], ["no", false], ["", false]]) {
    const { at } = openPage({ coaching: "losses" });
    const dialog = at("costs-dialog");
    dialog.showModal = () => {};
    const worth = worthIt(draft);
    answer({ is: "costs", points: 14, title: "14 points", text: "Better: b." });
    await Promise.resolve();
    assert.equal(at("costs-title").textContent, "14 points");
    assert.equal(at("costs-text").textContent, "Better: b.");
    dialog.returnValue = said;
    dialog.listeners.get("close")();
    assert.equal(await worth, played);
  }
});
