// Where the keyboard is, before and after the table changes.

import assert from "node:assert/strict";
import test from "node:test";

import { lastStop, rememberFocus, restoreFocus } from "../../../src/meadhall/web/static/script/focus.js";
import { table } from "../../../src/meadhall/web/static/script/state.js";
import { asked, Element, openPage } from "./page.mjs";

/** Something within what a selector finds. */
const within = (selector, more = {}) => Object.assign(new Element(), { ...more, closest: (wanted) => (wanted.includes(selector) ? Object.assign(new Element(), more) : null) });

/** What goes from a page takes its focus along. */
function replaced(was) {
  document.activeElement = document.body;
  restoreFocus(was);
}

test("nothing has to be remembered where nothing has the focus", () => {
  openPage();
  assert.equal(rememberFocus(), null);
  document.activeElement = document.body;
  assert.equal(rememberFocus(), null);
});

test("after an own move the question has the focus, and the arrows go on from where they were", () => {
  const { at } = openPage({ busy: true, prompt: asked(0) });
  document.activeElement = within("[data-at]", { dataset: { at: "region:D" } });
  const was = rememberFocus();
  table.busy = false;
  restoreFocus(was);
  assert.equal(document.activeElement, at("prompt"));
  assert.equal(lastStop, "region:D");
});

test("what was replaced has the focus again", () => {
  const { at } = openPage({ prompt: asked(0) });
  document.activeElement = new Element("filter");
  replaced(rememberFocus());
  assert.equal(document.activeElement, at("filter"));
});

test("the button of an option has the focus again as long as the question is the same", () => {
  const { at } = openPage({ prompt: asked(0) });
  const again = Object.assign(new Element(), { value: "pass" });
  document.querySelectorAll = () => [Object.assign(new Element(), { value: "other" }), again];
  document.activeElement = within("#groups", { value: "pass" });
  const was = rememberFocus();
  replaced(was);
  assert.equal(document.activeElement, again);
  table.prompt = asked(0, "Something else?");
  replaced(was);
  assert.equal(document.activeElement, at("prompt"));
});
