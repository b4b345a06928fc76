"""What browser and server say to each other on a WebSocket: commands one way, updates the other, as JSON."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from spinney.web.errors import Refused

LARGEST: Final = 4096  # bytes of a message from a browser
ID_GIVEN: Final = re.compile(r'"id": ?"([A-Za-z0-9_-]{8,64})"')

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
    """A line of chat. Pages of earlier versions give it no id, and hear nothing but the line itself."""

    text: Annotated[str, Meta(max_length=500)]
    id: Id | None = None


class Look(Struct, tag_field="do", tag="look", forbid_unknown_fields=True):
    """Show the table as it was after so many answers; -1 returns to the present."""

    answers: Annotated[int, Meta(ge=-1, le=2**31)]


class Explain(Struct, tag_field="do", tag="explain", forbid_unknown_fields=True):
    """Enlarge a part of the table, and say why it cannot be chosen now."""

    part: Annotated[str, Meta(min_length=1, max_length=80)]


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
    """Let a bot play for a seat; an empty level ends that. How good it is, the table says."""

    seat: Seat
    level: Annotated[str, Meta(max_length=40)]


class Reissue(Struct, tag_field="do", tag="reissue", forbid_unknown_fields=True):
    """The host makes a new link for a seat; `sure` that whoever sits there shall lose it."""

    seat: Seat
    sure: bool = False


class GiveUp(Struct, tag_field="do", tag="give-up", forbid_unknown_fields=True):
    """The answer of whoever was asked to give up their seat."""

    seat: Seat
    yes: bool


class Rematch(Struct, tag_field="do", tag="rematch", forbid_unknown_fields=True):
    """The same people again, each one seat along."""


Command = (
    Sit
    | Play
    | Undo
    | Confirm
    | Say
    | Look
    | Explain
    | Hint
    | Lift
    | Prefer
    | StandIn
    | Reissue
    | GiveUp
    | Rematch
)
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
    mine: dict[int, str] | UnsetType = UNSET  # the seats of this browser, and what the game calls them
    commitment: str | UnsetType = UNSET
    sit: list[int] | UnsetType = UNSET  # seats that have not added entropy
    ack: str | UnsetType = UNSET
    waits: bool = False  # the acknowledged answer waits for "confirm"
    refused: str | UnsetType = UNSET
    code: str | UnsetType = UNSET
    hint: str | UnsetType = UNSET
    look: str | UnsetType = UNSET  # the zones as they were ...
    looked: int | UnsetType = UNSET  # ... after so many answers ...
    figures: dict[int, tuple[str, str]] | UnsetType = UNSET  # ... with everybody's points and chips then
    lens: str | UnsetType = UNSET  # a part of the table, explained ...
    part: str | UnsetType = UNSET  # ... and which one
    go: str | UnsetType = UNSET
    learnt: list[str] | UnsetType = UNSET  # in a lesson: all answers so far, for the browser to keep ...
    done: bool = False  # ... and whether that was all

    def for_anybody(self) -> Update:
        """What is left of a reply once the screen has gone on to somebody else: nothing of what was seen."""
        seen: dict[str, Any] = dict.fromkeys(("hint", "look", "looked", "figures", "lens", "part"), UNSET)
        return replace(self, **seen)


reader: Final = msgspec.json.Decoder(Command)
writer: Final = msgspec.json.Encoder(enc_hook=str)


def read_message(text: str | bytes) -> Command:
    """A browser's message, decoded and checked as a command; or a refusal that says what is wrong."""
    try:
        command: Command = reader.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused(f"not a message of this table: {str(error)[:200]}") from error
    return command


def id_in(text: str) -> str:
    """The id in a browser's message, even in one that cannot be read, so that its refusal can name it."""
    found = ID_GIVEN.search(text)
    return found[1] if found is not None else ""


def write_update(update: Update) -> str:
    """The message that brings an update to a browser, as JSON."""
    return writer.encode(update).decode()
