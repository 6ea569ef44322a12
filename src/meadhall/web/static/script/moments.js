// Moments of a game: marks, what was taken back, steps from one to the next. Pure functions.

/**
 * The mark (a moment and its label) in which a moment lies; null before the first.
 * @param {Page.Mark[]} marks
 * @param {number} moment
 */
export function chapterOf(marks, moment) {
  return marks.findLast(([at]) => at <= moment) ?? null;
}

/**
 * The nearest marked moment before (-1) or after (1) a moment, else the start or the end.
 * @param {Page.Mark[]} marks
 * @param {number} moment
 * @param {number} direction
 * @param {number} end
 */
export function nextMark(marks, moment, direction, end) {
  const at = marks.map(([each]) => each);
  if (direction < 0) return at.findLast((each) => each < moment) ?? 0;
  return at.find((each) => each > moment) ?? end;
}

/**
 * How many moves were made before a moment. Rows in the gaps were taken back; each gap is [from, up to].
 * @param {Page.Gap[]} gaps
 * @param {number} moment
 */
export function counted(gaps, moment) {
  return gaps.reduce((count, [start, end]) => (start < moment ? count - (Math.min(moment, end) - start) : count), moment);
}

/**
 * The gap in which a moment lies: what stood there was taken back, or is the same again as before it.
 * @type {(gaps: Page.Gap[], moment: number) => Page.Gap | undefined}
 */
export const gapAt = (gaps, moment) => gaps.find(([start, end]) => start < moment && moment <= end);

/**
 * The moment one move before (-1) or after (1) another; moves that were taken back are passed over.
 * @param {Page.Gap[]} gaps
 * @param {number} moment
 * @param {number} direction
 */
export function stepped(gaps, moment, direction) {
  /** @param {number} at */
  const before = (at) => gapAt(gaps, at)?.[0] ?? at;
  const from = before(moment);
  if (direction < 0) return before(Math.max(0, from - 1));
  return (gapAt(gaps, from + 1)?.[1] ?? from) + 1;
}
