// The script of every page: native modules, no dependencies, no knowledge of any game.

import { cookie, layout, targetOf } from "./dom.js";
import { bringLuck, tellOfDice } from "./fair_dice.js";
import { newTablePage, reviewPage, settingsPage } from "./pages.js";
import { isDark, setTheme, settings, showTheme } from "./settings.js";
import { loadWords } from "./words.js";

function everyPage() {
  loadWords();
  settings.load();
  showTheme();
  // The server draws for it: the next page fits from its first moment.
  cookie("layout", layout());
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", showTheme);
  document.addEventListener("click", (event) => {
    if (targetOf(event).closest("[data-do=theme]")) setTheme(isDark() ? "light" : "dark");
  });
  // A page that the browser has kept as it was tells what is long over.
  addEventListener("pageshow", (event) => event.persisted && location.reload());
  bringLuck();
  tellOfDice();
  newTablePage();
  settingsPage();
  reviewPage();
}

everyPage();
