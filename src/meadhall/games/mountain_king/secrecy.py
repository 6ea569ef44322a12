"""Who knows what: the secrets of a position, what a viewer sees of it, and what may lie behind.

Gate cards and Gnome tokens come with the set of seats that know them; hands and discards with those that have seen
them. A token that nobody has looked at has no strength yet, so one on the map and one in the supply are equally
unknown. That ends when tokens go back into the supply: those on the map cannot be among them. So ``mixed`` notes for
each such moment how many of each strength could lie on the map or in the supply then, and which tokens have lain there
since.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any, Self

from meadhall.games.mountain_king.facts import STARTERS, UNKNOWN
from meadhall.games.mountain_king.state import Known, Mix, MountainKingState, replaced
from meadhall.kernel.blank import BLANK
from meadhall.kernel.sets import bits, only
from meadhall.kernel.step import Together

NOT_YET, HIDDEN = -1, -2
"""What a seat has put aside: nothing yet, or something that the viewer may not know."""
STRENGTHS = (1, 2, 3)


class SecretChoice(Together):
    """All choose at once: what a seat has put aside is seen when everybody has chosen."""

    aside: tuple[int, ...]

    def waiting(self, s: MountainKingState) -> tuple[int, ...]:
        return tuple([seat for seat, chosen in enumerate(self.aside) if chosen == NOT_YET])

    def seen_by(self, viewer: int | None) -> Self:
        """The same choice with what the viewer may not know hidden."""
        raise NotImplementedError

    def imagined(self, s: MountainKingState, rng: Random) -> Self:
        """The same choice with anything possible in place of what is hidden."""
        raise NotImplementedError


def secret_choice(s: MountainKingState) -> SecretChoice | None:
    """The choice that all make at once, while it goes on."""
    step = s.agenda[-1] if s.agenda else None
    return step if isinstance(step, SecretChoice) else None


def known_to_all(s: MountainKingState, seats: int) -> bool:
    return seats == s.facts.all_seats


# --- what a viewer knows --------------------------------------------------------------------------


def secrets(s: MountainKingState) -> dict[Hashable, frozenset[int]]:
    """Each fact that somebody may not know, with the seats that know it."""
    facts: dict[Hashable, frozenset[int]] = {}
    for hand, seen in zip(s.hands, s.hands_seen, strict=True):
        if hand and not known_to_all(s, seen):
            facts["hand", hand] = frozenset(bits(seen))
    for seat, offer in enumerate(s.offers):
        if offer:
            facts["offer", seat] = frozenset((seat,))
    for card, seen in s.discards:
        if not known_to_all(s, seen):
            facts["discard", card] = frozenset(bits(seen))
    for number, (clan, known) in enumerate(s.gates):
        if known and not known_to_all(s, known):
            facts["gate", s.wave, number, clan] = frozenset(bits(known))
    for cavern in bits(s.overrun):
        for number, (strength, known) in enumerate(s.gnomes[cavern]):
            if strength and not known_to_all(s, known):
                facts["gnome", cavern, number, strength] = frozenset(bits(known))
    step = secret_choice(s)
    for seat, aside in enumerate(step.aside if step else ()):
        if aside != NOT_YET:
            facts["aside", seat] = frozenset((seat,))
    return facts


def conceal(s: MountainKingState, viewer: int | None) -> None:
    """Take away, in place, all that the viewer may not know."""
    eye, everybody = 0 if viewer is None else only(viewer), s.facts.all_seats
    hidden = [not seen & eye and seen != everybody for seen in s.hands_seen]
    s.hands = tuple([(UNKNOWN,) * len(hand) if hidden[seat] else hand for seat, hand in enumerate(s.hands)])
    s.offers = tuple([offer if seat == viewer else (UNKNOWN,) * len(offer) for seat, offer in enumerate(s.offers)])
    s.discards = tuple([as_seen(discard, eye, everybody) for discard in s.discards])
    s.find_dealt()
    s.gates = tuple([as_seen(gate, eye, everybody) for gate in s.gates])
    for cavern in bits(s.overrun):
        for number, (strength, known) in enumerate(s.gnomes[cavern]):
            if strength and not known & eye and known != everybody:
                s.set_token(cavern, number, 0, known)
                s.pool[strength - 1] += 1
    step = secret_choice(s)
    if step is not None:
        s.agenda[-1] = step.seen_by(viewer)


def as_seen(thing: Known, eye: int, everybody: int) -> Known:
    """Something with those who know it, as somebody else sees it."""
    known = thing[1]
    return thing if known & eye or known == everybody else (UNKNOWN, known)


def imagine(s: MountainKingState, rng: Random) -> None:
    """Fill in, in place, what was concealed, with the chances that the viewer must give it."""
    cards = s.unseen_cards()
    rng.shuffle(cards)
    s.hands = tuple([filled(hand, cards) for hand in s.hands])
    s.discards = tuple([(cards.pop() if card == UNKNOWN else card, seen) for card, seen in s.discards])
    s.find_dealt()
    starters = s.unseen_champions(STARTERS)
    rng.shuffle(starters)
    s.offers = tuple([filled(offer, starters) for offer in s.offers])
    clans = s.unseen_gates()
    rng.shuffle(clans)
    s.gates = tuple([(clans.pop() if known and clan == UNKNOWN else clan, known) for clan, known in s.gates])
    imagine_settled(s, rng)
    for cavern in bits(s.overrun):
        for token, (strength, known) in enumerate(s.gnomes[cavern]):
            if known and not strength:
                imagine_strength(s, cavern, token, s.pool, rng)
    step = secret_choice(s)
    if step is not None:
        s.agenda[-1] = step.imagined(s, rng)


def blank(s: MountainKingState) -> bool:
    """Put blanks, in place, wherever ``imagine`` puts something; False while seats choose in secret."""
    if secret_choice(s) is not None:
        return False
    s.hands = tuple([blanks(hand) for hand in s.hands])
    s.offers = tuple([blanks(offer) for offer in s.offers])
    s.discards = tuple([as_blank(discard) if discard[0] == UNKNOWN else discard for discard in s.discards])
    s.dealt = None
    s.gates = tuple([as_blank(gate) if gate[1] and gate[0] == UNKNOWN else gate for gate in s.gates])
    settled = {token for _, tokens in s.mixed for token in tokens}
    for cavern in bits(s.overrun):
        for token, (strength, known) in enumerate(s.gnomes[cavern]):
            if not strength and (known or (cavern, token) in settled):
                s.gnomes[cavern] = replaced(s.gnomes[cavern], token, as_blank((strength, known)))
                s.pool = [BLANK] * len(s.pool)
    return True


def blanks(things: tuple[int, ...]) -> tuple[Any, ...]:
    return tuple([BLANK if thing == UNKNOWN else thing for thing in things])


def as_blank(thing: Known) -> Any:
    """Something with those who know it, for somebody who does not."""
    return BLANK, thing[1]


def filled(things: tuple[int, ...], left: list[int]) -> tuple[int, ...]:
    """The same things with some of those that are left in place of the unknown ones."""
    return tuple(sorted([left.pop() if thing == UNKNOWN else thing for thing in things]))


def imagine_strength(s: MountainKingState, cavern: int, token: int, left: Sequence[int], rng: Random) -> None:
    """Give a concealed token one of the strengths that are left."""
    strength = rng.choices(STRENGTHS, left)[0]
    s.pool[strength - 1] -= 1
    s.set_token(cavern, token, strength, s.gnomes[cavern][token][1])


def gates_hidden_from(s: MountainKingState, seat: int) -> list[int]:
    """The Gate cards that a seat has not seen, counted from the left."""
    eye = only(seat)
    return [card for card, (_, known) in enumerate(s.gates) if not known & eye]


def gnomes_hidden_from(s: MountainKingState, seat: int) -> list[tuple[int, int]]:
    """The Gnomes whose strength a seat has not seen: each as its cavern and its number there."""
    eye = only(seat)
    return [
        (cavern, token)
        for cavern in bits(s.overrun)
        for token, (_, known) in enumerate(s.gnomes[cavern])
        if not known & eye
    ]


# --- tokens that go back into the supply ----------------------------------------------------------


def note_mixing(s: MountainKingState) -> None:
    """Tokens are about to go back: note what can lie face down now. What fate has yet to settle is added later."""
    listed = {token for _, tokens in s.mixed for token in tokens}
    left = list(s.facts.parts.bank.gnomes)
    seen: list[tuple[int, int]] = []
    hidden = False
    for strength, count in enumerate(s.by_wheel):
        left[strength] -= count
    for cavern in bits(s.overrun):
        for token, (strength, known) in enumerate(s.gnomes[cavern]):
            if known_to_all(s, known):
                left[strength - 1] -= 1
                continue
            hidden = True
            if strength and (cavern, token) not in listed:
                seen.append((cavern, token))
    if hidden:
        s.mixed = (*s.mixed, ((left[0], left[1], left[2]), tuple(seen)))


def note_settled(s: MountainKingState, cavern: int, token: int) -> None:
    """Fate has settled what a token is, and everybody knows that it has."""
    left, tokens = s.mixed[-1]
    s.mixed = (*s.mixed[:-1], (left, (*tokens, (cavern, token))))


def note_shown(s: MountainKingState, cavern: int, token: int, strength: int) -> None:
    """Everybody sees a token: the others that lay there with it are among one less of its strength."""
    mixed: list[Mix] = []
    found = False
    for left, tokens in s.mixed:
        found = found or (cavern, token) in tokens
        mixed.append((one_less(left, strength), tuple([one for one in tokens if one != (cavern, token)])) if found
                     else (left, tokens))  # fmt: skip
    s.mixed = tuple(mixed) if any(tokens for _, tokens in mixed) else ()


def one_less(left: tuple[int, int, int], strength: int) -> tuple[int, int, int]:
    """One less of a strength."""
    one, two, three = left
    return one - (strength == 1), two - (strength == 2), three - (strength == 3)


def left_since(s: MountainKingState) -> list[tuple[int, int, int]]:
    """For each mixing, how many tokens of each strength may still be among those that have lain there since or before.

    What lay there at one mixing lay there at all later ones, so the tightest of these counts.
    """
    lefts = [left for left, _ in s.mixed]
    for number, (_, tokens) in enumerate(s.mixed):
        for cavern, token in tokens:
            strength = s.gnomes[cavern][token][0]
            if strength:
                lefts[number:] = [one_less(left, strength) for left in lefts[number:]]
    room = (s.pool[0], s.pool[1], s.pool[2])
    found = []
    for left in reversed(lefts):
        room = (min(left[0], room[0]), min(left[1], room[1]), min(left[2], room[2]))
        found.append(room)
    return found[::-1]


def imagine_settled(s: MountainKingState, rng: Random) -> None:
    """Give a strength to each token that has one and is concealed, the longest settled first."""
    for number, (_, tokens) in enumerate(s.mixed):
        for cavern, token in tokens:
            if not s.gnomes[cavern][token][0]:
                imagine_strength(s, cavern, token, left_since(s)[number], rng)
