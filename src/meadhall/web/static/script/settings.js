// What the reader has set, kept by the browser; light and dark.

import { all, cookie } from "./dom.js";

export const settings = {
  /** @type {Page.Kept} */
  kept: {},
  load() {
    try {
      this.kept = JSON.parse(localStorage.getItem("meadhall") ?? "{}");
      // Once it was on or off.
      if (typeof this.kept.sound === "boolean") this.kept.sound = this.kept.sound ? "full" : "off";
    } catch {
      this.kept = {};
    }
  },
  /**
   * @template {keyof Page.Kept} Name
   * @param {Name} name
   * @param {Page.Kept[Name]} value
   */
  set(name, value) {
    this.kept[name] = value;
    if (name === "ask") cookie("ask", value ? "always" : "choices");
    if (name === "sound") cookie("sound", String(value));
    if (name === "tempo") cookie("tempo", String(value));
    if (name === "keys") cookie("keys", value ? "on" : "off");
    if (name === "confirm") cookie("confirm", String(value));
    try {
      localStorage.setItem("meadhall", JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing: the setting holds until the page is left.
    }
  },
  get theme() {
    return this.kept.theme ?? document.documentElement.dataset.theme ?? "auto";
  },
  get ask() {
    return this.kept.ask ?? document.documentElement.dataset.ask === "always";
  },
  /**
   * How loud the table is.
   * @returns {Page.Sound}
   */
  get sound() {
    return this.kept.sound ?? /** @type {Page.Sound} */ (document.documentElement.dataset.sound) ?? "off";
  },
  /** Whether a single letter, digit or sign does something. */
  get keys() {
    return this.kept.keys ?? document.documentElement.dataset.keys !== "off";
  },
  /** Whether a new question waits a moment before it takes an answer. */
  get steady() {
    return this.kept.steady ?? true;
  },
  /** @returns {Page.Tempo} */
  get tempo() {
    return this.kept.tempo ?? /** @type {Page.Tempo} */ (document.documentElement.dataset.tempo) ?? "normal";
  },
  /**
   * Whether a move is played by the click that completes it, or by a button.
   * @returns {Page.Confirm}
   */
  get confirm() {
    return this.kept.confirm ?? /** @type {Page.Confirm} */ (document.documentElement.dataset.confirm) ?? "final";
  },
  /** Whether moves are composed before they are played. */
  get composes() {
    return this.confirm !== "steps";
  },
  /** How much is told of what happened since the last turn. */
  get since() {
    return this.kept.since ?? "full";
  },
  /** Which great moments stop the table. */
  get moments() {
    return this.kept.moments ?? "all";
  },
  /**
   * Sets how much is told of something.
   * @param {"since" | "moments" | "halos" | "scoring"} name
   * @param {string} value
   */
  tell(name, value) {
    if (name === "halos") this.set(name, value === "on");
    else this.set(name, value);
  },
  /** How a scoring goes on: by itself, step by step, or all at once. */
  get scoring() {
    return this.kept.scoring ?? "self";
  },
  /** Whether changed places are marked. */
  get halos() {
    return this.kept.halos ?? true;
  },
  get notify() {
    return Boolean(this.kept.notify) && "Notification" in window && Notification.permission === "granted";
  },
  /**
   * Who sat before this screen last, by table; only the newest tables are kept.
   * @param {string} id
   */
  who(id) {
    return (this.kept.who ?? []).find(([table]) => table === id)?.[1] ?? null;
  },
  /**
   * @param {string} id
   * @param {number | null} seat
   */
  sit(id, seat) {
    if (this.who(id) === seat) return;
    const others = (this.kept.who ?? []).filter(([table]) => table !== id);
    others.unshift([id, seat]);
    this.set("who", others.slice(0, 40));
  },
};

export const isDark = () =>
  settings.theme === "dark" || (settings.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);

export function showTheme() {
  if (settings.theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = settings.theme;
  for (const use of all("[data-do=theme] use")) use.setAttribute("href", isDark() ? "#i-sun" : "#i-moon");
}

/** @param {string} theme */
export function setTheme(theme) {
  settings.set("theme", theme);
  // The server reads the cookie, so that the next page has the right colours from its first moment.
  cookie("theme", theme);
  showTheme();
}

export async function allowNotices() {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
