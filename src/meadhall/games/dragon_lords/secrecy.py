"""Who knows what: the secrets of a position, what a viewer sees of it, and what may lie behind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from random import Random
from typing import Any, Protocol

from meadhall.games.dragon_lords.columns import HeldScroll
from meadhall.games.dragon_lords.facts import ALL_DRAGONLORDS, NOBODY, NOWHERE, UNKNOWN
from meadhall.games.dragon_lords.rules.common.pieces import EVERYBODY, bearing_people, set_bearer
from meadhall.games.dragon_lords.state import IN_DECK, DragonLordsState
from meadhall.games.dragon_lords.words import COUNTERS, FIRST_BEARER, KING, PARTY, PEOPLES, PIECES, PLACES
from meadhall.kernel.blank import BLANK
from meadhall.kernel.sets import bits, has, only, without
from meadhall.kernel.step import Step, below


class HoldsSecret(Protocol):
    """A step that holds what somebody may not know."""

    def has_chosen(self, s: DragonLordsState, seat: int) -> bool:
        """Whether it holds something that only this seat knows."""

    def seen_by(self, s: DragonLordsState, viewer: int | None) -> Step:
        """The step as a viewer may know it."""

    def imagined(self, s: DragonLordsState, rng: Random) -> Step:
        """The step with something likely in place of what is hidden."""


def asides(s: DragonLordsState) -> list[tuple[int, HoldsSecret]]:
    """The steps on the agenda that hold what somebody may not know."""
    return [(at, step) for at, step in enumerate(s.agenda) if hasattr(step, "seen_by")]  # type: ignore[misc]


def secrets(s: DragonLordsState) -> dict[Hashable, frozenset[int]]:
    """Each fact that somebody may not know, with the seats that know it."""
    facts: dict[Hashable, frozenset[int]] = {}
    all_seats = EVERYBODY[s.players]
    for people in s.peoples:
        own = frozenset((s.leader[people],))
        for piece in s.hidden_pieces(people):
            facts["piece", people, piece] = own
        copies: Counter[int] = Counter()
        for card, seen in s.hands[people]:
            if seen != all_seats:
                facts["scroll", people, card, copies[card]] = frozenset(bits(seen))
                copies[card] += 1
        for card in s.prophecies[people]:
            facts["prophecy", people, card] = own
    for treasure, seen in enumerate(s.known):
        if s.carrier[treasure] >= 0 and seen != all_seats:
            facts["treasure", treasure] = frozenset(bits(seen))
    for _, step in asides(s):
        for seat in range(s.players):
            if step.has_chosen(s, seat):
                facts["aside", seat] = frozenset((seat,))
    return facts


# --- what a viewer sees ---------------------------------------------------------------------------


def conceal(s: DragonLordsState, viewer: int | None) -> None:
    """Take away, in place, all that the viewer may not know."""
    eye = 0 if viewer is None else only(viewer)
    if s.active != NOBODY and s.leader[s.active] != viewer:
        conceal_deeds(s)
    s.veiled_treasures = conceal_treasures(s, eye)
    veiled = list(s.veiled)
    for people in s.peoples:
        if s.leader[people] != viewer:
            veiled[people] = conceal_pieces(s, people, eye)
            conceal_cards(s, people, eye)
    s.veiled = tuple(veiled)
    s.find_posts()
    for at, step in asides(s):
        s.agenda[at] = step.seen_by(s, viewer)


def conceal_deeds(s: DragonLordsState) -> None:
    """Only of open pieces can be told what they have done in this turn."""
    open_ = s.shown[s.active] | ALL_DRAGONLORDS
    s.pieces_moved &= open_
    s.pieces_fought &= open_
    s.pieces_marched &= open_
    s.beamed &= open_


def conceal_treasures(s: DragonLordsState, eye: int) -> tuple[int, ...]:
    """Put treasures that the viewer may not know into the deck, and count them by people.

    They could as well be there; a bearer is one of the marked units.
    """
    found = [0] * PEOPLES
    for treasure, carrier in enumerate(s.carrier):
        if carrier >= 0 and not is_seen(s, s.known[treasure], eye):
            found[bearing_people(s, treasure)] += 1
            s.set_carrier(treasure, IN_DECK)
            s.set_known(treasure, 0)
    return tuple(found)


def conceal_pieces(s: DragonLordsState, people: int, eye: int) -> tuple[int, ...]:
    """Turn a people's counters face down; what is left to see is where they are."""
    part_from_shown_treasures(s, people)
    row = list(s.place[people])
    hidden = [piece for piece in s.hidden_pieces(people)
              if row[piece] != UNKNOWN and not is_known_bearer(s, piece, eye)]  # fmt: skip
    places = tuple(sorted(row[piece] for piece in hidden))
    for piece in hidden:
        row[piece] = UNKNOWN if piece < COUNTERS else NOWHERE
    s.set_places(people, row)
    return places


