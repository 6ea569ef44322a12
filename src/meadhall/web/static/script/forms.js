// The forms of the table.

import { give, undo } from "./choosing.js";
import { all, byId } from "./dom.js";
import { showOptions } from "./options.js";
import { settle } from "./prompt.js";
import { look } from "./replay.js";
import { fetchRules } from "./rulebook.js";
import { allowNotices, settings } from "./settings.js";
import { sound } from "./sounds.js";
import { table } from "./state.js";
import { toast } from "./toast.js";
import { cut, send, wire } from "./wire.js";
import { say } from "./words.js";

/**
 * @param {string} id
 * @param {(event: SubmitEvent, value: string) => void} done what to do, with the value of the button that was pressed
 */
function onSubmit(id, done) {
  byId(id)?.addEventListener("submit", (/** @type {SubmitEvent} */ event) => {
    done(event, event.submitter?.getAttribute("value") ?? "");
  });
}

export function listenToForms() {
  onSubmit("options", (event, action) => {
    // Where no socket ever opened, the form itself carries the answer.
    if (!wire.heard) return;
    event.preventDefault();
    const option = [...table.left.map((one) => one.option), ...table.options].find((one) => one.action === action);
    if (option) give(option, { named: true });
  });
  onSubmit("undo", (event) => {
    event.preventDefault();
    undo();
  });
  onSubmit("answer", (event, word) => {
    event.preventDefault();
    send({ do: "answer", accept: word === "yes" });
    byId("rewind").hidden = true;
  });
  onSubmit("forward", (event) => {
    event.preventDefault();
    if (table.forward !== null) send({ do: "rewind", to: table.forward });
    look(null);
  });
  onSubmit("say", (event) => {
    const field = byId("saying");
    if (cut(event)) return;
    event.preventDefault();
    if (field.value.trim() && send({ do: "chat", text: field.value.trim() })) field.value = "";
  });
  onSubmit("seek", (event) => {
    event.preventDefault();
    fetchRules(`/rules/${table.game}?bare=1&q=${encodeURIComponent(byId("seek-q").value)}`, byId("found"));
  });
}

export function listenToNotes() {
  onSubmit("notebook", (event) => {
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
  byId("confirm").value = settings.confirm;
  byId("confirm").addEventListener("change", () => {
    settings.set("confirm", byId("confirm").value);
    settle();
  });
  byId("tempo").value = settings.tempo;
  byId("tempo").addEventListener("change", () => {
    settings.set("tempo", byId("tempo").value);
    send({ do: "tempo", tempo: settings.tempo });
  });
  byId("sound").value = settings.sound;
  byId("sound").addEventListener("change", () => {
    settings.set("sound", byId("sound").value);
    sound("knock");
  });
  for (const box of all("input[data-setting]")) {
    const name = /** @type {"ask" | "keys" | "steady" | "notify"} */ (box.dataset.setting);
    box.checked = Boolean(settings[name]);
    box.addEventListener("change", async () => {
      if (name === "notify" && box.checked && !(await allowNotices())) {
        box.checked = false;
        toast(say("js-notify-blocked"));
      }
      settings.set(name, box.checked);
      if (name === "ask") settle();
      if (name === "keys") showOptions();
    });
  }
}

async function saveNotes() {
  const form = byId("notebook");
  try {
    const answer = await fetch(form.action, {
      method: "POST",
      // It has no files.
      body: new URLSearchParams(/** @type {any} */ (new FormData(form))),
      headers: { "x-csrftoken": table.csrf },
      redirect: "manual",
    });
    byId("noted").textContent = say(answer.ok || answer.type === "opaqueredirect" ? "js-saved" : "js-not-saved");
  } catch {
    byId("noted").textContent = say("js-not-saved");
  }
}
