"""Banks and stocks, and who plays: the players have what the components allow."""

from __future__ import annotations

from meadhall.games.ice_garden.checks.common import demand, seat_at
from meadhall.games.ice_garden.state import NOBODY, IceGardenState
from meadhall.games.ice_garden.words import GOLD, IMPROVEMENT, POPULATION


def count_banks(s: IceGardenState) -> None:
    """Set banks and stocks to what the components have left."""
    bank, improvements = s.facts.parts.bank, s.facts.parts.improvements
    s.bank = [
        bank.population - sum(s.goods[POPULATION]),
        bank.gold - sum(s.goods[GOLD]),
        bank.m_factor - sum(s.m_factor),
    ]
    s.vuko_tokens = bank.vuko_tokens - sum(s.tokens)
    used = [*s.spots, *s.spy]
    s.improvements = [getattr(improvements, word) - used.count(kind) for kind, word in enumerate(IMPROVEMENT.words)]
    s.stock = [
        bank.influence_markers - sum(s.markers_of(seat)) - s.gorge[seat] - s.garden[seat]
        for seat in range(s.facts.seats)
    ]


def banks_are_whole(s: IceGardenState) -> None:
    counted = s.copy()
    count_banks(counted)
    whole = (counted.bank, counted.vuko_tokens, counted.improvements, counted.stock)
    demand((s.bank, s.vuko_tokens, s.improvements, s.stock) == whole, "position", "components were lost or multiplied")


def banks_suffice(s: IceGardenState) -> None:
    for resource, left in zip(("population", "gold", "m_factor"), s.bank, strict=True):
        demand(left >= 0, f"position.seats.{resource}", f"there are {-left} more than the bank holds (IG-1.1)")
    demand(s.vuko_tokens >= 0, "position.seats.vuko_tokens", "there are more than the bank holds (IG-1.6)")
    for kind, left in enumerate(s.improvements):
        demand(left >= 0, "position.seats.improvements", f"too many of {IMPROVEMENT.words[kind]} (IG-1.5)")
    for seat, left in enumerate(s.stock):
        demand(left >= 0, f"{seat_at(seat)}.markers", f"there are {-left} too many (IG-1.2)")


def everybody_has_a_character(s: IceGardenState) -> None:
    for seat, character in enumerate(s.character):
        needless = not s.round and not s.pieces(seat)
        demand(character != NOBODY or needless, f"{seat_at(seat)}.character", "is missing (IG-2.1)")


def order_names_the_players(s: IceGardenState) -> None:
    at, players = "position.turn_order", set(range(s.players))
    once = len(set(s.order)) == len(s.order)
    demand(once and set(s.order) <= players, at, f"must name seats from 0 to {s.players - 1}, each once")
    all_seats = f"must name all seats from 0 to {s.players - 1} once a round has begun"
    demand(not s.round or set(s.order) == players, at, all_seats)


def opponent_owns_nothing(s: IceGardenState) -> None:
    """Alone: the opponent has no resources, tokens or action markers (IG-15.24)."""
    for seat in range(s.players, s.facts.seats):
        owned = {
            "population": s.has(seat, POPULATION),
            "gold": s.has(seat, GOLD),
            "m_factor": sum(s.layers(seat)),
            "vuko_tokens": s.tokens[seat],
            "actions": s.actions[seat],
            "viper_gorge": s.gorge[seat],
        }
        for field, number in owned.items():
            demand(not number, f"{seat_at(seat)}.{field}", "the opponent of the solo game owns nothing (IG-15.24)")


HOLDS = (banks_are_whole, banks_suffice, everybody_has_a_character, order_names_the_players, opponent_owns_nothing)