def conceal_cards(s: DragonLordsState, people: int, eye: int) -> None:
    s.set_hand(people, tuple((card if is_seen(s, seen, eye) else UNKNOWN, seen) for card, seen in s.hands[people]))
    s.set_prophecies(people, (UNKNOWN,) * len(s.prophecies[people]))


def is_seen(s: DragonLordsState, seen: int, eye: int) -> bool:
    """Whether the viewer is among those who know something; a spectator knows what everybody knows."""
    return bool(seen & eye) or seen == EVERYBODY[s.players]


def part_from_shown_treasures(s: DragonLordsState, people: int) -> None:
    """A unit that has shown a treasure is its bearer for all to see; what else it is stays hidden."""
    row = list(s.place[people])
    for piece in s.hidden_pieces(people):
        if piece >= COUNTERS:
            continue
        shown = [treasure for treasure in s.treasures_of(people, piece) if s.known[treasure] == EVERYBODY[s.players]]
        if shown:
            bearer = FIRST_BEARER + shown[0]
            row[bearer] = row[piece]
            row[piece] = UNKNOWN
            s.shown[people] |= only(bearer)
            for treasure in s.treasures_of(people, piece):
                set_bearer(s, treasure, people, bearer)
            rename_in_fight(s, people, piece, bearer)
    s.set_places(people, row)


def is_known_bearer(s: DragonLordsState, piece: int, eye: int) -> bool:
    """A bearer is known to whoever knows the treasure that it is named after; a captured one may be."""
    return piece >= FIRST_BEARER and is_seen(s, s.known[piece - FIRST_BEARER], eye)


# --- what may lie behind --------------------------------------------------------------------------


def imagine(s: DragonLordsState, rng: Random) -> None:
    """Fill in, in place, what was taken away, with something that may be true."""
    scrolls = [card for card, left in enumerate(s.unseen_scrolls()) for _ in range(left)]
    shuffle(scrolls, rng)
    prophecies = s.unseen_prophecies()
    shuffle(prophecies, rng)
    treasures = s.unseen_treasures()
    shuffle(treasures, rng)
    for people in s.peoples:
        s.set_hand(people, tuple(
            (scrolls.pop() if card == UNKNOWN else card, seen) for card, seen in s.hands[people]))  # fmt: skip
        s.set_prophecies(people, tuple(sorted(
            prophecies.pop() if card == UNKNOWN else card for card in s.prophecies[people])))  # fmt: skip
        imagine_pieces(s, people, treasures, rng)
    s.veiled = ((),) * PEOPLES
    s.veiled_treasures = (0,) * PEOPLES
    s.find_posts()
    for at, step in asides(s):
        s.agenda[at] = step.imagined(s, rng)


def blank(s: DragonLordsState) -> bool:
    """Put blanks, in place, wherever ``imagine`` may put something; False in a battle, and while somebody hides one."""
    if s.fight is not None or asides(s):
        return False
    s.hands = tuple([blank_hand(hand) for hand in s.hands])
    s.prophecies = tuple([tuple([BLANK if card == UNKNOWN else card for card in cards]) for cards in s.prophecies])
    veiled = [
        people for people in s.peoples if s.veiled[people] or s.veiled_treasures[people] or UNKNOWN in s.place[people]
    ]
    for people in veiled:
        blank_pieces(s, people)
    blank_treasures(s, veiled)
    s.veiled = ((),) * PEOPLES
    s.veiled_treasures = (0,) * PEOPLES
    return True


