"""Whoever lacks a package is told which extra brings it."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("meadhall.lab.envs.aec", "pettingzoo", "pettingzoo"),
        ("meadhall.lab.envs.solo", "gymnasium", "gymnasium"),
        ("meadhall.lab.sight.tensor", "numpy", "gymnasium"),
        ("meadhall.lab.spiel.game", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_package_is_named_with_its_extra(
    module: str, missing: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import_module(module)
    monkeypatch.setitem(sys.modules, missing, None)
    monkeypatch.delitem(sys.modules, module)
    with pytest.raises(ModuleNotFoundError, match=rf"^{missing} is not installed; pip install 'meadhall\[{extra}\]'"):
        import_module(module)
