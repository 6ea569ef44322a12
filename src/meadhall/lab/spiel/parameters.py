"""Options of a game as parameters of OpenSpiel, which are numbers, switches, or words without commas."""

from __future__ import annotations

from typing import Any

from meadhall.kernel.game import Game
from meadhall.kernel.option import Option

Parameter = int | bool | str
PACK = "pack"
"""The name of a TOML file with component values; none if it is empty."""
OURS = ("players", PACK)
"""Parameters that are no options of the game."""


def parameters_of(game: Game[Any]) -> dict[str, Parameter]:
    """All parameters with their defaults. A game that its rules alone may never end has an end by default."""
    defaults = {name: game.for_simulations.get(name, option.default) for name, option in game.options.items()}
    found: dict[str, Parameter] = {"players": game.check_players(None), PACK: ""}
    return found | {name: as_parameter(game.options[name], value) for name, value in defaults.items()}


def as_parameter(option: Option, value: str | bool) -> Parameter:
    """Where an option takes numbers, 0 stands for the one word that it takes as well."""
    if isinstance(value, bool) or not any(choice.isdecimal() for choice in option.choices):
        return value
    return int(value) if value.isdecimal() else 0


def as_option(option: Option, value: Parameter) -> str | bool:
    """The way back; in a free text "/" stands for a comma."""
    if isinstance(value, bool):
        return value
    if isinstance(value, str):
        return value.replace("/", ",")
    words = [choice for choice in option.choices if not choice.isdecimal()]
    return words[0] if value == 0 and words else str(value)


def options_of(game: Game[Any], parameters: dict[str, Parameter]) -> dict[str, str | bool]:
    return {name: as_option(game.options[name], value) for name, value in parameters.items() if name not in OURS}
