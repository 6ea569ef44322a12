// Several pictures of one table: tabs on a desk, a bar on a phone; the view follows the question.

import { all, byId, parse, phone } from "./dom.js";
import { markSheets } from "./lights.js";
import { settings } from "./settings.js";
import { openSheet } from "./sheet.js";
import { asking, myTurn, table } from "./state.js";
import { selectTab, showTab } from "./tabs.js";
import { capital } from "./text.js";
import { view } from "./view.js";

export const pictures = () => all("#board > svg");

/** @param {Element} picture */
const titleOf = (picture) => picture.dataset.title ?? capital(picture.id.slice("picture-".length));

/**
 * On a desk several pictures have tabs; the one that was looked at stays.
 * @param {Element[]} several those that have one
 */
export function pictureTabs(several = phone() ? [] : pictures()) {
  const strip = byId("views");
  const seen = strip.querySelector("[aria-selected=true]")?.getAttribute("aria-controls");
  strip.hidden = several.length < 2;
  strip.replaceChildren(
    ...(strip.hidden ? [] : several).map((picture) => {
      const tab = Object.assign(document.createElement("button"), { type: "button", id: `tab-${picture.id}`, textContent: titleOf(picture) });
      tab.setAttribute("role", "tab");
      tab.setAttribute("aria-controls", picture.id);
      return tab;
    }),
  );
  const chosen = [...strip.children].find((tab) => tab.getAttribute("aria-controls") === seen) ?? strip.firstElementChild;
  if (chosen) selectTab(chosen);
}

let followedLast = "";

/** Opens the view that a new question to me is about. It does so once: whoever then looks elsewhere is left there. */
export function followQuestion() {
  if (!myTurn() || !byId("curtain").hidden || followedLast === asking()) return;
  followedLast = asking();
  const named = (table.prompt.picture ?? "").split(" ").map((name) => byId(`picture-${name}`)).find(Boolean) ?? null;
  if (phone()) return followOnPhone(named);
  const lit = pictures().filter((picture) => picture.querySelector(".may"));
  const wanted = named ?? (lit.some((picture) => picture === view.element) ? null : lit[0]);
  const tab = wanted && byId(`tab-${wanted.id}`);
  if (tab && tab.getAttribute("aria-selected") !== "true") showTab(tab);
  return undefined;
}

/**
 * A picture hides the options: it is opened where each of them can be pointed at in it, and closed where none can. The
 * sheet of a move would wait below it, so where that has every answer no picture comes by itself.
 * @param {Element | null} named
 */
function followOnPhone(named) {
  const open = byId("sheet").dataset.open ?? "";
  /** @param {Live.Choice} option */
  const holds = ({ places }) => places.some((place) => named?.querySelector(`[data-at="${CSS.escape(place)}"]`));
  // The first picture is the map itself, which is there anyway.
  const fits = named && named !== pictures()[0] && !(settings.composes && table.sheet?.wide) && open !== "talk" && !answeredBySheet() && table.options.every(holds);
  if (fits && open !== named.id) openSheet(named.id);
  else if (!fits && open.startsWith("picture-") && (open === cameItself || answeredBySheet() || !byId(open).querySelector(".may"))) openSheet("");
  cameItself = fits ? named.id : "";
}

/** Whether the sheet of a move has every answer, so that nothing has to be pointed at. */
const answeredBySheet = () => settings.composes && Boolean(table.sheet) && table.sheet?.whole !== false && !table.draft?.held;

/** The sheet that was opened by a question: it goes with it. */
let cameItself = "";

/** A place in the bottom navigation for each picture but the first, which is always there. */
export function pictureButtons() {
  const nav = byId("nav");
  for (const old of all("[data-sheet^=picture-]", nav)) old.remove();
  const [first, ...others] = pictures();
  const map = nav.querySelector("[data-sheet='']");
  map.dataset.plain ??= map.textContent.trim();
  map.lastChild.textContent = first?.dataset.title && others.length ? first.dataset.title : map.dataset.plain;
  for (const picture of others) {
    const name = picture.id.slice("picture-".length);
    const icon = byId(`i-${name}`) ? name : "picture";
    const button = parse(`<button type="button" aria-pressed="false"><svg class="ico" viewBox="0 0 20 20" aria-hidden="true"><use href="#i-${icon}"/></svg></button>`);
    button.dataset.sheet = picture.id;
    button.append(titleOf(picture));
    nav.insertBefore(button, nav.querySelector("[data-sheet=seats]"));
  }
  pictureTabs();
  markSheets();
}
