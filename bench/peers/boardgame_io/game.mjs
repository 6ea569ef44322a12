// A small area-control game of about the turn size of Ice Garden: 8 regions, 2 to 4 players, markers and units,
// a private hand of cards, a handful of options a turn. Server and clients share the rules, as boardgame.io means it.

export const REGIONS = "ABCDEFGH".split("");
const ROUTES = { A: "BCD", B: "ACE", C: "ABF", D: "AEG", E: "BDH", F: "CGH", G: "DFH", H: "EFG" };
const RESOURCES = ["stone", "wood", "iron", "blood", "gold"];
const TURNS_A_SEAT = 75;
const OPTIONS_A_TURN = 5;

function newRegion(name, number) {
  return {
    name,
    resource: RESOURCES[number % RESOURCES.length],
    points: (number % 3) + 1,
    inPlay: true,
    markers: {},
    units: {},
    neutral: number % 2,
    reserve: [{ kind: "tower", shown: false }, { kind: "nightmare", shown: number % 2 === 0 }],
  };
}

function newPlayer(seat) {
  return {
    name: `Seat ${seat}`,
    resources: Object.fromEntries(RESOURCES.map((name) => [name, 2])),
    markers: 12,
    units: [0, 1, 2].map((figure) => ({ figure, region: null, level: 1, improvements: [] })),
    levels: { making: 1, sight: 1, might: 1, speech: 1 },
    goals: [0, 1, 2].map((goal) => ({ goal, progress: 0, done: false })),
    reputation: 0,
    score: 0,
  };
}

function setup({ ctx, random }) {
  const seats = ctx.playOrder;
  const hand = () => Array.from({ length: 5 }, () => random.Die(20));
  return {
    regions: Object.fromEntries(REGIONS.map((name, number) => [name, newRegion(name, number)])),
    seats: Object.fromEntries(seats.map((seat) => [seat, newPlayer(seat)])),
    players: Object.fromEntries(seats.map((seat) => [seat, { hand: hand() }])),
    secret: { deck: Array.from({ length: 40 }, () => random.Die(20)) },
    initiative: [...seats],
    fields: ["influence", "move", "making", "combat"].map((name) => ({ name, slots: [null, null, null], order: [] })),
    tracks: { snow: 0, gorge: 0, garden: 0 },
    told: [],
  };
}

// What the seat may do now, at most five things; each is [move, ...arguments].
export function options(G, seat, turn) {
  const me = G.seats[seat];
  const found = [];
  for (let i = 0; i < REGIONS.length; i += 1) {
    const name = REGIONS[(i + turn) % REGIONS.length];
    const region = G.regions[name];
    if (me.markers > 0 && (region.markers[seat] ?? 0) < 3) found.push(["influence", name]);
    const unit = me.units.find((one) => one.region === name);
    if (unit) for (const to of ROUTES[name]) found.push(["move", unit.figure, to]);
    if (unit && Object.keys(region.markers).some((other) => other !== seat && region.markers[other] > 0)) {
      found.push(["fight", name]);
    }
    if (found.length >= OPTIONS_A_TURN - 1) break;
  }
  const idle = me.units.find((one) => one.region === null);
  if (idle) found.unshift(["place", idle.figure, REGIONS[turn % REGIONS.length]]);
  return [...found.slice(0, OPTIONS_A_TURN - 1), ["gather"]];
}

const same = (one, other) => one.length === other.length && one.every((part, i) => part === other[i]);

function dominates(region, seat) {
  const most = Math.max(...Object.values(region.markers));
  return (region.markers[seat] ?? 0) === most && most > 0;
}

function score(G, seat) {
  G.seats[seat].score = REGIONS.reduce((sum, name) => {
    const region = G.regions[name];
    return sum + (dominates(region, seat) ? region.points : 0);
  }, G.seats[seat].reputation);
}

// Each move checks itself against the list of options, as our server does.
function move(name, carryOut) {
  return (all, ...args) => {
    const { G, ctx, playerID, events } = all;
    if (!options(G, playerID, ctx.turn).some((option) => same(option, [name, ...args]))) return "INVALID_MOVE";
    carryOut(all, ...args);
    score(G, playerID);
    G.told = [...G.told.slice(-4), { turn: ctx.turn, seat: playerID, what: name, places: args.map(String) }];
    events.endTurn();
    return undefined;
  };
}

const moves = {
  influence: move("influence", ({ G, playerID }, name) => {
    const region = G.regions[name];
    region.markers[playerID] = (region.markers[playerID] ?? 0) + 1;
    G.seats[playerID].markers -= 1;
    G.seats[playerID].goals[0].progress += 1;
  }),
  place: move("place", ({ G, playerID }, figure, name) => {
    G.seats[playerID].units[figure].region = name;
    G.regions[name].units[playerID] = (G.regions[name].units[playerID] ?? 0) + 1;
  }),
  move: move("move", ({ G, playerID }, figure, to) => {
    const unit = G.seats[playerID].units[figure];
    G.regions[unit.region].units[playerID] -= 1;
    G.regions[to].units[playerID] = (G.regions[to].units[playerID] ?? 0) + 1;
    unit.region = to;
    G.tracks.snow += 1;
  }),
  fight: move("fight", ({ G, playerID, random }, name) => {
    const region = G.regions[name];
    const other = Object.keys(region.markers).find((seat) => seat !== playerID && region.markers[seat] > 0);
    const loser = random.D6() > 2 ? other : playerID;
    if (region.markers[loser] > 0) {
      region.markers[loser] -= 1;
      G.seats[loser].markers += 1;
    }
    G.seats[playerID].reputation += 1;
  }),
  gather: move("gather", ({ G, playerID, random }) => {
    const me = G.seats[playerID];
    for (const name of REGIONS) if (dominates(G.regions[name], playerID)) me.resources[G.regions[name].resource] += 1;
    const held = REGIONS.find((name) => (G.regions[name].markers[playerID] ?? 0) > 1);
    if (held) {
      G.regions[held].markers[playerID] -= 1;
      me.markers += 1;
    }
    const { hand } = G.players[playerID];
    hand[random.Die(hand.length) - 1] = G.secret.deck[random.Die(G.secret.deck.length) - 1];
  }),
};

// INVALID_MOVE and STRIP_SECRETS are boardgame.io's own and come from its core, which the server hands in.
export function areaGame(core, deltaState) {
  const checked = Object.fromEntries(
    Object.entries(moves).map(([name, carryOut]) => [
      name,
      (...all) => (carryOut(...all) === "INVALID_MOVE" ? core.INVALID_MOVE : undefined),
    ]),
  );
  return {
    name: "area",
    minPlayers: 2,
    maxPlayers: 4,
    deltaState,
    setup,
    moves: checked,
    playerView: core.PlayerView.STRIP_SECRETS,
    endIf: ({ G, ctx }) =>
      ctx.turn > TURNS_A_SEAT * ctx.numPlayers
        ? { winner: ctx.playOrder.reduce((best, seat) => (G.seats[seat].score > G.seats[best].score ? seat : best)) }
        : undefined,
  };
}
