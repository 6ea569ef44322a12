"""How far a path reaches: its pieces, each able to stand alone, with the box that holds all its points."""

from __future__ import annotations

import re
from collections.abc import Iterator

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
