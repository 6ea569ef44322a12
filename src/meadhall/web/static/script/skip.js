// Skip to my turn: bots do not wait until the reader is asked again.

import { byId } from "./dom.js";
import { settings } from "./settings.js";
import { myTurn, table } from "./state.js";
import { send } from "./wire.js";

let skipping = false;

export const isSkipping = () => skipping;

/** The button is there while others move; what was skipped ends with the reader's turn, and who only watches has none. */
export function showSkip() {
  const button = byId("skip");
  if (!button) return;
  const waiting = !myTurn() && table.moment === null && !table.over && table.prompt.seat !== null;
  const bots = table.seats.some(({ kind }) => kind === "bot");
  button.hidden = !(waiting && bots && table.mine.length && settings.tempo !== "none");
  button.setAttribute("aria-pressed", String(skipping));
  if (skipping && (myTurn() || table.over)) {
    skipping = false;
    send({ do: "tempo", tempo: settings.tempo });
  }
}

export function skip() {
  const button = byId("skip");
  if (!button || button.hidden || skipping) return false;
  skipping = true;
  send({ do: "tempo", tempo: "none" });
  showSkip();
  return true;
}

export function listenToSkip() {
  byId("skip")?.addEventListener("click", skip);
}
