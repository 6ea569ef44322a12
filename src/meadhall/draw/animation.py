"""A game as one moving picture: SVG whose style sheet shows each part of it while it looked so. No script."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from itertools import count

from meadhall.draw.picture import Picture

HELD = 3
"""The last position stands so many times as long as the others, before all begins anew."""
ID = re.compile(r'\bid="([^"]+)"')
Looks = dict[str, list[int]]
"""How something looked, with the frames in which it did."""


class Place:
    """Where a part stands in the drawing order. A part that is drawn now before another and now behind it has two."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.looks: Looks = {}


def animated(frames: Iterable[Picture], seconds: float, theme: str = "light") -> str:
    """The pictures one after the other, each for so many seconds, again and again.

    They are pictures of one game, all of one size. What does not change is in the file once, and so is each look of a
    part, however often it comes back. Who has asked for less motion sees the last picture.
    """
    grounds: Looks = {}
    places: list[Place] = []
    last, length = None, 0
    for length, picture in enumerate(frames, 1):
        last = picture
        grounds.setdefault(picture.ground, []).append(length - 1)
        places = drawn(places, picture, length - 1)
    if last is None:
        raise ValueError("there is nothing to show")
    clock = Clock(length, seconds)
    ground = "".join(clock.timed(look, shown) for look, shown in grounds.items())
    whole = Picture(last.width, last.height, last.name, ground, look=last.look)
    times: Counter[str] = Counter()
    for place in places:
        for look, shown in place.looks.items():
            version = f"{place.id}-{times[place.id]}"
            whole.parts[version] = clock.timed(own_ids(look, f"-{times[place.id]}"), shown)
            times[place.id] += 1
    return whole.svg(theme).replace("</style>", f"{clock.sheet()}</style>", 1)


def drawn(places: list[Place], picture: Picture, frame: int) -> list[Place]:
    """The places when one more picture has been drawn on them, with new ones where its parts have none in order."""
    ids = list(picture.parts)
    found: list[Place] = []
    steps = SequenceMatcher(None, [place.id for place in places], ids, autojunk=False).get_opcodes()
    for what, begin, end, first, behind in steps:
        here = places[begin:end]
        if what != "equal":
            found += here
            here = [Place(id) for id in ids[first:behind]]
        for place in here:
            place.looks.setdefault(picture.parts[place.id], []).append(frame)
        found += here
    return found


def own_ids(look: str, ending: str) -> str:
    """The same with ids of its own, so that no look of a part refers to what another one has called so."""
    for id in set(ID.findall(look)):
        look = re.sub(rf'(\bid="|#){re.escape(id)}(?=["\')])', rf"\g<1>{id}{ending}", look)
    return look


class Clock:
    """When things are shown: a class of the style sheet for all that are shown in the same frames."""

    def __init__(self, frames: int, seconds: float) -> None:
        self.frames = frames
        self.beats = frames - 1 + HELD
        self.seconds = seconds * self.beats
        self.names = (f"shown-{n}" for n in count(1))
        self.classes: dict[tuple[int, ...], str] = {}

    def timed(self, look: str, shown: Sequence[int]) -> str:
        """Something in a group that is seen in these frames only; what is seen in all stays as it is."""
        if len(shown) == self.frames:
            return look
        frames = tuple(shown)
        if frames not in self.classes:
            self.classes[frames] = next(self.names)
        return f'<g class="{self.classes[frames]}">{look}</g>'

    def sheet(self) -> str:
        rules = [self.rule(name, frames) for frames, name in self.classes.items()]
        still = "@media(prefers-reduced-motion:reduce){[class^=shown-]{animation:none!important}}"
        return "".join([*rules, still])

    def rule(self, name: str, frames: tuple[int, ...]) -> str:
        seen = set(frames)
        steps = ["0%{visibility:hidden}"] if 0 not in seen else []
        changes = (frame for frame in range(self.frames) if (frame in seen) != (frame - 1 in seen))
        steps += [f"{self.at(frame)}%{{visibility:{'visible' if frame in seen else 'hidden'}}}" for frame in changes]
        base = "visible" if self.frames - 1 in seen else "hidden"
        return (
            f".{name}{{visibility:{base};animation:{name} {self.seconds:g}s step-end infinite}}"
            f"@keyframes {name}{{{''.join(steps)}}}"
        )

    def at(self, frame: int) -> str:
        return f"{100 * frame / self.beats:.4f}".rstrip("0").rstrip(".")
