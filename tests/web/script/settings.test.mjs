// What the reader has set.

import assert from "node:assert/strict";
import test from "node:test";

import { isDark, setTheme, settings } from "../../../src/meadhall/web/static/script/settings.js";
import { openPage } from "./page.mjs";

test("what was chosen here goes before what the server says, and is kept", () => {
  const { root, kept } = openPage();
  settings.load();
  Object.assign(root.dataset, { ask: "always", sound: "off", tempo: "slow", keys: "off" });
  assert.deepEqual([settings.ask, settings.sound, settings.tempo, settings.keys, settings.theme], [true, "off", "slow", false, "auto"]);
  settings.set("ask", false);
  assert.equal(settings.ask, false);
  assert.match(document.cookie, /^ask=choices; path=/);
  assert.equal(kept.get("meadhall"), '{"ask":false}');
  settings.kept = {};
  settings.load();
  assert.equal(settings.ask, false);
});

test("what cannot be read or kept does not stop the page", () => {
  const { kept } = openPage();
  kept.set("meadhall", "{");
  settings.load();
  assert.deepEqual(settings.kept, {});
  localStorage.setItem = () => {
    throw new Error("full");
  };
  settings.set("sound", "quiet");
  assert.equal(settings.sound, "quiet");
});

test("who sat here last is kept for the newest forty tables", () => {
  openPage();
  settings.load();
  for (let i = 0; i < 42; i += 1) settings.sit(`t${i}`, i % 3);
  assert.deepEqual([settings.who("t0"), settings.who("t1"), settings.who("t2"), settings.who("t41")], [null, null, 2, 2]);
  settings.sit("t2", 0);
  assert.deepEqual([settings.who("t2"), settings.kept.who.length, settings.kept.who[0]], [0, 40, ["t2", 0]]);
});

test("a theme that was chosen goes before that of the system", () => {
  const { root } = openPage();
  settings.load();
  globalThis.matchMedia = () => ({ matches: true });
  assert.ok(isDark());
  setTheme("light");
  assert.deepEqual([isDark(), root.dataset.theme], [false, "light"]);
});
