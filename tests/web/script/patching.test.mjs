// Putting parts in order.

import assert from "node:assert/strict";
import test from "node:test";

import { reorder } from "../../../src/meadhall/web/static/script/patching.js";

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
