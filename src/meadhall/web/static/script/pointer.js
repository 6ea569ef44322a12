// Clicks and what lies under the pointer.

import { choose, clear } from "./choosing.js";
import { commands } from "./commands.js";
import { all, byId, placeOf, targetOf } from "./dom.js";
import { drag } from "./drag.js";
import { hover, hoverButtons, trail } from "./lights.js";
import { olderLines } from "./log.js";
import { buttonAt, optionOf } from "./options.js";
import { aimedAt, foresee, hidePreview } from "./preview.js";
import { look } from "./replay.js";
import { openSheet } from "./sheet.js";
import { table } from "./state.js";
import { openRule, showTab } from "./tabs.js";
import { explain, hideTip, hideTipSoon, holdTip, tipSoon } from "./tips.js";

/**
 * The places under a point, the topmost first; pieces let a click through to the region they stand on.
 * @param {number} x
 * @param {number} y
 */
export function placesAt(x, y) {
  const found = document.elementsFromPoint(x, y).flatMap((element) => {
    const holder = element.closest("[data-at]");
    return holder ? [holder] : [];
  });
  return [...new Set(found)];
}

/** Half of what a finger covers, in pixels. */
const FINGER = 20;

/**
 * The same for a finger: where it just misses what is lit, the nearest of it is meant.
 * @param {number} x
 * @param {number} y
 */
export function meantAt(x, y) {
  const under = placesAt(x, y);
  if (!matchMedia("(pointer: coarse)").matches || under.some((each) => each.classList.contains("may"))) return under;
  const near = all("#stage .may, #slot .may, #composer .may").map((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return { each, far: Math.max(Math.abs(x - (left + right) / 2), Math.abs(y - (top + bottom) / 2)) };
  });
  const [nearest] = near.filter(({ far }) => far <= FINGER).sort((one, other) => one.far - other.far);
  return nearest ? [nearest.each, ...under] : under;
}

/**
 * @param {Element} target
 * @param {Element[]} under
 */
export function press(target, under) {
  // What folds a panel is no part of the place that the panel stands for.
  const missed = target.closest("#stage, #slot") ? under[0] : null;
  const holder = target.closest("summary") ? null : target.closest("[data-at]") ?? missed;
  if (holder) return choose((under.length ? under : [holder]).map((each) => placeOf(each)), holder);
  if (target.closest("#stage") && table.chosen.length) clear();
  return undefined;
}

/**
 * Where the pointer was pressed and rests since: what comes to lie under it by itself is not pointed at.
 * @type {Page.Point | null}
 */
let rests = null;

/** Whether an event is where the pointer rests; a click knows whole pixels only. @param {MouseEvent} event */
const atRest = ({ clientX, clientY }) => rests !== null && Math.abs(clientX - rests.x) <= 1 && Math.abs(clientY - rests.y) <= 1;

/**
 * What lay under the pointer when it was pressed: it may be drawn anew before it is let go.
 * @type {Page.Point & { under: Element[] } | null}
 */
let pressed = null;

/** So far the pointer may slip between press and click, in pixels. */
const SLIP = 8;

/** Who has come so far has carried something, or thought better of it: that is no click on what lies there. */
const CARRIED = 24;

/**
 * What a click means. If what was pressed is drawn anew meanwhile, the browser gives the click to all that is around it.
 * @param {MouseEvent} event
 * @returns {{ target: Element, under: Element[] }}
 */
function meaning(event) {
  const target = targetOf(event);
  const { clientX, clientY } = event;
  if (!event.detail) return { target, under: [] };
  const way = pressed ? Math.hypot(clientX - pressed.x, clientY - pressed.y) : 0;
  if (way > CARRIED) return { target, under: [] };
  if (!pressed || way > SLIP) return { target, under: meantAt(clientX, clientY) };
  const now = document.elementFromPoint(clientX, clientY);
  return { target: now && target.contains(now) ? now : target, under: pressed.under };
}

/**
 * A click beside an open menu closes it. A finger means no more by it: what lies there is not pressed.
 * @param {MouseEvent} event
 */
export function closeMenus(event) {
  const target = targetOf(event);
  const open = all("details.menu[open]").filter((menu) => !menu.contains(target));
  for (const menu of open) menu.removeAttribute("open");
  if (!open.length || !matchMedia("(pointer: coarse)").matches || target.closest("details.menu")) return;
  event.preventDefault();
  event.stopPropagation();
}

export function listenToClicks() {
  document.addEventListener("click", closeMenus, true);
  document.addEventListener("pointerdown", ({ clientX, clientY }) => {
    pressed = { x: clientX, y: clientY, under: meantAt(clientX, clientY) };
  }, true);
  document.addEventListener("click", (event) => {
    rests = event.detail ? { x: event.clientX, y: event.clientY } : null;
    const { target, under } = meaning(event);
    if (!target.closest("#tip")) hideTip();
    const rule = target.closest("[data-rule]");
    if (rule && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      return openRule(rule.dataset.rule ?? "");
    }
    const command = target.closest("[data-do]");
    if (command) return commands[command.dataset.do ?? ""]?.(event, command);
    const moment = target.closest("a.moment");
    if (moment && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      return look(Number(moment.closest("li")?.dataset.n));
    }
    const sheet = target.closest("[data-sheet]");
    if (sheet) {
      // Its button says "Log", and counts what was said in the chat.
      if (sheet.dataset.sheet === "talk") showTab(byId(table.unread ? "tab-chat" : "tab-log"));
      return openSheet(sheet.dataset.sheet ?? "");
    }
    return press(target, under);
  });
  byId("older").addEventListener("click", olderLines);
}

export function listenToPointer() {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch" || atRest(event)) return;
    rests = null;
    const line = targetOf(event).closest("li[data-places]");
    if (line) trail(line.dataset.places ?? "");
    if (drag?.before) return;
    const button = buttonAt(targetOf(event));
    if (button) hover(button, true);
    const holder = targetOf(event).closest("[data-at]");
    const under = holder ? placesAt(event.clientX, event.clientY).map((each) => placeOf(each)) : [];
    foresee(button ? optionOf(button) : aimedAt(under));
    if (targetOf(event).closest("#tip")) holdTip();
    if (!holder || !tipSoon(holder)) return;
    for (const place of under) hoverButtons(place, true);
  });
  document.addEventListener("pointerout", (event) => {
    if (event.pointerType === "touch") return;
    if (targetOf(event).closest("li[data-places]")) trail("");
    const button = buttonAt(targetOf(event));
    if (button) hover(button, false);
    if (!targetOf(event).closest("[data-at], #tip")) return;
    for (const each of all(".btn.hover")) each.classList.remove("hover");
    hideTipSoon();
  });
  document.addEventListener("focusin", (event) => {
    const target = targetOf(event);
    const button = buttonAt(target);
    if (button) hover(button, true);
    const line = target.closest("li[data-places]");
    if (line) trail(line.dataset.places ?? "");
    if (!target.matches(":focus-visible")) return;
    const holder = target.closest("[data-at]");
    foresee(button ? optionOf(button) : holder && aimedAt([placeOf(holder)]));
    if (holder) explain(placeOf(holder), holder, false);
    else if (!target.closest("#tip")) hideTip();
  });
  document.addEventListener("focusout", (event) => {
    const button = buttonAt(targetOf(event));
    if (button) hover(button, false);
    if (targetOf(event).closest("li[data-places]")) trail("");
    hidePreview();
  });
}
