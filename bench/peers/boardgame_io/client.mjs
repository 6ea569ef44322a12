// Plays matches on boardgame.io's server: the messages of its socket.io transport, without its client's own
// reducer, so that the load is made cheaply. Reads orders as lines of JSON, answers each with a line of JSON:
//   {"do": "open", "tables": 16, "players": 3}         sit down at so many matches
//   {"do": "idle", "tables": 200, "players": 3}        make matches that nobody plays; one client looks at each
//   {"do": "play", "seconds": 10, "moves": null, "rate": null}
//        play until the time or the moves are used up; with a rate, so many moves a second over all matches

import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { performance } from "node:perf_hooks";
import { options } from "./game.mjs";

const require = createRequire(import.meta.url);
const { io } = require("socket.io-client");
const { applyPatch } = require("rfc6902");

const base = `http://127.0.0.1:${process.argv[2]}`;
const GAME = "area";
const PATIENCE = 10_000;

// A small seeded generator, so that every run plays alike.
let seed = 12345;
function below(limit) {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed % limit;
}

async function post(path, body) {
  const answer = await fetch(`${base}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function newMatch(players) {
  const { matchID } = await post(`/games/${GAME}/create`, { numPlayers: players });
  const seats = Array.from({ length: players }, (_, seat) => String(seat));
  const joined = await Promise.all(
    seats.map((seat) => post(`/games/${GAME}/${matchID}/join`, { playerID: seat, playerName: `Seat ${seat}` })),
  );
  return { matchID, credentials: joined.map((one) => one.playerCredentials) };
}

function connect() {
  return io(`${base}/${GAME}`, { transports: ["websocket"], forceNew: true, reconnection: false });
}

class Run {
  constructor({ seconds, moves, rate }) {
    Object.assign(this, { moves: moves ?? Infinity, rate, sent: 0, done: 0, games: 0, times: [], sizes: [] });
    this.begun = performance.now();
    this.until = this.begun + (seconds ?? Infinity) * 1000;
    this.finished = new Promise((resolve, reject) => Object.assign(this, { resolve, reject }));
    this.next = this.begun;
  }

  get over() {
    return this.sent >= this.moves || performance.now() >= this.until;
  }
}

let run = null;
const tables = [];

class Client {
  constructor(table, seat) {
    Object.assign(this, { table, seat, state: null, sizes: {}, socket: connect() });
    // The engine sees each message before socket.io reads it: 2/area,["update",...
    this.socket.io.engine.on("packet", ({ data }) => {
      const kind = data && /\["(\w+)"/.exec(data.slice(0, 40));
      if (kind) this.sizes[kind[1]] = data.length;
    });
    this.socket.on("sync", (matchID, { state }) => {
      this.state = state;
      this.synced();
    });
    this.socket.on("update", (matchID, state) => {
      this.state = state;
      table.arrived(this.sizes.update);
    });
    this.socket.on("patch", (matchID, before, after, patch) => {
      applyPatch(this.state, patch);
      table.arrived(this.sizes.patch);
    });
    this.socket.on("connect_error", (error) => {
      throw error;
    });
  }

  sync(match) {
    this.match = match;
    return new Promise((resolve) => {
      this.synced = resolve;
      this.socket.emit("sync", match.matchID, this.seat, match.credentials[this.seat], match.credentials.length);
    });
  }

  play([type, ...args]) {
    const { matchID, credentials } = this.match;
    const payload = { type, args, playerID: this.seat, credentials: credentials[this.seat] };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, this.state._stateID, matchID, this.seat);
  }
}

class Table {
  constructor(players) {
    this.clients = Array.from({ length: players }, (_, seat) => new Client(this, String(seat)));
    this.sent = null;
  }

  async sitDown() {
    const match = await newMatch(this.clients.length);
    await Promise.all(this.clients.map((client) => client.sync(match)));
  }

  move() {
    const { G, ctx } = this.clients[0].state;
    const client = this.clients[Number(ctx.currentPlayer)];
    const found = options(G, ctx.currentPlayer, ctx.turn);
    this.waiting = this.clients.length;
    this.sent = performance.now();
    run.sent += 1;
    client.play(found[below(found.length)]);
  }

  arrived(size) {
    if (run === null || this.sent === null) throw new Error("an update that nobody asked for");
    run.sizes.push(size);
    this.waiting -= 1;
    if (this.waiting > 0) return;
    run.times.push(performance.now() - this.sent);
    run.done += 1;
    this.sent = null;
    this.after().catch(run.reject);
  }

  async after() {
    if (this.clients[0].state.ctx.gameover !== undefined) {
      run.games += 1;
      this.moving = true;
      await this.sitDown();
      this.moving = false;
    }
    if (!run.over && !run.rate) this.move();
    else settle();
  }

  get free() {
    return this.sent === null && !this.moving;
  }
}

function settle() {
  if (run.over && tables.every((table) => table.free)) run.resolve();
}

// At a rate: the next free table moves when its time has come, and lost time is made up for.
function pace(mine) {
  // The last timer may ring when its run is over and done with.
  if (run !== mine) return;
  if (run.over) return settle();
  while (performance.now() >= run.next && !run.over) {
    const table = tables.find((one) => one.free);
    if (!table) break;
    tables.push(...tables.splice(tables.indexOf(table), 1));
    table.move();
    run.next += 1000 / run.rate;
  }
  setTimeout(() => pace(mine), Math.max(0, Math.min(run.next - performance.now(), 5)));
}

function quantile(sorted, part) {
  return sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] : null;
}

async function play(order) {
  run = new Run(order);
  const cpu = process.cpuUsage();
  const watch = setInterval(() => {
    const late = performance.now() - PATIENCE;
    if (tables.some((table) => table.sent !== null && table.sent < late)) run.reject(new Error("a move got no answer"));
  }, 500);
  if (run.rate) pace(run);
  else tables.forEach((table) => run.over || table.move());
  await run.finished;
  clearInterval(watch);
  const seconds = (performance.now() - run.begun) / 1000;
  const spent = process.cpuUsage(cpu);
  const times = run.times.sort((a, b) => a - b);
  const sizes = run.sizes.sort((a, b) => a - b);
  const answer = {
    moves: run.done,
    games: run.games,
    seconds,
    p50_ms: quantile(times, 0.5),
    p99_ms: quantile(times, 0.99),
    update_bytes: quantile(sizes, 0.5),
    driver_seconds: (spent.user + spent.system) / 1e6,
  };
  run = null;
  return answer;
}

async function open({ tables: count, players }) {
  for (let i = 0; i < count; i += 1) tables.push(new Table(players));
  await Promise.all(tables.map((table) => table.sitDown()));
  return { tables: tables.length, first_bytes: tables[0].clients[0].sizes.sync };
}

async function idle({ tables: count, players }) {
  for (let i = 0; i < count; i += 1) {
    const match = await newMatch(players);
    const socket = connect();
    await new Promise((resolve) => {
      socket.on("sync", resolve);
      socket.emit("sync", match.matchID, "0", match.credentials[0], players);
    });
    socket.close();
  }
  return { tables: count };
}

const orders = { open, idle, play };
for await (const line of createInterface({ input: process.stdin })) {
  const order = JSON.parse(line);
  console.log(JSON.stringify(await orders[order.do](order)));
}
process.exit(0);
