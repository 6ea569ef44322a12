// The chat, and who is here.

import { all, byId } from "./dom.js";
import { disc } from "./seats.js";
import { table } from "./state.js";
import { say } from "./words.js";

/** @param {Live.Said} line */
export function addSaying(line) {
  const list = byId("says");
  if (all(`[data-n="${line.n}"]`, list).length) return;
  const item = document.createElement("li");
  item.className = "saying";
  item.dataset.n = String(line.n);
  if (line.seat !== null) item.dataset.seat = String(line.seat);
  const text = document.createElement("span");
  const time = Object.assign(document.createElement("time"), { dateTime: line.at, textContent: new Date(line.at).toTimeString().slice(0, 5) });
  text.append(Object.assign(document.createElement("b"), { textContent: line.name }), ` ${line.text} `, time);
  item.append(disc(line.seat), text);
  list.append(item);
  byId("silence").hidden = true;
  byId("chat").scrollTop = byId("chat").scrollHeight;
  if (!byId("chat").checkVisibility()) showUnread(table.unread + 1);
}

/** @param {number} count */
export function showUnread(count) {
  table.unread = count;
  byId("tab-chat").querySelector(".badge")?.remove();
  if (count) byId("tab-chat").append(Object.assign(document.createElement("span"), { className: "badge", textContent: String(count) }));
  byId("unread").textContent = count;
  byId("unread").hidden = !count;
}

/** @param {Live.Here} message */
export function showHere({ names, count }) {
  const chip = byId("watching");
  chip.hidden = !count;
  chip.textContent = say("js-here", { n: count });
  chip.title = names.length ? say("js-watching", { names: names.join(", ") }) : say("js-watching-none");
}
