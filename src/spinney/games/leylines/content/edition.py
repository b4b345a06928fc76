"""Chapter 21: the board, cards and numbers of an edition, read from its file and checked."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.edition import Edition
from spinney.engine.errors import BadEdition
from spinney.engine.fields import entries, entry_of, number, numbers, section, text
from spinney.engine.nothing import NONE
from spinney.games.leylines.content.cards import (
    DECKS,
    MOST_CARDS,
    SEATS,
    Contract,
    Friend,
    NightCard,
    accountant_cards,
    friend_masks,
    playable_friends,
    read_contracts,
    read_friends,
    read_items,
    read_night_cards,
)
from spinney.games.leylines.content.effects import FRIENDS, ITEMS, NEGOTIATOR, Effects
from spinney.games.leylines.content.spaces import Board
from spinney.games.leylines.state.cubes import COLOUR_COUNT, DIE_VALUES, MOST, covers, heap_of
from spinney.games.leylines.terms.actions import Actions

SECTIONS: Final = (
    "box", "setup", "board", "round", "night", "auction", "market", "friends", "items", "scoring",
    "space", "token", "contract", "start", "night_card", "friend", "item",
)  # fmt: skip


class LeylinesContent:
    """Everything that an edition says. Contracts are those of the deck, then the Starting Contracts."""

    def __init__(self, edition: Edition) -> None:
        where, data = edition.where, edition.data
        entry_of(where, data, SECTIONS)
        board = Board(where, data)
        self.board: Final = board
        self.tokens: Final[list[str]] = read_tokens(where, data, board.markets)
        self.contracts: Final[list[Contract]] = read_contracts(where, data, self.tokens)
        self.friends: Final[list[Friend]] = read_friends(where, data)
        self.night_cards: Final[list[NightCard]] = read_night_cards(where, data, board.ids[: board.letters])
        self.need: Final[list[i64]] = [contract.need for contract in self.contracts]
        self.gold: Final[list[i64]] = [contract.gold for contract in self.contracts]
        self.token: Final[list[i64]] = [contract.token for contract in self.contracts]
        self.colours: Final[list[i64]] = [contract.colours for contract in self.contracts]
        self.item_cost: Final[list[i64]] = read_items(where, data)
        self.friend_kind: Final[list[i64]] = [friend.kind for friend in self.friends]
        self.friends_of: Final[list[i64]] = friend_masks(self.friends)  # by kind: which cards, as a mask
        self.accountant: Final[list[i64]] = accountant_cards(self.friends)  # by colour
        self.playable: Final[i64] = playable_friends(self.friends_of)
        self.read_setup(where, data)
        self.read_play(where, data)
        self.read_cards(where, data)
        check_ids(where, self)
        check_numbers(where, self)
        self.negotiators: Final = len([one for one in self.friends if one.kind == NEGOTIATOR])
        self.actions: Final = Actions(self)
        self.longest: Final[i64] = DIE_VALUES * (1 + self.quickness + self.lantern)  # allowance of one move
        self.reach: Final[list[list[list[i64]]]] = self.reaches()
        self.steps: Final[list[list[i64]]] = board.distance

    def read_setup(self, where: str, data: dict[str, Any]) -> None:
        """L-1.2, L-2.6 to L-2.8, L-4.3  What there is, and what a player begins with."""
        box = section(where, data, "box", ("cubes",))
        self.cubes: i64 = number(f"{where}: box", box, "cubes", 1, MOST)
        setup = section(where, data, "setup", ("gold", "dice", "letter_cubes", "hub_cubes", "contracts"))
        here = f"{where}: setup"
        self.start_gold: i64 = number(here, setup, "gold", 0, 99)
        self.dice: i64 = number(here, setup, "dice", 1, 8)
        self.letter_cubes: i64 = number(here, setup, "letter_cubes", 0, 9)
        self.hub_cubes: i64 = number(here, setup, "hub_cubes", 0, 9)
        self.display: i64 = number(here, setup, "contracts", 1, 6)
        board = section(where, data, "board", ("movement", "quickness", "resources"))
        here = f"{where}: board"
        self.movement: i64 = number(here, board, "movement", 1, 8)
        self.quickness: i64 = number(here, board, "quickness", 0, 4)
        self.resources: i64 = number(here, board, "resources", 1, 20)

    def read_play(self, where: str, data: dict[str, Any]) -> None:
        """L-3.1, L-3.3, L-7.7, L-7.18, L-9.7, L-11.1 to L-11.4, L-12.1  Numbers of day and night."""
        rounds = section(where, data, "round", ("rounds", "reroll"))
        self.rounds: i64 = number(f"{where}: round", rounds, "rounds", 1, 9)
        self.reroll: i64 = number(f"{where}: round", rounds, "reroll", 0, 9)
        night = section(where, data, "night", ("revealed", "drawn", "empty", "hub"))
        here = f"{where}: night"
        self.night_revealed: i64 = number(here, night, "revealed", 0, 9)
        self.night_drawn: i64 = number(here, night, "drawn", 0, 9)
        self.night_empty: i64 = number(here, night, "empty", 0, 9)
        self.night_hub: i64 = number(here, night, "hub", 0, 9)
        auction = section(where, data, "auction", ("refresh", "friend", "highest"))
        here = f"{where}: auction"
        self.refresh: i64 = number(here, auction, "refresh", 0, 9)
        self.friend_price: i64 = number(here, auction, "friend", 0, 9)
        self.highest_bid: i64 = number(here, auction, "highest", 1, 200)
        market = section(where, data, "market", ("bonus",))
        self.bonus: list[i64] = [*numbers(f"{where}: market", market, "bonus", 4, 0, 99)]
        if self.bonus[0] > 0:
            raise BadEdition(f"{where}: market: bonus: expected 0 for no Contract, got {self.bonus[0]}")
        scoring = section(where, data, "scoring", ("needed", "others"))
        self.needed_gold: i64 = number(f"{where}: scoring", scoring, "needed", 0, 9)
        self.others: i64 = number(f"{where}: scoring", scoring, "others", 1, 99)

    def read_cards(self, where: str, data: dict[str, Any]) -> None:
        """Chapters 13 and 14: how much Forest Friends and Items do."""
        friends = read_numbers(where, data, "friends", FRIENDS)
        self.negotiator: i64 = friends["negotiator"]
        self.exchange: i64 = friends["exchange"]
        self.critter: i64 = friends["critter"]
        self.appraiser: i64 = friends["appraiser"]
        self.delivery: i64 = friends["delivery"]
        self.shadow: i64 = friends["shadow"]
        self.path_steps: i64 = friends["steps"]
        self.path_cubes: i64 = friends["cubes"]
        self.accountant_gold: i64 = friends["accountant"]
        items = read_numbers(where, data, "items", ITEMS, "gold")
        self.lantern: i64 = items["lantern"]
        self.companion: i64 = items["companion"]
        self.satchel: i64 = items["satchel"]
        owned = len(ITEMS.all) + 1
        self.item_gold: list[i64] = [*numbers(f"{where}: items", data["items"], "gold", owned, 0, 99)]

    def reaches(self) -> list[list[list[i64]]]:
        """L-4.8  `to` every space but Markets, by where the move begins and by allowance."""
        board, to = self.board, self.actions.to
        longest = max(self.longest, max(self.path_steps, board.far))
        return [
            [
                [to[space] for space in range(board.first_market) if board.distance[start][space] <= steps]
                for steps in range(longest + 1)
            ]
            for start in range(len(board.spaces))
        ]

    @property
    def all_cubes(self) -> int:
        """L-1.2  All cubes, as a heap."""
        return int(heap_of([self.cubes] * COLOUR_COUNT))

    def starting(self, deck: i64) -> list[i64]:
        """L-2.9  The cards of one of the three Starting Contract decks."""
        return [at for at, contract in enumerate(self.contracts) if contract.deck == deck]

    def auctioned(self) -> list[i64]:
        """L-2.3  The Contracts that lie in the deck at first."""
        return [at for at, contract in enumerate(self.contracts) if contract.deck == NONE]


def read_numbers(
    where: str, data: dict[str, Any], name: str, effects: Effects, *besides: str
) -> dict[str, int]:
    """The edition's numbers of Items or Friends, from a section that may also say what is in `besides`."""
    known = (*[entry[0] for entry in effects.numbers], *besides)
    given = section(where, data, name, known)
    return {key: number(f"{where}: {name}", given, key, low, high) for key, low, high in effects.numbers}


