"""The Champion display: a card for each Champion of the Wave, with everybody's Influence."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from meadhall.draw import pieces, tracks
from meadhall.draw.markup import circle, number, part, rect, shift, text, width_of
from meadhall.games.mountain_king.board import describe, figures
from meadhall.games.mountain_king.board.discs import SPACES, disc, lap, pile, shared, stacks
from meadhall.games.mountain_king.board.scribe import Parts, Scribe, colour, wrapped
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CHAMPION

GAP = 6.0
NAME = 14.5
SMALL_NAME = 12.5
VOTES_LEFT = 31.0
"""From the right edge of a card to a little before the circle with its Votes."""
DEED_LEFT = 36.0
DEED_SIZE = 12.0
DEED_ROOM = 1.2
"""Some systems have letters a fifth wider than usual ones, and no line may leave its card there."""


class DisplayPlace(NamedTuple):
    """Where the cards lie, from top to bottom."""

    x: float
    y: float
    width: float
    height: float
    tallest: float

    def card(self, cards: int) -> float:
        """The height of one of these cards."""
        return min(self.tallest, (self.height - GAP * (cards - 1)) / cards)


class CardFace(NamedTuple):
    """All that a card shows but for the Influence on it."""

    champion: int
    name: str
    clan: int
    votes: int
    trait: str
    deed: tuple[str, ...]
    """What it does, line by line."""
    lines: tuple[int, ...]
    """Spaces with a yellow line before them."""
    label: str


def draw_champions(scribe: Scribe, place: DisplayPlace, prefix: str) -> Parts:
    s, parts = scribe.s, Parts()
    tall = place.card(s.facts.display)
    for slot, champion in enumerate(s.display):
        key = f"{prefix}champion-{CHAMPION.words[champion]}"
        top = place.y + (tall + GAP) * slot
        parts[key] = draw_card(place, key, round(top, 1), round(tall, 1), card_face(scribe, champion, place.width))
    step = (place.width - 18) / SPACES
    for slot, champion in enumerate(s.display):
        y = place.y + (tall + GAP) * slot + tall - 17
        there = stacks(s.influence[slot])
        for one in there:
            key = f"{prefix}influence-{CHAMPION.words[champion]}-{one.seat}"
            x = place.x + 9 + step * (one.space + 0.5)
            r, places = pile(shared(there, one.space), 8.2, min(step - 1, 22.0), 24)
            u, v = places[one.height]
            parts[key] = disc(key, colour(one.seat), r, (round(x + u, 1), round(y + 7 + v, 1)), lap(one))
    return parts


def card_face(scribe: Scribe, champion: int, width: float) -> CardFace:
    s = scribe.s
    lines = s.facts.parts.influence.lines
    return CardFace(
        champion,
        scribe.champion(champion),
        s.facts.champion_clan[champion],
        s.facts.champion_votes[champion],
        trait(s, champion),
        tuple(wrapped(scribe.deed(champion).split(), width - DEED_LEFT - 5, DEED_SIZE * DEED_ROOM)),
        tuple([k for k in range(1, SPACES + 1) if lines[k] > lines[k - 1]]),
        describe.champion_line(scribe, champion),
    )


def trait(s: MountainKingState, champion: int) -> str:
    part = s.facts.parts.champions[CHAMPION.words[champion]]
    return figures.trait(part.letter, part.claws, s.claws[champion], part.symbols, part.ability)


@lru_cache(maxsize=512)
def draw_card(display: DisplayPlace, key: str, top: float, tall: float, face: CardFace) -> str:
    wide = display.width
    body = tracks.label(0, 0, wide, tall) + pieces.ring(wide - 4, tall - 4, (wide / 2, tall / 2))
    body += shift(figures.shield(face.clan, 10.5), 17, 17)
    body += circle("known", wide - 16, 17, 10) + text(wide - 16, 21.8, face.votes, "vp")
    body += name_text(face.name, wide - 33 - VOTES_LEFT)
    first, row = (36, 13) if tall <= 95 else (44, 14) if len(face.deed) < 3 else (41, 12.5)
    body += shift(face.trait, 18, (tall + 2) / 2 + 1, 1.0 if tall > 95 else 0.9)
    for k, words in enumerate(face.deed):
        body += text(DEED_LEFT, first + row * k, words, "tiny", "start")
    step = (wide - 18) / SPACES
    y = tall - 17
    for k in range(SPACES):
        left = 9 + step * k
        body += rect("slot", left + 0.5, y - 9, step - 1, 18, 2) + text(left + step / 2, y + 4, k + 1, "slot-n")
    gilt = "".join(f"M{number(9 + step * (k - 1))} {number(y - 11)}v22" for k in face.lines)
    body += f'<path class="gilt" d="{gilt}"/>'
    place = f"champion:{CHAMPION.words[face.champion]}"
    return part(key, body, (display.x, top), place=place, cls="part field", label=face.label, button=True)


def name_text(name: str, room: float) -> str:
    """A name in one line, in smaller letters if it is long; a very long one in two."""
    for size, cls in ((NAME, "card-name"), (SMALL_NAME, "card-name long")):
        if width_of(name, size, "serif") <= room:
            return text(33, 22, name, cls, "start")
    words = name.split()
    breaks = [(" ".join(words[:k]), " ".join(words[k:])) for k in range(1, len(words))]
    lines = min(breaks, key=lambda lines: max(width_of(line, SMALL_NAME, "serif") for line in lines))
    return "".join(text(33, y, line, "card-name long", "start") for y, line in zip((15, 28), lines, strict=True))
