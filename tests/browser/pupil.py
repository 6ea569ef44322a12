"""Who clicks what the coach of a lesson points at, and sees before what it wants."""

from __future__ import annotations

from playwright.sync_api import Page

from meadhall.kernel.lesson import Lesson

MOST = 120
"""A lesson of two minutes takes fewer clicks than this."""
IN_SIGHT = """() => {
  if (document.body.matches(".busy") || document.getElementById("prompt").dataset.state !== "mine") return true;
  const seen = (one, share) => {
    if (!one.checkVisibility()) return false;
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height * share);
    return hit !== null && (one.contains(hit) || one === hit.closest(".may"));
  };
  const task = document.getElementById("coach-do");
  const usable = ":not([aria-disabled='true'])";
  const open = ["#groups button", "#plain button", "#stage .may", "#composer .may", `#play-draft${usable}`,
    `#composer [data-do='pick']${usable}`];
  const [foot, main] = ["composer-foot", "main"].map((id) => document.getElementById(id));
  const below = () => foot.getBoundingClientRect().bottom > main.getBoundingClientRect().bottom + 1;
  if (foot?.checkVisibility() && below()) return false;
  const told = task.hidden || (seen(task, 0.1) && seen(task, 0.9));
  return told && [...document.querySelectorAll(open.join())].some((one) => seen(one, 0.5));
}"""
"""The task of the coach and something to press for it, and the end of its sheet; or nothing is asked just now."""
NEXT = """async (points) => {
  const prompt = document.getElementById("prompt");
  const mine = () => prompt.dataset.state === "mine" && !document.body.matches(".busy");
  const ready = () => prompt.dataset.state === "over" || mine();
  for (let waited = 0; !ready(); waited++) {
    if (waited > 6000) throw new Error(`nothing is asked: ${prompt.innerText}`);
    await new Promise((go) => setTimeout(go, 10));
  }
  if (prompt.dataset.state === "over") return null;
  const title = document.getElementById("coach-title").textContent;
  const usable = ":not([aria-disabled='true'])";
  const named = (points[title] ?? []).map((place) => `:is(#stage, #composer) .may[data-at="${CSS.escape(place)}"]`);
  const kinds = [`#play-draft${usable}`, named.join(), "#groups button, #plain button", "#stage .may, #seats .may",
    `#composer [data-do='pick']${usable}`];
  const question = `${document.getElementById("slider").max} ${document.getElementById("question").textContent}`;
  const pressed = (window.pressed ??= new Map());
  const all = () => kinds.flatMap((kind) => (kind ? [...document.querySelectorAll(kind)] : []));
  const hittable = () => all().flatMap((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!one.checkVisibility() || !hit || !(one.contains(hit) || one === hit.closest(".may"))) return [];
    const key = `${question} ${one.dataset.at ?? ""} ${one.textContent}`;
    return [{ x, y, key, often: pressed.get(key) ?? 0 }];
  });
  let choices = hittable();
  // The sheet of a question may come after it.
  for (let waited = 0; !choices.length && waited < 500; waited++) {
    all().find((one) => one.checkVisibility())?.scrollIntoView({ block: "center" });
    choices = hittable();
    if (!choices.length) await new Promise((go) => setTimeout(go, 20));
  }
  if (!choices.length) throw new Error(`nothing can be clicked: ${title}; ${prompt.innerText}`);
  const best = choices.reduce((least, one) => (one.often < least.often ? one : least));
  pressed.set(best.key, best.often + 1);
  return { x: best.x, y: best.y, title };
}"""
"""Waits until the pupil is asked, and says where to click next: to play what is ready, or else what the coach points
at, or else what may be chosen, and never twice while something has not been tried. Nothing when the lesson is over."""


def titles_seen(page: Page, lesson: Lesson, lang: str, most: int = MOST, at_each_click: bool = False) -> list[str]:
    """Click until the lesson is over; the titles of all cards, each once. What a new card wants is in sight."""
    points = {lesson.say(f"{step.id}.title", lang): step.point for step in lesson.steps}
    seen: list[str] = []
    for _ in range(most):
        if (click := page.evaluate(NEXT, points)) is None:
            return seen
        new = click["title"] not in seen
        if new or at_each_click:
            page.wait_for_function(IN_SIGHT)
        if new:
            seen.append(click["title"])
        page.mouse.click(click["x"], click["y"])
    raise AssertionError(f"the lesson does not go on: {page.locator('#prompt').inner_text()}")
