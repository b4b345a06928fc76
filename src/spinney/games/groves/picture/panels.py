"""What each seat has beside its realm: spirits to place, treasures, its bag, its cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from spinney.art.board import part
from spinney.art.icons import icon
from spinney.art.offers import NOTHING, Offer, Offers
from spinney.art.plates import paper
from spinney.art.seats import seat_edge, seat_head
from spinney.art.shapes import card
from spinney.art.svg import Markup, apart, at, flat, g, path, text
from spinney.engine.text import many
from spinney.games.groves.content.cards import ELEMENT_NAMES, SPIRITS
from spinney.games.groves.picture.cards import card_backs, summoning_card, summons_words
from spinney.games.groves.picture.layout import PANEL, PREFIX, SIDE_PANEL
from spinney.games.groves.picture.offers import drawn_key
from spinney.games.groves.picture.tokens import (
    TYPE_ICONS,
    TYPE_WORDS,
    chip,
    score_shield,
    wisps,
)
from spinney.games.groves.words.cards import Summons

FEW: Final = 4  # spirits that stand one by one
CARD_SIZES: Final = {2: (88.0, 42.0), 3: (58.0, 28.0), 4: (42.0, 24.0)}  # by how many lie side by side


class Head(NamedTuple):
    """What the head of a panel shows."""

    number: int
    name: str
    crown: bool
    awaited: bool
    points: int


class Seat(NamedTuple):
    """All that a panel shows. Spirits are counted by type, elements by kind; `secret` is empty for others."""

    number: int
    name: str
    you: bool
    crown: bool
    awaited: bool
    points: int
    drawn: tuple[int, ...]
    bag: tuple[int, ...]
    elements: tuple[int, ...]
    crystals: int
    dominion: int
    base: bool
    portals: tuple[tuple[int, str], ...]  # the seats that its own portals lead to
    secret: tuple[Summons, ...]
    hidden: int  # cards face down
    shown: tuple[Summons, ...]
    looked: tuple[Summons, ...] = ()  # the cards it chooses between

    @property
    def head(self) -> Head:
        """What the head of the seat's panel shows."""
        return Head(self.number, self.name, self.crown, self.awaited, self.points)

    @property
    def whose(self) -> str:
        """Whose a thing on the panel is, said before it: your bag."""
        return "your" if self.you else f"{self.name}'s"

    @property
    def owner(self) -> str:
        """Whose a thing on the panel is, said after it: 2 crystals, yours."""
        return "yours" if self.you else f"{self.name}'s"


# The large panel, of the realm that is shown large.


def own_panel(seat: Seat, offers: Offers, height: float) -> list[Markup]:
    """The large panel of the seat in front: spirits, stock, bag, cards."""
    low = 52.0
    return apart(
        "g",
        sheet(seat, PANEL, height, 91, 12),
        head(seat.head, PANEL, 19, 20),
        heading("To place", low + 8),
        drawn_row(seat, placing_of(seat, offers), PANEL, low + 42, 42),
        heading("Treasures", low + 86),
        treasures(seat, offers, 14, low + 107, 62, 31, 24),
        base_of(seat, PANEL - 22, low + 82, 24),
        heading("Bag", low + 166),
        bag(seat, 14, low + 187, 62, 30, 23),
        heading(cards_heading(seat), low + 246),
        cards(seat, offers, low + 256, height - low - 262),
        id=f"{PREFIX}seat-{seat.number}",
    )


def sheet(seat: Seat, wide: float, height: float, seed: int, corner: float) -> Markup:
    """The paper that the panel of a seat is written on."""
    return paper(wide, height, seed, corner, f"f-paper line {seat_edge(seat.number, seat.awaited)}")


@lru_cache(64)
def heading(words: str, y: float) -> Markup:
    """A heading inside the panel of a seat."""
    return text(words, x=12, y=y, font_size=13, class_="serif f-ink-quiet")


def cards_heading(seat: Seat) -> str:
    """The heading over the summoning cards in a panel."""
    if seat.looked:
        return "Keep one of these"
    return "Summoning cards" if seat.hidden or seat.shown else "No summoning cards yet"


