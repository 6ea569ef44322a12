"""A game as its players, bots and tables meet it. Each game of the house is one subclass."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.resources.abc import Traversable
from types import ModuleType, SimpleNamespace
from typing import Any, ClassVar, Generic, TypeVar, get_type_hints

import msgspec

from meadhall.kernel.action import Action, Vocabulary
from meadhall.kernel.catalogue import Catalogue, Reading, Rule, Words
from meadhall.kernel.convert import convert, read_json
from meadhall.kernel.domain import Domain
from meadhall.kernel.errors import BadField, MeadhallError, OptionError, SaveError
from meadhall.kernel.guide import Guide
from meadhall.kernel.introduction import Introduction, Kin, Overview
from meadhall.kernel.lesson import Lessons
from meadhall.kernel.match import Match
from meadhall.kernel.mind import Mind
from meadhall.kernel.option import Option, read_options, whole
from meadhall.kernel.pack import Overlay, Pack, read_overlay
from meadhall.kernel.puzzle import Puzzles
from meadhall.kernel.result import Result
from meadhall.kernel.rulebook import Rulebook
from meadhall.kernel.standing import Standing
from meadhall.kernel.state import State
from meadhall.kernel.step import Choice, Step
from meadhall.kernel.text import Texts
from meadhall.kernel.uses import Uses
from meadhall.kernel.view import View

S = TypeVar("S", bound=State)
T = TypeVar("T")

FORMAT = 1


class Game(Generic[S]):
    """One game with its rules, components, texts and pictures; ``meadhall.load`` gives it.

    >>> game = meadhall.load("ice-garden")
    >>> list(game.options)[:3]
    ['edition', 'mode', 'characters']
    >>> game.catalogue["IG-6.9"].title()
    'Influence: only where you are'
    """

    slug: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]
    """The numbers of players that the game takes."""
    folder: ClassVar[Traversable]
    """Where the game's components and texts lie."""
    vocabulary: ClassVar[Vocabulary]
    catalogue: ClassVar[Catalogue]
    chapters: ClassVar[Mapping[int, Words]]
    readings: ClassVar[Mapping[int, Reading]] = {}
    """Where the book is open, and how the catalogue reads it."""
    texts: ClassVar[Texts]
    options: ClassVar[dict[str, Option]]
    for_simulations: ClassVar[dict[str, str | bool]] = {}
    """Options that a simulation plays with unless told otherwise, in a game that its rules alone may never end."""
    dealt: ClassVar[dict[str, str | bool]] = {}
    """Options with which fate deals what players would else choose, so that it moves round with the seats."""
    steps: ClassVar[dict[str, type[Step]]]
    reading: ClassVar[dict[str, Callable[[View, str, str], list[str]]]] = {}
    """What can be read out at a table without pictures: topic -> (view, language, rest of the line) -> lines."""
    board: ClassVar[Any] = None
    """The painter of the game's table, a ``meadhall.draw.Board``; None while the game has no picture."""
    going_on: ClassVar[frozenset[str]] = frozenset()
    """Questions at which "done" ends nothing but goes on with what was begun, such as an attack."""
    closing: ClassVar[frozenset[str]] = frozenset()
    """Questions for more of the same move: whoever plays a draft that has come to one wants nothing more."""
    resting: ClassVar[frozenset[str]] = frozenset()
    """Questions between two moves: a draft that has come to one can be played as it is."""
    standing: ClassVar[Standing] = Standing()
    """Questions in the turns of others, and the answers that a seat can let stand for them."""
    mind: ClassVar[type[Mind]] = Mind
    """How the game's bots think."""
    puzzles: ClassVar[Puzzles | None] = None
    """What the game can be asked; None if nobody has thought of anything yet."""
    rulebook: ClassVar[Rulebook | None] = None
    """What leads through the catalogue: an overview, and examples for each chapter; None if nobody has written it."""
    introduction: ClassVar[Introduction] = Introduction()
    """What it says of itself to whoever does not know it yet."""
    lessons: ClassVar[Lessons | None] = None
    """What the game teaches, at its own table; None if it has no lessons yet."""
    uses: ClassVar[Uses] = Uses()
    """Which things of the game can be used, for whoever balances it."""
    pack_type: ClassVar[type | None] = None
    """The typed components, as which a pack is read; None where nobody else needs to know them."""
    rule_id_after_the_end: ClassVar[str]
    rule_id_whose_turn: ClassVar[str]

    def __init__(self, pack: Overlay | None = None) -> None:
        ours = Pack.parse((self.folder / "components" / "pack.toml").read_text("utf-8"), "pack.toml")
        self.overlay: dict[str, Any] | None = None
        if pack is not None:
            self.overlay = read_overlay(pack)
            ours = ours.under(self.overlay)
        self.pack = ours
        self._facts: dict[tuple[Any, ...], Any] = {}
        self.furnish(ours)

    # --- what each game provides ----------------------------------------------------------------

    def name_of(self, domain: Domain, number: int, lang: str) -> str:
        """What players call something in a question or in the log: its word, or what it shows, if that says more.

        >>> game = meadhall.load("mountain-king")
        >>> (champion,) = game.vocabulary.verbs["keep"].domains
        >>> game.name_of(champion, champion.find("grumle"), "de")
        'Grumle der Alte'
        """
        return self.texts.word(domain.words[number], lang, domain.name)

    def thing_of(self, owner: str, domain: Domain, number: int, lang: str) -> str:
        """The same where a message has named a seat before it, by its word: a game may have a name for what is its.

        >>> game = meadhall.load("ice-garden")
        >>> piece = game.vocabulary.verbs["move"].domains[0]
        >>> game.name_of(piece, 1, "en"), game.thing_of("callo", piece, 1, "en")
        ('level-1 unit', 'Wild Children')
        """
        return self.name_of(domain, number, lang)

    def overview(self, lang: str) -> Overview:
        """What it is about, how long it takes and how hard it is.

        >>> overview = meadhall.load("dragon-lords").overview("en")
        >>> overview.minutes, overview.difficulty
        (150, 4)
        """
        return self.introduction.overview(self, lang)

    def peoples(self, lang: str) -> Sequence[Kin]:
        """A card for everybody who can be played or chosen, by kind.

        >>> [kin.title for kin in meadhall.load("dragon-lords").peoples("de")]
        ['Völker', 'Reiche']
        """
        return self.introduction.peoples(self, lang)

    def furnish(self, pack: Pack) -> None:
        """Read and check the components.

        >>> from meadhall.new_game.sunken_gold import SunkenGold
        >>> game = SunkenGold({"boat": {"air": 9}})
        >>> game.components.boat.air
        9
        """
        raise NotImplementedError

    def facts_for(self, players: int, options: dict[str, Any], make: Callable[[int, dict[str, Any]], T]) -> T:
        """What stays the same for a whole game, made of the components once for all games with these options."""
        key = (players, *options.values())
        if key not in self._facts:
            self._facts[key] = make(players, options)
        facts: T = self._facts[key]
        return facts

    def begin(self, players: int, options: dict[str, Any]) -> S:
        """The first position, with the agenda of the set-up.

        >>> from meadhall.new_game.sunken_gold import SunkenGold
        >>> SunkenGold().begin(2, {"length": "short"}).agenda
        [SetUp()]
        """
        raise NotImplementedError

    def restore(self, players: int, options: dict[str, Any], position: object) -> S:
        """A position from the data that ``State.position`` wrote; the agenda is still empty."""
        raise NotImplementedError

    def scenario(self, *, at: str, players: int | None = None, **what: Any) -> S:
        """Any position, at any step, in a few lines.

        >>> game = meadhall.load("ice-garden")
        >>> state = game.scenario(at="influence", callo=dict(markers="A", population=1), freihoff={})
        >>> state.decision.options
        [Action('pass'), Action('influence A')]
        """
        raise NotImplementedError

    def bounds(self, state: S) -> Mapping[str, tuple[int, int]]:
        """For fields of steps that hold numbers of things: the lowest and highest that make sense.

        >>> from meadhall.new_game.sunken_gold import SunkenGold
        >>> game = SunkenGold()
        >>> game.bounds(game.new(players=3))
        {'seat': (0, 2), 'reef': (0, 4)}
        """
        return {}

    def elsewhere(self, state: State, action: Action) -> str | None:
        """The rule that says when such an action belongs; None if that is no help.

        >>> from meadhall.new_game.sunken_gold import SunkenGold
        >>> game = SunkenGold()
        >>> state = game.scenario(at="sail")
        >>> game.elsewhere(state, state.parse("dive"))
        'SG-2.4'
        """
        return None

    @property
    def rule_after_the_end(self) -> Rule:
        """Why nothing can be done any more, unless the position tells more (``after_the_end``).

        >>> meadhall.load("dragon-lords").rule_after_the_end.title()
        'The game ends at once'
        """
        return self.catalogue[self.rule_id_after_the_end]

    @property
    def rule_whose_turn(self) -> Rule:
        """Why a seat that is not asked cannot act.

        >>> meadhall.load("mountain-king").rule_whose_turn.text()
        'The start player takes the first turn of a Wave; the others follow clockwise.'
        """
        return self.catalogue[self.rule_id_whose_turn]

    def after_the_end(self, state: State) -> Rule:
        """The rule that says why nothing can be done any more.

        >>> game = meadhall.load("ice-garden")
        >>> game.after_the_end(game.new(2)).title()
        'Which ending counts'
        """
        return self.rule_after_the_end

    def is_own_turn(self, state: S, seat: int) -> bool:
        """Whether what a seat is asked now belongs to its own turn; else others, or the game itself, have begun it.

        >>> game = meadhall.load("ice-garden")
        >>> state = game.scenario(at="influence", callo=dict(markers="A", population=1), freihoff={})
        >>> game.is_own_turn(state, seat=0)
        True
        """
        return True

    @property
    def may_be_idle(self) -> bool:
        """Whether seats are asked although they may have nothing to say.

        >>> meadhall.load("ice-garden").may_be_idle
        True
        """
        return any(issubclass(step, Choice) and step.idle for step in self.steps.values())

    # --- new games ------------------------------------------------------------------------------

    def new(self, players: int | None = None, **options: Any) -> S:
        """A game at its very start: a pure position, before fate has answered anything.

        >>> meadhall.load("dragon-lords").new(3, kingdoms=3)
        <dragon-lords for 3: Fate(people)>
        """
        state = self.begin(self.check_players(players), read_options(self.options, options))
        state.advance()
        return state

    def match(self, players: int | None = None, seed: int | None = None, **options: Any) -> Match[S]:
        """A game with a journal and a fate that answers from the seed.

        >>> meadhall.load("ice-garden").match(2, seed=7).state.fate is None
        True
        """
        return Match.begin(self, self.new(players, **options), seed)

    def check_players(self, players: int | None) -> int:
        """The number of players, or the usual one if none is given; ``OptionError`` if the game does not take it.

        >>> game = meadhall.load("mountain-king")
        >>> game.check_players(None), game.check_players(4)
        (2, 4)
        >>> try:
        ...     game.check_players(9)
        ... except meadhall.MeadhallError as wrong:
        ...     print(wrong)
        players: 9 is not possible; Fall of the Mountain King takes 2, 3, 4, 5
        """
        if players is None:
            return next(n for n in self.seats if n > 1)
        number = whole(players)
        if number is None or number not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise OptionError("players", f"{players!r} is not possible; {self.title} takes {allowed}")
        return number

    # --- pictures -------------------------------------------------------------------------------

    def draw(self, view: View, lang: str = "en", layout: str = "desk", theme: str = "light") -> str:
        """The most important picture of a view as SVG that stands alone; ``layout`` is "desk" or "phone".

        >>> game = meadhall.load("ice-garden")
        >>> game.draw(game.new(2).view(None))[:4]
        '<svg'
        """
        if self.board is None:
            raise MeadhallError(f"{self.title} has no picture")
        pictures = self.board.pictures(view, lang, layout)
        return str(next(iter(pictures.values())).svg(theme))

    # --- texts ----------------------------------------------------------------------------------

    def to_data(self, state: State) -> dict[str, Any]:
        """What ``to_json`` writes, as plain data.

        >>> game = meadhall.load("dragon-lords")
        >>> list(game.to_data(game.new(3)))
        ['format', 'game', 'rules', 'players', 'options', 'pack', 'position', 'agenda', 'result']
        """
        led = {} if state.guide is None else {"lesson": state.guide.to_data()}
        return {
            "format": FORMAT,
            "game": self.slug,
            "rules": self.version,
            "players": state.players,
            "options": state.settings,
            "pack": self.overlay,
            "position": state.position(),
            "agenda": [self._step_data(step) for step in state.agenda],
            "result": msgspec.to_builtins(state.result),
            **led,
        }

    def to_json(self, state: State) -> str:
        """A position as text that people read and edit.

        >>> game = meadhall.load("dragon-lords")
        >>> print(game.to_json(game.new(3)).partition("rules")[0])
        {
         "format": 1,
         "game": "dragon-lords",
         "
        """
        return self.write(self.to_data(state))

    def write(self, data: object) -> str:
        """Plain data as JSON with a line for each value.

        >>> print(meadhall.load("dragon-lords").write({"wins": [2, 1]}))
        {
         "wins": [
          2,
          1
         ]
        }
        """
        return msgspec.json.format(msgspec.json.encode(data), indent=1).decode()

    def from_json(self, text: str | bytes) -> S:
        """Read a position that ``to_json`` wrote or a person edited. Raises ``SaveError`` naming the field.

        >>> game = meadhall.load("mountain-king")
        >>> state = game.match(players=2, seed=3).state
        >>> game.from_json(state.to_json()) == state
        True
        """
        return self.from_data(read_json(text, "position"))

    def view_from_json(self, text: str | bytes) -> View:
        """Read a view that ``View.to_json`` wrote, with the seat whose view it is.

        >>> game = meadhall.load("mountain-king")
        >>> view = game.match(players=2, seed=3).state.view(1)
        >>> game.view_from_json(view.to_json())
        <view of seat 1 on mountain-king>
        """
        data = read_json(text, "view")
        if not isinstance(data, dict) or "seat" not in data:
            raise SaveError("seat", "is missing: a view says whose it is, null for a spectator")
        state, seat = self.from_data(data), data["seat"]
        if seat is not None and (type(seat) is not int or not 0 <= seat < state.players):
            raise SaveError("seat", f"{seat!r} does not play")
        return View(state, seat)

    def from_data(self, data: object) -> S:
        """Read what ``to_data`` gave; everything is checked.

        >>> game = meadhall.load("dragon-lords")
        >>> data = game.to_data(game.new(3))
        >>> data["players"] = 9
        >>> try:
        ...     game.from_data(data)
        ... except meadhall.MeadhallError as wrong:
        ...     print(wrong)
        players: 9 is not possible; Quest for the DragonLords takes 2, 3, 4
        """
        if not isinstance(data, dict):
            raise SaveError("", "not a saved position: an object with fields is expected")
        expect(data, "format", FORMAT)
        expect(data, "game", self.slug)
        if data.get("pack") != self.overlay:
            raise SaveError("pack", "the position was saved with another component pack; load the game with it")
        try:
            players = self.check_players(data.get("players"))
            given = data.get("options", {})
            if not isinstance(given, dict):
                raise SaveError("options", "an object with names and values is expected")
            options = read_options(self.options, given)
            state = self.restore(players, options, data.get("position"))
            agenda = data.get("agenda")
            if not isinstance(agenda, list):
                raise SaveError("agenda", "a list of steps is expected")
            state.agenda = [self._step(step, f"agenda[{i}]") for i, step in enumerate(agenda)]
            self._check_bounds(state)
            if data.get("lesson") is not None:
                state.guide = self._guide(data["lesson"], state)
            state.result = self._result(data.get("result"), state)
            state.check()
        except SaveError:
            raise
        except BadField as error:
            raise SaveError(error.field, error.problem) from None
        self._check_agenda(state, (data["seat"],) if "seat" in data else None)
        return state

    def _check_bounds(self, state: S) -> None:
        """Seats, places and the like in the steps of the agenda must exist."""
        bounds = self.bounds(state)
        for i, step in enumerate(state.agenda):
            for name, value in step.values().items():
                low, high = bounds.get(name, (None, None))
                if name == "seat" and isinstance(step, Choice):
                    low, high = 0, state.players - 1
                for number in value if isinstance(value, tuple) else (value,):
                    if low is not None and high is not None and not low <= number <= high:
                        raise SaveError(f"agenda[{i}].{name}", f"{number} is not between {low} and {high}")

    def _check_agenda(self, state: S, viewers: tuple[object, ...] | None) -> None:
        """An edited agenda must at least lead to a question that can be put.

        In a view only the viewer can tell what can be answered.
        """
        last = f"agenda[{len(state.agenda) - 1}]"
        try:
            state.advance()
            seats = [seat for seat in state.deciding if viewers is None or seat in viewers]
            asked = [decision.options for decision in map(state.decision_of, seats) if decision is not None]
            if state.fate is not None and viewers is None:
                asked = [[action for action, _ in state.fate.outcomes]]
        except (LookupError, AssertionError, TypeError, ValueError, AttributeError) as error:
            raise SaveError(last, f"does not fit the position ({error or type(error).__name__})") from None
        if not all(asked):
            raise SaveError(last, "asks for something, but nothing can be answered")
        if state.over and state.result is None:
            raise SaveError("result", "is missing although nothing remains to be done")

    def _guide(self, data: object, state: S) -> Guide:
        """Who leads through the lesson that a position belongs to."""
        if self.lessons is None:
            raise SaveError("lesson", f"{self.title} has no lessons")
        return self.lessons.guide(data, state)

    @staticmethod
    def _result(data: object, state: S) -> Result | None:
        if data is None:
            return None
        result = convert(data, Result, "result", SaveError)
        if state.agenda:
            raise SaveError("result", "is given although the agenda is not empty")
        return result

    def _step_data(self, step: Step) -> dict[str, Any]:
        data: dict[str, Any] = {"step": type(step).__name__}
        for name, value in step.values().items():
            data[name] = msgspec.to_builtins(value)
        return data

    def _step(self, data: object, at: str) -> Step:
        if not isinstance(data, dict) or not isinstance(data.get("step"), str):
            raise SaveError(at, "a step is an object with its name in the field step")
        kind = self.steps.get(data["step"])
        if kind is None:
            raise SaveError(f"{at}.step", f"{self.slug} has no step {data['step']!r}")
        values: dict[str, Any] = {}
        for name, hint in get_type_hints(SimpleNamespace(__annotations__=kind.FIELDS)).items():
            if name not in data:
                raise SaveError(f"{at}.{name}", f"is missing in {data['step']}")
            values[name] = convert(data[name], hint, f"{at}.{name}", SaveError)
        for name in data:
            if name != "step" and name not in values:
                raise SaveError(f"{at}.{name}", f"{data['step']} has no such field")
        return kind(**values)


def expect(data: Mapping[str, Any], field: str, value: object) -> None:
    if data.get(field) != value:
        raise SaveError(field, f"{value!r} is expected, not {data.get(field)!r}")


def steps_of(*modules: ModuleType) -> dict[str, type[Step]]:
    """All steps that the modules define, by the name of their class."""
    found: dict[str, type[Step]] = {}
    for module in modules:
        for name, thing in vars(module).items():
            if isinstance(thing, type) and issubclass(thing, Step) and thing.__module__ == module.__name__:
                if name in found:
                    raise ValueError(f"two steps are called {name}")
                found[name] = thing
    return found
