// boardgame.io's own server with the area game, on loopback, its matches in memory (its default).
// Prints {"port": N} when it listens. SIGUSR2 collects garbage, so that memory can be read after it.

import { createRequire } from "node:module";
import { areaGame } from "./game.mjs";

const require = createRequire(import.meta.url);
const core = require("boardgame.io/core");
const { Server } = require("boardgame.io/server");

const server = Server({ games: [areaGame(core, process.argv.includes("--deltas"))], origins: ["http://127.0.0.1"] });
process.on("SIGUSR2", () => globalThis.gc?.());
// The port is handed on to Node's listen(), which also takes an object with a host.
const { appServer } = await server.run({ port: { port: 0, host: "127.0.0.1" } });
console.log(JSON.stringify({ port: appServer.address().port }));
