"""Passives (19.0) in plain words and as icons: a line for each that a card has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.engine.text import a, listed, many
from spinney.games.eldervale.content.tile_kinds import TILE_KINDS
from spinney.games.eldervale.content.vocabulary import ALL_UNITS, ELEMENT_COUNT, PLACES, UNITS
from spinney.games.eldervale.words import icons
from spinney.games.eldervale.words.effects import icons_of, words_of
from spinney.games.eldervale.words.icons import Printed
from spinney.games.eldervale.words.names import some
from spinney.games.eldervale.words.phrases import unit_names, up_to

if TYPE_CHECKING:
    from spinney.games.eldervale.content.effects import Effect

REALMS: Final = {
    kind.name: f"the {kind.words}" if kind.the else a(kind.words)
    for kind in TILE_KINDS
    if kind.name in PLACES
}
OCCUPIED: Final = "a Realm where others are"


def dice(more: list[i64]) -> list[Printed]:
    """The passive `die` in words, and short ones: kinds of Units that roll more dice."""
    return [
        Printed(
            f"each {UNITS[kind].capitalize()} rolls {many(number, 'die')} more",
            icons.words(f"+{number} die {UNITS[kind]}"),
        )
        for kind, number in enumerate(more)
        if number
    ]


def ranges(more: list[i64]) -> list[Printed]:
    """The passive `range`: kinds of Units that may be placed further."""
    return [
        Printed(
            f"your {UNITS[kind].capitalize()}s may be placed {many(number, 'Realm')} further",
            icons.words(f"{UNITS[kind]}s go +{number}"),
        )
        for kind, number in enumerate(more)
        if number
    ]


def home_dice(more: i64) -> list[Printed]:
    """The passive `die home` in words, and short ones: more dice near a Dwelling."""
    told = f"{many(more, 'die')} more with a Dwelling in or next to the battle"
    return [Printed(told, icons.words(f"+{more} die near home"))] if more else []


def rushproof(kinds: i64) -> list[Printed]:
    """The passive `rushproof`: kinds of Units whose placement causes no Rush."""
    if not kinds:
        return []
    whose = "Units" if kinds == ALL_UNITS else f"{listed(unit_names(kinds))}s"
    whom = () if kinds == ALL_UNITS else icons.units(kinds)
    return [Printed(f"placing your {whose} causes no Rush", (*whom, *icons.words("causes no Rush")))]


def reroll(number: i64) -> list[Printed]:
    """The passive `reroll`: dice that may be rolled again."""
    told = f"in each battle roll {up_to(number, 'die', 'dice')} again"
    signs = (*icons.words("in battle: again"), *icons.more("thing-die", number))
    return [Printed(told, signs)] if number else []


def on_buy(effects: list[Effect], effect: i64) -> list[Printed]:
    """The passive `on buy`: what happens once."""
    return trigger("when you buy it", "on buy", effects, effect)


def on_win(effects: list[Effect], effect: i64) -> list[Printed]:
    """The passive `on win`: what winning a battle brings."""
    return trigger("when you win a battle", "on win", effects, effect)


def on_lose(effects: list[Effect], effect: i64, saved: i64) -> list[Printed]:
    """The passive `on lose`: Units that are saved, and what losing a battle brings."""
    told = f"when you lose a battle save {up_to(saved, 'Unit')}"
    saves = [Printed(told, icons.words(f"on loss: save {saved}"))] if saved else []
    return saves + trigger("when you lose a battle", "on loss", effects, effect)


def on_place(effects: list[Effect], effect: i64, places: i64) -> list[Printed]:
    """The passive `on place`: what a placement in certain Realms brings."""
    named = [PLACES[at] for at in range(len(PLACES)) if (places >> at) & 1]
    return trigger(f"when you place in {place_words(places)}", f"at {' or '.join(named)}", effects, effect)


def trigger(when: str, short: str, effects: list[Effect], effect: i64) -> list[Printed]:
    """A passive that waits for something: when, and what its effect is; nothing without one."""
    if effect == NONE:
        return []
    done = effects[effect]
    return [Printed(f"{when}, {words_of(done)}", (*icons.words(f"{short}:"), *icons_of(done)))]


def place_words(places: i64) -> str:
    """Where the passive `on place` looks: `an Earth Realm`, `the Fortress or the Mage Tower`."""
    named = [at for at in range(len(PLACES)) if (places >> at) & 1]
    return listed(
        [
            some(1, f"{PLACES[at].capitalize()} Realm")
            if at < ELEMENT_COUNT
            else REALMS.get(PLACES[at], OCCUPIED)
            for at in named
        ],
        "or",
    )
