"""The eight faction boards, where factions and further Elements are chosen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from spinney.art.lettering import SERIF, shortened, text_lines, wrapped
from spinney.art.svg import Markup, at, g, rect, text
from spinney.art.touch import part
from spinney.engine.faces.names import seat_mark
from spinney.engine.faces.zones import BOARD, Item, Zone
from spinney.games.eldervale.content.abilities import ABILITIES, NO_ABILITY
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import ELEMENTS, FACTION_KINDS, UNITS
from spinney.games.eldervale.picture.effects import effect_items, flow
from spinney.games.eldervale.picture.layout import PREFIX
from spinney.games.eldervale.picture.lookups import View
from spinney.games.eldervale.picture.map import scenery
from spinney.games.eldervale.picture.shapes.lands import HUES
from spinney.games.eldervale.picture.symbols import silhouette
from spinney.games.eldervale.picture.tokens import emblem, seal
from spinney.games.eldervale.terms import questions
from spinney.games.eldervale.terms.actions import PLAIN_SIDE
from spinney.games.eldervale.terms.questions import QUESTIONS
from spinney.games.eldervale.words.factions import cost_of_home, told

SIZE: Final = (1090.0, 646.0)
COLUMNS: Final = 2
WIDE: Final = 536.0
HIGH: Final = 153.0
LINE: Final = 14.5  # of what a faction can do ...
FOUR: Final = 52.0  # ... and all of it, if that is much
LETTERS: Final = 12.5
HEAD: Final = 102.0  # the width for Element, Gather and owner
NOBODY_YET: Final = -1


class Led(NamedTuple):
    """Who leads an Element, by which faction, and whether it is in play."""

    seat: int
    faction: str
    in_play: bool


def faction_boards(content: EldervaleContent, view: View) -> Zone:
    """E-3.18, E-3.19  All boards in two columns, in the place of the map."""
    naming = view["question"] == QUESTIONS.names[questions.FURTHER]
    drawn = [scenery(*SIZE)]
    for place, element in enumerate(ELEMENTS):
        x = 5 + (WIDE + 8) * (place % COLUMNS)
        y = 6 + (HIGH + 7) * (place // COLUMNS)
        drawn.append(faction_board(content, element, led(view, element), view["abilities"], naming, x, y))
    item = Item("factions", "The eight factions", *SIZE, drawn)
    return Zone("map", BOARD, "Factions", [item], tab="Map")


def led(view: View, element: str) -> Led:
    """Who leads the faction of an Element and what it is called, or whether it is in play at least."""
    found = [seat for seat, one in enumerate(view["players"]) if one["element"] == element]
    faction = view["players"][found[0]]["faction"] if found else ""
    return Led(found[0] if found else NOBODY_YET, faction, element in view["elements"])


@lru_cache(256)
def faction_board(
    content: EldervaleContent, element: str, whose: Led, sided: bool, naming: bool, x: float, y: float
) -> Markup:
    """Element and what its Starter gathers at the left; the two sides at the right."""
    number, hue = ELEMENTS.index(element), HUES[element].sign
    edge = f"s-seat-{whose.seat + 1}" if whose.seat >= 0 else None
    whole = {"x": 1, "y": 1, "width": WIDE - 2, "height": HIGH - 2, "rx": 10}
    key = f"further-{element}" if naming else f"faction-{element}-{PLAIN_SIDE}"
    return g(
        part(
            PREFIX,
            key,
            f"{element.capitalize()}{owner_words(whose)}: {cost_of_home(content, number)}",
            g(
                rect(**whole, class_="f-paper"),
                rect(**whole, fill=hue, fill_opacity=0.2, stroke=hue, stroke_width=2.4, class_=edge),
            ),
            head(content, element, whose),
            rim=rect(x=4, y=4, width=WIDE - 8, height=HIGH - 8, rx=8),
        ),
        [side_part(content, number, side, whose) for side in range(PLAIN_SIDE if sided else 0)],
        id=f"{PREFIX}faction-board-{element}",
        transform=at(x, y),
    )


def head(content: EldervaleContent, element: str, whose: Led) -> Markup:
    """The head of a faction board: its Element, what is gathered, and who leads it."""
    number = ELEMENTS.index(element)
    return g(
        emblem(element, 17, 19, 11),
        text(element.capitalize(), x=32, y=23.5, font_size=13, class_="serif bold f-ink"),
        flow(effect_items(content, int(content.starters[number].gather)), 10, 48, HEAD - 12, 17, 2),
        owner_mark(whose),
        pointer_events="none",
    )


def owner_words(whose: Led) -> str:
    """After the name of an Element: who leads it, or that it is in play."""
    if whose.seat >= 0:
        return f", led by {seat_mark(whose.seat)}"
    return ", in play" if whose.in_play else ""


def owner_mark(whose: Led) -> Markup | None:
    """The mark of whoever leads the Element; `in play` for a further one."""
    if whose.seat >= 0:
        return seal(whose.seat, 20, HIGH - 20, 12)
    if whose.in_play:
        return text("in play", x=10, y=HIGH - 14, font_size=13, class_="bold f-ink")
    return None


def side_part(content: EldervaleContent, element: int, side: int, whose: Led) -> Markup:
    """A side of a board: the faction and what its Units can do."""
    found = content.sides[2 * element + side]
    high = (HIGH - 6) / 2
    x, y, wide = HEAD, round(3 + high * side, 1), WIDE - HEAD - 5
    other = whose.seat >= 0 and whose.faction != found.name
    box = {"x": x, "y": y + 2, "width": wide, "height": round(high - 3, 1), "rx": 7}
    title_ = shortened(f"{found.name} ({'AB'[side]})", wide - 14, 13, SERIF + 0.06)
    return part(
        PREFIX,
        f"faction-{ELEMENTS[element]}-{side}",
        "\n".join(told(content, element, side)),
        rect(**box, class_="f-paper s-paper-edge", stroke_width=0.8, opacity=0.5 if other else None),
        text(title_, x=x + 8, y=y + 17, font_size=13, class_="serif bold f-ink"),
        abilities(content, able(content, element, side), x + 15, y + 27, wide - 28),
        rim=rect(x=x + 1.5, y=y + 3.5, width=wide - 3, height=round(high - 6, 1), rx=6),
    )


def able(content: EldervaleContent, element: int, side: int) -> list[tuple[int, int]]:
    """The kinds of Units of a faction that can do something, and what."""
    abilities = content.sides[2 * element + side].abilities
    return [(kind, int(abilities[kind])) for kind in range(FACTION_KINDS) if abilities[kind] != NO_ABILITY]


def abilities(
    content: EldervaleContent, found: list[tuple[int, int]], x: float, y: float, wide: float
) -> list[Markup]:
    """What kinds of Units can do, in words, one below the other."""
    drawn: list[Markup] = []
    told = [(UNITS[kind].capitalize(), ABILITIES[number].printed(content).words) for kind, number in found]
    written = [wrapped(f"{unit}: {words}", wide, LETTERS, 2) for unit, words in told]
    line = min(LINE, FOUR / max(1, sum([len(lines) for lines in written])))
    for (kind, _), lines in zip(found, written, strict=True):
        drawn.append(
            g(
                silhouette(f"unit-{UNITS[kind]}", x, round(y, 1), 13, "ink-quiet"),
                text_lines(lines, x + 11, round(y + 4.4, 1), LETTERS, line, "f-ink"),
                pointer_events="none",
            )
        )
        y += line * len(lines)
    return drawn
