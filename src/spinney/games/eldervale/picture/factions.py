"""The eight faction boards, where factions and further Elements are chosen."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from spinney.art.layout import Zone
from spinney.art.offers import NOTHING, Offers, touchable
from spinney.art.plates import paper
from spinney.art.svg import Markup, at, g, rect, text
from spinney.engine.text import seat_name
from spinney.games.eldervale.content.abilities import ABILITIES, NO_ABILITY
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import ELEMENTS, FACTION_KINDS
from spinney.games.eldervale.picture.effects import effect_items, flow
from spinney.games.eldervale.picture.layout import MAP, PREFIX
from spinney.games.eldervale.picture.offers import Touched, touched
from spinney.games.eldervale.picture.tokens import WASHES, emblem, seal
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms.actions import PLAIN_SIDE
from spinney.games.eldervale.words.factions import cost_of_home, has_sides, told
from spinney.games.eldervale.words.icons import Items, units

View = dict[str, Any]
COLUMNS: Final = 2
HEAD: Final = 98.0  # the width for Element, Gather and owner
NOBODY_YET: Final = -1


class Led(NamedTuple):
    """Who leads an Element, by which faction, and whether it is in play."""

    seat: int
    faction: str
    in_play: bool


def faction_boards(t: EldervaleTable, view: View, offered: Offers) -> list[Markup]:
    """E-3.18, E-3.19  All boards in two columns, in the place of the map."""
    wide, high = MAP.width / COLUMNS, MAP.height / (len(ELEMENTS) / COLUMNS)
    sided = has_sides(t)
    drawn: list[Markup] = []
    for place, element in enumerate(ELEMENTS):
        x, y = MAP.x + wide * (place % COLUMNS), MAP.y + high * (place // COLUMNS)
        zone = Zone(round(x + 2, 1), round(y + 2, 1), round(wide - 6, 1), round(high - 5, 1))
        marked = touched(offered, f"faction-{element}-", f"further-{element}")
        drawn.append(faction_board(t.content, element, led(view, element), sided, zone, marked))
    return drawn


def led(view: View, element: str) -> Led:
    """Who leads the faction of an Element and what it is called, or whether it is in play at least."""
    found = [seat for seat, one in enumerate(view["players"]) if one["element"] == element]
    faction = view["players"][found[0]]["faction"] if found else ""
    return Led(found[0] if found else NOBODY_YET, faction, element in view["elements"])


@lru_cache(256)
def faction_board(
    content: EldervaleContent, element: str, whose: Led, sided: bool, zone: Zone, marked: Touched
) -> Markup:
    """Element and what its Starter gathers at the left; the two sides at the right."""
    number, offered = ELEMENTS.index(element), dict(marked)
    offer = offered.get(f"further-{element}", offered.get(f"faction-{element}-{PLAIN_SIDE}", NOTHING))
    sides = [side_part(content, number, side, whose, zone, offered) for side in range(PLAIN_SIDE * sided)]
    edge = f"line s-seat-{whose.seat + 1}" if whose.seat >= 0 else "thin s-paper-edge"
    return g(
        touchable(
            PREFIX,
            f"further-{element}",
            f"{element.capitalize()}{owner_words(whose)}: {cost_of_home(content, number)}",
            offer,
            paper(zone.width, zone.height, 30 + number, 9, f"f-{WASHES[element]} {edge}"),
            rect(width=zone.width, height=zone.height, rx=9),
            emblem(element, 16, 16, 18),
            text(element.capitalize(), x=28, y=21, font_size=13, class_="serif bold f-ink"),
            flow(effect_items(content, int(content.starters[number].gather)), 10, 46, HEAD - 12, 15, 2),
        ),
        owner_mark(whose, zone.height),
        g(sides, pointer_events="none" if offer else None),
        id=f"{PREFIX}faction-board-{element}",
        transform=at(zone.x, zone.y),
    )


def owner_words(whose: Led) -> str:
    """On a faction board, after the name of its Element: who leads it, or that it is in play."""
    if whose.seat >= 0:
        return f", led by {seat_name(whose.seat)}"
    return ", in play" if whose.in_play else ""


def owner_mark(whose: Led, high: float) -> Markup | None:
    """The mark of whoever leads the Element; `in play` for a further one."""
    if whose.seat >= 0:
        return seal(whose.seat, 18, high - 18, 11)
    if whose.in_play:
        return text("in play", x=10, y=high - 12, font_size=13, class_="bold f-ink")
    return None


def side_part(
    content: EldervaleContent, element: int, side: int, whose: Led, zone: Zone, offered: Offers
) -> Markup:
    """A side of a board: the faction and what its Units can do."""
    key = f"faction-{ELEMENTS[element]}-{side}"
    found = content.sides[2 * element + side]
    high = zone.height / 2
    x, y, wide = HEAD, round(high * side, 1), round(zone.width - HEAD - 4, 1)
    other = whose.seat >= 0 and whose.faction != found.name
    box = {"x": x, "y": y + 3, "width": wide, "height": round(high - 6, 1), "rx": 6}
    return touchable(
        PREFIX,
        key,
        "\n".join(told(content, element, side)),
        offered.get(key, NOTHING),
        rect(**box, class_="f-paper s-line-soft", stroke_width=0.8, opacity=0.45 if other else None),
        rect(**box),
        text(f"{found.name} ({'AB'[side]})", x=x + 8, y=y + 16, font_size=13, class_="serif bold f-ink"),
        [
            flow(items, x + 8, y + 24.5 + 13.5 * row, wide - 12, 13)
            for row, items in enumerate(able_items(content, element, side))
        ],
    )


def able_items(content: EldervaleContent, element: int, side: int) -> list[Items]:
    """The abilities of a faction in short, a line for each kind of Unit that has one."""
    abilities = content.sides[2 * element + side].abilities
    return [
        (*units(1 << kind), *ABILITIES[abilities[kind]].printed(content).icons)
        for kind in range(FACTION_KINDS)
        if abilities[kind] != NO_ABILITY
    ]
