// The document: finding, making and measuring its elements.

/**
 * An element of the page, of the kind that its template says, which the checker cannot see.
 * @type {(id: string) => any}
 */
export const byId = (id) => document.getElementById(id);

/**
 * @template {string} Selector
 * @param {Selector} selector
 * @param {ParentNode} root
 * @returns {Page.Found<Selector>[]}
 */
export const all = (selector, root = document) => [...root.querySelectorAll(/** @type {any} */ (selector))];

/**
 * What an event is about. Those that we listen to are about elements.
 * @type {(event: Event) => Element}
 */
export const targetOf = (event) => /** @type {Element} */ (event.target);

/**
 * The place that an element with data-at stands for.
 * @type {(element: Element) => string}
 */
export const placeOf = (element) => element.dataset.at ?? "";

/** @type {(id: string) => any} */
export const json = (id) => JSON.parse(byId(id)?.textContent ?? "{}");

/**
 * The one element that some markup tells of.
 * @param {string} markup
 */
export function parse(markup) {
  const holder = document.createElement("template");
  const drawn = /^\s*<(g|path|rect|circle|text|use)\b/.test(markup);
  holder.innerHTML = drawn ? `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>` : markup;
  const whole = holder.content.firstElementChild;
  return /** @type {Element} */ (drawn ? whole?.firstElementChild : whole);
}

/** @type {(name: string, value: string) => string} */
export const cookie = (name, value) => (document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`);

/** @param {string} text */
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

/**
 * A page of this house, read but not gone to.
 * @param {string} address
 */
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
/** @type {() => "phone" | "desk"} */
export const layout = () => (phone() ? "phone" : "desk");
