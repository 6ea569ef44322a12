"""What counts as a use of a thing, and what things are called."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.games.dragon_lords import messages as lords
from meadhall.games.dragon_lords.words import DWARVES, FIREBALL, ORCS, SPELL, WIZARD_1
from meadhall.games.ice_garden import messages as garden
from meadhall.games.ice_garden.words import ATTACK, CALLO, TOWER, do_use
from meadhall.kernel.action import Action
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.match import Entry
from meadhall.kernel.message import SEAT, Event, Kind
from meadhall.kernel.uses import Used, Uses

DECLARED = [slug for slug in meadhall.games() if meadhall.load(slug).uses.rows]
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def told(*events: Event, by: int = 0, action: Action | None = None) -> list[Entry]:
    return [Entry(by, action or do_use[TOWER], list(events), None)]


def garden_state() -> Any:
    return meadhall.load("ice-garden").new(players=2, characters="callo,freihoff")


def test_each_game_of_the_house_declares_its_things() -> None:
    assert {"ice-garden", "mountain-king", "dragon-lords"} <= set(DECLARED)


@each_language
@pytest.mark.parametrize("slug", DECLARED)
def test_every_thing_has_a_name_of_its_own(slug: str, lang: str) -> None:
    game = meadhall.load(slug)
    for kind, row in game.uses.kinds.items():
        assert game.uses.kind(kind, lang)
        keys = {" ".join([kind, *(domain.words[n % len(domain)] for domain in row.domains)]) for n in range(200)}
        names = {game.uses.name(game, key, lang) for key in keys}
        assert len(names) == len(keys)
        assert all(names)


def test_an_improvement_is_that_of_a_unit_of_whoever_bought_it() -> None:
    s = garden_state()
    event = Event(garden.IMPROVED, (0, 1, ATTACK))
    game = meadhall.load("ice-garden")
    (found,) = list(game.uses.of(told(event, action=s.parse("pass")), s))
    assert found == (0, f"improvement {'callo' if s.character[0] == CALLO else 'freihoff'} 2 attack")
    assert game.uses.name(game, "improvement callo 2 attack", "en") == "Faun · Callo · Attack"
    assert game.uses.name(game, "improvement callo 2 attack", "de") == "Faun · Callo · Angriff"


def test_a_tile_that_is_not_open_is_not_used() -> None:
    s = garden_state()
    event = Event(garden.DOMINATES, (1, 3))
    uses = meadhall.load("ice-garden").uses
    entries = told(event, action=s.parse("pass"))
    s.tiles[3] = 5
    assert list(uses.of(entries, s)) == [(1, "tile 5")]
    s.tiles[3] = 0
    assert list(uses.of(entries, s)) == []


def test_an_action_counts_for_the_seat_that_did_it_and_never_for_fate() -> None:
    s = garden_state()
    uses = meadhall.load("ice-garden").uses
    assert list(uses.of(told(by=1), s)) == [(1, "ability tower")]
    assert list(uses.of(told(by=-1), s)) == []


def test_what_a_people_does_its_leader_has_done() -> None:
    game = meadhall.load("dragon-lords")
    match = game.match(3, seed=4, **game.dealt)
    while -1 not in match.state.leader or sum(leader >= 0 for leader in match.state.leader) < 3:
        match.play(Random(1).choice(match.state.decision.options))  # type: ignore[union-attr]
    s = match.state
    people = next(each for each in (ORCS, DWARVES) if s.leader[each] >= 0)
    idle = s.leader.index(-1)
    assert s.decision is not None
    cast = [Event(lords.SPELL_CAST, (each, WIZARD_1, FIREBALL)) for each in (people, idle)]
    assert list(game.uses.of(told(*cast, action=s.decision.options[0]), s)) == [(s.leader[people], "spell fireball")]


def test_a_game_without_a_table_counts_nothing() -> None:
    s = garden_state()
    assert list(Uses().of(told(), s)) == []


def test_a_use_may_be_a_plain_argument_of_an_event() -> None:
    s = garden_state()
    kind = Kind("sang", seat=SEAT, song=SPELL)
    uses = Uses([Used("song", kind, (SPELL,))])
    assert list(uses.of(told(Event(kind, (1, FIREBALL))), s)) == [(1, "song fireball")]
