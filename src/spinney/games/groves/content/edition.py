"""Chapter 19: the groves, cards and numbers of an edition, read from its file and checked."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.edition import Edition
from spinney.engine.errors import BadEdition
from spinney.engine.fields import entries, entry_of, number, numbers, section, switch
from spinney.games.groves.content.cards import (
    RESOURCE_GROVE,
    SEATS,
    SPIRITS,
    STARTING_GROVES,
    RealmCard,
    Summoning,
    completed_masks,
    read_realm_card,
    read_summoning,
)
from spinney.games.groves.content.groves import Grove, read_groves, read_starts, tile_words
from spinney.games.groves.content.rewards import Reward, Rewards
from spinney.games.groves.terms.actions import Actions
from spinney.games.groves.terms.areas import AREA_TEXTS

MOST_CARDS: Final = 24

BOX: Final = (*SPIRITS, "element", "crystals", "dominion", "portals")
SETUP: Final = ("stack", "row", "realm_cards", "crystals", "elements", "white")
SOLO: Final = (
    "crystals", "stack", "row", "swept", "white", "wraith", "draw", "recall", "banish",
    "hollows", "first", "crown",
)  # fmt: skip


class GrovesContent:
    """Everything that an edition says. A tile is one of twelve starting groves, or a grove of the edition."""

    def __init__(self, edition: Edition) -> None:
        where, data = edition.where, edition.data
        entry_of(
            where, data, ("box", "setup", "round", "scoring", "solo", "start", "grove", "summoning", "realm")
        )
        rewards = Rewards()
        self.tiles: Final[list[Grove]] = [
            *read_starts(where, data, rewards),
            *read_groves(where, data, rewards),
        ]
        self.summoning: Final[list[Summoning]] = [
            read_summoning(f"{where}: summoning {at + 1}", entry)
            for at, entry in enumerate(entries(where, data, "summoning", 0, MOST_CARDS))
        ]
        self.realm_cards: Final[list[RealmCard]] = [
            read_realm_card(f"{where}: realm {at + 1}", entry)
            for at, entry in enumerate(entries(where, data, "realm", 0, MOST_CARDS))
        ]
        self.rewards: Final[list[Reward]] = rewards.all
        self.colour: Final[list[i64]] = [tile.colour for tile in self.tiles]
        self.primary: Final[list[i64]] = [tile.primary for tile in self.tiles]
        self.bonus: Final[list[i64]] = [tile.bonus for tile in self.tiles]
        self.dominion: Final[list[i64]] = [tile.dominion for tile in self.tiles]
        self.cost: Final[list[list[i64]]] = [[*tile.cost] for tile in self.tiles]
        self.completed: Final[list[i64]] = completed_masks(self.summoning)
        check_ids(where, self)
        self.read_box(where, data)
        self.read_setup(where, data)
        self.read_solo(where, data)
        check_numbers(where, self)
        self.actions: Final = Actions(self)

    def read_box(self, where: str, data: dict[str, Any]) -> None:
        """G-1.1, G-1.6 to G-1.9  What there is."""
        box = section(where, data, "box", BOX)
        here = f"{where}: box"
        self.spirits: list[i64] = [number(here, box, name, 0, 99) for name in SPIRITS]
        self.elements: i64 = number(here, box, "element", 0, 99)
        self.crystals: i64 = number(here, box, "crystals", 0, 250)
        self.dominion_tokens: i64 = number(here, box, "dominion", 0, 250)
        self.portals: i64 = number(here, box, "portals", 0, 20)

    def read_setup(self, where: str, data: dict[str, Any]) -> None:
        """G-2.4 to G-2.10, G-4.1, G-4.3, G-12.1  Numbers for two to four seats, of a round and of the end."""
        setup = section(where, data, "setup", SETUP)
        here = f"{where}: setup"
        groves = len(self.tiles) - STARTING_GROVES
        self.stacks: list[i64] = [*numbers(here, setup, "stack", SEATS - 1, 2, groves)]
        self.row: i64 = number(here, setup, "row", 1, 4)
        self.realm_cards_shown: i64 = number(here, setup, "realm_cards", 0, min(6, len(self.realm_cards)))
        self.start_crystals: list[i64] = [*numbers(here, setup, "crystals", SEATS, 0, 9)]
        self.start_elements: i64 = number(here, setup, "elements", 0, 9)
        self.start_whites: i64 = number(here, setup, "white", 0, 30)
        step = section(where, data, "round", ("draw", "empty_bag"))
        self.draw: i64 = number(f"{where}: round", step, "draw", 1, 3)
        self.empty_bag: i64 = number(f"{where}: round", step, "empty_bag", 0, 3)
        scoring = section(where, data, "scoring", ("portal", "leftovers"))
        self.portal_points: i64 = number(f"{where}: scoring", scoring, "portal", 0, 9)
        self.leftovers: i64 = number(f"{where}: scoring", scoring, "leftovers", 1, 99)

    def read_solo(self, where: str, data: dict[str, Any]) -> None:
        """G-14.1 to G-14.5, R-20, R-21  Numbers of the solo game."""
        solo = section(where, data, "solo", SOLO)
        here = f"{where}: solo"
        self.solo_crystals: i64 = number(here, solo, "crystals", 0, 9)
        self.solo_stack: i64 = number(here, solo, "stack", 2, len(self.tiles) - STARTING_GROVES)
        self.solo_row: i64 = number(here, solo, "row", 1, 4)
        self.solo_swept: i64 = number(here, solo, "swept", 1, self.solo_row)
        self.solo_whites: i64 = number(here, solo, "white", 0, 30)
        self.solo_wraiths: i64 = number(here, solo, "wraith", 0, 13)
        self.solo_draw: i64 = number(here, solo, "draw", 1, 3)
        self.recall_price: i64 = number(here, solo, "recall", 0, 9)
        self.banish_price: i64 = number(here, solo, "banish", 0, 9)
        self.hollows: i64 = number(here, solo, "hollows", 1, 13)
        self.first_hollow: i64 = number(here, solo, "first", 0, 99)
        self.solo_crown = switch(here, solo, "crown", True)

    def stack_of(self, seats: i64) -> i64:
        """G-2.4, G-14.3  How many groves are used, the row included."""
        return self.solo_stack if seats == 1 else self.stacks[seats - 2]

    def slots_of(self, seats: i64) -> i64:
        """G-2.5, R-20  How many slots the row has."""
        return self.solo_row if seats == 1 else self.row


def check_ids(where: str, content: GrovesContent) -> None:
    """Every id names one thing, in one word; groves are told apart by their names."""
    starts = [*content.tiles[:1], *content.tiles[SEATS : SEATS + 1], *content.tiles[RESOURCE_GROVE:]]
    for names in (
        [tile.id for tile in starts],
        [*AREA_TEXTS, *tile_words(content.tiles)],
        [card.id for card in content.summoning],
        [card.id for card in content.realm_cards],
    ):
        for name in names:
            if names.count(name) > 1 or len(name.split()) != 1:
                raise BadEdition(f"{where}: id: expected different ids of one word, got {name!r}")
    named = [tile.name for tile in starts]
    for name in named:
        if named.count(name) > 1:
            raise BadEdition(f"{where}: name: expected different names, got {name!r}")


def check_numbers(where: str, content: GrovesContent) -> None:
    """G-2.11, G-14.4  There is enough of everything for every seat count."""
    for seats in range(1, SEATS + 1):
        groves = content.stack_of(seats)
        if groves <= content.slots_of(seats):
            raise BadEdition(
                f"{where}: stack: expected more groves than slots for {seats} seats, got {groves}"
            )
        bags = content.start_whites * seats + (content.solo_whites if seats == 1 else 0)
        if bags > content.spirits[0]:
            raise BadEdition(
                f"{where}: box: white: expected {bags} for {seats} seats, got {content.spirits[0]}"
            )
        if content.start_elements * seats > content.elements:
            raise BadEdition(
                f"{where}: box: element: expected enough for {seats} seats, got {content.elements}"
            )
    if min(content.spirits[1:5]) < 1:
        raise BadEdition(f"{where}: box: expected a spirit of each colour for the first bags")
    if max(sum(content.start_crystals), content.solo_crystals) > content.crystals:
        raise BadEdition(f"{where}: box: crystals: expected enough for the start, got {content.crystals}")
    if content.solo_wraiths > content.spirits[5]:
        raise BadEdition(f"{where}: box: wraith: expected {content.solo_wraiths}, got {content.spirits[5]}")
    if content.solo_whites + content.solo_wraiths < content.solo_draw:
        raise BadEdition(f"{where}: solo: draw: expected no more than the wraith bag holds (G-14.30)")
