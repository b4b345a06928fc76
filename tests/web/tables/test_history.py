"""Finished games stay readable: editions are kept by their hashes, and games by their stories."""

from __future__ import annotations

import asyncio
import html
import json
import lzma
import random
import re
import sqlite3
import time
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

import spinney
from spinney.engine.edition import Edition
from spinney.engine.installed import find_game
from spinney.web.bots.worker import Task, Thinker, Thought
from spinney.web.bots.worker_pool import WorkerPool
from spinney.web.reading.questions import Show
from spinney.web.reading.reader import Reader
from spinney.web.replays.story import Story, packed_story, unpacked_story
from spinney.web.replays.telling import told_record
from web.live_server import Browser, Connection, Server, serving
from web.tables.test_upgrades import BATTLE, TITLE, changed, version_of

FAST = {"SPINNEY_MESSAGES_PER_SECOND": "100000"}


def asked(server: Server, query: str, *values: object) -> list[Any]:
    with sqlite3.connect(server.folder / "data" / "spinney.sqlite") as db:
        return db.execute(query, values).fetchall()


def story_in(server: Server, name: str) -> Story | None:
    found = asked(server, "select story from stories where table_id = ?", name)
    return unpacked_story(found[0][0]) if found else None


def told_story(server: Server, name: str) -> Story:
    """The story of a table, as soon as it is told."""
    deadline = time.monotonic() + 60
    while (story := story_in(server, name)) is None:
        assert time.monotonic() < deadline, "the story was never told"
        time.sleep(0.05)
    return story


def to_the_end(connection: Connection) -> Connection:
    dice = random.Random(1)
    while True:
        while connection.asked < 0 or not connection.options:
            if connection.parts.get("ending"):
                return connection
            connection.receive()
        connection.play(dice.choice(connection.options))


def finished(me: Browser, *players: str, game: str = BATTLE, **fields: object) -> str:
    options = {"option.max_turns": 20} if game == BATTLE else {}
    name = me.open_table(game, *players, name="Ann", **options, **fields)
    connection = me.connect(name).until_asked()
    connection.send(do="prefer", speed=0)
    connection.send(do="say", text="Well played")
    to_the_end(connection).close()
    return name


def shown(browser: Browser, name: str) -> dict[str, str]:
    connection = browser.connect(name)
    connection.receive()
    connection.close()
    return connection.parts


def standing(people: str) -> list[tuple[str, str]]:
    """Who sits there, with how many points."""
    return re.findall(r"<strong[^>]*>([^<]*)</strong>.*?class='points'[^>]*>(-?\d+)", people)


def lines_of(markup: str) -> list[str]:
    return re.findall(r"<span>([^<]+)</span>", markup)


def test_a_story_is_told_when_the_game_ends(tmp_path: Path) -> None:
    with serving(tmp_path, **FAST) as server:
        me = Browser(server)
        name = finished(me, "me", "me")
        story = told_story(server, name)
        parts = shown(me, name)
        record = json.loads(me.get(f"/t/{name}/record.json").text)
        assert asked(server, "select state from tables where id = ?", name) == [("over",)]
    assert story.over
    assert story.scores == record["result"]["scores"] == story.points[-1]
    assert story.winners == record["result"]["winners"]
    assert len(story.points) == story.entries + 1 == len(record["entries"]) + 1
    told = [words for words, *_ in story.log(0)]
    assert told[-1] in parts["ending"]
    assert [len(story.logs), len(story.pictures)] == [3, 3]
    assert all(picture.startswith("<svg") for picture in story.pictures)
    assert "Ann" not in str(story), "people are filled in when it is shown"
    assert json.loads(story.record) == {**record, "players": []}


def test_a_story_that_a_power_cut_prevented_is_told_after_the_next_start(tmp_path: Path) -> None:
    with serving(tmp_path, **FAST) as server:
        me = Browser(server)
        name = finished(me, "me", "me")
        server.kill()
        changed(server, "delete from stories")
        assert asked(server, "select state from tables where id = ?", name) == [("over",)]
        server.start()
        assert told_story(server, name).over
        server.kill()
        changed(server, "delete from stories")
        changed(server, "update tables set state = 'playing'")  # as versions before could leave it
        server.start()
        shown(me, name)
        assert told_story(server, name).over, "told when it was opened"


