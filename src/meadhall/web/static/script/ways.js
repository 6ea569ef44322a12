// The way of an arrow over a picture: its outline, and where it covers the least. Pure functions.

/** How far an arrow stays away from the middles of its places, as a share of the way, and at most. */
const AWAY = 0.18;
const FARTHEST = 24;

/** How far aside a way is looked for, nearest first. */
const ASIDE = [0, 10, -10, 20, -20, 30, -30, 40, -40, 50, -50, 60, -60];
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
 * How many boxes an arrow covers.
 * @param {Page.Point} from
 * @param {Page.Point} to
 * @param {number} broad
 * @param {Page.Edges[]} taken
 */
export function covered(from, to, broad, taken) {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const away = awayFrom(far);
  /** @type {Page.Point[]} */
  const points = [];
  for (let along = away; along <= far - away; along += FINE) points.push({ x: from.x + ((to.x - from.x) * along) / far, y: from.y + ((to.y - from.y) * along) / far });
  return taken.filter(({ left, right, top, bottom }) => points.some(({ x, y }) => x > left - broad && x < right + broad && y > top - broad && y < bottom + broad)).length;
}

/**
 * The way between two places that covers the fewest boxes: the straight one, or beside it as long as it begins and ends on
 * them.
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
  let best = { from, to };
  let least = Infinity;
  for (const aside of ASIDE) {
    /** @type {(point: Page.Point) => Page.Point} */
    const beside = ({ x, y }) => ({ x: x - dy * aside, y: y + dx * aside });
    const way = { from: beside(from), to: beside(to) };
    if (aside && !(begins(way.from.x + dx * away, way.from.y + dy * away) && ends(way.to.x - dx * away, way.to.y - dy * away))) continue;
    const hits = covered(way.from, way.to, broad, taken);
    if (hits < least) [best, least] = [way, hits];
  }
  return best;
}
