"""The script: its syntax and its pure functions, by node; and what it must not do."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from meadhall.web.assets import IMPORT, modules
from tests.web.samples import WEB

SCRIPT = WEB / "static" / "script"
TESTS = WEB.parents[2] / "tests" / "web" / "script"
LONGEST = 300
NODE = shutil.which("node")


@pytest.mark.skipif(NODE is None, reason="node is not installed")
def test_pure_functions() -> None:
    assert NODE is not None
    tests = sorted(str(file) for file in TESTS.glob("*.test.mjs"))
    done = subprocess.run([NODE, "--test", *tests], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr


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
    assert {f"script/{file.name}" for file in SCRIPT.glob("*.js")} == set(modules("script/table.js"))
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
