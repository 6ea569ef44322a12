// Standing answers: what the house answers for me in the turns of others. Only I see them.

import { all, byId } from "./dom.js";
import { table } from "./state.js";
import { cut, send } from "./wire.js";
import { say } from "./words.js";

/** Shows what I can wish for at the question that I am asked, and in the list what stands. */
export function showStanding() {
  const { standing } = table;
  const wishes = table.moment === null && !table.over ? (standing?.wishes ?? []) : [];
  const menu = byId("stand");
  if (!menu) return;
  menu.hidden = !wishes.length;
  if (menu.hidden) menu.open = false;
  const now = standing?.answers[standing.question] ?? "";
  byId("stand-now").textContent = say("js-from-now-on", { label: wishes.find(({ wish }) => wish === now)?.label ?? "" });
  byId("wishes").replaceChildren(...wishes.map((each) => wishButton(each, standing?.question ?? "", each.wish === now)));
  for (const form of all("form[data-stand]")) if (Number(form.dataset.stand) === table.seat) showList(form);
}

/**
 * @param {Live.WishedFor} each
 * @param {string} question
 * @param {boolean} now
 */
function wishButton(each, question, now) {
  const button = document.createElement("button");
  Object.assign(button, { className: "item", name: question, value: each.wish, textContent: each.label });
  button.dataset.do = "stand";
  button.setAttribute("aria-pressed", String(now));
  return button;
}

/** @param {HTMLFormElement} form */
function showList(form) {
  for (const select of all("select", form)) {
    const wish = table.standing?.answers[select.name] ?? "";
    // What holds only until my own turn is not offered in the list.
    if (![...select.options].some((option) => option.value === wish)) select.add(new Option(passing(wish), wish));
    select.value = wish;
  }
}

/** @param {string} wish */
const passing = (wish) => table.standing?.wishes.find((each) => each.wish === wish)?.label ?? wish;

/**
 * @param {Event} event
 * @param {HTMLButtonElement} button
 */
export function stand(event, button) {
  if (cut(event)) return;
  event.preventDefault();
  byId("stand").open = false;
  byId("stand-now").focus();
  send({ do: "stand", question: button.name, wish: button.value, seat: table.seat });
}

export function listenToStanding() {
  for (const form of all("form[data-stand]")) {
    form.addEventListener("change", ({ target }) => {
      const select = /** @type {HTMLSelectElement} */ (target);
      send({ do: "stand", question: select.name, wish: select.value, seat: Number(form.dataset.stand) });
    });
  }
}
