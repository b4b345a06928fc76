"""From what a seat may know to what is drawn: the view, with the edition's words and numbers put in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from spinney.art.kept import packed, unpacked
from spinney.art.layout import from_seat
from spinney.engine.faces.names import seat_mark
from spinney.games.groves.content.cards import COLOURS, RESOURCE_GROVE, SPIRITS, STARTING_GROVES, TYPES
from spinney.games.groves.content.edition import GrovesContent
from spinney.games.groves.picture.hexes import Face
from spinney.games.groves.terms import questions
from spinney.games.groves.terms.questions import QUESTIONS
from spinney.games.groves.words import cards, rewards
from spinney.games.groves.words.cards import Prize, Summons

View = Mapping[str, Any]

ASKED_ON_A_GROVE: Final = (
    questions.COLLECT,
    questions.GAIN,
    questions.PAY,
    questions.EITHER,
    questions.SWAP,
    questions.SPIRIT,
)


class Cell(NamedTuple):
    """A hex of a realm: its key, what is printed on it, where it lies, who stands on it."""

    key: str
    printed: Face
    q: int
    r: int
    spirit: int  # a type, or -1 for nobody
    asked: bool  # is its reward being settled now?


class Seat(NamedTuple):
    """All that a seat has. Spirits are counted by type, elements by kind; `secret` is empty for others."""

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
    portals: tuple[int, ...]  # the seats that its own portals lead to
    secret: tuple[Summons, ...]
    hidden: int  # cards face down
    shown: tuple[Summons, ...]
    looked: tuple[Summons, ...] = ()  # the cards it chooses between

    def only(self, *fields: str) -> Seat:
        """The same seat with nothing but these: what is drawn of them is kept, whatever else changes."""
        told = {field: getattr(self, field) for field in fields}
        return BARE._replace(number=self.number, name=self.name, you=self.you, **told)

    @property
    def whose(self) -> str:
        """Whose a thing is, said before it: your bag."""
        return "your" if self.you else f"{self.name}'s"

    @property
    def owner(self) -> str:
        """Whose a thing is, said after it: 2 crystals, yours."""
        return "yours" if self.you else f"{self.name}'s"


BARE: Final = Seat(0, "", False, False, False, 0, (), (), (), 0, 0, False, (), (), 0, ())


class Scene:
    """One position as one seat sees it. `front` is the seat whose realm is large."""

    def __init__(self, content: GrovesContent, view: View, names: Sequence[str] | None = None) -> None:
        self.view = view
        self.content = content
        self.seats = len(view["realms"])
        self.names = list(names or map(seat_mark, range(self.seats)))[: self.seats]
        self.you = int(view["you"])
        self.front = max(0, self.you)
        self.solo: View | None = view["solo"]
        self.question = QUESTIONS.names.index(view["question"])  # by its number
        self._seats: dict[int, Seat] = {}
        self._groves: dict[int, bytes] = {}

    @property
    def rest(self) -> list[int]:
        """Everybody else, clockwise from the seat in front."""
        return from_seat(self.front, self.seats)[1:]

    def owner(self, seat: int) -> str:
        """Your, or somebody's."""
        return "your" if seat == self.you else f"{self.names[seat]}'s"

    def seat(self, number: int) -> Seat:
        """All that a seat has; many drawings ask for it."""
        if number not in self._seats:
            self._seats[number] = self.gathered(number)
        return self._seats[number]

    def gathered(self, number: int) -> Seat:
        """All that a seat has, from the view."""
        realm = self.view["realms"][number]
        return Seat(
            number=number,
            name=self.names[number],
            you=number == self.you,
            crown=self.view["crown"] == number and self.solo is None,
            awaited=self.view["asked"] == number or number in self.view["winners"],
            points=int(self.view["scores"][number]),
            drawn=counts(realm["drawn"]),
            bag=counts(realm["bag"]),
            elements=tuple(realm["elements"].values()),
            crystals=realm["crystals"],
            dominion=realm["dominion"],
            base=bool(realm["base"]),
            portals=tuple(realm["portals"]),
            secret=tuple(self.summons(card["card"]) for card in realm["face_down"] if card["card"]),
            hidden=len(realm["face_down"]),
            shown=tuple(self.summons(card) for card in realm["revealed"]),
            looked=tuple(self.summons(card) for card in self.view["looking"]) if number == self.you else (),
        )

    def key(self, tile: int) -> str:
        """The key of a grove, wherever it lies."""
        return f"grove-{self.content.actions.tile_words[tile]}" if tile >= 0 else ""

    def printed(self, tile: int) -> Face | None:
        """What is printed on a tile of the scene, or nothing where none lies."""
        return face_of(self.content, tile) if tile >= 0 else None

    def cells(self, number: int) -> tuple[Cell, ...]:
        """The groves of a realm; the hex at (0, 0) is not one of them."""
        return cells_of(self.content, *self.groves(number))

    def groves(self, number: int) -> tuple[bytes, str]:
        """The groves of a realm, packed, and which grove the question is about, if it is about one."""
        if number not in self._groves:
            self._groves[number] = packed(self.view["realms"][number]["groves"])
        return self._groves[number], self.view["visited"] if self.question in ASKED_ON_A_GROVE else ""

    def unchosen(self) -> tuple[Cell, ...]:
        """G-2.8  While resource groves are chosen: those that nobody has yet, side by side."""
        if self.question != questions.CHOOSE:
            return ()
        taken = {grove["tile"] for realm in self.view["realms"] for grove in realm["groves"]}
        left = [tile for tile in range(RESOURCE_GROVE, STARTING_GROVES) if tile not in taken]
        return tuple(
            Cell(self.key(tile), face_of(self.content, tile), 0, place, -1, False)
            for place, tile in enumerate(left)
        )

    def arriving(self, number: int) -> tuple[tuple[int, int], ...]:
        """Who has portals to this realm, and how many."""
        return tuple(
            (realm["seat"], realm["portals"].count(number))
            for realm in self.view["realms"]
            if number in realm["portals"]
        )

    def summons(self, card: str) -> Summons:
        """A summoning card of the scene, by the id that it has in the view."""
        return summons_of(self.content, card)

    def prizes(self) -> list[tuple[Prize, int]]:
        """The realm cards, and who has them."""
        return [(prize_of(self.content, card["id"]), card["owner"]) for card in self.view["realm_cards"]]


