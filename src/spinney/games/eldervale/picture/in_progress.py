"""What is going on: a battle, a payment, or nothing much; and chips for options without a place."""

from __future__ import annotations

from functools import lru_cache
from json import dumps, loads
from typing import Any, Final

from spinney.art.layout import Zone
from spinney.art.lettering import shortened
from spinney.art.offers import Offers
from spinney.art.plates import paper
from spinney.art.svg import Markup, at, g, text, title
from spinney.engine.text import many
from spinney.games.eldervale.content.abilities import ABILITIES, NO_ABILITY
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.tile_kinds import LAIR
from spinney.games.eldervale.content.vocabulary import (
    COST_LETTERS,
    FACTION_KINDS,
    UNITS,
)
from spinney.games.eldervale.picture.battle import battle
from spinney.games.eldervale.picture.effects import LETTER, cost_items, flow
from spinney.games.eldervale.picture.layout import PREFIX
from spinney.games.eldervale.picture.offers import CHIP
from spinney.games.eldervale.picture.symbols import thing
from spinney.games.eldervale.picture.tile import ground, printed
from spinney.games.eldervale.picture.tokens import chip, figure
from spinney.games.eldervale.rules.battle.strength import dice_of
from spinney.games.eldervale.rules.summoning import price
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.words.asked import asked_of
from spinney.games.eldervale.words.icons import Items, letters, words

View = dict[str, Any]
CHIP_ROW: Final = 28.0
UNKNOWN: Final = -1  # the points of a Dwelling on a tile without a place
ABLE: Final = 280.0  # the width for an ability
FEW: Final = 4  # chips that stand two in a row


