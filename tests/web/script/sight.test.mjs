import assert from "node:assert/strict";
import { test } from "node:test";

import { fitIn } from "../../../src/meadhall/web/static/script/sight.js";

/** A sheet of 120 pixels that can be scrolled, and things in it at their places from its top. */
function sheet() {
  const room = { scrollTop: 0, getBoundingClientRect: () => ({ left: 0, right: 100, top: 0, bottom: 120 }) };
  const thing = (top) => ({
    closest: () => room,
    getBoundingClientRect: () => ({ left: 10, right: 20, top: top - room.scrollTop, bottom: top + 10 - room.scrollTop }),
  });
  return { room, thing };
}

test("what comes next is brought into sight beside what is seen, if both have room", () => {
  const { room, thing } = sheet();
  fitIn(thing(110), [thing(80)]);
  assert.equal(room.scrollTop, 50);
});

test("what is seen stays in sight", () => {
  const { room, thing } = sheet();
  fitIn(thing(300), [thing(20)]);
  assert.equal(room.scrollTop, 0);
});

test("nothing moves where it is seen already, or lies in no sheet", () => {
  const { room, thing } = sheet();
  fitIn(thing(50), []);
  fitIn({ ...thing(500), closest: () => null }, []);
  assert.equal(room.scrollTop, 0);
});
