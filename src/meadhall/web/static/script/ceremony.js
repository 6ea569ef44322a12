// The end: who won, and where everybody's points came from.

import { dropHint } from "./advice.js";
import { byId } from "./dom.js";
import { disc } from "./seats.js";
import { table } from "./state.js";
import { minus } from "./text.js";
import { say } from "./words.js";

/** From so many percent of the colour of a seat on, letters on it are those that fit the colour itself. */
const DEEP = 60;

/** The reader has gone to see the board. */
let left = false;

/** @param {boolean} due nothing is told before it any more */
export function showCeremony(due = true) {
  const box = byId("ceremony");
  const { account } = table;
  if (!box) return;
  const open = due && Boolean(account) && table.moment === null && Boolean(table.over) && !left;
  box.hidden = !open;
  if (!account || !open || box.dataset.shown === account.title) return;
  box.dataset.shown = account.title;
  // Nothing lies over who has won.
  dropHint();
  for (const id of ["result", "toast"]) byId(id).hidden = true;
  const [best] = account.rows;
  byId("ceremony-disc").replaceChildren(...(best ? [disc(best.seat)] : []));
  byId("ceremony-title").textContent = account.title;
  byId("ceremony-ending").textContent = account.ending;
  byId("ceremony-table").replaceChildren(caption(account), head(account), body(account));
  byId("ceremony-facts").replaceChildren(...(account.facts ?? []).map(fact));
}

/** @param {Live.Fact} one */
function fact({ title, text }) {
  const box = document.createElement("div");
  box.append(cell("dt", title), cell("dd", minus(text)));
  return box;
}

/** @param {Live.Account} account */
function caption(account) {
  return Object.assign(document.createElement("caption"), { className: "sr", textContent: `${say("js-where-from")}. ${account.title}.` });
}

/**
 * @param {string} name
 * @param {string} text
 */
const cell = (name, text, className = "") => Object.assign(document.createElement(name), { textContent: text, className });

/** @param {Live.Account} account */
function head(account) {
  const row = document.createElement("tr");
  row.append(cell("th", say("js-place")), cell("th", ""), cell("th", say("js-where-from"), "came-from"));
  for (const source of account.sources) row.append(cell("th", source, "amount from"));
  row.append(cell("th", account.points || say("js-points"), "amount"));
  for (const each of row.children) each.setAttribute("scope", "col");
  const part = document.createElement("thead");
  part.append(row);
  return part;
}

/** @param {Live.Account} account */
function body(account) {
  const most = Math.max(1, ...account.rows.map(({ total }) => total));
  const part = document.createElement("tbody");
  for (const row of account.rows) {
    const line = document.createElement("tr");
    if (table.mine.includes(row.seat)) line.className = "own";
    const who = cell("th", "", "who");
    who.setAttribute("scope", "row");
    who.append(disc(row.seat), cell("b", row.name), ...(row.who && row.who !== row.name ? [cell("small", row.who)] : []));
    const bar = bars(row, most);
    bar.append(cell("small", inWords(row, account.sources), "in-words"));
    line.append(cell("td", String(row.place), "place"), who, bar);
    for (const points of row.points) line.append(cell("td", points ? minus(String(points)) : "\u2013", "amount from"));
    line.append(cell("td", minus(String(row.total)), "amount total"));
    part.append(line);
  }
  return part;
}

/**
 * Where the points of a seat came from, for screens without room for a column each.
 * @param {Live.Standing} row
 * @param {string[]} sources
 */
export const inWords = ({ points }, sources) => sources.flatMap((source, i) => (points[i] ? [`${source}\u00A0${minus(String(points[i]))}`] : [])).join(" · ");

/**
 * The points of a seat as a bar, one piece for each source.
 * @param {Live.Standing} row
 * @param {number} most
 */
function bars(row, most) {
  const box = cell("td", "", "came-from");
  const bar = document.createElement("div");
  bar.className = "bar-of";
  bar.setAttribute("aria-hidden", "true");
  const colour = /\bd-([A-Z])\b/.exec(disc(row.seat)?.getAttribute("class") ?? "")?.[1] ?? "N";
  bar.dataset.colour = colour;
  const pieces = row.points.length ? row.points : [row.total];
  pieces.forEach((points, i) => {
    if (points <= 0) return;
    const tint = Math.max(30, 100 - 18 * i);
    const piece = cell("span", "", tint > DEEP ? "deep" : "");
    piece.append(cell("i", String(points)));
    piece.style.setProperty("--share", `${(100 * points) / most}%`);
    piece.style.setProperty("--tint", `${tint}%`);
    piece.style.setProperty("--of", `var(--seat-${colour}, var(--soft))`);
    bar.append(piece);
  });
  box.append(bar);
  return box;
}

export function listenToCeremony() {
  byId("ceremony-board")?.addEventListener("click", () => {
    left = true;
    showCeremony();
    byId("prompt").focus();
  });
}
