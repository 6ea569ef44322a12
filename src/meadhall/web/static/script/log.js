// The log and what is read out of it.

import { whyButton } from "./advice.js";
import { all, byId } from "./dom.js";
import { ruleLink } from "./rulebook.js";
import { disc } from "./seats.js";
import { foldStories, hearHeads } from "./stories.js";
import { table } from "./state.js";
import { minus } from "./text.js";
import { ask } from "./wire.js";
import { say } from "./words.js";

/** @param {string[]} phrases */
export function showStatus(phrases) {
  byId("status").replaceChildren(
    ...phrases.map((phrase) => Object.assign(document.createElement("li"), { className: "chip", textContent: phrase })),
  );
}

/** @param {Live.Line} line */
function logLine(line) {
  const item = document.createElement("li");
  item.dataset.i = String(line.i);
  item.dataset.n = String(line.n);
  item.dataset.places = line.places.join(" ");
  if (line.of !== undefined && line.of !== null) item.dataset.of = String(line.of);
  const text = document.createElement("span");
  const link = Object.assign(document.createElement("a"), { className: "moment", href: `/table/${table.id}?moment=${line.n}`, textContent: minus(line.text) });
  text.append(link, ...(line.rule ? [" ", ruleLink(line.rule)] : []));
  if (table.seats[line.by ?? -1]?.reasons) text.append(" ", whyButton());
  if (line.heading) {
    item.className = "sep";
    item.append(text);
  } else if (line.seat === null) {
    item.append(Object.assign(document.createElement("span"), { className: "dot" }), text);
  } else {
    item.dataset.seat = String(line.seat);
    item.append(disc(line.seat), text);
  }
  return item;
}

/**
 * Whether the end of the log is in sight; opened reasons have pushed it down, but nobody has left it.
 * @param {Element} box
 */
function followed(box) {
  const { top } = box.getBoundingClientRect();
  const opened = all(".reasons", box).map((each) => each.getBoundingClientRect()).filter(({ bottom }) => bottom > top);
  const pushed = opened.reduce((sum, { height }) => sum + height, 0);
  return box.scrollHeight - box.scrollTop - box.clientHeight - pushed < 60;
}

/** Whether the reader is at the end of the log, as it was when they last moved it: other parts may take its room. */
let atEnd = true;

export function listenToLog() {
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

/** @param {Live.Update} message */
export function logLines(message) {
  const list = byId("lines");
  const lines = message.log ?? [];
  for (const item of all("li[data-i]", list)) if (Number(item.dataset.i) >= message.log_from) item.remove();
  if (lines.length) for (const item of all(".new", list)) item.classList.remove("new");
  for (const line of lines) {
    const item = logLine(line);
    if (line.n === lines.at(-1)?.n && !line.heading) item.classList.add("new");
    list.append(item);
  }
  hearHeads(message.heads);
  foldStories();
  byId("older").hidden = !message.more;
  if (atEnd || lines.length === all("li[data-i]", list).length) showNewest();
}

/** So many lines are read out at once, and so often at most (milliseconds). */
const READ = 3;

const READING = 1500;
/** @type {string[]} */
let untold = [];

/**
 * What others have done is read out in short: the newest lines, and how many there were before them.
 * @param {Live.Line[]} lines
 */
export function tellNews(lines) {
  const others = lines.filter(({ by, seat }) => !table.mine.includes(by ?? seat ?? -1)).map(({ text }) => minus(text));
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

/** What was not read out yet is for somebody else. */
export function forgetNews() {
  untold = [];
}

/** The end of the log. */
export function showNewest() {
  atEnd = true;
  byId("newest").hidden = true;
  byId("log").scrollTop = byId("log").scrollHeight;
}

export async function olderLines() {
  const list = byId("lines");
  const first = list.querySelector("[data-i]");
  const answer = await ask({ do: "log", before: Number(first?.dataset.i ?? 0) });
  if (answer?.is !== "log") return;
  const height = byId("log").scrollHeight;
  list.prepend(...answer.lines.map(logLine));
  hearHeads(answer.heads);
  foldStories();
  byId("older").hidden = !answer.more;
  byId("log").scrollTop += byId("log").scrollHeight - height;
}
