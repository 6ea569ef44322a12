// Options as groups of buttons.

import assert from "node:assert/strict";
import test from "node:test";

import { candidates } from "../../../src/meadhall/web/static/script/candidates.js";
import { KEYS, arrange, assignKeys, frameOf } from "../../../src/meadhall/web/static/script/groups.js";
import { actions, move, option, pair, pass, single } from "./samples.mjs";

test("what labels share is said once", () => {
  assert.deepEqual(frameOf(["Die Tafel nach A legen", "Die Tafel nach B legen"]), { head: "Die Tafel nach", tail: "legen", rests: ["A", "B"] });
  assert.deepEqual(frameOf(["Pass", "Done"]), { head: "", tail: "", rests: ["Pass", "Done"] });
  assert.deepEqual(frameOf(["Go on", "Go on"]).rests, ["on", "on"]);
  assert.deepEqual(frameOf(["a b", "a b c"]).rests, ["b", "b c"]);
});

test("options of one shape share a lead, few ones keep their words", () => {
  const groups = arrange(candidates([pass, single("D"), single("E"), single("G"), pair("D", "E")]));
  assert.deepEqual(groups.map((group) => [group.lead, group.items.map((item) => item.short)]), [
    ["", ["Pass"]],
    ["Place one marker …", ["In D", "In E", "In G"]],
    ["", ["Place two markers: D and E"]],
  ]);
  assert.equal(groups[1].items[0].label, "Place one marker in D");
});

test("options keep their order, however many there are of a kind", () => {
  const again = option("again", "Fight another round", []);
  const retreat = (name) => option(`retreat ${name}`, `Retreat to ${name}`, [`zone:${name}`]);
  for (const names of [["Isborg"], ["Isborg", "Solborg", "Samsey"]]) {
    const shown = arrange(candidates([again, ...names.map(retreat)])).flatMap((group) => group.items);
    assert.equal(shown[0].one.option.action, "again");
  }
});

test("a lead never tears a sentence apart, and nothing is called by a mere letter", () => {
  const german = ["Gold", "Mana", "Holz"].map((word) => option(`take ${word}`, `1 ${word} nehmen`, [`thing:${word}`]));
  assert.deepEqual(arrange(candidates(german))[0].items.map((item) => item.short), ["1 Gold nehmen", "1 Mana nehmen", "1 Holz nehmen"]);
  const attacks = ["Isborg", "Solborg", "Samsey"].map((name) => option(`attack ${name}`, `${name} angreifen`, [`land:${name}`]));
  const [{ lead, items }] = arrange(candidates(attacks));
  assert.deepEqual([lead, ...items.map((item) => item.short)], ["Angreifen:", "Isborg", "Solborg", "Samsey"]);
  const trades = [["gold", "gold", "wood"], ["gold", "wood", "mana"], ["mana", "wood", "gold"]].map(([a, b, c]) =>
    option(`trade ${a} ${b} ${c}`, `Trade ${a} and ${b} for ${c}`, [`thing:${a}`, `thing:${b}`, `thing:${c}`]));
  assert.equal(arrange(candidates(trades))[0].lead, "Trade …");
});

test("a long group is folded by the first place that differs, and unfolds to the same options", () => {
  const options = ["A", "B", "C"].flatMap((from) => ["D", "E", "F", "G", "H", "I", "J"].map((to) => move("marker", from, to)));
  const [group] = arrange(candidates(options));
  assert.deepEqual(group.items.map((item) => item.place), ["region:A", "region:B", "region:C"]);
  assert.deepEqual([group.lead, group.items[0].short], ["Move a marker …", "From A to …"]);
  assert.deepEqual(actions(group.items.flatMap((item) => item.fold.map((one) => one.option))), actions(options));
  const [inner] = arrange(group.items[1].fold);
  assert.deepEqual([inner.lead, inner.items[0].short], ["Move a marker from B …", "To D"]);
  assert.equal(inner.items.length, 7);
});

test("a fold is named by what its options share, at the end too", () => {
  const look = (cavern, token) => option(`peek ${cavern} ${token}`, `Look at ${token} in ${cavern}`, [`cavern:${cavern}`, `token:${token}`]);
  const options = Array.from({ length: 10 }, (_, i) => [look(`Ice${i}`, 1), look(`Ice${i}`, 2)]).flat();
  const [{ lead, items }] = arrange(candidates(options));
  assert.deepEqual([lead, items[3].short, items[3].label], ["", "In Ice3 …", "In Ice3 … (2)"]);
});

const buy = (n) => option(`buy ${n}`, `Buy ${n} unit${n > 1 ? "s" : ""}`, [`count:${n}`]);
const upTo = (most) => candidates(Array.from({ length: most }, (_, i) => buy(i + 1)));