@pytest.mark.parametrize("game", [BATTLE, "groves"])
def test_a_finished_game_of_rules_that_are_gone_is_read_but_not_stepped_through(
    tmp_path: Path, game: str
) -> None:
    with serving(tmp_path, **FAST) as server:
        me, watcher = Browser(server), Browser(server)
        fields = {"edition": "mini"} if game != BATTLE else {}
        name = finished(me, "me", "sapling", game=game, public="yes", **fields)
        told_story(server, name)
        before, seen = shown(me, name), shown(watcher, name)
        record = me.get(f"/t/{name}/record.json").text
        server.stop()
        version_of(server, name, "0")
        server.start()
        after, seen_after = shown(me, name), shown(watcher, name)
        title = spinney.game(game).title
        needs = f"Stepping through this game needs rules 0 of {title}, by which it was played; "
        for old, new in ((before, after), (seen, seen_after)):
            assert needs in new["zones"]
            assert "<svg" in new["zones"], "the last picture"
            assert new["score"] == old["score"]
            assert standing(new["people"]) == standing(old["people"])
            assert new["chat"] == old["chat"]
            assert new["ask"] == old["ask"]
            assert lines_of(new["log"])[-len(lines_of(old["log"])) :] == lines_of(old["log"])
        assert "Well played" in after["chat"]
        replay = me.get(f"/t/{name}/replay?seat=0")
        assert replay.status == 200
        assert needs in replay.text
        assert "class='chart'" in replay.text
        assert "Ann" in replay.text
        assert watcher.get(f"/t/{name}/replay?seat=7").status == 404
        refused = me.get(f"/t/{name}/moment/0")
        assert refused.status == 409
        assert needs in refused.text
        dice = me.get(f"/t/{name}/verify").text
        assert "The secret fits the commitment that was published before play." in dice
        assert needs in dice
        assert json.loads(record)["key"] in dice
        assert json.loads(me.get(f"/t/{name}/record.json").text) == json.loads(record)
        connection = me.connect(name)
        connection.send(do="rematch")
        go = connection.until(lambda news: "go" in news or "refused" in news)
        assert "go" in go, go
        again = me.connect(go["go"].removeprefix("/t/"))
        again.until(lambda news: again.number >= 0 and "Waiting for" not in again.parts["ask"])
        assert "cannot go on" not in again.parts["ask"]


def test_a_finished_game_is_read_even_if_the_game_is_installed_no_more(tmp_path: Path) -> None:
    with serving(tmp_path, **FAST) as server:
        me = Browser(server)
        name = finished(me, "me", "me")
        told_story(server, name)
        server.stop()
        changed(server, "update tables set game = 'gone' where id = ?", name)
        server.start()
        parts = shown(me, name)
        assert "Ann" in parts["people"]
        assert "not installed on this server any more" in parts["zones"]
        assert "<p class='frozen'" not in parts["zones"], "a finished game is nothing to worry about"
        assert "<svg" in parts["zones"]
        assert me.get(f"/t/{name}/replay").status == 200
        assert json.loads(me.get(f"/t/{name}/record.json").text)["game"] == BATTLE


def test_a_game_that_would_end_differently_is_told_and_not_misread(tmp_path: Path) -> None:
    with serving(tmp_path, **FAST) as server:
        me = Browser(server)
        name = finished(me, "me", "me")
        story = told_story(server, name)
        server.stop()
        other = msgspec.structs.replace(story, scores=[9, 8])
        changed(server, "update stories set story = ?", packed_story(other))
        server.start()
        parts = shown(me, name)
        assert f"Played again by this server, this game of {TITLE} ends differently" in parts["zones"]
        assert "9 : 8" in parts["ask"]
        assert me.get(f"/t/{name}/moment/0").status == 409


