"""What is compared with what: two sides or several, each a game with its options and its pack."""

from __future__ import annotations

import re
from collections.abc import Mapping
from decimal import Decimal, InvalidOperation
from pathlib import Path
from typing import Any, NamedTuple

from meadhall.kernel import registry
from meadhall.kernel.errors import BadField, OptionError, PackError
from meadhall.kernel.game import Game
from meadhall.kernel.pack import read_overlay
from meadhall.lab.entrants import read_entrants
from meadhall.lab.packs import as_typed
from meadhall.lab.schedule import Plan, make_plan
from meadhall.lab.workbench.paths import pieces, read_changes, read_value, spot, value_at, with_value

MOST_VALUES = 25
"""How many values one sweep may try."""
RANGE = re.compile(r"\s*(-?[\d.]*\d)\s*\.\.\s*(-?[\d.]*\d)\s*(?::\s*([\d.]*\d)\s*)?")


class Wanted(NamedTuple):
    """A comparison as it is typed: what both sides have in common, and what the second has of its own."""

    game: str
    bots: str = "adept"
    players: int | None = None
    options: Mapping[str, str] = {}
    pack: Path | None = None
    against: Path | None = None
    changes: tuple[str, ...] = ()
    sweep: str | None = None


class Side(NamedTuple):
    """One of those that are compared. ``label`` says by what it differs; "" for what is printed. ``value`` is what a
    sweep tries here."""

    name: str
    label: str
    plan: Plan
    value: str = ""


class Sweep(NamedTuple):
    path: str
    values: tuple[str, ...]


class Rules(NamedTuple):
    """Options and pack of a side."""

    options: dict[str, str]
    pack: dict[str, Any]


def sides_of(wanted: Wanted, seed: int) -> list[Side]:
    """The side that all others are compared with, and the others.

    A pack alone is compared with what is printed; with changes, with another pack or with a sweep beside it, it is what
    they are compared with.
    """
    plain = registry.load(wanted.game)
    first = Rules(dict(wanted.options), overlay(wanted.game, wanted.pack, "pack"))
    against = Rules(first.options, overlay(wanted.game, wanted.against, "against"))
    second = against if wanted.against else first
    changes = [change for text in wanted.changes for change in read_changes(text)]
    told = wanted.pack.name if wanted.pack else ""
    other = changed(plain, second, changes)
    label = ", ".join([*named(wanted.against, told), *(f"{path}={value}" for path, value in changes)])
    if wanted.sweep:
        return swept(wanted, other, label, seed)
    if changes or wanted.against:
        return [side("A", told, wanted, first, seed), side("B", label, wanted, other, seed)]
    if not wanted.pack:
        raise BadField("set", "nothing is compared yet; --pack, --against and --sweep can say what to compare too")
    printed = Rules(first.options, {})
    return [side("A", "", wanted, printed, seed), side("B", told, wanted, first, seed)]


def named(against: Path | None, told: str) -> list[str]:
    return [against.name] if against else [told] if told else []


def overlay(game: str, path: Path | None, field: str) -> dict[str, Any]:
    """What a file lays over the pack. Whatever is wrong with it is said of the argument that named it."""
    if path is None:
        return {}
    try:
        return registry.load(game, read_overlay(path)).overlay or {}
    except PackError as error:
        raise BadField(field, str(error)) from None


def changed(plain: Game[Any], rules: Rules, changes: list[tuple[str, str]]) -> Rules:
    """The rules with each value or option changed."""
    for path, text in changes:
        rules = with_change(plain, rules, path, text)
    return rules


def with_change(plain: Game[Any], rules: Rules, path: str, text: str) -> Rules:
    if path in plain.options:
        try:
            plain.options[path].read(text)
        except OptionError as error:
            raise BadField("set", str(error)) from None
        return Rules({**rules.options, path: text}, rules.pack)
    pack = plain.pack.under(rules.pack)
    try:
        place = spot(plain.pack, path, plain.options)
        return Rules(rules.options, with_value(pack, rules.pack, place, read_value(text)))
    except BadField as error:
        raise BadField("set", str(error)) from None


def swept(wanted: Wanted, base: Rules, label: str, seed: int) -> list[Side]:
    """A side for each value. The one that the game has anyway is what the others are compared with."""
    sweep = read_sweep(wanted.sweep or "")
    plain = registry.load(wanted.game)
    now = value_now(plain, base, sweep.path)
    found = [side("A", label, wanted, base, seed)._replace(value=now)]
    for value in sweep.values:
        if value != now:
            rules = with_change(plain, base, sweep.path, value)
            told = ", ".join([*([label] if label else []), f"{sweep.path}={value}"])
            found.append(side(f"B{len(found)}", told, wanted, rules, seed)._replace(value=value))
    if len(found) < 2:
        raise BadField("sweep", f"{sweep.path} is {now} anyway, and no other value is tried")
    return found


def value_now(plain: Game[Any], rules: Rules, path: str) -> str:
    """What the value is without the sweep, as it is typed."""
    if path in plain.options:
        return option_typed(plain.options[path].read(rules.options.get(path, plain.options[path].default)))
    try:
        place = spot(plain.pack, path, plain.options)
        return as_typed(value_at(plain.pack.under(rules.pack), place, path))
    except BadField as error:
        raise BadField("sweep", str(error)) from None


def option_typed(value: str | bool) -> str:
    return value if isinstance(value, str) else "yes" if value else "no"


def read_sweep(text: str) -> Sweep:
    """``path=1..5``, ``path=0.1..0.5:0.1`` or ``path=1,2,4``."""
    path, equals, rest = text.partition("=")
    if not equals or not path.strip() or not rest.strip():
        raise BadField("sweep", f"{text!r} is not written path=1..5 or path=1,2,4")
    match = RANGE.fullmatch(rest)
    values = span(match) if match else list(dict.fromkeys(piece.strip() for piece in pieces(rest)))
    if len(values) > MOST_VALUES:
        raise BadField("sweep", f"{len(values)} values are too many; {MOST_VALUES} can be tried")
    return Sweep(path.strip(), tuple(values))


def span(match: re.Match[str]) -> list[str]:
    """All values of a span. Decimals, so that a tenth is a tenth."""
    try:
        low, high, step = (Decimal(word) for word in (match[1], match[2], match[3] or "1"))
    except InvalidOperation:
        raise BadField("sweep", f"{match[0]!r} is no span of numbers") from None
    if step <= 0 or high < low:
        raise BadField("sweep", f"{match[0]!r} leads nowhere: write the lower number first")
    count = int((high - low) / step) + 1
    if count > MOST_VALUES:
        raise BadField("sweep", f"{count} values are too many; {MOST_VALUES} can be tried")
    return [str(low + step * n) for n in range(count)]


def side(name: str, label: str, wanted: Wanted, rules: Rules, seed: int) -> Side:
    """A side, once its pack has been read and its options have been understood."""
    try:
        game = registry.load(wanted.game, rules.pack or None)
    except PackError as error:
        raise BadField(blamed(wanted), str(error)) from None
    players = game.check_players(wanted.players)
    entrants = read_entrants(wanted.bots, game, wanted.players if "," in wanted.bots else players)
    return Side(name, label, make_plan(game, entrants, rules.options, seed))


def blamed(wanted: Wanted) -> str:
    """The argument that most likely brought a wrong value."""
    if wanted.sweep:
        return "sweep"
    return "set"
