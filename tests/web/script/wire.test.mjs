// The socket to the server.

import assert from "node:assert/strict";
import test from "node:test";

import { hear } from "../../../src/meadhall/web/static/script/hearing.js";
import { table } from "../../../src/meadhall/web/static/script/state.js";
import { ask, beat, connect, cut, hurry, pause, wire } from "../../../src/meadhall/web/static/script/wire.js";
import { openPage } from "./page.mjs";

test("pauses grow up to half a minute and are never nothing", () => {
  const pauses = [0, 1, 2, 5, 8, 50].map((attempt) => pause(attempt, 1));
  assert.deepEqual(pauses, [500, 1000, 2000, 16000, 30000, 30000]);
  assert.ok(pause(0, 0) > 0);
});

function broken(code, known = {}) {
  const page = openPage({ live: "/live/t1?lang=de&head=3", head: 7, ...known });
  page.at("board").dataset.layout = "desk";
  connect();
  page.sockets[0].listeners.get("close")({ code });
  return page;
}

test("a page tells what it has; after a break, in the past or with another layout it has nothing", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { sockets } = broken(1006);
  assert.equal(String(sockets[0].url), "wss://hall.example/live/t1?lang=de&head=7&layout=desk&fine=1");
  t.mock.timers.tick(1000);
  assert.equal(String(sockets[1].url), "wss://hall.example/live/t1?lang=de&layout=desk&fine=1");
  const past = openPage({ live: "/live/t1", head: 7, moment: 3, eyes: 1 });
  past.at("board").dataset.layout = "desk";
  connect();
  assert.equal(String(past.sockets[0].url), "wss://hall.example/live/t1?layout=desk&eyes=1&fine=1");
  const phone = openPage({ live: "/live/t1", head: 7 });
  phone.at("board").dataset.layout = "phone";
  connect();
  assert.ok(!phone.sockets[0].url.searchParams.has("head"));
});

test("what was on its way when the line broke may be lost, and nobody waits for answers any more", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const answers = [];
  wire.waiting.set(1, (answer) => answers.push(answer));
  const page = openPage({ live: "/live/t1", busy: true, sent: { lost: "" } });
  wire.waiting.set(2, (answer) => answers.push(answer));
  connect();
  page.sockets[0].listeners.get("close")({ code: 1006 });
  assert.deepEqual([answers, wire.waiting.size, table.sent.lost, table.busy, wire.unsure], [[null], 0, "on its way", false, true]);
});

test("a page that is shut out does not come back", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  for (const code of [4003, 4004]) {
    const { sockets } = broken(code);
    t.mock.timers.tick(60000);
    wire.socket.readyState = 3;
    hurry();
    assert.equal(sockets.length, 1);
  }
  const { sockets } = broken(1012);
  t.mock.timers.tick(500);
  assert.equal(sockets.length, 2);
});

test("what the server says when it stops is shown until it is back", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const page = openPage({ live: "/live/t1" });
  connect();
  hear({ is: "away", text: "back in a minute" });
  page.sockets[0].listeners.get("close")({ code: 1012 });
  const chip = page.at("connection");
  assert.deepEqual([chip.hidden, chip.textContent], [false, "back in a minute"]);
  t.mock.timers.tick(500);
  page.sockets[1].listeners.get("close")({ code: 1006 });
  assert.equal(chip.textContent, "back in a minute");
  t.mock.timers.tick(1000);
  page.sockets[2].listeners.get("open")();
  assert.equal(chip.hidden, true);
  page.sockets[2].listeners.get("close")({ code: 1006 });
  assert.notEqual(chip.textContent, "back in a minute");
});

test("a question is answered in time, or by nothing", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { sent } = openPage();
  const asking = ask({ do: "hint" }, 1000);
  assert.deepEqual(sent, [{ do: "hint", id: wire.number }]);
  t.mock.timers.tick(1000);
  assert.equal(await asking, null);
  wire.socket.readyState = 3;
  assert.equal(await ask({ do: "hint" }), null);
});

test("a silent line is asked, and cut when it has been silent for a minute", () => {
  const { sent } = openPage();
  let closed = 0;
  wire.socket.close = () => (closed += 1);
  wire.heard = Date.now() - 30000;
  beat();
  assert.deepEqual([sent, closed], [[{ do: "ping" }], 0]);
  wire.heard = Date.now() - 61000;
  beat();
  assert.equal(closed, 1);
});

test("a form carries its message itself only where no line was ever open", () => {
  const { at } = openPage();
  let held = 0;
  const event = { preventDefault: () => (held += 1) };
  assert.equal(cut(event), false);
  wire.socket.readyState = 3;
  assert.deepEqual([cut(event), held], [true, 0]);
  wire.heard = 1;
  assert.deepEqual([cut(event), held, at("toast").hidden], [true, 1, false]);
});
