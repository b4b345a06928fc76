"""The rules and an independent oracle written from the document agree at every choice of many games."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from games.leylines.random_editions import random_game
from oracles.leylines.game import game as whole_game
from oracles.leylines.gifts import endow
from oracles.leylines.table import COLOURS, Position
from oracles.shared import fate_of, picked, send
from spinney.engine.events import Event
from spinney.games.leylines import Leylines
from spinney.games.leylines.state.cubes import counts_of
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms import events

GAMES = {"standard": 2, "mini": 6}  # for each number of seats
RANDOM = 12  # games with random editions for each number of seats
TASTES = (
    ("",),
    ("bid", "match", "claim", "hire", "take", "collect", "gather", "to MS", "complete", "negotiators"),
    ("to HB", "buy", "take", "collect", "claim", "hire", "bid 1", "use"),
    ("use", "hire", "bid 1", "bid 2", "to HB", "to MS", "take", "collect", "complete", "exchange", "pair"),
    ("quick", "to MS", "complete", "potion", "exchange", "pair", "take", "collect", "hire", "bid 1"),
    ("leave", "end", "refuse", "decline", "pass", "keep", "wait", "stop", "done"),
    ("use", "take", "gather", "collect", "drop", "hire", "bid", "to MS", "complete", "buy", "to HB"),
)


def first_cubes(t: LeylinesTable) -> list[Any]:
    """L-2.6  What setup put on Letter spaces and Hubs; the log does not tell it cube by cube."""
    spaces = [space for space in t.game.view(t, -1)["spaces"] if space["kind"] in ("letter", "hub")]
    spaces.sort(key=lambda space: (space["kind"] == "hub", space["id"]))
    return [(space["id"], Counter(space["cubes"])) for space in spaces if space["cubes"]]


def chance_told(t: LeylinesTable, event: Event) -> tuple[str, Any] | None:
    content, kind, a, b = t.content, event.kind, int(event.a), int(event.b)
    if kind == events.STARTS:
        return "starts", int(event.seat)
    if kind == events.TOKEN_LAID:
        return "token", (content.tokens[a], content.board.ids[b])
    if kind == events.DEALT:
        return "dealt", (int(event.seat), content.contracts[a].id)
    if kind == events.ROLLED:
        return "rolled", dice_of(a)
    if kind == events.REROLLED:
        return "rerolled", (dice_of(a), dice_of(b))
    if kind == events.HARP_DIE:
        return "harp", a
    if kind == events.DELIVERED:
        return "delivered", cubes_of(a)
    if kind == events.CONTRACT_SHOWN:
        return "contract", (content.contracts[a].id, b)
    if kind == events.FRIEND_SHOWN:
        return "friend", (content.friends[a].id, b)
    if kind == events.NIGHT_CARD:
        return "night", content.night_cards[a].id
    if kind == events.GREW:
        return "grew", (content.board.ids[a], cubes_of(int(event.c)))
    return None


def cubes_of(heap: int) -> Counter[str]:
    return +Counter(dict(zip(COLOURS, counts_of(heap), strict=True)))


def dice_of(heap: int) -> Counter[int]:
    return +Counter(dict(zip(range(1, 7), counts_of(heap), strict=True)))


def position(t: LeylinesTable) -> dict[str, object]:
    """The table as everybody sees it; Friends by their kind, since copies do the same."""
    seen = t.game.view(t, -1)
    kinds = {friend.id: t.content.friends[at].kind for at, friend in enumerate(t.content.friends)}
    return {
        "asked": (seen["asked"], {t.game.text(option) for option in t.options}),
        "flow": (max(1, seen["round"]), seen["first"], seen["over"], seen["winners"]),
        "turn": (seen["active"], turn_of(seen["turn"])),
        "heaps": {space["id"]: space["cubes"] for space in seen["spaces"]},
        "standees": {space["id"]: space["standees"] for space in seen["spaces"] if space["standees"]},
        "bag": seen["bag"],
        "contracts": (seen["display"], seen["deck"]),
        "friends": [(friend["id"], friend["gold"]) for friend in seen["friends"]],
        "friend deck": sorted(card for layer in seen["friend_deck"] for card in layer),
        "friend discard": sorted(kinds[card] for card in seen["friend_discard"]),
        "night": (
            sorted(card for layer in seen["night"]["deck"] for card in layer),
            seen["night"]["shown"],
            seen["night"]["discard"],
        ),
        "items": {item: there["supply"] for item, there in seen["items"].items()},
        "reserve": seen["reserve"],
        "travellers": [traveller_of(who, kinds) for who in seen["travellers"]],
        "scores": seen["scores"] if seen["over"] else [],
    }


def turn_of(seen: dict[str, Any]) -> dict[str, object]:
    return {**seen, "visited": sorted(seen["visited"])}


def traveller_of(seen: dict[str, Any], kinds: dict[str, Any]) -> dict[str, object]:
    same = (
        "character", "space", "gold", "cubes", "limit", "dice", "dice_owned", "items",
        "finished", "stranded", "resting",
    )  # fmt: skip
    return {
        **{name: seen[name] for name in same},
        "slots": (seen["movement"]["filled"], seen["quickness"]["filled"], seen["quickness"]["open"]),
        "friends": sorted(kinds[card] for card in seen["friends"]),
        "contracts": sorted(seen["contracts"]),
        "completed": sorted(seen["completed"]),
    }


def oracle_position(p: Position, kinds: dict[str, Any]) -> dict[str, object]:
    return {
        "asked": (p.seat, p.options),
        "flow": (p.round, p.first, p.over, p.winners),
        "turn": (p.active, oracle_turn(p)),
        "heaps": {space: +cubes for space, cubes in p.heaps.items()},
        "standees": oracle_standees(p),
        "bag": +p.bag,
        "contracts": (p.display, [sorted(layer) for layer in p.deck]),
        "friends": list(zip(p.friends, p.friend_gold, strict=True)),
        "friend deck": sorted(p.friend_deck),
        "friend discard": sorted(kinds[card] for card in p.friend_discard),
        "night": (sorted(p.night_deck), p.night_shown, sorted(p.night_discard)),
        "items": {item: p.seats - sum(item in who.items for who in p.travellers) for item in p.cost},
        "reserve": p.seats - sum("harp" in who.items for who in p.travellers),
        "travellers": [oracle_traveller(p, seat, kinds) for seat in range(p.seats)],
        "scores": p.final,
    }


def oracle_turn(p: Position) -> dict[str, object]:
    turn = p.turn
    return {
        "start": turn.start,
        "placed": turn.placed,
        "gathered": turn.gathered,
        "card_move": turn.card_move,
        "dice": turn.dice,
        "visited": sorted(turn.visited),
        "completed": turn.completed,
        "negotiators": turn.negotiators,
        "changes": turn.changes,
        "due": turn.due,
    }


def oracle_standees(p: Position) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for seat, who in enumerate(p.travellers):
        if who.space:
            found.setdefault(who.space, []).append(seat)
    return found


def oracle_traveller(p: Position, seat: int, kinds: dict[str, Any]) -> dict[str, object]:
    who = p.travellers[seat]
    return {
        "character": who.character,
        "space": who.space,
        "gold": who.gold,
        "cubes": +who.cubes,
        "limit": p.limit(seat),
        "dice": [who.dice[value] for value in range(1, 7)],
        "dice_owned": who.owned,
        "items": {item: "ready" if ready else "used" for item, ready in who.items.items()},
        "finished": who.finished,
        "stranded": who.stranded,
        "resting": who.resting,
        "slots": (who.moved, who.quick, p.quick_slots(seat)),
        "friends": sorted(kinds[card] for card in who.friends),
        "contracts": sorted(who.contracts),
        "completed": sorted(who.completed),
    }


@cache
def game_of(edition: str) -> Leylines:
    return Leylines(edition)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("edition", GAMES)
def test_the_rules_agree_with_the_oracle(edition: str, seats: int) -> None:
    for number in range(GAMES[edition]):
        compare(game_of(edition), seats, number, f"{edition} {seats} {number}")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_they_agree_whatever_the_edition(seats: int) -> None:
    for number in range(RANDOM):
        compare(random_game(f"{seats} {number}"), seats, number, f"random {seats} {number}", number % 4 > 0)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_they_agree_in_many_games(seats: int) -> None:
    for number in range(RANDOM, 20 * RANDOM):
        compare(random_game(f"{seats} {number}"), seats, number, f"random {seats} {number}", number % 4 > 0)


def compare(game: Leylines, seats: int, number: int, seed: str, rich: bool = False) -> int:
    """Play one game, and look at both tables at every choice. The rich begin with gifts."""
    assert game.edition is not None
    generator = Random(seed)
    tastes = [generator.choice(TASTES) for _ in range(seats)]
    pairs, accountants, characters = number % 2 == 1, number % 3 == 1, ("seat", "choose")[number // 2 % 2]
    unlimited = number // 3 % 2 == 0
    t = game.start(
        seats=seats,
        seed=seed,
        two_for_one="on" if pairs else "off",
        accountants="on" if accountants else "off",
        characters=characters,
        bid_limit="off" if unlimited else "on",
    )
    p = Position(game.edition.data, seats, pairs, characters, unlimited)
    kinds = {friend.id: game.content.friends[at].kind for at, friend in enumerate(game.content.friends)}
    flow = whole_game(p, accountants)
    text, told, choices = None, 0, 0
    while True:
        p.fate, told = fate_of(t, told, chance_told), len(t.log or [])
        if "token" in p.fate:
            p.fate["grew"] = first_cubes(t)
        send(flow, text)
        assert not any(p.fate.values()), f"{seed}: after {text}: {p.fate} should not have happened"
        assert position(t) == oracle_position(p, kinds), f"{seed}: after {text} ({choices})"
        if t.over:
            return choices
        if rich and not p.rich and p.round == 1 and t.game.view(t, -1)["question"] == "reroll":
            endow(t, p, generator)
        choices += 1
        text = picked(sorted(p.options), generator, tastes[t.seat])
        t.play(game.action(text))
