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
from spinney.web.bots.bot_turns import WINDOW, answer_delay
from spinney.web.rendering.page_parts import ALL
from spinney.web.rendering.viewer import Viewer
from spinney.web.storage.schema import SeatRow, TableRow
from spinney.web.tables import restore
from spinney.web.tables.live_table import LiveTable
from toy.game import Toy
from web.live_server import Browser, Server


@pytest.fixture
def fair(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    game = Toy()
    monkeypatch.setattr(restore, "game_of", lambda key, edition="": game)
    return game


def live_table_of(game: Game[Any], seats: int) -> LiveTable:
    edition = game.edition.hash if game.edition is not None else ""
    row = TableRow("t", game.key, "", edition, "{}", b"s" * 32, "1", "t", False, False, "h", "w", 1.0, 1.0)
    rows = [SeatRow("t", seat, holder=f"h{seat}", entropy="ab" * 16) for seat in range(seats)]
    return LiveTable(row, rows, [], [])


def sent_to(found: LiveTable, table: Table, seat: int) -> dict[str, str]:
    """Everything that a page of this seat would get."""
    found.table = table
    found.log_lines.clear()
    mine = [seat] if seat >= 0 else []
    viewer = Viewer(found, seat, mine, "", -1)
    return {name: str(make(viewer)) for name, make in ALL.items()}


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(4))
def test_no_part_tells_a_seat_more_than_its_redeal(fair: Game[Any], seats: int, seed: int) -> None:
    check_parts(fair, seats, seed, 1)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_no_part_of_groves_tells_a_seat_more_than_its_redeal(seats: int) -> None:
    check_parts(spinney.game("groves"), seats, 7, 9)


def check_parts(game: Game[Any], seats: int, seed: int, every: int) -> None:
    """At every so many choices: all parts for all eyes, of the table and of what these eyes must believe."""
    found = live_table_of(game, seats)
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


def test_it_is_known_which_games_have_secrets(fair: Game[Any]) -> None:
    assert fair.has_secrets
    assert [key for key in spinney.games() if spinney.game(key).has_secrets] == [
        "eldervale", "groves", "shifting_realms"
    ]  # fmt: skip


def test_the_secret_is_in_no_response_before_the_end(me: Browser, server: Server) -> None:
    name = me.open_table("toy", "me", "sapling", public="yes")
    connection = me.connect(name)
    connection.until_asked()
    watcher = Browser(server).connect(name)
    watcher.receive()
    for path in ("record.json", "replay", "verify", "moment/0"):
        answer = me.get(f"/t/{name}/{path}")
        assert answer.status == 409
        assert "when the game is over" in answer.text
    texts = [*connection.received, *watcher.received, me.get(f"/t/{name}").text, me.get("/").text]
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
                times = {answer_delay(table, level, 0.6, spent) for spent in (0.0, 0.1, 0.5, 0.79)}
                assert len(times) == 1
                assert times.pop() % WINDOW == 0
            return
    raise AssertionError("no secret window was found")


def test_a_whole_game_with_secrets_ends_and_then_shows_all(me: Browser) -> None:
    name = me.open_table("toy", "me", "sapling", "sapling", **{"option.rounds": 1})
    connection = me.connect(name)
    connection.until_asked()
    connection.send(do="prefer", speed=0)
    while not connection.parts.get("ending"):
        if connection.asked >= 0 and connection.options:
            connection.play(connection.options[0])
        else:
            connection.receive(30)
    record = json.loads(me.get(f"/t/{name}/record.json").text)
    assert record["entropy"] == [connection.entropy[0], "", ""], "what this browser added, at its seat"
    commitment = next(json.loads(text)["commitment"] for text in connection.received if "commitment" in text)
    assert record["commitment"] == commitment, "as it was published before play"
    page = me.get(f"/t/{name}/verify").text
    assert connection.entropy[0] in page
    assert record["key"] in page
    replay = me.get(f"/t/{name}/replay")
    assert replay.status == 200
    assert f"href='/t/{name}'" in replay.text, "one finds back to the table"
    for seat in (-1, 0, 1, 2):
        parts = json.loads(me.get(f"/t/{name}/moment/1?seat={seat}").text)
        assert "<svg" in parts["zones"]
    assert me.get(f"/t/{name}/moment/1?seat=9").status == 404
    assert me.get(f"/t/{name}/moment/9999").status == 404
    assert me.get(f"/t/{name}/moment/1?seat=x").status == 400
