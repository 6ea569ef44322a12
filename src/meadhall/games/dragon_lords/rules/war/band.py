"""Chapter 5, a band sets out: how many units go from one place to another, and which of the marked ones."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import ALL_DRAGONLORDS, is_kingdom
from meadhall.games.dragon_lords.rules.common.pieces import is_dragonlord, lies_open
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.common.reactions import ask
from meadhall.games.dragon_lords.rules.sea import harbours
from meadhall.games.dragon_lords.state import FOUGHT, MARCHED, MOVED, DragonLordsState
from meadhall.games.dragon_lords.words import (
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
from meadhall.kernel.sets import bits, only

ATTACK, MARCH, SNEAK, HASTE, PORTAL_ATTACK, SAIL, TELEPORT, TRANSFER, QUEST = range(9)
"""The kinds of moves. They differ in who may go, and in what units have done then."""
ATTACKS = (ATTACK, HASTE, PORTAL_ATTACK)
MOST = 10_000
"""No limit to how many may go."""

RULES = ("DL-5.4", "DL-5.14", "DL-15.11", "DL-12.40", "DL-14.20", "DL-4.2", "DL-14.4", "DL-8.1", "DL-16.4")
STAY_RULES = ("DL-5.3", "DL-5.18", "DL-15.15", "DL-5.3", "DL-5.22", "DL-4.11", "DL-14.6", "DL-8.6", "DL-16.10")
TIRED_RULES = ("DL-5.17", "DL-5.16", "DL-15.13", "DL-5.17", "DL-5.17", *RULES[SAIL:])
"""By kind: the rule of the move, the rule that somebody stays behind, and the one about what units have done before."""
WEAR = (MOVED, MARCHED, MOVED, MOVED, MOVED, MOVED, MOVED, MOVED, MOVED)
ANYTHING = (MOVED, FOUGHT, MARCHED)
BARS = ((MARCHED,), (FOUGHT, MARCHED), ANYTHING, (MARCHED,), (MARCHED,), (), (), ANYTHING, ())
"""By kind of move, what a unit may not have done before it."""
ABOARD = {
    messages.ASK_BAND: messages.ASK_CREW,
    messages.BAND_MOVED: messages.BAND_ABOARD,
    messages.PIECE_MOVED: messages.PIECE_ABOARD,
    messages.MARKED_MOVED: messages.MARKED_ABOARD,
}
"""By message about a move, the one for a move that ends aboard a ship."""
FIRST = {MARCH: (MOVED,), SNEAK: (), TRANSFER: ()}
"""Which units go first: those that have done something already, if that does not bar the move."""


def message_to(kind: Kind, goal: int) -> tuple[Kind, int]:
    """The message about a move to a place, and the argument that stands for the place."""
    return (ABOARD[kind], goal - FIRST_SHIP) if FIRST_SHIP <= goal < PARTY else (kind, goal)


def barring_deeds(s: DragonLordsState, move: int) -> tuple[int, ...]:
    """What a unit may not have done before a move. With reduced combat a unit attacks only once."""
    return BARS[MARCH] if s.facts.attacks and move in ATTACKS else BARS[move]


def plain_units_ready(s: DragonLordsState, people: int, origin: int, move: int) -> int:
    """How many plain units at a place can make such a move."""
    return s.plain(people, origin) - s.weary(people, origin, barring_deeds(s, move))


def barred_pieces(s: DragonLordsState, people: int, move: int, goal: int) -> int:
    """The pieces of a people that cannot make such a move, as a set. Only the active people can be tired."""
    if people != s.active:
        return 0
    if move in ATTACKS:
        return s.pieces_marched | (s.pieces_fought if s.facts.attacks else 0)
    if move == MARCH:
        return s.pieces_marched | s.pieces_fought
    if move == SNEAK:
        return s.pieces_marched | s.pieces_fought | s.pieces_moved | ALL_DRAGONLORDS
    if move == TRANSFER:
        return s.pieces_moved | (0 if goal < TERRITORIES else ALL_DRAGONLORDS)
    if move == QUEST or goal == PARTY:
        return only(KING) | ALL_DRAGONLORDS
    if goal >= FIRST_SEA or (move == TELEPORT and s.facts.weak and is_kingdom(goal)):
        return ALL_DRAGONLORDS
    return 0


def must_stay(s: DragonLordsState, people: int, origin: int) -> int:
    """How many units may not leave: one in every territory that is held."""
    return 1 if origin < TERRITORIES and s.owner[origin] == people else 0


def spare(s: DragonLordsState, people: int, origin: int, move: int, goal: int = 0) -> int:
    """How many units could make such a move, pieces included, with somebody left behind."""
    most = s.count(people, origin) - must_stay(s, people, origin)
    if most <= 0:
        return 0
    ready = plain_units_ready(s, people, origin, move)
    pieces = s.pieces_at(people, origin)
    if pieces:
        ready += (pieces & ~barred_pieces(s, people, move, goal)).bit_count()
    return min(ready, most)


def lands_to_leave(s: DragonLordsState, people: int, move: int, among: int = -1) -> int:
    """The territories of a people from which somebody can set out on foot, as a set."""
    found = s.lands[people] & s.crowded & among
    tired = found & s.tired(people, barring_deeds(s, move))
    if tired:
        found &= ~tired
        # Where there are pieces, one of them may be able to go.
        for land in bits(tired & s.camps[people]):
            if spare(s, people, land, move, land):
                found |= only(land)
    return found


class Band(PeopleChoice):
    """Up to ``most`` units go from one place to another. They move at once; later steps say what happens there."""

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

    def cites(self, s: DragonLordsState) -> str:
        return RULES[self.move]

    def prompt(self, s: DragonLordsState) -> Message:
        kind, goal = message_to(messages.ASK_BAND, self.goal)
        able = spare(s, self.people, self.origin, self.move, self.goal)
        return Message(kind, (self.origin, goal, min(self.room(s), able)))

    def room(self, s: DragonLordsState) -> int:
        """How many more can go."""
        return min(self.allowed(s), self.free_to_go(s))

    def allowed(self, s: DragonLordsState) -> int:
        """How many more may come there. The room of a ship is not noted in the step, because it may be a secret."""
        return min(self.most, harbours.room(s, self.people, self.ship)) if self.ship >= 0 else self.most

    def free_to_go(self, s: DragonLordsState) -> int:
        return s.count(self.people, self.origin) - must_stay(s, self.people, self.origin)

    @property
    def ship(self) -> int:
        """The ship that they board; negative if they do not board any."""
        return self.goal - FIRST_SHIP if self.goal < PARTY else -1

    def might_go_on(self, s: DragonLordsState) -> bool:
        """Whether more units may go, as far as others can see: any marked unit may be tired, or a King."""
        if self.ship >= 0 and not harbours.might_have_room(s, self.people, self.ship):
            return False
        return min(self.most, self.free_to_go(s)) > 0 and bool(s.pieces_at(self.people, self.origin))

    def options(self, s: DragonLordsState) -> list[Action]:
        room = self.room(s)
        options = [do_done] if self.sent else []
        if room <= 0:
            return options
        pieces = s.pieces_at(self.people, self.origin) & ~barred_pieces(s, self.people, self.move, self.goal)
        ready = min(room, plain_units_ready(s, self.people, self.origin, self.move))
        if ready > 0:
            options += do_send.actions[:ready]
        if pieces:
            options += [do_bring[piece] for piece in bits(pieces)]
        return options

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is do_done:
            return
        if action.verb is do_send:
            count = action.arg + 1
            s.lift_units(self.people, self.origin, count, FIRST.get(self.move, (FOUGHT, MOVED)))
            s.add_units(self.people, self.goal, count, WEAR[self.move], self.beamed)
            kind, goal = message_to(messages.BAND_MOVED, self.goal)
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

    def refusal(self, s: DragonLordsState, action: Action) -> str:
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

    def why_not_bring(self, s: DragonLordsState, piece: int) -> str:
        if s.where(self.people, piece) != self.origin:
            return self.cites(s)
        if self.goal == PARTY:
            return "DL-16.6" if piece == KING else "DL-16.8"
        if is_dragonlord(piece) and self.goal >= FIRST_SEA:
            return "DL-11.12"
        return TIRED_RULES[self.move] if self.room(s) > 0 else STAY_RULES[self.move]


def tell_piece_moved(s: DragonLordsState, people: int, piece: int, origin: int, goal: int) -> None:
    """Everybody sees that a marked unit moves. Which one it is, they see only if it lies open."""
    moved, where = message_to(messages.PIECE_MOVED, goal)
    if lies_open(s, people, piece):
        s.tell(moved, people, piece, origin, where)
    else:
        veil = Event(message_to(messages.MARKED_MOVED, goal)[0], (people, origin, where))
        s.whisper((s.leader[people],), moved, people, piece, origin, where, veil=veil)
