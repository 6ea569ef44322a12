// Random play of boardgame.io's own engine, without its server and page. Prints one line of JSON.
// Started by `meadhall bench` in a process of its own: node random.mjs --seed 1 --games 0 --seconds 1 ...,
// or with --start, which begins one game and prints the seconds that the process has worked.

import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { areaGame, options } from "./game.mjs";

const require = createRequire(import.meta.url);
const core = require("boardgame.io/core");
const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");

const PLAYERS = 4;
const game = areaGame(core, false);
const reduce = CreateGameReducer({ game });

const worked = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

// A small seeded generator, so that every run plays alike.
let seed = 1;
function below(limit) {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * limit);
}

function begin(number) {
  seed = number;
  return InitializeGame({ game: { ...game, seed: String(number) }, numPlayers: PLAYERS });
}

const over = (state) => state.ctx.gameover !== undefined;
const offered = ({ G, ctx }) => options(G, ctx.currentPlayer, ctx.turn);

function decide(state) {
  const found = offered(state);
  const [type, ...args] = found[below(found.length)];
  const playerID = state.ctx.currentPlayer;
  const next = reduce(state, { type: "MAKE_MOVE", payload: { type, args, playerID } });
  if (next._stateID === state._stateID) throw new Error(`the move ${type} was refused`);
  return next;
}

function playOut(state, watch = () => {}) {
  let decisions = 0;
  while (!over(state)) {
    watch(state, decisions);
    state = decide(state);
    decisions += 1;
  }
  return decisions;
}

function play(first, games, seconds) {
  let played = 0;
  let decisions = 0;
  const begun = worked();
  for (;;) {
    decisions += playOut(begin(first + played));
    played += 1;
    const spent = worked() - begun;
    if (played === games || (!games && spent >= seconds)) return { games: played, decisions, seconds: spent };
  }
}

function positions(first, games, every) {
  const found = [];
  for (let number = 0; number < games; number += 1) {
    playOut(begin(first + number), (state, decisions) => {
      if (decisions % every === 0) found.push(state);
    });
  }
  return found;
}

// What its server sends to the seat that decides.
function view({ G, ctx, _stateID }) {
  return { G: game.playerView({ G, ctx, playerID: ctx.currentPlayer }), ctx, _stateID };
}

function look(found) {
  const choices = found.map((state) => offered(state).length);
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    options: mean(choices),
    forced: mean(choices.map((count) => (count === 1 ? 1 : 0))),
    view_bytes: mean(found.map((state) => Buffer.byteLength(JSON.stringify(view(state))))),
  };
}

// Its storage keeps the position, and never plays a game through again.
function load(states) {
  const longest = states.reduce((one, other) => (other._stateID > one._stateID ? other : one));
  const text = JSON.stringify(longest);
  const begun = worked();
  JSON.parse(text);
  return { load_ms: (worked() - begun) * 1e3, load_entries: longest._stateID };
}

if (process.argv.includes("--start")) {
  begin(1);
  console.log(worked());
} else {
  const names = ["seed", "games", "seconds", "looked-at", "every", "repeats"];
  const { values } = parseArgs({ options: Object.fromEntries(names.map((name) => [name, { type: "string" }])) });
  const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
  playOut(begin(given.seed));
  const sample = play(given.seed, given.games, given.seconds);
  const found = positions(given.seed, given["looked-at"], given.every);
  console.log(JSON.stringify({ ...sample, ...look(found), ...load(found) }));
}
