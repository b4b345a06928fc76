"""The rules and an independent oracle written from the document agree at every choice of many games."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from oracles.shared import Fate, picked, send
from oracles.shifting_realms.game import all_rounds, income, note_objectives, whole_game
from oracles.shifting_realms.gifts import endow
from oracles.shifting_realms.table import COLOURS, SOURCES, Position, shown
from spinney.engine.chance import secret_of
from spinney.engine.records.playback import set_limits
from spinney.games.shifting_realms import ShiftingRealms
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.terms import events

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
        "flow": (seen["round"], seen["order"], seen["over"], seen["winners"], seen["ended"]),
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


def oracle_position(p: Position) -> dict[str, object]:
    realms = p.realms
    note_objectives(p)
    return {
        "asked": (p.seat, p.options),
        "flow": (p.round, p.order, p.over, p.winners, p.ended),
        "idle": (p.acted, p.idle),
        "turn": {} if p.over else oracle_turn(p),
        "spaces": oracle_spaces(p),
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
        "factions": [oracle_faction(p, seat) for seat in range(p.seats)],
    }


def oracle_turn(p: Position) -> dict[str, object]:
    same = ("seat", "actions", "draws", "raided", "builds", "discount", "berserk", "swaps", "barred")
    return {name: getattr(p.turn, name) for name in (*same, "forts", "fresh_tiles", "fought")}


def oracle_spaces(p: Position) -> dict[str, dict[str, dict[str, int]]]:
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


def oracle_faction(p: Position, seat: int) -> dict[str, object]:
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
def test_the_rules_agree_with_the_oracle(edition: str, games: int, seats: int) -> None:
    for number in range(games):
        compare(game_of(edition), seats, f"{edition} {seats} {number}", number % 5 > 0, most=100)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("edition", "games"), [("mini", 300), ("standard", 60)])
def test_they_agree_in_many_games(edition: str, games: int, seats: int) -> None:
    for number in range(1000, 1000 + games):
        compare(game_of(edition), seats, f"{edition} {seats} {number}", number % 5 > 0, most=100000)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("rules", ["1", "2"])
def test_they_agree_by_the_rules_of_each_version(rules: str, seats: int) -> None:
    for number in range(8):
        compare(game_of("mini"), seats, f"rules {rules} {seats} {number}", number % 5 > 0, 100, rules=rules)


@pytest.mark.parametrize("limits", [("off", "on"), ("on", "off"), ("off", "off")])
def test_they_agree_without_limits_until_bots_are_alone(limits: tuple[str, str]) -> None:
    for number in range(6):
        seed = f"limits {limits} {number}"
        t = compare(game_of("mini"), 2, seed, rich=False, most=400, limits=limits, alone=20 * number + 5)
        assert t.over


def compare(
    game: ShiftingRealms,
    seats: int,
    seed: str,
    rich: bool,
    most: int,
    rules: str = "",
    limits: tuple[str, str] = ("on", "on"),
    alone: int = -1,
) -> RealmsTable:
    """Play a game, or so many choices of it, and look at both tables each time. The rich begin with gifts.

    After `alone` choices only bots are left, and limits hold again.
    """
    assert game.edition is not None
    generator = Random(seed)
    tastes = [generator.choice(TASTES) for _ in range(seats)]
    options: dict[str, object] = dict(zip(("idle_rounds", "round_limit"), limits, strict=True))
    t = game.start_from(seats, secret_of(seed), [], options, rules=rules)
    p = Position(game.edition.data, seats, t.game.view(t, -1)["realms"])
    p.dragon_may_stay = rules != "1"
    p.idle_rounds_end_it, p.has_last_round = (limit == "on" for limit in limits)
    flow = whole_game(p)
    text, told = None, 0
    for choices in range(most):
        p.fate, told = fate_of(t, told), len(t.log or [])
        send(flow, text)
        assert not any(p.fate.values()), f"{seed}: after {text}: {p.fate} should not have happened"
        assert position(t) == oracle_position(p), f"{seed}: after {text} ({choices})"
        if t.over:
            assert tasks_met(t) == p.fulfilled, seed
            break
        if choices == alone:
            set_limits(t)
            p.idle_rounds_end_it = p.has_last_round = True
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
