"""Every field of the components matters: some rule reads it, or the pack refuses to change it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.components import CompanionPart, Omen, Power, TreasurePart, furnish
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import PEOPLE, PHASE, QUEST
from meadhall.kernel.errors import PackError
from tests.games.packs import Lacks, check_obeyed

CARDS = ("spells", "scrolls", "treasures", "companions", "prophecies")
DRAWN = ("name", "colour", "site", "cell", "cells", "helps", "world.columns", "world.rows", "world.seams",
         "world.wastelands")  # fmt: skip
OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (2, dict(two_players="tundra")),
    (2, dict(two_players="peoples", reduced_combat=True, strong_wizards=True)),
    (3, dict(dragonlords="weak")),
    (4, dict(unlimited_dragonlords=True, bid=True)),
]


TRIES = 12
"""How often a card is tried before nobody seems to read what is on it."""


def positions(game: DragonLords, lacks: Lacks) -> Iterator[DragonLordsState]:
    for players, options in OPTIONS:
        state = game.new(players, **options)
        for _ in range(6):
            yield state
    for group, scenarios in (
        ("treasures", treasures), ("spells", spells), ("scrolls", scrolls), ("companions", companions),
        ("prophecies", prophecies),
    ):  # fmt: skip
        for name in game.pack.values[group]:
            for _ in range(TRIES):
                if lacks(f"{group}.{name}"):
                    yield from scenarios(game, name)
    for _ in range(TRIES):
        if lacks("strength"):
            yield battle(game, "solborg", dict(pieces="dragonlord:solborg"), {})


def battle(
    game: DragonLords, zone: str, attacker: dict[str, Any], defender: dict[str, Any], first: str = "elves"
) -> DragonLordsState:
    """The first people has come to a zone that others hold."""
    second = "orcs" if first != "orcs" else "elves"
    sides: dict[str, Any] = {first: dict(lands="isborg:5") | attacker, second: dict(lands=f"{zone}:6") | defender}
    return game.scenario(
        at="battle", peoples=f"{first} {second}", zone=zone, guests=f"{zone}:6",
        **sides,
    )  # fmt: skip


def treasures(game: DragonLords, name: str) -> Iterator[DragonLordsState]:
    bearer = dict(pieces="wizard-1:solborg", treasures=f"{name}@solborg")
    yield battle(game, "solborg", bearer, {})
    yield battle(game, "solborg", {}, bearer)
    yield battle(game, "vakthold", {}, dict(lands="hrafnborg:5 vakthold:6 granheim:6", treasures=f"{name}@vakthold"))
    yield game.scenario(
        at="turn", orcs=dict(lands="frostgate:1 solborg:5"), active="elves",
        elves=dict(
            lands="ternvik:8 isborg:6", king="isborg", pieces="wizard-1:isborg", spells="wizard-1:all",
            treasures=f"{name}@king", ships="1:k3:4", mana=5,
        ),
    )  # fmt: skip
    yield game.scenario(at="gain-treasure", count=9)


def spells(game: DragonLords, name: str) -> Iterator[DragonLordsState]:
    people = next(one for one in PEOPLE.words if name in game.pack.values["peoples"][one]["spells"])
    for zone in ("solborg", "eikdal", "ternvik"):
        yield battle(game, zone, dict(pieces=f"wizard-1:{zone}", spells=f"wizard-1:{name}", mana=5), {}, people)
    other = "orcs" if people != "orcs" else "elves"
    for at in ("turn", "combat"):
        wizard = dict(lands="frostgate:8", pieces="wizard-1:frostgate", spells=f"wizard-1:{name}", mana=5)
        sides: dict[str, Any] = {people: wizard, other: dict(lands="isborg:9")}
        yield game.scenario(at=at, peoples=f"{people} {other}", **sides)


def scrolls(game: DragonLords, name: str) -> Iterator[DragonLordsState]:
    reader = dict(pieces="wizard-1:solborg", scrolls=name, mana=5)
    yield battle(game, "solborg", reader, {})
    yield battle(game, "solborg", {}, reader)
    for at in ("naval", "combat", "magic"):
        if at in PHASE.words:
            yield game.scenario(
                at=at, elves=dict(lands="solborg:8 ternvik:4", ships="1:k3:4", **reader),
                orcs=dict(lands="isborg:5", ships="2:k3:3"),
            )  # fmt: skip


def party(**more: Any) -> dict[str, Any]:
    return dict(lands="isborg:5 frostgate:3", party="trail-3:4", tools="torch pickaxe", mana=5, gold=30) | more


def companions(game: DragonLords, name: str) -> Iterator[DragonLordsState]:
    few = party(companions=name, party="trail-3:1")
    yield game.scenario(at="fight", card="barrow", face="ignored", count=6, elves=few)
    yield game.scenario(at="fight", card="forsaken-mine", face="cursed", elves=party(companions=name))
    for space in ("village-north", "den-east", "shrine-west"):
        for at in ("space", "move"):
            yield game.scenario(at=at, elves=party(companions=name, party=f"{space}:4"))
    yield game.scenario(at="gain-companion", elves=party(), count=9)
    for people in PEOPLE.words:
        alone: dict[str, Any] = {people: party(king=None, companions=name)}
        yield game.scenario(at="turn", **alone)


def prophecies(game: DragonLords, name: str) -> Iterator[DragonLordsState]:
    for companions in ("finn grendl skuld", "mortizen ragna ivar"):
        yield game.scenario(at="quest", elves=party(companions=companions, prophecies=name))
        yield game.scenario(at="lair", elves=party(companions=companions, prophecies=name, tools="dragon-orb"))
        yield game.scenario(at="quest", elves=party(companions=companions), orcs=dict(prophecies=name))
    shout: dict[str, Any] = dict(card="barrow", face="ignored", count=3)
    yield game.scenario(at="fight", elves=party(companions="ivar"), orcs=dict(prophecies=name), **shout)


def scenes(game: DragonLords) -> Iterator[DragonLordsState]:
    """Every quest card is read out."""
    for card in QUEST.words:
        yield game.scenario(at="quest-card", card=card, elves=party())


def test_every_field_is_obeyed() -> None:
    check_obeyed(DragonLords, positions, DRAWN, scenes, CARDS)


@pytest.mark.parametrize(
    ("group", "kind"),
    [
        ("spells", Power),
        ("scrolls", Power),
        ("treasures", TreasurePart),
        ("companions", CompanionPart),
        ("prophecies", Omen),
    ],
)
def test_a_card_is_given_no_number_that_its_rule_does_not_know(group: str, kind: Any) -> None:
    ours = DragonLords().pack
    for number, (name, card) in enumerate(ours.values[group].items()):
        printed, at = (card["power"], "power.") if kind is Power else (card, "")
        absent = [field for field in kind.__struct_fields__ if field not in printed]
        field = absent[number % len(absent)]
        changed = {**printed, field: getattr(kind(**printed), field)}
        with pytest.raises(PackError) as wrong:
            furnish(ours.under({group: {name: {"power": changed} if at else changed}}))
        assert wrong.value.field == f"{group}.{name}.{at}{field}"
