"""The script: its types and its logic, by node; and what it must not do."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from meadhall.web.assets import IMPORT, modules
from tests.web import live_types, typescript
from tests.web.samples import WEB

SCRIPT = WEB / "static" / "script"
TESTS = WEB.parents[2] / "tests" / "web" / "script"
LONGEST = 300
NODE = shutil.which("node")


def node(*words: str) -> str:
    """Runs node; what it said, if something is wrong."""
    if NODE is None:
        pytest.skip("node is not installed")
    done = subprocess.run([NODE, *words], capture_output=True, text=True, timeout=120)
    return done.stdout + done.stderr if done.returncode else ""


@pytest.mark.parametrize("file", sorted(TESTS.glob("*.test.mjs")), ids=lambda file: file.name.removesuffix(".test.mjs"))
def test_logic(file: Path) -> None:
    told = node("--test", str(file))
    assert not told, told


def test_types() -> None:
    if not typescript.TSC.is_file():
        pytest.skip("TypeScript is not there: make test fetches it where npm and a net are")
    told = node(str(typescript.TSC), "-p", str(WEB / "jsconfig.json"), "--noEmit")
    assert not told, told


def test_without_npm_types_are_not_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(typescript, "FOLDER", tmp_path / "typescript")
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert typescript.main() == 1
    assert "npm is not installed" in capsys.readouterr().err
    assert not (tmp_path / "typescript").exists()


def test_no_type_is_ignored() -> None:
    assert not re.search(r"@ts-(ignore|expect-error|nocheck)", whole())


def test_the_script_knows_the_messages_of_the_server() -> None:
    assert live_types.FILE.read_text("utf-8") == live_types.written(), "run python -m tests.web.live_types"


def whole() -> str:
    return "\n".join(file.read_text("utf-8") for file in sorted(SCRIPT.glob("*.js")))


@pytest.mark.parametrize("file", sorted(SCRIPT.glob("*.js")), ids=lambda file: file.stem)
def test_a_module_stands_alone_and_is_short(file: Path) -> None:
    text = file.read_text("utf-8")
    assert not re.search(r"\bimport\(|\beval\(|new Function\(", text)
    # The server finds the modules to be fetched ahead by their imports.
    assert text.count("import ") == len(IMPORT.findall(text))
    assert len(text.splitlines()) <= LONGEST


def test_every_module_is_used() -> None:
    assert {f"script/{file.name}" for file in SCRIPT.glob("*.js")} == {
        *modules("script/table.js"),
        *modules("script/puzzle.js"),
    }
    assert "script/page.js" in modules("script/table.js")


def test_the_script_knows_no_game() -> None:
    text = whole().lower()
    for word in ("ice-garden", "vuko", "callo", "region:", "marker", "m-factor"):
        assert not re.search(rf"\b{word}", text.replace("callout", ""))


def test_every_element_that_the_script_asks_for_is_in_a_template() -> None:
    templates = "".join(path.read_text("utf-8") for path in (WEB / "templates").rglob("*.html"))
    made = {"veil", "sheet-home", "board", "seats"}  # by the script itself, or by the server
    for id in set(re.findall(r'byId\("([\w-]+)"\)', whole())) - made:
        assert f'id="{id}"' in templates or id in ("log", "chat", "rules", "notes") or id.startswith("tab-"), id
