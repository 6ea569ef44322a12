"""Weights by verb alone, for questions that seldom decide anything."""

from __future__ import annotations

from meadhall.kernel.action import Action

HABITS = {
    "pass": 0.0, "done": 0.0, "use": 3.0, "use-tool": 1.0, "prophesy": 2.5, "cast": 0.5, "from": 1.5, "give": 0.5,
    "bestow": 1.0, "take-up": 2.0, "reroll": 4.0, "keep": 0.0, "plea": 0.5, "exalt-unit": 2.0, "lose-units": 5.0,
    "bind": 1.0, "store": -1.0, "fetch": 1.0, "buy-tool": -0.5, "crown": 4.0,
}  # fmt: skip
TOOLS = (0.5, 0.5, 1.2, 1.5, 0.8, 3.0)
"""How much a tool is liked, in the order of tools."""


def weigh(options: list[Action]) -> list[float]:
    weights: list[float] = []
    for action in options:
        key = action.verb.key
        if key in ("pick", "drop"):
            weights.append(TOOLS[action.arg])
        else:
            weights.append(HABITS.get(key, 0.0))
    return weights