@lru_cache(512)
def head(seat: Head, wide: float, radius: float, size: float) -> Markup:
    """Mark, name, crown and points; dyed while the table waits for the seat."""
    return g(
        seat_head(PREFIX, seat.number, seat.name, seat.name, seat.awaited, wide, radius, size),
        crown_here(wide - radius * 3.6, radius + 6, radius * 1.4) if seat.crown else None,
        score_shield(
            seat.points,
            wide - radius - 6,
            radius + 6,
            radius * 1.9,
            f"{many(seat.points, 'point')} for {seat.name}, if the game ended now",
        ),
    )


def crown_here(x: float, y: float, size: float) -> Markup:
    """The crown in the head of a panel."""
    words = (
        "The crown: places first, though not on the groves area at once, and gets the crystals of purchases"
    )
    return icon(PREFIX, "crown", x, y, size, words)


def drawn_row(
    seat: Seat, offers: tuple[Offer, ...], wide: float, y: float, size: float
) -> Markup | list[Markup]:
    """Spirits to place: a few stand one by one, many stand by type with their number."""
    few = sum(seat.drawn) <= FEW
    heads = [
        (kind, at_, 1 if few else count)
        for kind, count in enumerate(seat.drawn)
        for at_ in range(count if few else min(1, count))
    ]
    if not heads:
        return text("nobody", x=12, y=y + 4, font_size=13, class_="f-ink-quiet")
    pitch = min(size * 1.42, (wide - 20) / len(heads))
    size = min(size, pitch * (0.74 if seat.you else 0.9))
    return [
        wisps(
            f"{drawn_key(seat.number, kind)}-{at_}",
            kind,
            count,
            f"{many(count, TYPE_WORDS[kind])} to place, {seat.owner}",
            10 + pitch * (step + 0.5),
            y,
            size,
            offers[kind],
        )
        for step, (kind, at_, count) in enumerate(heads)
    ]


def placing_of(seat: Seat, offers: Offers) -> tuple[Offer, ...]:
    """What the spirits of each type stand for."""
    return tuple([offers.get(drawn_key(seat.number, kind), NOTHING) for kind in range(len(SPIRITS))])


def treasures(
    seat: Seat, offers: Offers, x: float, y: float, pitch: float, line: float, size: float
) -> list[Markup]:
    """Elements; below them crystals, dominion and the base of a portal."""
    first = [
        chip(
            f"has-{seat.number}-{name}",
            name,
            seat.elements[kind],
            f"{seat.elements[kind]} {name}, {seat.owner}",
            x + pitch * kind,
            y,
            size,
            offers.get(f"has-{seat.number}-{name}", NOTHING),
        )
        for kind, name in enumerate(ELEMENT_NAMES)
    ]
    return flat(
        first,
        chip(
            f"has-{seat.number}-crystal",
            "crystal",
            seat.crystals,
            f"{many(seat.crystals, 'crystal')}, {seat.owner}",
            x,
            y + line,
            size,
        ),
        chip(
            f"has-{seat.number}-dominion",
            "dominion",
            seat.dominion,
            f"{seat.dominion} dominion in tokens, {seat.owner}",
            x + pitch,
            y + line,
            size,
        ),
        portals_of(seat, x + 2 * pitch, y + line, size),
    )


def portals_of(seat: Seat, x: float, y: float, size: float) -> Markup | None:
    """Finished portals."""
    if not seat.portals:
        return None
    led = ", ".join([f"to {name}" for _, name in seat.portals])
    key, number = f"has-{seat.number}-portal", len(seat.portals)
    return chip(key, "portal", number, f"{many(number, 'portal')}, {seat.owner}: {led}", x, y, size)


def base_of(seat: Seat, x: float, y: float, size: float) -> Markup | None:
    """An unfinished portal."""
    words = f"Base of a portal, {seat.owner}; its mirror comes next"
    return icon(PREFIX, "portal-base", x, y, size, words) if seat.base else None


