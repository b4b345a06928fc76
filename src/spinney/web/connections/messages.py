"""What browser and server say to each other on a WebSocket: commands one way, updates the other, as JSON."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from spinney.web.errors import Refused

LARGEST: Final = 4096  # bytes of a message from a browser

Id = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Seat = Annotated[int, Meta(ge=-1, le=63)]
Entropy = Annotated[str, Meta(min_length=32, max_length=128, pattern="^(?:[0-9a-f]{2})+$")]


class Sit(Struct, tag_field="do", tag="sit", forbid_unknown_fields=True):
    """The browser has seen the commitment and adds its entropy for a seat."""

    seat: Seat
    entropy: Entropy


class Play(Struct, tag_field="do", tag="play", forbid_unknown_fields=True):
    """An answer, from a page that shows the table after `number` entries."""

    id: Id
    number: Number
    seat: Seat
    action: Number


class Undo(Struct, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """Take the last answer back."""

    id: Id
    number: Number
    seat: Seat


class Confirm(Struct, tag_field="do", tag="confirm", forbid_unknown_fields=True):
    """Yes, play the answer that waits."""

    id: Id
    number: Number
    seat: Seat


class Say(Struct, tag_field="do", tag="say", forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=500)]


class Look(Struct, tag_field="do", tag="look", forbid_unknown_fields=True):
    """Show the table as it was after so many answers; -1 returns to the present."""

    answers: Annotated[int, Meta(ge=-1, le=2**31)]


class Hint(Struct, tag_field="do", tag="hint", forbid_unknown_fields=True):
    seat: Seat


class Lift(Struct, tag_field="do", tag="lift", forbid_unknown_fields=True):
    """Several people share a browser: the person of this seat is in front of it now."""

    seat: Seat


class Prefer(Struct, tag_field="do", tag="prefer", forbid_unknown_fields=True):
    """Settings: whether my turn waits for a confirmation, how fast bots answer."""

    confirm: bool | None = None
    speed: Annotated[int, Meta(ge=0, le=2)] | None = None


class StandIn(Struct, tag_field="do", tag="stand-in", forbid_unknown_fields=True):
    """Let a bot of this level play for a seat; an empty level ends that."""

    seat: Seat
    level: Annotated[str, Meta(max_length=40)]


class Reissue(Struct, tag_field="do", tag="reissue", forbid_unknown_fields=True):
    """The host makes a new link for a seat; the old link, and whoever sat there by it, lose the seat."""

    seat: Seat


class Rematch(Struct, tag_field="do", tag="rematch", forbid_unknown_fields=True):
    """The same people again, each one seat along."""


Command = Sit | Play | Undo | Confirm | Say | Look | Hint | Lift | Prefer | StandIn | Reissue | Rematch
FullPart = str | list[str]  # a short part, or the pieces of a long one
Patch = list[str | tuple[int, int]]  # new pieces, and runs of the old ones: first and last


class Update(Struct, omit_defaults=True):
    """What a browser is sent: the number of the table, and the parts of the page that have changed."""

    number: int | UnsetType = UNSET
    hello: bool = False
    parts: dict[str, Any] | UnsetType = UNSET  # FullPart or Patch
    title: str | UnsetType = UNSET
    asked: int | UnsetType = UNSET  # the seat of this browser that must choose, or -1
    seat: int | UnsetType = UNSET  # whose eyes the page has
    commitment: str | UnsetType = UNSET
    sit: list[int] | UnsetType = UNSET  # seats that have not added entropy
    ack: str | UnsetType = UNSET
    waits: bool = False  # the acknowledged answer waits for "confirm"
    refused: str | UnsetType = UNSET
    code: str | UnsetType = UNSET
    hint: str | UnsetType = UNSET
    look: str | UnsetType = UNSET  # the board as it was
    go: str | UnsetType = UNSET


reader: Final = msgspec.json.Decoder(Command)
writer: Final = msgspec.json.Encoder(enc_hook=str)


def read_message(text: str | bytes) -> Command:
    """A browser's message, decoded and checked as a command; or a refusal that says what is wrong."""
    try:
        command: Command = reader.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused(f"not a message of this table: {str(error)[:200]}") from error
    return command


def write_update(update: Update) -> str:
    """The message that brings an update to a browser, as JSON."""
    return writer.encode(update).decode()
