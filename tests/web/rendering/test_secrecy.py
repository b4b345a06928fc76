"""Nothing hidden leaves the server: what a seat is sent is the same for the table and for its redeal."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import spinney
from spinney.engine.chance import Chance, secret_of
from spinney.engine.events import SPECTATOR
from spinney.engine.game import Game
from spinney.engine.table import Table
from spinney.web import replays, room
from spinney.web.draw.scene import Scene
from spinney.web.faces import ALL
from spinney.web.room import Room
from spinney.web.schema import SeatRow, TableRow
from spinney.web.turns import WINDOW, delay
from toy.game import Toy
from web.running import Browser, Server


@pytest.fixture
def fair(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    game = Toy()
    for module in (replays, room):
        monkeypatch.setattr(module, "game_of", lambda key, edition="": game)
    return game


def room_of(game: Game[Any], seats: int) -> Room:
    edition = game.edition.hash if game.edition is not None else ""
    row = TableRow("t", game.key, "", edition, "{}", b"s" * 32, "1", "t", False, False, "h", "w", 1.0, 1.0)
    rows = [SeatRow("t", seat, holder=f"h{seat}", entropy="ab" * 16) for seat in range(seats)]
    return Room(row, rows, [], [])


def sent_to(found: Room, table: Table, seat: int) -> dict[str, str]:
    """Everything that a page of this seat would get."""
    found.table = table
    found.told.clear()
    mine = [seat] if seat >= 0 else []
    scene = Scene(found, seat, mine, "", -1)
    return {name: str(make(scene)) for name, make in ALL.items()}


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(4))
def test_no_part_tells_a_seat_more_than_its_redeal(fair: Game[Any], seats: int, seed: int) -> None:
    check_parts(fair, seats, seed, 1)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_no_part_of_groves_tells_a_seat_more_than_its_redeal(seats: int) -> None:
    check_parts(spinney.game("groves"), seats, 7, 9)


def check_parts(game: Game[Any], seats: int, seed: int, every: int) -> None:
    """At every so many choices: all parts for all eyes, of the table and of what these eyes must believe."""
    found = room_of(game, seats)
    table: Table = game.start(seats, seed)
    chance = Chance(secret_of(seed))
    while not table.over:
        for seat in range(SPECTATOR, seats) if table.number % every == 0 else ():
            imagined = game.redeal(table, seat, f"{seed} {table.number}")
            imagined.log, imagined.journal = table.log, table.journal
            imagined.undoable = table.undoable
            truth = sent_to(found, table, seat)
            for name, text in sent_to(found, imagined, seat).items():
                assert text == truth[name], f"seat {seat} can tell by its {name} what is hidden"
        table.play(table.options[chance.below(len(table.options))])


def test_the_toy_has_secrets_and_the_battle_has_none(fair: Game[Any]) -> None:
    assert replays.has_secrets(fair)
    assert not replays.has_secrets(spinney.game("battle_for_the_grove"))


def test_the_secret_is_in_no_response_before_the_end(me: Browser, server: Server) -> None:
    name = me.open_table("toy", "me", "sapling", public="yes")
    line = me.line(name)
    line.until_asked()
    watcher = Browser(server).line(name)
    watcher.hear()
    for path in ("record.json", "replay", "verify", "moment/0"):
        answer = me.get(f"/t/{name}/{path}")
        assert answer.status == 409
        assert "when the game is over" in answer.text
    texts = [*line.heard, *watcher.heard, me.get(f"/t/{name}").text, me.get("/").text]
    assert not any(re.search(r"secret\W+[0-9a-f]{64}|\"key\"", text) for text in texts)
    hands = [
        re.findall(r"<g id=\"hand-(\d)-\d\"[^>]*><text[^>]*>([^<]*)", json.dumps(text)) for text in texts
    ]
    assert not any(card != "?" and seat == "1" for found in hands for seat, card in found)


def test_at_a_secret_window_the_delay_tells_nothing(fair: Game[Any]) -> None:
    """A bot that has nothing to think about answers as late as one that has."""
    for seed in range(50):
        table: Table = fair.start(2, seed)
        chance = Chance(secret_of(seed))
        while not table.over and table.query is None:
            table.play(table.options[chance.below(len(table.options))])
        if table.query is not None:
            for level in ("sapling", "ranger", "elder"):
                times = {delay(table, level, 0.6, spent) for spent in (0.0, 0.1, 0.5, 0.79)}
                assert len(times) == 1
                assert times.pop() % WINDOW == 0
            return
    raise AssertionError("no secret window was found")


def test_a_whole_game_with_secrets_ends_and_then_shows_all(me: Browser) -> None:
    name = me.open_table("toy", "me", "sapling", "sapling", **{"option.rounds": 1})
    line = me.line(name)
    line.until_asked()
    line.send(do="prefer", speed=0)
    while not line.parts.get("ending"):
        if line.asked >= 0 and line.options:
            line.play(line.options[0])
        else:
            line.hear(30)
    record = json.loads(me.get(f"/t/{name}/record.json").text)
    assert record["entropy"] == [line.entropy[0], "", ""], "what this browser added, at its seat"
    commitment = next(json.loads(text)["commitment"] for text in line.heard if "commitment" in text)
    assert record["commitment"] == commitment, "as it was published before play"
    page = me.get(f"/t/{name}/verify").text
    assert line.entropy[0] in page
    assert record["key"] in page
    replay = me.get(f"/t/{name}/replay")
    assert replay.status == 200
    assert f"href='/t/{name}'" in replay.text, "one finds back to the table"
    for seat in (-1, 0, 1, 2):
        parts = json.loads(me.get(f"/t/{name}/moment/1?seat={seat}").text)
        assert parts["board"].startswith("<svg")
    assert me.get(f"/t/{name}/moment/1?seat=9").status == 404
    assert me.get(f"/t/{name}/moment/9999").status == 404
    assert me.get(f"/t/{name}/moment/1?seat=x").status == 400
