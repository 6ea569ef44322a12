// Tests of the pure functions of the page, run by test_script.py with `node --test`.

import assert from "node:assert/strict";
import test from "node:test";

import { candidates, completes, matching, narrow, openPlaces, pick } from "../../../src/meadhall/web/static/script/candidates.js";
import { beside, nearest } from "../../../src/meadhall/web/static/script/geometry.js";
import { KEYS, arrange, assignKeys, frameOf } from "../../../src/meadhall/web/static/script/groups.js";
import { chapterOf, counted, nextMark, stepped } from "../../../src/meadhall/web/static/script/moments.js";
import { reorder } from "../../../src/meadhall/web/static/script/patching.js";
import { fill, minus, points } from "../../../src/meadhall/web/static/script/text.js";
import { pause } from "../../../src/meadhall/web/static/script/wire.js";

const option = (action, label, places, key = "") => ({ action, label, places, key });
const move = (piece, from, to) =>
  option(`move ${piece} ${from} ${to}`, `Move a ${piece} from ${from} to ${to}`, [`piece:${piece}`, `region:${from}`, `region:${to}`]);
const pair = (a, b) => option(`influence ${a} ${b}`, `Place two markers: ${a} and ${b}`, [`region:${a}`, `region:${b}`]);
const single = (a) => option(`influence ${a}`, `Place one marker in ${a}`, [`region:${a}`]);
const pass = option("pass", "Pass", []);
const actions = (options) => options.map((each) => each.action);

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

test("what was taken back is no move", () => {
  // Nine moves, the last two taken back one after the other, then one more.
  const gaps = [[7, 11]];
  assert.equal(counted([], 9), 9);
  assert.deepEqual([7, 8, 9, 11, 12].map((moment) => counted(gaps, moment)), [7, 7, 7, 7, 8]);
  assert.equal(counted([[2, 4], [7, 11]], 12), 6);
});

test("steps pass over what was taken back", () => {
  const gaps = [[7, 11]];
  assert.equal(stepped(gaps, 12, -1), 7);
  assert.equal(stepped(gaps, 7, 1), 12);
  assert.equal(stepped(gaps, 9, -1), 6);
  // Now is the end of the gap: it looks as at its beginning.
  assert.equal(stepped(gaps, 11, -1), 6);
  assert.equal(stepped([], 0, -1), 0);
  assert.equal(stepped([], 4, 1), 5);
});

test("typing finds options by all their words, in any order and case", () => {
  const left = candidates([move("marker", "A", "Bay"), move("unit1", "A", "Bay"), pass]);
  assert.deepEqual(actions(matching(left, "bay MARK").map((one) => one.option)), ["move marker A Bay"]);
  assert.equal(matching(left, "  ").length, 3);
  assert.equal(matching(left, "xyz").length, 0);
});

test("a moment belongs to the last mark before it", () => {
  const marks = [[3, "Round 1"], [10, "Round 2"], [18, "Scoring"]];
  assert.equal(chapterOf(marks, 2), null);
  assert.equal(chapterOf(marks, 3)[1], "Round 1");
  assert.equal(chapterOf(marks, 17)[1], "Round 2");
  assert.equal(chapterOf([], 17), null);
  assert.deepEqual([[2, 1], [3, 1], [18, 1], [18, -1], [3, -1]].map(([at, to]) => nextMark(marks, at, to, 30)), [3, 10, 30, 10, 0]);
});

test("numbers below nought have a true minus, words keep their hyphens", () => {
  assert.equal(minus("Callo steps to -4 (-1)."), "Callo steps to \u22124 (\u22121).");
  assert.equal(minus("-2"), "\u22122");
  assert.equal(minus("M-factor 3-1, Nahel-Sande"), "M-factor 3-1, Nahel-Sande");
});

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

