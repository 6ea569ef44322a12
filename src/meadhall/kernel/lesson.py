"""Lessons: a game at its own table in which a coach leads one seat. They are data and words beside their game.

A lesson is a TOML file: how the game begins, what rivals and fate answer, and its *steps*. A step belongs to questions
(``asks``); while it is due it tells its card, points at places and opens one answer, some, or all. Which step is due
follows from the position alone, so going back, drafts and saves need nothing more. ``docs/lessons.md`` says how to
write one.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

import msgspec

from meadhall.kernel import match, registry
from meadhall.kernel.action import Action
from meadhall.kernel.convert import convert
from meadhall.kernel.errors import BadField, MeadhallError, SaveError
from meadhall.kernel.guide import Guide
from meadhall.kernel.match import Match
from meadhall.kernel.state import FATE, State
from meadhall.kernel.step import Chance
from meadhall.kernel.text import Texts

if TYPE_CHECKING:
    from meadhall.kernel.game import Game

Fact = Callable[..., int | str]
"""Something true of a position, as a number or a word: (state, seat, *words of the file) -> what a card may say."""
FIRST, SIDE = "first", "side"
"""A shortened first game, and two minutes about one matter."""


class LessonError(BadField):
    """A lesson is wrong in one named field."""


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the coach says at some questions, and what is open then.

    Its words are the message ``lesson-LESSON-ID`` with the attributes ``title``, ``do`` (the one thing to do) and, if
    there is more to say, ``why``.
    """

    id: str
    asks: tuple[str, ...]
    """The questions to which it belongs, by the keys of their prompts."""
    times: int = 1
    """For so many answers; 0: until a question of a later step is asked."""
    optional: bool = False
    """It is left out if a question of a later step comes first."""
    open: tuple[str, ...] = ()
    """Patterns of the answers that are open ("influence E", "send *"). Where none fits, all are open."""
    in_turn: bool = False
    """Of these patterns only the first that fits an answer is open: one path through the questions of a whole move."""
    best: int = 0
    """So many answers are open: those that tempt the game's mind most."""
    point: tuple[str, ...] = ()
    """Places of the picture that it speaks of, such as "region:E"."""
    part: str = ""
    """The part of a sheet that it speaks of, by its key: it comes first, and the others are folded."""
    rules: tuple[str, ...] = ()
    facts: dict[str, str] = {}
    """What its words say of the position: the name of a variable -> a fact of the game with its words."""
    checks: dict[str, int | str] = {}
    """What must be true when it is due, for the test: a fact with its words -> its value."""


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a rival answers when it is asked this, and says to it (``lesson-LESSON-says-SAYS``)."""

    seat: int
    asks: str
    do: str
    says: str = ""
    checks: dict[str, int | str] = {}
    """What must be true when it has been said, for the test."""


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What fate answers when it is next asked for this kind of thing."""

    kind: str
    do: str


class Praise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing done well, said at the end if it is so (``lesson-LESSON-well-ID``)."""

    id: str
    when: tuple[str, ...]
    """What must be true of the last position: facts that are larger than a number or another fact, such as
    "score > score callo"."""
    facts: dict[str, str] = {}
    """What its words say of the position, besides what the end says."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the file of a lesson holds."""

    kind: str
    minutes: int
    players: int
    seat: int
    steps: tuple[LessonStep, ...]
    asides: tuple[LessonStep, ...] = ()
    """What the coach says to questions that may come at any time, where no step speaks: nothing goes on by them."""
    seed: int = 1
    """What fate answers from, where ``fate`` does not say it."""
    bots: str = "novice"
    rounds: int = 0
    """It is over when so many rounds have been played; 0: when its last step is done."""
    options: dict[str, str | bool] = {}
    opening: tuple[str, ...] = ()
    """What was done before it begins, by whoever was asked, fate included."""
    scenario: dict[str, Any] = {}
    """Instead of a new game, a position as ``game.scenario`` takes it."""
    replies: tuple[Reply, ...] = ()
    """In the order in which each rival gives them."""
    fate: tuple[Answer, ...] = ()
    facts: dict[str, str] = {}
    """What the words of its end say of the last position, as those of a step."""
    praise: tuple[Praise, ...] = ()
    """What may have been done well: the first that is true is said, or else the ``well`` of the end."""
    later: dict[str, str] = {}
    """Places of the picture that stay in the shade until the step named here."""
    puzzles: tuple[str, ...] = ()
    """Three puzzles that ask for what was learnt."""
    order: int = 0
    """Its place among the lessons of the game."""