def bag(seat: Seat, x: float, y: float, pitch: float, line: float, size: float) -> list[Markup]:
    """What is in the bag, by type."""
    return [
        chip(
            f"bag-{seat.number}-{SPIRITS[kind]}",
            TYPE_ICONS[kind],
            count,
            f"{many(count, TYPE_WORDS[kind])} in {seat.whose} bag",
            x + pitch * (kind % 3),
            y + line * (kind // 3),
            size,
        )
        for kind, count in enumerate(seat.bag)
    ]


def cards(seat: Seat, offers: Offers, y: float, room: float) -> list[Markup]:
    """Cards to choose from first, then secret ones or their backs, then revealed ones."""
    faces = [(one, False) for one in (*seat.looked, *seat.secret)] + [(one, True) for one in seat.shown]
    backs = 0 if seat.secret else seat.hidden
    count = len(faces) + (backs > 0)
    across = next((one for one in (2, 3) if -(-count // one) * (CARD_SIZES[one][1] + 6) <= room), 4)
    wide, high = CARD_SIZES[across]
    drawn = [
        summoning_card(
            one,
            shown,
            f"card-{seat.number}-{one.key}",
            12 + (step % across) * (wide + 6),
            y + (step // across) * (high + 6),
            (wide, high),
            offers.get(f"card-{seat.number}-{one.key}", NOTHING),
        )
        for step, (one, shown) in enumerate(faces)
    ]
    last = len(faces)
    spot = 12 + (last % across) * (wide + 6), y + (last // across) * (high + 6) + high / 2
    return flat(drawn, card_backs(f"backs-{seat.number}", backs, backs_words(seat), *spot, 28))


def backs_words(seat: Seat) -> str:
    """How many there are, and what they are where that is known."""
    known = "".join([f"\n{summons_words(one)}" for one in seat.secret])
    return f"{many(seat.hidden, 'summoning card')} face down, {seat.owner}{known}"


# The small panel, of everybody else.


@lru_cache(1024)
def side_panel(seat: Seat, placing: tuple[Offer, ...], height: float) -> list[Markup]:
    """The same in little. With room to spare, revealed cards show their faces."""
    roomy = height > 260
    line = 27.0 if roomy else 24.0
    low = 38.0
    return apart(
        "g",
        sheet(seat, SIDE_PANEL, height, 95 + seat.number, 10),
        head(seat.head, SIDE_PANEL, 13, 16),
        drawn_row(seat, placing, SIDE_PANEL - 24, low + 14, 24),
        treasures(seat, NO_OFFERS, 10, low + line + 17, 46, line, 18),
        bag_label(seat, low + 3 * line + 13),
        base_of(seat, SIDE_PANEL - 20, low + 14, 21),
        bag(seat, 10, low + 3 * line + 31, 46, line, 17),
        side_cards(seat, low + 5 * line + 34, height - low - 5 * line - 34, roomy),
        id=f"{PREFIX}seat-{seat.number}",
    )


NO_OFFERS: Final[Offers] = {}


def bag_label(seat: Seat, y: float) -> Markup:
    """The line of a narrow panel above the bag."""
    return part(
        PREFIX,
        f"bag-{seat.number}",
        f"{seat.name}'s bag: {many(sum(seat.bag), 'spirit')}",
        path(d=f"M10 {y}H{SIDE_PANEL - 10}", class_="none thin s-paper-edge"),
        icon(PREFIX, "sack", SIDE_PANEL / 2, y, 16, ""),
    )


def side_cards(seat: Seat, y: float, room: float, roomy: bool) -> Markup:
    """Face-down and revealed cards: their number, or their faces."""
    backs = card_backs(f"backs-{seat.number}", seat.hidden, backs_words(seat), 10, y, 20)
    if not seat.shown:
        return g(backs)
    if not roomy:
        return g(backs, shown_count(seat, 84, y))
    wide, high = 62.0, 28.0
    faces = [
        summoning_card(
            one,
            True,
            f"card-{seat.number}-{one.key}",
            10 + (step % 2) * (wide + 4),
            y + 18 + (step // 2) * (high + 4),
            (wide, high),
        )
        for step, one in enumerate(seat.shown)
        if 18 + (step // 2 + 1) * (high + 4) <= room
    ]
    return g(backs, faces)


def shown_count(seat: Seat, x: float, y: float) -> Markup:
    """How many revealed cards there are, in a narrow panel, and their points."""
    told = "\n".join([summons_words(one) for one in seat.shown])
    points = sum(one.dominion for one in seat.shown)
    return g(
        part(
            PREFIX,
            f"shown-{seat.number}",
            f"Revealed summoning cards, {points} dominion:\n{told}",
            path(d=card(0, -11, 26, 22, 99, 4), class_="f-paper line s-success"),
            icon(PREFIX, "dominion", 13, 0, 16, ""),
            text(str(points), x=31, y=5, font_size=14, class_="bold f-ink"),
            transform=at(x, y),
        )
    )
