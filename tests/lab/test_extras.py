"""Whoever lacks a package is told which extra brings it."""

from __future__ import annotations

import subprocess
import sys

import pytest

PACKAGES = ("gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel")
EXTRAS = {
    "meadhall.lab.envs.ice_garden_v0": "pettingzoo",
    "meadhall.lab.envs.mountain_king_v0": "pettingzoo",
    "meadhall.lab.envs.dragon_lords_v0": "pettingzoo",
    "meadhall.lab.envs.solo": "gymnasium",
    "meadhall.lab.envs.vector": "gymnasium",
    "meadhall.lab.spiel": "openspiel",
}
SCRIPT = """
import sys
from importlib import import_module

missing, modules = sys.argv[1].split(), sys.argv[2].split()
sys.modules.update(dict.fromkeys(missing))
for module in modules:
    try:
        import_module(module)
    except ModuleNotFoundError as error:
        print(error)
"""


@pytest.mark.parametrize("has", ["", "numpy"])
def test_a_missing_package_is_named_with_its_extra(has: str) -> None:
    """In a process of its own, because modules that were imported halfway would hurt other tests."""
    missing = " ".join(package for package in PACKAGES if package != has)
    ran = subprocess.run(
        [sys.executable, "-c", SCRIPT, missing, " ".join(EXTRAS)], capture_output=True, text=True, check=True
    )
    said = ran.stdout.splitlines()
    assert [line.partition("; ")[2] for line in said] == [
        f'pip install "meadhall[{extra}]" brings it' for extra in EXTRAS.values()
    ]
