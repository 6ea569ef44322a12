"""What can go wrong at a table or with a person, and how it is told in the reader's language.

An error names a message of ``text/*.ftl``, the field it is about, and the message's arguments. A text that is no id of
a message is told as it stands. A refused action is the kernel's ``IllegalAction``.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from meadhall.kernel.errors import (
    BadField,
    ComesLater,
    IllegalAction,
    MeadhallError,
    NotationError,
    OptionError,
    SaveError,
)
from meadhall.kernel.text import Texts

LONGEST = 200
"""What somebody sent is repeated up to so many characters."""


class Refusal(MeadhallError):
    """Something that is refused. ``id`` is a message, ``field`` what it is about, ``told`` its arguments."""

    status = 400
    code = "wrong"

    def __init__(self, id: str, field: str = "", /, **told: str | int) -> None:
        super().__init__(id)
        self.id = id
        self.field = field
        self.told = told

    def __str__(self) -> str:
        return say(self.id, "en", self.told)


class WrongField(BadField):
    """Input is wrong in one named field; ``id`` is the message that says why."""

    def __init__(self, field: str, id: str, /, **told: str | int) -> None:
        super().__init__(field, say(id, "en", told))
        self.id = id
        self.told = told


class NotFoundError(Refusal):
    """There is no such table, person, invitation or moment."""

    status = 404
    code = "missing"


class ForbiddenError(Refusal):
    """This person may not do that."""

    status = 403
    code = "forbidden"


class ConflictError(Refusal):
    """That is not possible as things are now: a seat is taken, a table is over, a name is in use."""

    status = 409


class UnplayableError(ConflictError):
    """These rules do not play a table as it was played."""

    code = "unplayable"


class StaleError(ConflictError):
    """Somebody was quicker: the journal is longer (or shorter) than the caller thought. ``head`` is its length now."""

    code = "stale"

    def __init__(self, head: int) -> None:
        super().__init__("refused-stale", "head")
        self.head = head


class TooManyError(Refusal):
    """Too many tries. ``wait`` is for how many seconds no other one counts."""

    status = 429
    code = "rate"

    def __init__(self, field: str, wait: int) -> None:
        super().__init__("refused-too-often", field, minutes=-(-wait // 60))
        self.wait = wait


class StorageFault(Refusal):
    """The database cannot be read or written now: the disk is full, the file is read-only, the server is gone.

    Nothing was changed, and it is worth another try soon.
    """

    status = 503
    code = "storage"

    def __init__(self) -> None:
        super().__init__("refused-storage")


@dataclass(frozen=True, slots=True)
class ErrorReport:
    """An error as the caller hears of it. ``status`` is that of HTTP."""

    status: int
    code: str
    text: str
    field: str = ""
    rule: str | None = None


def error_report(error: MeadhallError, lang: str) -> ErrorReport:
    """What went wrong, as far as the caller may know, in their language."""
    match error:
        case Refusal():
            return ErrorReport(error.status, error.code, say(error.id, lang, error.told), error.field)
        case ComesLater():
            return ErrorReport(409, "later", say("refused-later", lang, {}), "action")
        case IllegalAction():
            text = f"{error.entry.title(lang)}: {error.entry.text(lang)}"
            return ErrorReport(409, "illegal", text, "action", error.rule)
        case NotationError():
            return ErrorReport(400, "illegal", say("refused-notation", lang, {"problem": str(error)}), "action")
        case WrongField():
            return ErrorReport(400, "wrong", say(error.id, lang, error.told), error.field)
        case SaveError():
            told = {"field": error.field or "-", "problem": error.problem}
            return ErrorReport(400, "wrong", say("refused-save", lang, told), error.field or "file")
        case OptionError():
            return ErrorReport(400, "wrong", say("refused-option", lang, {"problem": error.problem}), error.field)
        case BadField():
            return ErrorReport(400, "wrong", say("refused-field", lang, {"problem": error.problem}), error.field)
    return ErrorReport(400, "wrong", say("refused-other", lang, {"problem": str(error)}))


@lru_cache(1)
def texts() -> Texts:
    return Texts([files("meadhall.server") / "text"])


def say(id: str, lang: str, told: dict[str, str] | dict[str, str | int]) -> str:
    if not texts().has(id, lang):
        return id
    said = {name: arg[:LONGEST] if isinstance(arg, str) else arg for name, arg in told.items()}
    text = texts().say(id, lang, **said)
    return text[:1].upper() + text[1:]
