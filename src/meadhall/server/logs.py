"""The log: a line for each thing that happens, with an id that follows a move from the request to those who are told.

A request has an id; each message of a live page has that of its page and a number. What is written and told because of
it bears the same id, and so do the answers of the bots that it leads to.
"""

from __future__ import annotations

import json
import logging
import os
import sys
import time
from contextvars import ContextVar
from typing import Any

OWN = ("table", "head", "rows", "route", "method", "status", "ms", "chore", "person", "file")
"""What a line may tell besides its message. No addresses with keys, no cookies, no texts of people."""

moves = logging.getLogger("meadhall.moves")
"""What becomes of each move. There are many of them, so it is told only where that is wanted."""
_id: ContextVar[str] = ContextVar("id", default="")


def begin() -> None:
    """From here on something new is done."""
    _id.set(os.urandom(5).hex())


def next_message() -> None:
    """The next message of a page: its lines bear the id of the page with the number of the message."""
    page, _, number = _id.get().partition(".")
    _id.set(f"{page}.{int(number or 0) + 1}")


def told(record: logging.LogRecord) -> dict[str, Any]:
    """What is known of a line besides its message."""
    known = {"id": _id.get()} if _id.get() else {}
    return known | {name: getattr(record, name) for name in OWN if hasattr(record, name)}


def at(record: logging.LogRecord) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"


class JsonLines(logging.Formatter):
    """One JSON object a line, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": at(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        line |= told(record)
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class TextLines(logging.Formatter):
    """The same for people."""

    def format(self, record: logging.LogRecord) -> str:
        more = "".join(f" {name}={value}" for name, value in told(record).items())
        line = f"{at(record)} {record.levelname.lower():7} {record.getMessage()}{more}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


FORMATS = {"json": JsonLines, "text": TextLines}


def configure(level: str, format: str = "json", each_move: bool = False) -> None:
    """Lines go to the standard error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(FORMATS[format]())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    moves.setLevel(logging.INFO if each_move else logging.WARNING)
