"""A moving picture shows each of its pictures as it is, and holds everything once."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

import meadhall
from meadhall.cli import main
from meadhall.draw.animation import HELD, animated
from meadhall.draw.picture import Picture

GROUP = "{http://www.w3.org/2000/svg}g"


def picture(ground: str, **parts: str) -> Picture:
    return Picture(
        10, 10, "a table", f'<g id="{ground}"/>', {id: f'<g id="{id}">{look}</g>' for id, look in parts.items()}
    )


HUT = '<clipPath id="cut"/><path clip-path="url(#cut)"/><use href="#cut"/>'
COURSE = [
    picture("day", hut=HUT, elk='<path d="1"/>'),
    picture("day", hut=HUT, bear='<path d="2"/>', elk='<path d="1"/>'),
    picture("night", hut=HUT.replace("<use", '<path d="3"/><use'), elk='<path d="1"/>', bear='<path d="2"/>'),
    picture("day", hut=HUT, elk='<path d="1"/>'),
]


def written(part: ElementTree.Element) -> str:
    return ElementTree.tostring(part, "unicode")


def seen(svg: str, frame: int, frames: int) -> tuple[str, list[str]]:
    """The ground and the parts that can be seen in a frame, by the clock of the style sheet."""
    root = ElementTree.fromstring(svg)
    style = re.search(r"<style>(.*?)</style>", svg, re.DOTALL)
    assert style is not None
    at = 100 * (frame + 0.5) / (frames - 1 + HELD)
    hidden: set[str] = set()
    for name, steps in re.findall(r"@keyframes (shown-\d+)\{((?:[\d.]+%\{[^}]*\})+)\}", style[1]):
        told = [(float(when), what) for when, what in re.findall(r"([\d.]+)%\{visibility:(\w+)\}", steps)]
        if [what for when, what in told if when <= at][-1] == "hidden":
            hidden.add(name)
    ground, parts = (group for group in root if group.get("class") in ("ground", "parts"))

    def shown(layer: ElementTree.Element) -> list[str]:
        here = [each for each in layer if each.get("class") not in hidden]
        inner = [part for each in here for part in (each if each.get("class") else [each])]
        # Whatever other tests have called the namespace of pictures.
        return [re.sub(r' xmlns(:\w+)?="[^"]*"|(?<=<)\w+:|(?<=</)\w+:', "", written(part)) for part in inner]

    return "".join(shown(ground)), shown(parts)


def test_every_frame_shows_what_its_picture_does() -> None:
    svg = animated(COURSE, 0.5)
    for frame, each in enumerate(COURSE):
        ground, parts = seen(svg, frame, len(COURSE))
        plain = [re.sub(r'(id="|#)(\w+)-\d+', r"\1\2", part).replace(" />", "/>") for part in parts]
        assert ground.replace(" />", "/>") == each.ground
        assert plain == list(each.parts.values())


def test_what_comes_back_is_in_the_file_once_and_ids_are_never_shared() -> None:
    svg = animated(COURSE, 0.5)
    assert svg.count('d="1"') == 2, "once before the bear and once behind it"
    assert svg.count('<g id="day"/>') == 1
    ids = Counter(re.findall(r'\bid="([^"]+)"', svg))
    assert ids.most_common(1)[0][1] == 1
    assert set(re.findall(r'(?:url\(|href=")#([^)"]+)', svg)) <= set(ids)
    assert "hut-1" in ids


def test_without_motion_the_last_picture_is_seen() -> None:
    svg = animated(COURSE, 0.5)
    rules = re.findall(r"\.shown-\d+\{visibility:(\w+);.*?\{visibility:(\w+)\}\}", svg)
    assert {base for base, _ in rules} == {"visible", "hidden"}
    assert all(base == at_last for base, at_last in rules)
    assert "prefers-reduced-motion" in svg


def test_a_single_picture_does_not_move() -> None:
    assert "@keyframes shown" not in animated(COURSE[:1], 1.0)
    with pytest.raises(ValueError, match="nothing to show"):
        animated([], 1.0)


@pytest.mark.parametrize("slug", meadhall.games())
def test_the_pictures_of_every_game_can_move(slug: str) -> None:
    game = meadhall.load(slug)
    match = game.match(seed=3)
    for _ in range(4):
        decision = match.state.decision
        assert decision is not None
        match.play(decision.options[0])
    assert game.board is not None
    frames = [next(iter(game.board.pictures(state.view(None), "en", "phone").values())) for state in match.positions()]
    svg = animated(frames, 1.0)
    assert ElementTree.fromstring(svg).get("viewBox") == f"0 0 {frames[0].width:g} {frames[0].height:g}"
    assert len(svg) < 2 * len(frames[-1].svg())
    assert max(Counter(re.findall(r'<(?!g|use)\w+ [^>]*\bid="([^"]+)"', svg)).values(), default=1) == 1
    assert set(re.findall(r'(?:url\(|href=")#([^)"]+)', svg)) <= set(re.findall(r'\bid="([^"]+)"', svg))
    assert "<script" not in svg


@pytest.mark.parametrize("slug", meadhall.games())
def test_the_command_draws_a_game_that_moves(slug: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = meadhall.load(slug).match(2, seed=3)
    for _ in range(8):
        decision = match.state.decision
        assert decision is not None
        match.play(decision.options[0])
    match.save(tmp_path / "game.mead")
    line = ["draw", str(tmp_path / "game.mead"), "--animate", "--layout", "phone", "-o"]
    frames = {}
    for more in ("", "--frames 3", "--moment 0"):
        assert main([*line, str(tmp_path / "game.svg"), *more.split()]) == 0
        frames[more] = len(set(re.findall(r"([\d.]+)%\{visibility", (tmp_path / "game.svg").read_text("utf-8"))))
    # A frame on which nothing seems to change has no moment of its own.
    assert frames["--moment 0"] == 0 < frames["--frames 3"] <= 3 < frames[""]
    assert main([*line, str(tmp_path / "game.png")]) == 2
    assert "does not end in .svg" in capsys.readouterr().err
