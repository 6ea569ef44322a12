// What the house answers for me in the turns of others.

import assert from "node:assert/strict";
import test from "node:test";

import { showStanding, stand } from "../../../src/meadhall/web/static/script/standing.js";
import { asked, openPage } from "./page.mjs";

const wishes = [{ wish: "", label: "Ask me" }, { wish: "turn no", label: "Not until my own turn" }, { wish: "always no", label: "Never" }];
const standing = { answers: {}, question: "ask-missiles", wishes, given: false };
const words = { "js-from-now-on": "From now on: {label}" };

test("a question in somebody else's turn offers what can stand, and shows what does", () => {
  const { at } = openPage({ mine: [0], seat: 0, prompt: asked(0), standing: { ...standing, answers: { "ask-missiles": "always no" } } }, words);
  showStanding();
  assert.deepEqual([at("stand").hidden, at("stand-now").textContent], [false, "From now on: Never"]);
  const buttons = at("wishes").children;
  assert.deepEqual(buttons.map((button) => [button.name, button.value, button.textContent]), wishes.map(({ wish, label }) => ["ask-missiles", wish, label]));
  assert.deepEqual(buttons.map((button) => button.getAttribute("aria-pressed")), ["false", "false", "true"]);
});

test("where nothing can stand, in the past and after the end there is no menu", () => {
  const cases = [{ standing: { ...standing, question: "", wishes: [] } }, { standing: null }, { standing, moment: 3 }, { standing, over: "Callo wins." }];
  for (const what of cases) {
    const { at } = openPage({ mine: [0], seat: 0, prompt: asked(0), moment: null, over: null, ...what }, words);
    at("stand").open = true;
    showStanding();
    assert.deepEqual([at("stand").hidden, at("stand").open], [true, false]);
  }
});

test("a wish is sent for the seat that is shown, and the menu closes", () => {
  const { sent, at } = openPage({ mine: [0, 1], seat: 1, prompt: asked(1), standing }, words);
  at("stand").open = true;
  let kept = false;
  stand({ preventDefault: () => (kept = true) }, { name: "ask-missiles", value: "turn no" });
  assert.deepEqual(sent, [{ do: "stand", question: "ask-missiles", wish: "turn no", seat: 1 }]);
  assert.deepEqual([kept, at("stand").open], [true, false]);
});
