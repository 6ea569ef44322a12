// The forms of the table.

import assert from "node:assert/strict";
import test from "node:test";

import { listenToForms } from "../../../src/meadhall/web/static/script/forms.js";
import { wire } from "../../../src/meadhall/web/static/script/wire.js";
import { asked, Element, openPage } from "./page.mjs";
import { pass, single } from "./samples.mjs";

function page(more = {}) {
  const opened = openPage({ head: 7, prompt: asked(0), options: [pass, single("D")], ...more });
  wire.heard = 1;
  listenToForms();
  const submit = (id, value) => {
    let held = false;
    const submitter = value === undefined ? null : new Element();
    submitter?.setAttribute("value", value);
    opened.at(id).listeners.get("submit")({ submitter, preventDefault: () => (held = true) });
    return held;
  };
  return { ...opened, submit };
}

test("an option goes over the line, or by the form itself where none was ever open", () => {
  const { submit, sent } = page();
  assert.ok(submit("options"));
  assert.deepEqual(sent, []);
  assert.ok(submit("options", "pass"));
  assert.deepEqual(sent.map((each) => [each.do, each.actions, each.play]), [["draft", ["pass"], "complete"]]);
  wire.heard = 0;
  assert.ok(!submit("options", "pass"));
});

test("a proposal is answered, and the way forward is taken", () => {
  const { submit, sent } = page({ forward: 12 });
  submit("answer", "yes");
  submit("answer", "no");
  submit("forward");
  assert.deepEqual(sent, [{ do: "answer", accept: true }, { do: "answer", accept: false }, { do: "rewind", to: 12 }]);
});

test("what is said is sent without its edges, and nothing is not", () => {
  const { submit, sent, at } = page();
  at("saying").value = "  ";
  submit("say");
  at("saying").value = " Well met. ";
  submit("say");
  assert.deepEqual([sent, at("saying").value], [[{ do: "chat", text: "Well met." }], ""]);
});
