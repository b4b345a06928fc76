"""The rules and an oracle, an independent retelling of the document, agree at every choice of many games."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from games.groves import editions
from games.groves.random_editions import random_game
from oracles.groves.game import game as whole_game
from oracles.groves.table import COLOURS, ELEMENTS, Position
from oracles.shared import fate_of, send
from spinney.engine.events import Event
from spinney.games.groves import Groves
from spinney.games.groves.content.cards import SPIRITS
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms import events

GAMES = 12  # for each edition, played alone; half as many for each number of seats
RANDOM = 20  # games with random editions for each number of seats
TASTES = (
    ("",),
    ("buy", "collect", "place"),
    ("place wraith", "place white", "collect", "gain"),
    ("portal", "send", "spirit", "collect", "swap"),
    ("leave", "refuse", "pass", "settle"),
    ("collect", "swap", "recall", "spawn", "banish", "repel"),
)
AREAS = ("", "tree-portal", "tree-bonus", "tree-groves", "-")  # where a player likes to go


def spirits_of(key: int) -> Counter[str]:
    return Counter({name: key >> (2 * at) & 3 for at, name in enumerate(SPIRITS)})


def chance_told(t: GrovesTable, event: Event) -> tuple[str, Any] | None:
    kind, a = event.kind, int(event.a)
    if kind == events.REALM_CARD_SHOWN:
        return "realm", t.content.realm_cards[a].id
    if kind == events.GROVE_SHOWN:
        return "grove", t.content.tiles[a].id
    if kind == events.DREW:
        return "drew", (event.seat, spirits_of(a))
    if kind == events.LOOKED:
        return "card", t.content.summoning[a].id
    if kind == events.WRAITHS_DRAWN:
        return "wraiths", spirits_of(a)
    if kind in (events.DREW_MORE, events.CULLED):
        return "more" if kind == events.DREW_MORE else "culled", SPIRITS[a]
    return None


def position(t: GrovesTable) -> dict[str, object]:
    """The table as everybody sees it, and the face-down cards as their owners do."""
    seen = t.game.view(t, -1)
    return {
        "asked": (seen["asked"], {t.game.text(option) for option in t.options}),
        "flow": (seen["round"], seen["crown"], seen["crown_placed"], seen["final"], seen["over"]),
        "winners": seen["winners"],
        "scores": seen["scores"],
        "row": [slot["id"] for slot in seen["row"]],
        "groves": (seen["stack"], sorted(seen["removed"]), sorted(seen["unseen"])),
        "tree": {
            (area, spirit): n for area, there in seen["tree"].items() for spirit, n in there.items() if n
        },
        "supply": seen["supply"],
        "deck": (seen["deck"]["count"], seen["deck"]["returned"], seen["looks"]),
        "realm cards": {card["id"]: card["owner"] for card in seen["realm_cards"]},
        "realms": [realm_of(t, seen, seat) for seat in range(t.seats)],
        "solo": seen["solo"] and {**seen["solo"], "ready": set(seen["solo"]["ready"])},
    }


def realm_of(t: GrovesTable, seen: dict[str, Any], seat: int) -> dict[str, object]:
    realm = seen["realms"][seat]
    mine = t.game.view(t, seat)["realms"][seat] if realm["face_down"] else realm
    words = t.content.actions.tile_words
    return {
        **{name: realm[name] for name in ("bag", "drawn", "elements", "crystals", "dominion", "portals")},
        "base": bool(realm["base"]),
        "groves": {words[grove["tile"]]: grove["spirit"] for grove in realm["groves"]},
        "cards": sorted(card["card"] for card in mine["face_down"]),
        "shown": sorted(realm["revealed"]),
    }


def oracle_position(p: Position) -> dict[str, object]:
    return {
        "asked": (p.seat, p.options),
        "flow": (p.round, p.crown, p.crown_placed, p.final, p.over),
        "winners": p.winners,
        "scores": [p.score(seat) for seat in range(p.seats)],
        "row": p.row,
        "groves": (p.stack, sorted(p.removed), sorted(p.unseen)),
        "tree": {(area.removeprefix("tree-"), spirit): n for (area, spirit), n in p.tree.items()},
        "supply": oracle_supply(p),
        "deck": (len(p.deck) + len(p.returned), len(p.returned), len(p.looking)),
        "realm cards": {card: oracle_owner(p, card) for card in p.shown_realm_cards},
        "realms": [oracle_realm(p, seat) for seat in range(p.seats)],
        "solo": oracle_solo(p, p.solo) if p.solo else None,
    }


def oracle_owner(p: Position, card: str) -> int:
    return next((seat for seat in range(p.seats) if card in p.realms[seat].won), -1)


def counts(spirits: Counter[str]) -> dict[str, int]:
    return {name: spirits[name] for name in SPIRITS}


def oracle_supply(p: Position) -> dict[str, object]:
    return {
        "spirits": counts(p.spirits),
        "elements": {name: p.elements[name] for name in ELEMENTS},
        "crystals": p.crystals,
        "dominion": p.dominion,
        "bases": p.bases,
        "mirrors": p.mirrors,
    }


def oracle_realm(p: Position, seat: int) -> dict[str, object]:
    realm = p.realms[seat]
    return {
        "bag": counts(realm.bag),
        "drawn": counts(realm.drawn),
        "elements": {name: realm.elements[name] for name in ELEMENTS},
        "crystals": realm.crystals,
        "dominion": realm.dominion,
        "portals": realm.portals,
        "base": realm.base,
        "groves": {grove: p.standing.get(grove, "") for grove in realm.groves},
        "cards": sorted(realm.cards),
        "shown": sorted(realm.shown),
    }


def oracle_solo(p: Position, solo: dict[str, Any]) -> dict[str, object]:
    return {
        "bag": counts(p.wraith_bag),
        "drawn": counts(p.wraith_draw),
        "ready": p.powers,
        "hollows": p.hollows,
        "at_once": p.at_once,
        "lost": ["points", "at once", "full"].index(p.lost) if p.lost else -1,
        "spaces": solo["hollows"],
        "to_beat": solo["first"] + p.hollows,
        "supply": p.spirits["wraith"],
        "gone": p.gone,
        "markers": [colour for colour in COLOURS if colour in p.added],
    }


def picked(texts: list[str], generator: Random, taste: tuple[str, ...], area: str) -> str:
    liked = [text for text in texts if text.startswith(taste) and area in text] or [
        text for text in texts if text.startswith(taste)
    ]
    return generator.choice(liked if liked and generator.random() < 0.7 else texts)


@cache
def game_of(name: str) -> Groves:
    return Groves(editions.EDITIONS[name]())


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("name", editions.EDITIONS)
def test_the_rules_agree_with_the_oracle(name: str, seats: int) -> None:
    for number in range(GAMES if seats == 1 else GAMES // 2):
        compare(game_of(name), seats, f"{name} {seats} {number}")


@pytest.mark.parametrize("name", editions.EDITIONS)
def test_they_agree_when_a_wraith_without_a_space_loses_at_once(name: str) -> None:
    for number in range(2 * GAMES):
        compare(game_of(name), 1, f"{name} at once {number}", "at_once")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_they_agree_whatever_the_edition(seats: int) -> None:
    for number in range(RANDOM):
        compare(random_game(f"{seats} {number}"), seats, f"random {seats} {number}")


def compare(game: Groves, seats: int, seed: str, hollows: str = "powers_first") -> None:
    """Play one game, and look at both tables at every choice."""
    assert game.edition is not None
    generator = Random(seed)
    tastes = [(generator.choice(TASTES), generator.choice(AREAS)) for _ in range(seats)]
    start = generator.randrange(seats)
    t = game.start(seats=seats, seed=seed, start=start + 1, hollows=hollows)
    p = Position(game.edition.data, seats, start, hollows == "at_once")
    flow = whole_game(p)
    text, told = None, 0
    while True:
        p.fate, told = fate_of(t, told, chance_told), len(t.log or [])
        send(flow, text)
        assert not any(p.fate.values()), f"{p.fate} should not have happened"
        assert position(t) == oracle_position(p), f"{seed}: after {text}"
        if t.over:
            break
        text = picked(sorted(p.options), generator, *tastes[t.seat])
        t.play(game.action(text))
