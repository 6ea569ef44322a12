// The room of the map beside a sheet: the whole picture where it can be read, else the part of it that matters.

import { all, byId, phone } from "./dom.js";
import { view } from "./view.js";

/** The widths of a sheet at the right, in pixels; the slimmest, beside a picture of which everything matters. */
const SLIM = 400;
const NARROWEST = 536;
const WIDEST = 624;
/** A sheet needs no more than this share of the screen. */
const MOST = 0.42;
/** No picture is shown smaller than this share of the size that it is drawn for. */
const LEAST = 0.92;

/**
 * How wide the sheet is, and which core of the picture is shown, if not the whole: one that has room, and of those one
 * that shows what may be chosen.
 * @param {Page.Size} screen what the map and the sheet share
 * @param {Page.Size} whole the picture as it is drawn
 * @param {Page.Core[]} cores what matters of it, the first before the others
 */
export function shareRoom(screen, whole, cores) {
  const least = Math.min(NARROWEST, Math.floor(screen.width * MOST));
  const free = screen.width - least;
  if (free / whole.width >= LEAST) return { dock: least, core: -1 };
  if (!cores.length) {
    const left = Math.floor(screen.width - whole.width * LEAST);
    return { dock: left < SLIM ? least : Math.min(least, left), core: -1 };
  }
  const narrowest = Math.min(...cores.map(({ width }) => width));
  const roomy = cores.filter(({ width }) => free / width >= LEAST || width === narrowest);
  const shown = roomy.find(({ holds }) => holds) ?? roomy[0];
  const scale = Math.max(LEAST, Math.min(screen.height / shown.height, free / shown.width));
  const dock = Math.max(least, Math.min(WIDEST, Math.floor(screen.width - shown.width * scale)));
  return { dock, core: cores.indexOf(shown) };
}

/** What the pictures are fitted to: a sheet beside them, and whether all of them is wanted all the same. */
const frame = { beside: false, whole: false, places: /** @type {string[]} */ ([]) };

/** Shows all of the pictures, which can be shifted then, or again what matters of them. @param {boolean} whole */
export function showWhole(whole) {
  if (frame.whole === whole) return;
  frame.whole = whole;
  if (frame.beside) fitFrame(true, frame.places);
}

/**
 * Fits the pictures to what the sheet leaves.
 * @param {boolean} beside whether a sheet stands beside the map
 * @param {string[]} places what may be chosen on the map
 */
export function fitFrame(beside, places = frame.places) {
  const main = byId("main");
  if (beside !== frame.beside) frame.whole = false;
  Object.assign(frame, { beside, places });
  for (const picture of all("#board > svg")) {
    const { cores = "", whole = picture.getAttribute("viewBox") ?? "" } = picture.dataset;
    const windows = [...(cores ? cores.split(", ") : []), whole];
    const boxes = windows.map(boxOf);
    const screen = { width: main.clientWidth, height: roomOf(byId("stage")) };
    const wanted = cores ? places.flatMap((place) => middlesOf(picture, place)) : [];
    const held = boxes.slice(0, -1).map((box) => ({ ...box, holds: wanted.every((point) => within(box, point)) }));
    const { dock, core } = shareRoom(screen, boxes[boxes.length - 1], held);
    const shown = beside && !phone() && !frame.whole ? core : -1;
    picture.dataset.whole = whole;
    picture.setAttribute("viewBox", windows.at(shown) ?? whole);
    picture.style.setProperty("--wide", String(boxes.at(shown)?.width));
    // Of which everything matters, that keeps its place and its size when a sheet comes and goes.
    const steady = !cores && !phone();
    picture.style.maxWidth = steady ? `${screen.width - dock}px` : "";
    picture.setAttribute("preserveAspectRatio", steady ? "xMinYMin meet" : "xMidYMid meet");
    if (picture.checkVisibility()) main.style.setProperty("--dock", `${dock}px`);
  }
  // What all of the picture was shifted by is too far for a part of it.
  view.show();
}

/** @param {string} window four numbers, as in a viewBox @returns {Page.Box} */
function boxOf(window) {
  const [x, y, width, height] = window.split(" ").map(Number);
  return { x, y, width, height };
}

/** @type {(box: Page.Box, point: Page.Point) => boolean} */
const within = (box, { x, y }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

/**
 * Where the middle of what stands for a place lies in a picture, whatever part of it is shown.
 * @param {Element} picture
 * @param {string} place
 */
function middlesOf(picture, place) {
  const inverse = /** @type {SVGSVGElement} */ (picture).getScreenCTM()?.inverse();
  return all(`[data-at="${CSS.escape(place)}"]`, picture).map((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return new DOMPoint((left + right) / 2, (top + bottom) / 2).matrixTransform(inverse);
  });
}

/** How high the stage is without the strip above the question: a sheet keeps its width when that comes and goes. @param {HTMLElement} stage */
const roomOf = (stage) => stage.clientHeight + (parseFloat(getComputedStyle(stage).marginBottom) || 0);
