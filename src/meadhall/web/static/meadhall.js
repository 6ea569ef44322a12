// The script of all pages: one module, no dependencies, no knowledge of any game.
// A table is drawn by the server; here its parts are patched, what may be used is lit, and clicks become actions.
// The protocol is written down in server/live.py. Pure functions come first and are exported for the tests.

// ---------------------------------------------------------------------------------------------- pure functions

/** The keys of options, in the order in which they are given out. U undoes. */
export const KEYS = "123456789ABCDEFGHIJKLMNOPQRSTVWXYZ";

/** Options as candidates: `used` are the positions of places that were clicked, `next` the first one not passed yet. */
export function candidates(options) {
  return options.map((option) => ({ option, used: [], next: 0 }));
}

/** The candidates that fit one more clicked place: at or after the next position, else (pairs without order) anywhere free. */
export function pick(left, place) {
  const take = (found) =>
    left.flatMap((one) => {
      const at = found(one);
      return at < 0 ? [] : [{ option: one.option, used: [...one.used, at], next: at + 1 }];
    });
  const inOrder = take((one) => one.option.places.indexOf(place, one.next));
  return inOrder.length ? inOrder : take((one) => one.option.places.findIndex((at, i) => at === place && !one.used.includes(i)));
}

/** The options that are left after clicks on places. */
export function narrow(options, places) {
  return places.reduce(pick, candidates(options)).map((one) => one.option);
}

/** Every place that would still narrow or complete a candidate. */
export function openPlaces(left) {
  const open = new Set();
  for (const { option, used } of left) option.places.forEach((place, i) => used.includes(i) || open.add(place));
  return open;
}

/** What all texts begin and end with, in whole words, so that something of each is left between. */
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

/** What all texts begin with, in whole words; nothing that is left begins with a mere code. */
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

/** What labels share as a lead ("Go to …", "Angreifen:"), and what is left of each. Words are never torn apart by dots. */
function leadOf(labels) {
  const { head, tail, rests } = frameOf(labels);
  if (head && tail) return { lead: "", rests: labels };
  if (tail) return { lead: `${capital(tail)}:`, rests };
  const begin = beginOf(labels);
  return { lead: begin.head ? `${begin.head} …` : "", rests: begin.rests };
}

const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * Options as groups of buttons, in the order in which they come. Options of one verb that say almost the same share a
 * lead ("Go to …"), and a long group is folded by the first place in which its options differ.
 */
