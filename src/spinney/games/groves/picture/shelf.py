"""What belongs to nobody yet: the supply in the hollow of the trunk, and the realm cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.icons import icon
from spinney.art.kept import packed, unpacked
from spinney.art.svg import Markup, at, g, path, rect, text
from spinney.art.touch import part
from spinney.engine.faces.names import seat_mark
from spinney.engine.text import many
from spinney.games.groves.content.cards import SPIRITS
from spinney.games.groves.picture.cards import PRIZE, prize_face, prize_words
from spinney.games.groves.picture.figures import NAMES, WORDS
from spinney.games.groves.picture.layout import PREFIX, PRIZES_AT
from spinney.games.groves.picture.scene import Scene, View, counts
from spinney.games.groves.words.cards import Prize
from spinney.games.groves.words.places import supply_key

SHELF: Final = (262.0, 252.0)  # its upper left corner
CHIP: Final = (30.0, 40.0)
ACROSS: Final = 2


# The supply.


def supply(scene: Scene) -> list[Markup]:
    """The shelf with elements, crystals and spirits that can still be taken."""
    return stocked(packed(scene.view["supply"]))


@lru_cache(256)
def stocked(left: bytes) -> list[Markup]:
    """The shelf with what is left, as the view has it."""
    things = supplies(unpacked(left))
    return [
        shelf(-(-len(things) // ACROSS)),
        *[supply_chip(step, *thing) for step, thing in enumerate(things)],
    ]


def supplies(left: View) -> list[tuple[str, str, int, str]]:
    """Each thing of the supply: its name, its icon, how many there are, and in words."""
    things = [(name, name, count, f"{count} {name}") for name, count in left["elements"].items()]
    things.append(("crystal", "crystal", left["crystals"], many(left["crystals"], "crystal")))
    for kind, count in enumerate(counts(left["spirits"])):
        things.append((SPIRITS[kind], NAMES[kind], count, many(count, WORDS[kind])))
    return things


@lru_cache(4)
def shelf(rows: int) -> Markup:
    """The hollow in the trunk, carved into the wood."""
    x, y = SHELF
    wide, high = CHIP[0] * ACROSS + 2, CHIP[1] * rows + 24
    return g(
        rect(x=x - 3, y=y - 21, width=wide + 4, height=high + 4, rx=16, fill="#2a180a"),
        rect(
            x=x - 1,
            y=y - 19,
            width=wide,
            height=high,
            rx=14,
            fill="#ecd6a4",
            stroke="#b98f55",
            stroke_width=3,
        ),
        text("supply", x=x + wide / 2 - 1, y=y - 4, font_size=14.6, class_="middle", fill="#4a2e15"),
    )


@lru_cache(1024)
def supply_chip(step: int, name: str, drawing: str, count: int, words: str) -> Markup:
    """One thing of the supply with its number below it; what there is none of is pale."""
    wide, high = CHIP
    x, y = SHELF[0] + step % ACROSS * wide, SHELF[1] + step // ACROSS * high
    return part(
        PREFIX,
        supply_key(name),
        f"{words} in the supply",
        rect(width=wide, height=high, rx=6, fill_opacity=0),
        g(
            icon(PREFIX, drawing, wide / 2, 14, 25, ""),
            text(str(count), x=wide / 2, y=37, font_size=14.4, class_="bold middle", fill="#2a1f0d"),
            opacity=None if count else 0.45,
        ),
        rim=rect(x=1, y=1, width=wide - 2, height=high - 2, rx=6),
        transform=at(x, y),
    )


# Realm cards.


def prizes(scene: Scene) -> list[Markup]:
    """The realm cards, hanging from the crown of the Tree, three in a row."""
    found = scene.prizes()
    return [hanging_prize(number, *one) for number, one in enumerate(found)]


@lru_cache(256)
def hanging_prize(number: int, prize: Prize, owner: int) -> Markup:
    """A realm card on its strings."""
    wide, high = PRIZE
    x, y = PRIZES_AT[0] + number % 3 * (wide + 5), PRIZES_AT[1] + number // 3 * (high + 5)
    strings = path(d=f"M16 2V-22M{wide - 16:.0f} 2V-22", stroke="#2a180a", stroke_width=2)
    return part(
        PREFIX,
        f"prize-{number}",
        prize_title(prize, owner),
        g(strings if number < 3 else None, prize_face(prize, owner)),
        transform=at(x, y),
    )


def prize_title(prize: Prize, owner: int) -> str:
    """All about a realm card in a sentence."""
    kind = "Lightning" if prize.lightning else "Trophy"
    won = f". {seat_mark(owner)} has it" if owner >= 0 else ""
    return f"{kind}, {prize.dominion} dominion: {prize_words(prize)}{won}"
