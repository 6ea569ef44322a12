"""The script: its syntax and its pure functions, by node; and what it must not do."""

from __future__ import annotations

import re
import shutil
import subprocess

import pytest

from tests.web.samples import WEB

SCRIPT = WEB / "static" / "meadhall.js"
NODE = shutil.which("node")


@pytest.mark.skipif(NODE is None, reason="node is not installed")
def test_pure_functions() -> None:
    assert NODE is not None
    tests = WEB.parents[2] / "tests" / "web" / "script.test.mjs"
    done = subprocess.run([NODE, "--test", str(tests)], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_script_stands_alone() -> None:
    text = SCRIPT.read_text("utf-8")
    assert not re.search(r"^\s*import\b|\bimport\(|\beval\(|new Function\(", text, re.MULTILINE)


def test_the_script_knows_no_game() -> None:
    text = SCRIPT.read_text("utf-8").lower()
    for word in ("ice-garden", "vuko", "callo", "region:", "marker", "m-factor"):
        assert not re.search(rf"\b{word}", text.replace("callout", ""))


def test_every_element_that_the_script_asks_for_is_in_a_template() -> None:
    templates = "".join(path.read_text("utf-8") for path in (WEB / "templates").rglob("*.html"))
    made = {"veil", "sheet-home", "board", "seats"}  # by the script itself, or by the server
    for id in set(re.findall(r'byId\("([\w-]+)"\)', SCRIPT.read_text("utf-8"))) - made:
        assert f'id="{id}"' in templates or id in ("log", "chat", "rules", "notes") or id.startswith("tab-"), id
