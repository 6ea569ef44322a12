// Going back together.

import assert from "node:assert/strict";
import test from "node:test";

import { proposalText, proposeRewind, showGoing, showRewind } from "../../../src/meadhall/web/static/script/rewind.js";
import { table } from "../../../src/meadhall/web/static/script/state.js";
import { wire } from "../../../src/meadhall/web/static/script/wire.js";
import { openPage } from "./page.mjs";

const WORDS = {
  "js-forward-own": "on, mine", "js-forward-by": "on, {name}", "js-rewind-own": "to {to}, mine", "js-rewind-by": "to {to}, {name}", "js-went-back": "went back from {to}",
  "js-loss-others": "Others must agree.",
};
const proposal = { is: "rewind", by: "Signe", to: 12, mine: true, own: false, on: false };

test("a proposal says whose it is, and counts moves that were not taken back", () => {
  openPage({ gaps: [[7, 11]] }, WORDS);
  assert.equal(proposalText(proposal), "to 8, Signe");
  assert.equal(proposalText({ ...proposal, own: true }), "to 8, mine");
  assert.equal(proposalText({ ...proposal, on: true }), "on, Signe");
  assert.equal(proposalText({ ...proposal, on: true, own: true }), "on, mine");
});

test("a proposal goes before the way forward, which goes when it is not wanted", () => {
  const { at } = openPage({ forward: 12 }, WORDS);
  const shown = () => [at("rewind").hidden, at("answer").hidden, at("forward").hidden, at("rewind-text").textContent];
  showGoing();
  assert.deepEqual(shown(), [false, true, false, "went back from 12"]);
  showRewind(proposal);
  assert.deepEqual(shown(), [false, false, true, "to 12, Signe"]);
  showRewind({ ...proposal, to: null });
  table.stayed = 12;
  showGoing();
  assert.deepEqual(shown(), [true, true, true, ""]);
});

test("the table goes back when the reader has seen what is lost", async () => {
  const { at, sent } = openPage({ head: 40, moment: 30 }, WORDS);
  const dialog = Object.assign(at("loss-dialog"), { showModal() {} });
  for (const answer of ["", "yes"]) {
    const asking = proposeRewind(30);
    wire.waiting.get(wire.number)({ is: "loss", to: 30, text: "3 moves.", others: true });
    await new Promise((done) => (dialog.showModal = done));
    assert.equal(at("loss-text").textContent, "3 moves. Others must agree.");
    dialog.returnValue = answer;
    dialog.listeners.get("close")();
    await asking;
  }
  assert.deepEqual(sent.map((each) => each.do), ["loss", "loss", "rewind"]);
  assert.deepEqual(sent.at(-1), { do: "rewind", to: 30 });
});
