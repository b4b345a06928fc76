"""What stands against a single player: the Hollows of the Lost, the wraith bag, the draw and its powers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.icons import icon
from spinney.art.lettering import text_lines, wrapped
from spinney.art.svg import Markup, at, circle, g, path, rect, text
from spinney.art.touch import part
from spinney.engine.faces.zones import SIDE, Item, Zone
from spinney.engine.text import a, many
from spinney.games.groves.content.cards import SPIRITS, WRAITH
from spinney.games.groves.picture.figures import NAMES, WORDS
from spinney.games.groves.picture.layout import PREFIX, WIDE
from spinney.games.groves.picture.rewards import glyph_row
from spinney.games.groves.picture.scene import Scene, View, counts
from spinney.games.groves.picture.tokens import badge, chip
from spinney.games.groves.words.powers import POWERS, Power, price
from spinney.games.groves.words.rewards import Printed

SANS_WIDE: Final = 0.62  # a letter of warnings: what is missing there would matter
POWER: Final = (WIDE, 48.0)
PITCH: Final = 70.0  # of the rows of Hollows


def solo(scene: Scene, v: View) -> list[Zone]:
    """The zones of a game alone."""
    return [
        Zone(
            "hollows",
            SIDE,
            "Hollows of the Lost",
            [hollows(scene, v), *warning(scene, v)],
            hollow_note(scene, v),
            tab="Wraiths",
        ),
        Zone("wraith-bag", SIDE, "Wraith bag", [wraith_bag(v)], bag_note(v), tab="Wraiths"),
        Zone(
            "wraith-draw",
            SIDE,
            "Wraith draw",
            [*drawn_item(v), *[power_item(scene, v, power) for power in POWERS]],
            draw_words(counts(v["drawn"])),
            tab="Wraiths",
        ),
    ]


# The Hollows.


def hollows(scene: Scene, v: View) -> Item:
    """G-14.5  The track: wraiths from the lowest value on, and the value to beat."""
    first, spaces, filled = int(scene.content.first_hollow), v["spaces"], v["hollows"]
    across = 5 if spaces <= 10 else 7
    rows = -(-spaces // across)
    pieces = [cliff(rows)]
    pieces += [space(at_, first + at_, at_ < filled, at_ == filled, across) for at_ in range(spaces)]
    return Item("hollows", hollow_words(scene, v), WIDE, rows * PITCH + 6, pieces)


def hollow_words(scene: Scene, v: View) -> str:
    """How the Hollows stand."""
    full = v["hollows"] >= v["spaces"]
    told = full_words(scene.view["over"], v["at_once"]) if full else f"Beat {v['to_beat']} to win"
    return f"{many(v['hollows'], 'wraith')} in the Hollows of the Lost. {told}"


def hollow_note(scene: Scene, v: View) -> str:
    """The value to beat, or how near the loss is."""
    if v["hollows"] < v["spaces"]:
        return f"beat {v['to_beat']}"
    return "all full: lost" if scene.view["over"] else "all full: danger!"


def full_words(over: bool, at_once: bool) -> str:
    """G-14.22, G-14.23, G-14.31, G-14.32  What full Hollows mean, now or after the game."""
    if over:
        return "All spaces are full: the game is lost"
    rescue = "" if at_once else ", unless a power makes room"
    return f"All spaces are full: the next wraith loses the game at once{rescue}, and so does the end"


def warning(scene: Scene, v: View) -> list[Item]:
    """G-14.32  Once the Hollows are full, what comes of it is written below them."""
    if v["hollows"] < v["spaces"]:
        return []
    words = full_words(scene.view["over"], v["at_once"])
    lines = wrapped(words, WIDE - 24, 13.4, 4, SANS_WIDE)
    high = 12 + 18 * len(lines)
    ground = rect(
        x=1, y=1, width=WIDE - 2, height=high - 2, rx=8, class_="f-paper s-danger", stroke_width=1.6
    )
    return [Item("hollows-full", words, WIDE, high, [ground, *text_lines(lines, 12, 20, 13.4, 18, "f-ink")])]


@lru_cache(8)
def cliff(rows: int) -> Markup:
    """The rock that the Hollows are in."""
    high = rows * PITCH + 4
    return g(
        rect(x=1, y=1, width=WIDE - 2, height=high, rx=14, fill="#8f8778", stroke="#2b261c", stroke_width=2),
        path(
            d=f"M14 20q40-14 90-4t110-6 130 4M20 {high - 8}q70-10 150-2t170-4",
            fill="none",
            stroke="#b4ac9d",
            stroke_width=3,
        ),
        class_="terrain",
    )


@lru_cache(64)
def space(number: int, value: int, filled: bool, next_: bool, across: int) -> Markup:
    """A hollow with its value; a wraith covers it."""
    pitch = (WIDE - 12) / across
    x, y = 6 + pitch * (number % across + 0.5), 37 + PITCH * (number // across)
    words = f"Hollow {number + 1}, value {value}" + (
        ": a wraith" if filled else ": the value to beat" if next_ else ""
    )
    return part(
        PREFIX,
        f"hollow-{number + 1}",
        words,
        path(
            d="M-21 24C-23 0-15-26 0-26S23 0 21 24Q0 28-21 24Z",
            fill="#3a342c",
            stroke="#ffc21a" if next_ else "#1d150a",
            stroke_width=2.4 if next_ else 1.6,
        ),
        icon(PREFIX, NAMES[WRAITH], 0, -2, 46, "") if filled else None,
        circle(
            cx=0, cy=17, r=12, fill="#fbf3da" if not filled else "#cfc6b4", stroke="#2b261c", stroke_width=1.4
        ),
        text(
            str(value),
            x=0,
            y=22,
            font_size=14.5,
            class_="bold middle",
            fill="#2a1f0d" if not filled else "#6d6454",
        ),
        transform=at(x, y),
    )


# The wraith bag.


def bag_note(v: View) -> str:
    """How many wraiths are still to come."""
    return f"{v['supply']} more to come" + (f", {v['gone']} gone for good" if v["gone"] else "")


def wraith_bag(v: View) -> Item:
    """The other bag: what may be drawn against you."""
    chips = [
        chip(
            f"wraith-bag-{SPIRITS[kind]}",
            NAMES[kind],
            count,
            f"{many(count, WORDS[kind])} in the wraith bag",
            36 + 54 * kind,
            16,
            50,
        )
        for kind, count in enumerate(counts(v["bag"]))
    ]
    words = f"The wraith bag with {many(sum(counts(v['bag'])), 'spirit')}"
    return Item("wraith-bag", words, WIDE, 32, [icon(PREFIX, "sack", 16, 16, 28, ""), *chips])


# The wraith draw.


def draw_words(drawn: tuple[int, ...]) -> str:
    """What the wraith draw waits for."""
    if not any(drawn):
        return "after you have placed all spirits"
    return f"{many(drawn[WRAITH], 'wraith')} to place" if drawn[WRAITH] else "powers may be used"


def drawn_item(v: View) -> list[Item]:
    """The spirits of the wraith draw that are not settled yet."""
    drawn = counts(v["drawn"])
    kinds = [kind for kind, count in enumerate(drawn) if count]
    if not kinds:
        return []
    pieces = [drawn_spirit(kind, drawn[kind], step) for step, kind in enumerate(kinds)]
    return [Item("wraith-draw", f"The wraith draw: {draw_words(drawn)}", WIDE, 46, pieces)]


@lru_cache(64)
def drawn_spirit(kind: int, count: int, step: int) -> Markup:
    """Spirits of one type in the wraith draw."""
    x = 26 + 56 * step
    return part(
        PREFIX,
        f"wraith-draw-{SPIRITS[kind]}",
        f"{many(count, WORDS[kind])} of the wraith draw, not settled yet",
        rect(x=x - 24, width=48, height=46, fill_opacity=0),
        icon(PREFIX, NAMES[kind], x, 22, 44, ""),
        badge(count, x + 14, 34) if count > 1 else None,
        piece=f"spirit-{SPIRITS[kind]}",
    )


def power_item(scene: Scene, v: View, power: Power) -> Item:
    """A power of the wraith draw, and whether it can be used."""
    colour = SPIRITS[power.colour]
    costs = price(scene.content, power)
    live, marked = bool(counts(v["drawn"])[power.colour]), colour in v["markers"]
    price_words = f"for {costs.words}" if costs else "free"
    words = f"{power.name}{power_state(colour, live, marked)}: {price_words}, {power.words}"
    return Item(f"power-{colour}", words, *POWER, [power_line(power, costs, live, marked, words)])


@lru_cache(64)
def power_line(power: Power, costs: Printed, live: bool, marked: bool, words: str) -> Markup:
    """Spirit, name, effect, price; framed while it can be used."""
    colour = SPIRITS[power.colour]
    wide, high = POWER
    look = f"f-grove-{colour} {'s-ink' if live else 's-paper-edge'}"
    word = "drawn" if live else "in the bag" if marked else ""
    free = text("free", x=wide - 38, y=29, font_size=13.4, class_="middle f-ink")
    return part(
        PREFIX,
        f"power-{colour}",
        words,
        rect(
            x=1, y=1, width=wide - 2, height=high - 2, rx=8, class_=look,
            stroke_width=2.4 if live else 1.2,
        ),
        g(
            icon(PREFIX, NAMES[power.colour], 24, 23, 36, ""),
            text(power.name, x=48, y=20, font_size=16, class_="serif bold f-ink"),
            text(power.short, x=48, y=38, font_size=13.4, class_="f-ink"),
            glyph_row(costs.glyphs, wide - 38, 24, 20) if costs else free,
            text(word, x=126, y=20, font_size=13.4, class_="f-ink-quiet"),
            opacity=None if live or marked else 0.72,
        ),
        rim=rect(x=4, y=4, width=wide - 8, height=high - 8, rx=6),
    )  # fmt: skip


def power_state(colour: str, live: bool, marked: bool) -> str:
    """Whether a power of the wraith draw can be used."""
    if live:
        return f", the power of the {colour} spirit that was drawn"
    if marked:
        return f", {colour} is in the wraith bag"
    return f", once {a(f'{colour} spirit')} is in the wraith bag"
