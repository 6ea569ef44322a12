// The log in stories: one line for a whole action, which unfolds into its details, and a filter for what is about me.

import { whyButton } from "./advice.js";
import { all, byId } from "./dom.js";
import { disc } from "./seats.js";
import { table } from "./state.js";
import { minus } from "./text.js";
import { say } from "./words.js";

/** The stories of the log, by their first line. @type {Map<number, Live.Head>} */
const heads = new Map();

/** @param {Live.Head[] | undefined} told */
export function hearHeads(told) {
  for (const head of told ?? []) heads.set(head.of, head);
}

/** Puts the lines of each story below one line that tells it, and marks what is about the reader. */
export function foldStories() {
  const list = byId("lines");
  for (const story of all("li.story", list)) if (!story.querySelector("li")) story.remove();
  for (const line of [...list.children]) {
    const of = line.dataset.of;
    if (of === undefined || !heads.has(Number(of))) continue;
    const before = line.previousElementSibling;
    const home = before?.dataset.story === of ? before : storyLine(Number(of));
    if (home !== before) line.before(home);
    home.querySelector(".details")?.append(line);
  }
  for (const story of all("li.story", list)) tellStory(story);
  for (const line of [...list.children]) line.classList.toggle("about-me", isMine(line));
  showPills();
}

/**
 * A story without its details yet.
 * @param {number} of
 */
function storyLine(of) {
  const item = document.createElement("li");
  item.className = "story";
  item.dataset.story = String(of);
  const text = document.createElement("span");
  const link = Object.assign(document.createElement("a"), { className: "moment" });
  const unfold = Object.assign(document.createElement("button"), { type: "button", className: "unfold", textContent: "\u25b8" });
  unfold.setAttribute("aria-expanded", "false");
  unfold.addEventListener("click", () => open(item, !item.classList.contains("open")));
  const details = document.createElement("ol");
  details.className = "details";
  details.id = `story-${of}`;
  details.hidden = true;
  unfold.setAttribute("aria-controls", details.id);
  text.append(link);
  item.append(Object.assign(document.createElement("span"), { className: "dot" }), text, unfold, details);
  return item;
}

/**
 * Says what a story is now: it grows while somebody acts.
 * @param {Element} item
 */
function tellStory(item) {
  const head = heads.get(Number(item.dataset.story));
  const lines = all(".details > li", item);
  const last = lines.at(-1);
  if (!head || !last) return;
  const link = item.querySelector("a.moment");
  const words = minus(head.text);
  if (link && link.textContent !== words) link.textContent = words;
  link?.setAttribute("href", `/table/${table.id}?moment=${last.dataset.n}`);
  item.dataset.n = last.dataset.n;
  item.dataset.places = [...new Set(lines.flatMap((line) => (line.dataset.places ?? "").split(" ")))].filter(Boolean).join(" ");
  item.classList.toggle("new", lines.some((line) => line.classList.contains("new")));
  item.classList.toggle("concerns", Boolean(head.mine));
  item.querySelector(".unfold")?.setAttribute("aria-label", say("js-details", { text: words }));
  showWhy(item);
  const seat = head.seat ?? null;
  if (item.dataset.seat === (seat === null ? undefined : String(seat))) return;
  if (seat === null) delete item.dataset.seat;
  else item.dataset.seat = String(seat);
  item.firstElementChild?.replaceWith(seat === null ? Object.assign(document.createElement("span"), { className: "dot" }) : disc(seat));
}

/**
 * Why a bot began a story can be asked on its line.
 * @param {Element} item
 */
function showWhy(item) {
  const first = item.querySelector(".details .ask")?.closest("li");
  const text = item.querySelector(":scope > span:not(.dot)");
  if (!first || !text || text.querySelector(".ask")) return;
  const button = whyButton();
  button.dataset.n = first.dataset.n;
  text.append(" ", button);
}

/**
 * @param {Element} item
 * @param {boolean} wanted
 */
function open(item, wanted) {
  item.classList.toggle("open", wanted);
  item.querySelector(".details")?.toggleAttribute("hidden", !wanted);
  const button = item.querySelector(".unfold");
  if (button) button.textContent = wanted ? "\u25be" : "\u25b8";
  button?.setAttribute("aria-expanded", String(wanted));
}

/** @param {Element} line */
function isMine(line) {
  if (line.classList.contains("concerns")) return true;
  const seats = [line, ...all("[data-seat]", line)].flatMap((each) => (each.dataset.seat === undefined ? [] : [Number(each.dataset.seat)]));
  return seats.some((seat) => table.mine.includes(seat));
}

/** The two ways to read the log, with the number of things that were done to me. */
export function showPills() {
  const pills = byId("pills");
  pills.hidden = !table.mine.length;
  const count = all("#lines > .concerns").length;
  byId("about-count").textContent = count ? String(count) : "";
  byId("about-count").hidden = !count;
}

export function listenToStories() {
  for (const button of all("#pills button")) {
    button.addEventListener("click", () => {
      const mine = button.id === "about-me";
      byId("lines").classList.toggle("log-mine", mine);
      for (const each of all("#pills button")) each.setAttribute("aria-pressed", String((each.id === "about-me") === mine));
      byId("log").scrollTop = byId("log").scrollHeight;
    });
  }
}
