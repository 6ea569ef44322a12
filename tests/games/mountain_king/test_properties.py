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

from meadhall.games.mountain_king import MountainKing
from meadhall.games.mountain_king.rules.advance import Muster
from meadhall.games.mountain_king.rules.attack import Attack, Battle, Retreat
from meadhall.games.mountain_king.rules.award import EmptyDisplay
from meadhall.games.mountain_king.state import MountainKingState
from tests.games.machine import Laws, any_game, lawful

CAVERNS, FIRST_LAIR, CHAMPIONS, CARDS, CLANS = 49, 35, 44, 72, 7
NOWHERE, UNSEEN = -1, -1
SHOWN, GONE = -2, -3

GAME = MountainKing()

CHUNKS = 10
GAMES = int(os.environ.get("MEADHALL_GAMES", "50")) // CHUNKS
"""Random games a chunk. Thousands are played by hand: MEADHALL_GAMES=2000."""

SETUPS = st.fixed_dictionaries(
    {
        "players": st.integers(2, 5),
        "supplies": st.sampled_from(["falling", "level"]),
        "battle_boost": st.booleans(),
        "foreign_lairs": st.booleans(),
        "champion_bridges": st.booleans(),
    }
)


def seats(s: MountainKingState) -> range:
    return range(s.players)


def trolls(s: MountainKingState, seat: int) -> list[int]:
    """How many Trolls of a seat are in each Cavern."""
    return s.trolls[seat * CAVERNS : (seat + 1) * CAVERNS]


# --- what must hold in any position ---------------------------------------------------------------


def trolls_are_whole(s: MountainKingState) -> None:
    for seat in seats(s):
        assert s.stock[seat] >= 0
        assert min(trolls(s, seat)) >= 0
        assert s.stock[seat] + sum(trolls(s, seat)) == 25


def gnomes_are_whole(s: MountainKingState) -> None:
    """Ten of each strength, whether found on the map, by the Wheel, or still to be found."""
    tokens = [token for there in s.gnomes for token in there]
    for strength in (1, 2, 3):
        found = sum(1 for one, _ in tokens if one == strength)
        assert s.pool[strength - 1] >= 0
        assert s.pool[strength - 1] + found + s.by_wheel[strength - 1] == 10
    assert s.reserve >= 0
    assert s.reserve + len(tokens) + sum(s.by_wheel) == 30
    assert all(strength for strength, known in tokens if known)


def cards_lie_in_one_place(s: MountainKingState) -> None:
    laid = [card for ancestry in s.ancestry for card, _ in ancestry.laid]
    held = [card for hand in s.hands for card in hand]
    away = [card for card, _ in s.discards]
    places = Counter(laid + held + away)
    assert max(places.values(), default=0) <= 1
    assert sorted([*places, *s.unseen_cards()]) == list(range(CARDS))
    assert s.dealt == sum(1 << card for card in places)


def champions_are_in_one_place(s: MountainKingState) -> None:
    awarding = any(isinstance(step, EmptyDisplay) for step in s.agenda)
    offered = [champion for offer in s.offers for champion in offer]
    assert len(set(offered)) == len(offered)
    assert all(s.holder[champion] == UNSEEN for champion in offered)
    for champion in range(CHAMPIONS):
        shown = champion in s.display
        if awarding:
            assert s.holder[champion] != SHOWN or shown
        else:
            assert (s.holder[champion] == SHOWN) == shown
        if s.holder[champion] < 0:
            assert s.pawn[champion] == s.tiles[champion] == NOWHERE
            assert s.claws[champion] == 0
    assert len(set(s.display)) == len(s.display) <= s.players + 1


def waves_are_rounds(s: MountainKingState) -> None:
    assert s.current_round() == s.wave


def pawns_have_bases(s: MountainKingState) -> None:
    for seat in seats(s):
        assert sum(1 for n in range(CHAMPIONS) if s.holder[n] == seat and s.pawn[n] != NOWHERE) <= 5


