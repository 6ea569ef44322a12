"""The Lord of the Ice Garden for PettingZoo."""

from __future__ import annotations

from meadhall.lab.envs.aec import environments

env, raw_env, parallel_env = environments("ice_garden_v0", "ice-garden")
