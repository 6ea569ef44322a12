"""What only one game looks like lies with that game, and nothing lies about that nobody uses."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import meadhall
from meadhall.draw import style
from meadhall.web import assets, styles
from tests.draw.classes import Writer, styled

SOURCE = Path(meadhall.__file__).parent
SCRIPT = "".join(file.read_text("utf-8") for file in (SOURCE / "web" / "static" / "script").glob("*.js"))
STATES = set(re.findall(r'classList\.\w+\("([\w-]+)"', SCRIPT)) | set(re.findall(r"[\"` ]\.([\w-]+)", SCRIPT))
"""What the page itself puts on places, or looks for."""
AROUND = {"on", "done"}
"""What ``draw.tracks`` asks its users to put around a label or a field."""
TWICE = {"sign", "veil"}
"""The page has these names for something else."""
LOOKS = {game.slug: game.board.look for game in map(meadhall.load, meadhall.games())}


@cache
def boards() -> dict[str, Writer]:
    folders = (each for each in (SOURCE / "games").iterdir() if each.is_dir())
    made = {each.name: Writer((each / "board").glob("*.py")) for each in folders}
    return {name: board for name, board in made.items() if board.names}


@cache
def shared() -> list[Writer]:
    return [Writer((SOURCE / "draw").glob("*.py")), Writer((SOURCE / "new_game").rglob("*.py"))]


def rules(sheet: str) -> Iterator[set[str]]:
    """The classes that each rule names, those of the rules around it included."""
    around: list[set[str]] = []
    for selector, end in re.findall(r"([^{};]*)\{|(\})", sheet):
        if end:
            around.pop()
        else:
            around.append(set(re.findall(r"\.([a-zA-Z][\w-]*)", selector)))
            if not selector.lstrip().startswith("@"):
                yield set[str]().union(*around)


def test_the_reader_of_the_source_finds_what_is_written(tmp_path: Path) -> None:
    file = tmp_path / "board.py"
    file.write_text(
        '"""No class."""\nuse = "<use class="\nrect("one two", 0)\nscribe.write("not-me")\n'
        'one = f\'<g class="three{more}"/><g class="q-{kind} four">\'\ntwo = f\'{use}"five"/>\'\n'
    )
    found = Writer([file])
    assert all(map(found.writes, ("one", "two", "three", "four", "five", "q-A")))
    assert not any(map(found.writes, ("No", "class", "not-me", "q", "r-A")))


def test_a_class_of_the_house_is_used_by_the_house_or_by_several_games() -> None:
    lonely = {}
    for name in styled(style.css()):
        games = [game for game, board in boards().items() if board.writes(name)]
        if len(games) < 2 and name not in STATES | AROUND and not any(each.writes(name) for each in shared()):
            lonely[name] = games
    assert lonely == {}


@pytest.mark.parametrize("slug", LOOKS)
def test_a_class_of_a_game_is_written_by_its_board(slug: str) -> None:
    board = boards()[slug.replace("-", "_")]
    look = LOOKS[slug]
    known = styled(style.css()) | styled(assets.pages_sheet())
    assert {name for name in styled(look.sheet + look.panels) - known if not board.writes(name)} == set()


def test_no_page_styles_what_only_one_game_writes() -> None:
    """Words of templates and scripts are taken as classes too: rather one too few is found than one too many."""
    page = set(re.findall(r"[\w-]+", SCRIPT))
    for file in (*(SOURCE / "web").rglob("*.html"), *(SOURCE / "server").rglob("*.py")):
        page |= set(re.findall(r"[\w-]+", file.read_text("utf-8")))
    writers = [*boards().values(), *shared()]
    named = styled(assets.pages_sheet()) - page
    assert {name for name in named if sum(each.writes(name) for each in writers) == 1} <= {"band", "stitch"}


def test_no_two_games_style_the_same_class() -> None:
    """Every rule of a game names a class that no other sheet knows, so that it changes nothing of anybody else."""
    house = (styled(style.css()) | styled(assets.pages_sheet())) - TWICE
    named = Counter(name for look in LOOKS.values() for name in styled(look.sheet + look.panels) - house)
    own = {
        slug: {name for name in styled(look.sheet + look.panels) if named[name] == 1} for slug, look in LOOKS.items()
    }
    for slug, look in LOOKS.items():
        assert [rule for rule in rules(look.sheet + look.panels) if not rule & own[slug]] == []


def test_a_colour_has_one_meaning_and_is_used() -> None:
    house = set(style.values("light")) | set(re.findall(r"--([\w-]+):", assets.pages_sheet()))
    for slug, look in LOOKS.items():
        assert set(look.dark) <= set(look.light)
        assert set(look.light) & house == set()
        used = set(re.findall(r"var\(--([\w-]+)\)", look.sheet + look.panels))
        assert used <= house | set(look.light), slug
        assert set(look.light) <= used, slug
    names = Counter(name for look in LOOKS.values() for name in look.light)
    assert [name for name, times in names.items() if times > 1] == []


def test_the_page_has_what_every_game_brings_and_a_picture_only_what_its_own_does() -> None:
    sheet = assets.assets()["meadhall.css"].body.decode()
    assert styles.looks() == list(LOOKS.values())
    for look in LOOKS.values():
        assert look.sheet in sheet
        assert look.panels in sheet
    ice, king = meadhall.load("ice-garden"), meadhall.load("mountain-king")
    alone = ice.draw(ice.new(2).view(None))
    assert ".helm{" in alone
    assert ".rung{" not in alone
    assert "var(--" not in king.draw(king.new(3).view(None), theme="dark")
