"""Fall of the Mountain King for PettingZoo."""

from __future__ import annotations

from meadhall.lab.envs.aec import environments

env, raw_env, parallel_env = environments("mountain_king_v0", "mountain-king")
