"""A position as a document that people can read and edit, with each field declared once.

A *part* is an object of the document. Each of its fields says which column of the position it shows and of which *kind*
that is; how it is written, what may be given for it and how it is read follow. ::

    Seat = Part(
        honour=Column(Number(0, 9999), "score"),  # the entry of the seat in the column ``score``
        hand=Column(Many(Word(CARD))),
    )
    Position = Part(
        wave=Column(Number(0, 3), default=NEEDED),  # the column ``wave`` itself
        seats=Rows(Seat, lambda s: s.players),
    )

``Position.to_data(s)`` writes a position, and ``Position.from_data(s, data, "position")`` fills an empty one. Whatever
is wrong in the data is refused with a ``SaveError`` that names the field.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from types import GenericAlias
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from meadhall.kernel.convert import convert
from meadhall.kernel.domain import Domain
from meadhall.kernel.errors import NotationError, SaveError
from meadhall.kernel.sets import bits, mask_of

NEEDED = msgspec.NODEFAULT
"""Instead of a default: the field cannot be left out."""
AS_USUAL = msgspec.UNSET
"""Instead of a default: the one that the kind has."""
COMPACT = True
"""Said first of a part or record that is written without the fields that have their defaults."""


def find(domain: Domain, word: str, at: str) -> int:
    """The number of a word that stands in the field ``at``."""
    try:
        return domain.find(word)
    except NotationError as error:
        raise SaveError(at, str(error)) from None


def struct_of(fields: dict[str, Any], compact: bool) -> Any:
    """The type with which msgspec checks an object that has these fields, or kinds, by name."""
    told = [(name, one.hint, one.default) for name, one in fields.items()]
    return msgspec.defstruct("Fields", told, forbid_unknown_fields=True, omit_defaults=compact)


# --- kinds ----------------------------------------------------------------------------------------


class Kind:
    """How a value of the position stands in the document. A game may have kinds of its own."""

    hint: Any
    """The type of what stands in the document. It is checked before anything is read."""
    default: Any = NEEDED
    """What stands in the document if nothing is given. An empty position must have the same."""
    plain = False
    """Whether the position keeps what stands in the document as it is, so that nothing is to be done."""
    precise = False
    """Whether what is wrong in one of many is named by its place, and not only by the field in which all stand."""

    def write(self, s: Any, value: Any) -> Any:
        """What stands in the document for a value of the position ``s``."""
        return value

    def read(self, s: Any, given: Any, at: str) -> Any:
        """The value of what stands in the document, in the field ``at``."""
        return given


class Plain(Kind):
    """What the position keeps as it stands in the document."""

    plain = True

    def __init__(self, hint: Any, default: Any = NEEDED) -> None:
        self.hint = hint
        self.default = default


class Number(Plain):
    """A whole number, between bounds if there are any."""

    def __init__(self, low: int | None = None, high: int | None = None, default: Any = 0) -> None:
        super().__init__(Annotated[int, Meta(ge=low, le=high)], default)


class YesNo(Plain):
    def __init__(self) -> None:
        super().__init__(bool, False)


class Text(Plain):
    """A word of no domain."""

    def __init__(self, longest: int) -> None:
        super().__init__(Annotated[str, Meta(min_length=1, max_length=longest)])


class Flag(Kind):
    """A yes or no that the position keeps as 1 or 0."""

    hint = bool
    default = False

    def write(self, s: Any, value: Any) -> Any:
        return bool(value)

    def read(self, s: Any, given: Any, at: str) -> Any:
        return int(given)


class Nth(Kind):
    """A number that people count from 1 and the position from 0."""

    def __init__(self, most: int) -> None:
        self.hint = Annotated[int, Meta(ge=1, le=most)]

    def write(self, s: Any, value: Any) -> Any:
        return value + 1

    def read(self, s: Any, given: Any, at: str) -> Any:
        return given - 1


class Word(Kind):
    """A word of a domain, of which the position keeps the number. A default is told by its number, too."""

    hint: Any = str

    def __init__(self, domain: Domain, default: int | None = None) -> None:
        self.domain = domain
        if default is not None:
            self.default = domain.words[default]

    def write(self, s: Any, value: Any) -> Any:
        return self.domain.words[value]

    def read(self, s: Any, given: Any, at: str) -> Any:
        try:
            return self.domain.find(given)
        except NotationError as error:
            raise SaveError(at, str(error)) from None


class OrNull(Kind):
    """Something, or null where the position has the value ``none``."""

    default = None

    def __init__(self, kind: Kind, none: Any) -> None:
        self.hint = kind.hint | None
        self.kind = kind
        self.none = none

    def write(self, s: Any, value: Any) -> Any:
        return None if value == self.none else self.kind.write(s, value)

    def read(self, s: Any, given: Any, at: str) -> Any:
        return self.none if given is None else self.kind.read(s, given, at)


class Many(Kind):
    """A list of any length. ``in_order`` sorts what is read, where the position wants it so."""

    default = ()

    def __init__(self, kind: Kind, in_order: bool = False) -> None:
        self.hint = GenericAlias(tuple, (kind.hint, ...))
        self.kind = kind
        self.in_order = in_order

    def write(self, s: Any, value: Any) -> Any:
        if not value or self.kind.plain:
            return tuple(value)
        write = self.kind.write
        return tuple([write(s, one) for one in value])

    def read(self, s: Any, given: Any, at: str) -> Any:
        read = self.kind.read
        if self.kind.plain:
            values = given
        elif self.kind.precise:
            values = [read(s, one, f"{at}[{n}]") for n, one in enumerate(given)]
        else:
            values = [read(s, one, at) for one in given]
        return tuple(sorted(values) if self.in_order else values)


class Set(Many):
    """A list of the members of a set, which the position keeps as a number (``kernel/sets.py``)."""

    def write(self, s: Any, value: Any) -> Any:
        return super().write(s, bits(value)) if value else ()

    def read(self, s: Any, given: Any, at: str) -> Any:
        read = self.kind.read
        return mask_of([read(s, one, at) for one in given])


class Tuple(Kind):
    """A list with a kind for each of its places."""

    def __init__(self, *kinds: Kind, default: Any = NEEDED) -> None:
        self.hint = GenericAlias(tuple, tuple(kind.hint for kind in kinds))
        self.kinds = kinds
        self.default = default

    def write(self, s: Any, value: Any) -> Any:
        return tuple([kind.write(s, one) for kind, one in zip(self.kinds, value, strict=True)])

    def read(self, s: Any, given: Any, at: str) -> Any:
        return tuple([kind.read(s, one, at) for kind, one in zip(self.kinds, given, strict=True)])


class Record(Kind):
    """A tuple of the position whose places have names in the document."""

    precise = True

    def __init__(self, compact: bool = False, /, **kinds: Kind) -> None:
        self.hint = struct_of(kinds, compact)
        self.kinds = kinds

    def write(self, s: Any, value: Any) -> Any:
        return self.hint(*[kind.write(s, one) for kind, one in zip(self.kinds.values(), value, strict=True)])

    def read(self, s: Any, given: Any, at: str) -> Any:
        return tuple([
            kind.read(s, getattr(given, name), f"{at}.{name}" if self.precise else at)
            for name, kind in self.kinds.items()
        ])  # fmt: skip


class Map(Kind):
    """What some words of a domain have, from a dictionary by their numbers."""

    default: Any = {}  # noqa: RUF012

    def __init__(self, domain: Domain, kind: Kind) -> None:
        self.hint = GenericAlias(dict, (str, kind.hint))
        self.domain = domain
        self.kind = kind

    def write(self, s: Any, value: Any) -> Any:
        return {self.domain.words[n]: self.kind.write(s, one) for n, one in sorted(value.items())}

    def read(self, s: Any, given: Any, at: str) -> Any:
        found: dict[int, Any] = {}
        for word, one in given.items():
            n = find(self.domain, word, at)
            if n in found:
                raise SaveError(at, f"{word} is named twice")
            found[n] = self.kind.read(s, one, f"{at}.{word}")
        return found


class By(Map):
    """What each word of a domain has, from a row of as many values. Empty ones are left out, unless all are told."""

    def __init__(self, domain: Domain, kind: Kind, empty: Any = 0, all: bool = False) -> None:
        super().__init__(domain, kind)
        self.empty = empty
        self.all = all

    def write(self, s: Any, value: Any) -> Any:
        words, write = self.domain.words, self.kind.write
        return {words[n]: write(s, one) for n, one in enumerate(value) if one != self.empty or self.all}

    def read(self, s: Any, given: Any, at: str) -> Any:
        row = [self.empty] * len(self.domain.words)
        for n, one in super().read(s, given, at).items():
            row[n] = one
        return row


class Thing(Kind):
    """An object of the position that has columns of its own, such as a combat. ``blank`` makes one to be filled."""

    def __init__(self, part: Part, blank: Callable[[], Any]) -> None:
        self.hint = part.struct
        self.part = part
        self.blank = blank

    def write(self, s: Any, value: Any) -> Any:
        return self.part.write(value)

    def read(self, s: Any, given: Any, at: str) -> Any:
        thing = self.blank()
        self.part.read(thing, None, given, at)
        return thing


# --- fields ---------------------------------------------------------------------------------------


class Field:
    """A field of a part, and where it comes from.

    ``row`` is the number of the seat, place or whatever the part is about; None if it is about the whole position.
    """

    hint: Any
    default: Any

    def call(self, name: str) -> None:
        """It is told its name in the document."""

    def write(self, s: Any, row: Any) -> Any:
        """What stands in the document."""
        raise NotImplementedError

    def read(self, s: Any, row: Any, given: Any, at: str) -> None:
        """Enter into the position what stands in the document."""
        raise NotImplementedError


class Column(Field):
    """A column of the position, which has the name of the field unless told otherwise.

    A part that is about a row shows the entry of that row: one of a list or tuple, a bit of a number, or ``wide``
    entries that stand together.
    """

    def __init__(self, kind: Kind, column: str = "", default: Any = AS_USUAL, wide: int = 0) -> None:
        self.kind = kind
        self.column = column
        self.wide = wide
        self.hint = kind.hint
        self.default = kind.default if default is AS_USUAL else default

    def call(self, name: str) -> None:
        self.column = self.column or name

    def write(self, s: Any, row: Any) -> Any:
        value = getattr(s, self.column)
        if row is not None:
            if self.wide:
                value = value[row * self.wide : (row + 1) * self.wide]
            else:
                value = value >> row & 1 if isinstance(value, int) else value[row]
        return value if self.kind.plain else self.kind.write(s, value)

    def read(self, s: Any, row: Any, given: Any, at: str) -> None:
        value = given if self.kind.plain else self.kind.read(s, given, at)
        column = getattr(s, self.column)
        if row is None:
            setattr(s, self.column, type(column)(value) if isinstance(column, (list, tuple)) else value)
        elif isinstance(column, int):
            setattr(s, self.column, column & ~(1 << row) | value << row)
        else:
            entries = column if isinstance(column, list) else list(column)
            if self.wide:
                entries[row * self.wide : (row + 1) * self.wide] = value
            else:
                entries[row] = value
            if entries is not column:
                setattr(s, self.column, tuple(entries))


class Special(Field):
    """What is no column: ``get`` finds its value in the position, ``put`` enters it there, or refuses it."""

    def __init__(
        self,
        kind: Kind,
        get: Callable[[Any, Any], Any],
        put: Callable[[Any, Any, Any, str], None],
        default: Any = AS_USUAL,
    ) -> None:
        self.kind = kind
        self.get = get
        self.put = put
        self.hint = kind.hint
        self.default = kind.default if default is AS_USUAL else default

    def write(self, s: Any, row: Any) -> Any:
        return self.kind.write(s, self.get(s, row))

    def read(self, s: Any, row: Any, given: Any, at: str) -> None:
        self.put(s, row, self.kind.read(s, given, at), at)


class Nested(Field):
    """A part within a part, about the same row. With ``or_null`` it is null when all its fields have their defaults."""

    def __init__(self, part: Part, or_null: bool = False) -> None:
        self.part = part
        self.or_null = or_null
        self.hint = part.struct | None if or_null else part.struct
        self.default = None if or_null else msgspec.field(default_factory=part.struct)

    def write(self, s: Any, row: Any) -> Any:
        written = self.part.write(s, row)
        return None if self.or_null and written == self.part.struct() else written

    def read(self, s: Any, row: Any, given: Any, at: str) -> None:
        if given is not None:
            self.part.read(s, row, given, at)


class Rows(Field):
    """A list with a part for each seat or the like; ``count`` says how many there are."""

    default = NEEDED

    def __init__(self, part: Part, count: Callable[[Any], int]) -> None:
        self.hint = GenericAlias(list, (part.struct,))
        self.part = part
        self.count = count

    def write(self, s: Any, row: Any) -> Any:
        return [self.part.write(s, n) for n in range(self.count(s))]

    def read(self, s: Any, row: Any, given: Any, at: str) -> None:
        if len(given) != self.count(s):
            raise SaveError(at, f"{self.count(s)} are expected, not {len(given)}")
        for n, one in enumerate(given):
            self.part.read(s, n, one, f"{at}[{n}]")


class RowsBy(Field):
    """A part for each of some words of a domain. ``which`` says for which ones a part is written; ``claim`` is told the
    words that were given before their parts are read, and may refuse them."""

    def __init__(
        self,
        domain: Domain,
        part: Part,
        which: Callable[[Any, Any], Iterable[int]],
        claim: Callable[[Any, Any, Collection[str], str], None] | None = None,
        default: Any = NEEDED,
    ) -> None:
        self.hint = GenericAlias(dict, (str, part.struct))
        self.default = default
        self.domain = domain
        self.part = part
        self.which = which
        self.claim = claim

    def write(self, s: Any, row: Any) -> Any:
        return {self.domain.words[n]: self.part.write(s, n) for n in self.which(s, row)}

    def read(self, s: Any, row: Any, given: Any, at: str) -> None:
        if self.claim is not None:
            self.claim(s, row, given, at)
        for word, one in given.items():
            self.part.read(s, find(self.domain, word, at), one, f"{at}.{word}")


class Part:
    """An object of the document. Its fields are written and read in the order in which they are told; what has its
    default need not be read, since an empty position has the same."""

    def __init__(self, compact: bool = False, /, **fields: Field) -> None:
        for name, field in fields.items():
            field.call(name)
        self.fields = fields
        self.struct = struct_of(fields, compact)

    def write(self, s: Any, row: Any = None) -> Any:
        return self.struct(*[field.write(s, row) for field in self.fields.values()])

    def read(self, s: Any, row: Any, given: Any, at: str) -> None:
        for name, field in self.fields.items():
            value = getattr(given, name)
            if value is not field.default:
                field.read(s, row, value, f"{at}.{name}")

    def to_data(self, s: Any) -> dict[str, Any]:
        """A position as plain data."""
        data: dict[str, Any] = msgspec.to_builtins(self.write(s))
        return data

    def check(self, data: object, at: str) -> Any:
        """Plain data as a struct with these fields, each of the right type; no more than that is certain."""
        return convert(data, self.struct, at, SaveError)

    def from_data(self, s: Any, data: object, at: str) -> None:
        """Fill an empty position from plain data; ``SaveError`` names the field that is wrong."""
        self.read(s, None, self.check(data, at), at)
