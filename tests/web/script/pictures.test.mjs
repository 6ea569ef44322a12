// The view follows the question.

import assert from "node:assert/strict";
import test from "node:test";

import { followQuestion } from "../../../src/meadhall/web/static/script/pictures.js";
import { settings } from "../../../src/meadhall/web/static/script/settings.js";
import { table } from "../../../src/meadhall/web/static/script/state.js";
import { asked, Element, openPage } from "./page.mjs";

test("on a phone another picture than the map is opened for its question, unless it would hide the sheet that answers it", () => {
  const { at } = openPage({ mine: [0], head: 7, prompt: { ...asked(0), picture: "centre" }, options: [], sheet: { title: "The battle", parts: [] } });
  settings.load();
  globalThis.matchMedia = () => ({ matches: true, addEventListener() {} });
  globalThis.getComputedStyle = () => ({ display: "none" });
  const all = ["picture-centre", "picture-west"].map((id) => Object.assign(new Element(id), { replaceWith() {} }));
  const found = document.getElementById;
  document.getElementById = (id) => all.find((each) => each.id === id) ?? found(id);
  document.querySelectorAll = (selector) => (selector === "#board > svg" ? all : []);
  at("curtain").hidden = true;
  followQuestion();
  assert.equal(at("sheet").dataset.open ?? "", "");
  table.prompt.picture = "west";
  table.played += 1;
  followQuestion();
  assert.equal(at("sheet").dataset.open ?? "", "");
  table.sheet = null;
  table.played += 1;
  followQuestion();
  assert.equal(at("sheet").dataset.open, "picture-west");
  // What is answered on the sheet of a move takes the picture away again.
  table.sheet = { title: "The battle", parts: [] };
  table.played += 1;
  followQuestion();
  assert.equal(at("sheet").dataset.open, "");
});
