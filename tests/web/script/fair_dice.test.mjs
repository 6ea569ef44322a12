// Fair dice: numbers of one's own, and whether a table keeps to what was promised.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import test from "node:test";

import { bringLuck, judge } from "../../../src/meadhall/web/static/script/fair_dice.js";
import { openPage } from "./page.mjs";

const sum = (text) => createHash("sha256").update(text).digest("hex");
const [MINE, OTHER] = ["0123456789abcdef".repeat(2), "f".repeat(32)];
const PROMISE = sum("meadhall seed 42");
const shown = (number, open = false) => ({ promise: sum(`meadhall luck ${number}`), number: open ? number : "" });

/** What is told of a table when the browser remembers these. */
async function told(memory, table, numbers) {
  const { kept } = openPage();
  kept.set("meadhall-luck", JSON.stringify(memory));
  return judge({ promise: PROMISE, seed: "", ...table }, numbers);
}

test("whoever remembers nothing is told nothing before the end", async () => {
  assert.deepEqual(await told([], { seated: "", mine: "" }, [shown(OTHER)]), []);
});

test("my number is among them, or is missing at a table where I sit", async () => {
  const memory = [[PROMISE, MINE]];
  assert.deepEqual(await told(memory, { seated: "" }, [shown(OTHER), shown(MINE)]), ["mine"]);
  assert.deepEqual(await told(memory, { seated: "" }, [shown(OTHER)]), ["broken"]);
  // Somebody else was quicker, and now I only watch.
  assert.deepEqual(await told(memory, {}, [shown(OTHER)]), []);
});

test("what I was promised when I opened the table must be what it shows", async () => {
  const memory = [["another", MINE]];
  assert.deepEqual(await told(memory, { seated: "", mine: "" }, [shown(MINE)]), ["mine", "broken"]);
  // At the table that somebody else has opened for the same again, I had a promise for one of my own.
  assert.deepEqual(await told(memory, { seated: "" }, [shown(MINE)]), ["mine"]);
});

test("at the end all that is open must be what was promised", async () => {
  assert.deepEqual(await told([], { seed: "42" }, [shown(MINE, true)]), ["kept"]);
  assert.deepEqual(await told([], { seed: "43" }, [shown(MINE, true)]), ["broken"]);
  assert.deepEqual(await told([], { seed: "42" }, [{ ...shown(MINE, true), number: OTHER }]), ["broken"]);
});

test("without a certificate only what is open can be compared", async () => {
  const subtle = crypto.subtle;
  Object.defineProperty(crypto, "subtle", { value: undefined, configurable: true });
  try {
    assert.deepEqual(await told([[PROMISE, MINE]], { seated: "" }, [shown(OTHER)]), []);
    assert.deepEqual(await told([[PROMISE, MINE]], { seated: "", seed: "42" }, [shown(MINE, true)]), ["mine"]);
    assert.deepEqual(await told([[PROMISE, MINE]], { seated: "", seed: "42" }, [shown(OTHER, true)]), ["broken"]);
  } finally {
    Object.defineProperty(crypto, "subtle", { value: subtle, configurable: true });
  }
});

/** A form that is sent; what it brings along then, and whether the sending was held up. */
async function sent(luck, answer) {
  const page = openPage();
  globalThis.fetch = answer;
  const listeners = [];
  document.addEventListener = (_, heard) => listeners.push(heard);
  bringLuck();
  const fields = {};
  let again = 0;
  const form = {
    dataset: { luck },
    elements: { namedItem: (name) => (name in fields ? {} : null) },
    matches: () => false,
    setAttribute() {},
    append: ({ name, value }) => (fields[name] = value),
    requestSubmit: () => {
      again += 1;
      return listeners[0]({ target: form, preventDefault: () => assert.fail("it must go now") });
    },
  };
  let held = false;
  await listeners[0]({ target: form, submitter: null, preventDefault: () => (held = true) });
  return { fields, held, again, memory: JSON.parse(page.kept.get("meadhall-luck") ?? "[]") };
}

test("to a table that is there a number goes along at once", async () => {
  const { fields, held, memory } = await sent(PROMISE, () => assert.fail("nobody is asked"));
  assert.match(fields.luck, /^[0-9a-f]{32}$/);
  assert.deepEqual([held, memory], [false, [[PROMISE, fields.luck]]]);
});

test("whoever opens a table gets a promise first", async () => {
  const answer = async () => ({ ok: true, json: async () => ({ promise: "name", commitment: PROMISE }) });
  const { fields, held, again, memory } = await sent("", answer);
  assert.match(fields.luck, /^[0-9a-f]{32}$/);
  assert.deepEqual([fields.promise, held, again, memory], ["name", true, 1, [[PROMISE, fields.luck]]]);
});

test("without a promise the table is opened without a number", async () => {
  const { fields, again, memory } = await sent("", async () => ({ ok: false }));
  assert.deepEqual([fields, again, memory], [{ luck: "" }, 1, []]);
});
