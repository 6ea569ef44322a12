// Looking at moments of the past.

import { all, byId } from "./dom.js";
import { chapterOf, counted, gapAt, nextMark, stepped } from "./moments.js";
import { table } from "./state.js";
import { send } from "./wire.js";
import { say } from "./words.js";

let looking = 0;
export const shownMoment = () => table.wanted ?? table.moment ?? table.head;

/**
 * Goes one move back (-1) or on (1).
 * @param {number} direction
 */
export const step = (direction) => look(stepped(table.gaps, shownMoment(), direction));

/**
 * The address of a moment, seen through the eyes through which the reader looks.
 * @param {number | null} moment
 */
export function addressOf(moment) {
  const asked = Object.entries({ moment, eyes: table.eyes }).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return `/table/${table.id}${asked.length ? `?${new URLSearchParams(asked)}` : ""}`;
}

/**
 * Goes to a moment; null, or one that is not past, is now.
 * @param {number | null} asked
 */
export function look(asked) {
  const moment = asked === null || asked >= table.head ? null : asked;
  if (moment === null && table.moment === null && table.wanted === null) return;
  if (moment === null) byId("prompt").classList.remove("replaying");
  table.wanted = moment;
  lookAt(moment);
}

/** @param {number | null} moment */
function lookAt(moment) {
  clearTimeout(looking);
  looking = setTimeout(() => {
    if (!send({ do: "look", moment, eyes: table.eyes })) location.assign(addressOf(moment));
  }, 60);
  history.replaceState(null, "", addressOf(moment));
  showSlider();
}

/**
 * The round a moment belongs to, if the game has marked any, and "Step 40 of 95".
 * @param {number} moment
 */
export function momentText(moment, live = false) {
  const n = counted(table.gaps, moment);
  const text = live ? say("js-move-live", { n }) : say("js-move-of", { n, of: counted(table.gaps, table.head) });
  const gone = !live && moment < (gapAt(table.gaps, moment)?.[1] ?? 0) ? [say("js-taken-back")] : [];
  return [...(chapterOf(table.marks, moment)?.slice(1) ?? []), text, ...gone].join(" · ");
}

/**
 * Where my draft waits while I look at the past.
 * @type {number | null}
 */
let drafted = null;

export function showSlider() {
  const slider = byId("slider");
  const at = shownMoment();
  slider.max = table.head;
  slider.value = at;
  slider.style.setProperty("--done", `${table.head ? (100 * at) / table.head : 100}%`);
  const live = table.moment === null && table.wanted === null;
  byId("moment").textContent = momentText(at, live);
  byId("moment").title = momentText(at, live);
  byId("then").hidden = live;
  if (live) drafted = table.draft ? table.head : null;
  const waits = drafted === null ? [] : [say("js-draft-waits", { n: counted(table.gaps, drafted) })];
  byId("then").textContent = live ? "" : [say("js-then", { moment: momentText(at) }), ...waits].join(" · ");
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

export function listenToSlider() {
  /** @type {HTMLInputElement} */
  const slider = byId("slider");
  const bubble = byId("bubble");
  slider.addEventListener("input", () => look(Number(slider.value)));
  slider.addEventListener("keydown", (event) => {
    const direction = Number(event.key === "PageUp") - Number(event.key === "PageDown");
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
  byId("replay").addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());
  /** @type {HTMLSelectElement | null} */
  const eyes = byId("eyes");
  eyes?.addEventListener("change", () => {
    table.eyes = eyes.value === "" ? null : Number(eyes.value);
    lookAt(table.wanted ?? table.moment);
  });
}
