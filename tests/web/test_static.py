"""Styles, colours, typefaces and the sign of the house."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

from meadhall.draw import style
from meadhall.web import assets, fonts, styles
from tests.web.samples import WEB

STATIC = WEB / "static"


def test_one_sheet_has_the_typefaces_the_pictures_and_the_pages() -> None:
    sheet = assets.assets()["meadhall.css"].body.decode()
    assert sheet.count("font-display:swap") == sum(len(fonts.files(package)) for package in fonts.CUTS)
    assert style.small(styles.sheet()) in sheet
    assert "/*" not in sheet
    assert "\n" not in sheet


def test_every_part_of_the_sheet_is_sent() -> None:
    assert sorted(assets.PARTS) == sorted(file.stem for file in assets.STYLE.glob("*.css"))


def test_a_sheet_is_made_small_without_a_change_of_meaning() -> None:
    sheet = """
    /* a comment; {with} signs */
    .one > .two , a :hover {
      width: calc(100% - 2px);
      margin: 0 -4px;
      content: "";
    }
    """
    assert style.small(sheet) == '.one > .two,a :hover{width:calc(100% - 2px);margin:0 -4px;content:""}'


def test_every_colour_of_the_page_is_defined() -> None:
    own = assets.pages_sheet()
    # Set by the script, and by pictures that say how large they are.
    told = {
        "advice",
        "coach",
        "done",
        "at",
        "prompt",
        "wide",
        "tall",
        "since",
        "share",
        "dock",
        "stage-wide",
        "tint",
        "of",
    }
    defined = set(re.findall(r"--([\w-]+):", own + styles.sheet())) | told
    assert set(re.findall(r"var\(--([\w-]+)", own)) <= defined


def test_braces_of_the_sheet_match() -> None:
    own = re.sub(r"/\*.*?\*/", "", assets.pages_sheet(), flags=re.DOTALL)
    depth = 0
    for sign in re.findall(r"[{}]", own):
        depth += 1 if sign == "{" else -1
        assert depth >= 0
    assert depth == 0


def test_motion_can_be_switched_off() -> None:
    own = assets.pages_sheet()
    quiet = "@media (prefers-reduced-motion: reduce){*,*::before,*::after{animation:none !important"
    assert quiet in style.small(own)


def test_nothing_moves_without_end() -> None:
    """A page on which somebody thinks keeps no processor busy."""
    sheet = assets.assets()["meadhall.css"].body.decode()
    assert "animation:" in sheet
    assert "infinite" not in sheet


def test_the_sign_is_an_svg() -> None:
    assert ElementTree.parse(STATIC / "mark.svg").getroot().tag == "{http://www.w3.org/2000/svg}svg"


def test_without_npm_the_page_does_without_its_typefaces(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fonts, "FOLDER", tmp_path / "fonts")
    monkeypatch.setattr(fonts, "STATIC", tmp_path)
    monkeypatch.setattr("shutil.which", lambda name: None)
    fonts.main()
    assert "npm is not installed" in capsys.readouterr().err
    assert not (tmp_path / "fonts").exists()


def test_a_failing_npm_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(*args: object, **kwargs: object) -> None:
        raise subprocess.CalledProcessError(1, "npm")

    monkeypatch.setattr(fonts, "FOLDER", tmp_path / "fonts")
    monkeypatch.setattr(fonts, "STATIC", tmp_path)
    monkeypatch.setattr("shutil.which", lambda name: "/bin/npm")
    monkeypatch.setattr("subprocess.run", run)
    fonts.main()
    assert "the page uses another" in capsys.readouterr().err


def test_an_archive_that_is_not_the_one_we_know_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(*args: object, cwd: str, **kwargs: object) -> None:
        (Path(cwd) / "fonts.tgz").write_bytes(b"something else")

    monkeypatch.setattr(fonts, "FOLDER", tmp_path / "fonts")
    monkeypatch.setattr(fonts, "STATIC", tmp_path)
    monkeypatch.setattr("shutil.which", lambda name: "/bin/npm")
    monkeypatch.setattr("subprocess.run", run)
    fonts.main()
    assert "@fontsource/cabin@5.2.8 is not what it was" in capsys.readouterr().err
    assert not (tmp_path / "fonts").exists()


def test_no_style_looks_through_the_whole_page_after_each_change() -> None:
    """With such a :has() a browser restyles every part of the map after each move."""
    sheet = assets.assets()["meadhall.css"].body.decode()
    assert re.findall(r"(?:^|[\s>+~{};,])(?:body|html|:root|\.table[^\s>+~{};,]*)?:has\([^{]*", sheet) == []
