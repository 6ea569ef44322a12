// Clicks become actions.

import assert from "node:assert/strict";
import test from "node:test";

import { asChoice, candidates, pick } from "../../../src/meadhall/web/static/script/candidates.js";
import { choose, chooseAgain, clear, compose, dispatch, forced, give, keep, playsAtOnce, takeForced, undo, whenGiven } from "../../../src/meadhall/web/static/script/choosing.js";
import { pickValue } from "../../../src/meadhall/web/static/script/composer.js";
import { settings } from "../../../src/meadhall/web/static/script/settings.js";
import { table } from "../../../src/meadhall/web/static/script/state.js";
import { wire } from "../../../src/meadhall/web/static/script/wire.js";
import { asked, Element, openPage } from "./page.mjs";
import { move, option, pass, single } from "./samples.mjs";

const weighty = { ...single("W"), weighs: true };
const options = [move("marker", "A", "B"), move("marker", "A", "C"), single("D"), weighty, pass];

function page(more = {}) {
  const opened = openPage({ id: "t1", head: 7, mine: [0], prompt: asked(0), options, left: candidates(options), ...more });
  settings.load();
  return { ...opened, played: () => opened.sent.flatMap((each) => each.actions ?? each.action ?? []) };
}

const click = (...places) => choose(places, new Element());

test("a click narrows the options, the last one left is taken at once", () => {
  const { played } = page();
  click("region:A");
  assert.deepEqual([table.left.length, table.chosen, played()], [2, ["region:A"], []]);
  click("region:C");
  assert.deepEqual(played(), ["move marker A C"]);
});

test("of places over each other the topmost that is lit is meant", () => {
  const { played } = page();
  click("region:X", "region:D", "region:A");
  assert.deepEqual(played(), ["influence D"]);
});

test("a click on what is chosen already, or elsewhere, begins anew", () => {
  page();
  click("region:A");
  click("region:A");
  assert.deepEqual([table.chosen, table.left.length], [[], 5]);
  settings.kept.confirm = "never";
  click("region:A");
  click("region:W");
  assert.deepEqual(table.chosen, ["region:W"]);
});

test("what a click plays at once is shown first if it weighs, and taken by the second click", () => {
  const { played } = page();
  settings.kept.confirm = "never";
  click("region:W");
  assert.deepEqual([played(), table.left.length], [[], 1]);
  click("region:W");
  assert.deepEqual(played(), ["influence W"]);
});

test("a place without an option is explained, and so is every place when I am not asked", () => {
  const { sent } = page();
  click("region:X");
  table.prompt.mine = false;
  click("region:D");
  assert.deepEqual(sent.map((each) => [each.do, each.place]), [["why", "region:X"], ["about", "region:D"]]);
});

test("what was chosen is not taken by itself when the table has changed", () => {
  const { played } = page();
  chooseAgain("region:D");
  assert.deepEqual([table.chosen, played()], [[], []]);
  chooseAgain("region:A");
  assert.deepEqual(table.chosen, ["region:A"]);
  clear();
  assert.deepEqual([table.chosen, table.left.length], [[], 5]);
});

test("one answer is on its way at a time, and is remembered until it counts", () => {
  const { played } = page({ prompt: asked(0, "What?", { waiting: ["Oskar", "Signe"] }) });
  give(pass, { named: true });
  give(pass, { named: true });
  assert.deepEqual(played(), ["pass"]);
  assert.deepEqual([table.sent.together, table.sent.lost, table.busy], [true, "", true]);
});

test("without a line an answer is kept, unless it was given without the reader", () => {
  const { at } = page();
  wire.socket.readyState = 3;
  dispatch({ do: "play", head: 7, action: "pass", seat: 0 }, true);
  assert.equal(table.sent, null);
  give(pass, { named: true });
  assert.deepEqual([table.sent.lost, table.busy, at("toast").hidden], ["not sent", false, false]);
});

test("a single option that does not weigh is forced, unless the reader wants to be asked", () => {
  page({ options: [pass] });
  assert.ok(forced());
  table.options = [weighty];
  assert.ok(!forced());
  table.options = [pass];
  settings.kept.ask = true;
  assert.ok(!forced());
});

test("what is forced is shown for a moment, and not taken after an undo or behind the curtain", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { played, at } = page({ options: [pass], undone: true });
  takeForced();
  t.mock.timers.tick(600);
  table.undone = false;
  at("curtain").hidden = false;
  takeForced();
  t.mock.timers.tick(600);
  assert.deepEqual(played(), []);
  at("curtain").hidden = true;
  takeForced();
  t.mock.timers.tick(400);
  assert.deepEqual(played(), []);
  t.mock.timers.tick(200);
  assert.deepEqual(played(), ["pass"]);
  assert.ok(table.sent.forced);
});