test("keys: an option keeps its own, nobody has one twice, U is never given", () => {
  const items = [single("A"), single("B"), single("C")].map((each, i) => ({ one: { option: { ...each, key: ["2", "2", ""][i] } } }));
  assert.deepEqual(assignKeys([...items, { fold: [] }]), ["2", "1", "3", "4"]);
  const many = assignKeys(Array.from({ length: 40 }, () => ({ fold: [] })));
  assert.equal(new Set(many.filter(Boolean)).size, KEYS.length);
  assert.deepEqual(many.slice(KEYS.length), Array(40 - KEYS.length).fill(""));
  assert.ok(!many.includes("U"));
  assert.deepEqual(assignKeys([{ one: { option: { key: "u" } } }]), ["1"]);
});

test("texts are filled, unknown names stay", () => {
  assert.equal(fill("Move {n} of {of}", { n: 3, of: 9 }), "Move 3 of 9");
  assert.equal(fill("{name} {x}", { name: "{x}", y: 1 }), "{x} {x}");
});

test("pauses grow up to half a minute and are never nothing", () => {
  const pauses = [0, 1, 2, 5, 8, 50].map((attempt) => pause(attempt, 1));
  assert.deepEqual(pauses, [500, 1000, 2000, 16000, 30000, 30000]);
  assert.ok(pause(0, 0) > 0);
});

test("arrow keys go to what lies ahead", () => {
  const box = (x, y) => ({ x, y, width: 10, height: 10 });
  const boxes = [box(100, 0), box(60, 50), box(-50, 0), box(0, 80)];
  assert.equal(nearest(box(0, 0), boxes, "ArrowRight"), 0);
  assert.equal(nearest(box(0, 0), boxes, "ArrowDown"), 3);
  assert.equal(nearest(box(0, 0), boxes, "ArrowLeft"), 2);
  assert.equal(nearest(box(0, 0), boxes, "ArrowUp"), -1);
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

test("a tip stands where it hides the fewest other things", () => {
  const box = (left, top, width = 100, height = 40) => ({ left, top, right: left + width, bottom: top + height });
  const room = { left: 0, top: 0, right: 500, bottom: 500 };
  const size = { width: 120, height: 60 };
  const field = box(200, 200);
  assert.deepEqual(beside(field, size, room, []), { x: 190, y: 248 });
  assert.deepEqual(beside(field, size, room, [box(200, 250)]), { x: 190, y: 132 });
  assert.deepEqual(beside(field, size, room, [box(200, 250), box(200, 150)]), { x: 308, y: 200 });
  assert.deepEqual(beside(field, size, room, [box(200, 250), box(200, 150), box(310, 200)]), { x: 72, y: 200 });
  assert.deepEqual(beside(box(400, 440), size, room, []), { x: 380, y: 372 });
  assert.deepEqual(beside(box(0, 0, 500, 500), size, room, []), { x: 380, y: 0 });
});

test("reordering ends in the wanted order, with one move for one piece", () => {
  const apply = (now, moves) => {
    const row = [...now];
    for (const [id, before] of moves) {
      if (row.includes(id)) row.splice(row.indexOf(id), 1);
      row.splice(before === null ? row.length : row.indexOf(before), 0, id);
    }
    return row;
  };
  const all = ["a", "b", "c", "d", "e"];
  const orders = (rest) => (rest.length ? rest.flatMap((x) => orders(rest.filter((y) => y !== x)).map((tail) => [x, ...tail])) : [[]]);
  for (const wanted of orders(all)) assert.deepEqual(apply(all, reorder(all, wanted)), wanted);
  assert.deepEqual(reorder(all, all), []);
  assert.equal(reorder(all, ["b", "c", "d", "e", "a"]).length, 1);
  assert.equal(reorder(all, ["e", "a", "b", "c", "d"]).length, 1);
  assert.deepEqual(apply(["a", "c"], reorder(["a", "c"], ["a", "b", "c"])), ["a", "b", "c"]);
});

test("weights are told in whole points with their sign", () => {
  assert.deepEqual([0.081, -0.02, 0.004, -0.004, 1].map(points), ["+8", "\u22122", "\u00b10", "\u00b10", "+100"]);
});
