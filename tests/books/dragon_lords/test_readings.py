"""Readings of the book that groups may want otherwise, as options."""

from __future__ import annotations

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import FINN
from meadhall.kernel.sets import has
from tests.books.table import asked, options, play, question


def besieged(game: DragonLords, escape: str) -> DragonLordsState:
    """A Wizard with Teleport and three others defend against three Orcs."""
    elves = dict(lands="isborg:4 snowtind:1", king="snowtind", pieces="wizard-1:isborg", spells="wizard-1:teleport")
    orcs = dict(lands="solborg:3", king="solborg")
    return game.scenario(at="battle", zone="isborg", guests="isborg:3", orcs=orcs, elves=elves, escape=escape)


@pytest.mark.rule("DL-14.16")
@pytest.mark.reading("DL 11")
def test_a_commander_escapes_in_the_missile_step(game: DragonLords) -> None:
    s = besieged(game, "missiles")
    assert (asked(s), question(s)) == ("elves", "ask-missiles")
    assert "escape wizard-1" in options(s)


@pytest.mark.rule("DL-14.16")
@pytest.mark.reading("DL 11")
def test_or_after_the_losses_of_a_round(game: DragonLords) -> None:
    s = besieged(game, "losses")
    play(s, "roll 6 6 6", "roll 6 6 6 6")
    assert (asked(s), question(s), options(s)) == ("elves", "ask-escape-late", {"pass", "escape wizard-1"})
    play(s, "escape wizard-1", "to snowtind")
    assert s.units[14] == 3
    assert s.mana[0] == 1


@pytest.mark.reading("DL 65")
@pytest.mark.parametrize(("where", "gone"), [("gone", True), ("deck", False)])
def test_companions_of_a_lost_party_are_gone_or_under_the_deck(game: DragonLords, where: str, gone: bool) -> None:
    s = game.scenario(at="lair", orcs=dict(party="lair-east:1", companions="finn"), lost_companions=where, alone=True)
    assert options(s) == {"lose finn", "lose-units"}, "Dragon fire"
    play(s, "lose-units")
    assert (has(s.gone, FINN), s.companion_pile) == (gone, () if gone else (FINN,))


@pytest.mark.parametrize(("order", "asks"), [("ask", True), ("kingdom", True), ("never", False)])
def test_a_standing_order_answers_for_its_people(game: DragonLords, order: str, asks: bool) -> None:
    elves = dict(lands="isborg:4 snowtind:1", king="snowtind", treasures="nidhogg-shield@isborg", order=order)
    orcs = dict(lands="solborg:3", king="solborg", pieces="dragonlord:isborg")
    s = game.scenario(at="battle", zone="isborg", guests="isborg:4", orcs=orcs, elves=elves)
    assert (s.decision is not None and question(s) == "ask-shield") == asks


@pytest.mark.parametrize(("zone", "asks"), [("isborg", True), ("snowtind", False)])
def test_an_order_for_kingdoms_asks_about_kingdoms_alone(game: DragonLords, zone: str, asks: bool) -> None:
    elves = dict(lands="isborg:4 snowtind:4 vakthold:1", king="vakthold", scrolls="infernal", order="kingdom")
    s = game.scenario(at="battle", zone=zone, guests=f"{zone}:4", orcs=dict(lands="solborg:3"), elves=elves)
    assert (s.decision is not None and asked(s) == "elves") == asks
