// On a phone a part of the page as a sheet over the map.

import { showUnread } from "./chat.js";
import { all, byId, phone, still } from "./dom.js";
import { showNewest } from "./log.js";
import { showOptions } from "./options.js";
import { hideTip } from "./tips.js";

/**
 * Whether a part of the side is there without a sheet.
 * @param {string} name
 */
const docked = (name) => getComputedStyle(byId("side")).display !== "none" && byId("side").contains(byId(name));

/**
 * Opens a part of the page as a sheet over the map; "" closes it. The part is moved there and back.
 * @param {string} name
 */
export function openSheet(name) {
  hideTip();
  const sheet = byId("sheet");
  const slot = byId("slot");
  const home = byId("sheet-home");
  const guest = slot.firstElementChild;
  if (guest) {
    if (home) home.replaceWith(guest);
    else guest.remove();
  }
  const next = name && phone() && !docked(name) ? byId(name) : null;
  sheet.dataset.open = next ? name : "";
  sheet.classList.toggle("open", Boolean(next));
  document.body.classList.toggle("has-sheet", Boolean(next));
  byId("veil")?.remove();
  for (const button of all("[data-sheet]")) button.setAttribute("aria-pressed", String(button.dataset.sheet === (next ? name : "")));
  sheet.style.transform = "";
  if (!next) {
    // What is measured could not be measured while the sheet was over it.
    if (guest) showOptions();
    return;
  }
  const placeholder = Object.assign(document.createElement("i"), { id: "sheet-home", hidden: true });
  next.replaceWith(placeholder);
  slot.append(next);
  const veil = Object.assign(document.createElement("div"), { id: "veil", className: "veil" });
  veil.addEventListener("click", () => openSheet(""));
  byId("stage").append(veil);
  sheet.setAttribute("aria-label", all(`[data-sheet="${name}"]`)[0]?.textContent.trim() ?? "");
  if (name === "talk") {
    if (!byId("chat").hidden) showUnread(0);
    showNewest();
  }
  sheet.focus({ preventScroll: true });
}

/** The sheet is pulled down by its grip. */
export function listenToGrip() {
  const sheet = byId("sheet");
  /** @type {HTMLElement} */
  const grip = sheet.querySelector(".grip");
  /** @type {number | null} */
  let start = null;
  const letGo = () => {
    start = null;
    sheet.style.transform = "";
  };
  grip.addEventListener("pointerdown", (event) => {
    start = event.clientY;
    grip.setPointerCapture(event.pointerId);
  });
  grip.addEventListener("pointermove", (event) => {
    if (start !== null && !still()) sheet.style.transform = `translateY(${Math.max(0, event.clientY - start)}px)`;
  });
  grip.addEventListener("pointerup", (event) => {
    const far = start !== null && event.clientY - start > 60;
    letGo();
    if (far) openSheet("");
  });
  grip.addEventListener("pointercancel", letGo);
}
