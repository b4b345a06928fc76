"""Positions of Leylines, set up as the rulebook would describe them: on a Day, with somebody to move."""

from __future__ import annotations

from typing import Any, Literal, TypedDict, Unpack

from spinney.engine.chance import Chance, ScriptedChance
from spinney.engine.nothing import NONE
from spinney.engine.piles import Layer, Pile
from spinney.games.leylines import Leylines
from spinney.games.leylines.content.cards import LETTERS
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.content.effects import COLOURS, ITEMS
from spinney.games.leylines.rules.day import begin_round, end_day, next_turn
from spinney.games.leylines.rules.setup import lay_out, offer_market
from spinney.games.leylines.state.cubes import counts_of, heap_of, size
from spinney.games.leylines.state.table import LeylinesTable

GAME = Leylines()
CONTENT: LeylinesContent = GAME.content
SPACES = {word: space for space, word in enumerate(CONTENT.board.ids)}
CONTRACTS = {contract.id: at for at, contract in enumerate(CONTENT.contracts)}
FRIENDS = {friend.id: at for at, friend in enumerate(CONTENT.friends)}
NIGHTS = {card.id: at for at, card in enumerate(CONTENT.night_cards)}
A, B, C, D = range(4)
PASSES = ("pass",) * 3  # of the three others in an auction
DUMP = "c31"  # where cubes lie that a scene wants out of the bag


class Player(TypedDict, total=False):
    """A player: cubes as letters (`PPB`), dice as digits (`1456`), cards and Items as words."""

    at: str
    gold: int
    cubes: str
    dice: str
    moved: int
    quick: int
    items: str
    flipped: str
    friends: str
    contracts: str
    completed: str
    finished: bool


class Rest(TypedDict, total=False):
    """What lies between the players. A deck is written from the top; what is not named is in none."""

    cubes: dict[str, str]
    bag: str
    markets: dict[str, str]
    display: str
    deck: str
    friends: str
    friend_gold: list[int]
    friend_deck: str
    friend_discard: str
    night_deck: str
    night_shown: str
    night_discard: str
    round: int
    first: int
    chance: list[int]
    two_for_one: bool
    begin: Literal["setup", "turn", "round", "dusk"]
    game: Leylines
    rules: int


def leylines(*players: Player, **rest: Unpack[Rest]) -> LeylinesTable:
    """A table with these players, the first player to move."""
    game = rest.get("game", GAME)
    chance = ScriptedChance(rest["chance"]) if "chance" in rest else Chance(b"scene")
    t = lay_out(game, game.content, len(players), chance, int(rest.get("two_for_one", False)))
    t.round, t.first, t.rules = rest.get("round", 1), rest.get("first", 0), rest.get("rules", t.rules)
    set_markets(t, rest.get("markets", {}))
    for seat, player in enumerate(players):
        set_player(t, seat, player)
    set_cubes(t, rest)
    set_contracts(t, rest)
    set_friends(t, rest)
    set_night(t, rest)
    t.log = []
    begin = rest.get("begin", "turn")
    if begin == "round":
        t.round -= 1
        begin_round(t)
    elif begin == "setup":
        offer_market(t, 0)
    elif begin == "dusk":
        end_day(t)
    else:
        next_turn(t, (t.first - 1) % t.seats)
    t.run()
    return t


def four(a: Player, **rest: Unpack[Rest]) -> LeylinesTable:
    """Player A with three others, poor ones; a die of B keeps the Day from ending with A's turn."""
    others: Player = {"at": "c16", "gold": 0}
    return leylines(a, {**others, "dice": "6"}, others, others, **rest)


def heap(letters: str) -> int:
    return int(heap_of([letters.count(letter) for letter in LETTERS]))


def set_markets(t: LeylinesTable, markets: dict[str, str]) -> None:
    """Tokens in order on MS1 to MS6, but for those that are named: they change places."""
    first = CONTENT.board.first_market
    t.market = [first + token for token in range(len(CONTENT.tokens))]
    for token, space in markets.items():
        one, wanted = CONTENT.tokens.index(token), SPACES[space]
        other = t.market.index(wanted)
        t.market[one], t.market[other] = wanted, t.market[one]


def set_player(t: LeylinesTable, seat: int, player: Player) -> None:
    who = t.travellers[seat]
    who.space = SPACES[player.get("at", "c16")]
    who.gold = player.get("gold", 10)
    who.cubes = heap(player.get("cubes", ""))
    dice = player.get("dice", "")
    who.dice = heap_of([dice.count(value) for value in "123456"])
    who.moved, who.quick = player.get("moved", 0), player.get("quick", 0)
    who.items = mask([ITEMS.words.index(name) for name in player.get("items", "").split()])
    who.owned += who.has(1)
    who.flipped = mask([ITEMS.words.index(name) for name in player.get("flipped", "").split()])
    who.friends = mask([FRIENDS[name] for name in player.get("friends", "").split()])
    who.contracts = [CONTRACTS[name] for name in player.get("contracts", "").split()]
    who.completed = mask([CONTRACTS[name] for name in player.get("completed", "").split()])
    who.finished = int(player.get("finished", False))


def mask(cards: list[int]) -> int:
    return sum({1 << card for card in cards})


