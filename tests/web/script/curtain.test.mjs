// Between two people at one screen.

import assert from "node:assert/strict";
import test from "node:test";

import { showCurtain } from "../../../src/meadhall/web/static/script/curtain.js";
import { settings } from "../../../src/meadhall/web/static/script/settings.js";
import { table } from "../../../src/meadhall/web/static/script/state.js";
import { asked, openPage } from "./page.mjs";
import { pass, single } from "./samples.mjs";

const WORDS = { "js-handover": "Now {name}.", "js-here-i-am": "I am {name}." };

function page(more = {}) {
  const opened = openPage({ id: "t1", mine: [0, 1], curtain: true, asked: 0, prompt: asked(1, "What?", { name: "Signe" }), options: [pass, single("D")], ...more }, WORDS);
  settings.load();
  showCurtain();
  return { ...opened, hangs: !opened.at("curtain").hidden };
}

test("it hangs where another person is asked and the game has secrets", () => {
  assert.ok(page().hangs);
  assert.ok(!page({ asked: 1 }).hangs);
  assert.ok(!page({ curtain: false }).hangs);
  assert.ok(!page({ moment: 3 }).hangs);
});

test("while it hangs, nothing of the last person is left to see or hear", () => {
  const { at } = page();
  for (const id of ["toast", "tip"]) at(id).hidden = false;
  for (const id of ["whisper", "news"]) at(id).textContent = "secret";
  showCurtain();
  assert.ok(at("toast").hidden && at("tip").hidden);
  assert.equal(at("whisper").textContent + at("news").textContent, "");
  assert.match(at("curtain").text, /Now Signe\..*I am Signe\./);
});

test("whoever lifts it is remembered", () => {
  const { at } = page();
  assert.equal(settings.who("t1"), null);
  at("curtain").children.at(-1).listeners.get("click")();
  assert.deepEqual([table.asked, settings.who("t1"), at("curtain").hidden, at("curtain").text], [1, 1, true, ""]);
});

test("who is asked without a curtain sits there now, if several share the screen", () => {
  page({ curtain: false });
  assert.equal(settings.who("t1"), 1);
  page({ curtain: false, mine: [1] });
  assert.equal(settings.who("t1"), null);
  page({ curtain: false, moment: 3 });
  assert.equal(settings.who("t1"), null);
});
