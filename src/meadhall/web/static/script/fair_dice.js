// Fair dice: a number of one's own for each table that one opens or joins, and whether the table keeps to what was
// promised, as far as this browser remembers.

import { all, byId } from "./dom.js";

const KEY = "meadhall-luck";
/** How many tables are remembered. */
const MOST = 100;

/**
 * What was promised, and the number that was brought then, the newest last.
 * @returns {[string, string][]}
 */
function remembered() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

/**
 * A number for a table of which the house has promised this.
 * @param {string} promise
 */
function numberFor(promise) {
  const number = hex(crypto.getRandomValues(new Uint8Array(16)));
  try {
    localStorage.setItem(KEY, JSON.stringify([...remembered(), [promise, number]].slice(-MOST)));
  } catch {
    // A browser that keeps nothing: the number counts, and nobody can look for it here.
  }
  return number;
}

/** @param {Uint8Array} bytes */
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} text */
const sha256 = async (text) => hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));

/**
 * @param {HTMLFormElement} form
 * @param {Record<string, string>} values
 */
function bring(form, values) {
  for (const [name, value] of Object.entries(values)) {
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
}

/**
 * The house binds itself first; then it gets to know the number.
 * @returns {Promise<Record<string, string>>}
 */
async function promised() {
  try {
    const answer = await fetch("/api/promise", { signal: AbortSignal.timeout(3000) });
    if (!answer.ok) throw new Error("no promise");
    const { promise, commitment } = await answer.json();
    return { promise, luck: numberFor(commitment) };
  } catch {
    // Better a table without a number than none.
    return { luck: "" };
  }
}

/** Forms that open a table have an empty data-luck; those that join one tell there what was promised of it. */
export function bringLuck() {
  document.addEventListener("submit", async (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (form.dataset.luck === undefined || form.elements.namedItem("luck")) return;
    if (form.dataset.luck) {
      bring(form, { luck: numberFor(form.dataset.luck) });
      return;
    }
    event.preventDefault();
    if (form.matches("[aria-busy]")) return;
    form.setAttribute("aria-busy", "true");
    bring(form, await promised());
    form.requestSubmit(event.submitter);
  });
}

/** What this browser can say of the dice of the table that it shows. */
export async function tellOfDice() {
  const box = byId("fair-dice");
  if (!box) return;
  const verdict = await judge(box.dataset, all("li", box).map((line) => ({ ...line.dataset })));
  if (verdict.includes("broken")) for (const each of [byId("menu"), box]) each?.setAttribute("open", "");
  for (const line of all("[data-told]", box)) line.toggleAttribute("hidden", !verdict.includes(line.dataset.told ?? ""));
}

/**
 * @param {DOMStringMap} table
 * @param {DOMStringMap[]} numbers
 * @returns {Promise<string[]>}
 */
export async function judge(table, numbers) {
  // Without a certificate a browser cannot reckon checksums; then only what is open can be found.
  const checks = Boolean(globalThis.crypto?.subtle);
  const memory = remembered();
  const mine = [];
  for (const [promise, number] of memory) {
    const sum = checks ? await sha256(`meadhall luck ${number}`) : "";
    if (numbers.some((each) => each.number === number || each.promise === sum)) mine.push(promise);
  }
  const told = mine.length ? ["mine"] : [];
  const lost = (checks || table.seed) && !mine.length && memory.some(([promise]) => promise === table.promise);
  const exchanged = mine.length && !mine.includes(table.promise ?? "");
  if (("seated" in table && lost) || ("mine" in table && exchanged)) return [...told, "broken"];
  if (!table.seed || !checks) return told;
  const fits = [(await sha256(`meadhall seed ${table.seed}`)) === table.promise];
  for (const each of numbers) fits.push((await sha256(`meadhall luck ${each.number}`)) === each.promise);
  return [...told, fits.every(Boolean) ? "kept" : "broken"];
}
