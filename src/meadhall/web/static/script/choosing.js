// Clicks become actions.

import { mayCost, worthIt } from "./costs.js";
import { asChoice, candidates, clickable, openPlaces, pick } from "./candidates.js";
import { byId } from "./dom.js";
import { composed, putAside, recall, recallUndone, remember, withoutLast } from "./draft.js";
import { light } from "./lights.js";
import { OPTIONS, showOptions } from "./options.js";
import { foresee, foreseen, hidePreview } from "./preview.js";
import { pickNamed, pickPlace } from "./scene.js";
import { settings } from "./settings.js";
import { mayFollow } from "./soon.js";
import { known, myTurn, table } from "./state.js";
import { makeSure } from "./sure.js";
import { explain, hideTip, hushTip } from "./tips.js";
import { toast } from "./toast.js";
import { send } from "./wire.js";
import { say } from "./words.js";

/**
 * Whether the reader has been told what an option costs and brings: it is the last one left, or its preview is shown.
 * @param {Live.Choice} option
 */
function inSight(option) {
  return table.left.length === 1 && table.chosen.length ? true : foreseen === option.action && Boolean(byId("outcome").textContent);
}

/**
 * Goes on with these candidates after a click on a place. What weighs is shown before it is taken.
 * @param {Page.Candidate[]} left
 * @param {string} place
 * @param {boolean} carried
 */
export function keep(left, place, carried = false) {
  const last = left.length === 1 ? left[0].option : null;
  if (last && (!last.weighs || (settings.composes && settings.confirm !== "never") || inSight(last))) return give(last, { carried });
  const chose = document.activeElement?.closest(OPTIONS);
  table.left = left;
  table.chosen.push(place);
  byId("filter").value = "";
  hideTip();
  hidePreview();
  showOptions();
  light();
  byId("whisper").textContent = left.length <= 6 ? left.map(({ option }) => [option.label, option.note].filter(Boolean).join(", ")).join("; ") : "";
  if (last) foresee(last);
  if (chose) byId("prompt").focus({ preventScroll: true });
  return undefined;
}

/**
 * What clicks choose from: what the open sheet makes of places, with the endings; without such a sheet the options.
 * @returns {Page.Choice[]}
 */
export function choices() {
  const meant = (settings.composes && table.sheet?.moves) || [];
  return meant.length ? [...meant.map((move) => ({ ...asChoice(move), whole: true })), ...table.options.filter((option) => option.ends)] : table.options;
}

/**
 * What was chosen before somebody else decided is still chosen; an own move begins anew.
 * @param {string} place
 */
export function chooseAgain(place) {
  const left = pick(table.left, place);
  if (left.length > 1) keep(left, place);
}

/**
 * A click, a tap or Enter on places that lie over each other, the topmost first.
 * @param {string[]} places
 * @param {Element} element
 */
export function choose(places, element) {
  if (!myTurn()) return explain(places[0], element, false);
  if (pickPlace(places)) return hushTip(element);
  const open = openPlaces(table.left);
  const lit = places.find((place) => open.has(place));
  hushTip(element);
  if (lit !== undefined) return keep(pick(table.left, lit), lit);
  if (table.left.length === 1 && places.includes(table.chosen.at(-1) ?? "")) return give(table.left[0].option);
  if (places.some((place) => table.chosen.includes(place))) return clear();
  const anew = places.find((place) => openPlaces(candidates(choices())).has(place));
  if (anew !== undefined) {
    table.chosen = [];
    return keep(pick(candidates(choices()), anew), anew);
  }
  const beyond = candidates(clickable(table.further));
  const further = settings.composes && places.find((place) => openPlaces(beyond).has(place));
  if (further) {
    table.chosen = [];
    return keep(pick(beyond, further), further);
  }
  if (pickNamed(places)) return undefined;
  return explain(places[0], element, true);
}

export function clear() {
  table.left = myTurn() ? candidates(choices()) : [];
  table.chosen = [];
  hidePreview();
  showOptions();
  light();
}

