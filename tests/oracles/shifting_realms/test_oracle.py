"""The rules and an independent, naive retelling of the document agree at every choice of many games."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from games.retold import Fate, picked, send
from games.shifting_realms.retelling import COLOURS, SOURCES, Position, shown
from games.shifting_realms.retelling_game import all_rounds, income, whole_game
from games.shifting_realms.retelling_gifts import endow
from spinney.games.shifting_realms import ShiftingRealms, events
from spinney.games.shifting_realms.table import RealmsTable

TASTES = (
    ("",),
    ("build", "play", "now", "raid", "troll", "fight", "move", "recruit", "free", "fort", "trade"),
    ("draw", "play", "now", "fly", "remove", "move"),
    ("fight", "attack", "exchange", "move", "soldier", "group 0", "recruit", "troll", "at", "play"),
    ("raid", "troll", "build LI", "build DO", "move", "soldier", "swap", "cache", "free"),
    ("collect", "keep", "stop", "land", "end", "stay"),
)


def fate_of(t: RealmsTable, since: int) -> Fate:
    """What chance brought, from the log."""
    found: Fate = {}
    for event in (t.log or [])[since:]:
        if event.kind == events.TASK:
            found.setdefault("task", []).append(t.content.tasks[event.a].id)
        elif event.kind == events.TIE_DRAW:
            found.setdefault("tie", []).append(int(event.a))
        elif event.kind == events.LOOKED:
            found.setdefault("looked", []).append(t.content.card_ids[event.a])
    return found


def position(t: RealmsTable) -> dict[str, object]:
    """All of the table, hands and tasks too."""
    seen = t.game.view(t, -1)
    content = t.content
    return {
        "asked": (seen["asked"], {t.game.text(option) for option in t.options}),
        "flow": (seen["round"], seen["order"], seen["over"], seen["winners"]),
        "idle": (seen["turn"]["acted"], seen["turn"]["idle"]),
        "turn": {} if t.over else turn_of(seen["turn"]),
        "spaces": {space["id"]: space["units"] for space in seen["spaces"] if space["units"]},
        "tiles": {space["id"]: (space["tile"], space["owner"]) for space in seen["spaces"] if space["tile"]},
        "cards": (seen["decks"], sorted(seen["closed"]), sorted(seen["discard"])),
        "piles": (seen["piles"], sorted(seen["cached"])),
        "creatures": (seen["dragon"], seen["flights"], seen["tokens"]),
        "met": sorted(realm for realm, objective in seen["objectives"].items() if objective["met"]),
        "scores": seen["scores"],
        "bids": [int(bid) for bid in t.bids if bid >= 0],
        "hands": [[content.card_ids[card] for card in faction.hand] for faction in t.factions],
        "factions": [faction_of(who) for who in seen["factions"]],
    }


def turn_of(seen: dict[str, Any]) -> dict[str, object]:
    same = ("seat", "actions", "draws", "raided", "builds", "discount", "berserk", "swaps", "barred")
    fought = {space: seat for seat, spaces in enumerate(seen["fought"]) for space in spaces}
    return {
        **{name: seen[name] for name in same},
        "forts": set(seen["forts"]),
        "fresh_tiles": set(seen["fresh_tiles"]),
        "fought": fought,
    }


def faction_of(seen: dict[str, Any]) -> dict[str, object]:
    same = ("supply", "scouts", "soldiers", "card", "points", "raids", "tokens", "income", "income_any")
    return {**{name: seen[name] for name in same}, "laid": sorted(seen["laid"])}


def naive_position(p: Position) -> dict[str, object]:
    realms = p.realms
    return {
        "asked": (p.seat, p.options),
        "flow": (p.round, p.order, p.over, p.winners),
        "idle": (p.acted, p.idle),
        "turn": {} if p.over else naive_turn(p),
        "spaces": naive_spaces(p),
        "tiles": p.tiles,
        "cards": (
            {realm: len(p.of_realm(realm)) for realm in realms},
            sorted(set(realms) - set(p.open_decks())),
            sorted(p.discard),
        ),
        "piles": (p.piles, sorted(p.cached)),
        "creatures": (p.dragon, p.flights, p.tokens),
        "met": sorted(p.met),
        "scores": [p.score(seat) for seat in range(p.seats)],
        "bids": p.bids,
        "hands": [player.hand for player in p.players],
        "factions": [naive_faction(p, seat) for seat in range(p.seats)],
    }


def naive_turn(p: Position) -> dict[str, object]:
    same = ("seat", "actions", "draws", "raided", "builds", "discount", "berserk", "swaps", "barred")
    return {name: getattr(p.turn, name) for name in (*same, "forts", "fresh_tiles", "fought")}


def naive_spaces(p: Position) -> dict[str, dict[str, dict[str, int]]]:
    found: dict[str, dict[str, dict[str, int]]] = {}
    blank = dict.fromkeys(
        ("spot", "waiting", "soldiers", "flat", "fresh_scouts", "fresh_soldiers", "unspent"), 0
    )
    for piece in p.pieces:
        units = found.setdefault(piece.space, {}).setdefault(COLOURS[piece.owner], dict(blank))
        if piece.type == "scout":
            units["spot" if piece.spot else "waiting"] += 1
            units["fresh_scouts"] += not piece.moved
        elif piece.flat:
            units["flat"] += 1
        else:
            units["soldiers"] += 1
            units["fresh_soldiers"] += not piece.moved
            units["unspent"] += not piece.spent
    return found


def naive_faction(p: Position, seat: int) -> dict[str, object]:
    player = p.players[seat]
    goods, any_ = income(p, seat)
    return {
        "supply": shown(player.goods),
        "scouts": player.scouts,
        "soldiers": player.soldiers,
        "card": player.card,
        "points": [player.points[source] for source in SOURCES],
        "raids": player.raids,
        "tokens": [token + 1 for token in player.tokens],
        "income": shown(goods),
        "income_any": any_,
        "laid": sorted(player.laid),
    }


@cache
def game_of(edition: str) -> ShiftingRealms:
    return ShiftingRealms(edition)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("edition", "games"), [("mini", 14), ("standard", 6)])
def test_the_rules_agree_with_a_naive_retelling_of_them(edition: str, games: int, seats: int) -> None:
    for number in range(games):
        compare(game_of(edition), seats, f"{edition} {seats} {number}", number % 5 > 0, most=100)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("edition", "games"), [("mini", 300), ("standard", 60)])
def test_they_agree_in_many_games(edition: str, games: int, seats: int) -> None:
    for number in range(1000, 1000 + games):
        compare(game_of(edition), seats, f"{edition} {seats} {number}", number % 5 > 0, most=100000)


def compare(game: ShiftingRealms, seats: int, seed: str, rich: bool, most: int) -> RealmsTable:
    """Play a game, or so many choices of it, and look at both tables each time. The rich begin with gifts."""
    assert game.edition is not None
    generator = Random(seed)
    tastes = [generator.choice(TASTES) for _ in range(seats)]
    t = game.start(seats=seats, seed=seed)
    p = Position(game.edition.data, seats, t.game.view(t, -1)["realms"])
    flow = whole_game(p)
    text, told = None, 0
    for choices in range(most):
        p.fate, told = fate_of(t, told), len(t.log or [])
        send(flow, text)
        assert not any(p.fate.values()), f"{seed}: after {text}: {p.fate} should not have happened"
        assert position(t) == naive_position(p), f"{seed}: after {text} ({choices})"
        if t.over:
            assert tasks_met(t) == p.fulfilled, seed
            break
        if rich and p.round == 1:
            rich, text, flow = False, None, all_rounds(p)
            endow(t, p, generator)
        else:
            text = picked(sorted(p.options), generator, tastes[t.seat])
            t.play(game.action(text))
    return t


def tasks_met(t: RealmsTable) -> list[list[str]]:
    found: list[list[str]] = [[] for _ in range(t.seats)]
    for event in t.log or []:
        if event.kind == events.TASK_MET:
            found[event.seat].append(t.content.tasks[event.a].id)
    return [sorted(tasks) for tasks in found]
