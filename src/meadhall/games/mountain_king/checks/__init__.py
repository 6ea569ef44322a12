"""What must hold in any position, played or read; ``SaveError`` names the field of the document that is wrong."""

from __future__ import annotations

from meadhall.games.mountain_king.checks.agenda import check_agenda, check_result, check_wave
from meadhall.games.mountain_king.checks.cards import (
    TILE_ON,
    check_cards,
    check_champions,
    check_decks,
    check_display,
    check_hands,
    check_offers,
)
from meadhall.games.mountain_king.checks.mountain import (
    check_board,
    check_gates,
    check_gnomes,
    check_stocks,
    check_units,
    count,
)
from meadhall.games.mountain_king.checks.tracks import check_influence, check_standings, check_tracks
from meadhall.games.mountain_king.state import MountainKingState

__all__ = ["TILE_ON", "check", "count"]


def check(s: MountainKingState) -> None:
    """Everything that must hold in any position; ``SaveError`` names what does not."""
    check_stocks(s)
    for seat in range(s.players):
        check_tracks(s, seat)
        check_units(s, seat)
    check_gnomes(s)
    check_gates(s)
    check_board(s)
    check_standings(s)
    check_influence(s)
    check_cards(s)
    check_champions(s)
    check_display(s)
    check_decks(s)
    check_offers(s)
    check_hands(s)
    if s.agenda:
        check_wave(s)
        check_agenda(s)
    elif s.result is not None:
        check_result(s)
