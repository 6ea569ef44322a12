// What happened since the reader's last turn: a strip above the question, halos on what changed, and points beside seats.

import { all, byId } from "./dom.js";
import { haloes } from "./halo.js";
import { look } from "./replay.js";
import { disc } from "./seats.js";
import { settings } from "./settings.js";
import { myTurn, table } from "./state.js";
import { minus } from "./text.js";
import { say } from "./words.js";

/** So many lines about the reader are shown at once, and one where there is little room. */
const MINE = 2;
const LOW = "(max-height: 859px)";
/** A whole replay takes so long, and no step is shorter or longer than these (milliseconds). */
const REPLAY = 3000;
const SHORTEST = 250;
const LONGEST = 900;

/** The strip that the reader put away, and the one that was read out, by where they begin. */
let hidden = "";
let told = "";
let replaying = 0;

const keyOf = () => (table.since ? `${table.seat}/${table.since.start}` : "");

/** Whether the strip is shown now: where there is nothing but a great moment to be told, it would be empty. */
const shown = () => Boolean(table.since?.lines.length || table.since?.mine.length) && myTurn() && settings.since !== "off" && hidden !== keyOf() && !document.body.classList.contains("curtained");

/** Shows all of it, or takes it away. */
export function showSince() {
  const strip = byId("since");
  const { since } = table;
  const open = shown();
  strip.hidden = !open;
  byId("main").classList.toggle("has-since", open);
  haloes(myTurn() && since && settings.halos ? since.changed ?? [] : []);
  showGains(myTurn() && since ? since.gains ?? [] : []);
  if (!open || !since) return;
  const full = settings.since === "full";
  byId("since-count").textContent = since.count === 1 ? say("js-action") : say("js-actions", { n: since.count });
  const mine = since.mine.map((tale) => taleLine(tale, true));
  const later = mine.splice(matchMedia(LOW).matches || !full ? 1 : MINE);
  const rivals = since.lines.map((tale) => taleLine(tale, false));
  byId("since-mine").replaceChildren(...(mine.length ? mine : rivals.splice(0, 1)));
  rivals.unshift(...later);
  byId("since-rivals").replaceChildren(...rivals);
  strip.classList.toggle("brief", !full);
  const unfold = byId("since-more");
  unfold.hidden = !rivals.length;
  unfold.textContent = say("js-rivals", { n: rivals.length });
  announce(since);
  giveWay();
}

/** The map has the room that the strip leaves it. What is unfolded lies on the map. */
function giveWay() {
  const strip = byId("since");
  strip.style.setProperty("--stage-wide", `${byId("stage").offsetWidth}px`);
  if (strip.classList.contains("open")) return;
  const room = `${strip.hidden ? 0 : strip.offsetHeight}px`;
  for (const id of ["stage", "side", "talk", "result-home", "advice"]) byId(id).style.setProperty("--since", room);
}

/**
 * One line: who, what, how many points. It can be played again.
 * @param {Live.Tale} tale
 * @param {boolean} mine
 */
function taleLine(tale, mine) {
  const item = document.createElement("li");
  item.dataset.places = (tale.places ?? []).join(" ");
  item.className = mine ? "for-me" : "of-others";
  const button = Object.assign(document.createElement("button"), { type: "button", className: "tale", title: `${say("js-show")}: ${minus(tale.text)}` });
  const name = Object.assign(document.createElement("b"), { className: mine ? "you" : "name", textContent: mine ? say("js-about-you") : tale.name });
  if (!mine) button.append(tale.seat === null ? Object.assign(document.createElement("span"), { className: "dot" }) : disc(tale.seat));
  button.append(name, mine ? " " : ": ", minus(tale.text));
  if (tale.gain) button.append(" · ", Object.assign(document.createElement("b"), { className: "delta", textContent: tale.gain }));
  if (tale.sources) button.append(" ", Object.assign(document.createElement("small"), { className: "soft", textContent: `(${minus(tale.sources)})` }));
  button.addEventListener("click", () => playAgain(tale.start - 1, tale.end));
  item.append(button);
  return item;
}

/**
 * Points that changed, beside the score of each seat.
 * @param {string[]} gains
 */
function showGains(gains) {
  for (const old of all("#seats .delta")) old.remove();
  gains.forEach((gain, seat) => {
    const score = gain && byId(`seat-${seat}`)?.querySelector(".score");
    if (!score) return;
    const delta = Object.assign(document.createElement("span"), { className: `delta${gain.startsWith("+") ? "" : " loss"}`, textContent: gain });
    score.before(delta);
  });
}

/**
 * It is read out once, politely.
 * @param {Live.Since} since
 */
function announce(since) {
  if (told === keyOf()) return;
  told = keyOf();
  const first = since.mine[0] ?? since.lines[0];
  const count = since.count === 1 ? say("js-action") : say("js-actions", { n: since.count });
  const rest = since.mine.length + since.lines.length - 1;
  const text = since.mine[0] ? first.text : `${first.name}: ${first.text}`;
  byId("since-told").textContent = [say("js-since-told", { count }), minus(text), rest > 0 ? say("js-since-rest", { n: rest }) : ""].join(" ").trim();
}

/**
 * The moments to stop at, so that all of it takes three seconds or less.
 * @param {number} start
 * @param {number} end
 * @param {number[]} stops the ends of what is told
 */
export function schedule(start, end, stops) {
  const within = [...new Set(stops.filter((stop) => stop > start && stop < end))].sort((one, other) => one - other);
  const most = Math.floor(REPLAY / SHORTEST) - 1;
  const every = Math.max(1, Math.ceil(within.length / most));
  const moments = [start, ...within.filter((_, i) => (i + 1) % every === 0), end];
  return { moments, pause: Math.max(SHORTEST, Math.min(LONGEST, REPLAY / moments.length)) };
}

/**
 * Goes back and plays what happened once more. Any key or click ends it.
 * @param {number} start
 * @param {number} end
 */
export function playAgain(start, end) {
  stopReplay();
  const tales = table.since ? [...table.since.mine, ...table.since.lines] : [];
  const inside = start < end ? Array.from({ length: end - start - 1 }, (_, i) => start + 1 + i) : [];
  const { moments, pause } = schedule(Math.max(0, start), end, inside.length > 24 ? tales.map((tale) => tale.end) : inside);
  const next = () => {
    const moment = moments.shift();
    if (moment === undefined) {
      look(null);
      return stopReplay();
    }
    look(moment);
    replaying = setTimeout(next, pause);
  };
  document.body.classList.add("retold");
  next();
}

export function stopReplay() {
  clearTimeout(replaying);
  replaying = 0;
  document.body.classList.remove("retold");
}

export function listenToSince() {
  const strip = byId("since");
  byId("since-again").addEventListener("click", () => table.since && playAgain(table.since.start, table.head));
  byId("since-hide").addEventListener("click", () => {
    hidden = keyOf();
    showSince();
    byId("prompt").focus();
  });
  byId("since-more").addEventListener("click", () => {
    const open = strip.classList.toggle("open");
    byId("since-more").setAttribute("aria-expanded", String(open));
  });
  for (const name of ["pointerdown", "keydown"]) {
    document.addEventListener(name, () => {
      if (!replaying) return;
      stopReplay();
      look(null);
    }, { capture: true });
  }
  new ResizeObserver(giveWay).observe(strip);
  matchMedia(LOW).addEventListener("change", showSince);
}

/** The keyboard's way to the strip. */
export function focusSince() {
  const first = byId("since").hidden ? null : byId("since").querySelector("button.tale");
  first?.focus();
  return Boolean(first);
}
