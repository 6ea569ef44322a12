// A page without a browser: its elements only remember what was done to them. For modules with logic of their own.

import { table } from "../../../src/meadhall/web/static/script/state.js";
import { wire } from "../../../src/meadhall/web/static/script/wire.js";
import { loadWords } from "../../../src/meadhall/web/static/script/words.js";

class Classes extends Set {
  add(...names) {
    names.forEach((name) => super.add(name));
    return this;
  }
  remove(...names) {
    names.forEach((name) => this.delete(name));
  }
  contains(name) {
    return this.has(name);
  }
  toggle(name, on = !this.has(name)) {
    if (on) this.add(name);
    else this.delete(name);
    return on;
  }
  replace(old, name) {
    return this.delete(old) && Boolean(this.add(name));
  }
}

export class Element {
  constructor(id = "") {
    Object.assign(this, { id, hidden: false, textContent: "", value: "", dataset: {}, children: [], attributes: new Map(), listeners: new Map() });
    Object.assign(this, { classList: new Classes(), style: { setProperty() {} }, isConnected: true, scrollHeight: 0, clientHeight: 0 });
  }
  get childElementCount() {
    return this.children.length;
  }
  get firstElementChild() {
    return this.children[0] ?? null;
  }
  get content() {
    return { firstElementChild: new Element() };
  }
  /** All that is read of it, and of what is within. */
  get text() {
    return [this.textContent, ...this.children.map((child) => (typeof child === "string" ? child : child.text))].join("");
  }
  get lastElementChild() {
    return this.children.at(-1) ?? null;
  }
  append(...children) {
    for (const child of children) if (child instanceof Element) child.parentElement = this;
    this.children.push(...children);
  }
  appendChild(child) {
    this.append(child);
    return child;
  }
  prepend(...children) {
    for (const child of children) if (child instanceof Element) child.parentElement = this;
    this.children.unshift(...children);
  }
  after() {}
  insertBefore(child) {
    this.append(child);
  }
  replaceChildren(...children) {
    this.children = [];
    this.append(...children);
  }
  remove() {
    if (this.parentElement) this.parentElement.children = this.parentElement.children.filter((child) => child !== this);
  }
  setAttribute(name, value) {
    this.attributes.set(name, value);
  }
  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }
  hasAttribute(name) {
    return this.attributes.has(name);
  }
  removeAttribute(name) {
    this.attributes.delete(name);
  }
  toggleAttribute(name, on) {
    if (on) this.attributes.set(name, "");
    else this.attributes.delete(name);
  }
  addEventListener(name, listener) {
    this.listeners.set(name, listener);
  }
  querySelector() {
    return null;
  }
  querySelectorAll() {
    return [];
  }
  contains(other) {
    return other === this || this.children.some((child) => child instanceof Element && child.contains(other));
  }
  closest() {
    return null;
  }
  getBoundingClientRect() {
    return { left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 };
  }
  checkVisibility() {
    return true;
  }
  focus() {
    document.activeElement = this;
  }
  scrollTo() {}
  scrollIntoView() {}
}

// What the page would still do after seconds holds no test up.
const { setTimeout: later } = globalThis;
globalThis.setTimeout = (...words) => later(...words).unref();

const START = structuredClone(table);

/** What a table page may lack. */
const LACKING = /^(picture-|tab-picture-|seat-|sheet-home|veil|undo)/;

/** A socket that is open and keeps what is sent. */
class Socket {
  static OPEN = 1;
  static made = [];
  constructor(url) {
    Object.assign(this, { url, readyState: 0, listeners: new Map() });
    Socket.made.push(this);
  }
  addEventListener(name, listener) {
    this.listeners.set(name, listener);
  }
  close() {
    this.readyState = 3;
  }
}

/** Opens a table page with an open socket. `sent` is what it has told the server, `at` finds its elements. */
export function openPage(known = {}, words = {}) {
  const elements = new Map();
  const at = (id) => {
    if (!elements.has(id) && !LACKING.test(id)) elements.set(id, new Element(id));
    return elements.get(id) ?? null;
  };
  const root = new Element();
  const document = Object.assign(new Element(), { body: new Element(), documentElement: root, getElementById: at, activeElement: null });
  Object.assign(document, { createElement: () => new Element(), hidden: false, cookie: "", title: "" });
  const kept = new Map();
  const localStorage = { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => kept.set(name, value) };
  const location = { href: "https://hall.example/table/t1", protocol: "https:", assign() {} };
  Object.assign(globalThis, { document, localStorage, location, WebSocket: Socket, window: globalThis });
  globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
  globalThis.history = { replaceState() {} };
  globalThis.CSS = { escape: (text) => text };
  Object.assign(at("words"), { textContent: JSON.stringify(words) });
  loadWords();
  at("forward").elements = { to: {} };
  for (const id of ["curtain", "toast", "tip", "advice", "composer"]) at(id).hidden = true;
  Object.assign(table, structuredClone(START), known);
  const sent = [];
  Socket.made.length = 0;
  wire.waiting.clear();
  Object.assign(wire, { attempt: 0, timer: 0, heard: 0, over: false, unsure: false, held: null, hear: () => {}, opened: () => {} });
  wire.socket = { readyState: Socket.OPEN, send: (text) => sent.push(JSON.parse(text)) };
  return { at, sent, root, kept, sockets: Socket.made };
}

/** A prompt to a seat of mine. */
export const asked = (seat, text = "What?", more = {}) => ({ seat, mine: true, name: "Oskar", text, rule: null, waiting: ["Oskar"], picture: "", ...more });
