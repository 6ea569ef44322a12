// Tabs, and the rules behind one of them.

import { showUnread } from "./chat.js";
import { all, byId, drawer, phone, targetOf } from "./dom.js";
import { light } from "./lights.js";
import { showNewest } from "./log.js";
import { fetchRules } from "./rulebook.js";
import { openSheet } from "./sheet.js";
import { table } from "./state.js";
import { hideTip } from "./tips.js";
import { view } from "./view.js";

export function listenToTabs() {
  for (const strip of all("div[role=tablist]")) {
    strip.addEventListener("click", (event) => {
      const tab = targetOf(event).closest("[role=tab]");
      if (tab) showTab(tab);
    });
    strip.addEventListener("keydown", (event) => {
      const step = Number(event.key === "ArrowRight") - Number(event.key === "ArrowLeft");
      if (!step) return;
      const tabs = all("[role=tab]", strip);
      const next = tabs[(tabs.indexOf(targetOf(event)) + step + tabs.length) % tabs.length];
      showTab(next);
      next.focus();
    });
  }
  for (const details of all("details[data-part]")) {
    details.addEventListener("toggle", () => {
      const box = details.querySelector("div");
      if (box && details.open && !box.dataset.read) {
        box.dataset.read = "yes";
        fetchRules(`/rules/${table.game}?part=${details.dataset.part}`, box);
      }
    });
  }
}

/**
 * Shows what a tab stands for, instead of its neighbours.
 * @param {Element} tab
 */
export function selectTab(tab) {
  for (const other of all("[role=tab]", tab.parentElement ?? tab)) {
    const on = other === tab;
    other.setAttribute("aria-selected", String(on));
    other.tabIndex = on ? 0 : -1;
    byId(other.getAttribute("aria-controls") ?? "").toggleAttribute("hidden", !on);
  }
}

/** @param {Element} tab */
export function showTab(tab) {
  hideTip();
  const picture = tab.closest("#views");
  if (picture) view.reset();
  selectTab(tab);
  if (tab.id === "tab-chat") showUnread(0);
  if (tab.id === "tab-log") showNewest();
  // What is measured could not be measured while it was hidden.
  if (picture) light();
}

/** @param {string} rule */
export async function openRule(rule) {
  hideTip();
  if (phone()) openSheet("talk");
  else if (drawer()) byId("side").classList.add("open");
  showTab(byId("tab-rules"));
  await fetchRules(`/rules/${table.game}/${encodeURIComponent(rule)}?bare=1`, byId("found"));
  byId("rules").scrollTop = 0;
  byId("rules").focus({ preventScroll: true });
}
