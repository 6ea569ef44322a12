// Great moments: a card that stops the table until the reader goes on.

import { byId } from "./dom.js";
import { hold } from "./fresh.js";
import { leastCovering } from "./geometry.js";
import { trail } from "./lights.js";
import { showScoring } from "./scoring.js";
import { disc } from "./seats.js";
import { settings } from "./settings.js";
import { playAgain } from "./since.js";
import { sound } from "./sounds.js";
import { myTurn, table } from "./state.js";
import { recall, remember } from "./tab.js";
import { minus } from "./text.js";
import { toast } from "./toast.js";
import { view } from "./view.js";
import { send } from "./wire.js";
import { say } from "./words.js";

/** @type {Record<string, string>} */
const SIGNS = { lost: "\u2212", kept: "+", way: "\u2192" };
const SEEN = "meadhall-moments";
/** So long a card lies on the table of who watches, or plays by the clock (milliseconds). */
const GLANCE = 6000;
let glance = 0;
/** What the document hears when there is nothing more to be told. */
export const TOLD = "meadhall-told";

/** Whether a moment stops the table. */
export const stops = () => byId("moment-dialog").open || byId("scoring-dialog").open;

/** The moments that are still to be shown, and how many there are. @type {Live.Moment[]} */
let waiting = [];
let number = 0;
/** The one on the card. @type {Live.Moment | null} */
let shown = null;
let all = 0;

/** Up to which moment the reader has seen everything at this table. */
function seenUntil() {
  try {
    return Number(JSON.parse(recall(SEEN) || "{}")[table.id] ?? 0);
  } catch {
    return 0;
  }
}

/** @param {number} n */
const rememberSeen = (n) => remember(SEEN, JSON.stringify({ [table.id]: n }));

/**
 * Those that the reader wants to see and has not seen.
 * @param {Live.Moment[]} moments
 * @param {string} wanted "all", "mine" or "none"
 * @param {number} seen
 */
export function unseen(moments, wanted, seen) {
  if (wanted === "none") return [];
  return moments.filter(({ n, mine }) => n > seen && (wanted === "all" || mine));
}

/** Whether the reader only looks on. */
const watches = () => !table.mine.length;

/** Shows the first of what is new; the others follow. */
export function showMoments() {
  if (byId("moment-dialog").open) return follow();
  if (byId("scoring-dialog").open || table.moment !== null || !byId("curtain").hidden || document.body.classList.contains("retold")) return;
  if (!table.since || !(myTurn() || table.over || watches())) return;
  waiting = unseen(table.since.moments ?? [], settings.moments, seenUntil());
  all = waiting.length;
  number = 0;
  if (!all) return;
  // A clock stands while this is read.
  if (table.clocked && !watches()) send({ do: "reads", open: true });
  showNext();
}

export function showNext() {
  const dialog = byId("moment-dialog");
  const moment = waiting.shift();
  clearTimeout(glance);
  hold();
  if (!moment) return close();
  number += 1;
  rememberSeen(moment.n);
  if (moment.steps?.length) {
    if (dialog.open) dialog.close();
    return showScoring(moment, showNext);
  }
  fill(moment);
  if (!dialog.open) {
    sound("horn");
    dialog.showModal();
  }
  trail((moment.places ?? []).join(" "));
  shown = moment;
  follow();
  byId("moment-go").focus();
  if (table.clocked || watches()) glance = setTimeout(showNext, GLANCE);
}

function close() {
  const dialog = byId("moment-dialog");
  clearTimeout(glance);
  if (dialog.open) dialog.close();
  if (table.clocked && !watches()) send({ do: "reads", open: false });
  trail("");
  // Never to an option: a second Enter must do nothing.
  byId("prompt").focus();
  document.dispatchEvent(new Event(TOLD));
}

/** @param {Live.Moment} moment */
function fill(moment) {
  byId("moment-when").textContent = [moment.when, all > 1 ? say("js-moment-of", { n: number, of: all }) : ""].filter(Boolean).join(" · ");
  byId("moment-title").textContent = moment.title;
  byId("moment-how").textContent = minus(moment.how);
  byId("moment-evidence").replaceChildren(...(moment.evidence ?? []).map(evidence));
  byId("moment-evidence").hidden = !moment.evidence?.length;
  byId("moment-means").replaceChildren(...(moment.means ?? []).map(meaning));
  byId("moment-meant").hidden = !moment.means?.length;
  byId("moment-again").onclick = () => {
    waiting = [];
    close();
    playAgain(moment.n - 1, moment.n);
  };
}

/** @param {Live.Evidence} one */
function evidence(one) {
  const row = document.createElement("li");
  row.append(one.seat === null || one.seat === undefined ? Object.assign(document.createElement("span"), { className: "dot" }) : disc(one.seat));
  row.append(Object.assign(document.createElement("span"), { textContent: minus(one.text) }));
  if (one.dice) row.append(dice(one.dice, one.need ?? 0));
  if (one.note) row.append(Object.assign(document.createElement("small"), { textContent: minus(one.note) }));
  return row;
}

/**
 * Dice as they fell; those that missed are faint. The words before them say it to those who listen.
 * @param {number[]} faces
 * @param {number} need
 */
