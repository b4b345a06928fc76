"""A reader answers what the server would have drawn itself."""

from __future__ import annotations

import json
from typing import Any

import pytest

import spinney
from spinney.engine.events import SPECTATOR
from spinney.engine.records.record import Record
from spinney.engine.table import Table
from spinney.web.errors import Frozen, NotFound, Refused
from spinney.web.pages.replay import replay_moment, replay_page
from spinney.web.pages.verify import verify_page
from spinney.web.reading.questions import Begun, Check, Look, Show, Tell, TellRecord, View, WriteRecord
from spinney.web.reading.reader import Reader
from spinney.web.rendering.figures import figures_of
from spinney.web.rendering.zones import zone_pieces
from spinney.web.replays.look_back import entry_at
from spinney.web.replays.replay import Replay
from spinney.web.replays.story import Told, story_of, unpacked_story
from spinney.web.tables.restore import entries_of
from web.replays.long_records import BATTLE, restless

GAMES = (BATTLE, "groves", "leylines", "shifting_realms", "eldervale")
NAMES = ("Ann", "Bob")


def begun(table: Table, edition: str = "", text: str = "") -> Begun:
    assert table.journal is not None
    origin = table.journal.origin
    given = origin.seats, origin.options, origin.secret, origin.entropy, origin.rules
    return Begun("t", table.game.key, edition, text, *given)


def finished(moves: int = 10_000) -> Table:
    table = spinney.game(BATTLE).start(2, seed="reader", max_turns=10)
    bot = spinney.bot("random", seed=1)
    while not table.over and table.number < moves:
        table.play(bot.choose(table.game.seen_by(table, table.seat)))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_look_back_through_a_reader_is_one_in_the_house(game: str) -> None:
    table = restless(game, 2, 90)
    entries, record, reader = entries_of(table), Record.of(table), Reader()
    for answers in (int(table.number), 0, 1, int(table.number) // 2, int(table.number) - 1):
        past = record.replay(entry_at(entries, answers))
        assert int(past.number) == answers
        for seat in (SPECTATOR, 0, 1):
            seen = reader.answer(Look(begun(table), entries, answers, seat, [*NAMES])).check()
            board = table.game.board(past, seat)
            assert seen.text == "".join(zone_pieces(board, NAMES))
            assert seen.figures == figures_of(board, NAMES)


def test_a_look_back_has_the_edition_of_its_table() -> None:
    shipped = spinney.game("groves", "mini").edition
    assert shipped is not None
    text = shipped.text.replace("crystals = 20", "crystals = 25")
    table = spinney.game("groves", "mini").start(2, seed=1)
    reader = Reader()
    reader.answer(Look(begun(table, "mini", text), [], 0, SPECTATOR, [*NAMES])).check()
    tape = reader.tapes.get("t")
    assert tape is not None
    assert tape.game.edition is not None
    assert tape.game.edition.text == text


def test_pages_of_a_replay_are_as_the_house_draws_them() -> None:
    record = Record.of(finished(), [*NAMES])
    replay, reader = Replay(record), Reader()
    assert reader.answer(Show("", name="a", view="page", where="/r/a")).unknown
    page = reader.answer(Show(record.to_json(), name="a", view="page", where="/r/a")).check()
    assert page.body == replay_page(replay, "/r/a", replay.game.title).body
    now = Show("", name="a", view="moment", where="/r/a", at="7", seat="1")
    assert json.loads(reader.answer(now).check().body) == replay_moment(replay, 7, 1)
    dice = reader.answer(Show("", name="a", view="verify", where="/r/a")).check()
    assert dice.body == verify_page(replay, "/r/a").body
    file = reader.answer(Show("", name="a", view="record", where="/r/a")).check()
    assert (file.text, file.game) == (record.to_json(), BATTLE)


@pytest.mark.parametrize(
    ("at", "seat", "kind"),
    [
        *(("x", "0", NotFound), ("1" * 12, "0", NotFound), ("9999", "0", NotFound)),
        *(("0", "2", NotFound), ("0", "a", Refused), ("0", "-2", NotFound)),
    ],
)
def test_what_a_replay_has_not_is_refused(at: str, seat: str, kind: type[Exception]) -> None:
    text = Record.of(finished()).to_json()
    answer = Reader().answer(Show(text, name="a", view="moment", where="/r/a", at=at, seat=seat))
    with pytest.raises(kind):
        answer.check()


def test_a_story_told_by_a_reader_is_one_told_in_the_house() -> None:
    table = finished()
    told = Reader().answer(Tell(begun(table), entries_of(table), table.fingerprint())).check()
    assert told.story is not None
    assert unpacked_story(told.story) == story_of(table)
    assert told.points == story_of(table).points


def test_a_record_written_by_a_reader_is_one_written_in_the_house() -> None:
    table = finished()
    question = WriteRecord(begun(table), entries_of(table), table.fingerprint(), [*NAMES])
    assert Reader().answer(question).check().text == Record.of(table, [*NAMES]).to_json()
    question.fingerprint = "other"
    assert "something other than its actions" in Reader().answer(question).refused


def test_a_record_is_checked_and_told() -> None:
    text = Record.of(finished(12)).to_json()
    found = Reader().answer(Check(text)).check()
    assert found.text == text
    assert found.story == Reader().answer(TellRecord(text)).story is not None
    assert "not a whole record" in Reader().answer(Check("{")).refused
    assert Reader().answer(TellRecord("{")).check().story is None


def test_a_game_of_which_only_the_story_is_left_is_told() -> None:
    table = finished()
    story = story_of(table)
    reader = Reader()

    def show(view: View, at: str = "") -> Show:
        told: dict[str, Any] = {"story": story, "why": "Gone.", "players": [*NAMES]}
        return Show(story.record, name="t", view=view, where="/t/t", at=at, **told)

    assert "Gone." in reader.answer(show("page")).check().body.decode()
    assert "Gone." in reader.answer(show("verify")).check().body.decode()
    assert json.loads(reader.answer(show("record")).check().text)["players"] == [*NAMES]
    with pytest.raises(Frozen, match="Gone"):
        reader.answer(show("moment", at="0")).check()
    assert isinstance(reader.read(show("page")), Told)
