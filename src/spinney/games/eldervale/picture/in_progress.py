"""What is going on: a battle, a payment, or nothing much; and chips for options without a place."""

from __future__ import annotations

from functools import lru_cache
from json import dumps, loads
from typing import Any, Final

from spinney.art.board import Zone
from spinney.art.offers import Offers
from spinney.art.shapes import card
from spinney.art.svg import Markup, at, g, path, text, title
from spinney.games.eldervale.atoms import ABILITIES as ABILITY_NAMES
from spinney.games.eldervale.atoms import COST_LETTERS, FACTION_KINDS, LAIR, NONE, UNITS
from spinney.games.eldervale.box import Box
from spinney.games.eldervale.picture_battle import battle
from spinney.games.eldervale.picture_effects import Items, cost_items, flow, icons, words
from spinney.games.eldervale.picture_layout import PREFIX
from spinney.games.eldervale.picture_offers import CHIP
from spinney.games.eldervale.picture_symbols import thing
from spinney.games.eldervale.picture_tile import ground, printed
from spinney.games.eldervale.picture_tokens import chip, figure, shortened
from spinney.games.eldervale.strength import dice_of
from spinney.games.eldervale.summoning import price
from spinney.games.eldervale.table import EldervaleTable
from spinney.games.eldervale.words_asked import asked_words

View = dict[str, Any]
CHIP_ROW: Final = 28.0
UNKNOWN: Final = -1  # the worth of a Dwelling on a tile without a place
FEW: Final = 4  # chips that stand two in a row
ABLE: Final = {
    "farwalk": "goes 1 step further",
    "wander": "may move 1 after placing",
    "longshot": "supports from next door",
    "might": "+1 die",
    "stealth": "no Monster rushes at it",
    "forager": "gains the Realm's resource",
    "mason": "its Dwelling costs 1 less",
    "lucky": "rerolls 1 die in battle",
    "undying": "goes to Ready, never falls",
    "raider": "a token for a battle won",
    "scholar": "a Magic Card in a Ruin",
    "martyr": "a token when it falls",
    "herald": "may begin among others",
}


def midst(
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
        drawn = [payment(dumps(view["payment"]), f"{names[view['asked']]} {asked_words(t)}", room)]
    elif view["turn"]["drawn"]:
        drawn = [drawn_tile(t.content, view["turn"]["drawn"], room)]
    else:
        drawn = [aid(t, front, room)] if rows <= 1 else []
    return [*drawn, *chips(keys, offered, zone, columns, rows)]


def chips(keys: list[str], offered: Offers, zone: Zone, columns: int, rows: int) -> list[Markup]:
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
    left = icons("".join([letter * many for letter, many in zip(COST_LETTERS, found["cost"], strict=True)]))
    chosen = chosen_items(found)
    less = found["discount"]
    return g(
        path(d=card(0, 0, zone.width, 84, 83, 9), class_="f-paper thin s-paper-edge"),
        text(
            shortened(words_, zone.width - 28 - 120 * (less > 0), 15),
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
            f"{less} symbol{'' if less == 1 else 's'} less",
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
    letters = "".join([letter * many for letter, many in zip(COST_LETTERS, found["tokens"], strict=False)])
    return icons(letters + "M" * found["cards"]) or words("nothing yet")


# A Realm that is being laid.


@lru_cache(64)
def drawn_tile(content: Box, id_: str, zone: Zone) -> Markup:
    """E-6.5  The tile from the stack, before it has a place; its Treasure is not dealt yet."""
    number = next(at_ for at_, tile in enumerate(content.tiles) if tile.id == id_)
    bare = {"id": id_, "stacks": [], "monster": "", "units": [], "dwelling": -1, "castle": False}
    radius = zone.height / 2 - 6
    return g(
        path(d=card(0, 0, zone.width, zone.height, 85, 9), class_="f-paper thin s-paper-edge"),
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


def told_drawn(content: Box, number: int) -> list[str]:
    found = content.tiles[number]
    stacks = f"{found.stacks} Treasure stack{'' if found.stacks == 1 else 's'}"
    monster = "its Monster comes with it" if found.kind == LAIR else ""
    return [line for line in (found.name, stacks, monster, "choose an empty hex that glows") if line]


# The Units of a faction.


def aid(t: EldervaleTable, seat: int, zone: Zone) -> Markup:
    """What each kind of Unit of the watcher's faction rolls, costs and can do."""
    rows = []
    for kind in range(FACTION_KINDS):
        ability = ABILITY_NAMES[t.ability(seat, kind)]
        rows.append(
            (int(dice_of(t, seat, kind)), int(price(t, seat, kind)), ability if ability != "none" else "")
        )
    return aid_drawn(t.content, seat, tuple(rows), t.players[seat].element != NONE, zone)


@lru_cache(512)
def aid_drawn(
    content: Box, seat: int, rows: tuple[tuple[int, int, str], ...], dealt: bool, zone: Zone
) -> Markup:
    high = 27.0
    return g(
        path(d=card(0, 0, zone.width, 28 + high * len(rows), 87, 9), class_="f-paper thin s-paper-edge"),
        text("Units of your faction", x=14, y=19, font_size=13.5, class_="serif bold f-ink"),
        text("to summon", x=218, y=19, font_size=13, class_="f-ink-quiet"),
        [
            unit_row(content, seat, kind, dice, cost, ability, 38 + high * kind)
            for kind, (dice, cost, ability) in enumerate(rows)
        ]
        if dealt
        else None,
        id=f"{PREFIX}aid",
        transform=at(zone.x, zone.y),
    )


def unit_row(content: Box, seat: int, kind: int, dice: int, cost: int, ability: str, y: float) -> Markup:
    name = UNITS[kind]
    return g(
        title(f"{name.capitalize()}: {dice} dice"),
        figure(content, seat, name, 1, 24, y, 22),
        text(name.capitalize(), x=42, y=y + 4.5, font_size=13, class_="f-ink"),
        [thing("die", 122 + 18 * at_, y, 15) for at_ in range(dice)],
        flow(cost_items(cost), 218, y, 110, 18),
        text(
            f"{ability}: {ABLE[ability]}" if ability else "", x=306, y=y + 4.5, font_size=13, class_="f-ink"
        ),
    )