/**
 * Gives an answer. It goes to the draft, and whether that is played is the one rule of \`whenGiven\`.
 * @param {Page.Choice} option
 * @param {{ named?: boolean, carried?: boolean }} how
 */
export function give(option, how = {}) {
  if (!settings.composes) return dispatch({ do: "play", head: table.head, action: option.action, seat: table.prompt.seat }, false);
  const actions = [...(option.whole ? [] : composed(table.draft)), ...(option.actions ?? [option.action])];
  // What ends the move is said for whoever goes on elsewhere, and the move is played, unless they confirm every one.
  const on = Boolean(option.said && table.draft?.actions.length) && settings.confirm !== "always";
  const there = !option.ends && isOnSheet(actions);
  return compose(actions, whenGiven({ named: how.named && !there, carried: how.carried, ends: option.ends, alone: actions.length === 1 && !there }), { fill: !settings.ask, later: option.later, on });
}

/**
 * Whether the sheet itself has these answers: on the map and as buttons they are what they are in its rows.
 * @param {string[]} actions
 */
const isOnSheet = (actions) => (table.sheet?.parts ?? []).some(({ rows }) => rows.some(({ values }) => values.some((value) => !value.later?.length && actions.every((each, i) => value.actions?.[i] === each))));

/**
 * Whether a choice may play the move: where there is no sheet, and on one that says so. On any other sheet, and with a
 * coach, the reader ends the move, and the sheet says which it is. Whoever confirms every move ends each.
 */
export const playsAtOnce = () => settings.confirm !== "always" && (!table.sheet || Boolean(table.sheet.at_once && !table.coach?.step));

/**
 * When an answer plays the draft. On a sheet what can be taken back is played at once, and what lets others act after a
 * moment in which it can be stopped (soon.js). What cannot be taken back waits for a button with its name: that of the sheet, or that
 * of the answer itself where no sheet is, or where the answer ends a phase. A whole move from the map opens its sheet.
 * On a sheet that takes the page, what is carried to its place was seen there all the way.
 * @param {{ named?: boolean, ends?: boolean, alone?: boolean, carried?: boolean }} how whether it was given by such a
 *   button, ends something, is the only one, and was dragged to its place
 * @returns {Live.Compose["play"]}
 */
export function whenGiven({ named = false, ends = false, alone = true, carried = false } = {}) {
  const never = settings.confirm === "never";
  if (settings.confirm === "always") return "no";
  if (named && (ends || playsAtOnce())) return "complete";
  if (carried && table.sheet?.wide && !table.coach?.step) return never ? "complete" : "own";
  if (!playsAtOnce() || (!table.sheet && !alone && !never)) return "no";
  // Beside a sheet that has not every answer, a single one of the others is what it is without a sheet.
  return never ? "complete" : table.sheet && !(alone && table.sheet.whole === false) ? "own" : "whole";
}

/**
 * Replaces the draft, and plays it if that is wanted.
 * @param {string[]} actions
 * @param {Live.Compose["play"]} when
 * @param {{ loose?: boolean, fill?: boolean, later?: string[] | null, orders?: string[] | null, on?: boolean }} how
 */
export function compose(actions, when = "no", { loose = false, fill = false, later, orders, on = false } = {}) {
  const { head } = table;
  if (!table.busy) remember();
  mayFollow(when === "own");
  const { seat } = table.prompt;
  const confirm = settings.confirm === "always";
  dispatch({ do: "draft", head, seat, actions, play: when, loose, forced: !settings.ask, fill, confirm, on, ...(later && { later }), ...(orders && { orders }) }, false);
}

/**
 * Makes the draft what it was.
 * @param {Page.Composed} before
 */
function restore({ actions, later, orders }) {
  const { head } = table;
  const confirm = settings.confirm === "always";
  dispatch({ do: "draft", head, seat: table.prompt.seat, actions, play: "no", forced: false, confirm, ...(later && { later }), ...(orders && { orders }) }, false);
}

