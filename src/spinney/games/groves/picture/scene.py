"""From what a seat may know to what is drawn: the view, with the edition's words and numbers put in."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from spinney.art.layout import from_seat
from spinney.games.groves.content.cards import (
    COLOURS,
    RESOURCE_GROVE,
    SPIRITS,
    STARTING_GROVES,
    TYPES,
)
from spinney.games.groves.content.edition import GrovesContent
from spinney.games.groves.knowledge.view import view
from spinney.games.groves.picture.hexes import Face
from spinney.games.groves.picture.panels import Seat
from spinney.games.groves.picture.realm import Cell
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms import questions
from spinney.games.groves.terms.questions import QUESTIONS
from spinney.games.groves.words import cards, rewards
from spinney.games.groves.words.cards import Prize, Summons

View = dict[str, Any]

HOME: Final = Face("home", "Lore Stone", "", 0, (0, 0, 0), rewards.Printed(), rewards.Printed(), usable=False)


class Scene:
    """One position as one seat sees it. `front` is the seat whose realm is large."""

    def __init__(self, view: View, content: GrovesContent, names: list[str]) -> None:
        self.view = view
        self.content = content
        self.names = names
        self.seats = len(view["realms"])
        self.you = int(view["you"])
        self.front = max(0, self.you)
        self.solo: View | None = view["solo"]
        self.question = QUESTIONS.names.index(view["question"])  # by its number

    @property
    def rest(self) -> list[int]:
        """Everybody else, clockwise from the seat in front."""
        return from_seat(self.front, self.seats)[1:]

    def owner(self, seat: int) -> str:
        """Your, or Moon's."""
        return "your" if seat == self.you else f"{self.names[seat]}'s"

    def seat(self, number: int) -> Seat:
        """All that the panel of a seat shows."""
        realm = self.view["realms"][number]
        known = [self.summons(card["card"]) for card in realm["face_down"] if card["card"]]
        return Seat(
            number=number,
            name=self.names[number],
            you=number == self.you,
            crown=self.view["crown"] == number and self.solo is None,
            awaited=self.view["asked"] == number or number in self.view["winners"],
            points=int(self.view["scores"][number]),
            drawn=tuple(realm["drawn"].values()),
            bag=tuple(realm["bag"].values()),
            elements=tuple(realm["elements"].values()),
            crystals=realm["crystals"],
            dominion=realm["dominion"],
            base=bool(realm["base"]),
            portals=tuple((other, self.names[other]) for other in realm["portals"]),
            secret=tuple(known),
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
        """The hexes of a realm, the middle one first."""
        words = self.content.actions.tile_words
        asked = self.view["visited"] if self.question in ASKED_ON_A_GROVE else ""
        return (
            Cell(f"home-{number}", HOME, 0, 0, -1, False),
            *(
                Cell(
                    self.key(grove["tile"]),
                    face_of(self.content, grove["tile"]),
                    grove["at"][0],
                    grove["at"][1],
                    SPIRITS.index(grove["spirit"]) if grove["spirit"] else -1,
                    words[grove["tile"]] == asked,
                )
                for grove in self.view["realms"][number]["groves"]
            ),
        )

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

    def arriving(self, number: int) -> tuple[tuple[int, str, int], ...]:
        """Who has portals to this realm, and how many."""
        return tuple(
            (realm["seat"], self.names[realm["seat"]], realm["portals"].count(number))
            for realm in self.view["realms"]
            if number in realm["portals"]
        )

    def summons(self, card: str) -> Summons:
        """A summoning card of the scene, by the id that it has in the view."""
        return summons_of(self.content, card)

    def prizes(self) -> list[tuple[Prize, int]]:
        """The realm cards, and who has them."""
        return [(prize_of(self.content, card["id"]), card["owner"]) for card in self.view["realm_cards"]]


def scene_of(t: GrovesTable, seat: int) -> Scene:
    """What a seat may know of a table, and nothing else."""
    return Scene(view(t, seat), t.content, [t.game.seat_name(number) for number in range(t.seats)])


ASKED_ON_A_GROVE: Final = (
    questions.COLLECT,
    questions.GAIN,
    questions.PAY,
    questions.EITHER,
    questions.SWAP,
    questions.SPIRIT,
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


def counts(spirits: dict[str, int]) -> tuple[int, ...]:
    """Spirits by type, in the order of the rules."""
    return tuple(spirits[SPIRITS[kind]] for kind in range(TYPES))