test("an undo is asked for where there is something to take back, and opens what was played", () => {
  const { sent, at } = page({ id: "t3" });
  undo();
  assert.deepEqual([sent, at("toast").hidden], [[], false]);
  table.can_undo = true;
  undo();
  assert.deepEqual(sent, [{ do: "undo", head: 7, seat: 0, far: false, open: true }]);
  assert.ok(table.undone);
});

test("the words of the few options that are left are read out, with their notes", () => {
  const { at } = page();
  const dear = { ...option("buy a b", "Buy it", ["x:1", "y:1"]), note: "2 gold" };
  keep(pick(candidates([dear, option("sell a c", "Sell it", ["x:1", "y:2"])]), "x:1"), "x:1");
  assert.equal(at("whisper").textContent, "Buy it, 2 gold; Sell it");
});

/** A draft of these answers; with a mark those that were not mine. */
const draft = (actions, held = false, forced = []) => ({
  actions, held, chips: actions.map((label, i) => (forced.includes(i) ? { label, own: false } : { label })), ready: held, verb: "Play", why: "", places: [],
});

test("without a sheet an answer is played when nothing is missing, and what cannot be taken back only by a button with its name", () => {
  const { sent } = page({ sheet: null });
  click("region:D");
  table.busy = false;
  give({ ...single("D"), weighs: true });
  table.busy = false;
  give(pass, { named: true });
  assert.deepEqual(sent.map((each) => [each.do, each.actions, each.play]), [["draft", ["influence D"], "whole"], ["draft", ["influence D"], "whole"], ["draft", ["pass"], "complete"]]);
});

const sheets = { one: { title: "One", parts: [], at_once: true }, many: { title: "Many", parts: [] } };

test("a sheet says whether a choice may play the move, on the map and in rows alike; with a coach every sheet waits", () => {
  for (const coach of [null, { step: "one" }]) {
    for (const [name, when] of [["one", coach ? "no" : "own"], ["many", "no"]]) {
      const { sent } = page({ sheet: sheets[name], coach });
      for (const option of [single("D"), asChoice({ actions: ["influence D"], label: "D", places: ["region:D"] }), { ...single("D"), weighs: true }]) {
        give(option);
        table.busy = false;
      }
      assert.deepEqual(sent.map(({ play }) => play), [when, when, when]);
      assert.equal(whenGiven(), when);
    }
  }
});

test("beside a sheet that has not every answer, a single one from the map is played as without a sheet", () => {
  const { sent } = page({ sheet: { ...sheets.one, whole: false } });
  give(single("D"));
  assert.equal(sent[0].play, "whole");
  assert.equal(whenGiven({ alone: false }), "own");
});

test("what such a sheet has itself is played on the map and by its button as in its rows", () => {
  const value = (more) => ({ title: "One", at_once: true, whole: false, parts: [{ key: "p", rows: [{ key: "r", control: "peoples", values: [{ n: 0, actions: ["influence D"], ...more }] }] }] });
  for (const [more, when] of [[{}, "own"], [{ later: ["influence E"] }, "whole"], [{ actions: ["influence E"] }, "whole"], [{ actions: null }, "whole"]]) {
    const { sent } = page({ sheet: value(more) });
    give(single("D"));
    table.busy = false;
    give(single("D"), { named: true });
    assert.deepEqual([sent[0].play, sent[1].play], [when, when === "own" ? "own" : "complete"]);
    table.busy = false;
    pickValue("p|r|0");
    assert.equal(sent[2]?.play ?? "own", "own");
  }
});

test("what is carried to its place on a sheet that takes the page may play the move, what is clicked may not", () => {
  for (const [more, when] of [[{}, ["own", "no"]], [{ coach: { step: "one" } }, ["no", "no"]]]) {
    const { sent } = page({ sheet: { ...sheets.many, wide: true }, ...more });
    const cards = candidates([single("D")]);
    keep(cards, "region:D", true);
    table.busy = false;
    keep(cards, "region:D");
    assert.deepEqual(sent.map(({ play }) => play), when);
  }
});

test("a whole move from the map opens its sheet and is not played by the click, unless the reader never confirms", () => {
  const far = asChoice({ actions: ["embark 1", "land X"], label: "To X", places: ["region:X"] });
  const { sent } = page({ sheet: null });
  give(far);
  table.busy = false;
  settings.kept.confirm = "never";
  give(far);
  assert.deepEqual(sent.map(({ play }) => play), ["no", "complete"]);
});

test("beside a sheet of many things a button plays only what ends a phase", () => {
  const { sent } = page({ sheet: sheets.many });
  give(pass, { named: true });
  table.busy = false;
  give({ ...pass, ends: true }, { named: true });
  assert.deepEqual(sent.map(({ play }) => play), ["no", "complete"]);
});

test("whoever never confirms does without the button where a choice plays, and whoever always does plays nothing by a choice", () => {
  for (const [name, once, when] of [["one", true, "complete"], ["many", false, "no"]]) {
    page({ sheet: sheets[name] });
    settings.kept.confirm = "never";
    assert.deepEqual([playsAtOnce(), whenGiven()], [once, when]);
    settings.kept.confirm = "always";
    assert.deepEqual([playsAtOnce(), whenGiven(), whenGiven({ named: true, ends: true })], [false, "no", "no"]);
  }
});

