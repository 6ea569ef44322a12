// What a choice would do.

import assert from "node:assert/strict";
import test from "node:test";

import { candidates, pick } from "../../../src/meadhall/web/static/script/candidates.js";
import { aimedAt, foresee, foreseen, hidePreview, previews } from "../../../src/meadhall/web/static/script/preview.js";
import { table } from "../../../src/meadhall/web/static/script/state.js";
import { wire } from "../../../src/meadhall/web/static/script/wire.js";
import { asked, openPage } from "./page.mjs";
import { move, single } from "./samples.mjs";

const options = [move("marker", "A", "B"), move("marker", "A", "C"), single("D")];

function page(more = {}) {
  previews.clear();
  const opened = openPage({ prompt: asked(0), options, left: candidates(options), ...more });
  hidePreview();
  return opened;
}

test("places are aimed at what a click on the topmost lit one would take", () => {
  page();
  assert.equal(aimedAt(["region:X", "region:D", "region:A"]).action, "influence D");
  assert.equal(aimedAt(["region:A", "region:D"]), null);
  assert.equal(aimedAt(["region:X"]), null);
  table.left = pick(table.left, "region:A");
  assert.equal(aimedAt(["region:C"]).action, "move marker A C");
});

test("whoever stays is shown the outcome; it is asked for once", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { sent, at } = page();
  foresee(options[2]);
  t.mock.timers.tick(100);
  foresee(options[0]);
  t.mock.timers.tick(120);
  assert.deepEqual(sent.map((each) => each.action), ["move marker A B"]);
  wire.waiting.get(wire.number)({ is: "preview", action: "move marker A B", parts: {}, text: "Costs -2." });
  await previews.get("move marker A B");
  await undefined;
  assert.equal(at("outcome").textContent, "Costs \u22122.");
  hidePreview();
  assert.deepEqual([at("outcome").textContent, foreseen], ["", null]);
  foresee(options[0]);
  t.mock.timers.tick(120);
  assert.equal(sent.length, 1);
});

test("nothing is foreseen for whoever is not asked", () => {
  page({ moment: 3 });
  foresee(options[2]);
  assert.equal(foreseen, null);
});
