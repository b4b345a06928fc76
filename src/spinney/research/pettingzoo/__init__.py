"""Our games in PettingZoo: `groves_v0.env()` and so on, a module for every installed game.

from spinney.research.pettingzoo import groves_v0
env = groves_v0.env(seats=3)
"""

from __future__ import annotations

import sys
from functools import partial
from types import ModuleType
from typing import Any, Final

from spinney.engine.installed import GAMES, all_installed
from spinney.research.pettingzoo.env import SeatsEnv, env, raw_env

__all__ = ["SeatsEnv", "env", "raw_env"]

VERSION: Final = "_v0"


def __getattr__(name: str) -> Any:
    """The module of an installed game, also of one that was registered a moment ago."""
    key = name.removesuffix(VERSION)
    if not name.endswith(VERSION) or key not in all_installed(GAMES):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return module_of(key)


def module_of(key: str) -> ModuleType:
    """A module of its own for a game, so that `import` finds it too."""
    name = f"{__name__}.{key}{VERSION}"
    if name not in sys.modules:
        module = ModuleType(name, f"{key} for PettingZoo.")
        vars(module).update(env=partial(env, key), raw_env=partial(raw_env, key), __all__=["env", "raw_env"])
        sys.modules[name] = module
    return sys.modules[name]


for _key in all_installed(GAMES):
    module_of(_key)
