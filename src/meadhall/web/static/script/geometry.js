// Where things lie beside each other. Pure functions.

/** @type {Record<string, [number, number]>} */
const AHEAD = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The nearest box in a direction, preferring what lies straight ahead; -1 if there is none.
 * @param {Page.Box} from
 * @param {Page.Box[]} boxes
 * @param {string} direction an arrow key
 */
export function nearest(from, boxes, direction) {
  const [dx, dy] = AHEAD[direction];
  /** @param {Page.Box} box */
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const [x, y] = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const [u, v] = middle(box);
    const ahead = (u - x) * dx + (v - y) * dy;
    const aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
    if (ahead > 4 && ahead + 2.2 * aside < least) {
      least = ahead + 2.2 * aside;
      best = i;
    }
  });
  return best;
}

/**
 * Where a tip stands: below, above, right or left of what it speaks of, where it fits into the room and hides the middle
 * of the fewest other boxes. Where it fits nowhere, it is moved into the room.
 * @param {Page.Edges} at
 * @param {Page.Size} size
 * @param {Page.Edges} room
 * @param {Page.Edges[]} others
 */
export function beside(at, size, room, others) {
  /** @type {(low: number, value: number, high: number) => number} */
  const within = (low, value, high) => Math.max(low, Math.min(value, high));
  /** @param {number} x */
  const inX = (x) => within(room.left, x, room.right - size.width);
  /** @param {number} y */
  const inY = (y) => within(room.top, y, room.bottom - size.height);
  const x = inX((at.left + at.right - size.width) / 2);
  const y = inY(at.top);
  const spots = [
    { x, y: at.bottom + 8 },
    { x, y: at.top - 8 - size.height },
    { x: at.right + 8, y },
    { x: at.left - 8 - size.width, y },
  ];
  /** @param {Page.Point} spot */
  const hides = (spot) =>
    others.filter((box) => {
      const [dx, dy] = [(box.left + box.right) / 2 - spot.x, (box.top + box.bottom) / 2 - spot.y];
      return dx > 0 && dx < size.width && dy > 0 && dy < size.height;
    }).length;
  const fitting = spots.filter((spot) => inX(spot.x) === spot.x && inY(spot.y) === spot.y);
  if (!fitting.length) return { x: inX(spots[2].x), y };
  return fitting.reduce((best, spot) => (hides(spot) < hides(best) ? spot : best));
}

/**
 * Where a card covers least of a place: at a side of the screen, there in the middle, at the top or at the bottom. Where
 * it is all the same, in the middle of the side that is farther.
 * @param {Page.Edges} at
 * @param {Page.Size} card
 * @param {Page.Size} screen
 * @param {Page.Size} margin
 */
export function leastCovering(at, card, screen, margin) {
  const near = (at.left + at.right) / 2 < screen.width / 2;
  const x = { left: margin.width, right: screen.width - margin.width - card.width };
  const y = { middle: (screen.height - card.height) / 2, top: margin.height, bottom: screen.height - margin.height - card.height };
  const spots = [near ? "right" : "left", near ? "left" : "right"].flatMap((side) => ["middle", "top", "bottom"].map((level) => ({ side, level })));
  /** @type {(low: number, size: number, from: number, to: number) => number} */
  const shared = (low, size, from, to) => Math.max(0, Math.min(low + size, to) - Math.max(low, from));
  /** @param {{ side: string, level: string }} spot */
  const covered = ({ side, level }) => {
    const [left, top] = [x[/** @type {"left"} */ (side)], y[/** @type {"top"} */ (level)]];
    return shared(left, card.width, at.left, at.right) * shared(top, card.height, at.top, at.bottom);
  };
  return spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
}
