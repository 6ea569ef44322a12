// A question that has just come takes no answer for a moment.

import assert from "node:assert/strict";
import test from "node:test";

import { listenToHaste, MOMENT } from "../../../src/meadhall/web/static/script/fresh.js";
import { hear } from "../../../src/meadhall/web/static/script/hearing.js";
import { settings } from "../../../src/meadhall/web/static/script/settings.js";
import { asked, Element, openPage } from "./page.mjs";
import { told } from "./messages.mjs";
import { pass, single } from "./samples.mjs";

const BEFORE = { head: 7, mine: [0], prompt: asked(0, "What first?"), options: [pass, single("D")] };

/** An element within a part of the page that these selectors find. */
const within = (...found) => Object.assign(new Element(), { closest: (selector) => (selector.split(", ").some((each) => found.includes(each)) ? new Element() : null) });

/** A page whose question has just become another one; what its listeners make of an event. */
function page(t, message = {}, before = {}) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const opened = openPage({ ...BEFORE, ...before });
  settings.load();
  listenToHaste();
  hear(told({ prompt: asked(0, "What next?"), ...message }));
  const on = (name, event) => {
    const done = [];
    const note = (word) => () => done.push(word);
    document.listeners.get(name)({ detail: 1, repeat: false, preventDefault: note("prevented"), stopPropagation: note("stopped"), ...event });
    return done.length === 2;
  };
  return { ...opened, click: (target, more) => on("click", { target, ...more }), press: (key, more) => on("keydown", { key, target: within(), ...more }) };
}

test("a click on what has just been asked is held back, and says so; a moment later it is taken", (t) => {
  const { at, click } = page(t);
  assert.equal(document.body.classList.contains("fresh"), true);
  for (const place of [".strip", "#plain", "#draft", "#composer", "[data-at]", ".moment-card .buttons"]) {
    at("toast").hidden = true;
    assert.deepEqual([click(within(place)), at("toast").hidden], [true, false], place);
  }
  t.mock.timers.tick(MOMENT - 1);
  assert.equal(click(within("#plain")), true);
  t.mock.timers.tick(1);
  assert.deepEqual([click(within("#plain")), document.body.classList.contains("fresh")], [false, false]);
});

test("menus, the log and other buttons work at once", (t) => {
  const { click, press } = page(t);
  assert.equal(click(within("details.menu")), false);
  assert.equal(press("Enter", { target: within("button") }), false);
  assert.equal(press("a", { target: within() }), false);
  assert.equal(press("Enter", { target: within("textarea") }), false);
});

test("the second half of a double click is held back without a word", (t) => {
  const { at, click } = page(t);
  assert.equal(click(within(".strip"), { detail: 2 }), true);
  assert.equal(at("toast").hidden, true);
});

test("Enter, digits and the key that plays the draft are held back too", (t) => {
  const { press } = page(t);
  for (const key of ["Enter", " ", "1", "+"]) assert.equal(press(key), true, key);
  assert.equal(press("Enter", { ctrlKey: true, target: within("button") }), true);
  assert.equal(press("Enter", { target: within("button", "#plain") }), true);
  t.mock.timers.tick(MOMENT);
  assert.equal(press("Enter"), false);
});

test("a key that is held down answers no question after the first, however late", (t) => {
  const { press } = page(t);
  t.mock.timers.tick(MOMENT);
  assert.equal(press("Enter", { repeat: true }), true);
  assert.equal(press("+", { repeat: true }), false);
});

test("a question that stays as it was takes answers all the time, and so does a draft that grows", (t) => {
  const same = asked(0, "What first?");
  for (const message of [{ prompt: same }, { head: 7 }, { prompt: asked(1, "What?", { mine: false }) }]) {
    page(t, message);
    assert.equal(document.body.classList.contains("fresh"), false);
    t.mock.timers.reset();
  }
});

test("whoever wants it otherwise answers at once", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  openPage(BEFORE);
  settings.kept.steady = false;
  hear(told({ prompt: asked(0, "What next?") }));
  assert.equal(document.body.classList.contains("fresh"), false);
  delete settings.kept.steady;
});
