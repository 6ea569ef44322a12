// Before a big loss: what an answer costs is asked before it is played, if the reader wishes it.

import { byId } from "./dom.js";
import { table } from "./state.js";
import { ask } from "./wire.js";
import { say } from "./words.js";

/** So many milliseconds the coach may think; then the answer is played. */
const WAITS = 1500;

/**
 * Whether the coach looks at an answer before it leaves: it would be played, and the reader wants to be asked.
 * @param {Page.Given} given
 */
export const mayCost = (given) => table.coaching === "losses" && !table.coach && (given.do === "play" || given.play !== "no" || Boolean(given.on));

/**
 * Whether an answer is to be played: it costs little, or the reader wants it all the same.
 * @param {Page.Given} given
 */
export async function worthIt(given) {
  const { seat, head } = given;
  const how = given.do === "play" ? { actions: [given.action], play: /** @type {const} */ ("now") } : { actions: given.actions, play: given.play, loose: given.loose, on: given.on };
  byId("whisper").textContent = say("js-coach-thinks");
  const answer = await ask({ do: "costs", head, seat, ...how }, WAITS);
  return answer?.is !== "costs" || !answer.points || confirmed(answer);
}

/** @param {Live.Costs} costs */
function confirmed({ title, text }) {
  const dialog = byId("costs-dialog");
  byId("costs-title").textContent = title;
  byId("costs-text").textContent = text;
  dialog.returnValue = "no";
  dialog.showModal();
  return new Promise((done) => dialog.addEventListener("close", () => done(dialog.returnValue === "yes"), { once: true }));
}
