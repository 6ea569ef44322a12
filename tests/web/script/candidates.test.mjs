// What may still be chosen after some clicks.

import assert from "node:assert/strict";
import test from "node:test";

import { asChoice, candidates, carriedFrom, clickable, completes, matching, narrow, openPlaces, pick } from "../../../src/meadhall/web/static/script/candidates.js";
import { actions, move, option, pair, pass, single } from "./samples.mjs";

test("a place is found at or after the next position", () => {
  const options = [move("marker", "A", "B"), move("marker", "B", "A"), move("unit1", "A", "C")];
  assert.deepEqual(actions(narrow(options, ["region:A"])), actions(options));
  assert.deepEqual(actions(narrow(options, ["region:A", "region:B"])), ["move marker A B"]);
  assert.deepEqual(actions(narrow(options, ["region:B", "region:A"])), ["move marker B A"]);
  assert.deepEqual(actions(narrow(options, ["piece:unit1"])), ["move unit1 A C"]);
});

test("a pair without order can be clicked either way", () => {
  const options = [single("D"), single("E"), pair("D", "D"), pair("D", "E"), pair("E", "E")];
  assert.deepEqual(actions(narrow(options, ["region:D", "region:E"])), ["influence D E"]);
  assert.deepEqual(actions(narrow(options, ["region:E", "region:D"])), ["influence D E"]);
  assert.deepEqual(actions(narrow(options, ["region:D", "region:D"])), ["influence D D"]);
  assert.deepEqual(actions(narrow(options, ["region:E"])), ["influence E", "influence D E", "influence E E"]);
});

test("a place that no option has leaves none", () => {
  assert.deepEqual(narrow([single("D"), pass], ["region:H"]), []);
});

test("only places that are not used yet stay lit", () => {
  const left = pick(candidates([move("marker", "A", "B"), move("marker", "A", "C")]), "region:A");
  assert.deepEqual([...openPlaces(left)], ["piece:marker", "region:B", "region:C"]);
  assert.deepEqual([...openPlaces(candidates([pass]))], []);
});

test("a preview is for a place that leaves exactly one option", () => {
  const card = (n, cell) => option(`place card-${n} ${cell}`, `Lay card ${n} on ${cell}`, [`card:card-${n}`, `cell:${cell}`]);
  const left = candidates([card(1, "3-4"), card(1, "3-5"), card(2, "3-4")]);
  assert.equal(completes(left, "card:card-1"), null);
  assert.equal(completes(left, "cell:3-5").action, "place card-1 3-5");
  assert.equal(completes(pick(left, "card:card-1"), "cell:3-4").action, "place card-1 3-4");
  assert.equal(completes(left, "cell:9-9"), null);
});

test("typing finds options by all their words, in any order and case", () => {
  const left = candidates([move("marker", "A", "Bay"), move("unit1", "A", "Bay"), pass]);
  assert.deepEqual(actions(matching(left, "bay MARK").map((one) => one.option)), ["move marker A Bay"]);
  assert.equal(matching(left, "  ").length, 3);
  assert.equal(matching(left, "xyz").length, 0);
});

test("what is dragged is meant from its origin only, and no click means it", () => {
  const to = (origin, goal) => asChoice({ actions: ["march A", `to ${goal}`], label: goal, places: [`region:${goal}`], origin });
  const further = [to("region:A", "B"), to("region:A", "C"), to("region:B", "C"), to("", "D")];
  assert.deepEqual([...openPlaces(carriedFrom(further, "region:A"))], ["region:B", "region:C"]);
  assert.deepEqual(carriedFrom(further, ""), []);
  assert.deepEqual(clickable(further).map(({ label }) => label), ["D"]);
});
