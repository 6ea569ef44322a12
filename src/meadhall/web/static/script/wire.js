// The socket to the server: connecting, sending, asking. The protocol is written down in docs/live.md.

import { byId, layout } from "./dom.js";
import { table } from "./state.js";
import { toast } from "./toast.js";
import { say } from "./words.js";

/** @type {Page.Wire} */
export const wire = { socket: null, attempt: 0, timer: 0, heard: 0, number: 0, waiting: new Map(), over: false, unsure: false, away: "", held: null, hear: () => {}, opened: () => {} };

/**
 * How long to wait before the next attempt to connect, in milliseconds: doubling up to half a minute, never in step.
 * @param {number} attempt
 */
export function pause(attempt, chance = Math.random()) {
  return Math.min(30000, 500 * 2 ** Math.min(attempt, 8)) * (0.5 + chance / 2);
}

function address() {
  const url = new URL(table.live, location.href);
  url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  const whole = table.moment !== null || wire.unsure || byId("board").dataset.layout !== layout();
  if (whole) url.searchParams.delete("head");
  else url.searchParams.set("head", String(table.head));
  url.searchParams.set("layout", layout());
  if (table.eyes !== null) url.searchParams.set("eyes", String(table.eyes));
  url.searchParams.set("fine", "1");
  return url;
}

export function connect() {
  clearTimeout(wire.timer);
  const socket = new WebSocket(address());
  wire.socket = socket;
  socket.addEventListener("open", () => {
    wire.attempt = 0;
    wire.heard = Date.now();
    wire.away = "";
    showConnection("");
    wire.opened();
  });
  socket.addEventListener("message", (event) => {
    wire.heard = Date.now();
    wire.hear(JSON.parse(event.data));
  });
  socket.addEventListener("close", (event) => {
    if (wire.socket !== socket) return;
    for (const done of wire.waiting.values()) done(null);
    wire.waiting.clear();
    // What was on its way when the line broke may be lost: then only the whole table tells what is asked now.
    wire.unsure = true;
    if (table.busy && table.sent) table.sent.lost = "on its way";
    table.busy = false;
    document.body.classList.remove("busy");
    if (event.code === 4003 || event.code === 4004) {
      wire.over = true;
      showConnection(say("js-closed"));
      return;
    }
    showConnection(wire.away || say(wire.attempt ? "js-reconnecting" : "js-lost"));
    wire.timer = setTimeout(connect, pause(wire.attempt));
    wire.attempt += 1;
  });
}

/** At once instead of after the pause: the net is back, or the reader looks at the page again. */
export function hurry() {
  if (wire.over || !wire.socket || wire.socket.readyState <= WebSocket.OPEN) return;
  connect();
}

export function beat() {
  if (wire.socket?.readyState !== WebSocket.OPEN) return;
  if (Date.now() - wire.heard > 60000) wire.socket.close();
  else send({ do: "ping" });
}

/** @param {string} text */
function showConnection(text) {
  const chip = byId("connection");
  chip.hidden = !text;
  chip.textContent = text;
  document.body.dataset.link = text ? "lost" : "open";
}

/** @param {Live.Request} message */
export function send(message) {
  if (wire.socket?.readyState !== WebSocket.OPEN) return false;
  wire.socket.send(JSON.stringify(message));
  return true;
}

/**
 * Sends a question; the promise holds the answer, or null if none comes in time.
 * @template {keyof Page.Replies} Kind
 * @param {Live.Request & { do: Kind }} message
 * @returns {Promise<Page.Reply<Kind>>}
 */
export function ask(message, patience = 5000) {
  wire.number += 1;
  const id = wire.number;
  return new Promise((done) => {
    if (!send({ ...message, id })) return done(null);
    wire.waiting.set(id, done);
    setTimeout(() => {
      if (wire.waiting.delete(id)) done(null);
    }, patience);
  });
}

/**
 * True while there is no socket. Where none ever opened, the form itself carries the message; else one has to wait.
 * @param {Event} event
 */
export function cut(event) {
  if (wire.socket?.readyState === WebSocket.OPEN) return false;
  if (wire.heard) {
    event.preventDefault();
    toast(say("js-lost"));
  }
  return true;
}
