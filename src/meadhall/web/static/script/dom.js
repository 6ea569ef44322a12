// The document: finding, making and measuring its elements.

export const byId = (id) => document.getElementById(id);
export const all = (selector, root = document) => [...root.querySelectorAll(selector)];
export const json = (id) => JSON.parse(byId(id)?.textContent ?? "{}");

export function parse(markup) {
  const holder = document.createElement("template");
  const drawn = /^\s*<(g|path|rect|circle|text|use)\b/.test(markup);
  holder.innerHTML = drawn ? `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>` : markup;
  return drawn ? holder.content.firstElementChild.firstElementChild : holder.content.firstElementChild;
}

export const cookie = (name, value) => (document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`);

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = Object.assign(document.createElement("textarea"), { value: text, className: "sr" });
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
}

/** A page of this house, read but not gone to. */
export async function fetchPage(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

/** Where the small pictures are shown; the style sheet asks the same. */
export const SMALL = "(max-width: 1023px), (max-height: 559px), (max-width: 1279px) and (max-height: 749px)";

export const phone = () => matchMedia(SMALL).matches;
export const drawer = () => !phone() && matchMedia("(max-width: 1279px)").matches;
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
export const layout = () => (phone() ? "phone" : "desk");