def read_tokens(where: str, data: dict[str, Any], markets: i64) -> list[str]:
    """L-2.1  The edition's Market tokens, by name: as many as there are Market spaces."""
    names: list[str] = []
    for at, entry in enumerate(entries(where, data, "token", markets, markets)):
        here = f"{where}: token {at + 1}"
        fields = entry_of(here, entry, ("id", "name"))
        text(here, fields, "id")
        name = text(here, fields, "name")
        if name in names:
            raise BadEdition(f"{here}: name: expected different names, got {name!r} again")
        names.append(name)
    return names


def check_ids(where: str, content: LeylinesContent) -> None:
    """Every id names one thing, in one word."""
    for kind, names in (
        ("space", content.board.ids),
        ("contract and start", [contract.id for contract in content.contracts]),
        ("friend", [friend.id for friend in content.friends]),
        ("night_card", [card.id for card in content.night_cards]),
    ):
        for name in names:
            if names.count(name) > 1 or len(name.split()) != 1:
                raise BadEdition(f"{where}: {kind}: id: expected different ids of one word, got {name!r}")
    titles = [contract.name for contract in content.contracts]
    for title in titles:
        if titles.count(title) > 1:
            raise BadEdition(f"{where}: contract: name: expected different names, got {title!r} twice")


def check_numbers(where: str, content: LeylinesContent) -> None:
    """L-2.3, L-2.6, L-2.9  There is enough of everything for every seat count."""
    if len(content.contracts) > MOST_CARDS:
        raise BadEdition(f"{where}: contract: expected at most {MOST_CARDS} with Starting Contracts")
    for at, deck in enumerate(DECKS):
        cards = len(content.starting(at))
        if cards < SEATS:
            raise BadEdition(f"{where}: start: expected {SEATS} or more of deck {deck}, got {cards}")
    laid = content.letter_cubes * content.board.letters + content.hub_cubes * content.board.hubs
    if laid > content.cubes * COLOUR_COUNT:
        raise BadEdition(f"{where}: setup: letter_cubes: expected enough cubes for {laid} on the board")
    for contract in content.contracts:
        if not covers(content.all_cubes, contract.need):
            raise BadEdition(f"{where}: contract {contract.id}: cubes: expected no more than there are")
    if min(len(content.auctioned()), len(content.friends) - SEATS) < 0:
        raise BadEdition(f"{where}: friend: expected more than the {SEATS} Accountants")
