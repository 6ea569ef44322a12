// Seats: their colours, discs and names.

import { all, byId, parse } from "./dom.js";
import { table } from "./state.js";
import { say } from "./words.js";

/** @param {number} seat */
export function colourOf(seat) {
  const panel = byId(`seat-${seat}`);
  return /\bseat-([BRKGA])\b/.exec(panel?.className ?? "")?.[1] ?? table.seats[seat]?.colour ?? "N";
}

/** @param {number | null} seat */
export function disc(seat) {
  const colour = seat === null || seat === undefined ? "N" : colourOf(seat);
  return parse(`<svg class="disc d-${colour}" viewBox="-11 -11 22 24" aria-hidden="true"><use href="#d-${colour}"/></svg>`);
}

/** A seat may get its colour late (with a character, say): then what it did before changes too. */
export function showColours() {
  const colours = table.seats.map(({ seat }) => colourOf(seat)).join("");
  if (colours === table.colours) return;
  table.colours = colours;
  for (const item of all("#lines [data-seat], #says [data-seat]")) item.querySelector(".disc")?.replaceWith(disc(Number(item.dataset.seat)));
}

/** Panels come from the game, which knows no people: each has an empty place for a name. */
export function showNames() {
  for (const { seat, name, mine } of table.seats) {
    const who = byId(`seat-${seat}`)?.querySelector(".who");
    if (who) who.textContent = mine ? say("js-you", { name }) : name;
  }
}

/**
 * Who is asked, in a sentence or by the bare name. Several seats of one person are told apart by number.
 * @param {"called" | "name"} form
 */
export function askedName(form = "called") {
  const { name, seat } = table.prompt;
  const same = seat !== null && table.mine.length > 1 && name === table.seats[seat]?.name;
  return same ? say("js-seat-of", { name, n: seat + 1 }) : table.prompt[form] || name;
}
