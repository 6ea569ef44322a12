"""A toy: a duel with dice, hidden guards, and tokens that have no worth until somebody looks at them.

On a turn one first takes a secret guard, then looks at tokens, shows them, and at last swings or rests. Whoever is
swung at answers in the middle of the other's turn; only then the die falls.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Annotated, Any, ClassVar

import msgspec
from msgspec import Meta

from meadhall.kernel.action import Action, Vocabulary
from meadhall.kernel.blank import BLANK
from meadhall.kernel.catalogue import Catalogue, Words
from meadhall.kernel.domain import Domain, numbers
from meadhall.kernel.errors import SaveError
from meadhall.kernel.game import Game
from meadhall.kernel.message import SEAT, Event, Kind, Message
from meadhall.kernel.option import Option
from meadhall.kernel.pack import Pack
from meadhall.kernel.result import Result
from meadhall.kernel.state import State
from meadhall.kernel.step import Chance, Choice, Step
from meadhall.kernel.text import Texts
from tests.kernel.toys.draft import rule

HERE = Path(__file__).parent
TOKENS = 6
HEIGHT = Domain("height", ["high", "low"])
TOKEN = numbers("token", 1, TOKENS)
OPPONENT = numbers("opponent", 1, 3)
WORTH = numbers("worth", 1, 9)
FACE = numbers("face", 1, 6)

VOCABULARY = Vocabulary("toy-duel")
do_guard = VOCABULARY.verb("guard", HEIGHT)
do_rest = VOCABULARY.verb("rest")()
do_scout = VOCABULARY.verb("scout", TOKEN)
do_show = VOCABULARY.verb("show", TOKEN)
do_swing = VOCABULARY.verb("swing", OPPONENT, HEIGHT)
do_stand = VOCABULARY.verb("stand")()
do_dodge = VOCABULARY.verb("dodge")()
do_find = VOCABULARY.verb("find", WORTH)
do_roll = VOCABULARY.verb("roll", FACE)

ASK_GUARD = Kind("ask-guard")
ASK_TURN = Kind("ask-turn", round=None)
ASK_ANSWER = Kind("ask-answer", who=SEAT)
LOOKED = Kind("looked", who=SEAT, token=TOKEN)
SAW = Kind("saw", token=TOKEN, worth=WORTH)
SHOWN = Kind("shown", who=SEAT, token=TOKEN, worth=WORTH)
GUARDED = Kind("guarded", height=HEIGHT)
SWUNG = Kind("swung", who=SEAT, whom=SEAT, height=HEIGHT)
ROLLED = Kind("rolled", face=FACE)
HURT = Kind("hurt", who=SEAT, lives=None)

NONE, HIDDEN = -1, -2
"""A guard not taken or a worth not there yet; and one that the viewer may not know."""


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lives: Annotated[int, Meta(ge=1, le=20)]
    rounds: Annotated[int, Meta(ge=1, le=20)]
    tokens: Annotated[tuple[Annotated[int, Meta(ge=1, le=9)], ...], Meta(max_length=TOKENS)]


class Die(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    faces: Annotated[tuple[Annotated[int, Meta(ge=1, le=9)], ...], Meta(min_length=6, max_length=6)]


class Parts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    duel: Rules
    die: Die


class Token(msgspec.Struct, forbid_unknown_fields=True):
    worth: Annotated[int, Meta(ge=-2, le=8)]
    known_to: tuple[int, ...]
    shown: bool


class Position(msgspec.Struct, forbid_unknown_fields=True):
    round: Annotated[int, Meta(ge=1, le=21)]
    lives: tuple[Annotated[int, Meta(ge=0, le=20)], ...]
    guards: tuple[Annotated[int, Meta(ge=-2, le=1)], ...]
    tokens: tuple[Token, ...]


class Ring(State):
    game: Duel

    parts: Parts
    round: int
    lives: list[int]
    guards: list[int]
    worth: list[int]
    known: list[tuple[int, ...]]
    shown: list[bool]

    def __init__(self, game: Duel, players: int, options: dict[str, Any]) -> None:
        super().__init__(game, players, options)
        self.parts = game.parts
        tokens = len(self.parts.duel.tokens)
        self.round = 1
        self.lives = [self.parts.duel.lives] * players
        self.guards = [NONE] * players
        self.worth = [NONE] * tokens
        self.known = [()] * tokens
        self.shown = [False] * tokens

    def current_round(self) -> int:
        return self.round

    def unseen(self) -> Counter[int]:
        """The worths that no token bears as far as is known here, with their numbers."""
        return Counter(worth - 1 for worth in self.parts.duel.tokens) - Counter(w for w in self.worth if w >= 0)

    def secrets(self) -> dict[Hashable, frozenset[int]]:
        facts: dict[Hashable, frozenset[int]] = {
            ("guard", seat): frozenset((seat,)) for seat, guard in enumerate(self.guards) if guard != NONE
        }
        for token, worth in enumerate(self.worth):
            if worth != NONE and not self.shown[token]:
                facts["token", token] = frozenset(self.known[token])
        return facts

    def conceal(self, viewer: int | None) -> None:
        for seat, guard in enumerate(self.guards):
            if seat != viewer and guard != NONE:
                self.guards[seat] = HIDDEN
        for token, worth in enumerate(self.worth):
            if worth != NONE and not self.shown[token] and viewer not in self.known[token]:
                self.worth[token] = HIDDEN

    def blank(self) -> bool:
        self.guards = [BLANK if guard == HIDDEN else guard for guard in self.guards]
        self.worth = [BLANK if worth == HIDDEN else worth for worth in self.worth]
        return True

    def imagine(self, viewer: int | None, rng: Random) -> None:
        pool = list(self.unseen().elements())
        rng.shuffle(pool)
        self.worth = [pool.pop() if worth == HIDDEN else worth for worth in self.worth]
        self.guards = [rng.randrange(2) if guard == HIDDEN else guard for guard in self.guards]

    def position(self) -> dict[str, Any]:
        tokens = tuple(map(Token, self.worth, self.known, self.shown))
        data: dict[str, Any] = msgspec.to_builtins(
            Position(self.round, tuple(self.lives), tuple(self.guards), tokens),
        )
        return data

    def check(self) -> None:
        have = Counter(worth - 1 for worth in self.parts.duel.tokens)
        if Counter(worth for worth in self.worth if worth >= 0) - have:
            raise SaveError("position.tokens", "more tokens bear a worth than there are")
        if HIDDEN in self.worth or HIDDEN in self.guards:
            raise SaveError("position", "something is concealed: this is a view, not a position")


class NextTurn(Step):
    seat: int
    rule = "TX-1.1"

    def run(self, s: Ring) -> None:
        if s.round > s.parts.duel.rounds:
            finish(s, "time")
            return
        s.guards[self.seat] = NONE
        s.agenda += [Turn(self.seat, False), Guard(self.seat)]


def finish(s: Ring, ending: str) -> None:
    winners = tuple(seat for seat, lives in enumerate(s.lives) if lives == max(s.lives))
    s.end(Result(winners, tuple(s.lives), ending))


def next_seat(s: Ring, seat: int) -> None:
    following = (seat + 1) % s.players
    s.round += following == 0
    s.agenda.append(NextTurn(following))


class Guard(Choice):
    secret = True
    rule = "TX-1.2"
    asks = ASK_GUARD

    def options(self, s: Ring) -> list[Action]:
        return do_guard.actions

    def take(self, s: Ring, action: Action) -> None:
        s.guards[self.seat] = action.arg
        s.whisper((self.seat,), GUARDED, action.arg)


class Turn(Choice):
    scouted: bool
    rule = "TX-1.1"

    def prompt(self, s: Ring) -> Message:
        return Message(ASK_TURN, (s.round,))

    def options(self, s: Ring) -> list[Action]:
        tokens = [token for token in range(len(s.worth)) if not s.shown[token]]
        new = [do_scout[token] for token in tokens if self.seat not in s.known[token]]
        return [
            do_rest,
            *([] if self.scouted else new),
            *(do_show[token] for token in tokens if self.seat in s.known[token]),
            *(action for action in do_swing.actions if action.arg != self.seat and action.arg < s.players),
        ]

    def take(self, s: Ring, action: Action) -> None:
        if action is do_rest:
            next_seat(s, self.seat)
        elif action.verb is do_scout:
            s.agenda.append(Turn(self.seat, True))
            if s.worth[action.arg] == NONE:
                s.agenda.append(Look(self.seat, action.arg))
            else:
                see(s, self.seat, action.arg)
        elif action.verb is do_show:
            s.agenda.append(self)
            s.shown[action.arg] = True
            s.tell(SHOWN, self.seat, action.arg, s.worth[action.arg])
        else:
            target, height = action.args
            s.tell(SWUNG, self.seat, target, height)
            s.agenda.append(Answer(target, self.seat, height))

    def refusal(self, s: Ring, action: Action) -> str:
        if action.verb is do_scout:
            return "TX-1.4" if self.scouted else "TX-1.3"
        return "TX-1.5" if action.verb is do_show else self.rule


def see(s: Ring, seat: int, token: int) -> None:
    s.known[token] = tuple(sorted((*s.known[token], seat)))
    s.whisper((seat,), SAW, token, s.worth[token], veil=Event(LOOKED, (seat, token)))


class Look(Chance):
    """The token gets its worth now, and only the scout sees it."""

    seat: int
    token: int
    rule = "TX-1.3"
    kind = "token"

    def outcomes(self, s: Ring) -> list[tuple[Action, int]]:
        return [(do_find[worth], number) for worth, number in sorted(s.unseen().items())]

    def take(self, s: Ring, action: Action) -> None:
        s.worth[self.token] = action.arg
        see(s, self.seat, self.token)

    def witnesses(self, s: Ring) -> tuple[int, ...]:
        return (self.seat,)


class Answer(Choice):
    attacker: int
    height: int
    rule = "TX-2.1"

    def prompt(self, s: Ring) -> Message:
        return Message(ASK_ANSWER, (self.attacker,))

    def options(self, s: Ring) -> list[Action]:
        return [do_stand, do_dodge]

    def take(self, s: Ring, action: Action) -> None:
        s.agenda.append(Roll(self.attacker, self.seat, self.height, action is do_dodge))


class Roll(Chance):
    attacker: int
    target: int
    height: int
    dodging: bool
    rule = "TX-2.2"
    kind = "die"

    def outcomes(self, s: Ring) -> list[tuple[Action, int]]:
        return [(do_roll[face], weight) for face, weight in enumerate(s.parts.die.faces)]

    def take(self, s: Ring, action: Action) -> None:
        s.tell(ROLLED, action.arg)
        safe = s.guards[self.target] == self.height or (self.dodging and action.arg < 3)
        if not safe:
            best = max((s.worth[t] + 1 for t, shown in enumerate(s.shown) if shown), default=1)
            s.lives[self.target] = max(0, s.lives[self.target] - best)
            s.tell(HURT, self.target, s.lives[self.target])
        s.guards[self.target] = NONE
        if s.lives[self.target]:
            next_seat(s, self.attacker)
        else:
            finish(s, "knockout")


class Duel(Game[Ring]):
    slug = "toy-duel"
    title = "Toy Duel"
    version = "1.0"
    seats = (2, 3)
    folder = HERE
    vocabulary = VOCABULARY
    catalogue = Catalogue(
        [
            rule("TX-1.1", "A turn ends with a swing or a rest"),
            rule("TX-1.2", "Guards are secret"),
            rule("TX-1.3", "Look at a token you do not know"),
            rule("TX-1.4", "One look a turn"),
            rule("TX-1.5", "Show what you know"),
            rule("TX-2.1", "Whoever is swung at answers"),
            rule("TX-2.2", "The die decides"),
            rule("TX-3.1", "The duel is over"),
            rule("TX-3.2", "One after the other"),
        ]
    )
    chapters: ClassVar = {1: Words("Turn", "Zug"), 2: Words("Answer", "Antwort"), 3: Words("End", "Ende")}
    texts = Texts([files("meadhall.kernel") / "text", HERE / "text"])
    options: ClassVar = {"polite": Option("polite", False, "does nothing")}
    steps: ClassVar = {step.__name__: step for step in (NextTurn, Guard, Turn, Look, Answer, Roll)}
    rule_id_after_the_end = "TX-3.1"
    rule_id_whose_turn = "TX-3.2"

    def furnish(self, pack: Pack) -> None:
        self.parts = pack.read(Parts)

    def begin(self, players: int, options: dict[str, Any]) -> Ring:
        state = Ring(self, players, options)
        state.agenda.append(NextTurn(0))
        return state

    def restore(self, players: int, options: dict[str, Any], position: object) -> Ring:
        try:
            given = msgspec.convert(position, Position)
        except msgspec.ValidationError as error:
            raise SaveError("position", str(error)) from None
        state = Ring(self, players, options)
        if len(given.lives) != players or len(given.guards) != players or len(given.tokens) != len(state.worth):
            raise SaveError("position", "has too many or too few seats or tokens")
        state.round = given.round
        state.lives = list(given.lives)
        state.guards = list(given.guards)
        state.worth = [token.worth for token in given.tokens]
        state.known = [token.known_to for token in given.tokens]
        state.shown = [token.shown for token in given.tokens]
        return state


GAME = Duel
