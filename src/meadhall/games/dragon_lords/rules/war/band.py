"""Chapter 5, a band sets out: how many units go from one place to another, and which of the marked ones."""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.rules.common.reactions import ask
from meadhall.games.dragon_lords.rules.sea import harbours
from meadhall.games.dragon_lords.state import FOUGHT, MARCHED, MOVED, World
from meadhall.games.dragon_lords.table import ALL_DRAGONLORDS, is_kingdom
from meadhall.games.dragon_lords.words import (
    COUNT,
    FIRST_SEA,
    FIRST_SHIP,
    KING,
    PARTY,
    TERRITORIES,
    do_bring,
    do_done,
    do_send,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Event, Kind, Message
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Choice

ATTACK, MARCH, SNEAK, HASTE, PORTAL_ATTACK, SAIL, TELEPORT, TRANSFER, QUEST = range(9)
"""What kind of move it is: it says who may go, and how tired they arrive."""
ATTACKS = (ATTACK, HASTE, PORTAL_ATTACK)
MOST = 10_000
"""As many as there are."""

RULES = ("DL-5.4", "DL-5.14", "DL-15.11", "DL-12.40", "DL-14.20", "DL-4.2", "DL-14.4", "DL-8.1", "DL-16.4")
STAY_RULES = ("DL-5.3", "DL-5.18", "DL-15.15", "DL-5.3", "DL-5.22", "DL-4.11", "DL-14.6", "DL-8.6", "DL-16.10")
TIRED_RULES = ("DL-5.17", "DL-5.16", "DL-15.13", "DL-5.17", "DL-5.17", *RULES[SAIL:])
"""By kind: the rule of the move, the rule that somebody stays behind, and the one about what units have done before."""
WEAR = (MOVED, MARCHED, MOVED, MOVED, MOVED, MOVED, MOVED, MOVED, MOVED)
ANYTHING = (MOVED, FOUGHT, MARCHED)
BARS = ((MARCHED,), (FOUGHT, MARCHED), ANYTHING, (MARCHED,), (MARCHED,), (), (), ANYTHING, ())
"""What keeps a unit from such a move if it has done it before."""
ABOARD = {
    says.ASK_BAND: says.ASK_CREW,
    says.BAND_MOVED: says.BAND_ABOARD,
    says.PIECE_MOVED: says.PIECE_ABOARD,
    says.MARKED_MOVED: says.MARKED_ABOARD,
}
"""How a move is told if it ends on a ship."""
FIRST = {MARCH: (MOVED,), SNEAK: (), TRANSFER: ()}
"""Who goes first: whoever has done something already, if that does not bar the move."""


def worded(kind: Kind, goal: int) -> tuple[Kind, int]:
    """How to tell of a move to a place, and the place as that message counts it."""
    return (ABOARD[kind], goal - FIRST_SHIP) if FIRST_SHIP <= goal < PARTY else (kind, goal)


def bars(s: World, move: int) -> tuple[int, ...]:
    """What a unit that makes such a move may not have done before. With few attacks, fighting counts for the next."""
    return BARS[MARCH] if s.table.attacks and move in ATTACKS else BARS[move]


def willing(s: World, people: int, origin: int, move: int) -> int:
    """How many plain units at a place can make such a move."""
    return s.plain(people, origin) - s.weary(people, origin, bars(s, move))


def barred(s: World, people: int, move: int, goal: int) -> int:
    """The pieces of a people that cannot make such a move, as a set. Only the active people can be tired."""
    if people != s.active:
        return 0
    if move in ATTACKS:
        return s.pieces_marched | (s.pieces_fought if s.table.attacks else 0)
    if move == MARCH:
        return s.pieces_marched | s.pieces_fought
    if move == SNEAK:
        return s.pieces_marched | s.pieces_fought | s.pieces_moved | ALL_DRAGONLORDS
    if move == TRANSFER:
        return s.pieces_moved | (0 if goal < TERRITORIES else ALL_DRAGONLORDS)
    if move == QUEST or goal == PARTY:
        return 1 << KING | ALL_DRAGONLORDS
    if goal >= FIRST_SEA or (move == TELEPORT and s.table.weak and is_kingdom(goal)):
        return ALL_DRAGONLORDS
    return 0


def must_stay(s: World, people: int, origin: int) -> int:
    """How many units may not leave: one in every territory that is held."""
    return 1 if origin < TERRITORIES and s.owner[origin] == people else 0


def spare(s: World, people: int, origin: int, move: int, goal: int = 0) -> int:
    """How many units could make such a move, pieces included, with somebody left behind."""
    most = s.count(people, origin) - must_stay(s, people, origin)
    if most <= 0:
        return 0
    ready = willing(s, people, origin, move)
    pieces = s.pieces_at(people, origin)
    if pieces:
        ready += (pieces & ~barred(s, people, move, goal)).bit_count()
    return min(ready, most)


def leaving(s: World, people: int, move: int, among: int = -1) -> int:
    """The territories of a people from which somebody can set out on foot, as a set."""
    found = s.held(people) & s.crowded & among
    for land in bits(found & s.tired(people, bars(s, move))):
        # Where pieces stand, somebody among them may be fit.
        if not s.camps[people] >> land & 1 or not spare(s, people, land, move, land):
            found &= ~(1 << land)
    return found


class Band(Choice):
    """``most`` is how many more may go. Whoever goes has left at once; what happens there comes after."""

    people: int
    origin: int
    goal: int
    move: int
    most: int
    beamed: bool = False
    sent: int = 0
    rule = "DL-5.4"
    secret = True
    verbs = (do_send, do_bring, do_done.verb)
    idle = (do_done,)

    def cites(self, s: World) -> str:
        return RULES[self.move]

    def prompt(self, s: World) -> Message:
        kind, goal = worded(says.ASK_BAND, self.goal)
        able = spare(s, self.people, self.origin, self.move, self.goal)
        return Message(kind, (self.origin, goal, min(self.room(s), able)))

    def room(self, s: World) -> int:
        """How many more can go."""
        return min(self.allowed(s), self.free_to_go(s))

    def allowed(self, s: World) -> int:
        """How many more may come there. What a ship carries is not written in the step: it may be a secret."""
        return min(self.most, harbours.room(s, self.people, self.ship)) if self.ship >= 0 else self.most

    def free_to_go(self, s: World) -> int:
        return s.count(self.people, self.origin) - must_stay(s, self.people, self.origin)

    @property
    def ship(self) -> int:
        """The ship that they go aboard of; negative if it is none."""
        return self.goal - FIRST_SHIP if self.goal < PARTY else -1

    def might_go_on(self, s: World) -> bool:
        """Whether others must reckon with somebody more: who of marked units is tired, or a King, nobody can see."""
        if self.ship >= 0 and not harbours.room_for_all_one_sees(s, self.people, self.ship):
            return False
        return min(self.most, self.free_to_go(s)) > 0 and bool(s.pieces_at(self.people, self.origin))

    def options(self, s: World) -> list[Action]:
        room = self.room(s)
        options = [do_done] if self.sent else []
        if room <= 0:
            return options
        pieces = s.pieces_at(self.people, self.origin) & ~barred(s, self.people, self.move, self.goal)
        ready = min(room, willing(s, self.people, self.origin, self.move), len(COUNT))
        options += do_send.actions[:ready]
        if pieces:
            options += [do_bring[piece] for piece in bits(pieces)]
        return options

    def take(self, s: World, action: Action) -> None:
        if action is do_done:
            return
        if action.verb is do_send:
            count = action.arg + 1
            s.lift_units(self.people, self.origin, count, FIRST.get(self.move, (FOUGHT, MOVED)))
            s.add_units(self.people, self.goal, count, WEAR[self.move], self.beamed)
            kind, goal = worded(says.BAND_MOVED, self.goal)
            s.tell(kind, self.people, count, self.origin, goal)
            return
        piece = action.arg
        s.put_piece(self.people, piece, self.goal, self.beamed)
        s.wear_piece(piece, WEAR[self.move])
        tell_piece_moved(s, self.people, piece, self.origin, self.goal)
        rest = self.after_one()
        ask(s, rest, rest.might_go_on(s))

    def after_one(self) -> Band:
        """The same band when one more has gone."""
        return Band(
            self.seat, self.people, self.origin, self.goal, self.move, self.most - 1, self.beamed, self.sent + 1
        )

    def refusal(self, s: World, action: Action) -> str:
        if action.verb is do_send and action.arg >= self.room(s):
            return self.why_no_more() if self.allowed(s) < s.count(self.people, self.origin) else STAY_RULES[self.move]
        if action.verb is do_bring:
            return self.why_not_bring(s, action.arg)
        return TIRED_RULES[self.move] if action.verb is do_send and s.plain(self.people, self.origin) else self.cites(s)

    def why_no_more(self) -> str:
        if self.goal == PARTY:
            return "DL-16.4"
        if self.goal >= FIRST_SHIP:
            return "DL-8.9" if self.move == TRANSFER else "DL-4.2"
        return RULES[self.move]

    def why_not_bring(self, s: World, piece: int) -> str:
        if s.where(self.people, piece) != self.origin:
            return self.cites(s)
        if self.goal == PARTY:
            return "DL-16.6" if piece == KING else "DL-16.8"
        if ALL_DRAGONLORDS >> piece & 1 and self.goal >= FIRST_SEA:
            return "DL-11.12"
        return TIRED_RULES[self.move] if self.room(s) > 0 else STAY_RULES[self.move]


def tell_piece_moved(s: World, people: int, piece: int, origin: int, goal: int) -> None:
    """Everybody sees that a marked unit moves; which one it is, only if it lies open."""
    moved, where = worded(says.PIECE_MOVED, goal)
    if (s.shown[people] | ALL_DRAGONLORDS) >> piece & 1:
        s.tell(moved, people, piece, origin, where)
    else:
        veil = Event(worded(says.MARKED_MOVED, goal)[0], (people, origin, where))
        s.whisper((s.leader[people],), moved, people, piece, origin, where, veil=veil)
