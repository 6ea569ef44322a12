"""The words of the script, which come with every page."""

from __future__ import annotations

from meadhall.server.words import Say

PLAIN = (
    "js-your-turn", "js-lost", "js-reconnecting", "js-closed", "js-copied", "js-saved", "js-saving", "js-not-saved",
    "js-may", "js-may-there", "js-quicker", "js-will-send", "js-taken-back", "js-loss-now", "js-loss-ask",
    "js-loss-others", "js-forward-own", "js-forced", "js-notify-blocked", "js-undo-not", "js-clear", "js-news",
    "js-watching-none", "js-loading", "js-close", "js-title-turn", "js-no-match", "js-ask-why", "js-thinking",
    "js-no-answer", "js-practice", "js-action", "js-show", "js-about-you", "js-fewer-mine", "js-fewer-none",
    "js-place", "js-points", "js-where-from", "js-plays", "js-played", "js-soon", "js-you-end", "js-coach-thinks",
    "js-unfold", "js-fold", "js-practice-ask", "js-practice-cost", "js-practice-yes", "js-practice-tip",
    "js-final-alone", "js-clicks", "js-taps", "js-fresh", "js-sent",
)  # fmt: skip

WITH_GAPS: dict[str, tuple[str, ...]] = {
    "js-move-of": ("n", "of"),
    "js-move-live": ("n",),
    "js-handover": ("name",),
    "js-here-i-am": ("name",),
    "js-watching": ("names",),
    "js-seat-of": ("name", "n"),
    "js-hint-is": ("label",),
    "js-hint-late": (),
    "js-held": ("words",),
    "js-scoring-next": ("name",),
    "js-scoring-done": (),
    "js-scoring-soon": (),
    "js-chip-remove": ("label",),
    "js-difficulty": ("of",),
    "js-less": ("name",),
    "js-more": ("name",),
    "js-draft-waits": ("n",),
    "js-draft-here": ("words",),
    "js-n-of": ("n", "of"),
    "js-all-of": ("n",),
    "js-most-of": ("n",),
    "js-from-now-on": ("label",),
    "js-you": ("name",),
    "js-here": ("n",),
    "js-more-news": ("n",),
    "js-then": ("moment",),
    "js-loss": ("moment",),
    "js-went-back": ("to",),
    "js-forward-by": ("name",),
    "js-rewind-own": ("to",),
    "js-actions": ("n",),
    "js-rivals": ("n",),
    "js-since-told": ("count",),
    "js-since-rest": ("n",),
    "js-changed": ("words",),
    "js-details": ("text",),
    "js-moment-of": ("n", "of"),
    "js-step-of": ("n", "of"),
    "js-coach-says": ("label",),
    "js-rewind-by": ("name", "to"),
}
"""Messages with what the script fills in when it knows."""


def script_words(say: Say) -> dict[str, str]:
    words = {id: say(id) for id in PLAIN}
    return words | {id: say(id, **{gap: f"{{{gap}}}" for gap in gaps}) for id, gaps in WITH_GAPS.items()}
