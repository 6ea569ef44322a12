"""Checks of the tracks: Supplies, Desperation and Boosts, Votes, and Influence."""

from __future__ import annotations

from functools import cache
from operator import itemgetter

from meadhall.games.mountain_king.ancestry import power_of
from meadhall.games.mountain_king.checks.common import seat_field
from meadhall.games.mountain_king.facts import LAID, LETTERS, WILD, Facts
from meadhall.games.mountain_king.standing import value
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CLAN, FACTION, GNOME, GUNNHILD, INFLUENCE, TUVA
from meadhall.kernel.errors import SaveError


def check_tracks(s: MountainKingState, seat: int) -> None:
    """The markers of a seat are on their tracks."""
    parts = s.facts.parts
    for part, at, most in (
        ("supplies", s.supply[seat], parts.supply.most),
        ("boost", s.boost[seat], len(parts.wheel.boosts) - 1),
    ):
        if not 0 <= at <= most:
            raise SaveError(seat_field(seat, part), f"goes from 0 to {most}, not {at}")
    # Supplies only become fewer after the tokens were handed out.
    tokens = sum(space > s.supply[seat] for space in parts.supply.desperation)
    if s.desperation[seat] > tokens:
        why = f"with {s.supply[seat]} Supplies it is at most {tokens} (MK-3.22)"
        raise SaveError(seat_field(seat, "desperation"), why)


def check_standings(s: MountainKingState) -> None:
    """Every seat is named once, the leader first."""
    standings = {f"position.votes.{CLAN.words[clan]}": standing for clan, standing in enumerate(s.votes)}
    for slot, standing in enumerate(s.influence[: len(s.display)]):
        standings[f"position.display[{slot}].influence"] = standing
    for at, standing in standings.items():
        counts = [count for _, count in standing]
        if len(dict(standing)) != len(standing):
            raise SaveError(at, "names somebody twice")
        if counts != sorted(counts, reverse=True):
            raise SaveError(at, "must go from the leader down (MK-5.20)")


def check_influence(s: MountainKingState) -> None:
    """Nobody has more Influence than symbols, Supplies, tokens and Champions can give in one Wave."""
    supply = s.facts.parts.supply
    for seat in range(s.players):
        gained = [(slot, value(standing, seat)) for slot, standing in enumerate(s.influence)]
        printed = [symbol for champion, symbols in s.facts.adorned if s.holds(seat, champion) for symbol in symbols]
        most = influence_of_cards(s.facts, s.wave) + sum(map(influence_of, printed))
        # A Supply is one power; with Gunnhild it may be a turn instead, whose two actions gain one more each.
        most += supply.most * (2 if s.holds(seat, GUNNHILD) else 1) + len(supply.desperation)
        most += s.facts.claws[TUVA] if s.holds(seat, TUVA) else 0
        # One more for each Champion on whom the seat was the first.
        most += sum(count > 0 for _, count in gained)
        if sum(count for _, count in gained) > (most if s.wave else 0):
            slot = max(gained, key=itemgetter(1))[0]
            at = f"position.display[{slot}].influence"
            raise SaveError(at, f"{FACTION.words[seat]} cannot have so much in one Wave (MK-8.2)")


@cache
def influence_of_cards(facts: Facts, wave: int) -> int:
    """The most that an Ancestry can give in a Wave: its starting card and the best cards there are."""
    cards = sorted((sum(map(influence_of, symbols)) for symbols in facts.cards), reverse=True)
    return sum(map(influence_of, facts.start_card)) + sum(cards[: LAID * wave])


def influence_of(symbol: str) -> int:
    """What a symbol can add to Influence, directly or over the Wheel."""
    return power_of(symbol) if symbol[0] in (LETTERS[INFLUENCE], LETTERS[GNOME], WILD) else 0
