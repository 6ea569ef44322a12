// The socket to the server.

import assert from "node:assert/strict";
import test from "node:test";

import { pause } from "../../../src/meadhall/web/static/script/wire.js";

test("pauses grow up to half a minute and are never nothing", () => {
  const pauses = [0, 1, 2, 5, 8, 50].map((attempt) => pause(attempt, 1));
  assert.deepEqual(pauses, [500, 1000, 2000, 16000, 30000, 30000]);
  assert.ok(pause(0, 0) > 0);
});
