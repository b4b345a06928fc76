"""What changes on the map: cubes on spaces, travellers, what can be reached, cubes to take."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from string import ascii_letters
from typing import Final

from spinney.art.board import lantern, part
from spinney.art.dice import waiting_die
from spinney.art.offers import NOTHING, Offer, Offers, touchable
from spinney.art.shapes import blob, card
from spinney.art.svg import Markup, at, circle, ellipse, g, numbers, path, rect, text
from spinney.engine.nothing import NONE
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.content.effects import COLOURS
from spinney.games.leylines.knowledge.view import cubes_by_colour
from spinney.games.leylines.picture.icons import badge, hub_sign, sign
from spinney.games.leylines.picture.layout import MAP, PREFIX, middles
from spinney.games.leylines.picture.offers import space_key, take_key
from spinney.games.leylines.picture.scenery import plate_spot, plate_width
from spinney.games.leylines.picture.tokens import cube, row_of, standee
from spinney.games.leylines.rules.paying import enterable_markets
from spinney.games.leylines.state.cubes import counts_of, size
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms import questions
from spinney.games.leylines.terms.questions import QUESTIONS
from spinney.games.leylines.words.names import cubes_words

RADIUS: Final = {"letter": 18, "hub": 24, "plain": 10.5, "market": 24}
WORDS: Final = {"letter": "Letter space", "hub": "Hub", "plain": "Plain space", "market": "Market"}
CUBE: Final = 14
STALL: Final = 82  # the width of a Market
FEW: Final = 5  # cubes that lie one by one
Dice = tuple[int, ...]
FREE: Final[Dice] = ()  # nothing more to pay


def spaces(t: LeylinesTable, offered: Offers) -> list[Markup]:
    """Every space with its cubes, its lantern, and what it costs in dice to go there."""
    content, costs = t.content, costs_now(t) if offered else {}
    tokens = {int(space): token for token, space in enumerate(t.market)}
    return [
        space(
            content,
            number,
            int(heap),
            tokens.get(number, NONE),
            costs.get(number, FREE),
            offered.get(space_key(id_), NOTHING),
        )
        for number, (id_, heap) in enumerate(zip(content.board.ids, t.heaps, strict=True))
    ]


@lru_cache(1 << 13)
def space(content: LeylinesContent, number: int, heap: int, token: int, cost: Dice, offer: Offer) -> Markup:
    """One space of the map, as a part that can be clicked."""
    printed = content.board.spaces[number]
    kind, (x, y) = printed.kind, middles(content.board)[number]
    name = content.tokens[token] if token != NONE else printed.name
    return touchable(
        PREFIX,
        space_key(printed.id),
        space_words(kind, printed.id, name, heap, cost),
        offer,
        outline(kind),
        bare(kind),
        emblem(content, number, name, token),
        heap_of_cubes(printed.id, heap, x, BELOW[kind]),
        price(cost, kind) if cost else None,
        transform=at(x, y),
    )


def space_words(kind: str, id_: str, name: str, heap: int, cost: Dice) -> str:
    """The tooltip of a space on the map: its name, its cubes, the dice that it costs."""
    there = f": {cubes_words(heap)}" if heap else ""
    dice = f"\nTo get there: {' and '.join([str(value) for value in cost])}" if cost else ""
    return f"{WORDS[kind]} {name or id_.lstrip(ascii_letters) or id_}{there}{dice}"


def bare(kind: str) -> Markup:
    """The outline that glows."""
    if kind == "market":
        return rect(x=-STALL / 2, y=-17, width=STALL, height=38, rx=8)
    return path(d=hexagon(RADIUS[kind])) if kind == "hub" else circle(cx=0, cy=0, r=RADIUS[kind])


@lru_cache(8)
def outline(kind: str) -> Markup:
    """Letters are clearings, plain spaces stepping stones, Hubs walls of stone, Markets caravans."""
    if kind == "market":
        return caravan()
    if kind == "hub":
        return g(
            ellipse(cx=2, cy=RADIUS["hub"] * 0.86, rx=24, ry=6, class_="f-shadow", opacity=0.35),
            path(d=hexagon(RADIUS["hub"]), class_="line f-stone s-line"),
            path(d=hexagon(RADIUS["hub"] - 4.5), class_="thin none s-stone-shade"),
        )
    if kind == "letter":
        return g(
            path(d=blob(0, 2, 23, 20, 14, 0.08, 11), class_="f-moss thin s-line-soft"),
            circle(cx=0, cy=0, r=RADIUS["letter"], class_="line f-paper s-line"),
        )
    return g(
        ellipse(cx=1.5, cy=5, rx=10.5, ry=7, class_="f-shadow", opacity=0.3),
        circle(cx=0, cy=0, r=RADIUS["plain"], class_="line f-path s-line"),
    )


def hexagon(radius: float) -> str:
    """The outline of a Hub on the map."""
    a, b = radius, radius * 0.87
    return f"M{numbers(-a, 0)}L{numbers(-a / 2, -b, a / 2, -b, a, 0, a / 2, b, -a / 2, b)}Z"


def caravan() -> Markup:
    """A Market on the map: a wagon with an awning, wheels, and a lantern at each end."""
    half = STALL / 2
    scallops = "".join([f"q{STALL / 12:.2f} 7 {STALL / 6:.2f} 0" for _ in range(6)])
    return g(
        ellipse(cx=2, cy=25, rx=half, ry=6, class_="f-shadow", opacity=0.3),
        [circle(cx=x, cy=22, r=6.5, class_="line f-bark s-line") for x in (-24, 24)],
        rect(x=-half, y=-12, width=STALL, height=33, rx=5, class_="line f-paper s-line"),
        path(
            d=f"M{numbers(-half - 3, -11)}L{numbers(-half + 6, -24)}H{half - 6}L{numbers(half + 3, -11)}Z",
            class_="line f-dominion s-line",
        ),
        path(d=f"M{numbers(-half, -11)}{scallops}", class_="f-gold thin s-line"),
    )


def emblem(content: LeylinesContent, number: int, name: str, token: int) -> list[Markup]:
    """The Letter; the sign and the name of a Hub; the emblem and the name of a Market."""
    printed = content.board.spaces[number]
    if printed.kind == "letter":
        return [
            text(printed.id, x=0, y=7, font_size=20, class_="serif bold middle f-ink", pointer_events="none")
        ]
    if printed.kind == "hub":
        return [
            sign(hub_sign(number - int(content.board.letters)), 0, -1, 25),
            plate(name or printed.id, *plate_spot(content.board, number)),
        ]
    if printed.kind == "market":
        return [
            badge(token, 0, -24, 12),
            text(name, x=0, y=13, font_size=13, class_="serif bold middle f-ink", pointer_events="none"),
        ]
    short = printed.id.lstrip(ascii_letters) or printed.id
    return [text(short, x=0, y=4, font_size=12, class_="middle f-ink-quiet", pointer_events="none")]


def plate(name: str, x: float, y: float) -> Markup:
    """The name of a Hub on the map, on a board of wood beside it."""
    wide = plate_width(name)
    return g(
        rect(x=x - wide / 2, y=y - 8.5, width=wide, height=17, rx=4, class_="thin f-paper s-line"),
        text(name, x=x, y=y + 4, font_size=12, class_="serif bold middle f-ink"),
        pointer_events="none",
    )


# Cubes and travellers.


BELOW: Final = {"letter": 20.0, "hub": 22.0, "plain": 11.0, "market": 27.0}  # how far down cubes lie


def heap_of_cubes(id_: str, heap: int, space_x: float, y: float) -> list[Markup]:
    """A few cubes one by one; more of them by colour, with their number, and not beyond the map."""
    row = row_of(heap)
    if len(row) <= FEW:
        left = -(len(row) - 1) * CUBE / 2
        seen = [row[:step].count(colour) for step, colour in enumerate(row)]
        return [
            cube(colour, left + step * CUBE, y, CUBE, f"cube-{id_}-{colour}-{seen[step]}")
            for step, colour in enumerate(row)
        ]
    colours = cubes_by_colour(heap)
    wide = 25.0 * len(colours) + 4
    low, high = MAP.x + 6 + wide / 2, MAP.x + MAP.width - 6 - wide / 2
    x = min(max(space_x, low), high) - space_x
    left = x - (len(colours) - 1) * 12.5
    plain = rect(x=x - wide / 2, y=y - 8, width=wide, height=16, rx=5, class_="thin f-paper s-line-soft")
    return [plain, *[with_number(id_, one, left + step * 25, y) for step, one in enumerate(colours)]]


def with_number(id_: str, one: tuple[str, int], x: float, y: float) -> Markup:
    """Cubes of one colour on a space of the map, with their number."""
    colour, count = one
    return g(
        cube(colour, x - 5, y, CUBE - 1, f"cube-{id_}-{colour}-0"),
        text(str(count), x=x + 3, y=y + 4.2, font_size=12, class_="bold f-ink"),
        pointer_events="none",
    )


def travellers(t: LeylinesTable, names: tuple[str, ...]) -> list[Markup]:
    """All standees, always in the order of the seats, side by side where they meet."""
    spots, drawn = middles(t.content.board), []
    where = [int(traveller.space) for traveller in t.travellers]
    for seat, here in enumerate(where):
        if here != NONE:
            there = [other for other in range(len(where)) if where[other] == here]
            x, y = spots[here]
            kind = t.content.board.spaces[here].kind
            left = x - (len(there) - 1) * 9.5 + there.index(seat) * 19
            drawn.append(standee(seat, names[seat], left, y + FEET[kind], 30))
    return drawn


FEET: Final = {"letter": -8, "hub": 13, "plain": 0, "market": -8}  # where travellers stand


# What can be reached.


def costs_now(t: LeylinesTable) -> dict[int, Dice]:
    """For whoever chooses dice or a destination: the dice that each space costs beyond those laid."""
    asked, who = QUESTIONS.of(t), t.travellers[t.seat]
    if asked not in (questions.START, questions.DESTINATION):
        return {}
    laid = int(t.about) if asked == questions.DESTINATION else 0
    most = int(t.quick_slots(t.seat)) + (1 if asked == questions.START else 0)
    needed = cheapest(int(who.dice), max(0, most))
    board, steps = t.content.board, t.content.steps[who.space]
    markets = enterable_markets(t, t.seat, board.far)
    found = {}
    for number, away in enumerate(steps):
        more = int(away) - laid
        if 0 < more < len(needed) and (not board.is_market(number) or (markets >> number) & 1):
            found[number] = needed[more]
    return found


@lru_cache(1024)
def cheapest(dice: int, most: int) -> tuple[Dice, ...]:
    """What the map shows as prices: for each number of steps the fewest dice, and of those the lowest."""
    row = [value for value, count in enumerate(counts_of(dice), 1) for _ in range(count)]
    ways = [way for number in range(1, min(most, int(size(dice))) + 1) for way in combinations(row, number)]
    longest = max((sum(way) for way in ways), default=0)
    found: list[Dice] = [FREE]
    for steps in range(1, longest + 1):
        enough = [way for way in ways if sum(way) >= steps]
        found.append(min(enough, key=lambda way: (len(way), sum(way))))
    return tuple(found)


@lru_cache(512)
def price(cost: Dice, kind: str) -> Markup:
    """The dice that a space costs, at its shoulder."""
    x, y = {"letter": (15, -17), "hub": (23, -12), "plain": (9, -11), "market": (42, -18)}[kind]
    wide = 14.0 * len(cost) + 4
    return g(
        rect(x=x - 8, y=y - 8.5, width=wide, height=17, rx=5, class_="thin f-paper s-paper-edge"),
        [waiting_die(value, x + step * 14, y - 0.4, 12) for step, value in enumerate(cost)],
        pointer_events="none",
    )


# Cubes to take.


def bubble(t: LeylinesTable, offered: Offers) -> Markup | None:
    """The cubes that can be taken now, large, beside the space where they lie."""
    colours = tuple(colour for colour in COLOURS if take_key(colour) in offered)
    if not colours:
        return None
    asked = QUESTIONS.of(t)
    where = int(t.about if asked == questions.FETCH else t.travellers[t.seat].space)
    found = dict(cubes_by_colour(int(t.heaps[where])))
    chips = tuple((colour, found[colour], offered[take_key(colour)]) for colour in colours)
    return taking(chips, *middles(t.content.board)[where])


@lru_cache(256)
def taking(chips: tuple[tuple[str, int, Offer], ...], x: float, y: float) -> Markup:
    """The bubble with the cubes that can be taken."""
    wide, high = 46.0 * len(chips) + 12, 44.0
    left = min(max(x - wide / 2, MAP.x + 6), MAP.x + MAP.width - wide - 6)
    up = y - MAP.y > 120
    top = y - 42 - high if up else y + 40
    foot, point = (top + high, y - 30) if up else (top, y + 30)
    tip = f"M{numbers(x - 8, foot)}L{numbers(x, point)}L{numbers(x + 8, foot)}Z"
    return g(
        path(d=tip, class_="f-paper line s-paper-edge"),
        path(d=card(left, top, wide, high, 29, 12), class_="f-paper line s-paper-edge"),
        [
            takable(colour, count, offer, left + 29 + 46 * step, top + high / 2)
            for step, (colour, count, offer) in enumerate(chips)
        ],
    )


def takable(colour: str, count: int, offer: Offer, x: float, y: float) -> Markup:
    """One colour of cubes in the bubble."""
    return part(
        PREFIX,
        take_key(colour),
        f"{count} {colour}{offer.words}",
        rect(x=-16, y=-16, width=32, height=32, rx=8, class_="f-paper"),
        lantern(rect(x=-15, y=-15, width=30, height=30, rx=7)),
        cube(colour, 0, 0, 26),
        text(f"×{count}", x=19, y=18, font_size=12, class_="bold middle f-ink") if count > 1 else None,
        actions=offer.actions,
        transform=at(x, y),
    )