function dice(faces, need) {
  const row = Object.assign(document.createElement("span"), { className: "told-dice", ariaHidden: "true" });
  for (const face of faces) {
    row.append(Object.assign(document.createElement("span"), { className: `told-die${need && face > need ? " missed" : ""}`, textContent: String(face) }));
  }
  return row;
}

/** @param {Live.Means} one */
function meaning(one) {
  const row = document.createElement("li");
  row.append(Object.assign(document.createElement("span"), { className: "sign", textContent: SIGNS[one.sign] ?? "" }));
  const text = document.createElement("span");
  text.append(minus(one.text));
  // The table behind cannot be used now, so the rule opens beside it.
  if (one.rule) text.append(" ", Object.assign(document.createElement("a"), { className: "rule", href: `/rules/${table.game}/${one.rule}`, target: "_blank", textContent: one.rule }));
  row.append(text);
  return row;
}

/** So many frames the place must stand still until the light stays where it is. */
const STILL = 12;
let following = 0;

/** The light follows its place until that stands still: pictures glide, and sheets that come and go move the map. */
function follow() {
  cancelAnimationFrame(following);
  const dialog = byId("moment-dialog");
  let [before, still] = ["", 0];
  const look = () => {
    if (!dialog.open || !shown) return;
    const at = standing(shown)?.getBoundingClientRect();
    const now = at ? [at.left, at.top, at.width, at.height].map(Math.round).join(" ") : "";
    if (now !== before) {
      place(dialog, shown);
      const moved = standing(shown)?.getBoundingClientRect();
      before = moved ? [moved.left, moved.top, moved.width, moved.height].map(Math.round).join(" ") : "";
      still = 0;
    }
    still += 1;
    if (still < STILL) following = requestAnimationFrame(look);
  };
  look();
}

/** @param {Live.Moment} moment @returns {Element | null} */
function standing({ places = [] }) {
  return places[0] ? document.querySelector(`#stage [data-at="${CSS.escape(places[0])}"]`) : null;
}

/**
 * The card lies where it covers the place least.
 * @param {HTMLElement} dialog
 * @param {Live.Moment} moment
 */
function place(dialog, moment) {
  const element = standing(moment);
  if (element) view.reveal(element);
  const stage = byId("stage").getBoundingClientRect();
  const at = element ? element.getBoundingClientRect() : null;
  spot(element ? clear(element) : null, stage);
  const card = cardOf(dialog);
  const margin = { width: Math.max(24, innerWidth / 20), height: 16 };
  const free = at && card.width < innerWidth ? leastCovering(at, card, { width: innerWidth, height: innerHeight }, margin) : { side: "left", level: "middle" };
  Object.assign(dialog.dataset, free);
}

/** @param {HTMLElement} dialog */
const cardOf = (dialog) => /** @type {Element} */ (dialog.querySelector(".moment-card")).getBoundingClientRect();

/**
 * Where a place lies on the screen, after it was moved above a card at the foot of the screen, as far as that goes.
 * @param {Element} element
 */
function clear(element) {
  const card = cardOf(byId("moment-dialog"));
  const at = element.getBoundingClientRect();
  if (card.width >= innerWidth && at.bottom > card.top) view.shift(0, card.top - 12 - at.bottom);
  const now = element.getBoundingClientRect();
  const under = card.width >= innerWidth && (now.top + now.bottom) / 2 > card.top;
  return under ? null : now;
}

/**
 * The veil is cut out round the place, as far as the map shows it.
 * @param {DOMRect | null} at
 * @param {DOMRect} stage
 */
function spot(at, stage) {
  const hole = byId("moment-spot");
  const within = at && at.bottom > stage.top && at.top < stage.bottom && at.width > 0;
  hole.classList.toggle("nowhere", !within);
  const left = within ? Math.max(at.left - 6, stage.left) : -9;
  const top = within ? Math.max(at.top - 6, stage.top) : -9;
  const width = within ? Math.min(at.right + 6, stage.right) - left : 0;
  const height = within ? Math.min(at.bottom + 6, stage.bottom) - top : 0;
  Object.assign(hole.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
}

export function listenToMoments() {
  table.clocked = "clocked" in byId("main").dataset;
  // Who comes to watch is told what happens from now on.
  if (watches()) rememberSeen(Math.max(seenUntil(), table.head));
  const dialog = byId("moment-dialog");
  byId("moment-go").addEventListener("click", showNext);
  new ResizeObserver(follow).observe(byId("stage"));
  dialog.addEventListener("cancel", (/** @type {Event} */ event) => {
    event.preventDefault();
    showNext();
  });
  byId("moment-fewer").addEventListener("click", () => {
    settings.set("moments", settings.moments === "all" ? "mine" : "none");
    for (const field of document.querySelectorAll("select[data-told=moments]")) /** @type {HTMLSelectElement} */ (field).value = settings.moments;
    waiting = unseen(waiting, settings.moments, 0);
    all = number + waiting.length;
    showNext();
    toast(say(settings.moments === "mine" ? "js-fewer-mine" : "js-fewer-none"));
  });
}
