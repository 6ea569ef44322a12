// Pages that are no table: a new table, settings, looking back.

import { all, byId, fetchPage, layout, targetOf } from "./dom.js";
import { allowNotices, setTheme, settings } from "./settings.js";
import { say } from "./words.js";

/** Looking back: asks again while the game is looked through, and asks the master without leaving the page. */
export function reviewPage() {
  /** @type {HTMLElement | null} */
  const box = byId("review");
  if (!box) return;
  const again = async () => {
    try {
      const fresh = (await fetchPage(location.href)).getElementById("review");
      if (!fresh) throw new Error("no review");
      box.replaceChildren(...fresh.childNodes);
      Object.assign(box.dataset, fresh.dataset);
    } catch {
      // The net is away for a moment; the next time may do.
    }
    if (box.dataset.busy === "yes") setTimeout(again, 700);
  };
  if (box.dataset.busy === "yes") setTimeout(again, 700);
  // A chart that was drawn for another screen would be too small to read here.
  else if (box.dataset.layout !== layout()) again();
  box.addEventListener("click", async (event) => {
    /** @type {HTMLAnchorElement | null} */
    const link = targetOf(event).closest("a[data-do=verdict]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    link.setAttribute("aria-busy", "true");
    try {
      const verdict = (await fetchPage(link.href)).getElementById("verdict");
      if (!verdict) throw new Error("no verdict");
      byId("verdict").replaceWith(verdict);
      history.replaceState(null, "", link.href);
      verdict.scrollIntoView({ block: "nearest" });
      verdict.focus({ preventScroll: true });
    } catch {
      location.assign(link.href);
    }
    link.removeAttribute("aria-busy");
  });
}

export function newTablePage() {
  const players = byId("players");
  if (!players) return;
  const show = () => {
    for (const line of all("[data-seat]")) away(line, Number(line.dataset.seat) >= Number(players.value));
    for (const box of all("[data-players]")) away(box, !box.dataset.players?.split(" ").includes(players.value));
    for (const box of all("[data-named]")) box.toggleAttribute("hidden", byId(box.dataset.named ?? "").value !== "each");
    introduce();
  };
  // The cards of those whom a seat has.
  const introduce = () => {
    for (const card of all("[data-card]")) {
      const picked = all(`select[name^="${card.dataset.of}-"]:enabled`).some((field) => field.value === card.dataset.card);
      card.toggleAttribute("hidden", !picked);
    }
  };
  /** @type {(box: Element, hidden: boolean) => void} */
  const away = (box, hidden) => {
    box.toggleAttribute("hidden", hidden);
    for (const field of all("select, input", box)) field.toggleAttribute("disabled", hidden);
  };
  byId("new").addEventListener("change", show);
  show();
}

export function settingsPage() {
  const form = byId("settings");
  if (!form) return;
  const fields = form.elements;
  fields.theme.value = settings.theme;
  fields.ask_always.checked = settings.ask;
  fields.sound.value = settings.sound;
  fields.tempo.value = settings.tempo;
  fields.keys.checked = settings.keys;
  const told = { since: settings.since, halos: settings.halos ? "on" : "off", moments: settings.moments, scoring: settings.scoring };
  /** @type {HTMLSelectElement[]} */
  const choices = all("select[data-told]", form);
  for (const choice of choices) choice.value = told[/** @type {keyof typeof told} */ (choice.dataset.told)];
  form.addEventListener("submit", () => {
    setTheme(fields.theme.value);
    settings.set("ask", fields.ask_always.checked);
    settings.set("sound", fields.sound.value);
    settings.set("tempo", fields.tempo.value);
    settings.set("keys", fields.keys.checked);
    for (const { dataset, value } of choices) settings.tell(/** @type {keyof typeof told} */ (dataset.told), value);
  });
  const notices = form.querySelector("[data-do=permission]");
  notices.addEventListener("change", async () => {
    if (notices.checked && !(await allowNotices())) {
      notices.checked = false;
      notices.closest(".field").append(Object.assign(document.createElement("p"), { className: "wrong", textContent: say("js-notify-blocked") }));
    }
    settings.set("notify", notices.checked);
  });
}
