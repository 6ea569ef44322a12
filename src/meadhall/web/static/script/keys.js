// The keyboard.

import { askHint } from "./advice.js";
import { choose, clear, redo, undo } from "./choosing.js";
import { putHintAway } from "./commands.js";
import { focusCoach } from "./coach.js";
import { foldComposer } from "./composer.js";
import { all, byId, placeOf, targetOf } from "./dom.js";
import { cancelDrag, drag } from "./drag.js";
import { playDraft, swapPart } from "./draft.js";
import { lastStop, stopAt } from "./focus.js";
import { nearest } from "./geometry.js";
import { KEYS } from "./groups.js";
import { nextRegion, sheetKey } from "./handling.js";
import { BUTTONS, buttons, showOptions } from "./options.js";
import { step } from "./replay.js";
import { pickCard, stepPlace } from "./scene.js";
import { settings } from "./settings.js";
import { openSheet } from "./sheet.js";
import { focusSince } from "./since.js";
import { skip } from "./skip.js";
import { myTurn, table } from "./state.js";
import { explain, hideTip } from "./tips.js";

/** @param {Element} element */
const typing = (element) => element.closest("input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select, dialog");

export function listenToKeys() {
  document.addEventListener("keydown", (event) => {
    const { key } = event;
    if (key === "Enter" && (event.ctrlKey || event.metaKey) && !event.altKey) return playDraft();
    const target = targetOf(event);
    if (event.altKey && !event.ctrlKey && !event.metaKey && chipMoves(target, key)) return event.preventDefault();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === "Escape") return escape();
    if (key === "F6") {
      event.preventDefault();
      return nextRegion(event.shiftKey);
    }
    if (typing(target) || document.querySelector("dialog[open]") || !byId("curtain").hidden) return;
    if (sheetKey(event, settings.keys)) return event.preventDefault();
    const chip = target.closest(".chip-x");
    if (chip && (key === "Delete" || key === "Backspace")) return /** @type {HTMLElement} */ (chip).click();
    const holder = target.closest("[data-at]");
    if ((key === "Enter" || key === " ") && holder && !target.closest("button, a, summary")) {
      event.preventDefault();
      choose([placeOf(holder)], holder);
    } else if (key.startsWith("Arrow") && !target.closest("[role=tablist], [type=range], [role=tabpanel]") && stepPlace(key)) {
      event.preventDefault();
    } else if (key.startsWith("Arrow") && !target.closest("[role=tablist], [type=range], [role=tabpanel]")) {
      event.preventDefault();
      walk(key);
    } else if (!settings.keys) return;
    else if (!event.repeat && pickCard(key)) event.preventDefault();
    else if (key === "?") {
      event.preventDefault();
      askAround();
    } else if (key === "!") {
      askHint();
    } else if (key === ",") step(-1);
    else if (key === ".") step(1);
    else if (key.toLowerCase() === "u" && !event.repeat) event.shiftKey ? redo() : undo();
    else if (key.toLowerCase() === "l" && !taken(key) && focusSince()) event.preventDefault();
    else if (key.toLowerCase() === "c" && !taken(key) && callCoach()) event.preventDefault();
    else if (key.toLowerCase() === "s" && !taken(key) && skip()) event.preventDefault();
    else if (key.length === 1 && KEYS.includes(key.toUpperCase()) && !event.repeat) {
      buttons().find((each) => each.dataset.key === key.toUpperCase())?.click();
    }
  });
}

/** Whether the key moves the part of the draft at which the keyboard is. @param {Element} target @param {string} key */
function chipMoves(target, key) {
  const item = target.closest("#chips .chip-item");
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0;
  return Boolean(item && by && swapPart([...byId("chips").children].indexOf(item), by));
}

/** In a lesson the coach speaks already; else it is asked. */
function callCoach() {
  if (focusCoach()) return true;
  if (table.coaching === "silent") return false;
  askHint();
  return true;
}

/** Whether an option has this key. @param {string} key */
const taken = (key) => buttons().some((each) => each.dataset.key === key.toUpperCase());

function escape() {
  if (drag?.before) return cancelDrag();
  if (byId("filter").value) {
    byId("filter").value = "";
    return showOptions();
  }
  if (!byId("tip").hidden) return hideTip();
  const menu = all("details.menu[open]")[0];
  if (menu) {
    menu.open = false;
    return menu.querySelector("summary")?.focus();
  }
  if (byId("sheet").dataset.open) return openSheet("");
  if (table.hint) return putHintAway();
  if (table.chosen.length) return clear();
  if (byId("composer").contains(document.activeElement) && byId("main").classList.contains("composing")) return foldComposer();
  if (byId("side").classList.contains("open")) byId("side").classList.remove("open");
  return undefined;
}

/** @param {string} key */
function walk(key) {
  const stops = all(`#stage [data-at][tabindex], #slot [data-at][tabindex], ${BUTTONS}, #undo button`).filter((each) => each.checkVisibility());
  const here = document.activeElement;
  if (!here || !stops.includes(here)) {
    const back = lastStop && stopAt(lastStop);
    (stops.find((each) => each === back) ?? stops.find((each) => each.classList.contains("may")) ?? stops[0])?.focus();
    return;
  }
  const rest = stops.filter((each) => each !== here);
  const next = nearest(here.getBoundingClientRect(), rest.map((each) => each.getBoundingClientRect()), key);
  rest[next]?.focus();
}

/** "?" speaks of what has the focus, else of what the pointer is on, else of the table. */
function askAround() {
  const holder = document.activeElement?.closest("[data-at]") ?? all("[data-at]:hover").at(-1);
  if (!holder) return byId("help-dialog").showModal();
  return explain(holder.dataset.at, holder, myTurn() && !holder.classList.contains("may"));
}
