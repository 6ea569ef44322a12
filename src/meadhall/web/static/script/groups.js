// Options as groups of buttons with leads, folds and keys. Pure functions.

import { capital } from "./text.js";

/** The keys of options, in the order in which they are given out. U undoes. */
export const KEYS = "123456789ABCDEFGHIJKLMNOPQRSTVWXYZ";

/**
 * What all texts begin and end with, in whole words, so that something of each is left between.
 * @param {string[]} texts
 */
export function frameOf(texts) {
  const words = texts.map((text) => text.split(" "));
  const shortest = Math.min(...words.map((each) => each.length));
  let head = 0;
  while (head < shortest - 1 && words.every((each) => each[head] === words[0][head])) head += 1;
  let tail = 0;
  while (tail < shortest - 1 - head && words.every((each) => each.at(-1 - tail) === words[0].at(-1 - tail))) tail += 1;
  return {
    head: words[0].slice(0, head).join(" "),
    tail: tail ? words[0].slice(-tail).join(" ") : "",
    rests: words.map((each) => each.slice(head, each.length - tail).join(" ")),
  };
}

/** A word that says nothing without the one before it: a number, a letter, a letter with a number. */
const CODE = /^(\d+|\p{L}\d*)$/u;

/**
 * What all texts begin with, in whole words; nothing that is left begins with a mere code.
 * @param {string[]} texts
 */
function beginOf(texts) {
  const { head, tail, rests } = frameOf(texts);
  const words = head ? head.split(" ") : [];
  const lefts = rests.map((rest) => (tail ? `${rest} ${tail}` : rest));
  while (words.length && lefts.some((rest) => CODE.test(rest.split(" ")[0]))) {
    const last = words.pop();
    lefts.forEach((rest, i) => (lefts[i] = `${last} ${rest}`));
  }
  return { head: words.join(" "), rests: lefts };
}

/**
 * What labels share as a lead ("Go to …", "Angreifen:"), and what is left of each. Words are never torn apart by dots.
 * @param {string[]} labels
 */
function leadOf(labels) {
  const { head, tail, rests } = frameOf(labels);
  if (head && tail) return { lead: "", rests: labels };
  if (tail) return { lead: `${capital(tail)}:`, rests };
  const begin = beginOf(labels);
  return { lead: begin.head ? `${begin.head} …` : "", rests: begin.rests };
}

/**
 * Options as groups of buttons, in the order in which they come. Options of one verb that say almost the same share a
 * lead ("Go to …"), and a long group is folded by the first place in which its options differ.
 * @param {Page.Candidate[]} left
 */
export function arrange(left, most = 18) {
  /** @type {Map<string, Page.Candidate[]>} */
  const byShape = new Map();
  for (const one of left) {
    const domains = one.option.places.map((place) => place.split(":")[0]);
    const shape = [one.option.action.split(" ")[0], ...domains].join(" ");
    byShape.set(shape, [...(byShape.get(shape) ?? []), one]);
  }
  /** @type {Page.Group[]} */
  const groups = [];
  for (const same of byShape.values()) {
    const labels = same.map((one) => one.option.label);
    const plain = same.map((one) => ({ one, label: one.option.label, short: one.option.label }));
    const counted = same.length < 3 ? null : countsOf(same, frameOf(labels).rests);
    if (counted) groups.push(countRow(same, labels, counted));
    else if (same.length > most) groups.push(folded(labels, fold(same, plain)));
    else if (same.length < 3) join(groups, plain);
    else groups.push(led(labels, plain));
  }
  return groups;
}

/**
 * Adds options that keep their words to those before them.
 * @param {Page.Group[]} groups
 * @param {Page.Single[]} items
 */
function join(groups, items) {
  const last = groups.at(-1);
  if (last?.kept) last.items.push(...items);
  else groups.push({ lead: "", items, kept: true });
}

/**
 * A group whose labels share a lead.
 * @param {string[]} labels
 * @param {Page.Single[]} items
 * @returns {Page.Group}
 */
function led(labels, items) {
  const { lead, rests } = leadOf(labels);
  return { lead, items: items.map((item, i) => ({ ...item, short: capital(rests[i]) })) };
}

/**
 * The numbers of options that count from nought or one and say little more than the number ("3 units"); null for all
 * others. Numbers with gaps are names, such as those of cards in a hand.
 * @param {Page.Candidate[]} same
 * @param {string[]} rests
 */
function countsOf(same, rests) {
  const { places } = same[0].option;
  const differ = places.flatMap((place, i) => (same.every((one) => one.option.places[i] === place) ? [] : [i]));
  if (differ.length !== 1) return null;
  const words = same.map((one) => one.option.places[differ[0]].split(":")[1]);
  const counts = words.map(Number);
  const plain = words.every((word, i) => /^\d+$/.test(word) && new RegExp(`^${word}( \\S+)?$`).test(rests[i]));
  const row = counts.every((count, i) => count === counts[0] + i) && (counts[0] < 2 || same.every((one) => one.unfolded));
  return plain && row ? counts : null;
}