def other_edition(server: Server, name: str) -> Edition:
    """Let a table have been set up with an edition that has changed since."""
    shipped = spinney.game("groves", "mini").edition
    assert shipped is not None
    text = shipped.text.replace("crystals = 20", "crystals = 25")
    edition = Edition("mini", text, "earlier", shipped=False)
    assert edition.hash != shipped.hash
    changed(server, "insert into editions values (?, 'groves', 'mini', ?, 1.0)", edition.hash, text)
    changed(server, "update tables set edition_hash = ? where id = ?", edition.hash, name)
    return edition


def test_a_table_goes_on_with_the_text_of_its_edition(tmp_path: Path) -> None:
    """People play it, bots think about it, it is replayed and saved; a rematch has the edition of today."""
    with serving(tmp_path, **FAST) as server:
        me = Browser(server)
        name = me.open_table("groves", "me", "sapling", edition="mini")
        server.stop()
        edition = other_edition(server, name)
        server.start()
        connection = me.connect(name).until_asked()
        connection.send(do="prefer", speed=0)
        connection.send(do="hint", seat=0)
        assert "An Elder would" in connection.until(lambda news: "hint" in news or "refused" in news)["hint"]
        to_the_end(connection)
        text = me.get(f"/t/{name}/record.json").text
        record = spinney.Record.from_json(text)
        assert record.game.edition is not None
        assert record.game.edition.text == edition.text
        assert record.verify().over
        assert me.get(f"/t/{name}/replay").status == 200
        assert me.get(f"/t/{name}/moment/3?seat=0").status == 200
        assert told_story(server, name).over
        connection.send(do="rematch")
        again = connection.until(lambda news: "go" in news)["go"].removeprefix("/t/")
        shipped = spinney.game("groves", "mini").edition
        assert shipped is not None
        assert asked(server, "select edition_hash from tables where id = ?", again) == [(shipped.hash,)]
        server.stop()
        server.start()
        assert "/record.json" in shown(me, name)["ending"]


def test_workers_think_with_the_edition_of_the_table() -> None:
    shipped = spinney.game("groves", "mini").edition
    assert shipped is not None
    text = shipped.text.replace("crystals = 20", "crystals = 25")
    given: list[Task] = []

    class Pool(WorkerPool):
        async def start(self) -> Any:
            return None

        async def exchange(self, process: object, task: Any) -> Thought:
            given.append(task)
            return Thought(action=0)

    async def think() -> None:
        pool = Pool(1)
        pool.editions["t"] = text
        rules = spinney.game("groves").version
        await pool.think(Task("t", "groves", "mini", {}, rules, 2, b"s" * 32, [b"", b""], [], 0, "sapling"))

    asyncio.run(think())
    edition = Thinker().table(given[0]).game.edition
    assert edition is not None
    assert edition.text == text