def sets_of_caverns_are_what_lies_there(s: MountainKingState) -> None:
    for seat in seats(s):
        units = trolls(s, seat)
        pawns = [n for n, cavern in enumerate(s.pawn) if cavern != NOWHERE and s.holder[n] == seat]
        assert sorted(s.pawns(seat)) == pawns
        for champion in pawns:
            assert champion in s.pawns_at(seat, s.pawn[champion])
            units[s.pawn[champion]] += 1
        assert [s.units(seat, cavern) for cavern in range(CAVERNS)] == units
        assert s.present[seat] == sum(1 << cavern for cavern, number in enumerate(units) if number)
    assert s.overrun == sum(1 << cavern for cavern in range(CAVERNS) if s.gnomes[cavern])


def symbols_are_what_is_seen(s: MountainKingState) -> None:
    fresh = s.copy()
    fresh.refresh_symbols()
    for now, again in zip(s.symbols, fresh.symbols, strict=True):
        assert (now.weak, now.strong, now.wild, now.powers) == (again.weak, again.strong, again.wild, again.powers)


def cubes_lie_on_symbols(s: MountainKingState) -> None:
    for seat in seats(s):
        symbols = s.symbols[seat]
        coverable = 0
        for some in (*symbols.weak, *symbols.strong):
            coverable |= some
        assert s.covered[seat] & ~coverable == 0


