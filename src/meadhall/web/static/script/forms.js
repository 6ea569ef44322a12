// The forms of the table.

import { knock } from "./attention.js";
import { play, undo } from "./choosing.js";
import { all, byId } from "./dom.js";
import { showOptions } from "./options.js";
import { settle } from "./prompt.js";
import { look } from "./replay.js";
import { fetchRules } from "./rulebook.js";
import { allowNotices, settings } from "./settings.js";
import { table } from "./state.js";
import { toast } from "./toast.js";
import { cut, send, wire } from "./wire.js";
import { say } from "./words.js";

export function listenToForms() {
  byId("options").addEventListener("submit", (event) => {
    // Where no socket ever opened, the form itself carries the answer.
    if (!wire.heard) return;
    event.preventDefault();
    if (event.submitter?.value) play(event.submitter.value);
  });
  byId("undo")?.addEventListener("submit", (event) => {
    event.preventDefault();
    undo();
  });
  byId("answer").addEventListener("submit", (event) => {
    event.preventDefault();
    send({ do: "answer", accept: event.submitter.value === "yes" });
    byId("rewind").hidden = true;
  });
  byId("forward")?.addEventListener("submit", (event) => {
    event.preventDefault();
    send({ do: "rewind", to: table.forward });
    look(null);
  });
  byId("say").addEventListener("submit", (event) => {
    const field = byId("saying");
    if (cut(event)) return;
    event.preventDefault();
    if (field.value.trim() && send({ do: "chat", text: field.value.trim() })) field.value = "";
  });
  byId("seek").addEventListener("submit", (event) => {
    event.preventDefault();
    fetchRules(`/rules/${table.game}?bare=1&q=${encodeURIComponent(byId("seek-q").value)}`, byId("found"));
  });
}

export function listenToNotes() {
  byId("notebook").addEventListener("submit", (event) => {
    event.preventDefault();
    saveNotes();
  });
  let later = 0;
  byId("note").addEventListener("input", () => {
    byId("noted").textContent = say("js-saving");
    clearTimeout(later);
    later = setTimeout(saveNotes, 900);
  });
}

export function listenToSwitches() {
  byId("tempo").value = settings.tempo;
  byId("tempo").addEventListener("change", () => {
    settings.set("tempo", byId("tempo").value);
    send({ do: "tempo", tempo: settings.tempo });
  });
  for (const box of all("[data-setting]")) {
    box.checked = Boolean(settings[box.dataset.setting]);
    box.addEventListener("change", async () => {
      if (box.dataset.setting === "notify" && box.checked && !(await allowNotices())) {
        box.checked = false;
        toast(say("js-notify-blocked"));
      }
      settings.set(box.dataset.setting, box.checked);
      if (box.dataset.setting === "sound" && box.checked) knock();
      if (box.dataset.setting === "ask") settle();
      if (box.dataset.setting === "keys") showOptions();
    });
  }
}

async function saveNotes() {
  const form = byId("notebook");
  try {
    const answer = await fetch(form.action, {
      method: "POST",
      body: new URLSearchParams(new FormData(form)),
      headers: { "x-csrftoken": table.csrf },
      redirect: "manual",
    });
    byId("noted").textContent = say(answer.ok || answer.type === "opaqueredirect" ? "js-saved" : "js-not-saved");
  } catch {
    byId("noted").textContent = say("js-not-saved");
  }
}
