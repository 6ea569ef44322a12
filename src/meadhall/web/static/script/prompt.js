// The question, and what goes with it.

import { showBadge } from "./attention.js";
import { candidates } from "./candidates.js";
import { choices, costsTheGame, forced, takeForced } from "./choosing.js";
import { showComposer } from "./composer.js";
import { showCurtain } from "./curtain.js";
import { all, byId } from "./dom.js";
import { canRecall, showDraft } from "./draft.js";
import { showGhosts } from "./ghosts.js";
import { light } from "./lights.js";
import { showOptions } from "./options.js";
import { addressOf, showSlider } from "./replay.js";
import { showGoing } from "./rewind.js";
import { ruleLink } from "./rulebook.js";
import { askedName, disc, showColours, showNames } from "./seats.js";
import { settings } from "./settings.js";
import { showStanding } from "./standing.js";
import { myTurn, table } from "./state.js";
import { say } from "./words.js";

/** Shows what is asked, from the start: nothing chosen yet. */
export function settle() {
  table.left = myTurn() ? candidates(choices()) : [];
  table.chosen = [];
  showPrompt();
  showComposer();
  showDraft();
  showStanding();
  byId("filter").value = "";
  showOptions();
  showNames();
  showColours();
  light();
  showGhosts();
  showSlider();
  showCurtain();
  takeForced();
}

/** Opens beside the game what teaches the question. @param {Live.Teaching} teaching */
function teachLink({ link: href, words: textContent, title }) {
  const link = document.createElement("a");
  Object.assign(link, { className: "teach", href, target: "_blank", textContent, title });
  return link;
}

/** A draft in words: what its sheet says of it, and where nothing is asked any more, what was chosen. @param {Live.ShownDraft} draft */
const inWords = ({ held, chips }) => table.sheet?.sentence || (held ? say("js-held", { words: chips.map(({ label }) => label).join(", ") }) : "");

export function showPrompt() {
  const { prompt, moment, over } = table;
  const box = byId("prompt");
  box.dataset.state = moment !== null ? "replay" : over ? "over" : myTurn() ? "mine" : "waiting";
  document.body.classList.toggle("awaited", myTurn());
  const composed = myTurn() && settings.composes && table.draft ? inWords(table.draft) : "";
  const question = over && moment === null ? over : composed || prompt.text;
  if (byId("question").textContent !== question) byId("question").textContent = question;
  box.classList.toggle("long", question.length > 66);
  byId("question").title = question.length > 66 ? question : "";
  byId("asker").replaceChildren(...(prompt.seat === null ? [] : [disc(prompt.seat)]));
  const sub = [];
  if (myTurn() && table.mine.length > 1) {
    const line = document.createElement("span");
    line.className = "handover";
    line.textContent = table.asked !== prompt.seat ? say("js-handover", { name: askedName() }) : askedName("name");
    sub.push(line, " ");
  }
  if (forced()) sub.push(say("js-forced"), " ");
  if (prompt.rule) sub.push(ruleLink(prompt.rule));
  if (prompt.teaching) sub.push(" ", teachLink(prompt.teaching));
  byId("sub").replaceChildren(...sub);
  const undo = byId("undo");
  if (undo) {
    undo.hidden = moment !== null || Boolean(over);
    const button = undo.querySelector("button");
    button.toggleAttribute("aria-disabled", false);
    const can = table.can_undo || table.can_go_back || canRecall();
    if (!can) button.setAttribute("aria-disabled", "true");
    button.title = !can ? say("js-undo-not") : !canRecall() && costsTheGame() ? say("js-practice-tip") : "";
  }
  byId("hint")?.toggleAttribute("hidden", !myTurn());
  table.finished ||= Boolean(over) && moment === null;
  byId("propose")?.toggleAttribute("hidden", table.finished);
  for (const id of ["again", "back"]) byId(id)?.toggleAttribute("hidden", !over || moment !== null);
  byId("past").hidden = moment === null;
  document.body.classList.toggle("past", moment !== null);
  showGoing();
  const eyes = byId("eyes");
  if (eyes) eyes.hidden = eyes.disabled = !table.finished;
  for (const field of all("input[name=head]")) field.value = String(table.head);
  for (const field of all("input[name=seat]", byId("options"))) field.value = String(prompt.seat ?? "");
  for (const field of all("input[data-moment]")) field.value = String(moment ?? table.head);
  for (const link of all("a[data-do=moment-link]")) link.href = addressOf(moment ?? table.head);
  showBadge();
}
