"""What a lesson's page says to the server, besides what a table's page says."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from spinney.web.connections.messages import Explain, Id, Number, Play, Undo
from spinney.web.errors import Refused

MOST_ANSWERS: Final = 200

Answer = Annotated[str, Meta(min_length=1, max_length=80)]


class Begin(Struct, tag_field="do", tag="begin", forbid_unknown_fields=True):
    """The page is there, and says how far this browser has come before."""

    answers: Annotated[list[Answer], Meta(max_length=MOST_ANSWERS)]


class On(Struct, tag_field="do", tag="on", forbid_unknown_fields=True):
    """Read; go on."""

    id: Id
    number: Number


class Again(Struct, tag_field="do", tag="again", forbid_unknown_fields=True):
    """The whole lesson from the beginning."""

    id: Id


LessonCommand = Begin | On | Again | Play | Undo | Explain
reader: Final = msgspec.json.Decoder(LessonCommand)


def read_lesson_message(text: str) -> LessonCommand:
    """A message of a lesson's page, decoded and checked; or a refusal that says what is wrong."""
    try:
        command: LessonCommand = reader.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused(f"not a message of a lesson: {str(error)[:200]}") from error
    return command