class Lesson:
    """A lesson of a game: its plan and its words."""

    def __init__(self, lessons: Lessons, id: str, plan: Plan) -> None:
        self.lessons = lessons
        self.id = id
        self.plan = plan
        self.steps = plan.steps
        self.seat = plan.seat

    @property
    def key(self) -> str:
        """How the ids of its messages begin."""
        return f"lesson-{self.id}"

    @property
    def rules(self) -> tuple[str, ...]:
        """All rules that it teaches."""
        return tuple(dict.fromkeys(rule for card in self.cards for rule in card.rules))

    @property
    def questions(self) -> frozenset[str]:
        return frozenset(key for card in self.cards for key in card.asks)

    @property
    def cards(self) -> tuple[LessonStep, ...]:
        """All that its coach may say: the steps, and what is said aside."""
        return (*self.steps, *self.plan.asides)

    def step_number(self, id: str) -> int:
        return next(number for number, step in enumerate(self.steps) if step.id == id)

    def state(self, game: Game[Any]) -> State:
        """The position in which it begins."""
        plan = self.plan
        if plan.scenario:
            state: State = game.scenario(players=plan.players, **plan.scenario)
        else:
            state = game.new(plan.players, **plan.options)
        for number, text in enumerate(plan.opening):
            try:
                state.apply(state.parse(text))
            except MeadhallError as error:
                raise LessonError(f"{self.id}.opening[{number}]", str(error)) from None
        state.guide = LessonGuide(self)
        state._options = None
        return state

    def begin(self, game: Game[Any]) -> Match[Any]:
        """The lesson as a match, at its beginning."""
        return Match.of(self.state(game), self.plan.seed)

    def facts(self, s: State, told: Mapping[str, str]) -> dict[str, int | str]:
        """The variables of some words, looked up in the position."""
        return {name: self.fact(s, fact) for name, fact in told.items()}

    def fact(self, s: State, told: str) -> int | str:
        """A fact of the position, told as in the file: its name, then its words."""
        name, *words = told.split()
        if name not in self.lessons.facts:
            raise LessonError(f"{self.id}.facts", f"{name!r} is none of {', '.join(self.lessons.facts)}")
        return self.lessons.facts[name](s, self.seat, *words)

    def praise(self, s: State) -> Praise | None:
        """What a pupil has done well who has come to this position; None if it is no more than the lesson itself."""
        return next((each for each in self.plan.praise if all(self.holds(s, told) for told in each.when)), None)

    def holds(self, s: State, told: str) -> bool:
        fact, above, least = told.partition(" > ")
        number, bound = self.fact(s, fact), int(least) if least.isdecimal() else self.fact(s, least)
        if not above or not isinstance(number, int) or not isinstance(bound, int):
            raise LessonError(f"{self.id}.praise", f"{told!r} does not compare two numbers")
        return number > bound

    def well(self, s: State, lang: str) -> str:
        """One thing done well, in words."""
        praise = self.praise(s)
        if praise is None:
            return self.say("end.well", lang, **self.facts(s, self.plan.facts))
        return self.say(f"well-{praise.id}", lang, **self.facts(s, self.plan.facts | praise.facts))

    def about(self, lang: str) -> str:
        """What it is about, in one line for lists."""
        return self.lessons.texts.say(f"{self.key}.about", lang)

    def say(self, id: str, lang: str, **args: int | str) -> str:
        """One of its messages, by what follows its key; "goal.do" is an attribute of one."""
        return self.lessons.texts.say(f"{self.key}-{id}" if id else self.key, lang, **args)

    def has(self, id: str, attribute: str, lang: str) -> bool:
        return self.lessons.texts.has_attribute(f"{self.key}-{id}" if id else self.key, attribute, lang)


