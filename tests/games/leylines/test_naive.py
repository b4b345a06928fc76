"""Whole games beside the naive retelling: the same options, Gold, cubes and scores at every choice."""

from __future__ import annotations

from collections import Counter, deque
from random import Random

import pytest

from games.leylines.naive import COLOURS, Position
from games.leylines.naive_game import game, score
from games.leylines.positions import chosen
from spinney.games.leylines import Leylines
from spinney.games.leylines.table import LeylinesTable

GAMES = {name: Leylines(name) for name in ("standard", "mini")}
CHANCE = (
    "rolled",
    "rerolled",
    "harp_die",
    "delivered",
    "grew",
    "contract_shown",
    "friend_shown",
    "night_card",
)


def beginning(t: LeylinesTable, pairs: bool) -> Position:
    """The table as it was set up, in the words of the retelling."""
    assert t.game.edition is not None
    seen = t.game.view(t, -1)
    p = Position(t.game.edition.data, int(t.seats), pairs, {name: deque() for name in CHANCE})
    p.first = seen["first"]
    for space in seen["spaces"]:
        p.heaps[space["id"]] = Counter(space["cubes"])
        if space["token"]:
            p.market[space["token"]] = space["id"]
    p.bag = Counter(seen["bag"])
    p.display, p.deck = seen["display"], sum(map(len, seen["deck"]))
    p.shown = [friend["id"] for friend in seen["friends"]]
    p.friend_deck = sum(map(len, seen["friend_deck"]))
    for who in seen["travellers"]:
        p.contracts[who["seat"]] = who["contracts"]
        p.friends[who["seat"]] = who["friends"]
    return p


def listen(t: LeylinesTable, p: Position, heard: int) -> int:
    """What chance did since the last time; before the first roll all of it is setup."""
    log = t.log or []
    names = [t.game.events[event.kind] for event in log]
    first = names.index("rolled") if "rolled" in names else len(log)
    for name, event in [*zip(names, log, strict=True)][max(heard, first) :]:
        if name in CHANCE:
            p.said[name].append((int(event.seat), int(event.a), int(event.b), int(event.c)))
    return len(log)


def compare(t: LeylinesTable, p: Position) -> None:
    seen = t.game.view(t, -1)
    for who in seen["travellers"]:
        seat = who["seat"]
        assert who["gold"] == p.gold[seat]
        assert who["cubes"] == +p.cubes[seat] or t.payment is not None
        assert who["space"] == p.at[seat]
        assert who["dice"] == [p.dice[seat][value] for value in range(1, 7)]
        assert sorted(who["contracts"]) == sorted(p.contracts[seat])
        assert sorted(who["friends"]) == sorted(p.friends[seat])
        assert set(who["items"]) == p.items[seat]
    for space in seen["spaces"]:
        assert space["cubes"] == +p.heaps[space["id"]]
    assert seen["bag"] == +p.bag
    assert seen["display"] == p.display
    assert [friend["gold"] for friend in seen["friends"]] == p.on_friend
    assert (seen["night"]["shown"], seen["first"], seen["round"]) == (p.night, p.first, p.round)
    assert len(COLOURS) == 6


@pytest.mark.parametrize("seed", range(16))
@pytest.mark.parametrize("edition", ["standard", "mini"])
def test_a_whole_game_is_as_the_retelling_has_it(edition: str, seed: int) -> None:
    play_beside(GAMES[edition], 2 + seed % 5, seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 400))
def test_many_games_are_as_the_retelling_has_them(seed: int) -> None:
    play_beside(GAMES[("standard", "mini")[seed % 2]], 2 + seed % 5, seed)


def play_beside(rules: Leylines, seats: int, seed: int) -> None:
    switch = ("off", "on")
    pairs, accountants = switch[seed // 2 % 2], switch[seed // 4 % 2]
    t = rules.start(seats, seed, two_for_one=pairs, accountants=accountants)
    p = beginning(t, pairs == "on")
    heard = listen(t, p, 0)
    flow, player = game(p), Random(seed)
    choice = next(flow)
    while True:
        seat, options = choice
        assert (seat, options) == (t.seat, {rules.text(option) for option in t.options})
        compare(t, p)
        action = chosen(t, player) if seed % 3 else int(player.choice(t.options))
        t.play(action)
        heard = listen(t, p, heard)
        try:
            choice = flow.send(rules.text(action))
        except StopIteration:
            break
    assert t.over
    assert t.scores == [score(p, seat) for seat in range(seats)]
    best = [(score(p, s), len(p.done[s]), p.cubes[s].total()) for s in range(seats)]
    assert t.winners == [s for s in range(seats) if best[s] == max(best)]
