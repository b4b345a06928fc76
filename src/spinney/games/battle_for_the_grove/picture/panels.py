"""What lies beside the places: whose turn it is, each seat's supply and circles, the last dice."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from spinney.art.board import part
from spinney.art.dice import die
from spinney.art.plates import paper
from spinney.art.ribbon import ribbon_ground, ribbon_ink
from spinney.art.seats import seat_edge
from spinney.art.shapes import card
from spinney.art.svg import Markup, apart, at, circle, g, joined, path, rect, text, title, tspan
from spinney.engine.text import many
from spinney.games.battle_for_the_grove.picture.figures import MARKS, emblem, mark
from spinney.games.battle_for_the_grove.picture.layout import PREFIX, SEAT_KEYS
from spinney.games.battle_for_the_grove.picture.places import heap
from spinney.games.battle_for_the_grove.state.table import CIRCLES
from spinney.games.battle_for_the_grove.words import names

LEFT: Final = (22, 878)  # of Light's things, and of Dark's
TOP: Final = 262
WIDE: Final = 300
ENDS: Final = "M350 26L318 34 334 58 316 88 354 92M850 26L882 34 866 58 884 88 846 92"  # of a winner's ribbon


@lru_cache(512)
def seat_panel(
    seat: int, supply: int, held: tuple[bool, ...], awaited: bool, you: bool, near: bool
) -> list[Markup]:
    """A seat's card; its head is dyed while the table waits for it, or when it has won."""
    return apart(
        "g",
        seat_card(seat, awaited),
        seat_head(seat, awaited, you),
        supply_of(seat, supply),
        [circle_pip(place, seat, held[place - 1]) for place in range(1, CIRCLES + 1)],
        circles_held(sum(held), near),
        id=f"{PREFIX}seat-{SEAT_KEYS[seat]}",
        transform=at(LEFT[seat], TOP),
    )


@cache
def seat_card(seat: int, awaited: bool) -> Markup:
    """The paper of Light's or Dark's panel."""
    return paper(WIDE, 178, 20 + seat, 14, f"f-paper line {seat_edge(seat, awaited)}")


@cache
def seat_head(seat: int, awaited: bool, you: bool) -> Markup:
    """The head of Light's or Dark's panel: mark and name, dyed while the table waits for it."""
    cloth = f"f-seat-{seat + 1}-cloth"
    ink, ground, sign = ("f-on-seat", "f-on-seat", cloth) if awaited else ("f-ink", cloth, "f-on-seat")
    return g(
        title(names.SEATS[seat] + (", you" if you else "")),
        path(d=card(4, 4, WIDE - 8, 54, 24 + seat, 10), class_=cloth) if awaited else None,
        circle(cx=34, cy=31, r=21, class_=ground),
        mark(MARKS[seat], 34, 31, 28, sign),
        text(names.SEATS[seat], x=66, y=43, font_size=34, class_=f"serif {ink}"),
        text("you", x=WIDE - 22, y=41, font_size=24, text_anchor="end", class_=ink) if you else None,
    )


@cache
def circles_held(held: int, near: bool) -> Markup:
    """A seat panel's line: how many of the two circles it holds."""
    words, colour = ("about to win!", "bold f-danger") if near else (f"{held} of 2 circles", "f-ink")
    return text(words, x=136, y=160, font_size=20, class_=colour)


@cache
def supply_of(seat: int, supply: int) -> Markup:
    """The cubes in supply, on a seat's panel."""
    return g(
        title(f"{many(supply, 'cube')} in {names.SEATS[seat]}'s supply"),
        g(heap(seat, "supply", supply), transform=at(58, 106, 0.8)),
        text(
            tspan(str(supply), font_size=42, class_="bold"),
            " in supply",
            x=116,
            y=112,
            font_size=21,
            class_="f-ink",
        ),
    )


@cache
def circle_pip(place: int, seat: int, held: bool) -> Markup:
    """A circle on a seat's panel: does the seat hold it?"""
    x = 34 + 38 * (place - 1)
    colours = f"f-seat-{seat + 1}-cloth" if held else "f-paper s-paper-edge line"
    return g(
        title(f"{names.PLACES[place].title}: {'' if held else 'not '}held by {names.SEATS[seat]}"),
        circle(cx=x, cy=152, r=16, class_=colours),
        emblem(names.TEXTS[place], x, 152, 22, "f-on-seat" if held else "f-ink-quiet"),
    )


@lru_cache(512)
def dice_tray(seat: int, dice: tuple[int, ...], counted: tuple[bool, ...], what: str) -> list[Markup]:
    """The last roll, before the seat that rolled it."""
    hits = sum(counted)
    told = f"{names.SEATS[seat]} rolled {', '.join(map(str, dice))}. {what}: {names.successes(hits)}"
    colour = "f-success" if hits else "f-ink-quiet"
    return apart(
        "g",
        title(told),
        paper(WIDE, 106, 28 + seat, 14, "f-paper line s-paper-edge"),
        [rolled(index, value, counted[index]) for index, value in enumerate(dice)],
        text(f"{hits} of {len(dice)}", x=286, y=48, font_size=26, text_anchor="end", class_=f"bold {colour}"),
        text(what, x=20, y=92, font_size=20, class_="f-ink"),
        id=f"{PREFIX}dice",
        transform=at(LEFT[seat], TOP + 188),
    )


@cache
def rolled(index: int, value: int, hit: bool) -> Markup:
    """One die of the dice tray, with a tick if it is a success."""
    tick = g(circle(cx=21, cy=18, r=10, class_="f-success"), mark("tick", 21, 18, 13, "f-paper"))
    return part(
        PREFIX,
        f"die-{index}",
        f"A die showing {value}{', a success' if hit else ''}",
        die(value, 0, 0, 38, hit),
        tick if hit else None,
        piece="die",
        transform=at(38 + 57 * index, 38),
    )


@lru_cache(512)
def ribbon(first: str, second: str, seat: int, won: bool, percent: int) -> list[Markup]:
    """The panel above the clearing: what Light or Dark is asked, how far the game is. A winner's is dyed."""
    ink = ribbon_ink(won)
    return apart(
        "g",
        title(f"{first}, {second}"),
        cloth_of(seat, won),
        text(first, x=600, y=42, font_size=36 if won else 33, class_=f"serif middle {ink}"),
        text(second, x=600, y=67, font_size=22, class_=f"middle {ink}"),
        rect(x=424, y=74, width=3.52 * percent, height=4, rx=2, class_=ink),
        id=f"{PREFIX}turn",
    )


@cache
def cloth_of(seat: int, won: bool) -> Markup:
    """The cloth of the ribbon, with the mark of Light or Dark at both ends."""
    cloth = f"f-seat-{seat + 1}-cloth" if seat >= 0 else "f-paper"
    ground = cloth if won else "f-paper"
    return joined(
        path(d=ENDS, class_=f"{ground} line s-on-seat") if won else None,
        path(d=card(344, 10, 512, 74, 33, 16), class_=ribbon_ground(seat, won)),
        [seal(seat, x, cloth, won) for x in (382, 818) if seat >= 0],
        rect(x=424, y=74, width=352, height=4, rx=2, class_="f-paper-edge", opacity=0.5),
    )


def seal(seat: int, x: float, cloth: str, won: bool) -> Markup:
    """The mark of Light or Dark on the ribbon."""
    ground, sign = ("f-on-seat", cloth) if won else (cloth, "f-on-seat")
    return g(circle(cx=x, cy=42, r=23, class_=ground), mark(MARKS[seat], x, 42, 30, sign))
