// Seats: their colours and names.

import assert from "node:assert/strict";
import test from "node:test";

import { askedName, showColours, showNames } from "../../../src/meadhall/web/static/script/seats.js";
import { table } from "../../../src/meadhall/web/static/script/state.js";
import { asked, Element, openPage } from "./page.mjs";

const WORDS = { "js-you": "{name} (you)", "js-seat-of": "{name}, seat {n}" };
const seats = [{ seat: 0, name: "Oskar", colour: "R", mine: true }, { seat: 1, name: "Signe", colour: "B", mine: false }];

test("several seats of one person are told apart by number", () => {
  openPage({ mine: [0], seats, prompt: asked(0) }, WORDS);
  assert.equal(askedName(), "Oskar");
  table.mine = [0, 1];
  assert.equal(askedName(), "Oskar, seat 1");
  table.prompt = asked(0, "What?", { name: "The red lord" });
  assert.equal(askedName(), "The red lord");
  table.prompt = asked(null, "What?", { name: "" });
  assert.equal(askedName(), "");
});

test("the colour of a panel goes before that of the seat", () => {
  const { at } = openPage({ seats }, WORDS);
  showColours();
  assert.equal(table.colours, "RB");
  document.getElementById = (id) => (id === "seat-1" ? Object.assign(new Element(), { className: "panel seat-K" }) : at(id));
  showColours();
  assert.equal(table.colours, "RK");
});

test("panels say who sits there", () => {
  const { at } = openPage({ seats }, WORDS);
  const who = [new Element(), new Element()];
  const panels = who.map((each) => Object.assign(new Element(), { querySelector: () => each }));
  document.getElementById = (id) => (id.startsWith("seat-") ? panels[id.at(-1)] : at(id));
  showNames();
  assert.deepEqual(who.map((each) => each.textContent), ["Oskar (you)", "Signe"]);
});
