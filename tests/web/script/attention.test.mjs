// Calling the reader when it is their turn.

import assert from "node:assert/strict";
import test from "node:test";

import { callOut, showBadge } from "../../../src/meadhall/web/static/script/attention.js";
import { settings } from "../../../src/meadhall/web/static/script/settings.js";
import { table } from "../../../src/meadhall/web/static/script/state.js";
import { asked, openPage } from "./page.mjs";
import { pass, single } from "./samples.mjs";

const WORDS = { "js-your-turn": "Your turn.", "js-handover": "Now {name}.", "js-seat-of": "{name} ({n})", "js-title-turn": "(!)" };

function page(more = {}) {
  const opened = openPage({ title: "Friday", mine: [0], prompt: asked(0, "Where to?"), options: [pass, single("D")], ...more }, WORDS);
  settings.load();
  const shout = opened.at("shout");
  return { ...opened, called: () => [callOut(), shout.textContent, (shout.textContent = "")][1] };
}

test("a person is called once for each turn", () => {
  const { called } = page();
  assert.equal(called(), "Your turn. Where to?");
  table.prompt = asked(0, "And then?");
  assert.equal(called(), "");
  table.prompt = { ...asked(1), mine: false };
  called();
  table.prompt = asked(0, "Where to?");
  assert.equal(called(), "Your turn. Where to?");
});

test("looking at the past is no new turn", () => {
  const { called } = page();
  called();
  table.moment = 3;
  called();
  table.moment = null;
  assert.equal(called(), "");
});

test("nobody is called for what is done without them, unless they have just undone it", () => {
  const { called } = page({ options: [pass] });
  assert.equal(called(), "");
  table.undone = true;
  assert.equal(called(), "Your turn. Where to?");
});

test("of several people at one screen the one who is asked is called by name", () => {
  const { called } = page({ mine: [0, 1], seats: [{ seat: 0, name: "Oskar" }, { seat: 1, name: "Oskar" }], prompt: asked(1) });
  assert.equal(called(), "Now Oskar (2).");
});

test("the title says whose turn it is", () => {
  const { at } = page();
  at("icon").setAttribute("href", "plain.svg");
  at("icon").dataset.turn = "turn.svg";
  showBadge();
  assert.deepEqual([document.title, at("icon").getAttribute("href")], ["(!) Friday", "turn.svg"]);
  table.over = "Oskar wins.";
  showBadge();
  assert.deepEqual([document.title, at("icon").getAttribute("href")], ["Friday", "plain.svg"]);
});
