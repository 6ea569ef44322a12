// What is read out of the log.

import assert from "node:assert/strict";
import test from "node:test";

import { forgetNews, olderLines, tellNews } from "../../../src/meadhall/web/static/script/log.js";
import { wire } from "../../../src/meadhall/web/static/script/wire.js";
import { openPage } from "./page.mjs";

const line = (text, seat, more = {}) => ({ i: 0, n: 1, seat, text, places: [], rule: null, ...more });

test("what others have done is read out together, the newest lines of many", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { at } = openPage({ mine: [0] }, { "js-more-news": "{n} more." });
  tellNews([line("I pass.", 0), line("A.", 1), line("B -2.", null)]);
  tellNews([line("Mine, of another.", 1, { by: 0 }), line("C.", 1), line("D.", 2)]);
  assert.equal(at("news").textContent, "");
  t.mock.timers.tick(1500);
  assert.equal(at("news").textContent, "1 more. B \u22122. C. D.");
});

test("what was not read out before the screen changes hands never is", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { at } = openPage({ mine: [0] });
  tellNews([line("A.", 1)]);
  forgetNews();
  t.mock.timers.tick(1500);
  assert.equal(at("news").textContent, "");
});

test("older lines that cannot be had change nothing", async () => {
  const { at } = openPage();
  at("lines").prepend = () => assert.fail("there are none");
  const asking = olderLines();
  wire.waiting.get(wire.number)({ is: "error", field: "", text: "", rule: null, code: "rate" });
  await asking;
});