class LessonGuide(Guide):
    """How far a seat has come in a lesson: the step, and how many replies and answers of fate were used up."""

    __slots__ = ("at", "done", "extra", "fated", "heard", "lesson", "replied")

    def __init__(
        self,
        lesson: Lesson,
        at: int = 0,
        done: int = 0,
        replied: Sequence[int] | None = None,
        fated: int = 0,
        heard: Sequence[int] | None = None,
        extra: int = 0,
    ) -> None:
        self.lesson = lesson
        self.at = at
        self.done = done
        """How many answers the step has had already."""
        self.replied = (0,) * lesson.plan.players if replied is None else tuple(replied)
        self.heard = (0,) * lesson.plan.players if heard is None else tuple(heard)
        """How many of the replies there were when the pupil answered last."""
        self.fated = fated
        self.extra = extra
        """How many optional steps have been answered."""

    # --- which step is due ----------------------------------------------------------------------

    def due(self, s: State) -> int | None:
        """The number of the step to which the pupil's question belongs; None if the coach has nothing to say to it."""
        asked = question(s, self.lesson.seat)
        for number in range(self.at, len(self.lesson.steps)):
            step = self.lesson.steps[number]
            if asked in step.asks:
                return number
            begun_enough = number == self.at and step.times == 0 and self.done > 0
            if not (step.optional or begun_enough):
                return None
        return None

    def step(self, s: State) -> LessonStep | None:
        """The step that is due, or what is said aside."""
        number = self.due(s)
        if number is not None:
            return self.lesson.steps[number]
        asked = question(s, self.lesson.seat)
        return next((aside for aside in self.lesson.plan.asides if asked in aside.asks), None)

    def number(self, id: str) -> int:
        """Which step the pupil is at who sees this card: what is said aside moves nobody on."""
        aside = any(id == each.id for each in self.lesson.plan.asides)
        return min(self.at, len(self.lesson.steps) - 1) if aside else self.lesson.step_number(id)

    def shaded(self) -> dict[str, str]:
        """The places that are still in the shade, each with the step that brings it."""
        number = self.lesson.step_number
        return {place: id for place, id in self.lesson.plan.later.items() if number(id) > self.at}

    def place(self, number: int) -> tuple[int, int]:
        """Which step it is for the pupil, from 1, and of how many: an optional one that was left out does not count."""
        steps = self.lesson.steps
        answered = number == self.at and self.done > 0 and steps[number].optional
        shown = [step.optional for step in steps[:number]].count(False) + self.extra - answered
        return shown + 1, shown + len(steps) - number

    def said(self, seat: int) -> str:
        """What a rival has said since the pupil's last answer, as the end of a message's id; nothing if it has not."""
        words = [reply.says for reply in self.replies(seat)[self.heard[seat] : self.replied[seat]] if reply.says]
        return f"says-{words[-1]}" if words else ""

    # --- what is open ---------------------------------------------------------------------------

    def open(self, s: State, seat: int, options: list[Action]) -> list[Action]:
        if seat != self.lesson.seat:
            reply = self.reply(s, seat)
            return fitting(options, (reply.do,)) if reply else options
        step = self.step(s)
        if step is None:
            return options
        if step.best:
            weights = s.game.mind().weigh(s, seat, options)
            best = sorted(range(len(options)), key=lambda n: -weights[n])[: step.best]
            return [options[n] for n in sorted(best)]
        return fitting(options, step.open, step.in_turn)

    def speaks(self, s: State, seat: int) -> bool:
        return seat == self.lesson.seat and self.step(s) is not None

    def fate(self, s: State) -> Action | None:
        answer = self.answer(s)
        return s.parse(answer.do) if answer else None

    # --- going on -------------------------------------------------------------------------------

    def after(self, s: State, by: int, action: Action) -> Guide:
        if by == FATE:
            return self if self.answer(s) is None else self.but(fated=self.fated + 1)
        if by != self.lesson.seat:
            replied = list(self.replied)
            replied[by] += self.reply(s, by) is not None
            return self.but(replied=replied)
        number = self.due(s)
        if number is None:
            return self.but(heard=self.replied)
        done = (self.done if number == self.at else 0) + 1
        extra = self.extra + (done == 1 and self.lesson.steps[number].optional)
        if done == self.lesson.steps[number].times:
            number, done = number + 1, 0
        return self.but(at=number, done=done, extra=extra, heard=self.replied)

    def over(self, s: State) -> bool:
        if self.lesson.plan.rounds:
            return s.current_round() > self.lesson.plan.rounds
        return self.at == len(self.lesson.steps)

    def but(self, **changes: Any) -> LessonGuide:
        return LessonGuide(**{"lesson": self.lesson, **self._place(), **changes})

    def _place(self) -> dict[str, Any]:
        return {
            "at": self.at,
            "done": self.done,
            "replied": self.replied,
            "fated": self.fated,
            "heard": self.heard,
            "extra": self.extra,
        }

    # --- rivals and fate ------------------------------------------------------------------------

    def replies(self, seat: int) -> list[Reply]:
        return [reply for reply in self.lesson.plan.replies if reply.seat == seat]

    def reply(self, s: State, seat: int) -> Reply | None:
        """What the file tells a rival to answer now."""
        left = self.replies(seat)[self.replied[seat] :]
        return left[0] if left and left[0].asks == question(s, seat) else None

    def answer(self, s: State) -> Answer | None:
        """What the file tells fate to answer now."""
        step = s.agenda[-1] if s.agenda else None
        left = self.lesson.plan.fate[self.fated :]
        if not isinstance(step, Chance) or not left or left[0].kind != step.kind:
            return None
        return left[0] if step.allows(s, s.parse(left[0].do)) else None

    # --- writing and comparing ------------------------------------------------------------------

    def to_data(self) -> dict[str, Any]:
        return {"id": self.lesson.id, **self._place(), "replied": list(self.replied), "heard": list(self.heard)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LessonGuide) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash((self.lesson.id, self.at, self.done, self.replied, self.fated, self.heard, self.extra))

    def __reduce__(self) -> tuple[Any, ...]:
        return revived, (self.lesson.lessons.slug, self.lesson.id, self._place())


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where somebody is in a lesson, as a saved position tells it."""

    id: str
    at: int
    done: int
    replied: tuple[int, ...]
    fated: int
    heard: tuple[int, ...] | None = None
    extra: int = 0


class Lessons:
    """All lessons of a game. ``folder`` holds their files, ``texts`` their words, and those of the game."""

    def __init__(self, slug: str, folder: Traversable, texts: Sequence[Traversable], facts: Mapping[str, Fact]) -> None:
        self.slug = slug
        self.folder = folder
        self.facts = facts
        self._texts = texts

    @cached_property
    def texts(self) -> Texts:
        return Texts(self._texts)

    @cached_property
    def all(self) -> dict[str, Lesson]:
        """By their ids: first games first, then in the order that they ask for."""
        found = [file for file in self.folder.iterdir() if file.name.endswith(".toml")]
        lessons = [self.read(file.name.removesuffix(".toml"), file.read_text("utf-8")) for file in found]
        lessons.sort(key=lambda lesson: (lesson.plan.kind != FIRST, lesson.plan.order, lesson.id))
        return {lesson.id: lesson for lesson in lessons}

    def read(self, id: str, text: str) -> Lesson:
        """A lesson from the text of its file. Raises ``LessonError`` naming the field."""
        try:
            plan = convert(tomllib.loads(text), Plan, id, LessonError)
        except tomllib.TOMLDecodeError as error:
            raise LessonError(id, f"is not TOML: {error}") from None
        ids = [step.id for step in (*plan.steps, *plan.asides)]
        if plan.kind not in (FIRST, SIDE):
            raise LessonError(f"{id}.kind", f"{plan.kind!r} is neither {FIRST!r} nor {SIDE!r}")
        if len(set(ids)) < len(ids):
            raise LessonError(f"{id}.steps", "two of them have the same id")
        for place, step in plan.later.items():
            if step not in ids[: len(plan.steps)]:
                raise LessonError(f"{id}.later.{place}", f"there is no step {step!r}")
        if not 0 <= plan.seat < plan.players:
            raise LessonError(f"{id}.seat", f"is not one of {plan.players}")
        return Lesson(self, id, plan)

    def guide(self, data: object, s: State) -> LessonGuide:
        """Who leads from a place in a lesson that a saved position tells. Raises ``SaveError`` naming the field."""
        place = convert(data, Place, "lesson", SaveError)
        if place.id not in self.all:
            raise SaveError("lesson.id", f"there is no lesson {place.id!r}")
        lesson = self.all[place.id]
        most = {"at": len(lesson.steps), "done": 10**6, "fated": len(lesson.plan.fate), "extra": len(lesson.steps)}
        for name, high in most.items():
            if not 0 <= getattr(place, name) <= high:
                raise SaveError(f"lesson.{name}", f"{getattr(place, name)} is not between 0 and {high}")
        heard = place.replied if place.heard is None else place.heard
        for name, counts in (("replied", place.replied), ("heard", heard)):
            if lesson.plan.players != s.players or len(counts) != s.players or min(counts) < 0:
                raise SaveError(f"lesson.{name}", f"does not fit a game of {s.players}")
        return LessonGuide(lesson, place.at, place.done, place.replied, place.fated, heard, place.extra)

    def __iter__(self) -> Iterator[Lesson]:
        return iter(self.all.values())


def revived(slug: str, id: str, place: Mapping[str, Any]) -> LessonGuide:
    """A guide that has come back from another process."""
    lessons = registry.load(slug).lessons
    assert lessons is not None
    return LessonGuide(lessons.all[id], **place)


def question(s: State, seat: int) -> str:
    """The key of what a seat is asked now; nothing if it is not asked."""
    return match.question(s, seat) if seat in s.deciding else ""


def fitting(options: list[Action], patterns: Sequence[str], in_turn: bool = False) -> list[Action]:
    """The options that fit one of the patterns, or in turn the first that fits any; all of them if none does."""
    for these in [[pattern] for pattern in patterns] if in_turn else [patterns]:
        found = [option for option in options if any(fnmatchcase(str(option), pattern) for pattern in these)]
        if found:
            return found
    return options
