"""What it means to drag something over the map: units to where they shall march or attack, a Wizard into a battle."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.draw.sheet import Drafted, Move, Trials, notation
from meadhall.games.dragon_lords.board.arrivals import comers
from meadhall.games.dragon_lords.board.attack_sheet import place_of
from meadhall.games.dragon_lords.board.composing import most_plain, movable_pieces
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.board.usual import enough_beside
from meadhall.games.dragon_lords.rules.war.attack import Muster
from meadhall.games.dragon_lords.rules.war.band import ATTACK, PORTAL_ATTACK
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import PIECE, WIZARD_1, WIZARD_3, do_attack, do_bring, do_from, do_send
from meadhall.kernel.action import Action
from meadhall.kernel.sets import has
from meadhall.kernel.view import View


def assaults(view: View, scribe: Scribe, options: list[Action]) -> Iterator[Move]:
    """From each place beside an enemy with as many as are needed; a Wizard who is dragged there leads them."""
    trials = Trials(Drafted(view, view, (), held=False))
    for action in options:
        if action.verb is do_attack:
            after = trials.after([action])
            asked = after is not None and trials.seat in after.deciding and isinstance(after.agenda[-1], Muster)
            for origin in comers(scribe.s, scribe.s.active, action.arg):
                # A single origin is not always asked for.
                declared = [action, do_from[origin]] if asked else [action]
                yield from assault(scribe, declared, origin, action.arg)


def assault(scribe: Scribe, declared: list[Action], origin: int, goal: int) -> Iterator[Move]:
    s = scribe.s
    move = ATTACK if has(s.facts.near[goal], origin) else PORTAL_ATTACK
    names = {"origin": scribe.territory(origin), "goal": scribe.territory(goal)}
    if most_plain(s, s.active, origin, move):
        label = scribe.write("move-attack", **names)
        yield Move(notation(declared), label, (place_of(goal),), origin=place_of(origin))
    for piece in movable_pieces(s, s.active, origin, move, goal):
        if WIZARD_1 <= piece <= WIZARD_3:
            led = [*declared, do_bring[piece], *followers(s, origin, goal, move, piece)]
            label = scribe.write("move-lead", piece=scribe.piece(piece), **names)
            yield Move(notation(led), label, (place_of(goal),), origin=f"piece:{PIECE.words[piece]}")


def followers(s: DragonLordsState, origin: int, goal: int, move: int, piece: int) -> list[Action]:
    """As many units as most likely win beside a piece; all who can come if none are enough."""
    most = most_plain(s, s.active, origin, move, (piece,))
    count = enough_beside(s, s.active, origin, goal, most, (piece,))
    return [do_send[count - 1]] if count else []
