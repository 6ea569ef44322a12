// What the server says, and what becomes of it.

import { dropHint } from "./advice.js";
import { callOut } from "./attention.js";
import { asChoice } from "./candidates.js";
import { addSaying, showHere } from "./chat.js";
import { chooseAgain, dispatch } from "./choosing.js";
import { byId } from "./dom.js";
import { endDrag } from "./drag.js";
import { greet, question } from "./fresh.js";
import { rememberFocus, restoreFocus } from "./focus.js";
import { showGestures } from "./gestures.js";
import { logLines, showStatus, tellNews } from "./log.js";
import { countScores, scoresShown } from "./motion.js";
import { patch } from "./patching.js";
import { followQuestion } from "./pictures.js";
import { hidePreview, previews } from "./preview.js";
import { settle, showPrompt } from "./prompt.js";
import { showSlider } from "./replay.js";
import { showResult } from "./result.js";
import { showRewind } from "./rewind.js";
import { showColours, showNames } from "./seats.js";
import { asking, known, myTurn, table } from "./state.js";
import { hearTelling, tell } from "./telling.js";
import { renewTip, tips } from "./tips.js";
import { toast } from "./toast.js";
import { connect, send, wire } from "./wire.js";
import { say } from "./words.js";

/** From now on the server is heard. */
export function listen() {
  Object.assign(wire, { hear, opened });
  connect();
}

/** After a break the first message tells of now. Whoever looks at the past is shown the second, without a flicker. */
export function opened() {
  wire.held = null;
  if (table.moment === null) return;
  wire.held = [];
  send({ do: "look", moment: table.moment, eyes: table.eyes });
  setTimeout(release, 3000);
}

/** @param {Live.Message} message */
export function hear(message) {
  const id = "id" in message ? message.id : null;
  const done = wire.waiting.get(id);
  if (done) {
    wire.waiting.delete(id);
    done(message);
  }
  switch (message.is) {
    case "table": return hearTable(message);
    case "news": return hearNews(message);
    case "chat": return message.lines.forEach(addSaying);
    case "rewind": return showRewind(message);
    case "here": return showHere(message);
    case "seats": return hearSeats(message);
    case "away": return void (wire.away = message.text);
    case "error": return done && message.code !== "rate" ? undefined : hearError(message);
    default: return undefined;
  }
}

/** @param {Live.Error} message */
function hearError(message) {
  release();
  table.busy = false;
  document.body.classList.remove("busy");
  if (message.code === "stale") {
    if (table.sent) table.sent.refused = true;
    else toast(say("js-quicker"));
    // The newer position is on its way or already here; in any case it is asked for.
    if (table.moment === null) send({ do: "look", moment: null, eyes: table.eyes });
    return sendAgain();
  }
  toast(message.text, message.rule);
  settle();
}

/**
 * What to do with an answer that did not count. If somebody was quicker while several decide at once, or if the line was
 * down, it is given again as long as I am asked the same; else I am told. It can never count twice: it bears its head.
 * @param {Page.Sent} sent
 * @param {number} head where the table is now
 * @param {boolean} still whether I am asked the same
 * @returns {"wait" | "again" | "tell" | "forget"}
 */
export function fateOf(sent, head, still) {
  if (!sent.lost && (!sent.refused || sent.head === head)) return "wait";
  // What had left before the line broke may have been done.
  const surely = sent.lost !== "on its way";
  if (still && (sent.head === head || (sent.together && surely))) return "again";
  return (still || surely) && !sent.forced ? "tell" : "forget";
}

function sendAgain() {
  const { sent } = table;
  if (!sent || table.moment !== null) return;
  const still = myTurn() && sent.seat === table.prompt.seat && sent.options === known(table.options);
  const fate = fateOf(sent, table.head, still);
  if (fate === "wait") return;
  table.sent = null;
  if (fate === "again") dispatch(sent.given, sent.forced);
  else if (fate === "tell") toast(say("js-quicker"));
}

/** @param {Live.Seats} message */
function hearSeats(message) {
  table.seats = message.seats;
  // Nobody is invited any more where nobody can sit down.
  if (!message.seats.some(({ kind }) => kind === "open")) byId("invite")?.remove();
  showNames();
  showColours();
  showPrompt();
}

/** @param {Live.News} message */
function hearNews(message) {
  table.head = message.head;
  showSlider();
  byId("whisper").textContent = say("js-news");
}

function release() {
  const held = wire.held ?? [];
  wire.held = null;
  if (!held.length) return;
  document.body.classList.add("still");
  held.forEach(hearTable);
  setTimeout(() => document.body.classList.remove("still"), 60);
}

/** @param {Live.Update} message */
function hearTable(message) {
  if (wire.held && message.moment === null) return wire.held.push(message);
  release();
  wire.unsure = false;
  const focus = rememberFocus();
  endDrag();
  hidePreview();
  const scores = scoresShown();
  patch(message);
  countScores(scores);
  const before = { head: table.head, question: question(), asked: asking(), chosen: table.busy ? [] : table.chosen };
  const { head, moment, seat, mine, curtain, prompt, options, last, can_undo, over, marks, gaps, forward, draft, sheet, further, standing, later, can_go_back, practice } = message;
  /** @type {Partial<Page.Table>} */
  const told = { head, moment, seat, mine, curtain, prompt, options, last, can_undo, over, forward, draft, sheet, further: (further ?? []).map(asChoice), standing, later, can_go_back, practice };
  // Whoever went back themselves was told before.
  if (practice && !table.practice && !table.coach && !table.undone) toast(say("js-practice"));
  Object.assign(table, told, marks && { marks }, gaps && { gaps });
  if (table.moment === table.wanted) table.wanted = null;
  if (table.hint?.asked !== asking() || table.moment !== null) dropHint();
  table.busy = false;
  document.body.classList.remove("busy");
  tips.clear();
  previews.clear();
  hearTelling(message);
  logLines(message);
  if (table.moment === null) tellNews((message.log ?? []).filter(({ n }) => n > before.head));
  showStatus(message.status ?? []);
  settle();
  greet(before);
  followQuestion();
  renewTip();
  if (before.asked === asking()) before.chosen.forEach(chooseAgain);
  sendAgain();
  if (byId("curtain").hidden) restoreFocus(focus);
  tell();
  showGestures(message.gestures ?? []);
  showResult(message.gestures ?? []);
  return callOut();
}
