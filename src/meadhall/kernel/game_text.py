"""A whole game as text that people read and edit, in the spirit of chess players' PGN.

Square brackets hold the header. Then everything stands line by line, as it was done:

    12. P1: plan making; influence B C   {Everything on one card.}
    ( 12. P1: plan move )

A line has a number, which may be left out, somebody (``P1``, ``P2``, ... or ``fate``) and what they did. Braces hold
remarks; round brackets hold what might have been done instead of the entry before them, or after it, if its number says
so. A line that begins with ``#`` is for people alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from meadhall.kernel.convert import convert
from meadhall.kernel.errors import SaveError
from meadhall.kernel.save import Annotation, Places, Save, SavedEntry, checked
from meadhall.kernel.state import FATE

ENDING = ".mead"
"""How the name of a file with such a text ends."""
WIDTH = 100
LEFT_OUT_IF_NONE = ("pack", "start")
DEEPEST = 50
"""So many brackets within brackets are enough for anybody, and not too many for Python."""

TOKEN = re.compile(
    r"[ \t]*#[^\n]*$|\{(?P<says>(?:\\.|[^\\}])*)\}|(?P<bracket>[()])|(?P<line>[^{}()\n]+)|\n", re.DOTALL | re.MULTILINE
)
LINE = re.compile(r"(?:(?P<number>\d{1,9})\.\s*)?(?:(?P<fate>fate)|P(?P<seat>\d{1,2}))\s*:(?P<done>.*)", re.IGNORECASE)
HEADER = re.compile(r"\[(?P<name>[a-z]+)\s+(?P<value>.+)\]")


# --- writing --------------------------------------------------------------------------------------


def write_text(save: Save, title: str) -> str:
    """The text of a save; ``title`` is a remark above it."""
    lines = [f"# {title}"]
    for name, value in msgspec.to_builtins(save).items():
        if name in ("journal", "annotations") or (value is None and name in LEFT_OUT_IF_NONE):
            continue
        if name == "notes" and not value:
            continue
        lines.append(f"[{name} {msgspec.json.encode(value).decode()}]")
    annotations = () if save.annotations is msgspec.UNSET else save.annotations
    return "\n".join([*lines, "", *course(save.journal, annotations, 0, "")]) + "\n"


def course(entries: Sequence[SavedEntry], annotations: Sequence[Annotation], begun: int, indent: str) -> Iterator[str]:
    """The lines of a game, or of one that might have been, of which ``begun`` entries lie before."""
    # A variation that replaces an entry stands after it, and so does one that goes on from the last.
    last = begun + len(entries)
    after: dict[int, list[Annotation]] = {}
    for annotation in annotations:
        place = min(annotation.at + 1, last) if annotation.line else annotation.at
        after.setdefault(place, []).append(annotation)
    yield from asides(after.get(begun, ()), indent)
    n = begun
    while n < last:
        run = [entries[n - begun]]
        while not after.get(n + len(run)) and n + len(run) < last and entries[n + len(run) - begun].by == run[0].by:
            more = entries[n + len(run) - begun]
            if len(indent) + sum(len(entry.do) + 2 for entry in (*run, more)) > WIDTH:
                break
            run.append(more)
        yield f"{indent}{n + 1}. {who(run[0].by)}: {'; '.join(entry.do for entry in run)}"
        n += len(run)
        yield from asides(after.get(n, ()), indent)


def asides(annotations: Iterable[Annotation], indent: str) -> Iterator[str]:
    for annotation in annotations:
        if annotation.line:
            yield f"{indent}("
            deeper = f"{indent}  "
            if annotation.says:
                yield f"{deeper}{remark(annotation.says)}"
            yield from course(annotation.line, annotation.annotations, annotation.at, deeper)
            yield f"{indent})"
        else:
            yield f"{indent}{remark(annotation.says)}"


def remark(says: str) -> str:
    return "{" + re.sub(r"[\\}]", r"\\\g<0>", says) + "}"


def who(by: int) -> str:
    return "fate" if by == FATE else f"P{by + 1}"


# --- reading --------------------------------------------------------------------------------------


class Course:
    """What is read between two brackets, or outside all of them."""

    def __init__(self, begun: int, opened: int) -> None:
        self.begun: int | None = None if opened else begun
        self.latest = begun
        """How many entries lie before it where it goes on from the entry above it."""
        self.opened = opened
        self.says = ""
        self.entries: list[SavedEntry] = []
        self.places = Places([], [])
        self.annotations: list[Annotation] = []

    @property
    def reached(self) -> int:
        return self.latest if self.begun is None else self.begun + len(self.entries)


def read_text(text: str) -> tuple[Save, Places]:
    """The save that a text holds, and where everything stands; nothing is played yet.

    Raises ``SaveError``, which names the line and the reason.
    """
    header, lines, rest = read_header(text)
    open_courses = [Course(0, 0)]
    at, line = 0, text.count("\n", 0, len(text) - len(rest)) + 1
    while at < len(rest):
        found = TOKEN.match(rest, at)
        if found is None:
            raise wrong(line, "a brace is never closed" if rest[at] == "{" else f"{rest[at]!r} is out of place")
        read_token(found, line, open_courses)
        line += found.group().count("\n")
        at = found.end()
    if len(open_courses) > 1:
        raise wrong(open_courses[-1].opened, "this bracket is never closed")
    (game,) = open_courses
    game.places.header = lines or {"": 1}
    header["journal"] = ()
    try:
        save = checked(convert(header, Save, "", SaveError))
    except SaveError as error:
        raise game.places.located(error) from None
    save = msgspec.structs.replace(
        save, journal=tuple(game.entries), annotations=tuple(game.annotations) or msgspec.UNSET
    )
    return save, game.places


def read_header(text: str) -> tuple[dict[str, object], dict[str, int], str]:
    """The fields in square brackets, their lines, and what follows them."""
    header: dict[str, object] = {}
    lines: dict[str, int] = {}
    at = 0
    for number, line in enumerate(text.splitlines(keepends=True), 1):
        plain = line.strip()
        if plain and not plain.startswith("#"):
            if not plain.startswith("["):
                break
            found = HEADER.fullmatch(plain)
            if found is None:
                raise wrong(number, 'a line of the header looks like [players 3] or [game "ice-garden"]')
            if found["name"] in header or found["name"] in ("journal", "annotations"):
                raise wrong(number, f"{found['name']} does not belong here")
            try:
                header[found["name"]] = msgspec.json.decode(found["value"])
            except (msgspec.DecodeError, RecursionError):
                raise wrong(number, f"what stands behind {found['name']} is no JSON") from None
            lines[found["name"]] = number
        at += len(line)
    return {"pack": None, "start": None, **header}, lines, text[at:]


def read_token(token: re.Match[str], line: int, open_courses: list[Course]) -> None:
    course = open_courses[-1]
    if token["says"] is not None:
        says = re.sub(r"\\(.)", r"\1", token["says"], flags=re.DOTALL)
        if course.opened and not course.entries and not course.says:
            course.says = says
        else:
            course.annotations.append(Annotation(course.reached, says))
    elif token["bracket"] == "(":
        if len(open_courses) == DEEPEST:
            raise wrong(line, f"more than {DEEPEST} brackets within one another")
        open_courses.append(Course(course.reached, line))
    elif token["bracket"] == ")":
        if len(open_courses) == 1:
            raise wrong(line, "a bracket is closed that was never opened")
        close(open_courses, line)
    elif token["line"] is not None and token["line"].strip():
        read_line(token["line"].strip(), line, course)


def close(open_courses: list[Course], line: int) -> None:
    course = open_courses.pop()
    if course.begun is None or not course.entries:
        raise wrong(line, "nothing stands between these brackets")
    annotation = Annotation(course.begun, course.says, tuple(course.entries), tuple(course.annotations))
    open_courses[-1].annotations.append(annotation)
    open_courses[-1].places.within.append(course.places)


def read_line(text: str, line: int, course: Course) -> None:
    found = LINE.fullmatch(text)
    if found is None:
        raise wrong(line, f"{text!r} is not written like 12. P1: ... or fate: ...")
    number = None if found["number"] is None else int(found["number"])
    if course.begun is None:
        # What might have been takes the place of the entry above it, or follows it if its number says so.
        instead = max(course.latest - 1, 0)
        course.begun = instead if number is None else number - 1
        if course.begun not in (instead, course.latest):
            raise wrong(line, f"number {number} is neither {instead + 1} nor {course.latest + 1}")
    expected = course.reached + 1
    if number is not None and number != expected:
        raise wrong(line, f"number {number} should be {expected}; numbers may be left out")
    by = FATE if found["fate"] else int(found["seat"]) - 1
    for done in found["done"].split(";"):
        if not done.strip():
            raise wrong(line, "an empty text is no action")
        course.entries.append(SavedEntry(by, " ".join(done.split())))
        course.places.entries.append(f"line {line}")


def wrong(line: int, problem: str) -> SaveError:
    return SaveError(f"line {line}", problem)
