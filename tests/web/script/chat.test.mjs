// The chat, and who is here.

import assert from "node:assert/strict";
import test from "node:test";

import { addSaying, showHere } from "../../../src/meadhall/web/static/script/chat.js";
import { table } from "../../../src/meadhall/web/static/script/state.js";
import { openPage } from "./page.mjs";

const line = { n: 4, name: "Oskar", seat: 1, text: "Well met.", at: "2026-01-31T20:15:00+00:00" };

test("what is said while the chat is out of sight is counted", () => {
  const { at } = openPage();
  addSaying(line);
  assert.deepEqual([table.unread, at("says").children.length, at("silence").hidden], [0, 1, true]);
  at("chat").checkVisibility = () => false;
  addSaying({ ...line, n: 5 });
  addSaying({ ...line, n: 6 });
  assert.deepEqual([table.unread, at("unread").hidden], [2, false]);
});

test("what is there already is not added again", () => {
  const { at } = openPage();
  at("says").querySelectorAll = () => at("says").children.filter((child) => child.dataset.n === "4");
  addSaying(line);
  addSaying(line);
  assert.equal(at("says").children.length, 1);
});

test("who watches is named, and nobody is no chip", () => {
  const { at } = openPage({}, { "js-here": "{n} here", "js-watching": "{names} watch", "js-watching-none": "Nobody" });
  showHere({ names: ["Oskar", "Signe"], count: 2 });
  assert.deepEqual([at("watching").hidden, at("watching").textContent, at("watching").title], [false, "2 here", "Oskar, Signe watch"]);
  showHere({ names: [], count: 0 });
  assert.deepEqual([at("watching").hidden, at("watching").title], [true, "Nobody"]);
});
