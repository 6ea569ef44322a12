// What the server says, and what becomes of it.

import assert from "node:assert/strict";
import test from "node:test";

import { fateOf, hear, opened } from "../../../src/meadhall/web/static/script/hearing.js";
import { asking, known, table } from "../../../src/meadhall/web/static/script/state.js";
import { ask, wire } from "../../../src/meadhall/web/static/script/wire.js";
import { told } from "./messages.mjs";
import { asked, openPage } from "./page.mjs";
import { option, pass, single } from "./samples.mjs";

const given = { do: "play", head: 7, action: "pass", seat: 0 };
const answer = (more) => ({ given, forced: false, head: 7, seat: 0, options: "pass", together: false, lost: "", ...more });

test("an answer that is on its way is waited for", () => {
  assert.equal(fateOf(answer(), 7, true), "wait");
  assert.equal(fateOf(answer({ refused: true }), 7, true), "wait");
});

test("somebody was quicker: what was decided together is given again, all else is told", () => {
  const refused = answer({ refused: true });
  assert.equal(fateOf({ ...refused, together: true }, 8, true), "again");
  assert.equal(fateOf({ ...refused, together: true }, 8, false), "tell");
  assert.equal(fateOf(refused, 8, true), "tell");
  assert.equal(fateOf({ ...refused, forced: true }, 8, false), "forget");
});

test("what was never sent is given again, what may have been done only where nothing has happened", () => {
  const unsent = answer({ lost: "not sent" });
  const unsure = answer({ lost: "on its way" });
  assert.equal(fateOf(unsent, 7, true), "again");
  assert.equal(fateOf(unsure, 7, true), "again");
  assert.equal(fateOf({ ...unsent, together: true }, 8, true), "again");
  assert.equal(fateOf({ ...unsure, together: true }, 8, true), "tell");
  assert.equal(fateOf(unsure, 8, false), "forget");
  assert.equal(fateOf(unsent, 8, false), "tell");
});

test("a table is taken over; marks and gaps that are as before stay", () => {
  const { at } = openPage({ marks: [[3, "Round 1"]], gaps: [[1, 2]], busy: true });
  hear(told());
  assert.deepEqual([table.head, table.can_undo, table.busy, known(table.options)], [8, true, false, "pass\ninfluence D"]);
  assert.deepEqual([table.marks, table.gaps], [[[3, "Round 1"]], [[1, 2]]]);
  assert.equal(at("status").text, "Round 2");
  hear(told({ marks: [], gaps: [[4, 6]] }));
  assert.deepEqual([table.marks, table.gaps], [[], [[4, 6]]]);
});

test("what was chosen stays chosen while others decide, not after an own move", () => {
  const options = [option("go A B", "Go", ["from:A", "to:B"]), option("go A C", "Go", ["from:A", "to:C"]), pass];
  openPage({ prompt: asked(0), options, chosen: ["from:A"] });
  hear(told({ options }));
  assert.deepEqual(table.chosen, ["from:A"]);
  assert.equal(table.left.length, 2);
  table.busy = true;
  hear(told({ options }));
  assert.deepEqual([table.chosen, table.left.length], [[], 3]);
});

test("a refused answer is given again with the new head once the newer table is here", () => {
  const { sent } = openPage({ prompt: asked(0), options: [pass, single("D")], head: 7 });
  table.sent = answer({ together: true, options: known(table.options) });
  hear({ is: "error", field: "head", text: "", rule: null, code: "stale", id: null });
  assert.deepEqual(sent.map((each) => each.do), ["look"]);
  hear(told());
  assert.deepEqual(sent.at(-1), { do: "play", head: 8, action: "pass", seat: 0 });
});

test("an error in an answer is for whoever asked; too many messages are told to the reader", async () => {
  const { at } = openPage();
  const error = (id, code) => ({ is: "error", field: "", text: "No.", rule: null, code, id });
  const first = ask({ do: "hint" });
  hear(error(wire.number, "forbidden"));
  assert.equal((await first).code, "forbidden");
  assert.equal(at("toast").hidden, true);
  const second = ask({ do: "hint" });
  hear(error(wire.number, "rate"));
  await second;
  assert.equal(at("toast").hidden, false);
});

test("whoever looks back is not shown now after a break", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { sent } = openPage({ moment: 3, head: 7, prompt: asked(0) });
  opened();
  assert.deepEqual(sent, [{ do: "look", moment: 3, eyes: null }]);
  hear(told({ head: 9 }));
  assert.deepEqual([table.moment, table.head], [3, 7]);
  hear(told({ head: 9, moment: 3 }));
  assert.deepEqual([table.moment, table.head, wire.held], [3, 9, null]);
});

test("an answer for another seat of mine is not given again", () => {
  const { sent, at } = openPage({ prompt: asked(0), options: [pass, single("D")], head: 7 });
  table.sent = answer({ seat: 1, lost: "not sent", options: known(table.options) });
  hear(told());
  assert.deepEqual([sent, table.sent, at("toast").hidden], [[], null, false]);
});

test("a hint goes when something else is asked", () => {
  openPage({ prompt: asked(0), options: [pass, single("D")] });
  table.hint = { asked: asking(), action: "pass" };
  hear(told());
  assert.notEqual(table.hint, null);
  hear(told({ prompt: asked(0, "Something else?") }));
  assert.equal(table.hint, null);
});