/** So many numbers stand in a row; more are folded by tens. */
const IN_A_ROW = 20;

/**
 * Numbers close together in one row, with the word for what they count in their lead.
 * @param {Page.Candidate[]} same
 * @param {string[]} labels
 * @param {number[]} counts
 * @returns {Page.Group}
 */
function countRow(same, labels, counts) {
  const { head, tail, rests } = frameOf(labels);
  const unit = rests[rests.length - 1].split(" ")[1];
  /** @param {string} number */
  const counting = (number) => capital([head, number, unit, tail].filter(Boolean).join(" "));
  const lead = `${counting("")}:`;
  const items = same.map((one, i) => ({ one, label: labels[i], short: String(counts[i]), count: counts[i] }));
  if (items.length <= IN_A_ROW) return { lead, items };
  /** @type {Page.Item[]} */
  const tens = [];
  for (let at = 0; at < items.length; at += 10) {
    const inside = items.slice(at, at + 10);
    const range = `${inside[0].short}\u2013${inside[inside.length - 1].short}`;
    const ten = { fold: inside.map(({ one }) => ({ ...one, unfolded: true })), place: range, label: counting(range), short: range };
    tens.push(inside.length > 1 ? ten : inside[0]);
  }
  return { lead, items: tens };
}

/**
 * One item for all options that share the first place in which they differ.
 * @param {Page.Candidate[]} same
 * @param {Page.Single[]} items
 * @returns {(Page.Single | Page.Unnamed)[]}
 */
function fold(same, items) {
  const places = same[0].option.places;
  const at = places.findIndex((_, i) => !same.every((one) => one.option.places[i] === places[i]) && !same[0].used.includes(i));
  if (at < 0) return items;
  /** @type {Map<string, Page.Single[]>} */
  const buckets = new Map();
  items.forEach((item) => {
    const place = item.one.option.places[at];
    buckets.set(place, [...(buckets.get(place) ?? []), item]);
  });
  if (buckets.size === items.length) return items;
  return [...buckets].map(([place, inside]) => {
    if (inside.length === 1) return inside[0];
    const { head, tail } = frameOf(inside.map((item) => item.label));
    const kept = inside.map(({ one }) => ({ option: one.option, used: [...one.used, at], next: at + 1 }));
    return { fold: kept, place, head, tail };
  });
}

/**
 * A group with its folds. Each is called by how its options begin, or by how they end if all begin alike.
 * @param {string[]} labels
 * @param {(Page.Single | Page.Unnamed)[]} items
 * @returns {Page.Group}
 */
function folded(labels, items) {
  const singles = items.filter((item) => !item.fold);
  if (singles.length === items.length) return led(labels, singles);
  const heads = items.map((item) => (item.fold ? item.head : item.label));
  const tails = items.map((item) => (item.fold ? item.tail || item.place.split(":")[1] : item.label));
  /** @param {string[]} names */
  const told = (names) => new Set(names).size === names.length && names.every(Boolean);
  const apart = told(heads);
  // A fold is not called by half a bracket, or by what follows a colon.
  const short = heads.map((name, i) => (items[i].fold ? name.replace(/(:[^:]*|\s*\([^)]*)$/, "") : name));
  const names = apart ? (told(short) ? short : heads) : tails;
  const { head, rests } = apart ? beginOf(names) : { head: "", rests: names };
  const shown = items.map((item, i) => {
    if (!item.fold) return { ...item, short: capital(rests[i]) };
    return { ...item, label: `${capital(names[i])} … (${item.fold.length})`, short: `${capital(rests[i])} …` };
  });
  return { lead: head ? `${head} …` : "", items: shown };
}

/**
 * A key for each item: its own if nobody before has it, else the next free one; "" when they run out. A number is its
 * own key before all others, and a larger one than nine has none beside smaller ones.
 * @param {Page.Item[]} items
 */
export function assignKeys(items) {
  const taken = new Set();
  /** @param {string} key */
  const take = (key) => {
    if (key.length !== 1 || !KEYS.includes(key) || taken.has(key)) return "";
    taken.add(key);
    return key;
  };
  const digits = items.map((item) => (item.count ? take(String(item.count)) : ""));
  const own = items.map((item, i) => digits[i] || (item.count ? "" : take((item.one?.option.key ?? "").toUpperCase())));
  const free = [...KEYS].filter((key) => !taken.has(key));
  const keyless = digits.some(Boolean);
  return own.map((key, i) => key || (items[i].count && keyless ? "" : (free.shift() ?? "")));
}
