// A message that goes by itself.

import { byId, parse } from "./dom.js";
import { ruleLink } from "./rulebook.js";
import { say } from "./words.js";

let toasting = 0;

/**
 * @param {string} text
 * @param {string | null} rule
 */
export function toast(text, rule = null) {
  const box = byId("toast");
  const close = parse(`<button type="button" class="tool"><svg class="ico" viewBox="0 0 20 20" aria-hidden="true"><use href="#i-close"/></svg></button>`);
  close.setAttribute("aria-label", say("js-close"));
  close.addEventListener("click", () => (box.hidden = true));
  const line = document.createElement("span");
  line.append(text, ...(rule ? [" ", ruleLink(rule)] : []));
  box.replaceChildren(line, close);
  box.hidden = false;
  clearTimeout(toasting);
  toasting = setTimeout(() => (box.hidden = true), 9000);
}
