// How the map is zoomed and shifted.

import { all, byId } from "./dom.js";

/** How the map is zoomed and shifted. */
export const view = {
  k: 1, x: 0, y: 0,
  /** @returns {SVGSVGElement | null} */
  get element() {
    return byId("board").querySelector(":scope > svg:not([hidden])");
  },
  /** How far the picture reaches beyond the stage. */
  get beyond() {
    const { clientWidth, clientHeight } = byId("stage");
    const picture = this.element;
    return picture ? [Math.max(0, picture.clientWidth * this.k - clientWidth), Math.max(0, picture.clientHeight * this.k - clientHeight)] : [0, 0];
  },
  get loose() {
    return this.beyond.some((far) => far > 1);
  },
  show() {
    this.k = Math.min(4, Math.max(1, this.k));
    const [wide, tall] = this.beyond;
    this.x = Math.min(0, Math.max(-wide, this.x));
    this.y = Math.min(0, Math.max(-tall, this.y));
    const still = this.k === 1 && !this.x && !this.y;
    if (this.element) this.element.style.transform = still ? "" : `translate(${this.x}px,${this.y}px) scale(${this.k})`;
  },
  /** @type {(dx: number, dy: number) => void} */
  shift(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.show();
  },
  /** Where the whole picture has no room, something lit is in sight, or what is hinted at. */
  showLit() {
    if (this.k > 1 || !this.loose) return;
    const picture = this.element;
    if (!picture) return;
    /** @param {string} state */
    const found = (state) => all(`${state}[data-at]`, picture);
    const lit = found(".hinted").length ? found(".hinted") : found(".may");
    const box = byId("stage").getBoundingClientRect();
    const seen = lit.some((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return (left + right) / 2 > box.left && (left + right) / 2 < box.right && (top + bottom) / 2 > box.top && (top + bottom) / 2 < box.bottom;
    });
    if (lit.length && !seen) this.reveal(lit[0]);
  },
  /**
   * Shifts the picture until something in it is seen.
   * @param {Element} element
   */
  reveal(element) {
    const box = byId("stage").getBoundingClientRect();
    const at = element.getBoundingClientRect();
    /** @type {(low: number, high: number, from: number, to: number) => number} */
    const by = (low, high, from, to) => (low < from ? from - low : Math.min(0, Math.max(to - high, from - low)));
    this.shift(by(at.left, at.right, box.left + 8, box.right - 8), by(at.top, at.bottom, box.top + 8, box.bottom - 8));
  },
  reset() {
    Object.assign(this, { k: 1, x: 0, y: 0 });
    this.show();
  },
  /**
   * @param {number} by
   * @param {number} x
   * @param {number} y
   */
  zoom(by, x, y) {
    const k = Math.min(4, Math.max(1, this.k * by));
    this.x = x - ((x - this.x) * k) / this.k;
    this.y = y - ((y - this.y) * k) / this.k;
    this.k = k;
    this.show();
  },
};