def set_cubes(t: LeylinesTable, rest: Rest) -> None:
    for space, letters in rest.get("cubes", {}).items():
        t.heaps[SPACES[space]] = heap(letters)
    held = sum(who.cubes for who in t.travellers)
    left = CONTENT.all_cubes - sum(t.heaps) - held
    t.bag = heap(rest["bag"]) if "bag" in rest else left
    t.heaps[SPACES[DUMP]] += left - t.bag


def set_contracts(t: LeylinesTable, rest: Rest) -> None:
    owned = [card for who in t.travellers for card in who.contracts]
    owned += [card for who in t.travellers for card in CONTRACTS.values() if (who.completed >> card) & 1]
    display = [CONTRACTS[name] for name in rest.get("display", "").split()]
    deck = [card for card in CONTENT.auctioned() if card not in owned and card not in display]
    while len(display) < 4 and "display" not in rest:
        display.append(deck.pop(0))
    t.display = (display + [NONE] * 4)[:4]
    t.deck = stacked(rest["deck"], CONTRACTS) if "deck" in rest else Pile([Layer(deck)])


def set_friends(t: LeylinesTable, rest: Rest) -> None:
    owned = [card for who in t.travellers for card in FRIENDS.values() if (who.friends >> card) & 1]
    shown = [FRIENDS[name] for name in rest.get("friends", "").split()]
    gone = [FRIENDS[name] for name in rest.get("friend_discard", "").split()]
    deck = [card for card in range(len(CONTENT.friends)) if card not in [*owned, *shown, *gone]]
    while len(shown) < 2 and "friends" not in rest:
        shown.append(deck.pop(0))
    t.friends = (shown + [NONE] * 2)[:2]
    t.friend_gold = [*rest.get("friend_gold", [0, 0])]
    t.friend_discard = gone
    t.friend_deck = stacked(rest["friend_deck"], FRIENDS) if "friend_deck" in rest else Pile([Layer(deck)])


def set_night(t: LeylinesTable, rest: Rest) -> None:
    t.night_shown = [NIGHTS[name] for name in rest.get("night_shown", "").split()]
    t.night_discard = [NIGHTS[name] for name in rest.get("night_discard", "").split()]
    if "night_deck" in rest:
        t.night_deck = stacked(rest["night_deck"], NIGHTS)
    else:
        t.night_deck = Pile(
            [Layer([card for card in NIGHTS.values() if card not in [*t.night_shown, *t.night_discard]])]
        )


def stacked(words: str, numbers: dict[str, int]) -> Pile:
    """A deck in this very order, from the top."""
    return Pile([Layer([numbers[name]]) for name in reversed(words.split())])


# Playing, and looking.


def play(t: LeylinesTable, *texts: str) -> LeylinesTable:
    """Answer with these actions, in this order."""
    for text in texts:
        t.play(t.game.action(text))
    return t


def legal(t: LeylinesTable) -> list[str]:
    """The legal actions as text."""
    return [t.game.text(option) for option in t.options]


def named(t: LeylinesTable, word: str) -> list[str]:
    """What the legal actions of one kind name."""
    return [text.removeprefix(f"{word} ") for text in legal(t) if text.split()[0] == word]


def letters_of(cubes: int) -> str:
    return "".join(letter * count for letter, count in zip(LETTERS, counts_of(cubes), strict=True))


def cubes(t: LeylinesTable, seat: int) -> str:
    """What a player holds, as letters in the order PBGYRW."""
    return letters_of(t.travellers[seat].cubes)


def on(t: LeylinesTable, space: str) -> str:
    """What lies on a space."""
    return letters_of(t.heaps[SPACES[space]])


def in_bag(t: LeylinesTable) -> str:
    return letters_of(t.bag)


def number_on(t: LeylinesTable, space: str) -> int:
    return int(size(t.heaps[SPACES[space]]))


def dice(t: LeylinesTable, seat: int) -> str:
    """Unused dice, as digits."""
    return "".join(str(value + 1) * count for value, count in enumerate(counts_of(t.travellers[seat].dice)))


def gold(t: LeylinesTable) -> list[int]:
    return [int(who.gold) for who in t.travellers]


def at(t: LeylinesTable, seat: int) -> str:
    return CONTENT.board.ids[t.travellers[seat].space]


def player(t: LeylinesTable, seat: int) -> dict[str, Any]:
    """A player as the view tells it."""
    found: dict[str, Any] = t.game.view(t, seat)["travellers"][seat]
    return found


def asked(t: LeylinesTable) -> str:
    name: str = t.game.view(t, -1)["question"]
    return name


def display(t: LeylinesTable) -> list[str]:
    return list(t.game.view(t, -1)["display"])


def shown_friends(t: LeylinesTable) -> list[tuple[str, int]]:
    return [(friend["id"], friend["gold"]) for friend in t.game.view(t, -1)["friends"]]


def night(t: LeylinesTable) -> list[str]:
    return list(t.game.view(t, -1)["night"]["shown"])


def told(t: LeylinesTable, name: str) -> list[tuple[int, int, int, int]]:
    """The events of one kind: seat and numbers."""
    kind = t.game.events.index(name)
    return [(e.seat, e.a, e.b, e.c) for e in t.log or [] if e.kind == kind]


def sound(t: LeylinesTable) -> LeylinesTable:
    """L-1.2  No cube appeared or vanished, and boards add up."""
    total = t.bag + sum(t.heaps) + sum(who.cubes for who in t.travellers)
    assert counts_of(total) == [16] * len(COLOURS)
    assert min(gold(t)) >= 0
    return t
