"""A position of a game: all of it is data, and what happens next is its agenda."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Self

from mypy_extensions import mypyc_attr

from meadhall.kernel.action import Action
from meadhall.kernel.catalogue import Rule
from meadhall.kernel.columns import Slotted, declare_columns
from meadhall.kernel.domain import Domain
from meadhall.kernel.errors import ComesLater, IllegalAction
from meadhall.kernel.guide import Guide
from meadhall.kernel.message import Event, Kind, Message
from meadhall.kernel.result import Result
from meadhall.kernel.step import Chance, Choice, Step, Together
from meadhall.kernel.view import View

if TYPE_CHECKING:
    from meadhall.kernel.game import Game

FATE = -1
LESSON = "lesson"
"""The ending of a game in which somebody was led as far as they were to come."""
KERNEL_COLUMNS = ("_events", "_options", "agenda", "game", "guide", "players", "result", "settings")
"""What every position has, whatever the game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision:
    """What a seat is asked: the options are actions, sorted by their number in the vocabulary.

    ``idle`` are answers that go without saying if there is no other, or if the others are ``moot``. Then the decision
    is ``empty`` and its first option answers it: it was only asked for because the others must not learn that there is
    nothing to decide, or because the book allows what nobody would do.

    >>> match = meadhall.load("ice-garden").match(2, seed=7, characters="callo,freihoff")
    >>> match.state.decision
    Decision(seat 0, ask-tile, 8 options)
    >>> match.state.decision.options[:3]
    [Action('tile A'), Action('tile B'), Action('tile C')]
    """

    __slots__ = ("idle", "moot", "options", "prompt", "rule", "seat")

    def __init__(
        self,
        seat: int,
        prompt: Message,
        options: list[Action],
        rule: str,
        idle: tuple[Action, ...] = (),
        moot: bool = False,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.rule = rule
        self.idle = idle
        self.moot = moot

    @property
    def empty(self) -> bool:
        """Whether its first option goes without saying.

        >>> state = meadhall.load("dragon-lords").scenario(at="combat", orcs={}, elves={})
        >>> decision, done = state.decision, state.parse("done")
        >>> decision.empty
        False
        >>> meadhall.Decision(0, decision.prompt, [done], decision.rule, idle=(done,)).empty
        True
        """
        return (self.moot or len(self.options) == 1) and self.options[0] in self.idle

    def __repr__(self) -> str:
        return f"Decision(seat {self.seat}, {self.prompt.key}, {len(self.options)} options)"


class Fate:
    """What fate is asked: a kind, the possible answers with their weights, and a fair sample of them.

    >>> from random import Random
    >>> state = meadhall.load("dragon-lords").new(players=3)
    >>> while state.fate is not None:
    ...     events = state.apply(state.fate.sample(Random(1)))
    >>> state.decision is not None
    True
    """

    __slots__ = ("_state", "_step", "kind")

    def __init__(self, step: Chance, state: State) -> None:
        self.kind = step.kind
        self._step = step
        self._state = state

    @property
    def rule(self) -> str:
        """The id of the rule by which fate is asked.

        >>> fate = meadhall.load("mountain-king").new().fate
        >>> fate.kind, fate.rule
        ('hall', 'MK-2.1')
        """
        return self._step.cites(self._state)

    @property
    def outcomes(self) -> list[tuple[Action, int]]:
        """Every possible answer with its weight, a whole number.

        >>> meadhall.load("mountain-king").new().fate.outcomes
        [(Action('hall 4'), 4), (Action('hall 8'), 4), (Action('hall 12'), 4)]
        """
        return self._step.outcomes(self._state)

    def sample(self, rng: Random) -> Action:
        """One answer, with the chance that it should have.

        >>> from random import Random
        >>> fate = meadhall.load("dragon-lords").new(players=3).fate
        >>> fate.sample(Random(1)) in [action for action, weight in fate.outcomes]
        True
        """
        return self._step.sample(self._state, rng)

    def __repr__(self) -> str:
        return f"Fate({self.kind})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=Slotted):
    """The kernel's half of a position. A game adds its columns and how they are written.

    A column is told once, in the body of the class, by its name and type: ``stock: list[int]``. The constructor gives
    it a value; how it is copied follows from the type (``meadhall.kernel.columns``).

    >>> from random import Random
    >>> state, rng = meadhall.load("mountain-king").new(players=2), Random(1)
    >>> while not state.over:
    ...     events = state.apply(state.fate.sample(rng) if state.fate else rng.choice(state.decision.options))
    >>> len(state.result.scores)
    2
    """

    __slots__ = KERNEL_COLUMNS

    COLUMNS: ClassVar[tuple[str, ...]] = ()
    """The names of the game's columns."""

    def __init_subclass__(cls) -> None:
        # A compiled class brings its columns and the copying along.
        declare_columns(cls, KERNEL_COLUMNS)

    def __init__(self, game: Game[Any], players: int, settings: dict[str, Any]) -> None:
        self.game = game
        self.players = players
        self.settings = settings
        self.agenda: list[Step] = []
        self.result: Result | None = None
        self.guide: Guide | None = None
        self._options: list[Action] | None = None
        self._events: list[Event] = []

    # --- what a game provides -------------------------------------------------------------------

    def copy_columns_to(self, other: Self) -> None:
        """Copy everything that the game added, so that the two share nothing that changes. Made from the columns."""

    def position(self) -> dict[str, Any]:
        """The game's half of the position as plain data.

        >>> from meadhall.new_game.sunken_gold import SunkenGold
        >>> SunkenGold().scenario(at="sail", boats="gull seal").position()["seats"][1]["boat"]
        'seal'
        """
        raise NotImplementedError

    def secrets(self) -> dict[Hashable, frozenset[int]]:
        """Each fact that somebody may not know, with the seats that know it. A game without secrets has none.

        >>> meadhall.load("mountain-king").match(players=2, seed=3).state.secrets()
        {('offer', 0): frozenset({0}), ('offer', 1): frozenset({1})}
        """
        return {}

    def conceal(self, viewer: int | None) -> None:
        """Take away, in place, all that the viewer may not know.

        >>> from meadhall.new_game.sunken_gold import SunkenGold
        >>> state = SunkenGold().scenario(at="sail", charts="seal crab")
        >>> state.conceal(viewer=0)
        >>> state.chart  # Seat 0 may not know that of seat 1.
        [1, -2]
        """

    def imagine(self, viewer: int | None, rng: Random) -> None:
        """Fill in, in place, what ``conceal`` took away, with the chances the viewer must give it.

        >>> from random import Random
        >>> from meadhall.new_game.sunken_gold import SunkenGold
        >>> state = SunkenGold().scenario(at="sail", charts="seal crab")
        >>> state.conceal(viewer=0)
        >>> state.imagine(0, Random(1))
        >>> state.chart
        [1, 2]
        """

    def blank(self) -> bool:
        """Put ``BLANK``, in place, wherever ``imagine`` may put something; False where the game does not say.

        It spares the undo barrier most of its worlds (``kernel/barrier.py``), and is no more than that.

        >>> state = meadhall.load("dragon-lords").scenario(at="combat", orcs=dict(scrolls="berserk"), elves={})
        >>> position = state.view(1).position
        >>> max(position.hands), position.blank(), position.hands
        (((-2, 1),), True, ((), (), ((BLANK, 1),), ()))
        """
        return False

    def current_round(self) -> int:
        """The round that is being played: 0 before the first, and always in a game that counts none.

        >>> meadhall.load("dragon-lords").new(players=3).current_round()
        0
        """
        return 0

    def current_scores(self) -> list[int]:
        """What each seat has by now of what decides the game, in a new list; nothing if the game does not count it.

        >>> meadhall.load("ice-garden").scenario(at="influence", callo=dict(score=12), freihoff={}).current_scores()
        [12, 0]
        """
        return []

    def seat_word(self, seat: int) -> str:
        """What players call a seat.

        >>> [meadhall.load("mountain-king").new(players=3).seat_word(seat) for seat in range(3)]
        ['blue', 'red', 'black']
        """
        return f"player-{seat + 1}"

    def name_of(self, domain: Domain, number: int, lang: str) -> str:
        """What players call something in a question or in the log.

        >>> from meadhall.kernel.message import SEAT
        >>> meadhall.load("mountain-king").new(players=3).name_of(SEAT, 1, "de")
        'Spieler 2'
        """
        return self.game.name_of(domain, number, lang)

    def thing_of(self, owner: str, domain: Domain, number: int, lang: str) -> str:
        """What they call something of a seat, which is told by its word.

        >>> state = meadhall.load("ice-garden").scenario(at="influence", callo={}, freihoff={})
        >>> piece = state.game.vocabulary.verbs["move"].domains[0]
        >>> [state.thing_of(state.seat_word(seat), piece, 1, "en") for seat in range(2)]
        ['Wild Children', 'Moonlit Brother']
        """
        return self.game.thing_of(owner, domain, number, lang)

    def check(self) -> None:
        """Raise ``BadField`` if the position cannot arise from the components.

        >>> from meadhall.new_game.sunken_gold import SunkenGold
        >>> state = SunkenGold().scenario(at="sail")
        >>> state.coins[0] = 9
        >>> try:
        ...     state.check()
        ... except meadhall.MeadhallError as wrong:
        ...     print(wrong)
        position.bag: more coins are left than there were
        """

    # --- who is asked ---------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether nothing remains to be done; then there is a ``result``.

        >>> from random import Random
        >>> state, rng = meadhall.load("ice-garden").new(1), Random(1)
        >>> while not state.over:
        ...     events = state.apply(state.fate.sample(rng) if state.fate else rng.choice(state.decision.options))
        >>> state.decision is None, state.result is None
        (True, False)
        """
        return not self.agenda

    @property
    def decision(self) -> Decision | None:
        """What is asked of the one seat that is asked, or of the first of several; None if fate answers or it is over.

        >>> state = meadhall.load("mountain-king").match(players=2, seed=3).state
        >>> state.decision.seat, state.say(state.decision.prompt)
        (0, 'Which starting Champion do you keep?')
        """
        waiting = self.deciding
        return self.decision_of(waiting[0]) if waiting else None

    @property
    def decisions(self) -> list[Decision]:
        """Every seat that may act now, with its options.

        >>> state = meadhall.load("mountain-king").match(players=2, seed=3).state
        >>> [decision.seat for decision in state.decisions]
        [0, 1]
        """
        decisions = (self.decision_of(seat) for seat in self.deciding)
        return [decision for decision in decisions if decision is not None]

    def decision_of(self, seat: int) -> Decision | None:
        """What is asked of a seat now, if anything.

        >>> state = meadhall.load("mountain-king").match(players=3, seed=3).state
        >>> state.decision_of(2)
        Decision(seat 2, ask-keep, 2 options)
        """
        if not self.agenda:
            return None
        step = self.agenda[-1]
        if isinstance(step, Choice):
            if seat != step.seat:
                return None
            led = self.guide is not None and self.guide.speaks(self, seat)
            idle = () if led else step.idle
            return Decision(seat, step.prompt(self), self.legal(), step.cites(self), idle, step.is_moot(self))
        if isinstance(step, Together) and seat in step.waiting(self):
            return Decision(seat, step.prompt(self, seat), self.options_of(seat), step.cites(self))
        return None

    @property
    def deciding(self) -> tuple[int, ...]:
        """The seats that may act now.

        >>> meadhall.load("mountain-king").match(players=3, seed=3).state.deciding
        (0, 1, 2)
        """
        if not self.agenda:
            return ()
        step = self.agenda[-1]
        if isinstance(step, Choice):
            return (step.seat,)
        if isinstance(step, Together):
            return step.waiting(self)
        return ()

    def options_of(self, seat: int) -> list[Action]:
        """What a seat may do now: a decision without its words, for those who try thousands of them.

        >>> state = meadhall.load("mountain-king").match(players=3, seed=3).state
        >>> state.options_of(1) == state.decision_of(1).options
        True
        """
        if not self.agenda:
            return []
        step = self.agenda[-1]
        if isinstance(step, Choice):
            return self.legal() if seat == step.seat else []
        if isinstance(step, Together) and seat in step.waiting(self):
            options = step.options(self, seat)
            return options if self.guide is None else self.guide.open(self, seat, options)
        return []

    @property
    def fate(self) -> Fate | None:
        """What fate is asked now, if anything.

        >>> state = meadhall.load("ice-garden").new(2, characters="callo,freihoff")
        >>> state.fate.kind, state.fate.outcomes
        ('stack', [(Action('stack freihoff'), 1), (Action('stack callo'), 1)])
        """
        if self.agenda:
            step = self.agenda[-1]
            if isinstance(step, Chance):
                return Fate(step, self)
        return None

    def legal(self) -> list[Action]:
        """The options of the one seat that is asked. The list is shared: read it, do not change it.

        >>> state = meadhall.load("ice-garden").scenario(at="influence", callo=dict(markers="A"), freihoff={})
        >>> state.legal()
        [Action('pass'), Action('influence A'), Action('influence A A')]
        """
        if self._options is None:
            step = self.agenda[-1]
            assert isinstance(step, Choice)
            options = step.options(self)
            self._options = options if self.guide is None else self.guide.open(self, step.seat, options)
        return self._options

    @property
    def events(self) -> list[Event]:
        """What happened with the last action, or while a scenario was built.

        >>> state = meadhall.load("dragon-lords").new(players=3)
        >>> state.apply(state.parse("people orcs")) == state.events
        True
        >>> [state.say(event) for event in state.events]
        ['Player 1 leads the Orcs.']
        """
        return self._events

    # --- what happens ---------------------------------------------------------------------------

    def apply(self, action: Action, seat: int | None = None) -> list[Event]:
        """Do the action and everything that follows by itself; return what happened.

        Raises ``IllegalAction`` and changes nothing if the action is not among the options. Without a ``seat`` the
        first of those who are asked and may do this acts, or fate if it is asked.

        >>> state = meadhall.load("mountain-king").match(players=2, seed=3).state
        >>> events = state.apply(state.decisions[1].options[0], seat=1)
        >>> state.deciding
        (0,)
        """
        if not self.agenda:
            raise IllegalAction(action, self.game.after_the_end(self))
        step = self.agenda[-1]
        events: list[Event] = []
        guide = self.guide
        if guide is not None:
            guide = self._led(guide, action, seat)
        if isinstance(step, Choice):
            options = self._options
            if options is None:
                options = self.legal()
            if not offered(options, action) or (seat is not None and seat != step.seat):
                raise self._refused(action, seat)
            self._options = None
            self._events = events
            self.agenda.pop()
            step.take(self, action)
        elif isinstance(step, Chance):
            if seat not in (None, FATE) or not step.allows(self, action):
                raise self._refused(action, seat)
            self._events = events
            self.agenda.pop()
            step.take(self, action)
        else:
            assert isinstance(step, Together)
            who = self.actor(action) if seat is None else seat
            if who not in step.waiting(self) or not step.allows(self, who, action):
                raise self._refused(action, seat)
            self._events = events
            self.agenda.pop()
            step.take(self, who, action)
        self.advance()
        if guide is not None:
            self.guide = guide
            self._options = None
            if self.agenda and guide.over(self):
                self.end(Result((), tuple(self.current_scores()), LESSON))
        return events

    def _led(self, guide: Guide, action: Action, seat: int | None) -> Guide:
        """Who leads when this has been done; ``IllegalAction`` if it comes later only."""
        who = self.actor(action) if seat is None else seat
        if who >= 0 and not self._opened(who, action):
            raise self._refused(action, seat)
        return guide.after(self, who, action)

    def actor(self, action: Action) -> int:
        """Who does this if nobody is named: the first seat that is asked and may, else the first; or fate.

        >>> state = meadhall.load("mountain-king").match(players=2, seed=3).state
        >>> [state.actor(decision.options[0]) for decision in state.decisions]
        [0, 1]
        """
        step = self.agenda[-1] if self.agenda else None
        if isinstance(step, Choice):
            return step.seat
        if not isinstance(step, Together):
            return FATE
        waiting = step.waiting(self)
        for seat in waiting:
            if step.allows(self, seat, action):
                return seat
        return waiting[0]

    def advance(self) -> None:
        """Run automatic steps until somebody is asked or the game is over.

        >>> from meadhall.new_game.sunken_gold import SunkenGold
        >>> from meadhall.new_game.sunken_gold.rules.turn import NextRound
        >>> state = SunkenGold().scenario(at="sail")
        >>> state.agenda = [NextRound()]
        >>> state.advance()
        >>> state.round, state.agenda
        (2, [NextRound(), Sail(seat=1), Sail(seat=0)])
        """
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if step.waits():
                return
            agenda.pop()
            step.run(self)

    def then(self, *steps: Step) -> None:
        """Put steps on the agenda so that the first of them comes next.

        >>> from meadhall.new_game.sunken_gold import SunkenGold
        >>> from meadhall.new_game.sunken_gold.rules.turn import Dive, Find
        >>> state = SunkenGold().scenario(at="sail")
        >>> state.then(Dive(1), Find(0))
        >>> state.agenda
        [NextRound(), Sail(seat=1), Sail(seat=0), Find(seat=0), Dive(seat=1)]
        """
        self._options = None
        if len(steps) == 1:
            self.agenda.append(steps[0])
        else:
            for step in reversed(steps):
                self.agenda.append(step)

    def ask(self, step: Choice, idle: Action | None = None, anyway: bool = False) -> bool:
        """Put a choice on the agenda, unless it offers nothing, or nothing but being ``idle``; ``anyway`` even then.

        The options are kept, so that they are listed once: ask last, when the position no longer changes.

        >>> from meadhall.new_game.sunken_gold import SunkenGold
        >>> from meadhall.new_game.sunken_gold.rules.turn import Dive
        >>> state = SunkenGold().scenario(at="sail")
        >>> state.ask(Dive(1)), state.decision
        (True, Decision(seat 1, ask-dive, 2 options))
        """
        options = step.options(self)
        if not anyway and (not options or (len(options) == 1 and (options[0] is idle or options[0] in step.idle))):
            return False
        self.agenda.append(step)
        # Who leads may open others, and only when all is done that led here.
        self._options = options if self.guide is None else None
        return True

    def ask_or_take(self, step: Choice) -> None:
        """Put a choice on the agenda; if it offers one thing only, that is done at once. Ask last here too.

        >>> from meadhall.new_game.sunken_gold import SunkenGold
        >>> from meadhall.new_game.sunken_gold.rules.turn import Sail
        >>> class Drift(Sail):
        ...     def options(self, s):
        ...         return super().options(s)[:1]
        >>> state = SunkenGold().scenario(at="sail", boats="whale seal")
        >>> state.ask_or_take(Drift(0))
        >>> state.say(state.events[-1])
        'Player 1 sails to Gull Reef.'
        """
        options = step.options(self)
        if len(options) == 1:
            step.take(self, options[0])
        else:
            self.agenda.append(step)
            self._options = options if self.guide is None else None

    def tell(self, kind: Kind, *args: int) -> None:
        """Note that something happened, for everybody to know.

        >>> from meadhall.new_game.sunken_gold import SunkenGold
        >>> from meadhall.new_game.sunken_gold.messages import SAILED
        >>> state = SunkenGold().scenario(at="sail")
        >>> state.tell(SAILED, 0, 2)
        >>> state.say(state.events[-1])
        'Player 1 sails to Whale Reef.'
        """
        self._events.append(Event(kind, args))

    def whisper(self, seats: tuple[int, ...], kind: Kind, *args: int, veil: Event | None = None) -> None:
        """Note that something happened which only some seats may know; the others read the veil.

        >>> from meadhall.kernel.message import Event
        >>> from meadhall.new_game.sunken_gold import SunkenGold
        >>> from meadhall.new_game.sunken_gold.messages import CHART, CHART_DEALT
        >>> state = SunkenGold().scenario(at="sail")
        >>> state.whisper((0,), CHART, 2, veil=Event(CHART_DEALT, (0,)))
        >>> [state.say(state.events[-1].shown_to(viewer)) for viewer in (0, 1)]
        ['Your chart shows Whale Reef.', 'Player 1 gets a chart.']
        """
        self._events.append(Event(kind, args, seats, veil))

    def end(self, result: Result) -> None:
        """The game is over: nothing remains to be done.

        >>> from meadhall.kernel.result import Result
        >>> from meadhall.new_game.sunken_gold import SunkenGold
        >>> state = SunkenGold().scenario(at="sail")
        >>> state.end(Result(winners=(0,), scores=(12, 9), ending="won"))
        >>> state.over, state.agenda
        (True, [])
        """
        self.result = result
        self.agenda.clear()

    # --- why not --------------------------------------------------------------------------------

    def why_not(self, action: Action, seat: int | None = None) -> Rule | None:
        """None if the action is legal now, else the rule that forbids it.

        >>> game = meadhall.load("ice-garden")
        >>> state = game.scenario(at="influence", callo=dict(markers="A", population=1), freihoff=dict(markers="B"))
        >>> state.why_not(state.parse("influence B")).id
        'IG-6.9'
        """
        if self.agenda:
            step = self.agenda[-1]
            if isinstance(step, Choice):
                if seat in (None, step.seat) and offered(self.legal(), action):
                    return None
            elif isinstance(step, Chance):
                if seat in (None, FATE) and step.allows(self, action):
                    return None
            elif isinstance(step, Together):
                seats = step.waiting(self) if seat is None else (seat,)
                for who in seats:
                    if who in step.waiting(self) and step.allows(self, who, action) and self._opened(who, action):
                        return None
        return self._refusal(action, seat)

    def _opened(self, seat: int, action: Action) -> bool:
        """Whether whoever leads a seat has opened what the rules allow it."""
        decision = None if self.guide is None else self.decision_of(seat)
        return decision is None or offered(decision.options, action)

    def comes_later(self, action: Action, seat: int | None = None) -> bool:
        """Whether the rules allow an action, and only whoever leads has not opened it yet.

        >>> game = meadhall.load("ice-garden")
        >>> state = game.lessons.all["first"].state(game)
        >>> [state.comes_later(state.parse(text)) for text in ("start B", "start C", "pass")]
        [True, False, False]
        """
        if self.guide is None or self.why_not(action, seat) is None:
            return False
        free = self.copy()
        free.guide = None
        free._options = None
        return free.why_not(action, seat) is None

    def _refused(self, action: Action, seat: int | None) -> IllegalAction:
        kind = ComesLater if self.comes_later(action, seat) else IllegalAction
        waiting = self.deciding
        # Several may be meant if nobody is named, and another one if who is named is not asked.
        doubtful = len(waiting) > 1 if seat is None else seat not in waiting
        return kind(action, self._refusal(action, seat), waiting if doubtful else ())

    def _refusal(self, action: Action, seat: int | None) -> Rule:
        self.game.vocabulary.encode(action)
        if not self.agenda:
            return self.game.after_the_end(self)
        step = self.agenda[-1]
        if isinstance(step, Choice) and seat in (None, step.seat):
            elsewhere = self.game.elsewhere(self, action) if action.verb not in step.verbs else None
            return self.game.catalogue[elsewhere or step.refusal(self, action)]
        if isinstance(step, Together):
            waiting = step.waiting(self)
            who = waiting[0] if seat is None else seat
            if who in waiting:
                return self.game.catalogue[step.refusal(self, who, action)]
            return self.game.catalogue[step.cites(self)]
        if isinstance(step, Chance) and seat in (None, FATE):
            return self.game.catalogue[step.cites(self)]
        return self.game.rule_whose_turn

    # --- copies, views, texts -------------------------------------------------------------------

    def copy(self) -> Self:
        """The same position, to go its own way. It costs little.

        >>> state = meadhall.load("ice-garden").match(2, seed=7).state
        >>> other = state.copy()
        >>> events = other.apply(other.decision.options[0])
        >>> other == state
        False
        """
        kind = type(self)
        other = kind.__new__(kind)
        other.game = self.game
        other.players = self.players
        other.settings = self.settings
        other.agenda = self.agenda[:]
        other.result = self.result
        other.guide = self.guide
        other._options = self._options
        other._events = []
        self.copy_columns_to(other)
        return other

    def columns(self) -> dict[str, Any]:
        """All that the position is made of, with what is kept beside it.

        >>> state = meadhall.load("mountain-king").new(players=2)
        >>> state.columns()["score"]
        [0, 0]
        """
        return {name: getattr(self, name) for name in (*KERNEL_COLUMNS, *self.COLUMNS) if hasattr(self, name)}

    def __reduce__(self) -> tuple[Any, ...]:
        return revived, (type(self), self.columns())

    def view(self, seat: int | None) -> View:
        """What a seat may know; None is a spectator.

        >>> meadhall.load("ice-garden").new(2).view(1)
        <view of seat 1 on ice-garden>
        """
        return View.of(self, seat)

    def say(self, what: Message | Action, lang: str = "en") -> str:
        """A prompt, an event or an action in words, as players read it.

        >>> state = meadhall.load("ice-garden").match(2, seed=7, characters="callo,freihoff").state
        >>> state.say(state.decision.options[0], "de")
        'Die Tafel in A legen'
        """
        texts = self.game.texts
        return texts.message(what, self, lang) if isinstance(what, Message) else texts.action(what, lang)

    def parse(self, text: str) -> Action:
        """The action with this notation, whether it is legal now or not.

        >>> meadhall.load("ice-garden").new(2).parse("influence  a")
        Action('influence A')
        """
        return self.game.vocabulary.parse(text)

    def to_json(self) -> str:
        """The whole position as text that people read and edit; ``Game.from_json`` reads it.

        >>> game = meadhall.load("ice-garden")
        >>> state = game.new(2)
        >>> game.from_json(state.to_json()) == state
        True
        """
        return self.game.to_json(self)

    def __eq__(self, other: object) -> bool:
        return (
            type(self) is type(other)
            and isinstance(other, State)
            and self.game.to_data(self) == other.game.to_data(other)
        )

    def _repr_svg_(self) -> str | None:
        """The picture that a notebook shows: what a spectator sees."""
        return self.view(None)._repr_svg_()

    def __repr__(self) -> str:
        asked = self.decision or self.fate or self.result
        return f"<{self.game.slug} for {self.players}: {asked!r}>"


def revived(kind: type[State], columns: dict[str, Any]) -> State:
    """A position that has come back from another process."""
    state = kind.__new__(kind)
    for name, value in columns.items():
        setattr(state, name, value)
    return state


def offered(options: list[Action], action: Action) -> bool:
    """Whether an action is among the options. There is one of each, so ``in`` would compare more than it has to."""
    for option in options:  # noqa: SIM110
        if option is action:
            return True
    return False
