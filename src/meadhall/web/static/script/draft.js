// The draft: what I have composed and not played yet. The server keeps it; only I see it.

import { compose, playsAtOnce } from "./choosing.js";
import { byId } from "./dom.js";
import { settings } from "./settings.js";
import { isSoon, showSoon } from "./soon.js";
import { sound } from "./sounds.js";
import { myTurn, table } from "./state.js";
import { toast } from "./toast.js";
import { send } from "./wire.js";
import { say } from "./words.js";

/**
 * The answers so far that another can follow: one that nothing can follow gives way to it.
 * @param {Live.ShownDraft | null} draft
 */
export const composed = (draft) => (draft ? draft.actions.slice(0, draft.held ? -1 : undefined) : []);

/**
 * The draft without its last answer of my own, and without what followed from that by itself.
 * @param {Live.ShownDraft} draft
 */
export function withoutLast(draft) {
  const own = draft.chips.map((chip) => chip.own !== false);
  return draft.actions.slice(0, Math.max(0, own.lastIndexOf(true)));
}

/**
 * The draft without one of its answers; the server leaves out what only that one made possible.
 * @param {Live.ShownDraft} draft
 * @param {number} at
 */
export const without = (draft, at) => draft.actions.filter((_, i) => i !== at);

/** What the draft was before each change, and what was undone of it, as long as the table stays where it is. */
const past = { at: "", steps: /** @type {Page.Composed[]} */ ([]), undone: /** @type {Page.Composed[]} */ ([]) };

const here = () => [table.id, table.head, table.prompt.seat].join("\n");

function stayHere() {
  if (past.at !== here()) Object.assign(past, { at: here(), steps: [], undone: [] });
}

/** Keeps what the draft is now, so that a change can be undone. */
export function remember() {
  stayHere();
  past.steps.push(asItIs());
  past.undone = [];
}

/** Keeps what the draft is now, so that it can come back after it was undone. */
export function putAside() {
  stayHere();
  past.undone.push(asItIs());
}

/** @returns {Page.Composed} */
const asItIs = () => ({ actions: table.draft?.actions ?? [], later: table.later?.actions, orders: table.later?.orders });

/** Whether a change of the draft can be undone. What was refused has changed nothing. */
export function canRecall() {
  const now = JSON.stringify(asItIs());
  while (past.steps.length && JSON.stringify(past.steps.at(-1)) === now) past.steps.pop();
  return myTurn() && past.at === here() && past.steps.length > 0;
}

/**
 * What the draft was before its last change.
 * @returns {Page.Composed | undefined}
 */
export function recall() {
  const before = canRecall() ? past.steps.pop() : undefined;
  if (before) putAside();
  return before && asBefore(before);
}

/**
 * What the draft was before it was undone.
 * @returns {Page.Composed | undefined}
 */
export function recallUndone() {
  const undone = myTurn() && past.at === here() ? past.undone.pop() : undefined;
  if (undone) past.steps.push(asItIs());
  return undone && asBefore(undone);
}

/** @param {Page.Composed} before @returns {Page.Composed} */
const asBefore = (before) => ({ ...before, later: before.later ?? (table.later ? [] : undefined) });

export function playDraft() {
  const { draft } = table;
  if (!draft || !myTurn()) return;
  if (!draft.ready) return toast(draft.why);
  sound(draft.held ? "dice" : "coin");
  compose(draft.actions, "now");
}

export function discard() {
  if (table.draft) compose([]);
}

/** @param {number} at */
export function removeChip(at) {
  if (table.draft) compose(without(table.draft, at), "no", { loose: true });
}

/** @param {number} at */
export function removePart(at) {
  const part = table.sheet?.chips?.[at];
  if (part?.actions) compose(part.actions, "no", { later: part.later });
}

/** Exchanges a part of the draft with the one before it (-1) or after it (1). @param {number} at @param {number} by */
export function swapPart(at, by) {
  const swapped = table.sheet?.swaps?.[by < 0 ? at - 1 : at];
  if (!swapped?.actions) return false;
  compose(swapped.actions, "no", { later: swapped.later });
  moved = at + by;
  return true;
}

/** The chip that was moved keeps the keyboard. */
let moved = -1;

/** @param {number} at */
export function removeLater(at) {
  if (table.later) send({ do: "later", actions: table.later.actions.filter((_, i) => i !== at), seat: table.seat });
}

