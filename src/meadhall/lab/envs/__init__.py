"""The games as environments for learners: PettingZoo for all seats, Gymnasium for one seat among bots.

Every game has a module here: ``ice_garden_v0`` and so on, also those that other packages bring.
"""

from __future__ import annotations

from types import ModuleType

from meadhall.kernel import registry

VERSION = "_v0"


def __getattr__(name: str) -> ModuleType:
    slug = name.removesuffix(VERSION).replace("_", "-")
    if not name.endswith(VERSION) or slug not in registry.games():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    # Only here: it needs the extra that brings PettingZoo.
    from meadhall.lab.envs.aec import environments

    module = ModuleType(f"{__name__}.{name}")
    module.env, module.raw_env, module.parallel_env = environments(name, slug)  # type: ignore[attr-defined]
    globals()[name] = module
    return module
