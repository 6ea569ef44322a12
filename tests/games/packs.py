"""Whether the rules of a game obey every field that a component pack may set.

The components are watched while games are played from many positions. A field that nobody ever reads must be one
that cannot be set: the pack refuses every other value.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints
from unittest.mock import patch

import msgspec

from meadhall.draw.memory import Memory
from meadhall.kernel.errors import PackError
from meadhall.kernel.game import Game
from meadhall.kernel.pack import Pack
from meadhall.kernel.state import State
from meadhall.testing.kit import pick

Path = tuple[str | int, ...]
Lacks = Callable[[str], bool]
STEPS = 100


class Watch:
    """Components that write down which of their fields are read."""

    def __init__(self, parts: msgspec.Struct) -> None:
        self.fields: dict[str, tuple[Path, object]] = {}
        """Every field that can be set: where its value lies in a pack, and its type."""
        self.read: set[str] = set()
        self._names: dict[int, str] = {}
        self._twins: dict[type[msgspec.Struct], type[msgspec.Struct]] = {}
        self.parts: Any = self._watched(parts, "", (), None)

    @property
    def unread(self) -> set[str]:
        return set(self.fields) - self.read

    def _watched(self, part: Any, name: str, path: Path, hint: object) -> Any:
        if isinstance(part, msgspec.Struct):
            # One interpreter plays what stands in lists, so it is enough if one of each kind is read.
            name = type(part).__name__ if path and isinstance(path[-1], int) else name
            hints = get_type_hints(type(part))
            fields = part.__struct_fields__
            values = {
                key: self._watched(getattr(part, key), f"{name}.{key}".strip("."), (*path, key), hints[key])
                for key in fields
            }
            twin = self._twin(type(part))(**values)
            self._names[id(twin)] = name
            return twin
        if isinstance(part, dict):
            (_, kind) = get_args(hint)
            return Group(
                {key: self._watched(value, f"{name}.{key}", (*path, key), kind) for key, value in part.items()},
                name,
                self.read,
            )
        if isinstance(part, tuple):
            part = tuple(self._watched(one, name, (*path, number), None) for number, one in enumerate(part))
        if not (path and isinstance(path[-1], int)):
            self.fields.setdefault(name, (path, hint))
        return part

    def _twin(self, kind: type[msgspec.Struct]) -> type[msgspec.Struct]:
        """The same kind of part, but noting what is read."""

        def noting(part: msgspec.Struct, field: str) -> Any:
            if field in fields and id(part) in self._names:
                self.read.add(f"{self._names[id(part)]}.{field}".strip("."))
            return object.__getattribute__(part, field)

        fields = set(kind.__struct_fields__)
        if kind not in self._twins:
            space = {"__getattribute__": noting}
            self._twins[kind] = msgspec.defstruct(kind.__name__, [], bases=(kind,), namespace=space, frozen=True)
        return self._twins[kind]


class Group(dict[str, Any]):
    """A group of a pack that notes which of its entries are looked at."""

    def __init__(self, entries: dict[str, Any], name: str, read: set[str]) -> None:
        super().__init__(entries)
        self._name, self._read = name, read

    def __getitem__(self, key: str) -> Any:
        self._read.add(f"{self._name}.{key}")
        return super().__getitem__(key)

    def items(self) -> Any:
        return [(key, self[key]) for key in self]

    def values(self) -> Any:
        return [self[key] for key in self]


def others(value: Any, hint: object) -> Iterator[Any]:
    """Values that a field could have instead."""
    words = [word for kind in (hint, *get_args(hint)) if get_origin(kind) is Literal for word in get_args(kind)]
    if words:
        yield from (word for word in words if word != value)
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int | float):
        yield from (value + 1, value - 1)
    elif isinstance(value, str):
        yield f"{value}x"
    elif isinstance(value, list | tuple) and value:
        yield [*value, value[-1]]
        yield value[:-1]
        for one in others(value[-1], None):
            yield [*value[:-1], one]


def is_refused(game: Game[Any], values: dict[str, Any], path: Path, hint: object) -> bool:
    """Whether a field cannot have any other value; ``values`` are a copy of those of the game's pack."""
    node: Any = values
    for key in path[:-1]:
        node = node[key]
    before = dict(node)
    for other in others(node.get(path[-1]), hint):
        node[path[-1]] = other
        try:
            game.furnish(Pack(values, game.pack.origins, game.pack.values))
        except PackError:
            continue
        finally:
            node.clear()
            node.update(before)
        return False
    return True


def check_obeyed(
    game: type[Game[Any]],
    positions: Callable[[Any, Lacks], Iterable[State]],
    drawn: Iterable[str] = (),
    scenes: Callable[[Any], Iterable[State]] = lambda game: (),
    cards: Iterable[str] = (),
) -> None:
    """No field of a pack is without effect.

    ``positions`` are played from, and are told whether something below a name has not been read yet. The names of the
    fields for the eye alone end like one of ``drawn``; new games and ``scenes`` are drawn, and that reads them.
    ``cards`` are groups whose parts have only the fields that our own pack gives them.
    """
    loaded: Any = game()
    watch = Watch(loaded.components)
    loaded.components = watch.parts
    groups, eye = tuple(cards), tuple(f".{name}" for name in drawn)
    other = game()
    values = json.loads(json.dumps(other.pack.values))
    fixed: dict[str, bool] = {}
    absent = {name for name, (path, _) in watch.fields.items() if path[0] in groups and not _is_set(loaded, path)}

    def settable(name: str) -> bool:
        if name not in fixed:
            fixed[name] = is_refused(other, values, *watch.fields[name])
        return not fixed[name]

    def lacks(below: str) -> bool:
        return any(f"{name}.".startswith(f"{below}.") and settable(name) for name in watch.unread - absent)

    for number, state in enumerate(positions(loaded, lacks)):
        play(state, Random(number))
    idle = {name for name in watch.unread - absent if not f".{name}".endswith(eye)}
    # What was drawn before in this process is drawn anew, once.
    kept: dict[object, object] = {}

    def get(memory: object, key: object, make: Callable[[], object]) -> object:
        place = (id(memory), key)
        if place not in kept:
            kept[place] = make()
        return kept[place]

    with patch.object(Memory, "get", get):
        for scene in (*(loaded.new(players) for players in loaded.seats), *scenes(loaded)):
            loaded.board.pictures(scene.view(0), "en", "desk")
            loaded.board.panels(scene.view(0), "en")
    idle = {name for name in idle | watch.unread - absent if settable(name)}
    assert not idle, "nothing reads " + ", ".join(sorted(idle))


def _is_set(game: Game[Any], path: Path) -> bool:
    node: Any = game.pack.values
    for key in path:
        if isinstance(key, str) and key not in node:
            return False
        node = node[key]
    return True


def play(state: State, rng: Random) -> None:
    """Some random actions, and what is checked when a position is read."""
    for _ in range(STEPS):
        if state.over:
            break
        by, action = pick(state, rng)
        state.apply(action, by)
    state.check()