/**
 * One answer of the draft, or with "part" a part of the move as the sheet names it.
 * @param {Live.Chip} chip
 * @param {number} at
 */
function chipButton(chip, at, kind = "chip") {
  const item = document.createElement("li");
  item.className = chip.own === false ? "chip-item forced" : "chip-item";
  const named = kind === "part" ? table.sheet?.chips?.[at]?.part ?? "" : "";
  const text = Object.assign(document.createElement(named ? "button" : "span"), { textContent: chip.label, title: chip.label });
  if (named) Object.assign(text, { type: "button", className: "chip-name", value: named }).dataset.do = "chip-part";
  item.append(text);
  if (chip.own === false) return item;
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "chip-x", textContent: "\u00d7" });
  button.setAttribute("aria-label", say("js-chip-remove", { label: chip.label }));
  button.dataset.do = kind;
  button.value = String(at);
  item.append(button);
  return item;
}

/**
 * An answer that does not fit any more.
 * @param {string} label
 */
function struck(label) {
  const item = chipButton({ label, own: false }, -1);
  item.classList.add("struck");
  return item;
}

/** What is kept for later, as chips that wait; what could not be done is struck through. */
function laterChips() {
  const { later } = table;
  return (later?.chips ?? []).map((label, at) => {
    if (later?.broken) return struck(label);
    const item = chipButton({ label }, at, "chip-later");
    item.classList.add("waiting");
    return item;
  });
}

/** What there is to say of a draft: where it can be taken back after all, not that it cannot. @param {Live.ShownDraft} draft */
function whyOf(draft) {
  if (!draft.held || draft.lost?.length || !table.alone) return draft.why;
  return table.coach || table.practice ? "" : say("js-final-alone");
}

/** Whether the next question stands beside its answers: nothing is to be said of it again, and nothing can be played. */
const asksOn = () => Boolean(table.draft && !table.draft.ready && !table.draft.lost?.length && table.sheet?.whole === false);

/** Says who ends the move, and why it waits. */
export function showWhy() {
  const draft = myTurn() ? table.draft : null;
  const later = table.moment === null ? table.later : null;
  const on = settings.confirm === "always" || !table.further.some(({ said }) => said) ? "" : draft?.on;
  const why = (later?.broken || !draft ? later?.text : "") || (draft && !asksOn() && whyOf(draft)) || on || "";
  const who = isSoon() ? "js-soon" : playsAtOnce() ? "js-plays" : draft ? "js-you-end" : "";
  byId("draft-why").textContent = [table.sheet && who && !(draft && asksOn()) ? say(who) : "", isSoon() ? "" : why].filter(Boolean).join(" ");
}

/** Shows the draft as chips, with what ends it, and what is kept for later. */
export function showDraft() {
  const draft = myTurn() ? table.draft : null;
  const later = table.moment === null ? table.later : null;
  const box = byId("draft");
  box.hidden = !draft && !table.sheet && !later;
  byId("main").classList.toggle("has-draft", !box.hidden);
  document.body.classList.toggle("drafting", Boolean(draft));
  const parts = (draft && table.sheet?.chips) ?? [];
  const chips = parts.length ? parts.map((part, at) => chipButton({ label: part.label ?? "", own: Boolean(part.actions) }, at, "part")) : (draft?.chips ?? []).map((chip, at) => chipButton(chip, at));
  // A sheet whose own chips say what comes later needs no others for it.
  const told = parts.some((part) => part.later);
  byId("chips").replaceChildren(...chips, ...(later && !told ? laterChips() : []));
  byId("chips").append(...(draft?.lost ?? []).map(struck));
  if (moved >= 0) byId("chips").children[moved]?.querySelector(".chip-x")?.focus({ preventScroll: true });
  moved = -1;
  showSoon(playDraft);
  showWhy();
  const discarding = byId("discard");
  discarding.hidden = !draft;
  discarding.dataset.usual ??= discarding.textContent;
  discarding.textContent = table.sheet?.discard || discarding.dataset.usual;
  const button = byId("play-draft");
  button.hidden = !draft || asksOn();
  byId("play-verb").textContent = draft?.verb ?? "";
  button.setAttribute("aria-disabled", String(!draft?.ready));
  byId("prompt").classList.toggle("drafted", Boolean(draft));
}