export function arrange(left, most = 18) {
  const byShape = new Map();
  for (const one of left) {
    const domains = one.option.places.map((place) => place.split(":")[0]);
    const shape = [one.option.action.split(" ")[0], ...domains].join(" ");
    byShape.set(shape, [...(byShape.get(shape) ?? []), one]);
  }
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

/** Adds options that keep their words to those before them. */
function join(groups, items) {
  if (groups.at(-1)?.kept) groups.at(-1).items.push(...items);
  else groups.push({ lead: "", items, kept: true });
}

function led(labels, items) {
  const { lead, rests } = leadOf(labels);
  return { lead, items: items.map((item, i) => ({ ...item, short: capital(rests[i]) })) };
}

/**
 * The numbers of options that count from nought or one and say little more than the number ("3 units"); null for all
 * others. Numbers with gaps are names, such as those of cards in a hand.
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

/** Numbers close together in one row, with the word for what they count in their lead. */
function countRow(same, labels, counts) {
  const { head, tail, rests } = frameOf(labels);
  const unit = rests.at(-1).split(" ")[1];
  const counting = (number) => capital([head, number, unit, tail].filter(Boolean).join(" "));
  const lead = `${counting("")}:`;
  const items = same.map((one, i) => ({ one, label: labels[i], short: String(counts[i]), count: counts[i] }));
  if (items.length <= IN_A_ROW) return { lead, items };
  const tens = [];
  for (let at = 0; at < items.length; at += 10) {
    const inside = items.slice(at, at + 10);
    const range = `${inside[0].short}\u2013${inside.at(-1).short}`;
    const ten = { fold: inside.map(({ one }) => ({ ...one, unfolded: true })), place: range, label: counting(range), short: range };
    tens.push(inside.length > 1 ? ten : inside[0]);
  }
  return { lead, items: tens };
}

function fold(same, items) {
  const places = same[0].option.places;
  const at = places.findIndex((_, i) => !same.every((one) => one.option.places[i] === places[i]) && !same[0].used.includes(i));
  if (at < 0) return items;
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

/** A group with its folds. Each is called by how its options begin, or by how they end if all begin alike. */
function folded(labels, items) {
  if (!items.some((item) => item.fold)) return led(labels, items);
  const called = (part) => items.map((item) => (item.fold ? item[part] : item.label));
  const heads = called("head");
  const told = (names) => new Set(names).size === names.length && names.every(Boolean);
  const apart = told(heads);
  // A fold is not called by half a bracket, or by what follows a colon.
  const short = heads.map((name, i) => (items[i].fold ? name.replace(/(:[^:]*|\s*\([^)]*)$/, "") : name));
  const names = apart ? (told(short) ? short : heads) : called("tail").map((name, i) => name || items[i].place.split(":")[1]);
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
 */
export function assignKeys(items) {
  const taken = new Set();
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

/** The candidates whose words contain everything that is typed, in any order and case. */
export function matching(left, typed) {
  const wanted = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return left.filter(({ option }) => wanted.every((part) => option.label.toLocaleLowerCase().includes(part)));
}

/** The one option that a click on this place would take; null while several are left. */
export function completes(left, place) {
  const after = pick(left, place);
  return after.length === 1 ? after[0].option : null;
}

/** The mark (a moment and its label) in which a moment lies; null before the first. */
export function chapterOf(marks, moment) {
  return marks.findLast(([at]) => at <= moment) ?? null;
}

/** The nearest marked moment before (-1) or after (1) a moment, else the start or the end. */
export function nextMark(marks, moment, direction, end) {
  const at = marks.map(([each]) => each);
  if (direction < 0) return at.findLast((each) => each < moment) ?? 0;
  return at.find((each) => each > moment) ?? end;
}

/** How many moves were made before a moment. Rows in the gaps were taken back; each gap is [from, up to]. */
export function counted(gaps, moment) {
  return gaps.reduce((count, [start, end]) => (start < moment ? count - (Math.min(moment, end) - start) : count), moment);
}

/** The gap in which a moment lies: what stood there was taken back, or is the same again as before it. */
const gapAt = (gaps, moment) => gaps.find(([start, end]) => start < moment && moment <= end);

/** The moment one move before (-1) or after (1) another; moves that were taken back are passed over. */
export function stepped(gaps, moment, direction) {
  const before = (at) => gapAt(gaps, at)?.[0] ?? at;
  const from = before(moment);
  if (direction < 0) return before(Math.max(0, from - 1));
  return (gapAt(gaps, from + 1)?.[1] ?? from) + 1;
}

/** Puts a true minus before numbers. A hyphen within a word or between two numbers stays. */
export function minus(text) {
  return text.replace(/(^|[\s(])-(?=\d)/g, "$1\u2212");
}

/** Puts values into the braces of a text. */
export function fill(text, values = {}) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/** How long to wait before the next attempt to connect, in milliseconds: doubling up to half a minute, never in step. */
export function pause(attempt, chance = Math.random()) {
  return Math.min(30000, 500 * 2 ** Math.min(attempt, 8)) * (0.5 + chance / 2);
}

/** The nearest box in a direction, preferring what lies straight ahead; -1 if there is none. */
export function nearest(from, boxes, direction) {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[direction];
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
 */
export function beside(at, size, room, others) {
  const within = (low, value, high) => Math.max(low, Math.min(value, high));
  const inX = (x) => within(room.left, x, room.right - size.width);
  const inY = (y) => within(room.top, y, room.bottom - size.height);
  const x = inX((at.left + at.right - size.width) / 2);
  const y = inY(at.top);
  const spots = [
    { x, y: at.bottom + 8 },
    { x, y: at.top - 8 - size.height },
    { x: at.right + 8, y },
    { x: at.left - 8 - size.width, y },
  ];
  const hides = (spot) =>
    others.filter((box) => {
      const [dx, dy] = [(box.left + box.right) / 2 - spot.x, (box.top + box.bottom) / 2 - spot.y];
      return dx > 0 && dx < size.width && dy > 0 && dy < size.height;
    }).length;
  const fitting = spots.filter((spot) => inX(spot.x) === spot.x && inY(spot.y) === spot.y);
  if (!fitting.length) return { x: inX(spots[2].x), y };
  return fitting.reduce((best, spot) => (hides(spot) < hides(best) ? spot : best));
}

/** The steps that put children in order: [id, id of the one that must follow it or null]. Few moves, so that glides survive. */
export function reorder(now, wanted) {
  const row = now.filter((id) => wanted.includes(id));
  const moves = [];
  wanted.forEach((id, i) => {
    if (row[i] === id) return;
    if (row[i + 1] === id) {
      const [late] = row.splice(i, 1);
      const after = wanted.indexOf(late);
      const before = row.find((other) => wanted.indexOf(other) > after) ?? null;
      row.splice(before === null ? row.length : row.indexOf(before), 0, late);
      moves.push([late, before]);
      if (row[i] === id) return;
    }
    const was = row.indexOf(id);
    if (was >= 0) row.splice(was, 1);
    moves.push([id, row[i] ?? null]);
    row.splice(i, 0, id);
  });
  return moves;
}

// ---------------------------------------------------------------------------------------------- every page

const inBrowser = typeof document !== "undefined";
const byId = (id) => document.getElementById(id);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const json = (id) => JSON.parse(byId(id)?.textContent ?? "{}");

let words = {};
const say = (id, values) => fill(words[id] ?? id, values);

const settings = {
  kept: {},
  load() {
    try {
      this.kept = JSON.parse(localStorage.getItem("meadhall") ?? "{}");
    } catch {
      this.kept = {};
    }
  },
  set(name, value) {
    this.kept[name] = value;
    if (name === "ask") cookie("ask", value ? "always" : "choices");
    if (name === "sound") cookie("sound", value ? "on" : "off");
    if (name === "tempo") cookie("tempo", value);
    if (name === "keys") cookie("keys", value ? "on" : "off");
    try {
      localStorage.setItem("meadhall", JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing: the setting holds until the page is left.
    }
  },
  get theme() {
    return this.kept.theme ?? document.documentElement.dataset.theme ?? "auto";
  },
  get ask() {
    return this.kept.ask ?? document.documentElement.dataset.ask === "always";
  },
  get sound() {
    return this.kept.sound ?? document.documentElement.dataset.sound === "on";
  },
  /** Whether a single letter, digit or sign does something. */
  get keys() {
    return this.kept.keys ?? document.documentElement.dataset.keys !== "off";
  },
  get tempo() {
    return this.kept.tempo ?? document.documentElement.dataset.tempo ?? "normal";
  },
  get notify() {
    return Boolean(this.kept.notify) && "Notification" in window && Notification.permission === "granted";
  },
  /** Who sat before this screen last, by table; only the newest tables are kept. */
  who(id) {
    return (this.kept.who ?? []).find(([table]) => table === id)?.[1] ?? null;
  },
  sit(id, seat) {
    if (this.who(id) !== seat) this.set("who", [[id, seat], ...(this.kept.who ?? []).filter(([table]) => table !== id)].slice(0, 40));
  },
};

const isDark = () =>
  settings.theme === "dark" || (settings.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);

function showTheme() {
  if (settings.theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = settings.theme;
  for (const use of all("[data-do=theme] use")) use.setAttribute("href", isDark() ? "#i-sun" : "#i-moon");
  for (const picture of all("img.art")) {
    // As long as nobody has chosen, the page itself asks for those that fit.
    const sources = all("source", picture.parentElement);
    if (settings.theme === "auto" && sources.length) continue;
    for (const source of sources) source.remove();
    const url = new URL(picture.src);
    url.searchParams.set("theme", isDark() ? "dark" : "light");
    if (picture.src !== url.href) picture.src = url.href;
  }
}

const cookie = (name, value) => (document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`);

function setTheme(theme) {
  settings.set("theme", theme);
  // The server reads the cookie, so that the next page has the right colours from its first moment.
  cookie("theme", theme);
  showTheme();
}

async function allowNotices() {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = Object.assign(document.createElement("textarea"), { value: text, className: "sr" });
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
}

function everyPage() {
  words = json("words");
  settings.load();
  showTheme();
  // The server draws for it: the next page fits from its first moment.
  cookie("layout", layout());
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", showTheme);
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-do=theme]")) setTheme(isDark() ? "light" : "dark");
  });
  // A page that the browser has kept as it was tells what is long over.
  addEventListener("pageshow", (event) => event.persisted && location.reload());
  newTablePage();
  settingsPage();
  reviewPage();
}

/** A page of this house, read but not gone to. */
async function fetchPage(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

/** Looking back: asks again while the game is looked through, and asks the master without leaving the page. */
function reviewPage() {
  const box = byId("review");
  if (!box) return;
  const again = async () => {
    try {
      const fresh = (await fetchPage(location.href)).getElementById("review");
      box.replaceChildren(...fresh.childNodes);
      Object.assign(box.dataset, fresh.dataset);
    } catch {
      // The net is away for a moment; the next time may do.
    }
    if (box.dataset.busy === "yes") setTimeout(again, 700);
  };
  if (box.dataset.busy === "yes") setTimeout(again, 700);
  // A chart that was drawn for another screen would be too small to read here.
  else if (box.dataset.layout !== layout()) again();
  box.addEventListener("click", async (event) => {
    const link = event.target.closest("a[data-do=verdict]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    link.setAttribute("aria-busy", "true");
    try {
      const verdict = (await fetchPage(link.href)).getElementById("verdict");
      byId("verdict").replaceWith(verdict);
      history.replaceState(null, "", link.href);
      verdict.scrollIntoView({ block: "nearest" });
      verdict.focus({ preventScroll: true });
    } catch {
      location.assign(link.href);
    }
    link.removeAttribute("aria-busy");
  });
}

function newTablePage() {
  const players = byId("players");
  if (!players) return;
  const show = () => {
    for (const line of all("[data-seat]")) away(line, Number(line.dataset.seat) >= Number(players.value));
    for (const box of all("[data-players]")) away(box, !box.dataset.players.split(" ").includes(players.value));
    for (const box of all("[data-named]")) box.hidden = byId(box.dataset.named).value !== "each";
  };
  const away = (box, hidden) => {
    box.hidden = hidden;
    for (const field of all("select, input", box)) field.disabled = hidden;
  };
  byId("new").addEventListener("change", show);
  show();
}

function settingsPage() {
  const form = byId("settings");
  if (!form) return;
  const fields = form.elements;
  fields.theme.value = settings.theme;
  fields.ask_always.checked = settings.ask;
  fields.sound.checked = settings.sound;
  fields.tempo.value = settings.tempo;
  fields.keys.checked = settings.keys;
  form.addEventListener("submit", () => {
    setTheme(fields.theme.value);
    settings.set("ask", fields.ask_always.checked);
    settings.set("sound", fields.sound.checked);
    settings.set("tempo", fields.tempo.value);
    settings.set("keys", fields.keys.checked);
  });
  const notices = form.querySelector("[data-do=permission]");
  notices.addEventListener("change", async () => {
    if (notices.checked && !(await allowNotices())) {
      notices.checked = false;
      notices.closest(".field").append(Object.assign(document.createElement("p"), { className: "wrong", textContent: say("js-notify-blocked") }));
    }
    settings.set("notify", notices.checked);
  });
}

// ---------------------------------------------------------------------------------------------- the table

/** What this page knows. `left` are the candidates after the clicks in `chosen`. */
const table = {
  id: "", game: "", title: "", head: 0, moment: null, eyes: null, seat: null, mine: [], seats: [], options: [], last: [],
  prompt: { seat: null, mine: false, name: "", text: "", rule: null, waiting: [] },
  left: [], chosen: [], can_undo: false, over: null, curtain: false, unread: 0, marks: [], gaps: [], forward: null, stayed: null, colours: "", proposal: null,
  busy: false, played: 0, undone: false, finished: false, hint: null, asked: null, wanted: null, called: null, sent: null,
};

/** Where the small pictures are shown; the style sheet asks the same. */
const SMALL = "(max-width: 1023px), (max-height: 559px), (max-width: 1279px) and (max-height: 749px)";
const phone = () => matchMedia(SMALL).matches;
const drawer = () => !phone() && matchMedia("(max-width: 1279px)").matches;
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const layout = () => (phone() ? "phone" : "desk");

function tablePage() {
  if (!byId("table-data")) return;
  Object.assign(table, json("table-data"));
  table.asked = settings.who(table.id) ?? table.prompt.seat;
  table.called = table.prompt.mine ? table.prompt.seat : null;
  for (const text of all("#lines .moment")) text.textContent = minus(text.textContent);
  settle();
  connect();
  pictureButtons();
  followQuestion();
  listenToClicks();
  listenToKeys();
  listenToPointer();
  listenToForms();
  listenToLog();
  listenToStrip();
  listenToTabs();
  listenToSlider();
  listenToDrags();
  listenToFingers();
  listenToRest(byId("slot"), (target) => target.closest("[data-at]"), rest);
  listenToRest(byId("prompt"), touchedOption, foresee);
  listenForAttention();
  // A sheet ends where the prompt begins.
  new ResizeObserver(() => byId("main").style.setProperty("--prompt", `${byId("prompt").offsetHeight}px`)).observe(byId("prompt"));
  for (const box of all("[data-setting]")) box.checked = Boolean(settings[box.dataset.setting]);
  new ResizeObserver(() => view.show()).observe(byId("stage"));
  matchMedia(SMALL).addEventListener("change", () => {
    openSheet("");
    // While it was away, it could not be scrolled.
    showNewest();
    cookie("layout", layout());
    send({ do: "layout", layout: layout() });
  });
  showNewest();
}

// --- connection

const wire = { socket: null, attempt: 0, timer: 0, heard: 0, number: 0, waiting: new Map(), over: false, unsure: false, held: null };

function address() {
  const url = new URL(table.live, location.href);
  url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  const whole = table.moment !== null || wire.unsure || byId("board").dataset.layout !== layout();
  if (whole) url.searchParams.delete("head");
  else url.searchParams.set("head", table.head);
  url.searchParams.set("layout", layout());
  if (table.eyes !== null) url.searchParams.set("eyes", table.eyes);
  url.searchParams.set("fine", 1);
  return url;
}

function connect() {
  clearTimeout(wire.timer);
  const socket = new WebSocket(address());
  wire.socket = socket;
  socket.addEventListener("open", () => {
    wire.attempt = 0;
    wire.heard = Date.now();
    showConnection("");
    wire.held = null;
    if (table.moment !== null) {
      // The first message tells of now. It waits for the second, so that the past does not flicker.
      wire.held = [];
      send({ do: "look", moment: table.moment, eyes: table.eyes });
      setTimeout(release, 3000);
    }
  });
  socket.addEventListener("message", (event) => {
    wire.heard = Date.now();
    hear(JSON.parse(event.data));
  });
  socket.addEventListener("close", (event) => {
    if (wire.socket !== socket) return;
    for (const done of wire.waiting.values()) done(null);
    wire.waiting.clear();
    // What was on its way when the line broke may be lost: then only the whole table tells what is asked now.
    wire.unsure = true;
    if (table.busy && table.sent) table.sent.lost = "on its way";
    table.busy = false;
    document.body.classList.remove("busy");
    if (event.code === 4003 || event.code === 4004) {
      wire.over = true;
      showConnection("js-closed");
      return;
    }
    showConnection(wire.attempt ? "js-reconnecting" : "js-lost");
    wire.timer = setTimeout(connect, event.code === 1012 ? 500 : pause(wire.attempt));
    wire.attempt += 1;
  });
}

/** At once instead of after the pause: the net is back, or the reader looks at the page again. */
function hurry() {
  if (wire.over || wire.socket.readyState <= WebSocket.OPEN) return;
  connect();
}

function beat() {
  if (wire.socket.readyState !== WebSocket.OPEN) return;
  if (Date.now() - wire.heard > 60000) wire.socket.close();
  else send({ do: "ping" });
}

function showConnection(id) {
  const chip = byId("connection");
  chip.hidden = !id;
  chip.textContent = id ? say(id) : "";
  document.body.dataset.link = id ? "lost" : "open";
}

function send(message) {
  if (wire.socket?.readyState !== WebSocket.OPEN) return false;
  wire.socket.send(JSON.stringify(message));
  return true;
}

/** Sends a question; the promise holds the answer, or null if none comes in time. */
function ask(message, patience = 5000) {
  wire.number += 1;
  const id = wire.number;
  return new Promise((done) => {
    if (!send({ ...message, id })) return done(null);
    wire.waiting.set(id, done);
    setTimeout(() => {
      if (wire.waiting.delete(id)) done(null);
    }, patience);
  });
}

function hear(message) {
  const done = message.id === undefined ? undefined : wire.waiting.get(message.id);
  if (done) {
    wire.waiting.delete(message.id);
    done(message);
  }
  switch (message.is) {
    case "table": return hearTable(message);
    case "news": return hearNews(message);
    case "chat": return message.lines.forEach(addSaying);
    case "rewind": return showRewind(message);
    case "here": return showHere(message);
    case "seats": return hearSeats(message);
    case "error": return done && message.code !== "rate" ? undefined : hearError(message);
    default: return undefined;
  }
}

function hearError(message) {
  release();
  table.busy = false;
  document.body.classList.remove("busy");
  if (message.code === "stale") {
    if (table.sent) table.sent.refused = true;
    else toast(say("js-quicker"));
    // The newer position is on its way or already here; in any case it is asked for.
    if (table.moment === null) send({ do: "look", moment: null, eyes: table.eyes });
    return sendAgain();
  }
  toast(message.text, message.rule);
  settle();
}

/**
 * What to do with an answer that did not count. If somebody was quicker while several decide at once, or if the line was
 * down, it is given again as long as I am asked the same; else I am told. It can never count twice: it bears its head.
 */
function sendAgain() {
  const { sent } = table;
  if (table.moment !== null || (!sent?.lost && (!sent?.refused || sent.head === table.head))) return;
  table.sent = null;
  const still = myTurn() && sent.seat === table.prompt.seat && sent.options === known(table.options);
  // What had left before the line broke may have been done.
  const surely = sent.lost !== "on its way";
  if (still && (sent.head === table.head || (sent.together && surely))) play(sent.action, sent.forced);
  else if ((still || surely) && !sent.forced) toast(say("js-quicker"));
}

const known = (options) => options.map(({ action }) => action).join("\n");

/** What is asked now, to be compared with what was asked before: after an own move it is something else. */
const asking = () => [table.played, table.prompt.seat, table.prompt.text, known(table.options)].join("\n");

function hearSeats(message) {
  table.seats = message.seats;
  showNames();
  showColours();
  showPrompt();
}

function hearNews(message) {
  table.head = message.head;
  showSlider();
  byId("whisper").textContent = say("js-news");
}

function release() {
  const held = wire.held ?? [];
  wire.held = null;
  if (!held.length) return;
  document.body.classList.add("still");
  held.forEach(hearTable);
  setTimeout(() => document.body.classList.remove("still"), 60);
}

function hearTable(message) {
  if (wire.held && message.moment === null) return wire.held.push(message);
  release();
  wire.unsure = false;
  const focus = rememberFocus();
  endDrag();
  hidePreview();
  patch(message);
  const before = { head: table.head, asked: asking(), chosen: table.busy ? [] : table.chosen };
  for (const name of ["head", "moment", "seat", "mine", "curtain", "prompt", "options", "last", "can_undo", "over", "marks", "gaps", "forward"]) {
    if (name in message) table[name] = message[name];
  }
  if (table.moment === table.wanted) table.wanted = null;
  if (table.hint?.asked !== asking() || table.moment !== null) dropHint();
  table.busy = false;
  document.body.classList.remove("busy");
  tips.clear();
  previews.clear();
  logLines(message);
  if (table.moment === null) tellNews((message.log ?? []).filter(({ n }) => n > before.head));
  showStatus(message.status ?? []);
  settle();
  followQuestion();
  renewTip();
  if (before.asked === asking()) before.chosen.forEach(chooseAgain);
  sendAgain();
  if (byId("curtain").hidden) restoreFocus(focus);
  return callOut();
}

// --- patching

function parse(markup) {
  const holder = document.createElement("template");
  const drawn = /^\s*<(g|path|rect|circle|text|use)\b/.test(markup);
  holder.innerHTML = drawn ? `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>` : markup;
  return drawn ? holder.content.firstElementChild.firstElementChild : holder.content.firstElementChild;
}

/** Sets one attribute, or removes it. A style goes in as a property, so that the change can glide. */
function setAttribute(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (name === "style") element.style.cssText = value;
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Changes an element into a newer one. It stays the same element, so that it keeps the focus. */
function become(old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of [...fresh.attributes]) setAttribute(old, name, value);
  const open = all("details", old).map((each) => each.open);
  old.replaceChildren(...fresh.childNodes);
  all("details", old).forEach((each, i) => (each.open = open[i] ?? each.open));
}

function patch({ parts = {}, attrs = {}, order = {}, gone = [] }) {
  const sheet = byId("sheet").dataset.open ?? "";
  const whole = (id) => id === "board" || id.startsWith("picture-");
  if (Object.keys(parts).some(whole)) openSheet("");
  const homes = new Map(Object.entries(order).flatMap(([name, ids]) => ids.map((id) => [id, `parts-${name}`])));
  for (const [id, markup] of Object.entries(parts)) {
    const old = byId(id);
    const fresh = parse(markup);
    if (old && whole(id)) old.replaceWith(fresh);
    else if (old && old.localName === fresh.localName) become(old, fresh);
    else if (old) old.replaceWith(fresh);
    else if (homes.has(id)) {
      fresh.classList.add("fresh");
      byId(homes.get(id))?.append(fresh);
    }
  }
  for (const [id, values] of Object.entries(attrs)) {
    const element = byId(id);
    if (element) for (const [name, value] of Object.entries(values)) setAttribute(element, name, value);
  }
  for (const id of gone) byId(id)?.remove();
  for (const [name, ids] of Object.entries(order)) {
    const home = byId(`parts-${name}`);
    if (!home) continue;
    for (const [id, before] of reorder([...home.children].map((child) => child.id), ids)) {
      const child = byId(id);
      if (child) home.insertBefore(child, before === null ? null : byId(before));
    }
  }
  if (Object.keys(parts).some(whole)) {
    pictureButtons();
    view.reset();
    if (sheet && phone()) openSheet(sheet);
  }
}

function rememberFocus() {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const place = at.closest("[data-at]")?.dataset.at;
  return { at, id: at.id, place, option: Boolean(at.closest(OPTIONS)), value: at.value, mine: table.busy, asked: asking() };
}

/** The same thing has the focus as before. After an own move it is the question: a second Enter must not answer it. */
function restoreFocus(was) {
  if (!was) return;
  const chose = was.option || was.place;
  if (chose && was.mine) {
    lastStop = was.place ?? lastStop;
    return byId("prompt").focus({ preventScroll: true });
  }
  if (document.activeElement === was.at) return;
  const again =
    (was.id && byId(was.id)) ||
    (was.place && stopAt(was.place)) ||
    (was.option && ((was.asked === asking() && all(BUTTONS).find((each) => each.value && each.value === was.value)) || byId("prompt"))) ||
    null;
  again?.focus({ preventScroll: true });
}

/** Where the arrows go on from after an own move. */
let lastStop = null;

const stopAt = (place) => all(`[data-at="${CSS.escape(place)}"][tabindex]`).find((each) => each.checkVisibility());

// --- prompt, options, states

function colourOf(seat) {
  const panel = byId(`seat-${seat}`);
  return /\bseat-([BRKGA])\b/.exec(panel?.className ?? "")?.[1] ?? table.seats[seat]?.colour ?? "N";
}

function disc(seat) {
  const colour = seat === null || seat === undefined ? "N" : colourOf(seat);
  return parse(`<svg class="disc d-${colour}" viewBox="-11 -11 22 24" aria-hidden="true"><use href="#d-${colour}"/></svg>`);
}

/** A seat may get its colour late (with a character, say): then what it did before changes too. */
function showColours() {
  const colours = table.seats.map(({ seat }) => colourOf(seat)).join("");
  if (colours === table.colours) return;
  table.colours = colours;
  for (const item of all("#lines [data-seat], #says [data-seat]")) item.querySelector(".disc")?.replaceWith(disc(Number(item.dataset.seat)));
}

function ruleLink(rule) {
  const link = document.createElement("a");
  Object.assign(link, { className: "rule", href: `/rules/${table.game}/${rule}`, textContent: rule });
  link.dataset.rule = rule;
  return link;
}

const myTurn = () => table.prompt.mine && table.moment === null && !table.over;

/** Panels come from the game, which knows no people: each has an empty place for a name. */
function showNames() {
  for (const { seat, name, mine } of table.seats) {
    const who = byId(`seat-${seat}`)?.querySelector(".who");
    if (who) who.textContent = mine ? say("js-you", { name }) : name;
  }
}

/** Shows what is asked, from the start: nothing chosen yet. */
function settle() {
  table.left = myTurn() ? candidates(table.options) : [];
  table.chosen = [];
  showPrompt();
  byId("filter").value = "";
  showOptions();
  showNames();
  showColours();
  light();
  showSlider();
  showCurtain();
  takeForced();
}

function showPrompt() {
  const { prompt, moment, over } = table;
  const box = byId("prompt");
  box.dataset.state = moment !== null ? "replay" : over ? "over" : myTurn() ? "mine" : "waiting";
  document.body.classList.toggle("awaited", myTurn());
  const question = over && moment === null ? over : prompt.text;
  if (byId("question").textContent !== question) byId("question").textContent = question;
  box.classList.toggle("long", question.length > 66);
  byId("question").title = question.length > 66 ? question : "";
  byId("asker").replaceChildren(...(prompt.seat === null ? [] : [disc(prompt.seat)]));
  const sub = [];
  if (myTurn() && table.mine.length > 1) {
    const line = document.createElement("span");
    line.className = "handover";
    line.textContent = table.asked !== prompt.seat ? say("js-handover", { name: askedName() }) : askedName("name");
    sub.push(line, " ");
  }
  if (forced()) sub.push(say("js-forced"), " ");
  if (prompt.rule) sub.push(ruleLink(prompt.rule));
  byId("sub").replaceChildren(...sub);
  const undo = byId("undo");
  if (undo) {
    undo.hidden = moment !== null || Boolean(over);
    const button = undo.querySelector("button");
    button.toggleAttribute("aria-disabled", false);
    if (!table.can_undo) button.setAttribute("aria-disabled", "true");
    button.title = table.can_undo ? "" : say("js-undo-not");
  }
  byId("hint")?.toggleAttribute("hidden", !myTurn());
  table.finished ||= Boolean(over) && moment === null;
  byId("propose")?.toggleAttribute("hidden", table.finished);
  for (const id of ["again", "back"]) byId(id)?.toggleAttribute("hidden", !over || moment !== null);
  byId("past").hidden = moment === null;
  document.body.classList.toggle("past", moment !== null);
  showGoing();
  const eyes = byId("eyes");
  if (eyes) eyes.hidden = eyes.disabled = !table.finished;
  for (const field of all("input[name=head]")) field.value = table.head;
  for (const field of all("input[name=seat]", byId("options"))) field.value = prompt.seat ?? "";
  for (const field of all("[data-moment]")) field.value = moment ?? table.head;
  for (const link of all("a[data-do=moment-link]")) link.href = addressOf(moment ?? table.head);
  showBadge();
}

/** From so many options on they can be searched, unless they are folded into a few buttons. */
const MANY = 20;
const FEW = 6;

/** How many options of a kind stand side by side: fewer are tried while they do not fit. */
const SIDE_BY_SIDE = [18, 9, 5, 2];

function showOptions() {
  const filter = byId("filter");
  for (const most of SIDE_BY_SIDE) {
    const every = arrange(table.left, most);
    filter.hidden = table.left.length <= MANY || every.flatMap((group) => group.items).length <= FEW;
    if (filter.hidden) filter.value = "";
    const typed = filter.value.trim();
    showGroups(typed ? arrange(matching(table.left, filter.value), Infinity) : every, typed);
    if (typed || !crowded()) break;
  }
  byId("prompt").classList.toggle("confirming", table.left.length === 1 && table.chosen.length > 0);
  byId("options").scrollTo(0, 0);
  showEdges();
}

/** Whether the strip hides some of the options. */
function crowded() {
  const strip = byId("options");
  return strip.scrollWidth > strip.clientWidth + 4 || strip.scrollHeight > strip.clientHeight + 4;
}

function showGroups(groups, typed) {
  const items = groups.flatMap((group) => group.items);
  const keys = assignKeys(items);
  // What ends something has a place of its own, where nothing else ever stands.
  const aside = items.filter((item) => item.one?.option.ends);
  byId("plain").replaceChildren(...aside.map((item) => optionButton(item, keys[items.indexOf(item)])));
  let n = 0;
  const made = groups.map((group) => {
    const box = document.createElement("div");
    box.className = "group";
    if (group.lead) {
      const lead = document.createElement("p");
      lead.className = "lead-in";
      lead.textContent = group.lead;
      box.append(lead);
    }
    const row = group.items.some((item) => item.count) ? box.appendChild(Object.assign(document.createElement("span"), { className: "numbers" })) : box;
    for (const item of group.items) {
      if (!aside.includes(item)) row.append(optionButton(item, keys[n]));
      n += 1;
    }
    return box;
  });
  if (table.chosen.length) {
    const back = document.createElement("button");
    Object.assign(back, { type: "button", className: "btn", textContent: say("js-clear") });
    back.dataset.do = "clear";
    const box = document.createElement("div");
    box.className = "group";
    box.append(back);
    made.push(box);
  }
  if (!items.length && typed) {
    made.unshift(Object.assign(document.createElement("p"), { className: "lead-in", textContent: say("js-no-match") }));
  }
  byId("groups").classList.toggle("wide", items.some((item) => item.short.length > 13));
  byId("groups").replaceChildren(...made);
}

/** Which ends of the strip hide something. */
function showEdges() {
  const strip = byId("options");
  const rest = strip.scrollWidth - strip.clientWidth - strip.scrollLeft;
  byId("prompt").toggleAttribute("data-before", strip.scrollLeft > 4);
  byId("prompt").toggleAttribute("data-after", rest > 4);
  byId("prompt").toggleAttribute("data-below", strip.scrollHeight - strip.clientHeight - strip.scrollTop > 4);
}

function optionButton(item, key) {
  const button = document.createElement("button");
  const pointed = item.fold ?? [item.one];
  button.className = pointed.some((one) => one.option.places.length) ? "btn lit" : "btn";
  if (pointed.some((one) => one.option.action === table.hint?.action)) button.classList.add("hinted");
  if (item.one?.option.ends) button.classList.replace("lit", "end") || button.classList.add("end");
  const note = item.one?.option.note;
  button.textContent = item.short;
  if (note) {
    const face = Object.assign(document.createElement("span"), { textContent: `${item.short} ` });
    face.append(Object.assign(document.createElement("small"), { className: "note", textContent: minus(note) }));
    button.classList.add("noted");
    button.replaceChildren(face);
  }
  if (item.short !== item.label) button.setAttribute("aria-label", note ? `${item.label}. ${note}` : item.label);
  if (key && settings.keys) {
    const cap = document.createElement("kbd");
    cap.textContent = key;
    cap.setAttribute("aria-hidden", "true");
    if (key !== item.short) button.append(cap);
    button.dataset.key = key;
    button.setAttribute("aria-keyshortcuts", key);
  }
  if (item.fold) {
    button.type = "button";
    button.addEventListener("click", () => keep(item.fold, item.place));
  } else {
    button.name = "action";
    button.setAttribute("form", "options");
    button.value = item.one.option.action;
  }
  const places = new Set(pointed.flatMap(({ option, used }) => option.places.filter((_, i) => !used.includes(i) || option.places.length === 1)));
  if (item.fold) places.clear();
  if (item.fold) places.add(item.place);
  button.dataset.places = [...places].join(" ");
  return button;
}

const OPTIONS = "#groups, #plain";
const BUTTONS = "#groups button, #plain button";

/** The option of a button; undefined for one that opens more. */
const optionOf = (button) => table.options.find(({ action }) => button.name === "action" && action === button.value);

/** Elements that stand for a place. */
const standing = (place) => all(`[data-at="${CSS.escape(place)}"]`);

/** A frame for what has none of its own, so that every game's pieces can be lit. */
function ensureRing(element) {
  if (!(element instanceof SVGGraphicsElement) || element.querySelector(":scope > .ring, :scope > .outline, :scope > .inside")) return;
  const box = element.getBBox();
  if (!box.width || !box.height) return;
  const ring = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  const size = { x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6, rx: 4 };
  for (const [name, value] of Object.entries(size)) ring.setAttribute(name, value);
  ring.setAttribute("class", "ring lent");
  element.prepend(ring);
}

function mark(place, state) {
  for (const element of standing(place)) {
    ensureRing(element);
    element.classList.add(state);
    if (state !== "may") continue;
    if (element.getAttribute("aria-hidden") === "true") {
      element.removeAttribute("aria-hidden");
      element.dataset.silent = "";
    }
    if (!element.hasAttribute("tabindex")) {
      element.setAttribute("tabindex", "0");
      element.dataset.lent = "tabindex";
      if ((element.getAttribute("role") ?? "img") === "img") {
        if (element.hasAttribute("role")) element.dataset.drawn = "";
        element.setAttribute("role", "button");
        element.dataset.lent = "tabindex role";
      }
      if (!element.hasAttribute("aria-label") && element instanceof SVGElement && !element.textContent.trim()) {
        element.setAttribute("aria-label", place.split(":")[1]);
        element.dataset.lent += " aria-label";
      }
    }
    element.setAttribute("aria-description", say("js-may"));
  }
}

function light() {
  for (const element of all(".may, .chosen, .last, .hinted[data-at], [data-lent]")) {
    element.classList.remove("may", "chosen", "last", "hover", "hinted");
    element.removeAttribute("aria-description");
    for (const name of (element.dataset.lent ?? "").split(" ").filter(Boolean)) element.removeAttribute(name);
    if ("drawn" in element.dataset) element.setAttribute("role", "img");
    if ("silent" in element.dataset) element.setAttribute("aria-hidden", "true");
    delete element.dataset.silent;
    delete element.dataset.lent;
    delete element.dataset.drawn;
  }
  for (const ring of all(".ring.lent")) ring.remove();
  if (!table.chosen.length) for (const place of table.last) mark(place, "last");
  for (const place of table.chosen) mark(place, "chosen");
  for (const place of openPlaces(table.left)) mark(place, "may");
  for (const place of hintedPlaces()) mark(place, "hinted");
  markSheets();
  view.showLit();
}

/** Where one part of the table is seen at a time, the way to each says whether something is lit there. */
function markSheets() {
  for (const button of all("#nav [data-sheet], #views [role=tab]")) {
    const name = button.dataset.sheet ?? button.getAttribute("aria-controls");
    const part = name ? byId(name) : view.element;
    const lit = Boolean(part?.querySelector(".may"));
    button.classList.toggle("lit", lit);
    if (lit) button.setAttribute("aria-description", say("js-may-there"));
    else button.removeAttribute("aria-description");
  }
}

function hover(button, on) {
  for (const place of (button.dataset.places ?? "").split(" ").filter(Boolean)) for (const element of standing(place)) element.classList.toggle("hover", on && element.classList.contains("may"));
}

function hoverButtons(place, on) {
  for (const button of all(BUTTONS)) {
    if (button.dataset.places?.split(" ").includes(place)) button.classList.toggle("hover", on);
  }
}

/** Whether the reader has been told what an option costs and brings: it is the last one left, or its preview is shown. */
function inSight(option) {
  return table.left.length === 1 && table.chosen.length ? true : foreseen === option.action && Boolean(byId("outcome").textContent);
}

/** Goes on with these candidates after a click on a place. What weighs is shown before it is taken. */
function keep(left, place) {
  const last = left.length === 1 ? left[0].option : null;
  if (last && (!last.weighs || inSight(last))) return play(last.action);
  const chose = document.activeElement?.closest(OPTIONS);
  table.left = left;
  table.chosen.push(place);
  byId("filter").value = "";
  hideTip();
  hidePreview();
  showOptions();
  light();
  byId("whisper").textContent = left.length <= 6 ? left.map(({ option }) => [option.label, option.note].filter(Boolean).join(", ")).join("; ") : "";
  if (last) foresee(last);
  if (chose) byId("prompt").focus({ preventScroll: true });
  return undefined;
}

/** What was chosen before somebody else decided is still chosen; an own move begins anew. */
function chooseAgain(place) {
  const left = pick(table.left, place);
  if (left.length > 1) keep(left, place);
}

/** A click, a tap or Enter on places that lie over each other, the topmost first. */
function choose(places, element) {
  if (!myTurn()) return explain(places[0], element, false);
  const open = openPlaces(table.left);
  const lit = places.find((place) => open.has(place));
  quiet = element;
  if (lit !== undefined) return keep(pick(table.left, lit), lit);
  if (table.left.length === 1 && places.includes(table.chosen.at(-1))) return play(table.left[0].option.action);
  if (places.some((place) => table.chosen.includes(place))) return clear();
  const anew = places.find((place) => openPlaces(candidates(table.options)).has(place));
  if (anew !== undefined) {
    table.chosen = [];
    return keep(pick(candidates(table.options), anew), anew);
  }
  return explain(places[0], element, true);
}

function clear() {
  table.left = myTurn() ? candidates(table.options) : [];
  table.chosen = [];
  hidePreview();
  showOptions();
  light();
}

function play(action, byItself = false) {
  if (table.busy) return;
  const sent = send({ do: "play", head: table.head, action, seat: table.prompt.seat });
  if (!sent && byItself) return;
  table.sent = {
    action, forced: byItself, head: table.head, seat: table.prompt.seat, options: known(table.options), together: table.prompt.waiting.length > 1,
    lost: sent ? "" : "not sent",
  };
  if (!sent) {
    toast(say("js-will-send"));
    return;
  }
  table.busy = true;
  table.played += 1;
  table.asked = table.prompt.seat;
  if (table.mine.length > 1) settings.sit(table.id, table.asked);
  if (!byItself) table.undone = false;
  document.body.classList.add("busy");
  hideTip();
  hidePreview();
  byId("toast").hidden = true;
}

let forcing = 0;

/** Whether the question has one answer that may be given without the reader. What weighs is the reader's own. */
const forced = () => myTurn() && table.options.length === 1 && !table.options[0].weighs && !settings.ask;

/** A decision with one option is shown for a moment and then taken, unless the reader wants to be asked or has just undone it. */
function takeForced() {
  clearTimeout(forcing);
  if (!forced() || table.undone) return;
  const { head } = table;
  const [{ action }] = table.options;
  forcing = setTimeout(() => {
    if (table.head === head && myTurn() && byId("curtain").hidden) play(action, true);
  }, 500);
}

function undo() {
  if (!table.can_undo) return toast(say("js-undo-not"));
  table.undone = true;
  return send({ do: "undo", head: table.head, seat: table.prompt.seat ?? table.seat }) || toast(say("js-lost"));
}

/** Who is asked, in a sentence or by the bare name. Several seats of one person are told apart by number. */
function askedName(form = "called") {
  const { name, seat } = table.prompt;
  const same = table.mine.length > 1 && name === table.seats[seat]?.name;
  return same ? say("js-seat-of", { name, n: seat + 1 }) : table.prompt[form] || name;
}

/** Between two people at one screen. While it hangs, nothing else is on the page, neither for eyes nor for ears. */
function showCurtain() {
  const curtain = byId("curtain");
  const other = myTurn() && table.curtain && table.asked !== table.prompt.seat;
  document.body.classList.toggle("curtained", other);
  if (!other) {
    if (myTurn() && table.mine.length > 1) settings.sit(table.id, table.prompt.seat);
    curtain.hidden = true;
    return;
  }
  const title = Object.assign(document.createElement("h2"), { textContent: say("js-handover", { name: askedName() }) });
  curtain.setAttribute("aria-label", title.textContent);
  const go = document.createElement("button");
  Object.assign(go, { type: "button", className: "btn go", textContent: say("js-here-i-am", { name: askedName() }) });
  go.addEventListener("click", liftCurtain);
  curtain.replaceChildren(disc(table.prompt.seat), title, go);
  curtain.hidden = false;
  for (const dialog of all("dialog[open]")) dialog.close();
  for (const id of ["toast", "tip"]) byId(id).hidden = true;
  untold = [];
  for (const id of ["whisper", "news"]) byId(id).textContent = "";
  go.focus();
}

function liftCurtain() {
  table.asked = table.prompt.seat;
  settings.sit(table.id, table.asked);
  byId("curtain").hidden = true;
  byId("curtain").replaceChildren();
  document.body.classList.remove("curtained");
  // What is measured could not be measured while it was away.
  light();
  showOptions();
  followQuestion();
  takeForced();
  byId("prompt").focus();
}

// --- your turn

let sounds = null;

/** Two soft knocks on wood. */
function knock() {
  sounds ??= new AudioContext();
  sounds.resume();
  for (const wait of [0, 0.16]) {
    const start = sounds.currentTime + wait;
    const tone = sounds.createOscillator();
    const loud = sounds.createGain();
    tone.frequency.setValueAtTime(190, start);
    tone.frequency.exponentialRampToValueAtTime(80, start + 0.09);
    loud.gain.setValueAtTime(0.16, start);
    loud.gain.exponentialRampToValueAtTime(0.001, start + 0.14);
    tone.connect(loud).connect(sounds.destination);
    tone.start(start);
    tone.stop(start + 0.15);
  }
}

let notice = null;

/** Calls a person once for each turn, and not for what is done without them. */
function callOut() {
  if (!myTurn()) {
    if (table.moment === null) table.called = null;
    return hideNotice();
  }
  if ((forced() && !table.undone) || table.called === table.prompt.seat) return undefined;
  table.called = table.prompt.seat;
  const handed = table.mine.length > 1;
  const text = handed ? say("js-handover", { name: askedName() }) : `${say("js-your-turn")} ${table.prompt.text}`;
  byId("shout").textContent = text;
  if (settings.sound) knock();
  if (document.hidden && settings.notify) showNotice(handed ? text : table.prompt.text);
  return undefined;
}

function showNotice(body) {
  hideNotice();
  try {
    notice = new Notification(`${say("js-your-turn")} ${table.title}`, { body, tag: table.id });
  } catch {
    return; // Some phones allow notices only to installed pages.
  }
  notice.addEventListener("click", () => {
    window.focus();
    hideNotice();
  });
}

function hideNotice() {
  notice?.close();
  notice = null;
}

/** The title and the sign in the tab say whose turn it is. */
function showBadge() {
  document.title = (myTurn() ? `${say("js-title-turn")} ` : "") + table.title;
  const icon = byId("icon");
  icon.dataset.plain ??= icon.getAttribute("href");
  const wanted = myTurn() ? icon.dataset.turn : icon.dataset.plain;
  if (icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

function listenForAttention() {
  document.addEventListener("visibilitychange", () => document.hidden || hideNotice());
  // Browsers let a page sound only after its reader has done something.
  const wake = () => {
    if (settings.sound) (sounds ??= new AudioContext()).resume();
  };
  for (const name of ["pointerdown", "keydown"]) document.addEventListener(name, wake, { once: true });
}

// --- toast, status, log, chat, people

let toasting = 0;

function toast(text, rule = null) {
  const box = byId("toast");
  const close = parse(`<button type="button" class="tool"><svg class="ico" viewBox="0 0 20 20" aria-hidden="true"><use href="#i-close"/></svg></button>`);
  close.setAttribute("aria-label", say("js-close"));
  close.addEventListener("click", () => (box.hidden = true));
  const line = document.createElement("span");
  line.append(text, ...(rule ? [" ", ruleLink(rule)] : []));
  box.replaceChildren(line, close);
  box.hidden = false;
  clearTimeout(toasting);
  toasting = setTimeout(() => (box.hidden = true), 9000);
}

function showStatus(phrases) {
  byId("status").replaceChildren(
    ...phrases.map((phrase) => Object.assign(document.createElement("li"), { className: "chip", textContent: phrase })),
  );
}

function logLine(line) {
  const item = document.createElement("li");
  item.dataset.i = line.i;
  item.dataset.n = line.n;
  item.dataset.places = line.places.join(" ");
  const text = document.createElement("span");
  const link = Object.assign(document.createElement("a"), { className: "moment", href: `/table/${table.id}?moment=${line.n}`, textContent: minus(line.text) });
  text.append(link, ...(line.rule ? [" ", ruleLink(line.rule)] : []));
  if (table.seats[line.by]?.reasons) text.append(" ", whyButton());
  if (line.heading) {
    item.className = "sep";
    item.append(text);
  } else if (line.seat === null) {
    item.append(Object.assign(document.createElement("span"), { className: "dot" }), text);
  } else {
    item.dataset.seat = line.seat;
    item.append(disc(line.seat), text);
  }
  return item;
}

/** Whether the end of the log is in sight; opened reasons have pushed it down, but nobody has left it. */
function followed(box) {
  const { top } = box.getBoundingClientRect();
  const opened = all(".reasons", box).map((each) => each.getBoundingClientRect()).filter(({ bottom }) => bottom > top);
  const pushed = opened.reduce((sum, { height }) => sum + height, 0);
  return box.scrollHeight - box.scrollTop - box.clientHeight - pushed < 60;
}

/** Whether the reader is at the end of the log, as it was when they last moved it: other parts may take its room. */
let atEnd = true;

function listenToLog() {
  const box = byId("log");
  box.addEventListener("scroll", () => {
    if (!box.clientHeight) return;
    atEnd = followed(box);
    byId("newest").hidden = atEnd;
  }, { passive: true });
  new ResizeObserver(() => atEnd && showNewest()).observe(box);
  byId("newest").addEventListener("click", () => {
    showNewest();
    box.focus({ preventScroll: true });
  });
}

function logLines(message) {
  const list = byId("lines");
  const lines = message.log ?? [];
  for (const item of [...list.children]) if (Number(item.dataset.i) >= message.log_from) item.remove();
  if (lines.length) for (const item of all(".new", list)) item.classList.remove("new");
  for (const line of lines) {
    const item = logLine(line);
    if (line.n === lines.at(-1).n && !line.heading) item.classList.add("new");
    list.append(item);
  }
  byId("older").hidden = !message.more;
  if (atEnd || lines.length === list.children.length) showNewest();
}

/** So many lines are read out at once, and so often at most (milliseconds). */
const READ = 3;
const READING = 1500;

let untold = [];

/** What others have done is read out in short: the newest lines, and how many there were before them. */
function tellNews(lines) {
  const others = lines.filter(({ by, seat }) => !table.mine.includes(by ?? seat)).map(({ text }) => minus(text));
  if (!others.length) return;
  if (!untold.length) setTimeout(readNews, READING);
  untold.push(...others);
}

function readNews() {
  if (!untold.length) return;
  const more = untold.length - READ;
  byId("news").textContent = [...(more > 0 ? [say("js-more-news", { n: more })] : []), ...untold.slice(-READ)].join(" ");
  untold = [];
}

/** The end of the log. */
function showNewest() {
  atEnd = true;
  byId("newest").hidden = true;
  byId("log").scrollTop = byId("log").scrollHeight;
}

async function olderLines() {
  const list = byId("lines");
  const first = list.firstElementChild;
  const answer = await ask({ do: "log", before: Number(first?.dataset.i ?? 0) });
  if (!answer) return;
  const height = byId("log").scrollHeight;
  list.prepend(...answer.lines.map(logLine));
  byId("older").hidden = !answer.more;
  byId("log").scrollTop += byId("log").scrollHeight - height;
}

function addSaying(line) {
  const list = byId("says");
  if (all(`[data-n="${line.n}"]`, list).length) return;
  const item = document.createElement("li");
  item.className = "saying";
  item.dataset.n = line.n;
  if (line.seat !== null) item.dataset.seat = line.seat;
  const text = document.createElement("span");
  const time = Object.assign(document.createElement("time"), { dateTime: line.at, textContent: new Date(line.at).toTimeString().slice(0, 5) });
  text.append(Object.assign(document.createElement("b"), { textContent: line.name }), ` ${line.text} `, time);
  item.append(disc(line.seat), text);
  list.append(item);
  byId("silence").hidden = true;
  byId("chat").scrollTop = byId("chat").scrollHeight;
  if (!byId("chat").checkVisibility()) showUnread(table.unread + 1);
}

function showUnread(count) {
  table.unread = count;
  byId("tab-chat").querySelector(".badge")?.remove();
  if (count) byId("tab-chat").append(Object.assign(document.createElement("span"), { className: "badge", textContent: count }));
  byId("unread").textContent = count;
  byId("unread").hidden = !count;
}

function showHere({ names, count }) {
  const chip = byId("watching");
  chip.hidden = !count;
  chip.textContent = say("js-here", { n: count });
  chip.title = names.length ? say("js-watching", { names: names.join(", ") }) : say("js-watching-none");
}

function showRewind(message) {
  table.proposal = message.to === null ? null : message;
  showGoing();
}

/** A proposal to go back or forward; else that the table has gone back, and the way forward again. */
function showGoing() {
  const { proposal } = table;
  const forward = table.forward === table.stayed ? null : table.forward;
  byId("rewind").hidden = !proposal && forward === null;
  byId("answer").hidden = !proposal?.mine;
  const back = byId("forward");
  if (back) {
    back.hidden = Boolean(proposal) || forward === null;
    back.elements.to.value = forward ?? "";
  }
  const text = proposal ? proposalText(proposal) : forward === null ? "" : say("js-went-back", { to: counted(table.gaps, forward) });
  if (byId("rewind-text").textContent !== text) byId("rewind-text").textContent = text;
}

function proposalText({ by, to, own, on }) {
  if (on) return own ? say("js-forward-own") : say("js-forward-by", { name: by });
  const move = counted(table.gaps, to);
  return own ? say("js-rewind-own", { to: move }) : say("js-rewind-by", { name: by, to: move });
}

/** Asks before the table goes back: what would be taken back, and whose it is. */
async function proposeRewind(to) {
  const told = await ask({ do: "loss", to });
  if (told?.is !== "loss") {
    toast(told?.text ?? say("js-lost"));
    return;
  }
  byId("loss-title").textContent = say("js-loss", { moment: momentText(told.to) });
  byId("loss-text").textContent = told.others ? `${told.text} ${say("js-loss-others")}` : told.text;
  byId("loss-yes").textContent = say(told.others ? "js-loss-ask" : "js-loss-now");
  const dialog = byId("loss-dialog");
  dialog.returnValue = "";
  dialog.addEventListener("close", () => {
    if (dialog.returnValue !== "yes") return;
    send({ do: "rewind", to });
    if (!told.others) look(null);
  }, { once: true });
  dialog.showModal();
}

// --- tooltip: about and why

const tips = new Map();
let tipTimer = 0;
let tipFor = null;
// What was just chosen does not speak again while the pointer rests on it: the way to the next place must be free.
let quiet = null;

async function explain(place, element, why) {
  if (!place) return;
  clearTimeout(tipTimer);
  tipFor = element;
  const key = `${why} ${table.moment ?? table.head} ${place}`;
  if (!tips.has(key)) tips.set(key, ask({ do: why ? "why" : "about", place }));
  const answer = await tips.get(key);
  if (answer === null) tips.delete(key);
  // What was asked before the table changed is no longer true.
  if (!answer || answer.is === "error" || !tips.has(key) || tipFor !== element || !element.isConnected) return;
  byId("tip").toggleAttribute("data-asked", why);
  showTip(element, answer);
}

/** An answer that was asked for stays long enough for the way to its rule. */
const patience = (milliseconds) => (byId("tip").hasAttribute("data-asked") && !byId("tip").hidden ? 1200 : milliseconds);

/** When the table has changed, what is spoken of is explained anew, unless it is gone. */
function renewTip() {
  if (!tipFor) return undefined;
  return tipFor.isConnected && tipFor.dataset.at ? explain(tipFor.dataset.at, tipFor, false) : hideTip();
}

function showTip(element, { title, text, rule }) {
  const tip = byId("tip");
  const inside = [];
  if (title) inside.push(Object.assign(document.createElement("b"), { textContent: title }));
  inside.push(text);
  if (rule) inside.push(" ", ruleLink(rule));
  tip.replaceChildren(...inside);
  tip.toggleAttribute("data-tall", text.length > 150);
  tip.hidden = false;
  const { x, y } = tipSpot(element, tip);
  tip.style.left = `${x}px`;
  tip.style.top = `${y}px`;
  element.setAttribute("aria-describedby", "tip");
}

function tipSpot(element, tip) {
  // At the edge it would be measured narrower than it is.
  Object.assign(tip.style, { left: 0, top: 0 });
  const at = element.getBoundingClientRect();
  const size = tip.getBoundingClientRect();
  // In a panel things lie close together: there it stands beside all of them.
  const panel = phone() ? null : element.closest("#seats")?.getBoundingClientRect();
  if (panel) return { x: Math.max(8, panel.left - 8 - size.width), y: Math.max(8, Math.min(at.top, innerHeight - size.height - 8)) };
  // On the board it does not cover the options.
  const { top, bottom } = element.closest("#stage") ? byId("stage").getBoundingClientRect() : { top: 8, bottom: innerHeight };
  const others = all("[data-at]").filter((each) => !each.contains(element) && !element.contains(each));
  const boxes = others.map((each) => each.getBoundingClientRect()).filter((box) => box.width);
  return beside(at, size, { left: 8, right: innerWidth - 8, top, bottom: bottom - 8 }, boxes);
}

function hideTip() {
  clearTimeout(tipTimer);
  tipFor?.removeAttribute?.("aria-describedby");
  tipFor = null;
  byId("tip").hidden = true;
}

// --- hints and reasons of bots

/** So many milliseconds a bot may think before the page gives up. */
const THINKS = 30000;

/** By how much something changes the chance to win, in whole points of a hundred, with its sign. */
export function points(weight) {
  const rounded = Math.round(weight * 100);
  return `${rounded > 0 ? "+" : rounded < 0 ? "\u2212" : "\u00b1"}${Math.abs(rounded)}`;
}

/** Reasons as list items, each with a bar: to the right what speaks for it, to the left what against. */
function reasonItems(reasons) {
  return reasons.map(({ weight, text }) => {
    const width = Math.min(20, Math.abs(Math.round(weight * 400)));
    const against = weight < 0;
    const item = document.createElement("li");
    item.innerHTML = `<svg class="weight" viewBox="0 0 42 10" aria-hidden="true"><path d="M21 0v10"/><rect class="${against ? "against" : "for"}" x="${against ? 21 - width : 21}" y="2" width="${width}" height="6"/></svg>`;
    item.append(Object.assign(document.createElement("span"), { textContent: text }));
    if (Math.round(weight * 100)) item.append(" ", Object.assign(document.createElement("small"), { textContent: say("js-weight", { points: points(weight) }) }));
    return item;
  });
}

async function askHint() {
  if (!myTurn() || table.busy || !byId("curtain").hidden) return;
  const asked = asking();
  const button = byId("hint");
  if (button.getAttribute("aria-busy") === "true") return;
  button.setAttribute("aria-busy", "true");
  byId("whisper").textContent = say("js-thinking");
  const answer = await ask({ do: "hint" }, THINKS);
  button.removeAttribute("aria-busy");
  // Others may have decided meanwhile: the hint is good as long as I am asked the same.
  if (!myTurn() || asking() !== asked) return;
  if (answer?.is !== "hint") {
    toast(answer?.text ?? say("js-no-answer"));
    return;
  }
  table.hint = { asked, action: answer.action };
  byId("advice-title").textContent = say("js-hint-is", { label: answer.label });
  byId("advice-reasons").replaceChildren(...reasonItems(answer.reasons));
  byId("advice").hidden = false;
  showOptions();
  light();
  byId("advice-title").focus({ preventScroll: true });
}

function dropHint() {
  table.hint = null;
  byId("advice").hidden = true;
}

/** The places of the option that was advised, except those that are chosen already. */
function hintedPlaces() {
  const left = table.left.find(({ option }) => option.action === table.hint?.action);
  return left ? left.option.places.filter((_, i) => !left.used.includes(i)) : [];
}

function whyButton() {
  const button = Object.assign(document.createElement("button"), { type: "button", className: "ask", textContent: say("js-ask-why") });
  button.dataset.do = "reasons";
  button.setAttribute("aria-expanded", "false");
  return button;
}

/** Opens the reasons of a bot below its line of the log, or folds them away. */
async function askReasons(button) {
  const line = button.closest("li");
  const open = line.querySelector(".reasons");
  if (open) {
    open.remove();
    button.setAttribute("aria-expanded", "false");
    return;
  }
  if (button.getAttribute("aria-busy") === "true") return;
  button.setAttribute("aria-busy", "true");
  byId("whisper").textContent = say("js-thinking");
  const answer = await ask({ do: "reasons", n: Number(line.dataset.n) }, THINKS);
  button.removeAttribute("aria-busy");
  if (answer?.is !== "reasons") {
    toast(answer?.text ?? say("js-no-answer"));
    return;
  }
  const list = Object.assign(document.createElement("ul"), { className: "reasons" });
  list.append(...reasonItems(answer.reasons));
  if (answer.text) list.append(Object.assign(document.createElement("li"), { textContent: answer.text }));
  button.parentElement.append(list);
  button.setAttribute("aria-expanded", "true");
  list.scrollIntoView({ block: "nearest" });
  byId("whisper").textContent = list.textContent;
}

// --- preview: what a choice would do, shown pale on top of the pictures

const previews = new Map();
let previewTimer = 0;
let foreseen = null;

/** The option that a click on these places, the topmost first, would take at once. */
function aimedAt(places) {
  const open = openPlaces(table.left);
  const lit = places.find((place) => open.has(place));
  return lit === undefined ? null : completes(table.left, lit);
}

function foresee(option) {
  if (!option || !myTurn()) return hidePreview();
  if (foreseen === option.action) return undefined;
  hidePreview();
  foreseen = option.action;
  previewTimer = setTimeout(showPreview, 120, option.action);
  return undefined;
}

async function showPreview(action) {
  if (!previews.has(action)) previews.set(action, ask({ do: "preview", action }));
  const answer = await previews.get(action);
  if (answer?.is !== "preview") previews.delete(action);
  else if (foreseen === action) {
    byId("outcome").textContent = minus(answer.text);
    for (const [name, markup] of Object.entries(answer.parts)) {
      (byId(`picture-${name}`) ?? byId(name))?.append(parse(`<g class="preview" aria-hidden="true">${markup}</g>`));
    }
  }
}

function hidePreview() {
  if (foreseen === null) return;
  clearTimeout(previewTimer);
  foreseen = null;
  byId("outcome").textContent = "";
  for (const layer of all("g.preview")) layer.remove();
}

// --- drag: the same as a click where it begins and a click where it ends

let drag = null;
let dropped = false;

/** What is larger than this stays where it is while it is dragged: regions, not pieces and cards. */
const CARRIED = 180;

function listenToDrags() {
  document.addEventListener("pointerdown", (event) => {
    cancelDrag();
    const touch = event.pointerType === "touch";
    if (event.button || !event.isPrimary || !myTurn() || table.busy || view.k > 1 || (touch && !event.target.closest("#stage"))) return;
    const open = openPlaces(table.left);
    const from = placesAt(event.clientX, event.clientY).find((each) => open.has(each.dataset.at));
    if (from && event.target.closest("[data-at]")) drag = { from, x: event.clientX, y: event.clientY, id: event.pointerId, before: null, carried: null };
  });
  document.addEventListener("pointermove", (event) => {
    if (drag?.id !== event.pointerId) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.before && (Math.hypot(dx, dy) < 8 || !beginDrag())) return;
    if (drag.carried) drag.carried.style.transform = `translate(${dx}px,${dy}px)`;
    foresee(aimedAt(dropPlaces(event)));
  });
  document.addEventListener("pointerup", (event) => {
    if (drag?.id !== event.pointerId || !drag.before) return;
    // The click that follows belongs to the drag.
    dropped = true;
    setTimeout(() => (dropped = false));
    const open = openPlaces(table.left);
    const place = dropPlaces(event).find((each) => open.has(each));
    if (place === undefined) return cancelDrag();
    endDrag();
    return keep(pick(table.left, place), place);
  });
  document.addEventListener("pointercancel", cancelDrag);
  document.addEventListener("click", (event) => {
    if (!dropped) return;
    event.stopPropagation();
    event.preventDefault();
  }, true);
}

function dropPlaces(event) {
  return placesAt(event.clientX, event.clientY).filter((each) => each !== drag.from).map((each) => each.dataset.at);
}

/** False if there is nowhere to go from here. */
function beginDrag() {
  const place = drag.from.dataset.at;
  const left = pick(table.left, place);
  if (!openPlaces(left).size) {
    drag = null;
    return false;
  }
  drag.before = { left: table.left, chosen: table.chosen };
  table.left = left;
  table.chosen = [...table.chosen, place];
  document.body.classList.add("dragging");
  hideTip();
  drag.carried = carry(drag.from);
  showOptions();
  light();
  return true;
}

/** A copy of a small thing that goes with the pointer; null for a large one. */
function carry(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (Math.max(width, height) > CARRIED) return null;
  const copied = element.cloneNode(true);
  for (const each of [copied, ...all("[id], [data-at]", copied)]) {
    each.removeAttribute("id");
    each.removeAttribute("data-at");
  }
  let carried = copied;
  if (element instanceof SVGGraphicsElement) {
    const box = element.getBBox();
    carried = parse('<div><svg class="picture"></svg></div>');
    carried.firstElementChild.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    copied.style.transform = "none";
    copied.removeAttribute("transform");
    carried.firstElementChild.append(copied);
  }
  carried.classList.add("carried");
  carried.setAttribute("aria-hidden", "true");
  for (const [name, value] of Object.entries({ left, top, width, height })) carried.style[name] = `${value}px`;
  document.body.append(carried);
  return carried;
}

function endDrag() {
  drag?.carried?.remove();
  document.body.classList.remove("dragging");
  drag = null;
}

function cancelDrag() {
  const before = drag?.before;
  endDrag();
  if (!before) return;
  Object.assign(table, before);
  hidePreview();
  showOptions();
  light();
}

// --- clicks, pointer

/** The places under a point, the topmost first; pieces let a click through to the region they stand on. */
function placesAt(x, y) {
  const found = document.elementsFromPoint(x, y).flatMap((element) => {
    const holder = element.closest("[data-at]");
    return holder ? [holder] : [];
  });
  return [...new Set(found)];
}

/** Half of what a finger covers, in pixels. */
const FINGER = 20;

/** The same for a finger: where it just misses what is lit, the nearest of it is meant. */
function meantAt(x, y) {
  const under = placesAt(x, y);
  if (!matchMedia("(pointer: coarse)").matches || under.some((each) => each.classList.contains("may"))) return under;
  const near = all("#stage .may, #slot .may").map((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return { each, far: Math.max(Math.abs(x - (left + right) / 2), Math.abs(y - (top + bottom) / 2)) };
  });
  const [nearest] = near.filter(({ far }) => far <= FINGER).sort((one, other) => one.far - other.far);
  return nearest ? [nearest.each, ...under] : under;
}

function press(target, under) {
  // What folds a panel is no part of the place that the panel stands for.
  const missed = target.closest("#stage, #slot") ? under[0] : null;
  const holder = target.closest("summary") ? null : target.closest("[data-at]") ?? missed;
  if (holder) return choose((under.length ? under : [holder]).map((each) => each.dataset.at), holder);
  if (target.closest("#stage") && table.chosen.length) clear();
  if (!target.closest("#tip")) hideTip();
  return undefined;
}

function listenToClicks() {
  document.addEventListener("click", (event) => {
    const { target } = event;
    const rule = target.closest("[data-rule]");
    if (rule && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      return openRule(rule.dataset.rule);
    }
    const command = target.closest("[data-do]");
    if (command) return commands[command.dataset.do]?.(event, command);
    const moment = target.closest("a.moment");
    if (moment && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      return look(Number(moment.closest("li").dataset.n));
    }
    const sheet = target.closest("[data-sheet]");
    if (sheet) {
      // Its button says "Log", and counts what was said in the chat.
      if (sheet.dataset.sheet === "talk") showTab(byId(table.unread ? "tab-chat" : "tab-log"));
      return openSheet(sheet.dataset.sheet);
    }
    if (!target.closest("#menu")) byId("menu").open = false;
    return press(target, event.detail ? meantAt(event.clientX, event.clientY) : []);
  });
  byId("older").addEventListener("click", olderLines);
}

const commands = {
  help(event) {
    event.preventDefault();
    byId("help-dialog").showModal();
  },
  drawer(_, button) {
    const open = byId("side").classList.toggle("open");
    button.setAttribute("aria-expanded", String(open));
  },
  clear: () => clear(),
  hint(event) {
    event.preventDefault();
    askHint();
  },
  "hint-away"() {
    dropHint();
    showOptions();
    light();
    byId("hint")?.focus();
  },
  reasons: (_, button) => askReasons(button),
  stay() {
    table.stayed = table.forward;
    showGoing();
  },
  "to-map": () => openSheet(""),
  replay() {
    byId("menu").open = false;
    byId("prompt").classList.add("replaying");
    byId("slider").focus();
  },
  now(event) {
    event.preventDefault();
    look(null);
  },
  first: () => look(0),
  "step-back": () => look(stepped(table.gaps, shownMoment(), -1)),
  "step-on": () => look(stepped(table.gaps, shownMoment(), 1)),
  last: () => look(null),
  "strip-back": () => byId("options").scrollBy({ left: -byId("options").clientWidth * 0.8, behavior: "smooth" }),
  "strip-on": () => byId("options").scrollBy({ left: byId("options").clientWidth * 0.8, behavior: "smooth" }),
  rewind(event) {
    event.preventDefault();
    proposeRewind(table.moment);
  },
  async copy(event, link) {
    event.preventDefault();
    await copy(link.href);
    byId("menu").open = false;
    toast(say("js-copied"));
  },
  "moment-link": (event, link) => commands.copy(event, link),
};

function listenToPointer() {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const line = event.target.closest("li[data-places]");
    if (line) trail(line.dataset.places);
    if (drag?.before) return;
    const button = event.target.closest(BUTTONS);
    if (button) hover(button, true);
    const holder = event.target.closest("[data-at]");
    const under = holder ? placesAt(event.clientX, event.clientY).map((each) => each.dataset.at) : [];
    foresee(button ? optionOf(button) : aimedAt(under));
    if (event.target.closest("#tip")) clearTimeout(tipTimer);
    if (!holder || holder === quiet) return;
    clearTimeout(tipTimer);
    if (holder === tipFor) return;
    quiet = null;
    for (const place of under) hoverButtons(place, true);
    tipTimer = setTimeout(() => explain(holder.dataset.at, holder, false), patience(300));
  });
  document.addEventListener("pointerout", (event) => {
    if (event.pointerType === "touch") return;
    if (event.target.closest("li[data-places]")) trail("");
    const button = event.target.closest(BUTTONS);
    if (button) hover(button, false);
    if (!event.target.closest("[data-at], #tip")) return;
    for (const each of all(".btn.hover")) each.classList.remove("hover");
    clearTimeout(tipTimer);
    tipTimer = setTimeout(hideTip, patience(220));
  });
  document.addEventListener("focusin", (event) => {
    const { target } = event;
    const button = target.closest(BUTTONS);
    if (button) hover(button, true);
    const line = target.closest("li[data-places]");
    if (line) trail(line.dataset.places);
    if (!target.matches(":focus-visible")) return;
    const holder = target.closest("[data-at]");
    foresee(button ? optionOf(button) : holder && aimedAt([holder.dataset.at]));
    if (holder) explain(holder.dataset.at, holder, false);
    else if (!target.closest("#tip")) hideTip();
  });
  document.addEventListener("focusout", (event) => {
    const button = event.target.closest(BUTTONS);
    if (button) hover(button, false);
    if (event.target.closest("li[data-places]")) trail("");
    hidePreview();
  });
}

/** Where a line of the log took place. */
function trail(places) {
  for (const element of all(".trailing")) element.classList.remove("trailing", "last");
  for (const place of places.split(" ").filter(Boolean)) {
    for (const element of standing(place)) {
      if (element.classList.contains("last")) continue;
      ensureRing(element);
      element.classList.add("trailing", "last");
    }
  }
}

// --- keys

const typing = (element) => element.closest("input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select, dialog");

function listenToKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { target, key } = event;
    if (key === "Escape") return escape();
    if (typing(target) || document.querySelector("dialog[open]") || !byId("curtain").hidden) return;
    const holder = target.closest("[data-at]");
    if ((key === "Enter" || key === " ") && holder && !target.closest("button, a, summary")) {
      event.preventDefault();
      choose([holder.dataset.at], holder);
    } else if (key.startsWith("Arrow") && !target.closest("[role=tablist], [type=range], [role=tabpanel]")) {
      event.preventDefault();
      walk(key);
    } else if (!settings.keys) return;
    else if (key === "?") {
      event.preventDefault();
      askAround();
    } else if (key === "!") {
      askHint();
    } else if (key === ",") commands["step-back"]();
    else if (key === ".") commands["step-on"]();
    else if (key.toLowerCase() === "u" && !event.repeat) undo();
    else if (key.length === 1 && KEYS.includes(key.toUpperCase()) && !event.repeat) {
      all(BUTTONS).find((each) => each.dataset.key === key.toUpperCase())?.click();
    }
  });
}

function escape() {
  if (drag?.before) return cancelDrag();
  if (byId("filter").value) {
    byId("filter").value = "";
    return showOptions();
  }
  if (!byId("tip").hidden) return hideTip();
  if (byId("menu").open) {
    byId("menu").open = false;
    return byId("menu").querySelector("summary").focus();
  }
  if (byId("sheet").dataset.open) return openSheet("");
  if (table.hint) return commands["hint-away"]();
  if (table.chosen.length) return clear();
  if (byId("side").classList.contains("open")) byId("side").classList.remove("open");
  return undefined;
}

function walk(key) {
  const stops = all(`#stage [data-at][tabindex], #slot [data-at][tabindex], ${BUTTONS}, #undo button`).filter((each) => each.checkVisibility());
  const here = document.activeElement;
  if (!stops.includes(here)) {
    const back = lastStop && stopAt(lastStop);
    (stops.find((each) => each === back) ?? stops.find((each) => each.classList.contains("may")) ?? stops[0])?.focus();
    return;
  }
  const rest = stops.filter((each) => each !== here);
  const next = nearest(here.getBoundingClientRect(), rest.map((each) => each.getBoundingClientRect()), key);
  rest[next]?.focus();
}

/** "?" speaks of what has the focus, else of what the pointer is on, else of the table. */
function askAround() {
  const holder = document.activeElement?.closest("[data-at]") ?? all("[data-at]:hover").at(-1);
  if (!holder) return byId("help-dialog").showModal();
  return explain(holder.dataset.at, holder, myTurn() && !holder.classList.contains("may"));
}

// --- forms, tabs, rules

/** True while there is no socket. Where none ever opened, the form itself carries the message; else one has to wait. */
function cut(event) {
  if (wire.socket?.readyState === WebSocket.OPEN) return false;
  if (wire.heard) {
    event.preventDefault();
    toast(say("js-lost"));
  }
  return true;
}

/** Vertical wheels move the strip sideways. */
function listenToStrip() {
  const strip = byId("options");
  strip.addEventListener("scroll", showEdges, { passive: true });
  addEventListener("resize", showEdges);
  strip.addEventListener("wheel", (event) => {
    if (event.ctrlKey || event.deltaX || strip.scrollWidth <= strip.clientWidth) return;
    event.preventDefault();
    strip.scrollLeft += event.deltaY;
  }, { passive: false });
  const filter = byId("filter");
  filter.addEventListener("input", showOptions);
  filter.addEventListener("keydown", (event) => {
    const found = matching(table.left, filter.value);
    if (event.key === "Enter" && found.length === 1) play(found[0].option.action);
    else if (event.key === "Enter" || event.key === "ArrowDown") byId("groups").querySelector("button")?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}

function listenToForms() {
  byId("options").addEventListener("submit", (event) => {
    // Where no socket ever opened, the form itself carries the answer.
    if (!wire.heard) return;
    event.preventDefault();
    if (event.submitter?.value) play(event.submitter.value);
  });
  byId("undo")?.addEventListener("submit", (event) => {
    event.preventDefault();
    undo();
  });
  byId("answer").addEventListener("submit", (event) => {
    event.preventDefault();
    send({ do: "answer", accept: event.submitter.value === "yes" });
    byId("rewind").hidden = true;
  });
  byId("forward")?.addEventListener("submit", (event) => {
    event.preventDefault();
    send({ do: "rewind", to: table.forward });
    look(null);
  });
  byId("say").addEventListener("submit", (event) => {
    const field = byId("saying");
    if (cut(event)) return;
    event.preventDefault();
    if (field.value.trim() && send({ do: "chat", text: field.value.trim() })) field.value = "";
  });
  byId("seek").addEventListener("submit", (event) => {
    event.preventDefault();
    fetchRules(`/rules/${table.game}?bare=1&q=${encodeURIComponent(byId("seek-q").value)}`, byId("found"));
  });
  byId("notebook").addEventListener("submit", (event) => {
    event.preventDefault();
    saveNotes();
  });
  let later = 0;
  byId("note").addEventListener("input", () => {
    byId("noted").textContent = say("js-saving");
    clearTimeout(later);
    later = setTimeout(saveNotes, 900);
  });
  byId("tempo").value = settings.tempo;
  byId("tempo").addEventListener("change", () => {
    settings.set("tempo", byId("tempo").value);
    send({ do: "tempo", tempo: settings.tempo });
  });
  for (const box of all("[data-setting]")) {
    box.addEventListener("change", async () => {
      if (box.dataset.setting === "notify" && box.checked && !(await allowNotices())) {
        box.checked = false;
        toast(say("js-notify-blocked"));
      }
      settings.set(box.dataset.setting, box.checked);
      if (box.dataset.setting === "sound" && box.checked) knock();
      if (box.dataset.setting === "ask") settle();
      if (box.dataset.setting === "keys") showOptions();
    });
  }
}

async function saveNotes() {
  const form = byId("notebook");
  try {
    const answer = await fetch(form.action, {
      method: "POST",
      body: new URLSearchParams(new FormData(form)),
      headers: { "x-csrftoken": table.csrf },
      redirect: "manual",
    });
    byId("noted").textContent = say(answer.ok || answer.type === "opaqueredirect" ? "js-saved" : "js-not-saved");
  } catch {
    byId("noted").textContent = say("js-not-saved");
  }
}

function listenToTabs() {
  for (const strip of all("[role=tablist]")) {
    strip.addEventListener("click", (event) => {
      const tab = event.target.closest("[role=tab]");
      if (tab) showTab(tab);
    });
    strip.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      const tabs = all("[role=tab]", strip);
      const next = tabs[(tabs.indexOf(event.target) + step + tabs.length) % tabs.length];
      showTab(next);
      next.focus();
    });
  }
  for (const details of all("details[data-part]")) {
    details.addEventListener("toggle", () => {
      const box = details.querySelector("div");
      if (details.open && !box.dataset.read) {
        box.dataset.read = "yes";
        fetchRules(`/rules/${table.game}?part=${details.dataset.part}`, box);
      }
    });
  }
}

/** Shows what a tab stands for, instead of its neighbours. */
function selectTab(tab) {
  for (const other of all("[role=tab]", tab.parentElement)) {
    const on = other === tab;
    other.setAttribute("aria-selected", String(on));
    other.tabIndex = on ? 0 : -1;
    byId(other.getAttribute("aria-controls")).toggleAttribute("hidden", !on);
  }
}

function showTab(tab) {
  hideTip();
  const picture = tab.closest("#views");
  if (picture) view.reset();
  selectTab(tab);
  if (tab.id === "tab-chat") showUnread(0);
  if (tab.id === "tab-log") showNewest();
  // What is measured could not be measured while it was hidden.
  if (picture) light();
}

async function fetchRules(address, box) {
  box.textContent = say("js-loading");
  try {
    const answer = await fetch(address);
    box.innerHTML = await answer.text();
  } catch {
    box.textContent = say("js-closed");
  }
}

async function openRule(rule) {
  hideTip();
  if (phone()) openSheet("talk");
  else if (drawer()) byId("side").classList.add("open");
  showTab(byId("tab-rules"));
  await fetchRules(`/rules/${table.game}/${encodeURIComponent(rule)}?bare=1`, byId("found"));
  byId("rules").scrollTop = 0;
  byId("rules").focus({ preventScroll: true });
}

// --- replay

let looking = 0;

const shownMoment = () => table.wanted ?? table.moment ?? table.head;

/** The address of a moment, seen through the eyes through which the reader looks. */
function addressOf(moment) {
  const asked = Object.entries({ moment, eyes: table.eyes }).filter(([, value]) => value !== null);
  return `/table/${table.id}${asked.length ? `?${new URLSearchParams(asked)}` : ""}`;
}

/** Goes to a moment; null, or one that is not past, is now. */
function look(asked) {
  const moment = asked === null || asked >= table.head ? null : asked;
  if (moment === null && table.moment === null && table.wanted === null) return;
  if (moment === null) byId("prompt").classList.remove("replaying");
  table.wanted = moment;
  lookAt(moment);
}

function lookAt(moment) {
  clearTimeout(looking);
  looking = setTimeout(() => {
    if (!send({ do: "look", moment, eyes: table.eyes })) location.assign(addressOf(moment));
  }, 60);
  history.replaceState(null, "", addressOf(moment));
  showSlider();
}

/** "Move 40 of 95", and the round it belongs to if the game has marked any. */
function momentText(moment, live = false) {
  const n = counted(table.gaps, moment);
  const text = live ? say("js-move-live", { n }) : say("js-move-of", { n, of: counted(table.gaps, table.head) });
  const gone = !live && moment < (gapAt(table.gaps, moment)?.[1] ?? 0) ? [say("js-taken-back")] : [];
  return [text, ...gone, ...(chapterOf(table.marks, moment)?.slice(1) ?? [])].join(" · ");
}

function showSlider() {
  const slider = byId("slider");
  const at = shownMoment();
  slider.max = table.head;
  slider.value = at;
  slider.style.setProperty("--done", `${table.head ? (100 * at) / table.head : 100}%`);
  const live = table.moment === null && table.wanted === null;
  byId("moment").textContent = momentText(at, live);
  byId("moment").title = momentText(at, live);
  byId("then").hidden = live;
  byId("then").textContent = live ? "" : say("js-then", { moment: momentText(at) });
  slider.setAttribute("aria-valuetext", momentText(at, live));
  for (const button of all("#replay [data-do=first], #replay [data-do=step-back]")) button.setAttribute("aria-disabled", String(at === 0));
  for (const button of all("#replay [data-do=last], #replay [data-do=step-on]")) button.setAttribute("aria-disabled", String(live));
  showTicks();
}

function showTicks() {
  const marks = table.marks.filter(([at]) => at <= table.head);
  const box = byId("ticks");
  while (box.childElementCount > marks.length) box.lastElementChild.remove();
  while (box.childElementCount < marks.length) box.append(document.createElement("i"));
  marks.forEach(([at], i) => box.children[i].style.setProperty("--at", table.head ? at / table.head : 1));
}

function listenToSlider() {
  const slider = byId("slider");
  const bubble = byId("bubble");
  slider.addEventListener("input", () => look(Number(slider.value)));
  slider.addEventListener("keydown", (event) => {
    const direction = { PageUp: 1, PageDown: -1 }[event.key];
    if (!direction || !table.marks.length) return;
    event.preventDefault();
    look(nextMark(table.marks, shownMoment(), direction, table.head));
  });
  slider.addEventListener("pointermove", (event) => {
    const box = slider.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientX - box.left - 8) / (box.width - 16)));
    bubble.textContent = momentText(Math.round(share * table.head));
    bubble.style.setProperty("--at", share);
    bubble.hidden = false;
  });
  for (const name of ["pointerleave", "pointercancel"]) slider.addEventListener(name, () => (bubble.hidden = true));
  byId("replay").addEventListener("submit", (event) => event.preventDefault());
  byId("eyes")?.addEventListener("change", (event) => {
    table.eyes = event.target.value === "" ? null : Number(event.target.value);
    lookAt(table.wanted ?? table.moment);
  });
}

// --- phone: pictures as sheets, pinch and pan

const pictures = () => all("#board > svg");
const titleOf = (picture) => picture.dataset.title ?? capital(picture.id.slice("picture-".length));

/** On a desk several pictures have tabs; the one that was looked at stays. */
function pictureTabs() {
  const strip = byId("views");
  const several = phone() ? [] : pictures();
  const seen = strip.querySelector("[aria-selected=true]")?.getAttribute("aria-controls");
  strip.hidden = several.length < 2;
  strip.replaceChildren(
    ...(strip.hidden ? [] : several).map((picture) => {
      const tab = Object.assign(document.createElement("button"), { type: "button", id: `tab-${picture.id}`, textContent: titleOf(picture) });
      tab.setAttribute("role", "tab");
      tab.setAttribute("aria-controls", picture.id);
      return tab;
    }),
  );
  const chosen = [...strip.children].find((tab) => tab.getAttribute("aria-controls") === seen) ?? strip.firstElementChild;
  if (chosen) selectTab(chosen);
}

let followedLast = "";

/** Opens the view that a new question to me is about. It does so once: whoever then looks elsewhere is left there. */
function followQuestion() {
  if (!myTurn() || !byId("curtain").hidden || followedLast === asking()) return;
  followedLast = asking();
  const named = byId(`picture-${table.prompt.picture}`);
  if (phone()) return followOnPhone(named);
  const lit = pictures().filter((picture) => picture.querySelector(".may"));
  const wanted = named ?? (lit.includes(view.element) ? null : lit[0]);
  const tab = wanted && byId(`tab-${wanted.id}`);
  if (tab && tab.getAttribute("aria-selected") !== "true") showTab(tab);
  return undefined;
}

/** A sheet hides the options: it is opened where each of them can be pointed at in it, and closed where none can. */
function followOnPhone(named) {
  const open = byId("sheet").dataset.open ?? "";
  const holds = ({ places }) => places.some((place) => named.querySelector(`[data-at="${CSS.escape(place)}"]`));
  const fits = named && open !== "talk" && table.options.every(holds);
  if (fits && open !== named.id) openSheet(named.id);
  else if (!fits && open.startsWith("picture-") && (open === cameItself || !byId(open).querySelector(".may"))) openSheet("");
  cameItself = fits ? named.id : "";
}

/** The sheet that was opened by a question: it goes with it. */
let cameItself = "";

/** A place in the bottom navigation for each picture but the first, which is always there. */
function pictureButtons() {
  const nav = byId("nav");
  for (const old of all("[data-sheet^=picture-]", nav)) old.remove();
  const [first, ...others] = pictures();
  const map = nav.querySelector("[data-sheet='']");
  map.dataset.plain ??= map.textContent.trim();
  map.lastChild.textContent = first?.dataset.title && others.length ? first.dataset.title : map.dataset.plain;
  for (const picture of others) {
    const name = picture.id.slice("picture-".length);
    const icon = byId(`i-${name}`) ? name : "picture";
    const button = parse(`<button type="button" aria-pressed="false"><svg class="ico" viewBox="0 0 20 20" aria-hidden="true"><use href="#i-${icon}"/></svg></button>`);
    button.dataset.sheet = picture.id;
    button.append(titleOf(picture));
    nav.insertBefore(button, nav.querySelector("[data-sheet=seats]"));
  }
  pictureTabs();
  markSheets();
}

/** Whether a part of the side is there without a sheet. */
const docked = (name) => getComputedStyle(byId("side")).display !== "none" && byId("side").contains(byId(name));

/** Opens a part of the page as a sheet over the map; "" closes it. The part is moved there and back. */
function openSheet(name) {
  hideTip();
  const sheet = byId("sheet");
  const slot = byId("slot");
  const home = byId("sheet-home");
  const guest = slot.firstElementChild;
  if (guest) {
    if (home) home.replaceWith(guest);
    else guest.remove();
  }
  const next = name && phone() && !docked(name) ? byId(name) : null;
  sheet.dataset.open = next ? name : "";
  sheet.classList.toggle("open", Boolean(next));
  document.body.classList.toggle("has-sheet", Boolean(next));
  byId("veil")?.remove();
  for (const button of all("[data-sheet]")) button.setAttribute("aria-pressed", String(button.dataset.sheet === (next ? name : "")));
  sheet.style.transform = "";
  if (!next) {
    // What is measured could not be measured while the sheet was over it.
    if (guest) showOptions();
    return;
  }
  const placeholder = Object.assign(document.createElement("i"), { id: "sheet-home", hidden: true });
  next.replaceWith(placeholder);
  slot.append(next);
  const veil = Object.assign(document.createElement("div"), { id: "veil", className: "veil" });
  veil.addEventListener("click", () => openSheet(""));
  byId("stage").append(veil);
  sheet.setAttribute("aria-label", all(`[data-sheet="${name}"]`)[0]?.textContent.trim() ?? "");
  if (name === "talk") {
    if (!byId("chat").hidden) showUnread(0);
    showNewest();
  }
  sheet.focus({ preventScroll: true });
}

/** How the map is zoomed and shifted. */
const view = {
  k: 1, x: 0, y: 0,
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
  shift(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.show();
  },
  /** Where the whole picture has no room, something lit is in sight, or what is hinted at. */
  showLit() {
    if (this.k > 1 || !this.loose) return;
    const found = (state) => all(`${state}[data-at]`, this.element);
    const lit = found(".hinted").length ? found(".hinted") : found(".may");
    const box = byId("stage").getBoundingClientRect();
    const seen = lit.some((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return (left + right) / 2 > box.left && (left + right) / 2 < box.right && (top + bottom) / 2 > box.top && (top + bottom) / 2 < box.bottom;
    });
    if (lit.length && !seen) this.reveal(lit[0]);
  },
  /** Shifts the picture until something in it is seen. */
  reveal(element) {
    const box = byId("stage").getBoundingClientRect();
    const at = element.getBoundingClientRect();
    const by = (low, high, from, to) => (low < from ? from - low : Math.min(0, Math.max(to - high, from - low)));
    this.shift(by(at.left, at.right, box.left + 8, box.right - 8), by(at.top, at.bottom, box.top + 8, box.bottom - 8));
  },
  reset() {
    Object.assign(this, { k: 1, x: 0, y: 0 });
    this.show();
  },
  zoom(by, x, y) {
    const k = Math.min(4, Math.max(1, this.k * by));
    this.x = x - ((x - this.x) * k) / this.k;
    this.y = y - ((y - this.y) * k) / this.k;
    this.k = k;
    this.show();
  },
};

/** Two taps within so many milliseconds belong together. */
const TWICE = 300;

/** A finger that stays so many milliseconds asks. */
const RESTS = 450;

function rest(holder) {
  const option = aimedAt([holder.dataset.at]);
  foresee(option);
  // A sheet has no room for a tip beside the drawing of what would come.
  if (!option || !holder.closest("#slot")) explain(holder.dataset.at, holder, false);
}

function listenToFingers() {
  const stage = byId("stage");
  const fingers = new Map();
  let moved = 0;
  let tapped = 0;
  let tapping = 0;
  let pressing = 0;
  const inside = (event) => {
    const box = stage.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  stage.addEventListener("pointerdown", (event) => {
    if (event.target.closest("#veil")) return;
    fingers.set(event.pointerId, inside(event));
    moved = fingers.size > 1 ? 99 : 0;
    clearTimeout(pressing);
    const holder = event.target.closest("[data-at]");
    if (event.pointerType === "touch" && holder && fingers.size === 1) {
      pressing = setTimeout(() => {
        moved = 99;
        rest(holder);
      }, RESTS);
    }
  });
  stage.addEventListener("pointermove", (event) => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const to = inside(event);
    const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (others.length) {
      const [other] = others;
      const span = (at) => Math.hypot(at[0] - other[0], at[1] - other[1]);
      view.zoom(span(to) / Math.max(1, span(from)), (to[0] + other[0]) / 2, (to[1] + other[1]) / 2);
    } else if (view.loose && !document.body.classList.contains("dragging")) {
      view.shift(to[0] - from[0], to[1] - from[1]);
    }
    moved += Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (moved > 8) clearTimeout(pressing);
    fingers.set(event.pointerId, to);
  });
  const up = (event) => {
    if (!fingers.delete(event.pointerId)) return;
    clearTimeout(pressing);
    if (event.pointerType === "touch") hidePreview();
    if (event.type !== "pointerup" || event.pointerType !== "touch" || moved > 8) return;
    // Two taps return to the whole map. While it is zoomed, one tap waits to see whether another follows.
    if (event.timeStamp - tapped < TWICE && view.k > 1) {
      clearTimeout(tapping);
      view.reset();
      moved = 99;
    }
    tapped = event.timeStamp;
  };
  for (const name of ["pointerup", "pointercancel", "pointerleave"]) stage.addEventListener(name, up);
  stage.addEventListener("click", (event) => {
    const { target, clientX, clientY } = event;
    if (moved > 8) event.stopPropagation();
    else if (view.k > 1 && event.pointerType === "touch") {
      event.stopPropagation();
      tapping = setTimeout(() => press(target, meantAt(clientX, clientY)), TWICE);
    }
    moved = 0;
  }, true);
  stage.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !view.loose) return;
    event.preventDefault();
    if (event.ctrlKey) view.zoom(Math.exp(-event.deltaY / 200), ...inside(event));
    else if (event.shiftKey) view.shift(-event.deltaY, 0);
    else view.shift(-event.deltaX, -event.deltaY);
  }, { passive: false });
  stage.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && view.reveal(event.target));

  const sheet = byId("sheet");
  const grip = sheet.querySelector(".grip");
  let start = null;
  grip.addEventListener("pointerdown", (event) => {
    start = event.clientY;
    grip.setPointerCapture(event.pointerId);
  });
  grip.addEventListener("pointermove", (event) => {
    if (start !== null && !still()) sheet.style.transform = `translateY(${Math.max(0, event.clientY - start)}px)`;
  });
  grip.addEventListener("pointerup", (event) => {
    const far = start !== null && event.clientY - start > 60;
    start = null;
    sheet.style.transform = "";
    if (far) openSheet("");
  });
  grip.addEventListener("pointercancel", () => {
    start = null;
    sheet.style.transform = "";
  });
}

/** A finger that rests on something in a box asks about it: lifting it chooses nothing. */
function listenToRest(box, touched, tell) {
  let resting = 0;
  let rested = false;
  box.addEventListener("pointerdown", (event) => {
    const found = event.pointerType === "touch" ? touched(event.target) : null;
    clearTimeout(resting);
    rested = false;
    if (!found) return;
    resting = setTimeout(() => {
      rested = true;
      tell(found);
    }, RESTS);
  });
  box.addEventListener("click", (event) => {
    // A click without a pointer comes from a key.
    if (!rested || !event.detail) return;
    event.preventDefault();
    event.stopPropagation();
  }, true);
  box.addEventListener("contextmenu", (event) => rested && event.preventDefault());
  for (const name of ["pointerup", "pointercancel"]) {
    box.addEventListener(name, (event) => {
      clearTimeout(resting);
      if (event.pointerType === "touch") hidePreview();
    });
  }
}

/** The option of the button that was touched; undefined beside them and for one that opens more. */
function touchedOption(target) {
  const button = target.closest(BUTTONS);
  return button ? optionOf(button) : undefined;
}

// ---------------------------------------------------------------------------------------------- begin

if (inBrowser) {
  everyPage();
  tablePage();
  if (wire.socket) {
    addEventListener("online", hurry);
    document.addEventListener("visibilitychange", () => document.hidden || hurry());
    setInterval(beat, 25000);
  }
}