/**
 * The only answer to a question, given without the reader.
 * @param {string} action
 */
function playForced(action) {
  dispatch({ do: "play", head: table.head, action, seat: table.prompt.seat }, true);
}

/**
 * Sends an answer, and remembers it until it is known what became of it.
 * @param {Page.Given} given
 * @param {boolean} byItself
 */
export function dispatch(given, byItself) {
  if (table.busy) return;
  if (!byItself && mayCost(given)) weigh(given);
  else sendOff(given, byItself);
}

/**
 * Sends an answer, unless it costs much and the reader wants to look again.
 * @param {Page.Given} given
 */
async function weigh(given) {
  const { head } = table;
  table.busy = true;
  document.body.classList.add("busy");
  const worth = await worthIt({ ...given, head });
  table.busy = false;
  document.body.classList.remove("busy");
  if (!worth) return clear();
  return table.head === head && myTurn() && sendOff(given, false);
}

/**
 * @param {Page.Given} given
 * @param {boolean} byItself
 */
function sendOff(given, byItself) {
  const sent = send({ ...given, head: table.head });
  if (!sent && byItself) return;
  table.sent = {
    given, forced: byItself, head: table.head, seat: table.prompt.seat, options: known(table.options), together: table.prompt.waiting.length > 1,
    lost: sent ? "" : "not sent",
  };
  if (!sent) {
    toast(say("js-will-send"));
    return;
  }
  table.busy = true;
  table.played += 1;
  table.asked = table.prompt.seat;
  if (table.mine.length > 1) settings.sit(table.id, table.asked);
  if (!byItself) table.undone = false;
  document.body.classList.add("busy");
  sayIfLate(table.played);
  hideTip();
  hidePreview();
  byId("toast").hidden = true;
}

/** Milliseconds after which an answer that is on its way is a wait. */
const LATE = 200;

/** The old question is asked no more while its answer is on its way. Where the next one comes at once, nothing is seen of this. @param {number} played */
function sayIfLate(played) {
  document.body.classList.remove("late");
  setTimeout(() => {
    if (!table.busy || table.played !== played) return;
    document.body.classList.add("late");
    byId("sub").replaceChildren(say("js-sent"));
  }, LATE);
}

let forcing = 0;

/** Whether the question has one answer that may be given without the reader. What weighs is the reader's own, and what the coach speaks of. */
export const forced = () => myTurn() && !table.draft && table.options.length === 1 && !table.options[0].weighs && !settings.ask && !table.coach?.step;

/** A decision with one option is shown for a moment and then taken, unless the reader wants to be asked or has just undone it. */
export function takeForced() {
  clearTimeout(forcing);
  if (!forced() || table.undone) return;
  const { head } = table;
  const [{ action }] = table.options;
  forcing = setTimeout(() => {
    if (table.head === head && myTurn() && byId("curtain").hidden) playForced(action);
  }, 500);
}

export function undo() {
  const before = recall();
  if (before) return restore(before);
  if (table.draft) {
    putAside();
    return restore({ actions: withoutLast(table.draft) });
  }
  if (!table.can_undo && !table.can_go_back) return toast(say("js-undo-not"));
  if (!costsTheGame()) return goBack();
  return makeSure(say("js-practice-ask"), say("js-practice-cost"), say("js-practice-yes")).then((sure) => sure && goBack());
}

/** Whether going back would lead past what others have answered, and make a game that counts practice. */
export const costsTheGame = () => !table.can_undo && table.can_go_back && table.alone && !table.practice && !table.coach && !table.draft;

function goBack() {
  table.undone = true;
  return send({ do: "undo", head: table.head, seat: table.prompt.seat ?? table.seat, far: !table.can_undo, open: settings.composes && table.can_undo }) || toast(say("js-lost"));
}

/** Brings back what was undone in the draft. */
export function redo() {
  const undone = recallUndone();
  if (undone && !table.busy) restore(undone);
}
