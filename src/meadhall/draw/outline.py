"""How far a path reaches: its pieces, each able to stand alone, with the box that holds all its points."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import hypot

from meadhall.draw.markup import Point, number

Extent = tuple[float, float, float, float]
"""Left, top, right, bottom."""

TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
"""How many numbers each command takes."""
COMMAND = re.compile(r"([A-Za-z])([^A-Za-z]*)")
NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
FLAG = re.compile("[01]")


def outline(d: str) -> Iterator[tuple[str, Extent]]:
    """The pieces of a path, each from one "move to" to the next."""
    at: Point = (0.0, 0.0)
    written, points = "", [at]
    for command, words in COMMAND.findall(d):
        if command in "Mm":
            if written:
                yield written, around(points)
            first, rest = split_start(words)
            at = (at[0] + first[0], at[1] + first[1]) if command == "m" else first
            written, points = f"M{number(at[0])} {number(at[1])}", [at]
            start = at
            if rest:
                at = walk("l" if command == "m" else "L", rest, at, points)
                written += ("l" if command == "m" else "L") + " ".join(map(number, rest))
        elif command in "Zz":
            written, at = f"{written}{command}", start
        else:
            written += command + words
            at = walk(command, numbers_of(command, words), at, points)
    if written:
        yield written, around(points)


def thinned(d: str, most: float) -> str:
    """The same path without those corners of straight lines that lie hardly beside a longer line: ``most`` at most."""
    at = start = 0.0, 0.0
    written, line = "", [at]
    for command, words in COMMAND.findall(d):
        if command in "Ll":
            at = along(command, numbers_of(command, words), at, line)
            continue
        written += told(corners(line, most))
        if command in "Mm":
            first, rest = split_start(words)
            at = start = (at[0] + first[0], at[1] + first[1]) if command == "m" else first
            written += f"M{number(at[0])} {number(at[1])}"
            line = [at]
            at = along("l" if command == "m" else "L", rest, at, line)
        else:
            written += command + words
            at = start if command in "Zz" else walk(command, numbers_of(command, words), at, [])
            line = [at]
    return written + told(corners(line, most))


def along(command: str, numbers: list[float], at: Point, line: list[Point]) -> Point:
    """Go along straight lines, whose ends are added."""
    points: list[Point] = []
    at = walk(command, numbers, at, points)
    line += points[1::2]
    return at


def told(line: list[Point]) -> str:
    """Straight lines as a command; a corner is where it would be by the numbers that are written."""
    steps, (x, y) = "", line[0]
    for u, v in line[1:]:
        right, down = round(u - x, 1), round(v - y, 1)
        x, y = x + right, y + down
        steps += f" {number(right)} {number(down)}"
    return f"l{steps[1:]}".replace(" -", "-") if steps else ""


def corners(line: list[Point], most: float) -> list[Point]:
    """The corners of a line that are needed, after Douglas and Peucker."""
    if len(line) < 3:
        return line
    (x, y), (u, v) = line[0], line[-1]
    wide, tall = u - x, v - y
    length = hypot(wide, tall)
    beside = [
        abs(wide * (b - y) - tall * (a - x)) / length if length > most else hypot(a - x, b - y) for a, b in line[1:-1]
    ]
    furthest = max(beside)
    if furthest <= most:
        return [line[0], line[-1]]
    middle = beside.index(furthest) + 1
    return corners(line[: middle + 1], most)[:-1] + corners(line[middle:], most)


def split_start(words: str) -> tuple[Point, list[float]]:
    found = [float(word) for word in NUMBER.findall(words)]
    return (found[0], found[1]), found[2:]


def numbers_of(command: str, words: str) -> list[float]:
    """The numbers behind a command. The two flags of an arc are one digit each, with or without a space behind them."""
    found: list[float] = []
    flags = (3, 4) if command in "Aa" else ()
    words = words.lstrip(" ,")
    while words:
        match = (FLAG if len(found) % TAKES["A"] in flags else NUMBER).match(words)
        assert match is not None, words
        found.append(float(match[0]))
        words = words[match.end() :].lstrip(" ,\n")
    return found


def walk(command: str, numbers: list[float], at: Point, points: list[Point]) -> Point:
    """Go along one command; the points on the way are added, those that only pull at a curve too."""
    takes, relative = TAKES[command.upper()], command.islower()
    for k in range(0, len(numbers), takes):
        group = numbers[k : k + takes]
        x, y = at if relative else (0.0, 0.0)
        match command.upper():
            case "H":
                at = (x + group[0], at[1])
            case "V":
                at = (at[0], y + group[0])
            case "A":
                reach = 2 * max(group[0], group[1])
                points += [(at[0] - reach, at[1] - reach), (at[0] + reach, at[1] + reach)]
                at = (x + group[5], y + group[6])
            case _:
                points += [(x + u, y + v) for u, v in zip(group[::2], group[1::2], strict=True)]
                at = points[-1]
        points.append(at)
    return at


def around(points: list[Point]) -> Extent:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)