test("an answer follows the draft, and takes the place of one that nothing can follow", () => {
  const { sent } = page({ draft: draft(["a", "b"]) });
  give(single("D"));
  table.busy = false;
  table.draft = draft(["a", "b"], true);
  give(single("D"));
  assert.deepEqual(sent.map((each) => each.actions), [["a", "b", "influence D"], ["a", "influence D"]]);
});

test("the same answer twice is no button: what cannot be taken back still waits", () => {
  const { sent } = page({ sheet: sheets.many, draft: draft(["influence D"], true) });
  give(single("D"));
  assert.deepEqual([sent[0].actions, sent[0].play], [["influence D"], "no"]);
});

test("an undo takes the last own answer out of the draft, and what followed by itself", () => {
  const { sent } = page({ id: "t2", draft: draft(["a", "b", "c"], false, [2]) });
  undo();
  assert.deepEqual(sent[0].actions, ["a"]);
});

const far = asChoice({ actions: ["done", "sail X"], label: "Sail to X", places: ["sea:X"], said: "Buy no more" });

test("a click beyond the options goes on: the draft is played and the next begins, unless every move is confirmed", () => {
  for (const [confirm, on] of [["never", true], ["final", true], ["always", false]]) {
    const { sent } = page({ further: [far], draft: draft(["a"]) });
    settings.kept.confirm = confirm;
    click("sea:X");
    assert.deepEqual([sent[0].actions, sent[0].on], [["a", "done", "sail X"], on]);
  }
});

test("without a draft nothing is played by going on", () => {
  const { sent } = page({ further: [far] });
  click("sea:X");
  assert.deepEqual([sent[0].actions, sent[0].on], [["done", "sail X"], false]);
});

test("what completes a move plays it by a click with never, by its button with final, and by no answer with always", () => {
  const when = ["never", "final", "always"].map((confirm) => {
    const { sent } = page();
    settings.kept.confirm = confirm;
    click("region:D");
    table.busy = false;
    give(pass, { named: true });
    return sent.map(({ play }) => play);
  });
  assert.deepEqual(when, [["complete", "complete"], ["whole", "complete"], ["no", "no"]]);
});

test("an undo takes back the last change of the draft, a discarded one too", () => {
  const { sent } = page({ id: "t4" });
  compose(["a"]);
  Object.assign(table, { busy: false, draft: draft(["a"]) });
  compose(["a", "b"], "no", { later: ["c"] });
  Object.assign(table, { busy: false, draft: draft(["a", "b"]), later: { actions: ["c"], chips: ["C"], text: "", drafted: true } });
  compose([]);
  Object.assign(table, { busy: false, draft: null, later: null });
  undo();
  Object.assign(table, { busy: false, draft: draft(["a", "b"]), later: { actions: ["c"], chips: ["C"], text: "", drafted: true } });
  undo();
  assert.deepEqual(sent.slice(-2).map(({ actions, later }) => [actions, later]), [[["a", "b"], ["c"]], [["a"], []]]);
});

test("a draft is replaced as a whole, and what does not fit any more may be left out", () => {
  const { sent } = page();
  compose(["a"], "no", { loose: true });
  assert.deepEqual(sent, [{ do: "draft", head: 7, seat: 0, actions: ["a"], play: "no", loose: true, forced: true, fill: false, confirm: false, on: false }]);
});

test("who would make a game practice by going back is asked before it", async () => {
  const { sent, at } = page({ can_go_back: true, alone: true });
  const dialog = Object.assign(at("loss-dialog"), { showModal() {} });
  for (const [answer, count] of [["", 0], ["yes", 1]]) {
    const done = undo();
    dialog.returnValue = answer;
    dialog.listeners.get("close")();
    await done;
    assert.equal(sent.length, count);
  }
  assert.deepEqual(sent, [{ do: "undo", head: 7, seat: 0, far: true, open: false }]);
  // It is practice already, or a lesson: nothing is lost.
  for (const more of [{ practice: true }, { coach: { step: "goal" } }]) {
    const { sent: at_once } = page({ can_go_back: true, alone: true, ...more });
    undo();
    assert.equal(at_once.length, 1);
  }
});

test("a place that the sheet offers by its name is chosen by a click too, where that means nothing else", () => {
  const goal = { key: "goal", name: "", control: "pills", value: 1, values: [{ n: 1, label: "B", place: "region:B" }, { n: 2, label: "Z", place: "region:Z", actions: ["mountain A Z"] }] };
  const { sent } = page({ sheet: { title: "Mountain", parts: [{ key: "p", name: "", rows: [goal] }] } });
  click("region:Z");
  assert.deepEqual(sent.at(-1).actions, ["mountain A Z"]);
  const told = sent.length;
  click("region:B");
  assert.equal(sent.length, told);
});
