"""A position of Quest for the DragonLords, and how units, pieces and cards change their places in it."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from mypy_extensions import mypyc_attr

from meadhall.games.dragon_lords.columns import DEEDS, OWNERS, HeldScroll
from meadhall.games.dragon_lords.columns import DROPPED as DROPPED
from meadhall.games.dragon_lords.columns import FOUGHT as FOUGHT
from meadhall.games.dragon_lords.columns import IN_DECK as IN_DECK
from meadhall.games.dragon_lords.columns import IN_PILE as IN_PILE
from meadhall.games.dragon_lords.columns import MARCHED as MARCHED
from meadhall.games.dragon_lords.columns import MOVED as MOVED
from meadhall.games.dragon_lords.facts import NOBODY, NOWHERE, Facts
from meadhall.games.dragon_lords.lookups import Lookups
from meadhall.games.dragon_lords.words import CAPTIVE, FIRST_SHIP, PARTY, PEOPLE, PEOPLES, PLACES, TERRITORIES
from meadhall.kernel.sets import bits, has, mask_of, only, with_or_without, without

if TYPE_CHECKING:
    from meadhall.games.dragon_lords import DragonLords

FRESH = -1

Row = TypeVar("Row")


@mypyc_attr(allow_interpreted_subclasses=True)
class DragonLordsState(Lookups):
    def __init__(self, game: DragonLords, players: int, options: dict[str, Any], facts: Facts) -> None:
        super().__init__(game, players, options, facts)
        self.survey()

    # --- units ------------------------------------------------------------------------------------

    def add_units(self, people: int, place: int, count: int, deed: int = FRESH, beamed: bool = False) -> None:
        """Plain units come to a place; to a vacant territory as its new holders, among enemies as guests."""
        self._change_units(people, place, count, beamed)
        if deed != FRESH and people == self.active:
            worn = list(self.worn.get(place, (0, 0, 0)))
            worn[deed] += count
            self.worn[place] = tuple(worn)

    def lift_units(
        self, people: int, place: int, count: int, order: tuple[int, ...] = (FOUGHT, MOVED), beamed: bool = False
    ) -> None:
        """Plain units leave a place: first those who have done what ``order`` names, then fresh ones."""
        self._change_units(people, place, -count, beamed)
        if people == self.active and place in self.worn:
            worn = list(self.worn[place])
            fresh = self.plain(people, place) + count - sum(worn)
            count = _taken_from(worn, order, count)
            _taken_from(worn, (MOVED, FOUGHT, MARCHED), count - min(count, fresh))
            self._set_worn(place, worn)

    def _change_units(self, people: int, place: int, by: int, beamed: bool) -> None:
        if place < TERRITORIES:
            owner = self.owner[place]
            if owner == people:
                self._set_units(place, self.units[place] + by)
                if not self.units[place]:
                    self._hand_over(place, NOBODY)
            elif owner == NOBODY and by > 0:
                self._hand_over(place, people)
                self._set_units(place, by)
            else:
                self._change_guests(place, by, beamed)
        elif place == PARTY:
            self.party_units[people] += by
        elif place == CAPTIVE:
            self.set_captive_units(people, self.captive_units[people] + by)
        elif place >= FIRST_SHIP:
            self.ship_units[place - FIRST_SHIP] += by
        else:
            self._change_guests(place, by, beamed)

    def _change_guests(self, zone: int, by: int, beamed: bool) -> None:
        """If more leave than came that way, those who came the other way leave too."""
        walked, magic = self.guests.get(zone, (0, 0))
        if beamed:
            magic += by
        else:
            walked += by
        if walked < 0:
            magic += walked
            walked = 0
        elif magic < 0:
            walked += magic
            magic = 0
        if walked or magic:
            self.guests[zone] = (walked, magic)
        else:
            self.guests.pop(zone, None)

    def settle(self, zone: int) -> None:
        """The guests in a territory that nobody holds any more take it."""
        walked, beamed = self.guests.pop(zone, (0, 0))
        if walked + beamed:
            self._hand_over(zone, self.active)
            self._set_units(zone, walked + beamed)
            self.beamed &= ~self.pieces_at(self.active, zone)

    def _set_worn(self, place: int, worn: list[int]) -> None:
        """Note what plain units at a place have done; where all are fresh there is nothing to note."""
        if any(worn):
            self.worn[place] = tuple(worn)
        else:
            del self.worn[place]

    def end_turn_marks(self) -> None:
        """Everybody is fresh again."""
        self.worn = {}
        self.pieces_moved = self.pieces_fought = self.pieces_marched = self.teleported = self.beamed = 0

    # --- pieces -----------------------------------------------------------------------------------

    def put_piece(self, people: int, piece: int, place: int, beamed: bool = False) -> None:
        """A piece leaves where it is and comes to another place, or out of play."""
        left = self.place[people][piece]
        if left != NOWHERE:
            self._change_units(people, left, -1, has(self.beamed, piece))
        self._set_place(people, piece, place)
        if people == self.active:
            self.beamed = with_or_without(self.beamed, piece, beamed)
        if place != NOWHERE:
            self._change_units(people, place, 1, beamed)

    def mark(self, people: int, piece: int, place: int) -> None:
        """A plain unit that is there becomes a piece; a fresh one, if there is any."""
        worn = list(self.worn.get(place, ())) if people == self.active else []
        if worn and sum(worn) == self.plain(people, place):
            deed = next(deed for deed in DEEDS if worn[deed])
            worn[deed] -= 1
            self._set_worn(place, worn)
            self.wear_piece(piece, deed)
        if people == self.active and place in self.guests:
            afoot = self.pieces_at(people, place) & ~self.beamed
            if afoot.bit_count() >= self.guests[place][0]:
                self.beamed |= only(piece)
        self._set_place(people, piece, place)

    def unmark(self, people: int, piece: int) -> None:
        """A piece becomes a plain unit again."""
        self._set_place(people, piece, NOWHERE)
        self.shown[people] = without(self.shown[people], piece)

    def wear_piece(self, piece: int, deed: int) -> None:
        """Note what a piece of the active people has done."""
        if deed == MOVED:
            self.pieces_moved |= only(piece)
        elif deed == FOUGHT:
            self.pieces_fought |= only(piece)
        elif deed == MARCHED:
            self.pieces_marched |= only(piece)

    def _set_place(self, people: int, piece: int, place: int) -> None:
        row = list(self.place[people])
        left = row[piece]
        row[piece] = place
        self.set_places(people, row)
        if left >= 0:
            self._set_post(people, left, without(self.pieces_at(people, left), piece))
        if place >= 0:
            self._set_post(people, place, self.pieces_at(people, place) | only(piece))

    def set_places(self, people: int, places: list[int]) -> None:
        """Say where all pieces of a people are; ``find_posts`` has to follow."""
        self.place = _replaced(self.place, people, tuple(places))

    def _set_post(self, people: int, place: int, pieces: int) -> None:
        if pieces:
            self.posts[people * PLACES + place] = pieces
        else:
            self.posts.pop(people * PLACES + place, None)
        if place < TERRITORIES:
            manned = pieces > 0 or place in self.veiled[people]
            self.camps[people] = with_or_without(self.camps[people], place, manned)

    def find_posts(self) -> None:
        """Work out where the pieces stand, after ``place`` or ``veiled`` were filled in."""
        self.posts = {}
        for people in range(PEOPLES):
            for piece, place in enumerate(self.place[people]):
                if place >= 0:
                    post = people * PLACES + place
                    self.posts[post] = self.posts.get(post, 0) | only(piece)
            places = (*self.place[people], *self.veiled[people])
            self.camps[people] = mask_of([place for place in places if 0 <= place < TERRITORIES])

    # --- territories ------------------------------------------------------------------------------

    def _set_units(self, territory: int, units: int) -> None:
        self.units[territory] = units
        self.crowded = with_or_without(self.crowded, territory, units > 1)

    def _hand_over(self, territory: int, owner: int) -> None:
        self.lands[self.owner[territory]] ^= only(territory)
        self.owner[territory] = owner
        self.lands[owner] ^= only(territory)

    def survey(self) -> None:
        """Work out the sets anew, after ``owner``, ``units`` and ``place`` were filled in."""
        self.lands = [0] * OWNERS
        for territory in bits(self.facts.in_play):
            self.lands[self.owner[territory]] |= only(territory)
        self.crowded = mask_of(territory for territory, units in enumerate(self.units) if units > 1)
        self.find_posts()

    # --- cards ------------------------------------------------------------------------------------

    def take_scroll(self, people: int, scroll: int) -> None:
        self.set_hand(people, (*self.hands[people], (scroll, only(self.leader[people]))))

    def drop_scroll(self, people: int, scroll: int) -> None:
        """One of such scrolls goes; first one that others have seen, since that tells them least."""
        hand = list(self.hands[people])
        hand.remove(max((held for held in hand if held[0] == scroll), key=lambda held: held[1].bit_count()))
        self.set_hand(people, tuple(hand))

    def set_hand(self, people: int, hand: tuple[HeldScroll, ...]) -> None:
        self.hands = _replaced(self.hands, people, tuple(sorted(hand)))

    def set_company(self, people: int, companions: tuple[int, ...]) -> None:
        self.companions = _replaced(self.companions, people, companions)

    def set_captive_company(self, people: int, companions: tuple[int, ...]) -> None:
        self.captive_companions = _replaced(self.captive_companions, people, companions)

    def set_prophecies(self, people: int, prophecies: tuple[int, ...]) -> None:
        self.prophecies = _replaced(self.prophecies, people, prophecies)

    # --- what seldom changes ----------------------------------------------------------------------

    def set_order(self, people: int, order: int) -> None:
        self.orders = _replaced(self.orders, people, order)

    def set_captive_units(self, people: int, units: int) -> None:
        self.captive_units = _replaced(self.captive_units, people, units)

    def set_carrier(self, treasure: int, carrier: int) -> None:
        self.carrier = _replaced(self.carrier, treasure, carrier)

    def set_known(self, treasure: int, seats: int) -> None:
        """Say which seats know what a treasure is and who bears it."""
        self.known = _replaced(self.known, treasure, seats)

    # --- what the kernel asks ---------------------------------------------------------------------

    def current_round(self) -> int:
        return self.round

    def current_scores(self) -> list[int]:
        """What counts in the end: the Kingdoms of each seat."""
        return [self.kingdoms_led(seat) for seat in range(self.players)]

    def secrets(self) -> dict[Hashable, frozenset[int]]:
        from meadhall.games.dragon_lords.secrecy import secrets

        return secrets(self)

    def conceal(self, viewer: int | None) -> None:
        from meadhall.games.dragon_lords.secrecy import conceal

        conceal(self, viewer)

    def imagine(self, viewer: int | None, rng: Random) -> None:
        from meadhall.games.dragon_lords.secrecy import imagine

        imagine(self, rng)

    def blank(self) -> bool:
        from meadhall.games.dragon_lords.secrecy import blank

        return blank(self)

    def seat_word(self, seat: int) -> str:
        led = [people for people in self.peoples if self.leader[people] == seat]
        return PEOPLE.words[led[0]] if len(led) == 1 else super().seat_word(seat)

    def position(self) -> dict[str, Any]:
        from meadhall.games.dragon_lords.document import write

        return write(self)

    def check(self) -> None:
        from meadhall.games.dragon_lords.document import check

        check(self)


def _replaced(rows: tuple[Row, ...], at: int, row: Row) -> tuple[Row, ...]:
    """A row of what is kept for each people or treasure, with something else for one of them."""
    return (*rows[:at], row, *rows[at + 1 :])


def _taken_from(worn: list[int], deeds: tuple[int, ...], count: int) -> int:
    """Of some units that leave, those go first who have done one of these deeds; says how many others must go."""
    for deed in deeds:
        taken = min(count, worn[deed])
        worn[deed] -= taken
        count -= taken
    return count
