// The room of the map beside a sheet: the whole picture where it can be read, else the part of it that matters.

import { all, byId, phone } from "./dom.js";

/** The widths of a sheet at the right, in pixels; the slimmest, beside a picture of which everything matters. */
const SLIM = 400;
const NARROWEST = 536;
const WIDEST = 624;
/** A sheet needs no more than this share of the screen. */
const MOST = 0.42;
/** No picture is shown smaller than this share of the size that it is drawn for. */
const LEAST = 0.92;

/**
 * How wide the sheet is, and which core of the picture is shown, if not the whole.
 * @param {Page.Size} screen what the map and the sheet share
 * @param {Page.Size} whole the picture as it is drawn
 * @param {Page.Size[]} cores what matters of it, the largest first
 */
export function shareRoom(screen, whole, cores) {
  const least = Math.min(NARROWEST, Math.floor(screen.width * MOST));
  const free = screen.width - least;
  if (free / whole.width >= LEAST) return { dock: least, core: -1 };
  if (!cores.length) {
    const left = Math.floor(screen.width - whole.width * LEAST);
    return { dock: left < SLIM ? least : Math.min(least, left), core: -1 };
  }
  const fits = cores.findIndex(({ width }) => free / width >= LEAST);
  const core = fits < 0 ? cores.length - 1 : fits;
  const scale = Math.max(LEAST, Math.min(screen.height / cores[core].height, free / cores[core].width));
  return { dock: Math.max(least, Math.min(WIDEST, Math.floor(screen.width - cores[core].width * scale))), core };
}

/** What the pictures are fitted to: a sheet beside them, and whether all of them is wanted all the same. */
const frame = { beside: false, whole: false };

/** Shows all of the pictures, which can be shifted then, or again what matters of them. @param {boolean} whole */
export function showWhole(whole) {
  if (frame.whole === whole) return;
  frame.whole = whole;
  if (frame.beside) fitFrame(true);
}

/** Fits the pictures to what the sheet leaves. @param {boolean} beside whether a sheet stands beside the map */
export function fitFrame(beside) {
  const main = byId("main");
  if (beside !== frame.beside) frame.whole = false;
  frame.beside = beside;
  for (const picture of all("#board > svg")) {
    const { cores = "", whole = picture.getAttribute("viewBox") ?? "" } = picture.dataset;
    const windows = [...(cores ? cores.split(", ") : []), whole];
    const sizes = windows.map((each) => each.split(" ").map(Number)).map(([, , width, height]) => ({ width, height }));
    const screen = { width: main.clientWidth, height: roomOf(byId("stage")) };
    const { dock, core } = shareRoom(screen, sizes[sizes.length - 1], sizes.slice(0, -1));
    const shown = beside && !phone() && !frame.whole ? core : -1;
    picture.dataset.whole = whole;
    picture.setAttribute("viewBox", windows.at(shown) ?? whole);
    picture.style.setProperty("--wide", String(sizes.at(shown)?.width));
    // Of which everything matters, that keeps its place and its size when a sheet comes and goes.
    const steady = !cores && !phone();
    picture.style.maxWidth = steady ? `${screen.width - dock}px` : "";
    picture.setAttribute("preserveAspectRatio", steady ? "xMinYMin meet" : "xMidYMid meet");
    if (picture.checkVisibility()) main.style.setProperty("--dock", `${dock}px`);
  }
}

/** How high the stage is without the strip above the question: a sheet keeps its width when that comes and goes. @param {HTMLElement} stage */
const roomOf = (stage) => stage.clientHeight + (parseFloat(getComputedStyle(stage).marginBottom) || 0);
