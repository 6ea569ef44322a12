"""Whatever is played, nothing is lost, nothing appears, and what only rises never falls.

The sums are made here anew from the columns of the state; the game's own ``check`` is not asked.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.rules.wastes.companions import Dismiss, KeepThree
from meadhall.games.dragon_lords.state import DragonLordsState
from tests.games.machine import Laws, any_game, lawful

LANDS, SHIPS, PEOPLES, PIECES = 52, 8, 4, 28
KING, WIZARDS, DECOYS, DRAGONLORDS, BEARERS = 0, (1, 2, 3), (4, 5), (6, 7, 8, 9), range(10, 28)
NOWHERE, NOBODY, NEUTRAL = -1, -1, 4
IN_DECK, IN_PILE = -1, -3

GAME = DragonLords()
PARTY, CAPTIVE, FIRST_SHIP = 219, 220, 211
TREASURES, COMPANIONS, PROPHECIES, QUESTS, TOOLS = 18, 18, 18, 20, 6

CHUNKS = 10
GAMES = int(os.environ.get("MEADHALL_GAMES", "10")) // CHUNKS
"""Random games a chunk. Hundreds are played by hand: MEADHALL_GAMES=500."""

SETUPS = st.fixed_dictionaries(
    {
        "players": st.integers(2, 4),
        "two_players": st.sampled_from(["peoples", "tundra", "open"]),
        "kingdoms": st.sampled_from(["3", "4", "5", "6"]),
        "bloodlust": st.booleans(),
        "victory_moment": st.sampled_from(["at-once", "end-of-turn"]),
        "escape": st.sampled_from(["missiles", "losses"]),
        "lost_companions": st.sampled_from(["gone", "deck"]),
        "departure": st.booleans(),
        "dragonlords": st.sampled_from(["standard", "weak", "strong"]),
        "unlimited_dragonlords": st.booleans(),
        "strong_wizards": st.booleans(),
        "reduced_combat": st.booleans(),
        "bid": st.booleans(),
        "always_pause": st.booleans(),
        "turn_limit": st.just("10"),
    }
)


def units_at(s: DragonLordsState, people: int, place: int) -> int:
    """Counted from the columns, place by place."""
    if place == PARTY:
        return s.party_units[people]
    if place == CAPTIVE:
        return s.captive_units[people]
    if place >= FIRST_SHIP:
        return s.ship_units[place - FIRST_SHIP] if s.ship_owner[place - FIRST_SHIP] == people else 0
    if place < LANDS and s.owner[place] == people:
        return s.units[place]
    return sum(s.guests.get(place, (0, 0))) if people == s.active else 0


# --- what must hold in any position ---------------------------------------------------------------


def lands_are_held_by_whoever_stands_there(s: DragonLordsState) -> None:
    assert len(s.owner) == len(s.units) == LANDS
    for owner, units in zip(s.owner, s.units, strict=True):
        assert (owner == NOBODY) == (units == 0)
        assert units >= 0
        assert owner in (NOBODY, NEUTRAL) or owner in s.peoples
    for owner, lands in enumerate(s.lands[:-1]):
        assert lands == sum(1 << land for land in range(LANDS) if s.owner[land] == owner)
    assert s.crowded == sum(1 << land for land in range(LANDS) if s.units[land] > 1)
    if s.facts.tundra:
        assert set(s.owner[28:42]) == {NOBODY}


def guests_are_among_enemies(s: DragonLordsState) -> None:
    for zone, (walked, beamed) in s.guests.items():
        assert walked >= 0
        assert beamed >= 0
        assert walked + beamed > 0
        assert zone < FIRST_SHIP
        assert zone >= LANDS or s.owner[zone] != s.active


def pieces_are_units(s: DragonLordsState) -> None:
    for people in range(PEOPLES):
        there = Counter(place for place in s.place[people] if place != NOWHERE)
        for place, pieces in there.items():
            assert 0 <= place <= CAPTIVE
            assert pieces <= units_at(s, people, place), (people, place)
        assert s.place[people][KING] not in (PARTY, CAPTIVE)
        assert all(not FIRST_SHIP <= s.place[people][lord] < PARTY for lord in DRAGONLORDS)
        assert all(s.place[people][piece] != NOWHERE for piece in range(PIECES) if s.shown[people] >> piece & 1)


def commanders_are_few(s: DragonLordsState) -> None:
    lords = [sum(s.place[people][lord] != NOWHERE for lord in DRAGONLORDS) for people in range(PEOPLES)]
    assert sum(lords) <= 4
    assert max(lords) <= (4 if s.settings["unlimited_dragonlords"] else 1)
    for people in range(PEOPLES):
        for number, wizard in enumerate(WIZARDS):
            assert s.place[people][wizard] != NOWHERE or not s.spells[people * 3 + number]


def tired_units_are_there(s: DragonLordsState) -> None:
    for place, worn in s.worn.items():
        plain = units_at(s, s.active, place) - s.place[s.active].count(place)
        assert min(worn) >= 0
        assert 0 < sum(worn) <= plain, (place, worn, plain)


def treasures_are_in_one_place(s: DragonLordsState) -> None:
    assert len(set(s.treasure_pile)) == len(s.treasure_pile)
    for treasure in range(TREASURES):
        carrier = s.carrier[treasure]
        assert (carrier == IN_PILE) == (treasure in s.treasure_pile)
        if carrier >= 0:
            people, piece = divmod(carrier, PIECES)
            assert s.place[people][piece] != NOWHERE
            assert s.known[treasure] >> s.leader[people] & 1
    for people in range(PEOPLES):
        for piece in BEARERS:
            if s.place[people][piece] != NOWHERE:
                assert s.carrier[piece - BEARERS[0]] == people * PIECES + piece


def scrolls_are_whole(s: DragonLordsState) -> None:
    held = Counter(card for hand in s.hands for card, _ in hand)
    away = Counter((*s.scroll_pile, *s.scrolls_gone))
    for scroll, (name, part) in enumerate(GAME.components.scrolls.items()):
        left = s.unseen_scrolls()[scroll]
        assert left >= 0, name
        assert held[scroll] + away[scroll] + left == part.copies
    for people in s.peoples:
        assert s.place[people][KING] != NOWHERE or not s.hands[people]
        assert all(known >> s.leader[people] & 1 for _, known in s.hands[people])


def cards_are_in_one_place(s: DragonLordsState) -> None:
    gone = [card for card in range(COMPANIONS) if s.gone >> card & 1]
    with_parties = [card for cards in (*s.companions, *s.captive_companions) for card in cards]
    for known, unseen, all_cards in (
        ([*with_parties, *s.companion_pile, *gone], s.unseen_companions(), COMPANIONS),
        ([card for cards in s.prophecies for card in cards] + [*s.prophecy_pile], s.unseen_prophecies(), PROPHECIES),
        ([*s.quest_pile, *([s.quest] if s.quest >= 0 else [])], s.unseen_quests(), QUESTS),
    ):
        assert sorted([*known, *unseen]) == list(range(all_cards))


def tools_do_not_multiply(s: DragonLordsState) -> None:
    for tool, part in enumerate(GAME.components.tools.values()):
        used = sum(sum(column[tool::TOOLS]) for column in (s.tools, s.store, s.captive_tools))
        assert 0 <= used <= part.count
    assert min(*s.tools, *s.store, *s.captive_tools) >= 0


def parties_are_small(s: DragonLordsState) -> None:
    sorting = any(isinstance(step, (KeepThree, Dismiss)) for step in s.agenda)
    for people in s.peoples:
        assert s.party_units[people] <= 6
        assert sorting or len(s.companions[people]) <= 3
        if s.party_at[people] == NOWHERE:
            assert not s.party_units[people]
            assert not s.companions[people]
            assert not any(s.tools[people * TOOLS : (people + 1) * TOOLS])


def ships_are_manned_or_docked(s: DragonLordsState) -> None:
    assert sum(at != NOWHERE for at in s.ship_at) + s.bought_ships <= SHIPS
    for at, owner, units in zip(s.ship_at, s.ship_owner, s.ship_units, strict=True):
        assert 0 <= units <= 10
        if at == NOWHERE:
            assert (owner, units) == (NOBODY, 0)
        elif owner == NOBODY:
            assert units == 0


def tracks_are_in_bounds(s: DragonLordsState) -> None:
    assert all(0 <= mana <= 5 for mana in s.mana)
    assert min(s.gold) >= 0
    assert min(s.bought, s.bought_ships, s.surplus, s.purse, s.forged) >= 0
    assert 0 <= s.wounded < 2


def who_is_out_has_nothing(s: DragonLordsState) -> None:
    for people in s.peoples:
        if s.out >> people & 1:
            assert set(s.place[people]) == {NOWHERE}
            assert not s.hands[people]
            assert not s.prophecies[people]
            assert not s.companions[people]
            assert not s.party_units[people]
            assert people != s.active or s.over


def combats_are_between_the_living(s: DragonLordsState) -> None:
    fight = s.fight
    if fight is not None:
        assert min(*fight.hits, *fight.frenzy, *fight.poison) >= 0
        if fight.beasts is not None:
            assert fight.beasts.count >= 0
            assert 0 <= fight.beasts.wounds < fight.beasts.hits


def starting_units_are_placed(s: DragonLordsState) -> None:
    if not s.round:
        led = s.players * (2 if s.players == 2 and s.settings["two_players"] == "peoples" else 1)
        for people in s.peoples:
            placed = sum(units for owner, units in zip(s.owner, s.units, strict=True) if owner == people)
            assert placed <= {2: 35, 3: 30, 4: 25}[led]


ALWAYS = [
    lands_are_held_by_whoever_stands_there,
    guests_are_among_enemies,
    pieces_are_units,
    commanders_are_few,
    tired_units_are_there,
    treasures_are_in_one_place,
    scrolls_are_whole,
    cards_are_in_one_place,
    tools_do_not_multiply,
    parties_are_small,
    ships_are_manned_or_docked,
    tracks_are_in_bounds,
    who_is_out_has_nothing,
    combats_are_between_the_living,
    starting_units_are_placed,
]


# --- what must hold from one position to the next -------------------------------------------------


def rises_only(before: DragonLordsState, s: DragonLordsState) -> None:
    assert s.round >= before.round
    assert before.out & ~s.out == 0
    assert before.gone & ~s.gone == 0
    assert s.scrolls_gone[: len(before.scrolls_gone)] == before.scrolls_gone
    assert s.collapsed[: len(before.collapsed)] == before.collapsed
    assert before.equipped & ~s.equipped == 0


def seats_do_not_change(before: DragonLordsState, s: DragonLordsState) -> None:
    if before.round:
        assert (s.peoples, s.leader) == (before.peoples, before.leader)


def nobody_abandons_a_territory(before: DragonLordsState, s: DragonLordsState) -> None:
    """A territory becomes vacant only when somebody falls there."""
    told = {event.key for event in s.events}
    if not told & {"units-lost", "piece-fell", "poison-kills"}:
        for was, now in zip(before.owner, s.owner, strict=True):
            assert was == NOBODY or now != NOBODY


def neutral_units_only_fall(before: DragonLordsState, s: DragonLordsState) -> None:
    if before.round:
        for land, owner in enumerate(before.owner):
            if s.owner[land] == NEUTRAL:
                assert owner == NEUTRAL
                assert s.units[land] <= before.units[land]


STEPWISE = [rises_only, seats_do_not_change, nobody_abandons_a_territory, neutral_units_only_fall]


LAWS = Laws(ALWAYS, STEPWISE)

TestAnyGame = any_game(GAME, LAWS, SETUPS, skip=600, examples=25, steps=40)


# --- whole games ----------------------------------------------------------------------------------


def any_setup(seed: int) -> dict[str, Any]:
    rng = Random(f"setup {seed}")
    return {
        "players": seed % 3 + 2,
        "two_players": rng.choice(["peoples", "tundra", "open"]),
        "kingdoms": rng.choice(["3", "4", "5", "6"]),
        "bloodlust": rng.random() < 0.2,
        "victory_moment": rng.choice(["at-once", "end-of-turn"]),
        "escape": rng.choice(["missiles", "losses"]),
        "lost_companions": rng.choice(["gone", "deck"]),
        "departure": rng.random() < 0.1,
        "dragonlords": rng.choice(["standard", "weak", "strong"]),
        "unlimited_dragonlords": rng.choice([False, True]),
        "strong_wizards": rng.choice([False, True]),
        "reduced_combat": rng.choice([False, True]),
        "bid": rng.choice([False, True]),
        "always_pause": rng.choice([False, True]),
        "turn_limit": "10",
    }


def test_the_setups_cover_all_options() -> None:
    assert set(any_setup(0)) == {"players", *GAME.options}


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games(chunk: int) -> None:
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        check_end(lawful(GAME.new(**any_setup(seed)), Random(seed), LAWS))


def check_end(s: DragonLordsState) -> None:
    """Enough Kingdoms with a King, nobody else left, or the time is up."""
    result = s.result
    assert result is not None
    kingdoms = [sum(led(s, owner) == seat for owner in s.owner[:42:7]) for seat in range(s.players)]
    assert result.scores == tuple(kingdoms)
    if result.ending == "kingdoms":
        (winner,) = result.winners
        assert kingdoms[winner] >= s.facts.goal
        assert any(s.place[people][KING] != NOWHERE for people in s.peoples if s.leader[people] == winner)
    elif result.ending == "turn-limit":
        assert s.round == s.facts.turn_limit
        assert all(kingdoms[winner] == max(kingdoms) for winner in result.winners)
    elif result.ending == "last":
        assert {s.leader[people] for people in s.peoples if not s.out >> people & 1} == set(result.winners)
    else:
        assert result.ending == "bloodlust"
        assert s.facts.bloodlust


def led(s: DragonLordsState, owner: int) -> int:
    """The seat that leads whoever holds a territory, if anybody in the game does."""
    return s.leader[owner] if 0 <= owner < PEOPLES and not s.out >> owner & 1 else NOBODY
