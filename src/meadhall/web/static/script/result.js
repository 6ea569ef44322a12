// What came of the reader's own deed where dice or something hidden has answered: it stays until the next click.

import { byId } from "./dom.js";
import { playAgain } from "./since.js";
import { table } from "./state.js";
import { minus } from "./text.js";

/** @type {{ start: number, end: number } | null} */
let shown = null;

/** Shows what has come of own deeds, if anything has. @param {Live.Gesture[]} deeds */
export function showResult(deeds) {
  // At the end it is told who has won.
  if (table.moment !== null || table.over) return;
  const own = deeds.filter(({ outcomes }) => outcomes?.length);
  if (!own.length) return;
  shown = { start: own[0].start, end: own[own.length - 1].end };
  byId("result-text").textContent = minus(own.flatMap(({ outcomes }) => (outcomes ?? []).map(({ text }) => text)).join(" "));
  byId("result").hidden = false;
  makeWay(own.flatMap(({ places }) => places).at(-1) ?? "");
}

/** The panel lies on the side of the map on which the last place is not. @param {string} place */
function makeWay(place) {
  const at = document.querySelector(`#stage [data-at="${CSS.escape(place)}"]`)?.getBoundingClientRect();
  const stage = byId("stage").getBoundingClientRect();
  byId("result-home").classList.toggle("right", Boolean(at?.width) && (at?.left ?? 0) + (at?.right ?? 0) < stage.left + stage.right);
}

function close() {
  if (!shown) return;
  shown = null;
  byId("result").hidden = true;
  byId("result-text").textContent = "";
}

export function listenToResult() {
  const panel = byId("result");
  byId("result-again").addEventListener("click", () => {
    const again = shown;
    close();
    if (again) playAgain(again.start - 1, again.end);
  });
  byId("result-close").addEventListener("click", () => {
    close();
    byId("prompt").focus();
  });
  for (const name of ["pointerdown", "keydown"]) {
    document.addEventListener(name, (event) => {
      const walks = "key" in event && ["Tab", "Shift"].includes(String(event.key));
      if (!walks && !panel.contains(/** @type {Node} */ (event.target))) close();
    }, { capture: true });
  }
}
