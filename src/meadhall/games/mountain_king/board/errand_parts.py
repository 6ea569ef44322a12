"""The parts of a sheet that say what a turn of the Wheel brings with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from meadhall.draw.sheet import Part, Row, Value
from meadhall.games.mountain_king.board import errands
from meadhall.games.mountain_king.board.action_totals import aim_words, grant_note, look_words, place_of
from meadhall.games.mountain_king.board.deeds import Deed, Plan
from meadhall.games.mountain_king.board.scribe import Scribe
from meadhall.games.mountain_king.words import CAVERN, TYPE, do_peek_gate, do_peek_gnome
from meadhall.kernel.action import Action

Make = Callable[[int, Deed, str, str], Value]
"""A value with its number, the action that it leads to, its label and its note."""


def errand_parts(scribe: Scribe, plan: Plan, deed: Deed, make: Make) -> list[Part]:
    """Where to look, and what the space is used for."""
    s, seat = plan.start, plan.seat
    found = []
    for verb, key, looks in (
        (do_peek_gate, "gates", errands.gates(s, seat)),
        (do_peek_gnome, "look", errands.gnomes(s, seat)),
    ):
        kept = [look for look in deed.looks if look.verb is not verb]
        values = []
        for n, look in enumerate(looks):
            both = sorted((*kept, look), key=lambda one: one.verb is do_peek_gnome)
            value = make(n, deed._replace(looks=tuple(both)), look_words(scribe, look), "")
            place = place_of(look) if verb is do_peek_gate else f"cavern:{CAVERN.words[look.args[0]]}"
            values.append(replace(value, place=place))
        found += row_part(scribe, f"sheet-{key}", values, at(looks, deed.looks), "MK-9.4")
    return [*found, *grant_part(scribe, plan, deed, make)]


def grant_part(scribe: Scribe, plan: Plan, deed: Deed, make: Make) -> list[Part]:
    assert deed.target is not None
    steps = deed.target.arg + 1
    kind = errands.granted(plan.start, steps)
    if kind is None:
        return []
    targets = errands.grants(plan.start, plan.seat, steps)
    values = [
        replace(
            make(n, deed._replace(grant=target), aim_words(scribe, target), grant_note(scribe, plan, target, steps)),
            place=place_of(target),
        )
        for n, target in enumerate(targets)
    ]
    return row_part(scribe, f"sheet-grant-{TYPE.words[kind]}", values, at(targets, (deed.grant,)), "MK-9.9", steps)


def at(options: Sequence[Action], chosen: Sequence[Action | None]) -> int | None:
    return next((n for n, option in enumerate(options) if option in chosen), None)


def row_part(
    scribe: Scribe, key: str, values: list[Value], chosen: int | None, rule: str, power: int = 0
) -> list[Part]:
    if not values:
        return []
    return [Part(key, scribe.write(key, power=power), (Row(key, "", "pills", tuple(values), chosen),), rule=rule)]
