// What costs something is asked before it is done.

import { byId } from "./dom.js";

/**
 * Whether the reader wants something all the same.
 * @param {string} title
 * @param {string} text what it costs
 * @param {string} yes
 * @returns {Promise<boolean>}
 */
export function makeSure(title, text, yes) {
  byId("loss-title").textContent = title;
  byId("loss-text").textContent = text;
  byId("loss-yes").textContent = yes;
  const dialog = byId("loss-dialog");
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((done) => dialog.addEventListener("close", () => done(dialog.returnValue === "yes"), { once: true }));
}
