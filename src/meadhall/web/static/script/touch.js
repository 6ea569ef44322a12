// Fingers: pinch, pan, tap and rest.

import { byId, placeOf, targetOf } from "./dom.js";
import { buttonAt, optionOf } from "./options.js";
import { meantAt, press } from "./pointer.js";
import { aimedAt, foresee, hidePreview } from "./preview.js";
import { explain } from "./tips.js";
import { view } from "./view.js";

/** Two taps within so many milliseconds belong together. */
const TWICE = 300;

/** A finger that stays so many milliseconds asks. */
const RESTS = 450;

/** @param {Element} holder */
export function rest(holder) {
  const option = aimedAt([placeOf(holder)]);
  foresee(option);
  // A sheet has no room for a tip beside the drawing of what would come.
  if (!option || !holder.closest("#slot")) explain(holder.dataset.at, holder, false);
}

/**
 * Fingers on the map; a table and a puzzle have answers of their own to a press and to a finger that rests.
 * @param {(target: Element, under: Element[]) => void} pressed
 * @param {(holder: Element) => void} rested
 */
export function listenToFingers(pressed = press, rested = rest) {
  /** @type {HTMLElement} */
  const stage = byId("stage");
  /** @type {Map<number, [number, number]>} */
  const fingers = new Map();
  let moved = 0;
  let tapped = 0;
  let tapping = 0;
  let pressing = 0;
  /** @type {(event: MouseEvent) => [number, number]} */
  const inside = (event) => {
    const box = stage.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  stage.addEventListener("pointerdown", (event) => {
    if (targetOf(event).closest("#veil")) return;
    fingers.set(event.pointerId, inside(event));
    moved = fingers.size > 1 ? 99 : 0;
    clearTimeout(pressing);
    const holder = targetOf(event).closest("[data-at]");
    if (event.pointerType === "touch" && holder && fingers.size === 1) {
      pressing = setTimeout(() => {
        moved = 99;
        rested(holder);
      }, RESTS);
    }
  });
  stage.addEventListener("pointermove", (event) => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const to = inside(event);
    const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (others.length) {
      const [other] = others;
      /** @param {[number, number]} at */
      const span = (at) => Math.hypot(at[0] - other[0], at[1] - other[1]);
      view.zoom(span(to) / Math.max(1, span(from)), (to[0] + other[0]) / 2, (to[1] + other[1]) / 2);
    } else if (view.loose && !document.body.classList.contains("dragging")) {
      view.shift(to[0] - from[0], to[1] - from[1]);
    }
    // A mouse that slips while it is pressed has moved nothing.
    if (view.loose || event.pointerType === "touch") moved += Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (moved > 8) clearTimeout(pressing);
    fingers.set(event.pointerId, to);
  });
  /** @param {PointerEvent} event */
  const up = (event) => {
    if (!fingers.delete(event.pointerId)) return;
    clearTimeout(pressing);
    if (event.pointerType === "touch") hidePreview();
    if (event.type !== "pointerup" || event.pointerType !== "touch" || moved > 8) return;
    // Two taps return to the whole map. While it is zoomed, one tap waits to see whether another follows.
    if (event.timeStamp - tapped < TWICE && view.k > 1) {
      clearTimeout(tapping);
      view.reset();
      moved = 99;
    }
    tapped = event.timeStamp;
  };
  for (const name of /** @type {const} */ (["pointerup", "pointercancel", "pointerleave"])) stage.addEventListener(name, up);
  stage.addEventListener("click", (event) => {
    const { clientX, clientY } = event;
    const target = targetOf(event);
    if (moved > 8) event.stopPropagation();
    else if (view.k > 1 && event.pointerType === "touch") {
      event.stopPropagation();
      tapping = setTimeout(() => pressed(target, meantAt(clientX, clientY)), TWICE);
    }
    moved = 0;
  }, true);
  stage.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !view.loose) return;
    event.preventDefault();
    if (event.ctrlKey) view.zoom(Math.exp(-event.deltaY / 200), ...inside(event));
    else if (event.shiftKey) view.shift(-event.deltaY, 0);
    else view.shift(-event.deltaX, -event.deltaY);
  }, { passive: false });
  stage.addEventListener("focusin", (event) => targetOf(event).matches(":focus-visible") && view.reveal(targetOf(event)));
}

/**
 * A finger that rests on something in a box asks about it: lifting it chooses nothing.
 * @template Thing
 * @param {HTMLElement} box
 * @param {(target: Element) => Thing | null | undefined} touched
 * @param {(thing: Thing) => void} tell
 */
export function listenToRest(box, touched, tell) {
  let resting = 0;
  let rested = false;
  box.addEventListener("pointerdown", (event) => {
    const found = event.pointerType === "touch" ? touched(targetOf(event)) : null;
    clearTimeout(resting);
    rested = false;
    if (!found) return;
    resting = setTimeout(() => {
      rested = true;
      tell(found);
    }, RESTS);
  });
  box.addEventListener("click", (event) => {
    // A click without a pointer comes from a key.
    if (!rested || !event.detail) return;
    event.preventDefault();
    event.stopPropagation();
  }, true);
  box.addEventListener("contextmenu", (event) => rested && event.preventDefault());
  for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) {
    box.addEventListener(name, (event) => {
      clearTimeout(resting);
      if (event.pointerType === "touch") hidePreview();
    });
  }
}

/**
 * The option of the button that was touched; undefined beside them and for one that opens more.
 * @param {Element} target
 */
export function touchedOption(target) {
  const button = buttonAt(target);
  return button ? optionOf(button) : undefined;
}

/** @type {(target: Element) => Element | null} */
export const touchedPlace = (target) => target.closest("[data-at]");
