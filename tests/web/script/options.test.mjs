// The answers to the question, as buttons.

import assert from "node:assert/strict";
import test from "node:test";

import { candidates } from "../../../src/meadhall/web/static/script/candidates.js";
import { listenToStrip, optionOf, showOptions, unfurl } from "../../../src/meadhall/web/static/script/options.js";
import { settings } from "../../../src/meadhall/web/static/script/settings.js";
import { table } from "../../../src/meadhall/web/static/script/state.js";
import { asked, Element, openPage } from "./page.mjs";
import { move, option, pass, single } from "./samples.mjs";

function page(options, more = {}) {
  const opened = openPage({ prompt: asked(0), options, left: candidates(options), ...more }, { "js-clear": "Back", "js-no-match": "Nothing" });
  settings.load();
  showOptions();
  return opened;
}

test("what ends something stands apart from all others, with its own key", () => {
  const { at } = page([single("D"), { ...pass, ends: true }, single("E")]);
  const [end] = at("plain").children;
  assert.deepEqual([at("plain").children.length, end.value, end.dataset.key, end.classList.has("end")], [1, "pass", "3", true]);
  assert.ok(!at("groups").text.includes("Pass"));
});

test("a button knows its option, its places and its note", () => {
  const { at } = page([{ ...single("D"), note: "-2 gold" }, pass]);
  const button = at("groups").children[0].children[0];
  assert.equal(optionOf(button).action, "influence D");
  assert.equal(button.dataset.places, "region:D");
  assert.match(button.text, /\u22122 gold/);
  assert.equal(optionOf({ ...button, name: "" }), undefined);
});

test("without keys of the page no button shows or takes one", () => {
  const { root, at } = page([pass]);
  root.dataset.keys = "off";
  showOptions();
  assert.equal(at("groups").children[0].children[0].dataset.key, undefined);
});

test("many options can be searched, unless a few buttons hold them all", () => {
  const many = Array.from({ length: 24 }, (_, i) => option(`act${i}`, `Way ${String.fromCharCode(65 + i)}x`, []));
  const { at } = page(many);
  assert.equal(at("filter").hidden, false);
  at("filter").value = "way bx";
  showOptions();
  assert.equal(at("groups").text.replace(/1$/, ""), "Way Bx");
  at("filter").value = "nonsense";
  showOptions();
  assert.equal(at("groups").text, "Nothing");
  const folded = page(["A", "B", "C"].flatMap((from) => Array.from({ length: 8 }, (_, i) => move("marker", from, `T${i}`))));
  assert.equal(folded.at("filter").hidden, true);
});

test("after a click there is a way back, and what is left alone asks to be confirmed", () => {
  const { at } = page([single("D")], { chosen: ["region:D"] });
  assert.equal(at("groups").children.at(-1).text, "Back");
  assert.ok(at("prompt").classList.has("confirming"));
  table.chosen = [];
  showOptions();
  assert.ok(!at("prompt").classList.has("confirming"));
});

test("Enter in the search takes what is found alone, else it goes to the buttons", () => {
  const { at, sent } = page([pass, single("D"), single("E")]);
  globalThis.addEventListener = () => {};
  listenToStrip();
  const first = new Element();
  at("groups").querySelector = () => first;
  const press = (key, typed) => {
    at("filter").value = typed;
    at("filter").listeners.get("keydown")({ key, preventDefault() {}, stopPropagation() {} });
  };
  press("Enter", "in");
  assert.deepEqual([sent, document.activeElement], [[], first]);
  press("x", "in d");
  assert.deepEqual(sent, []);
  press("Enter", "in d");
  assert.deepEqual(sent.map((each) => each.actions), [["influence D"]]);
});

/** A button of the strip, which is 200 wide and 50 high; whether it can be scrolled to. */
function buttonIn(at, [left, right, top = 0, bottom = 40], scrolls = true) {
  const strip = Object.assign(at("options"), { scrollLeft: 0, scrollTop: 0, getBoundingClientRect: () => ({ left: 0, right: 200, top: 0, bottom: 50 }) });
  const button = Object.assign(new Element(), { name: "action", getBoundingClientRect: () => ({ left, right, top, bottom }) });
  button.closest = () => button;
  button.scrollIntoView = () => Object.assign(strip, scrolls ? { scrollLeft: 90, scrollTop: 30 } : {});
  return button;
}

test("an answer of which the edge hides a part is brought into sight, one without room for itself is taken as it is", () => {
  const { at } = page([pass]);
  for (const [box, scrolls, had] of [[[150, 260], true, true], [[-30, 60], true, true], [[10, 90, 30, 70], true, true], [[100, 205], true, false], [[-40, 240], false, false]]) {
    assert.equal(unfurl(buttonIn(at, box, scrolls)), had, box.join());
  }
});

test("a finger on what it cannot read whole reads it and chooses nothing; a mouse and a key choose", () => {
  for (const [coarse, detail, taken] of [[true, 1, false], [true, 0, true], [false, 1, true]]) {
    const { at } = page([pass]);
    globalThis.matchMedia = () => ({ matches: coarse, addEventListener() {} });
    globalThis.addEventListener = () => {};
    listenToStrip();
    let stopped = 0;
    const stop = () => (stopped += 1);
    at("options").listeners.get("click")({ detail, target: buttonIn(at, [150, 260]), preventDefault: stop, stopPropagation: stop });
    assert.equal(stopped, taken ? 0 : 2);
  }
});

test("the arrows have room of their own as long as the strip hides something, and only then", () => {
  const { at } = page([pass]);
  const strip = at("options");
  globalThis.addEventListener = () => {};
  listenToStrip();
  const wide = (scrollWidth, clientWidth) => {
    Object.assign(strip, { scrollWidth, clientWidth, scrollLeft: 0, scrollTop: 0 });
    strip.listeners.get("scroll")();
    return at("prompt").hasAttribute("data-wide");
  };
  assert.deepEqual([wide(300, 200), wide(300, 128), wide(190, 128), wide(190, 200)], [true, true, false, false]);
});
