// The end: who won, with nothing over it.

import assert from "node:assert/strict";
import test from "node:test";

import { inWords, showCeremony } from "../../../src/meadhall/web/static/script/ceremony.js";
import { openPage } from "./page.mjs";

const account = { title: "Blue wins", ending: "The third Wave is over", sources: ["Regions", "Great Halls", "Fights"], points: "", rows: [{ seat: 0, place: 1, name: "Blue", who: "Ann", points: [19, 0, -2], total: 17 }] };

test("every source of points is named that brought or cost some", () => {
  assert.equal(inWords(account.rows[0], account.sources), "Regions\u00A019 · Fights\u00A0−2");
  assert.equal(inWords({ points: [] }, account.sources), "");
});

test("nothing lies over who has won", () => {
  const { at } = openPage({ account, moment: null, over: "Blue wins.", seats: [{ name: "Blue" }], mine: [0] }, {});
  for (const id of ["advice", "result", "toast"]) at(id).hidden = false;
  showCeremony(false);
  assert.equal(at("ceremony").hidden, true);
  assert.equal(at("toast").hidden, false);
  showCeremony();
  assert.equal(at("ceremony").hidden, false);
  for (const id of ["advice", "result", "toast"]) assert.equal(at(id).hidden, true, id);
});