@lru_cache(512)
def cells_of(content: GrovesContent, groves: bytes, asked: str) -> tuple[Cell, ...]:
    """The groves of a realm, as the view has them; the reward of one may be asked about."""
    words = content.actions.tile_words
    return tuple(
        Cell(
            f"grove-{words[grove['tile']]}",
            face_of(content, grove["tile"]),
            grove["at"][0],
            grove["at"][1],
            SPIRITS.index(grove["spirit"]) if grove["spirit"] else -1,
            words[grove["tile"]] == asked,
        )
        for grove in unpacked(groves)
    )


@lru_cache(512)
def face_of(content: GrovesContent, tile: int) -> Face:
    """What is printed on a tile."""
    printed = content.tiles[tile]
    colour = COLOURS[printed.colour - 1] if printed.colour > 0 else ""
    return Face(
        printed.id,
        printed.name,
        colour,
        printed.dominion,
        printed.cost,
        rewards.printed(content, printed.primary),
        rewards.printed(content, printed.bonus),
    )


@lru_cache(128)
def summons_of(content: GrovesContent, card: str) -> Summons:
    """A summoning card that the view names by its id, with the edition's words and numbers put in."""
    return cards.summons(content, [one.id for one in content.summoning].index(card))


@lru_cache(128)
def prize_of(content: GrovesContent, card: str) -> Prize:
    """A realm card that the view names by its id, with the edition's words and numbers put in."""
    return cards.prize(content, [one.id for one in content.realm_cards].index(card))


def counts(spirits: Mapping[str, int]) -> tuple[int, ...]:
    """Spirits by type, in the order of the rules."""
    return tuple(map(spirits.__getitem__, SPIRITS[:TYPES]))
