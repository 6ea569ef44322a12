// The way of an arrow over a picture: its outline, and where it covers the least. Pure functions.

/** How far an arrow stays away from the middles of its places, as a share of the way, and at most. */
const AWAY = 0.18;
const FARTHEST = 24;

/** How far aside a way begins and ends, nearest first. */
const ASIDE = [0, 12, -12, 24, -24, 36, -36, 48, -48, 60, -60];
/** How finely a way is looked at. */
const FINE = 6;

/** How far from its ends an arrow between two points begins and stops. @param {number} far */
const awayFrom = (far) => Math.min(far * AWAY, FARTHEST);

/**
 * The corners of a broad arrow from one point towards another, which it does not reach.
 * @param {Page.Point} from
 * @param {Page.Point} to
 * @param {number} broad
 */
export function arrowOf(from, to, broad) {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  if (far < broad * 2) return "";
  const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  /** @type {(along: number, aside: number) => string} */
  const at = (along, aside) => `${(from.x + dx * along - dy * aside).toFixed(1)} ${(from.y + dy * along + dx * aside).toFixed(1)}`;
  const away = awayFrom(far);
  const [start, end, half] = [away, far - away, broad / 2];
  const neck = Math.max(start, end - broad * 1.6);
  return `M${at(start, -half * 0.6)}L${at(neck, -half * 0.8)}L${at(neck, -half * 1.8)}L${at(end, 0)}L${at(neck, half * 1.8)}L${at(neck, half * 0.8)}L${at(start, half * 0.6)}Z`;
}

/**
 * How much an arrow covers: in how many of its points it lies on a box.
 * @param {Page.Point} from
 * @param {Page.Point} to
 * @param {number} broad
 * @param {Page.Edges[]} taken
 */
export function covered(from, to, broad, taken) {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const away = awayFrom(far);
  let found = 0;
  for (let along = away; along <= far - away; along += FINE) {
    const [x, y] = [from.x + ((to.x - from.x) * along) / far, from.y + ((to.y - from.y) * along) / far];
    found += Number(taken.some(({ left, right, top, bottom }) => x > left - broad && x < right + broad && y > top - broad && y < bottom + broad));
  }
  return found;
}

/**
 * The way between two places that covers the least: the straight one, or another that begins and ends on them.
 * @param {Page.Point} from
 * @param {Page.Point} to
 * @param {number} broad
 * @param {Page.Edges[]} taken
 * @param {(x: number, y: number) => boolean} begins whether a point belongs to the place where it begins
 * @param {(x: number, y: number) => boolean} ends
 */
export function freeWay(from, to, broad, taken, begins = () => true, ends = () => true) {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const away = awayFrom(far);
  /** @type {(point: Page.Point, aside: number, along: number) => Page.Point} */
  const beside = ({ x, y }, aside, along = 0) => ({ x: x - dy * aside + dx * along, y: y + dx * aside + dy * along });
  /** @type {(point: Page.Point, along: number, fits: (x: number, y: number) => boolean) => number[]} */
  const open = (point, along, fits) => ASIDE.filter((aside) => !aside || fits(...xy(beside(point, aside, along))));
  const goals = open(to, -away, ends);
  let best = { from, to };
  let least = Infinity;
  for (const start of open(from, away, begins)) {
    for (const end of goals) {
      const way = { from: beside(from, start, 0), to: beside(to, end, 0) };
      const cost = covered(way.from, way.to, broad, taken) + (Math.abs(start) + Math.abs(end)) / 1000;
      if (cost < least) [best, least] = [way, cost];
    }
  }
  return best;
}

/** @type {(point: Page.Point) => [number, number]} */
const xy = ({ x, y }) => [x, y];
