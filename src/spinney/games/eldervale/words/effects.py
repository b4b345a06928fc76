"""Effects (19.0) in plain words and as icons, both from their atoms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.engine.text import listed
from spinney.games.eldervale.content.atoms import ATOMS
from spinney.games.eldervale.content.effects import Effect
from spinney.games.eldervale.words.icons import GAP, THEN, Item, Items

if TYPE_CHECKING:
    from spinney.games.eldervale.content.lookups import EldervaleContent


def effect_words(content: EldervaleContent, effect: i64) -> str:
    """What an effect does; empty for none."""
    return "" if effect == NONE else words_of(content.effects[effect])


def effect_icons(content: EldervaleContent, effect: i64) -> Items:
    """An effect of the edition as icons, where its words are too long; nothing for NONE."""
    return () if effect == NONE else icons_of(content.effects[effect])


def words_of(effect: Effect) -> str:
    """An effect in words: atoms in order; one that needs the one before it says so."""
    done = [ATOMS.all[atom].words(effect.a[at], effect.b[at]) for at, atom in enumerate(effect.atoms)]
    if not any(effect.linked):
        return listed(done)
    told = done[0]
    for at in range(1, len(done)):
        told += f"{', and if you do, ' if effect.linked[at] else '; '}{done[at]}"
    return told


def icons_of(effect: Effect) -> Items:
    """An effect as icons, where its words are too long: atoms in order, with a sign between them."""
    found: list[Item] = []
    for at, atom in enumerate(effect.atoms):
        if at > 0:
            found.append(THEN if effect.linked[at] else GAP)
        found += ATOMS.all[atom].icons(effect.a[at], effect.b[at])
    return tuple(found)
