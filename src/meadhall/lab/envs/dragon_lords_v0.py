"""Quest for the DragonLords for PettingZoo."""

from __future__ import annotations

from meadhall.lab.envs.aec import environments

env, raw_env, parallel_env = environments("dragon_lords_v0", "dragon-lords")
