// The room of the map beside a sheet: the whole picture where it can be read, else the part of it that matters.

import { all, byId, phone } from "./dom.js";

/** The widths of a sheet at the right, in pixels. */
const NARROWEST = 536;
const WIDEST = 624;
/** No picture is shown smaller than this share of the size that it is drawn for. */
const LEAST = 0.92;

/**
 * How wide the sheet is, and whether the picture shows its core only.
 * @param {Page.Size} screen what the map and the sheet share
 * @param {Page.Size} whole the picture as it is drawn
 * @param {Page.Size | null} core what matters of it
 */
export function shareRoom(screen, whole, core) {
  const free = screen.width - NARROWEST;
  if (!core || free / whole.width >= LEAST) return { dock: NARROWEST, cut: false };
  const scale = Math.max(LEAST, Math.min(screen.height / core.height, free / core.width));
  return { dock: Math.min(WIDEST, Math.max(NARROWEST, Math.floor(screen.width - core.width * scale))), cut: true };
}

/** Fits the pictures to what the sheet leaves. @param {boolean} beside whether a sheet stands beside the map */
export function fitFrame(beside) {
  const main = byId("main");
  for (const picture of all("#board > svg")) {
    const { core = "", whole = picture.getAttribute("viewBox") ?? "" } = picture.dataset;
    const [, , width, height] = whole.split(" ").map(Number);
    const [left, top, wide, tall] = core.split(" ").map(Number);
    const screen = { width: main.clientWidth, height: byId("stage").clientHeight };
    const { dock, cut } = shareRoom(screen, { width, height }, core ? { width: wide, height: tall } : null);
    const shown = beside && cut && !phone();
    picture.dataset.whole = whole;
    picture.setAttribute("viewBox", shown ? [left, top, wide, tall].join(" ") : whole);
    picture.style.setProperty("--wide", String(shown ? wide : width));
    if (picture.checkVisibility()) main.style.setProperty("--dock", `${dock}px`);
  }
}
