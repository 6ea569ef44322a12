"""One language of a game's texts, as Fluent reads it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message as Entry
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, MessageReference, TermReference, VariableReference

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""How a message or a term begins; all its further lines are indented."""


class Language(FluentBundle):
    """The messages of one language. Each is parsed when it is asked for first: all of them take a second or two, and
    most programs say only a few."""

    def __init__(self, lang: str, files: Iterable[Traversable]) -> None:
        super().__init__([lang], use_isolating=False)
        self.unread: dict[str, str] = {}
        self.inflected: dict[str, set[str]] = {}
        """The variables of each message read so far that stand for a form of an argument, such as ``zone-in``."""
        for file in files:
            _, *pieces = ENTRY.split(file.read_text("utf-8"))
            for name, rest in zip(pieces[::2], pieces[1::2], strict=True):
                self.unread.setdefault(name, f"{name} ={rest}")

    def has_message(self, message_id: str) -> bool:
        return message_id in self.unread or super().has_message(message_id)

    def get_message(self, message_id: str) -> Entry:
        self.read(message_id)
        return super().get_message(message_id)

    def read(self, name: str) -> None:
        """Parse a message and whatever it refers to, unless that is done. Another thread that asks meanwhile does it
        too, and finds the message unread or whole."""
        if name not in self.unread:
            return
        wanted, resources = [name], []
        for one in wanted:
            if (source := self.unread.get(one)) is not None:
                resources.append(FluentParser(with_spans=False).parse(source))
                self.inflected[one] = {variable for variable in variables(resources[-1]) if "-" in variable}
                wanted += [other for other in references(resources[-1]) if other not in wanted]
        for resource in reversed(resources):
            self.add_resource(resource)
        for one in wanted:
            self.unread.pop(one, None)


def parts(thing: object) -> Iterator[BaseNode]:
    """All parts of a parsed text."""
    if isinstance(thing, BaseNode):
        yield thing
    for part in thing if isinstance(thing, list) else vars(thing).values() if isinstance(thing, BaseNode) else ():
        yield from parts(part)


def references(thing: BaseNode) -> list[str]:
    """The messages and terms that a parsed text speaks of."""
    return [
        f"-{part.id.name}" if isinstance(part, TermReference) else part.id.name
        for part in parts(thing)
        if isinstance(part, (MessageReference, TermReference))
    ]


def variables(thing: BaseNode) -> set[str]:
    """The variables that a parsed text speaks of."""
    return {part.id.name for part in parts(thing) if isinstance(part, VariableReference)}
