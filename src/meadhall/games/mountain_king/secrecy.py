"""What everybody knows of Gnome tokens that lie face down although others have gone back into the supply.

Whenever tokens go back, those on the map cannot be among them. So ``mixed`` notes for each such moment how many of each
strength could lie on the map or in the supply at that moment, and which tokens have lain there since.
"""

from __future__ import annotations

from random import Random

from meadhall.games.mountain_king.state import Mix, Mountain
from meadhall.kernel.sets import bits


def note_mixing(s: Mountain) -> None:
    """Tokens are about to go back: note what can lie face down now. What fate has yet to settle is added later."""
    listed = {token for _, tokens in s.mixed for token in tokens}
    left = list(s.table.parts.bank.gnomes)
    seen: list[tuple[int, int]] = []
    hidden = False
    for strength, count in enumerate(s.by_wheel):
        left[strength] -= count
    for cavern in bits(s.overrun):
        for token, (strength, known) in enumerate(s.gnomes[cavern]):
            if known == s.table.all_seats:
                left[strength - 1] -= 1
                continue
            hidden = True
            if strength and (cavern, token) not in listed:
                seen.append((cavern, token))
    if hidden:
        s.mixed = (*s.mixed, ((left[0], left[1], left[2]), tuple(seen)))


def note_settled(s: Mountain, cavern: int, token: int) -> None:
    """Fate has settled what a token is, and everybody knows that it has."""
    left, tokens = s.mixed[-1]
    s.mixed = (*s.mixed[:-1], (left, (*tokens, (cavern, token))))


def note_shown(s: Mountain, cavern: int, token: int, strength: int) -> None:
    """Everybody sees a token: the others that lay there with it are among one less of its strength."""
    mixed: list[Mix] = []
    found = False
    for left, tokens in s.mixed:
        found = found or (cavern, token) in tokens
        mixed.append((less(left, strength), tuple([one for one in tokens if one != (cavern, token)])) if found
                     else (left, tokens))  # fmt: skip
    s.mixed = tuple(mixed) if any(tokens for _, tokens in mixed) else ()


def less(left: tuple[int, int, int], strength: int) -> tuple[int, int, int]:
    """One less of a strength."""
    one, two, three = left
    return one - (strength == 1), two - (strength == 2), three - (strength == 3)


def rooms(s: Mountain) -> list[tuple[int, int, int]]:
    """For each mixing, how many tokens of each strength may still be among those that have lain there since or before.

    What lay there at one mixing lay there at all later ones, so the tightest of these counts.
    """
    lefts = [left for left, _ in s.mixed]
    for number, (_, tokens) in enumerate(s.mixed):
        for cavern, token in tokens:
            strength = s.gnomes[cavern][token][0]
            if strength:
                lefts[number:] = [less(left, strength) for left in lefts[number:]]
    room = (s.pool[0], s.pool[1], s.pool[2])
    found = []
    for left in reversed(lefts):
        room = (min(left[0], room[0]), min(left[1], room[1]), min(left[2], room[2]))
        found.append(room)
    return found[::-1]


def imagine_settled(s: Mountain, rng: Random) -> None:
    """Give a strength to each token that has one and is concealed, the longest settled first."""
    for number, (_, tokens) in enumerate(s.mixed):
        for cavern, token in tokens:
            strength, known = s.gnomes[cavern][token]
            if not strength:
                found = rng.choices((1, 2, 3), rooms(s)[number])[0]
                s.pool[found - 1] -= 1
                s.set_token(cavern, token, found, known)
