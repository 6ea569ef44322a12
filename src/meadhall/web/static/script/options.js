// The answers to the question, as buttons.

import { matching } from "./candidates.js";
import { give, keep } from "./choosing.js";
import { byId, targetOf } from "./dom.js";
import { arrange, assignKeys } from "./groups.js";
import { settings } from "./settings.js";
import { table } from "./state.js";
import { minus } from "./text.js";
import { say } from "./words.js";

/** From so many options on they can be searched, unless they are folded into a few buttons. */
const MANY = 20;

const FEW = 6;

/** What an arrow takes of the strip, at each end, and how much of a button may be hidden that is seen all the same; in pixels. */
const ARROW = 36;
const HIDDEN = 10;

/** How many options of a kind stand side by side: fewer are tried while they do not fit. */
const SIDE_BY_SIDE = [18, 9, 5, 2];

export function showOptions() {
  const filter = byId("filter");
  byId("prompt").toggleAttribute("data-wide", false);
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
  showHinted();
  showEdges();
}

/** What a hint speaks of is never beyond the edge. */
function showHinted() {
  const strip = byId("options");
  const hinted = byId("groups").querySelector(".hinted")?.getBoundingClientRect();
  if (!hinted) return;
  const room = strip.getBoundingClientRect();
  strip.scrollTop += Math.max(0, hinted.bottom - room.bottom + 4);
  strip.scrollLeft += Math.max(0, hinted.right - room.right + 70);
}

/** Whether the strip hides some of the options. */
function crowded() {
  const strip = byId("options");
  return strip.scrollWidth > strip.clientWidth + 4 || strip.scrollHeight > strip.clientHeight + 4;
}

/**
 * @param {Page.Group[]} groups
 * @param {string} typed
 */
function showGroups(groups, typed) {
  const items = groups.flatMap((group) => group.items);
  const keys = assignKeys(items);
  // What ends something has a place of its own, where nothing else ever stands.
  const aside = items.filter((item) => item.one?.option.ends);
  // Nothing follows what a whole sheet holds until it is played.
  const over = table.sheet && table.sheet.whole !== false && table.draft?.held;
  byId("plain").replaceChildren(...(over ? [] : aside).map((item) => optionButton(item, keys[items.indexOf(item)])));
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

/** Which ends of the strip hide something. Where one does, both arrows have room of their own beside it. */
function showEdges() {
  const strip = byId("options");
  const whole = strip.clientWidth + (byId("prompt").hasAttribute("data-wide") ? 2 * ARROW : 0);
  byId("prompt").toggleAttribute("data-wide", strip.scrollWidth > whole + 4);
  const rest = strip.scrollWidth - strip.clientWidth - strip.scrollLeft;
  byId("prompt").toggleAttribute("data-before", strip.scrollLeft > 4);
  byId("prompt").toggleAttribute("data-after", rest > 4);
  byId("prompt").toggleAttribute("data-below", strip.scrollHeight - strip.clientHeight - strip.scrollTop > 4);
}

/**
 * @param {Page.Item} item
 * @param {string} key
 */
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

export const OPTIONS = "#groups, #plain";
export const BUTTONS = "#groups button, #plain button";

/**
 * The button of an option at or around something.
 * @type {(target: Element) => HTMLButtonElement | null}
 */
export const buttonAt = (target) => target.closest(BUTTONS);

/** @type {() => HTMLButtonElement[]} */
export const buttons = () => Array.from(document.querySelectorAll(BUTTONS));

/**
 * The option of a button; undefined for one that opens more.
 * @param {HTMLButtonElement} button
 */
export const optionOf = (button) => table.options.find(({ action }) => button.name === "action" && action === button.value);

/**
 * Brings a button into sight of which the edge hides a part; whether it had to. One that has no room is seen as far as it goes.
 * @param {Element} button
 */
export function unfurl(button) {
  const strip = byId("options");
  const before = [strip.scrollLeft, strip.scrollTop];
  const [all, room] = [button.getBoundingClientRect(), strip.getBoundingClientRect()];
  const hidden = Math.max(room.left - all.left, all.right - room.right, room.top - all.top, all.bottom - room.bottom);
  if (hidden <= HIDDEN) return false;
  button.scrollIntoView({ block: "nearest", inline: "nearest" });
  return [strip.scrollLeft, strip.scrollTop].some((now, i) => Math.abs(now - before[i]) > 1);
}

/** Vertical wheels move the strip sideways. A finger on what it cannot read yet wants to read. */
export function listenToStrip() {
  /** @type {HTMLElement} */
  const strip = byId("options");
  strip.addEventListener("click", (event) => {
    const button = event.detail && matchMedia("(pointer: coarse)").matches ? buttonAt(targetOf(event)) : null;
    if (!button || !unfurl(button)) return;
    event.preventDefault();
    event.stopPropagation();
  }, { capture: true });
  strip.addEventListener("scroll", showEdges, { passive: true });
  addEventListener("resize", showEdges);
  strip.addEventListener("wheel", (event) => {
    if (event.ctrlKey || event.deltaX || strip.scrollWidth <= strip.clientWidth) return;
    event.preventDefault();
    strip.scrollLeft += event.deltaY;
  }, { passive: false });
  /** @type {HTMLInputElement} */
  const filter = byId("filter");
  filter.addEventListener("input", showOptions);
  filter.addEventListener("keydown", (event) => {
    const found = matching(table.left, filter.value);
    if (event.key === "Enter" && found.length === 1) give(found[0].option, { named: true });
    else if (event.key === "Enter" || event.key === "ArrowDown") byId("groups").querySelector("button")?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}
