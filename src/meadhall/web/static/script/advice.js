// Hints and reasons of bots.

import { byId, cookie } from "./dom.js";
import { light } from "./lights.js";
import { showOptions } from "./options.js";
import { asking, myTurn, table } from "./state.js";
import { toast } from "./toast.js";
import { ask } from "./wire.js";
import { say } from "./words.js";

/** So many milliseconds a bot may think before the page gives up. */
const THINKS = 30000;

/**
 * Reasons as list items, each with a bar: to the right what speaks for it, to the left what against.
 * @param {Live.Ground[]} reasons
 */
function reasonItems(reasons) {
  return reasons.map(({ weight, text }) => {
    const width = Math.min(20, Math.abs(Math.round(weight * 400)));
    const against = weight < 0;
    const item = document.createElement("li");
    item.innerHTML = `<svg class="weight" viewBox="0 0 42 10" aria-hidden="true"><path d="M21 0v10"/><rect class="${against ? "against" : "for"}" x="${against ? 21 - width : 21}" y="2" width="${width}" height="6"/></svg>`;
    item.append(Object.assign(document.createElement("span"), { textContent: text }));
    return item;
  });
}

export async function askHint() {
  if (!myTurn() || table.busy || !byId("curtain").hidden) return;
  const asked = asking();
  const button = byId("hint");
  if (button.getAttribute("aria-busy") === "true") return;
  button.setAttribute("aria-busy", "true");
  byId("whisper").textContent = say("js-thinking");
  const answer = await ask({ do: "hint" }, THINKS);
  button.removeAttribute("aria-busy");
  // Others may have decided meanwhile: the hint is good as long as I am asked the same.
  if (!myTurn()) return;
  if (asking() !== asked) {
    toast(say("js-hint-late"));
    return;
  }
  if (answer?.is !== "hint") {
    toast(answer?.text ?? say("js-no-answer"));
    return;
  }
  table.hint = { asked, action: answer.action };
  const called = table.coaching !== "silent";
  byId("advice-title").textContent = say(called ? "js-coach-says" : "js-hint-is", { label: answer.label });
  byId("advice").classList.toggle("plainly", called);
  byId("advice-note").textContent = answer.note ?? "";
  byId("advice-reasons").replaceChildren(...reasonItems(answer.reasons));
  byId("advice").hidden = false;
  giveWay();
  showOptions();
  light();
  byId("advice-title").focus({ preventScroll: true });
}

/** Whoever is on call is called by name. */
export function listenToCoaching() {
  const choice = /** @type {HTMLSelectElement | null} */ (byId("coaching"));
  choice?.addEventListener("change", () => {
    table.coaching = /** @type {Page.Coaching} */ (choice.value);
    cookie(choice.dataset.cookie ?? "", choice.value);
    const { coach = "", coachLong = "", hint = "", hintLong = "" } = byId("hint").dataset;
    const [name, long] = table.coaching === "silent" ? [hint, hintLong] : [coach, coachLong];
    byId("hint-name").textContent = name;
    byId("hint").setAttribute("aria-label", long);
  });
}

export function dropHint() {
  table.hint = null;
  byId("advice").hidden = true;
  giveWay();
}

/** What a hint would lie on is drawn beside it: the map, the players and the coach. */
function giveWay() {
  const { hidden, offsetHeight } = byId("advice");
  byId("main").classList.toggle("advised", !hidden);
  byId("main").style.setProperty("--advice", `${hidden ? 0 : offsetHeight}px`);
}

export function whyButton() {
  const button = Object.assign(document.createElement("button"), { type: "button", className: "ask", textContent: say("js-ask-why") });
  button.dataset.do = "reasons";
  button.setAttribute("aria-expanded", "false");
  return button;
}

/**
 * Opens the reasons of a bot below its line of the log, or folds them away.
 * @param {Element} button
 */
export async function askReasons(button) {
  const line = /** @type {Element} */ (button.closest("li"));
  const open = line.querySelector(".reasons");
  if (open) {
    open.remove();
    button.setAttribute("aria-expanded", "false");
    return;
  }
  if (button.getAttribute("aria-busy") === "true") return;
  button.setAttribute("aria-busy", "true");
  byId("whisper").textContent = say("js-thinking");
  const answer = await ask({ do: "reasons", n: Number(button.dataset.n ?? line.dataset.n) }, THINKS);
  button.removeAttribute("aria-busy");
  if (answer?.is !== "reasons") {
    toast(answer?.text ?? say("js-no-answer"));
    return;
  }
  const list = Object.assign(document.createElement("ul"), { className: "reasons" });
  list.append(...reasonItems(answer.reasons));
  if (answer.text) list.append(Object.assign(document.createElement("li"), { textContent: answer.text }));
  button.parentElement?.append(list);
  button.setAttribute("aria-expanded", "true");
  list.scrollIntoView({ block: "nearest" });
  byId("whisper").textContent = list.textContent;
}
