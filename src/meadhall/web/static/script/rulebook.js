// Rules of the book, by their ids.

import { table } from "./state.js";
import { say } from "./words.js";

/**
 * @param {string} rule
 * @param {string} [title] what it says instead of its id
 */
export function ruleLink(rule, title = rule) {
  const link = document.createElement("a");
  Object.assign(link, { className: "rule", href: `/rules/${table.game}/${rule}`, textContent: title });
  link.dataset.rule = rule;
  return link;
}

/**
 * @param {string} address
 * @param {Element} box
 */
export async function fetchRules(address, box) {
  box.textContent = say("js-loading");
  try {
    const answer = await fetch(address);
    box.innerHTML = await answer.text();
  } catch {
    box.textContent = say("js-closed");
  }
}