def ancestries_fit(s: MountainKingState) -> None:
    for ancestry in s.ancestry:
        cells = [cell for cell, symbol in enumerate(ancestry.cells) if symbol]
        for lines in ([cell // 10 for cell in cells], [cell % 10 for cell in cells]):
            assert max(lines) - min(lines) < 6


def trolls_and_gnomes_never_share(s: MountainKingState) -> None:
    fought = {step.cavern for step in s.agenda if isinstance(step, (Attack, Battle, Retreat))}
    fought |= {step.goal for step in s.agenda if isinstance(step, Muster)}
    for cavern in range(CAVERNS):
        assert len(s.gnomes[cavern]) <= 2
        if s.gnomes[cavern]:
            assert cavern < FIRST_LAIR
            assert cavern in fought or not any(there >> cavern & 1 for there in s.present)


def lairs_hold_their_owners_only(s: MountainKingState) -> None:
    taken = [lair for lairs in s.lair for lair in lairs]
    assert len(set(taken)) == len(taken)
    for seat in seats(s):
        for cavern in range(FIRST_LAIR, CAVERNS):
            assert cavern in s.lair[seat] or not s.present[seat] >> cavern & 1


def tracks_are_in_bounds(s: MountainKingState) -> None:
    assert 0 <= s.wave <= 3
    assert 0 <= s.wheel < 8
    for seat in seats(s):
        assert 0 <= s.supply[seat] <= 8
        assert 0 <= s.desperation[seat] <= 4
        assert 0 <= s.boost[seat] <= 6
        assert s.score[seat] >= 0
    for champion in range(CHAMPIONS):
        assert 0 <= s.claws[champion] <= s.facts.claws[champion]


def standings_are_sorted(s: MountainKingState) -> None:
    for standing in (*s.votes, *s.influence):
        values = [value for _, value in standing]
        assert values == sorted(values, reverse=True)
        assert len({seat for seat, _ in standing}) == len(standing)
        assert all(value > 0 for value in values)


def gates_are_different(s: MountainKingState) -> None:
    clans = [clan for clan, _ in s.gates if clan != UNSEEN]
    assert len(set(clans)) == len(clans)
    assert all((clan != UNSEEN) == bool(known) for clan, known in s.gates)


def hands_are_seen_by_their_holders(s: MountainKingState) -> None:
    for seat, hand in enumerate(s.hands):
        assert len(hand) <= 4
        assert bool(hand) == bool(s.hands_seen[seat] >> seat & 1)
        assert list(hand) == sorted(hand)


ALWAYS = [
    trolls_are_whole,
    gnomes_are_whole,
    cards_lie_in_one_place,
    champions_are_in_one_place,
    waves_are_rounds,
    pawns_have_bases,
    sets_of_caverns_are_what_lies_there,
    symbols_are_what_is_seen,
    cubes_lie_on_symbols,
    ancestries_fit,
    trolls_and_gnomes_never_share,
    lairs_hold_their_owners_only,
    tracks_are_in_bounds,
    standings_are_sorted,
    gates_are_different,
    hands_are_seen_by_their_holders,
]


# --- what must hold from one position to the next -------------------------------------------------


def rises_only(before: MountainKingState, s: MountainKingState) -> None:
    """A Domain pays at least two, even among Gnomes, so Honour never falls."""
    for seat in seats(s):
        assert s.score[seat] >= before.score[seat]
        assert s.boost[seat] >= before.boost[seat]
        assert s.ancestry[seat].laid[: len(before.ancestry[seat].laid)] == before.ancestry[seat].laid
    assert s.wave >= before.wave
    assert set(before.discards) <= set(s.discards)


def votes_are_never_lost(before: MountainKingState, s: MountainKingState) -> None:
    for clan in range(CLANS):
        had, has = dict(before.votes[clan]), dict(s.votes[clan])
        assert all(has.get(seat, 0) >= votes for seat, votes in had.items())


def champions_stay_with_their_holders(before: MountainKingState, s: MountainKingState) -> None:
    for champion in range(CHAMPIONS):
        if before.holder[champion] >= 0 or before.holder[champion] == GONE:
            assert s.holder[champion] == before.holder[champion]


def what_is_laid_out_stays(before: MountainKingState, s: MountainKingState) -> None:
    if before.wave:
        assert (s.halls, s.planks, s.lair) == (before.halls, before.planks, before.lair)


def what_was_seen_is_not_forgotten(before: MountainKingState, s: MountainKingState) -> None:
    for was, now in zip(before.gnomes, s.gnomes, strict=True):
        if now:
            for (strength, known), (again, knows) in zip(was, now, strict=False):
                assert not strength or strength == again
                assert known & ~knows == 0


STEPWISE = [
    rises_only,
    votes_are_never_lost,
    champions_stay_with_their_holders,
    what_is_laid_out_stays,
    what_was_seen_is_not_forgotten,
]


LAWS = Laws(ALWAYS, STEPWISE)

TestAnyGame = any_game(
    GAME,
    LAWS,
    SETUPS,
    skip=600,
    examples=30,
    steps=40,
    counted=("stock", "pool", "reserve", "present", "overrun", "dealt"),
)


# --- whole games ----------------------------------------------------------------------------------


def any_setup(seed: int) -> dict[str, Any]:
    rng = Random(f"setup {seed}")
    return {
        "players": seed % 4 + 2,
        "supplies": rng.choice(["falling", "level"]),
        "battle_boost": rng.choice([False, True]),
        "foreign_lairs": rng.choice([False, True]),
        "champion_bridges": rng.choice([False, True]),
    }


def test_the_setups_cover_all_options() -> None:
    assert set(any_setup(0)) == {"players", *GAME.options}


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games(chunk: int) -> None:
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        check_end(lawful(GAME.new(**any_setup(seed)), Random(seed), LAWS))


def check_end(s: MountainKingState) -> None:
    """The most Honour wins, then the most Votes."""
    assert s.wave == 3
    assert sum(s.supply) == 0
    assert s.result is not None
    assert s.result.scores == tuple(s.score)
    votes = [sum(dict(standing).get(seat, 0) for standing in s.votes) for seat in seats(s)]
    best = max(zip(s.score, votes, strict=True))
    assert s.result.winners == tuple(seat for seat in seats(s) if (s.score[seat], votes[seat]) == best)
    for ancestry in s.ancestry:
        assert len(ancestry.laid) <= 9
    laid_away = sum(9 - len(ancestry.laid) for ancestry in s.ancestry)
    assert len(s.discards) == 3 * s.players + laid_away
