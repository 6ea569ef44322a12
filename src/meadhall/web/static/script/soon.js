// What a choice has made whole is played after a moment, if it lets others act. Any click or key stops that.

import { byId } from "./dom.js";
import { settings } from "./settings.js";
import { myTurn, table } from "./state.js";
import { toast } from "./toast.js";
import { say } from "./words.js";

/** Milliseconds in which the reader sees the whole move, with its button running full. */
export const MOMENT = 4000;

/** The moment of the table at which the last choice may play the move; -1 if none may. */
let awaited = -1;
let running = { of: "", timer: 0 };

/** A choice is sent; whether it may play the move. @param {boolean} may */
export function mayFollow(may) {
  awaited = may ? table.head : -1;
}

/** Whether the move is about to be played. */
export const isSoon = () => running.timer !== 0;

/** What is about to be played: what the last choice has made whole; "" for nothing. */
function whole() {
  const { draft, sheet, prompt } = table;
  if (!draft?.ready || !draft.hands_over || draft.lost?.length || sheet?.room || !myTurn() || settings.confirm !== "final") return "";
  const of = [table.id, prompt.seat, ...draft.actions].join("\n");
  // What others do meanwhile, where all are asked, changes nothing of it.
  return awaited === table.head || running.of === of ? of : "";
}

/** Begins the moment, or ends it if something else is composed now. @param {() => void} play */
export function showSoon(play) {
  const of = whole();
  // What could be taken back was played at once.
  if (awaited >= 0 && table.head > awaited && !table.draft && table.can_undo) toast(say("js-played"));
  awaited = -1;
  if (of === running.of) return;
  clearTimeout(running.timer);
  running = { of, timer: of ? setTimeout(() => end(play), MOMENT) : 0 };
  byId("play-draft").classList.toggle("soon", isSoon());
}

/** @param {() => void} play */
function end(play) {
  stop();
  if (!table.busy && byId("curtain").hidden) play();
}

function stop() {
  clearTimeout(running.timer);
  running = { of: "", timer: 0 };
  awaited = -1;
  byId("play-draft").classList.remove("soon");
}

/** @param {() => void} show what tells the reader that the move waits again */
export function listenToSoon(show) {
  for (const name of ["pointerdown", "keydown", "visibilitychange"]) {
    document.addEventListener(name, () => {
      if (!isSoon()) return;
      stop();
      show();
    }, { capture: true });
  }
}
