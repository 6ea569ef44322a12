"""What must hold in any position, played or read; ``SaveError`` names the field of the document that is wrong."""

from __future__ import annotations

from meadhall.games.dragon_lords.checks.cards import check_cards, check_commons, check_treasures
from meadhall.games.dragon_lords.checks.combat import FIGHTING, check_fight
from meadhall.games.dragon_lords.checks.course import check_agenda, check_end, check_seats, check_turn
from meadhall.games.dragon_lords.checks.parties import check_journey, check_parties
from meadhall.games.dragon_lords.checks.peoples import (
    check_counters,
    check_hand,
    check_lands,
    check_leaver,
    check_pieces,
)
from meadhall.games.dragon_lords.checks.ships import check_fleets, check_guests, check_ships
from meadhall.games.dragon_lords.facts import NEUTRAL
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import PEOPLE
from meadhall.games.dragon_lords.words import WIZARDS as WIZARDS
from meadhall.kernel.errors import SaveError


def check(s: DragonLordsState) -> None:
    """Everything that must hold in any position; ``SaveError`` names what does not."""
    for people in s.peoples:
        at = f"position.peoples.{PEOPLE.words[people]}"
        check_lands(s, people, at)
        check_parties(s, people, at)
        check_pieces(s, people, at)
        check_counters(s, people, at)
        check_hand(s, people, at)
        check_journey(s, people, at)
        check_leaver(s, people, at)
    check_seats(s)
    check_lands(s, NEUTRAL, "position")
    check_guests(s)
    check_ships(s)
    check_fleets(s)
    check_treasures(s)
    check_cards(s)
    check_commons(s)
    check_turn(s)
    if s.fight is not None:
        check_fight(s, s.fight, "position.fight")
    elif any(isinstance(step, FIGHTING) for step in s.agenda):
        raise SaveError("position.fight", "is missing, but is to be fought on (DL-6.1)")
    check_agenda(s)
    check_end(s)