test("numbers stand in a row and are their own keys", () => {
  const [group, rest] = arrange([...upTo(12), ...candidates([pass])]);
  assert.equal(group.lead, "Buy units:");
  assert.deepEqual(group.items.map((item) => item.short).slice(8), ["9", "10", "11", "12"]);
  assert.equal(group.items[1].label, "Buy 2 units");
  const keys = assignKeys([...rest.items, ...group.items]);
  assert.deepEqual(keys, ["A", "1", "2", "3", "4", "5", "6", "7", "8", "9", "", "", ""]);
});

test("many numbers are folded by tens", () => {
  const [{ lead, items }] = arrange(upTo(31));
  assert.deepEqual([lead, ...items.map((item) => item.short)], ["Buy units:", "1–10", "11–20", "21–30", "31"]);
  assert.equal(items[1].label, "Buy 11–20 units");
  assert.deepEqual(arrange(items[2].fold)[0].items.map((item) => item.count), [21, 22, 23, 24, 25, 26, 27, 28, 29, 30]);
  assert.equal(items[3].one.option.action, "buy 31");
});

test("numbers that are names, or that say more, keep their words", () => {
  const hand = [3, 7, 12].map((n, i) => option(`take ${n}`, `Take card ${n}`, [`card:${n}`], String(i + 1)));
  const [cards] = arrange(candidates(hand));
  assert.deepEqual(cards.items.map((item) => [item.short, item.count]), [["Card 3", undefined], ["Card 7", undefined], ["Card 12", undefined]]);
  assert.deepEqual(assignKeys(cards.items), ["1", "2", "3"]);
  const ways = [1, 2, 3].map((n) => option(`way ${n}`, `Way ${["of ice", "of fire", "home"][n - 1]}`, [`way:${n}`]));
  const [group] = arrange(candidates(ways));
  assert.deepEqual(group.items.map((item) => [item.short, item.count]), [["Of ice", undefined], ["Of fire", undefined], ["Home", undefined]]);
});

test("no option is ever lost by arranging", () => {
  for (const count of [0, 1, 2, 3, 18, 19, 60]) {
    const options = Array.from({ length: count }, (_, i) => move(i % 2 ? "marker" : "unit1", `R${i % 7}`, `S${i}`));
    const shown = arrange(candidates([...options, pass])).flatMap((group) => group.items.flatMap((item) => item.fold ?? [item.one]));
    assert.deepEqual(actions(shown.map((one) => one.option)).sort(), actions([...options, pass]).sort());
  }
});

test("a fold is named by its beginning where that tells it apart", () => {
  const give = (level, what, spot) =>
    option(`give ${level} ${what} ${spot}`, `Give level-${level} units ${what} on spot ${spot}`, [`level:${level}`, `thing:${what}`, `spot:${spot}`]);
  const options = [give(1, "Shield", 1), give(1, "Speed", 1), give(2, "Shield", 1), give(2, "Shield", 3)];
  const [{ lead, items }] = arrange(candidates(options), 3);
  assert.deepEqual([lead, ...items.map((item) => item.short)], ["Give …", "Level-1 units …", "Level-2 units Shield on spot …"]);
});

test("a fold is not called by half a bracket, nor by a bare number", () => {
  const weak = (kind, at) => option(`weak ${kind} ${at}`, `Weak ${kind}: Wild (column F, row ${at})`, [`type:${kind}`, `symbol:${at}`]);
  const kinds = ["Advance", "Bolster"].flatMap((kind) => [5, 6].map((at) => weak(kind, at)));
  const [{ lead, items }] = arrange(candidates(kinds), 3);
  assert.deepEqual([lead, ...items.map((item) => item.short)], ["Weak …", "Advance …", "Bolster …"]);
  const give = (unit, what) => option(`give ${unit} ${what}`, `${what} for ${unit}`, [`unit:${unit}`, `thing:${what}`]);
  const gifts = ["Crab", "Faun"].flatMap((unit) => ["Shield", "Speed"].map((what) => give(unit, what)));
  assert.deepEqual(arrange(candidates(gifts), 3)[0].items.map((item) => item.short), ["For Crab …", "For Faun …"]);
});

test("keys: an option keeps its own, nobody has one twice, U is never given", () => {
  const items = [single("A"), single("B"), single("C")].map((each, i) => ({ one: { option: { ...each, key: ["2", "2", ""][i] } } }));
  assert.deepEqual(assignKeys([...items, { fold: [] }]), ["2", "1", "3", "4"]);
  const many = assignKeys(Array.from({ length: 40 }, () => ({ fold: [] })));
  assert.equal(new Set(many.filter(Boolean)).size, KEYS.length);
  assert.deepEqual(many.slice(KEYS.length), Array(40 - KEYS.length).fill(""));
  assert.ok(!many.includes("U"));
  assert.deepEqual(assignKeys([{ one: { option: { key: "u" } } }]), ["1"]);
});
