"""An oracle for Shifting Realms: the rules once more, as slowly and plainly as the document says them.

Every unit is a piece of its own, goods are counters, cards and tiles are ids. What chance decides is read
from `fate`, which whoever drives the game fills. A rule that asks yields with `seat` and `options` set.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from typing import Any

RESOURCES = ("wood", "stone", "gold", "magic")
BRINGS = {"F": "wood", "Q": "stone", "M": "gold", "R": "magic"}
TERRAIN = {
    "F": "forest", "Q": "quarry", "M": "mine", "R": "ruins", "W": "water's edge", "G": "grass", "D": "grass",
    "T": "town hall", "K": "troll king",
}  # fmt: skip
COLOURS = ("black", "green", "red", "blue")
SOURCES = ("tiles", "dragon", "raids", "tokens", "story", "tasks", "resources", "legends")

Flow = Generator[None, str, None]
Asked = Generator[None, str, str]
Data = dict[str, Any]


class Piece:
    """Glossary: a scout or soldier on a space, with the flags that the glossary names."""

    def __init__(self, owner: int, type_: str, space: str, spot: bool = False) -> None:
        self.owner, self.type, self.space, self.spot = owner, type_, space, spot
        self.moved = self.spent = self.flat = False


class Player:
    """What a player has, units on the boards apart."""

    def __init__(self, data: Data) -> None:
        self.goods: Counter[str] = Counter(gold=data["setup"]["gold"])
        self.scouts: int = data["setup"]["scouts"] - 1 - 3  # S-1.9: the scoring marker, the town halls
        self.soldiers: int = data["setup"]["soldiers"] - 3
        self.tasks: list[str] = []
        self.hand: list[str] = []
        self.laid: list[str] = []
        self.tokens: list[int] = []
        self.raids = 0
        self.card = 0
        self.points: Counter[str] = Counter()


class Turn:
    """What is remembered from the start of a turn to its end."""

    def __init__(self, seat: int, actions: int) -> None:
        self.seat, self.actions = seat, actions
        self.draws = self.builds = self.discount = self.swaps = self.barred = 0
        self.raided = self.berserk = False
        self.forts: set[str] = set()
        self.fresh_tiles: set[str] = set()
        self.drawn: set[str] = set()
        self.fought: dict[str, int] = {}  # space -> the one opponent of this turn


class Position:
    """Everything on the table, and what is asked."""

    def __init__(self, data: Data, seats: int, realms: list[str]) -> None:
        self.data, self.seats, self.realms = data, seats, realms
        self.rules: dict[str, int] = data["rules"]
        rows = {realm["code"]: realm["rows"] for realm in data["realm"]}
        self.place = {
            f"{board + 1}{'abcde'[column]}{row + 1}": (5 * board + column, row)
            for board in range(3)
            for column in range(5)
            for row in range(4)
        }
        self.named = {place: space for space, place in self.place.items()}
        self.letter = {space: rows[realms[x // 5]][y][x % 5] for space, (x, y) in self.place.items()}
        self.kinds = {tile["id"]: tile for tile in data["structure"] if tile["realm"] in realms}
        self.cards = {card["id"]: card for card in data["card"] if card["realm"] in realms}
        self.tasks = {task["id"]: task for task in data["task"] if task["realm"] in realms}
        self.piles = dict.fromkeys(self.kinds, int(data["setup"]["copies"]))
        self.deck = set(self.cards)
        self.discard: list[str] = []
        self.drawn = ""
        self.tiles: dict[str, tuple[str, int]] = {}  # space -> kind and owner
        self.cached: set[str] = set()
        self.dragon = next((space for space in self.place if self.letter[space] == "D"), "")
        self.troll = next((space for space in self.place if self.letter[space] == "K"), "")
        self.tokens = len(data["token"]) if self.troll else 0
        self.flights = 0
        self.met: set[str] = set()
        self.dragon_may_stay = self.idle_rounds_end_it = self.has_last_round = True
        self.ended = ""
        self.players = [Player(data) for _ in range(seats)]
        self.pieces = [
            Piece(seat, type_, hall)
            for seat in range(seats)
            for hall in self.halls()
            for type_ in ("scout", "soldier")
        ]
        self.bids: list[int] = []
        self.order: list[int] = []
        self.round = self.idle = 0
        self.acted = False
        self.turn = Turn(-1, 0)
        self.over = False
        self.winners: list[int] = []
        self.fulfilled: list[list[str]] = []
        self.seat = -1
        self.options: set[str] = set()
        self.fate: dict[str, list[Any]] = {}

    def chance(self, kind: str) -> Any:
        """The next thing of this kind that chance brings."""
        assert self.fate.get(kind), f"{kind} is wanted, but {self.fate} is what happened"
        return self.fate[kind].pop(0)

    def ask(self, seat: int, options: Iterable[str], secret: bool = False) -> Asked:
        """One option is no question, unless being asked must tell nothing."""
        possible = set(options)
        assert possible
        if len(possible) == 1 and not secret:
            return possible.pop()
        self.seat, self.options = seat, possible
        answer = yield
        self.seat, self.options = -1, set()
        assert answer in possible
        return answer

    # The boards.

    def halls(self) -> list[str]:
        return [space for space in self.place if self.letter[space] == "T"]

    def realm(self, space: str) -> str:
        return self.realms[int(space[0]) - 1]

    def hall_of(self, realm: str) -> str:
        return next(hall for hall in self.halls() if self.realm(hall) == realm)

    def adjacent(self, space: str) -> set[str]:
        """Sharing an edge, also across a seam."""
        x, y = self.place[space]
        around = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
        return {self.named[place] for place in around if place in self.named}

    def enterable(self, space: str) -> bool:
        return space != self.dragon and not (space == self.troll and self.tokens > 0)

    def is_open(self, space: str) -> bool:
        return self.letter[space] != "T" and space not in self.tiles

    def has_spots(self, space: str) -> bool:
        return self.letter[space] in BRINGS and space not in self.tiles

    # Units.

    def units(self, space: str = "", owner: int = -1, type_: str = "") -> list[Piece]:
        return [
            piece
            for piece in self.pieces
            if space in ("", piece.space) and owner in (-1, piece.owner) and type_ in ("", piece.type)
        ]

    def standing(self, space: str, owner: int) -> list[Piece]:
        return [piece for piece in self.units(space, owner, "soldier") if not piece.flat]

    def unspent(self, space: str, owner: int) -> list[Piece]:
        return [piece for piece in self.standing(space, owner) if not piece.spent]

    def unprotected(self, space: str, owner: int) -> int:
        """S-9.6  U."""
        protects = 3 if self.sources(owner, "guard") else 2
        soldiers = len(self.standing(space, owner))
        return max(0, len(self.units(space, owner, "scout")) - protects * soldiers)

    def recruits(self, seat: int) -> dict[str, int]:
        """S-9.15  What the reserve holds for whoever wants to place it now."""
        player = self.players[seat]
        return {"scout": player.scouts, "soldier": player.soldiers - self.turn.barred}

    def back(self, piece: Piece) -> None:
        """To its owner's reserve."""
        self.pieces.remove(piece)
        player = self.players[piece.owner]
        if piece.type == "scout":
            player.scouts += 1
        else:
            player.soldiers += 1

    def place_new(self, seat: int, type_: str, space: str, spot: bool = False) -> None:
        """From the reserve."""
        self.pieces.append(Piece(seat, type_, space, spot))
        player = self.players[seat]
        if type_ == "scout":
            player.scouts -= 1
        else:
            player.soldiers -= 1

    def free_spots(self, space: str) -> int:
        return 3 - sum(piece.spot for piece in self.units(space)) if self.has_spots(space) else 0

    def arrive(self, group: list[Piece], space: str) -> None:
        """S-6.2, S-9.8"""
        for piece in group:
            piece.space, piece.spot, piece.spent = space, False, False
        self.step_up(group, self.free_spots(space))

    def step_up(self, group: list[Piece], room: int) -> None:
        """S-6.8  Moved scouts first."""
        waiting = [piece for piece in group if piece.type == "scout" and not piece.spot]
        for piece in sorted(waiting, key=lambda piece: not piece.moved)[:room]:
            piece.spot = True

    def leaving(self, space: str, seat: int, scouts: int, soldiers: int, moved: bool) -> list[Piece]:
        """S-6.8  Waiting before on spots, spent before unspent, then moved before unmoved."""
        fit = [piece for piece in self.units(space, seat) if not piece.flat and (moved or not piece.moved)]
        fit.sort(key=lambda piece: (piece.spot, piece.type == "soldier" and not piece.spent, not piece.moved))
        return [piece for piece in fit if piece.type == "scout"][:scouts] + [
            piece for piece in fit if piece.type == "soldier"
        ][:soldiers]

    # Tiles and cards.

    def owned(self, seat: int, kind: str = "") -> list[str]:
        return [space for space, (id_, owner) in self.tiles.items() if owner == seat and kind in ("", id_)]

    def with_power(self, seat: int, op: str) -> list[str]:
        """S-17.2  Tiles with a power that belongs to each of them."""
        return [
            space
            for space in self.owned(seat)
            if any(phrase.split()[0] == op for phrase in self.kinds[self.tiles[space][0]].get("power", []))
        ]

    def sources(self, seat: int, op: str) -> list[list[str]]:
        """S-17.2  The words behind an op, once for each differently named source."""
        named = {self.cards[card]["name"]: self.cards[card] for card in self.players[seat].laid}
        for space in self.owned(seat):
            tile = self.kinds[self.tiles[space][0]]
            named[tile["name"]] = tile
        phrases = [phrase.split() for source in named.values() for phrase in source.get("power", [])]
        return [words[1:] for words in phrases if words[0] == op]

    def total(self, seat: int, op: str) -> int:
        return sum(int(words[0]) for words in self.sources(seat, op))

    def of_realm(self, realm: str) -> list[str]:
        return [card for card in self.deck if self.cards[card]["realm"] == realm]

    def dragon_cards(self, cards: Iterable[str]) -> list[str]:
        return [card for card in cards if "dragon" in self.cards[card].get("effect", [])]

    def open_decks(self) -> list[str]:
        """Glossary, S-13.1.8"""
        closed = ["TY"] if self.flights == len(self.dragon_cards(self.cards)) else []
        return [realm for realm in self.realms if self.of_realm(realm) and realm not in closed]

    def score(self, seat: int) -> int:
        return sum(self.players[seat].points.values())


def goods_in(words: list[str]) -> Counter[str]:
    """`wood 2 magic 2`"""
    return Counter({words[at]: int(words[at + 1]) for at in range(0, len(words), 2)})


def cost_of(tile: Data) -> Counter[str]:
    return +Counter({kind: tile.get(kind, 0) for kind in RESOURCES})


def shown(goods: Counter[str]) -> dict[str, int]:
    return {kind: goods[kind] for kind in RESOURCES}
