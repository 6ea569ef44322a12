// Going back together.

import { byId } from "./dom.js";
import { counted } from "./moments.js";
import { look, momentText } from "./replay.js";
import { table } from "./state.js";
import { makeSure } from "./sure.js";
import { toast } from "./toast.js";
import { ask, send } from "./wire.js";
import { say } from "./words.js";

/** @param {Live.Proposal} message */
export function showRewind(message) {
  table.proposal = message.to === null ? null : { ...message, to: message.to };
  showGoing();
}

/** A proposal to go back or forward; else that the table has gone back, and the way forward again. */
export function showGoing() {
  const { proposal } = table;
  const forward = table.forward === table.stayed ? null : table.forward;
  byId("rewind").hidden = !proposal && forward === null;
  byId("answer").hidden = !proposal?.mine;
  const back = byId("forward");
  if (back) {
    back.hidden = Boolean(proposal) || forward === null;
    back.elements.to.value = forward ?? "";
  }
  const text = proposal ? proposalText(proposal) : forward === null ? "" : say("js-went-back", { to: counted(table.gaps, forward) });
  if (byId("rewind-text").textContent !== text) byId("rewind-text").textContent = text;
}

/** @param {Page.Proposal} proposal */
export function proposalText({ by, to, own, on }) {
  if (on) return own ? say("js-forward-own") : say("js-forward-by", { name: by });
  const move = counted(table.gaps, to);
  return own ? say("js-rewind-own", { to: move }) : say("js-rewind-by", { name: by, to: move });
}

/**
 * Asks before the table goes back: what would be taken back, and whose it is.
 * @param {number} to
 */
export async function proposeRewind(to) {
  const told = await ask({ do: "loss", to });
  if (told?.is !== "loss") {
    toast(told?.text ?? say("js-lost"));
    return;
  }
  const text = told.others ? `${told.text} ${say("js-loss-others")}` : told.text;
  if (!await makeSure(say("js-loss", { moment: momentText(told.to) }), text, say(told.others ? "js-loss-ask" : "js-loss-now"))) return;
  send({ do: "rewind", to });
  if (!told.others) look(null);
}