def in_progress(
    t: EldervaleTable, view: View, front: int, names: list[str], zone: Zone, offered: Offers
) -> list[Markup]:
    """The battle if there is one, else what is being paid, else the watcher's Units."""
    keys = [key for key in offered if key.startswith(CHIP)]
    columns = 2 if len(keys) <= FEW else 3
    rows = -(-len(keys) // columns)
    room = Zone(zone.x, zone.y, zone.width, zone.height - CHIP_ROW * rows)
    if view["battle"] is not None:
        drawn = battle(t, view, names, room, offered)
    elif view["payment"] is not None:
        drawn = [payment(dumps(view["payment"]), f"{names[view['asked']]} {asked_of(t)}", room)]
    elif view["turn"]["drawn"]:
        drawn = [drawn_tile(t.content, view["turn"]["drawn"], room)]
    else:
        dealt = view["players"][front]["element"] != ""
        drawn = [aid(t, front, room)] if rows <= 1 and dealt else []
    return [*drawn, *chips(keys, offered, zone, columns, rows)]


def chips(keys: list[str], offered: Offers, zone: Zone, columns: int, rows: int) -> list[Markup]:
    """Beside what is going on: options that have no place on the board, in rows and columns."""
    wide = zone.width / columns
    top = zone.y + zone.height - CHIP_ROW * rows + 3
    return [
        chip(
            key,
            offered[key].words.strip(),
            round(zone.x + 2 + wide * (place % columns), 1),
            round(top + CHIP_ROW * (place // columns), 1),
            round(wide - 8, 1),
            offered[key],
        )
        for place, key in enumerate(keys)
    ]


# A payment.


@lru_cache(512)
def payment(written: str, words_: str, zone: Zone) -> Markup:
    """E-12.9  What is paid for, what is left to pay, and what was chosen."""
    found: dict[str, Any] = loads(written)
    left = letters(
        "".join([letter * number for letter, number in zip(COST_LETTERS, found["cost"], strict=True)])
    )
    chosen = chosen_items(found)
    less = found["discount"]
    return g(
        paper(zone.width, 84, 83, 9, "f-paper thin s-paper-edge"),
        text(
            shortened(words_, zone.width - 28 - 120 * (less > 0), 15, LETTER),
            x=14,
            y=22,
            font_size=15,
            class_="serif bold f-ink",
        ),
        text("left to pay", x=14, y=46, font_size=13, class_="f-ink-quiet"),
        flow(left, 104, 42, zone.width - 120, 22),
        text("chosen", x=14, y=72, font_size=13, class_="f-ink-quiet"),
        flow(chosen, 104, 68, zone.width - 120, 20),
        text(
            f"{many(less, 'symbol')} less",
            x=zone.width - 130,
            y=22,
            font_size=13,
            class_="f-ink",
        )
        if less
        else None,
        id=f"{PREFIX}payment",
        transform=at(zone.x, zone.y),
    )


def chosen_items(found: dict[str, Any]) -> Items:
    """What was chosen so far for the payment in progress."""
    tokens = "".join([letter * number for letter, number in zip(COST_LETTERS, found["tokens"], strict=False)])
    return letters(tokens + "M" * found["cards"]) or words("nothing yet")


# A Realm that is being laid.


@lru_cache(64)
def drawn_tile(content: EldervaleContent, id_: str, zone: Zone) -> Markup:
    """E-6.5  The tile from the stack, before it has a place; its Treasure is not dealt yet."""
    number = next(at_ for at_, tile in enumerate(content.tiles) if tile.id == id_)
    bare = {"id": id_, "stacks": [], "monster": "", "units": [], "shape": "", "dwelling": -1, "castle": False}
    radius = zone.height / 2 - 6
    return g(
        paper(zone.width, zone.height, 85, 9, "f-paper thin s-paper-edge"),
        g(
            ground(content, number, radius),
            printed(content, number, bare, UNKNOWN, radius),
            transform=at(zone.height / 2 + 6, zone.height / 2),
        ),
        text("A new Realm", x=zone.height + 24, y=34, font_size=15, class_="serif bold f-ink"),
        [
            text(line, x=zone.height + 24, y=60 + 20 * row, font_size=13, class_="f-ink")
            for row, line in enumerate(told_drawn(content, number))
        ],
        id=f"{PREFIX}drawn",
        transform=at(zone.x, zone.y),
    )


def told_drawn(content: EldervaleContent, number: int) -> list[str]:
    """The tile that is being laid, in words."""
    found = content.tiles[number]
    stacks = many(found.stacks, "Treasure stack")
    monster = "its Monster comes with it" if found.kind == LAIR else ""
    return [line for line in (found.name, stacks, monster, "choose an empty hex that glows") if line]


# The Units of a faction.


def aid(t: EldervaleTable, seat: int, zone: Zone) -> Markup:
    """While nothing is in progress: what each kind of the watcher's Units rolls, costs and can do."""
    rows = [
        (int(dice_of(t, seat, kind)), int(price(t, seat, kind)), int(t.ability(seat, kind)))
        for kind in range(FACTION_KINDS)
    ]
    return aid_drawn(t.content, seat, tuple(rows), zone)


@lru_cache(512)
def aid_drawn(
    content: EldervaleContent, seat: int, rows: tuple[tuple[int, int, int], ...], zone: Zone
) -> Markup:
    """The aid that is shown while nothing is in progress, drawn anew only when something in it changes."""
    high = 27.0
    return g(
        paper(zone.width, 28 + high * len(rows), 87, 9, "f-paper thin s-paper-edge"),
        text("Units of your faction", x=14, y=19, font_size=13.5, class_="serif bold f-ink"),
        text("to summon", x=218, y=19, font_size=13, class_="f-ink-quiet"),
        [
            unit_row(content, seat, kind, dice, cost, ability, 38 + high * kind)
            for kind, (dice, cost, ability) in enumerate(rows)
        ],
        id=f"{PREFIX}aid",
        transform=at(zone.x, zone.y),
    )


def unit_row(
    content: EldervaleContent, seat: int, kind: int, dice: int, cost: int, ability: int, y: float
) -> Markup:
    """A row of the aid that is shown while nothing is in progress: dice, cost and ability of a Unit."""
    name, able = UNITS[kind], ABILITIES[ability].printed(content)
    more = f"\n{ABILITIES[ability].name}: {able.words}" if ability != NO_ABILITY else ""
    signs = (*words(f"{ABILITIES[ability].name}:"), *able.icons) if ability != NO_ABILITY else ()
    return g(
        title(f"{name.capitalize()}: {many(dice, 'die')}{more}"),
        figure(content, seat, name, 1, 24, y, 22),
        text(name.capitalize(), x=42, y=y + 4.5, font_size=13, class_="f-ink"),
        [thing("die", 122 + 18 * at_, y, 15) for at_ in range(dice)],
        flow(cost_items(cost), 218, y, 110, 18),
        flow(signs, 306, y, ABLE, 16),
    )