def blank_hand(hand: tuple[HeldScroll, ...]) -> tuple[Any, ...]:
    """Scrolls lie in a hand by what they are: where others know some of them, nothing is certain of any place."""
    if all(card != UNKNOWN for card, _ in hand):
        return hand
    alike = len({seen for _, seen in hand}) == 1
    return tuple([(BLANK, seen) if alike else BLANK for _, seen in hand])


def blank_pieces(s: DragonLordsState, people: int) -> None:
    """Where the counters of a people lie that are not known, and whose treasures its bearers are named after."""
    row: list[Any] = list(s.place[people])
    for place in (*(place for place in row if place >= 0), *s.veiled[people]):
        s.posts[people * PLACES + place] = BLANK
    for piece, place in enumerate(row):
        if piece >= FIRST_BEARER or place == UNKNOWN:
            row[piece] = BLANK
    s.set_places(people, row)
    s.shown[people] = BLANK


def blank_treasures(s: DragonLordsState, veiled: list[int]) -> None:
    """Which treasures the peoples have that are not known, and which of their units bear them."""
    known: list[Any] = list(s.known)
    carriers: list[Any] = list(s.carrier)
    for treasure, carrier in enumerate(s.carrier):
        if carrier == IN_DECK and any(s.veiled_treasures):
            known[treasure] = carriers[treasure] = BLANK
        elif carrier >= 0 and bearing_people(s, treasure) in veiled:
            carriers[treasure] = BLANK
    s.known, s.carrier = tuple(known), tuple(carriers)


def shuffle(cards: list[int], rng: Random) -> None:
    """What ``rng.shuffle`` would do; worlds are imagined so often that the detour through it shows."""
    for at in range(len(cards) - 1, 0, -1):
        other = below(at + 1, rng)
        cards[at], cards[other] = cards[other], cards[at]


def imagine_pieces(s: DragonLordsState, people: int, treasures: list[int], rng: Random) -> None:
    """Put the counters under the marked units in some order; marked units left over bear treasures.

    Counters that are more than the marked units lie under units that have shown a treasure.
    """
    row = list(s.place[people])
    places = list(s.veiled[people])
    shuffle(places, rng)
    lost = [piece for piece in range(COUNTERS) if row[piece] == UNKNOWN]
    shuffle(lost, rng)
    bearers = [piece for piece in range(FIRST_BEARER, PIECES) if row[piece] >= 0]
    shuffle(bearers, rng)
    if KING in lost:
        # Never in the Wastelands: he takes his place first, from those outside, which stand at the end.
        lost.sort(key=lambda piece: piece != KING)
        places.sort(key=lambda place: place < PARTY)
        bearers.sort(key=lambda bearer: row[bearer] < PARTY)
    for piece in lost:
        if places and (piece != KING or places[-1] < PARTY):
            row[piece] = places.pop()
        else:
            bearer = bearers.pop()
            row[piece], row[bearer] = row[bearer], NOWHERE
            move_under(s, people, bearer, piece)
    for _ in range(s.veiled_treasures[people]):
        treasure = treasures.pop()
        if places:
            piece = FIRST_BEARER + treasure
            row[piece] = places.pop()
        else:
            piece = rng.choice([piece for piece, place in enumerate(row) if place >= 0])
        set_bearer(s, treasure, people, piece)
        s.set_known(treasure, only(s.leader[people]))
    s.set_places(people, row)


def move_under(s: DragonLordsState, people: int, bearer: int, counter: int) -> None:
    """The unit of a bearer turns out to have a counter as well."""
    s.shown[people] = without(s.shown[people], bearer)
    for treasure in s.treasures_of(people, bearer):
        set_bearer(s, treasure, people, counter)
    rename_in_fight(s, people, bearer, counter)


# --- names ----------------------------------------------------------------------------------------


def rename_in_fight(s: DragonLordsState, people: int, piece: int, name: int) -> None:
    """What a piece has done in this round was done by one of another name."""
    if s.fight is None or people not in (s.fight.attacker, s.fight.defender):
        return
    side = s.fight.side_of(people)
    for column in (s.fight.struck, s.fight.whirling, s.fight.bound):
        if has(column[side], piece):
            column[side] ^= only(piece) | only(name)
