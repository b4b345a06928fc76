"""A reader: a process that plays games again, to draw what was and to tell how it went."""

from __future__ import annotations

import logging
from typing import Final

from starlette.responses import HTMLResponse, JSONResponse

from spinney.engine.errors import BrokenRecord, SpinneyError
from spinney.engine.events import SPECTATOR
from spinney.engine.records.playback import Playback
from spinney.engine.records.record import Record
from spinney.engine.table import Table
from spinney.web.errors import Frozen, NotFound, Refused
from spinney.web.logs import REQUEST, set_up_logs_of_process
from spinney.web.pages.replay import replay_moment, replay_page
from spinney.web.pages.story import story_page
from spinney.web.pages.verify import story_verify_page, verify_page
from spinney.web.processes.frames import serve_questions
from spinney.web.reading.questions import (
    AboutRecord,
    Answer,
    Begun,
    Check,
    Look,
    Question,
    Show,
    Tell,
    TellRecord,
    TellStored,
    WriteRecord,
)
from spinney.web.replays.kept import Kept, size_of
from spinney.web.replays.look_back import entry_at, look_at
from spinney.web.replays.opened import OpenedReplays
from spinney.web.replays.record_text import missing_edition, with_edition, with_players
from spinney.web.replays.replay import Replay, check_record
from spinney.web.replays.story import Told, packed_story, readable_story, story_of
from spinney.web.replays.tape import Tape
from spinney.web.replays.telling import retold_story, told_instead, told_record

ROOM: Final = 16_000_000  # bytes of all tables that were looked back at lately

log = logging.getLogger("spinney.web")


class NeedsEdition(Exception):
    """A record is of an edition whose text only the server may have; the argument is its hash."""


class Reader:
    """Answers one question after another; keeps what was looked at lately, so that little is played twice."""

    def __init__(self) -> None:
        self.tapes: Final[Kept[Tape]] = Kept(ROOM)
        self.opened: Final = OpenedReplays()

    def answer(self, question: Question) -> Answer:
        """The answer to a question, or the error that kept the reader from one."""
        REQUEST.set(question.request)
        try:
            return self.found(question)
        except NeedsEdition as need:
            return Answer(edition=str(need))
        except SpinneyError as error:
            return Answer(refused=str(error), code=error.code)
        except Exception:
            log.exception("a reader failed at a question of the kind %s", type(question).__name__)
            return Answer(broken=True)

    def found(self, question: Question) -> Answer:
        """The answer to a question, whatever its kind."""
        if isinstance(question, Look):
            return self.look(question)
        if isinstance(question, Show):
            return self.show(question)
        if isinstance(question, Check):
            text = whole(question)
            check_record(text)
            return Answer(text=text, story=told_record(text))
        if isinstance(question, TellRecord):
            return Answer(story=told_if_read(question))
        if isinstance(question, TellStored):
            return Answer(
                story=retold_story(question.row, question.seats, question.moves, question.edition_text)
            )
        table = replayed(question)
        if isinstance(question, WriteRecord):
            return Answer(text=Record.of(table, question.players).to_json())
        story = story_of(table)
        return Answer(story=packed_story(story), points=story.points)

    def look(self, question: Look) -> Answer:
        """A table as it was."""
        name = question.begun.table
        tape = self.tapes.get(name) or Tape(question.begun.found_game(), question.begun.origin())
        tape.follow(question.entries)
        past = tape.table(entry_at(question.entries, question.answers))
        self.tapes.keep(name, tape, size_of((tape.entries, tape.checkpoints)))
        look, figures = look_at(past, question.seat, tuple(question.names))
        return Answer(text=look, figures=figures)

    def show(self, question: Show) -> Answer:
        """A page of a replay, or of a story."""
        known = self.opened.kept.get(question.name)
        if known is None and not question.text:
            return Answer(unknown=True)
        found = known or self.read(question)
        return told_view(found, question) if isinstance(found, Told) else replay_view(found, question)

    def read(self, question: Show) -> Replay | Told:
        """A record, to be stepped through if that is possible."""
        text = whole(question)
        if question.story is not None:
            record = with_players(text, question.players)
            return Told(
                question.story, question.where, question.title, question.players, question.why, record
            )
        try:
            return self.opened.open(question.name, text)
        except Exception as error:  # an entry that the rules do not expect may lead anywhere
            story = readable_story(question.packed, f"record {question.name}")
            if story is None:
                raise
            return told_instead(story, question.where, text, error)


def whole(question: AboutRecord) -> str:
    """A record with the text of its edition, if something else ships under that name today."""
    if question.edition is None:
        wanted = missing_edition(question.text)
        if wanted:
            raise NeedsEdition(wanted)
    return with_edition(question.text, question.edition) if question.edition else question.text


def told_if_read(question: TellRecord) -> bytes | None:
    """The story of a record; a record that this version cannot even read has none."""
    try:
        return told_record(whole(question))
    except SpinneyError:
        return None


def replayed(question: WriteRecord | Tell) -> Table:
    """The table that the server has, from its entries."""
    table = table_of(question.begun, question.entries)
    if table.fingerprint() != question.fingerprint:
        raise BrokenRecord("the table was changed by something other than its actions")
    return table


def table_of(begun: Begun, entries: list[int | str]) -> Table:
    """A table after all its entries."""
    playback = Playback(begun.found_game(), begun.origin())
    for entry in entries:
        playback.enter(entry)
    return playback.table


def replay_view(replay: Replay, question: Show) -> Answer:
    """What is asked for of a game that can be stepped through."""
    if question.view == "record":
        return Answer(text=replay.record.to_json(), game=replay.game.key)
    if question.view == "verify":
        return page_answer(verify_page(replay, question.where))
    if question.view == "page":
        return page_answer(replay_page(replay, question.where, question.title or replay.game.title))
    if not question.at.isdecimal() or len(question.at) > 9:
        raise NotFound("There is no such moment.")
    seat = seat_of(question.seat, len(replay.names))
    return Answer(body=bytes(JSONResponse(replay_moment(replay, int(question.at), seat)).body))


def told_view(told: Told, question: Show) -> Answer:
    """What is asked for of a game of which only the story is left."""
    if question.view == "record":
        return Answer(text=told.record, game=told.story.game)
    if question.view == "verify":
        return page_answer(story_verify_page(told))
    if question.view == "moment":
        raise Frozen(told.why)
    return page_answer(story_page(told, seat_of(question.seat, len(told.story.seats))))


def page_answer(page: HTMLResponse) -> Answer:
    """The answer that is a page."""
    return Answer(body=bytes(page.body))


def seat_of(seat: str, seats: int) -> int:
    """Whose eyes the address of a replay asks for: a seat's, or a spectator's."""
    if not seat.removeprefix("-").isdecimal() or len(seat) > 3:
        raise Refused("Which seat?")
    if not SPECTATOR <= int(seat) < seats:
        raise NotFound("There is no such seat.")
    return int(seat)


if __name__ == "__main__":
    set_up_logs_of_process()
    serve_questions(Question, Reader().answer)
