// The script of a puzzle: answers on the map, and the next page in place of this one. State of the table is borrowed.

import "./page.js";
import { answerAt, asOptions, marks } from "./answering.js";
import { candidates } from "./candidates.js";
import { all, byId, json, layout, placeOf, SMALL, targetOf } from "./dom.js";
import { clearRings, ring, tag, written } from "./halo.js";
import { hover, light } from "./lights.js";
import { pictures, pictureTabs } from "./pictures.js";
import { meantAt } from "./pointer.js";
import { table } from "./state.js";
import { listenToTabs, showTab } from "./tabs.js";
import { listenToFingers } from "./touch.js";
import { view } from "./view.js";

/** @type {Page.Puzzle} */
let puzzle = { answers: [], tags: [] };

function show() {
  puzzle = json("puzzle-data");
  table.options = asOptions(puzzle);
  table.left = candidates(table.options);
  light();
  mark();
}

/** Rings and numbers on the places that decide. */
function mark() {
  clearRings();
  /** @type {DOMRect[]} */
  const taken = [];
  for (const one of marks(puzzle)) for (const element of at(one.place)) ring(element, Boolean(one.mine));
  const words = written();
  for (const one of marks(puzzle).reverse()) {
    const [element] = at(one.place);
    if (element) tag(element, { ...one, mine: one.text }, taken, words);
  }
}

/** @param {string} place */
const at = (place) => all(`#stage [data-at="${CSS.escape(place)}"]`);

/** The first picture on which something can be answered or is marked is opened. */
function openPicture() {
  pictureTabs(pictures());
  const wanted = pictures().find((picture) => picture.querySelector(".may, .halo"));
  const tab = wanted && byId(`tab-${wanted.id}`);
  if (tab && tab.getAttribute("aria-selected") !== "true") showTab(tab);
}

/** @param {Element[]} under */
function press(under) {
  const n = answerAt(puzzle, under.map((each) => placeOf(each)));
  if (n === null) return;
  /** @type {HTMLButtonElement | null} */
  const button = byId("options").querySelector(`button[value="${CSS.escape(n)}"]`);
  button?.click();
}

/**
 * Sends a form and shows what comes of it. The board stays, unless there is more on it now.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} button
 */
async function send(form, button) {
  try {
    const given = new URLSearchParams(/** @type {any} */ (new FormData(form, button)));
    const answer = await fetch(form.action, { method: "POST", body: given });
    if (!answer.ok) throw new Error(String(answer.status));
    renew(new DOMParser().parseFromString(await answer.text(), "text/html"));
    byId("heard").textContent = byId("said").textContent;
    byId("prompt").focus({ preventScroll: true });
    byId("said").scrollIntoView({ block: "nearest" });
  } catch {
    location.reload();
  }
}

/** @param {Document} page */
function renew(page) {
  for (const id of ["prompt", "solution", "puzzle-data"]) byId(id).replaceWith(/** @type {Element} */ (page.getElementById(id)));
  show();
  const drawn = page.getElementById("stage");
  if (!drawn || (drawn.dataset.bare === byId("stage").dataset.bare && boardIn(drawn).dataset.layout === byId("board").dataset.layout)) return;
  byId("stage").dataset.bare = drawn.dataset.bare;
  byId("board").replaceWith(boardIn(drawn));
  openPicture();
  show();
}

/** @param {HTMLElement} stage */
const boardIn = (stage) => /** @type {HTMLElement} */ (stage.querySelector("#board"));

/** A board that was drawn for another screen is drawn anew. */
async function fit() {
  if (byId("board").dataset.layout === layout()) return;
  const answer = await fetch(location.href);
  if (answer.ok) renew(new DOMParser().parseFromString(await answer.text(), "text/html"));
}

function listen() {
  document.addEventListener("submit", (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (!form.closest("#prompt, #solution")) return;
    event.preventDefault();
    send(form, event.submitter);
  });
  document.addEventListener("click", ({ clientX, clientY, detail, target }) => {
    if (/** @type {Element} */ (target).closest("#stage")) press(detail ? meantAt(clientX, clientY) : []);
  });
  document.addEventListener("keydown", (event) => {
    const place = targetOf(event).closest("#stage [data-at].may");
    if (!place || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    press([place]);
  });
  document.addEventListener("pointerover", (event) => point(targetOf(event), true));
  document.addEventListener("pointerout", (event) => point(targetOf(event), false));
  listenToFingers((_, under) => press(under), () => {});
  listenToTabs();
  // A tag lies where its place is seen.
  byId("views").addEventListener("click", mark);
  new ResizeObserver(() => view.show()).observe(byId("stage"));
  matchMedia(SMALL).addEventListener("change", fit);
}

/**
 * A button and its place are lit together.
 * @param {Element} target
 * @param {boolean} on
 */
function point(target, on) {
  const button = target.closest("#options button");
  const place = target.closest("#stage [data-at]");
  if (button) hover(button, on);
  if (place) for (const each of all("#options .btn")) each.classList.toggle("hover", on && (each.dataset.places ?? "") === placeOf(place));
}

listen();
show();
openPicture();
mark();
fit();
