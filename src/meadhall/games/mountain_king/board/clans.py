"""The Clan board: a plank for each Clan with what its places are worth, and everybody's Votes."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from meadhall.draw import tracks
from meadhall.draw.markup import Box, circle, part, rect, shift, text
from meadhall.games.mountain_king.board import figures
from meadhall.games.mountain_king.board.discs import SPACES, disc, lap, pile, shared, stacks
from meadhall.games.mountain_king.board.moment import steering
from meadhall.games.mountain_king.board.scribe import Parts, Scribe, colour
from meadhall.games.mountain_king.facts import NOWHERE
from meadhall.games.mountain_king.reading.court import clan_line, plank_words
from meadhall.games.mountain_king.words import CLAN, CLANS, EIRIK

HEAD = 38.0


class Planks(NamedTuple):
    """Where the planks lie."""

    x: float
    y: float
    width: float
    row: float
    first: float
    """From the left edge to the first space."""
    step: float

    @property
    def box(self) -> Box:
        return self.x, self.y, self.width, HEAD + self.row * CLANS

    def middle(self, clan: int) -> float:
        return self.y + HEAD + self.row * (clan + 0.5) - 3


def ground(planks: Planks, title: str, votes: str) -> str:
    out = tracks.label(*planks.box) + text(planks.x + 10, planks.y + 18, title, "title", "start")
    out += text(planks.x + planks.width - 9, planks.y + 18, votes, "tiny", "end")
    for k in range(SPACES):
        out += text(planks.x + planks.first + planks.step * k, planks.y + 33, k + 1, "slot-n")
    return out


def draw_clans(scribe: Scribe, planks: Planks, prefix: str) -> Parts:
    s, parts = scribe.s, Parts()
    for clan, word in enumerate(CLAN.words):
        key = f"{prefix}clan-{word}"
        tile = (colour(s.holder[EIRIK]), s.facts.champion_letter[EIRIK]) if s.tiles[EIRIK] == clan else None
        # The Swarm is steered on the slopes: the planks are not meant then.
        place = f"{'votes' if steering(s) else 'clan'}:{word}"
        worth = "" if s.planks[clan] == NOWHERE else plank_words(scribe, clan, "·")
        parts[key] = draw_plank(planks, key, clan, worth, tile, clan_line(scribe, clan, "·"), place)
    for clan, word in enumerate(CLAN.words):
        there = stacks(s.votes[clan])
        for one in there:
            key = f"{prefix}vote-{word}-{one.seat}"
            x, y = planks.x + planks.first + planks.step * one.space, planks.middle(clan)
            discs = shared(there, one.space)
            r, places = pile(discs, 7.2, min(planks.step, 20.0), planks.row - 5)
            u, v = places[one.height]
            # A single disc lies in the middle.
            v += (planks.row - 5) / 2 if discs > 1 else r
            parts[key] = disc(key, colour(one.seat), r, (round(x + u, 1), round(y + v, 1)), lap(one))
    return parts


@lru_cache(maxsize=512)
def draw_plank(
    planks: Planks, key: str, clan: int, worth: str, tile: tuple[str, str] | None, label: str, place: str
) -> str:
    wide, tall = planks.width - 10, planks.row - 3
    body = rect(f"plank rock-{figures.ROCKS[clan]}", 0, -tall / 2, wide, tall, 3)
    body += rect("ring", 1, 1 - tall / 2, wide - 2, tall - 2, 3)
    body += shift(figures.shield(clan, 9.5), 13, 0) + text(50, 4.3, worth, "offer")
    body += "".join(circle("hole", planks.first - 5 + planks.step * k, 0, 2.3) for k in range(SPACES))
    if tile:
        body += shift(figures.tile(*tile, 0.8), wide - 8, 0)
    body += rect("shape", 0, -tall / 2, wide, tall)
    at = (planks.x + 5, planks.middle(clan))
    return part(key, body, at, place=place, label=label, button=True)