def test_what_ships_is_kept_once(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        me = Browser(server)
        me.connect(me.open_table(BATTLE, "me", "me")).receive()
        before = asked(server, "select * from editions order by hash")
        assert {(row[1], row[2]) for row in before} >= {("groves", "mini"), ("eldervale", "standard")}
        for hash, game, edition, text, _ in before:
            if game == "toy":
                continue  # known to the server only
            found = spinney.game(game, edition).edition
            assert found is not None
            assert (found.hash, found.text) == (hash, text)
        server.stop()
        server.start()
        me.connect(me.open_table(BATTLE, "me", "me")).receive()
        assert asked(server, "select * from editions order by hash") == before


def test_a_record_of_an_edition_that_has_changed_is_opened_with_the_kept_text(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        me = Browser(server)
        me.get("/")
        server.stop()
        edition = other_edition(server, "none")
        server.start()
        game = find_game("groves", edition)
        table = game.start(2, seed=1)
        table.play(table.options[0])
        data = json.loads(spinney.Record.of(table).to_json())
        del data["edition"]["text"]
        sent = me.ask("POST", "/records", json.dumps(data))
        assert sent.status == 200, sent.text
        where = json.loads(sent.text)["go"]
        assert me.get(where).status == 200
        assert json.loads(me.get(f"{where}/record.json").text)["edition"]["text"] == edition.text
        data["edition"]["hash"] = "00" * 16
        refused = me.ask("POST", "/records", json.dumps(data))
        assert refused.status == 400
        assert "played with edition 0000" in refused.text


# Records that somebody opened.


def record_of(game: str, moves: int | None = None, players: list[str] | None = None) -> spinney.Record:
    """A game of random bots, up to its end or after some moves."""
    edition = None if game == BATTLE else "mini"
    options: dict[str, Any] = {"max_turns": 20} if game == BATTLE else {}
    table = spinney.game(game, edition).start(2, "opened", **options)
    bot = spinney.bot("random", seed=1)
    while not table.over and (moves is None or table.number < moves):
        table.play(bot.choose(table.game.seen_by(table, table.seat)))
    return spinney.Record.of(table, players)


def opened(me: Browser, record: spinney.Record) -> str:
    sent = me.ask("POST", "/records", record.to_json())
    assert sent.status == 200, sent.text
    where: str = json.loads(sent.text)["go"]
    return where


def rules_gone(server: Server) -> None:
    """Let all opened records be of rules that are gone, by which today's rules lead somewhere else."""
    for name, text in asked(server, "select id, text from records"):
        data = json.loads(text)
        data["rules"], data["digests"][-1] = "0", "ffffffffffff"
        changed(server, "update records set text = ? where id = ?", json.dumps(data), name)


@pytest.mark.parametrize("game", [BATTLE, "groves"])
def test_an_opened_record_of_rules_that_are_gone_is_read_but_not_stepped_through(
    tmp_path: Path, game: str
) -> None:
    record = record_of(game, players=["Ann", "Bob"])
    table: Any = record.replay()
    with serving(tmp_path) as server:
        me = Browser(server)
        where = opened(me, record)
        server.stop()
        rules_gone(server)
        server.start()
        page = me.get(f"{where}?seat=0")
        assert page.status == 200
        needs = f"Stepping through this game needs rules 0 of {table.game.title}, by which it was played; "
        assert needs in page.text
        assert "<svg" in page.text, "the last picture"
        log = table.game.log(table, 0)
        assert [html.unescape(line) for line in lines_of(page.text)][-len(log) :] == log
        assert "class='chart'" in page.text
        for item in table.game.score_sheet(table):
            assert item.name in html.unescape(page.text)
        assert " : ".join(str(score) for score in table.scores) in page.text
        assert "Ann" in page.text
        assert f"href='{where}?seat=1'" in page.text
        assert "Back to the table" not in page.text
        refused = me.get(f"{where}/moment/0")
        assert (refused.status, needs in refused.text) == (409, True)
        dice = me.get(f"{where}/verify").text
        assert "The secret fits the commitment that was published before play." in dice
        assert needs in dice
        kept = json.loads(me.get(f"{where}/record.json").text)
        assert kept["entries"] == record.entries
        assert kept["players"] == ["Ann", "Bob"]
        assert me.get(f"{where}?seat=7").status == 404


def test_an_opened_record_of_an_unfinished_game_says_who_is_to_choose(tmp_path: Path) -> None:
    record = record_of(BATTLE, 12)
    table = record.replay()
    with serving(tmp_path) as server:
        me = Browser(server)
        where = opened(me, record)
        server.stop()
        rules_gone(server)
        server.start()
        page = me.get(where).text
    assert f"Not finished: {table.game.seat_name(table.seat)} is to choose" in page
    assert "<svg" in page
    assert "class='chart'" in page


@pytest.mark.parametrize(
    ("column", "value", "why"),
    [
        ("game", "gone", "which is not installed on this server any more"),
        ("digests", [], f"the actions of this record do not fit the rules of {TITLE} on this server"),
        ("options", {"max_turns": 20, "gone": 1}, f"needs options that {TITLE} no longer has"),
        ("edition", {"name": "old", "hash": "00" * 16}, f"needs the edition of {TITLE} that it was played"),
        ("result", {"scores": [9, 9], "winners": []}, f"this game of {TITLE} ends differently"),
    ],
)
def test_an_opened_record_says_why_it_cannot_be_stepped_through(
    tmp_path: Path, column: str, value: object, why: str
) -> None:
    with serving(tmp_path) as server:
        me = Browser(server)
        where = opened(me, record_of(BATTLE))
        server.stop()
        data = {**json.loads(asked(server, "select text from records")[0][0]), column: value}
        changed(server, "update records set text = ?", json.dumps(data))
        server.start()
        page = me.get(where)
        assert page.status == 200
        assert why in page.text


def test_a_record_of_rules_with_a_number_of_thousands_of_digits_is_read(tmp_path: Path) -> None:
    data = {**json.loads(record_of(BATTLE).to_json()), "rules": "9" * 5000}
    with serving(tmp_path) as server:
        me = Browser(server)
        where = json.loads(me.ask("POST", "/records", json.dumps(data)).text)["go"]
        server.stop()
        changed(server, "update records set text = ?", json.dumps({**data, "digests": []}))
        server.start()
        page = me.get(where)
        assert page.status == 200
        assert "Stepping through this game needs rules 999" in page.text


def test_a_record_at_which_the_rules_of_today_fail_is_read() -> None:
    """Entries that the rules do not expect may lead anywhere, not only to a refusal."""
    text = record_of(BATTLE, players=["Ann", "Bob"]).to_json()
    reader = Reader()
    with patch.object(reader.opened, "open", side_effect=IndexError("no such grove")):
        question = Show(text, name="a", view="page", where="/r/a", packed=told_record(text))
        page = reader.answer(question).body.decode()
        assert f"do not fit the rules of {TITLE} on this server" in page
        assert "Ann" in page
        assert "Bob" in page
        assert reader.answer(Show(text, name="b", view="page", where="/r/b")).broken


@pytest.mark.parametrize(
    "story",
    [b"", b"\x00\xff", lzma.compress(b"{}"), lzma.compress(b"no story")[:-9]],
    ids=["empty", "garbage", "no-fields", "torn"],
)
def test_a_story_that_cannot_be_read_is_told_anew(tmp_path: Path, story: bytes) -> None:
    with serving(tmp_path, **FAST) as server:
        me = Browser(server)
        where, name = opened(me, record_of(BATTLE)), finished(me, "me", "me")
        told_story(server, name)
        server.stop()
        before = asked(server, "select story from stories")
        changed(server, "update stories set story = ?", story)
        changed(server, "update records set story = ?", story)
        server.start()
        assert me.get(f"/t/{name}").status == 200
        assert me.get(f"/t/{name}/replay").status == 200
        assert me.get(where).status == 200
        deadline = time.monotonic() + 60
        while asked(server, "select story from stories") != before:
            assert time.monotonic() < deadline, "the story was never told anew"
            time.sleep(0.05)
        server.stop()
        rules_gone(server)
        server.start()
        assert me.get(where).status == 400, "nothing is known of it"


def test_records_that_were_opened_before_stories_get_theirs_when_they_can_be_replayed(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        me = Browser(server)
        where, other = opened(me, record_of(BATTLE)), opened(me, record_of(BATTLE, 12))
        server.stop()
        changed(server, "update records set story = null")
        changed(server, "update records set text = 'no record' where id = ?", other.removeprefix("/r/"))
        server.start()
        deadline = time.monotonic() + 60
        while not (told := asked(server, "select id from records where story is not null")):
            assert time.monotonic() < deadline, "the story was never told"
            time.sleep(0.05)
        assert told == [(where.removeprefix("/r/"),)]
        server.stop()
        data = json.loads(asked(server, "select text from records where id = ?", *told[0])[0][0])
        broken = json.dumps({**data, "digests": []})
        changed(server, "update records set text = ? where id = ?", broken, *told[0])
        server.start()
        assert me.get(where).status == 200
        assert me.get(other).status == 400, "nothing is known of it"
