"""Messages: an id with arguments, put into words only when somebody reads them."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from meadhall.kernel.domain import Domain


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What a prompt or an event says: its message id and the names (and domains) of its arguments.

    An argument whose domain is None is a plain number; the domain ``SEAT`` names a player. A ``heading`` is an event
    with which a new stretch of the game begins, such as a round: a log sets it apart, and a reader can jump there.
    """

    __slots__ = ("domains", "heading", "key", "names")

    def __init__(self, key: str, *, heading: bool = False, **arguments: Domain | None) -> None:
        self.key = key
        self.heading = heading
        self.names = tuple(arguments)
        self.domains = tuple(arguments.values())

    def __repr__(self) -> str:
        return f"Kind({self.key})"


SEAT = Domain("seat", [f"player-{n}" for n in range(1, 9)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Message:
    __slots__ = ("args", "kind")

    def __init__(self, kind: Kind, args: tuple[int, ...] = ()) -> None:
        self.kind = kind
        self.args = args

    @property
    def key(self) -> str:
        return self.kind.key

    def words(self) -> dict[str, str | int]:
        """The arguments by name: numbers as they are, everything else as the word of its domain."""
        return {
            name: arg if domain is None else domain.words[arg]
            for name, domain, arg in zip(self.kind.names, self.kind.domains, self.args, strict=True)
        }

    def __repr__(self) -> str:
        said = " ".join(f"{name}={word}" for name, word in self.words().items())
        return f"<{self.key}{' ' if said else ''}{said}>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Message)
            and type(self) is type(other)
            and self.kind is other.kind
            and self.args == other.args
        )

    def __hash__(self) -> int:
        return hash((self.kind.key, self.args))


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Message):
    """Something that happened. ``seen_by`` names the only seats that may read it; others read ``veil``, if any."""

    __slots__ = ("seen_by", "veil")

    def __init__(
        self,
        kind: Kind,
        args: tuple[int, ...] = (),
        seen_by: tuple[int, ...] | None = None,
        veil: Event | None = None,
    ) -> None:
        self.kind = kind
        self.args = args
        self.seen_by = seen_by
        self.veil = veil

    def shown_to(self, viewer: int | None) -> Event | None:
        """The event as this viewer may know it; None is a spectator."""
        if self.seen_by is None or viewer in self.seen_by:
            return self
        return self.veil


def shown_to(events: list[Event], viewer: int | None) -> list[Event]:
    """The events that a viewer may know, in order."""
    return [seen for seen in (event.shown_to(viewer) for event in events) if seen is not None]
