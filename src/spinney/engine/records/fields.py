"""The fields of a record file, each one checked; errors name the field."""

from __future__ import annotations

import json
from typing import Any, Final

from spinney.engine.edition import Edition
from spinney.engine.errors import BrokenRecord

FORMAT: Final = 1


class RecordFields:
    """What a record file says, as plain values of the right types."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.game: Final = text_field(data, "game")
        self.rules: Final = text_field(data, "rules")
        self.edition: Final = edition_field(data)
        self.options: Final = options_field(data)
        self.house_rules: Final = (
            texts_field(data, "house_rules") if "house_rules" in data else []
        )  # not in old ones
        self.seats: Final = number_field(data, "seats")
        self.players: Final = texts_field(data, "players")
        self.commitment: Final = text_field(data, "commitment")
        self.key: Final = bytes_field(text_field(data, "key"), "key")
        self.entropy: Final = [bytes_field(part, "entropy") for part in texts_field(data, "entropy")]
        self.entries: Final = texts_field(data, "entries")
        self.digests: Final = texts_field(data, "digests")
        self.result: Final = result_field(data)


def read_fields(text: str) -> RecordFields:
    """The fields of a record file from its JSON."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise BrokenRecord(f"not a whole record: {error.msg} ({where})") from error
    except (RecursionError, ValueError) as error:
        raise BrokenRecord("not a record: nested too deeply, or a number too long") from error
    if not isinstance(data, dict) or "spinney" not in data:
        raise BrokenRecord('not a Spinney record: it has no "spinney" field')
    if data["spinney"] is True or data["spinney"] != FORMAT:
        raise BrokenRecord(f"record format {data['spinney']!r}; this Spinney reads format {FORMAT}")
    return RecordFields(data)


def wrong_field(name: str, expected: str, got: object) -> BrokenRecord:
    """The error for a field of a record that is not what it should be."""
    return BrokenRecord(f"field {name}: expected {expected}, got {repr(got)[:60]}")


def text_field(data: dict[str, Any], name: str) -> str:
    """A field of a record that is a text."""
    return checked_text(data.get(name), name)


def number_field(data: dict[str, Any], name: str) -> int:
    """A field of a record that is a whole number."""
    value = data.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise wrong_field(name, "a whole number", value)
    return value


def texts_field(data: dict[str, Any], name: str) -> list[str]:
    """A field of a record that is a list of texts."""
    value = data.get(name)
    if not isinstance(value, list):
        raise wrong_field(name, "a list", value)
    return [checked_text(part, f"{name}[{at}]") for at, part in enumerate(value)]


def checked_text(value: object, name: str) -> str:
    """A text of a record that can be encoded: JSON may contain half a surrogate pair."""
    if not isinstance(value, str):
        raise wrong_field(name, "a text", value)
    try:
        value.encode()
    except UnicodeEncodeError as error:
        raise wrong_field(name, "a text", value) from error
    return value


def bytes_field(text: str, name: str) -> bytes:
    """Bytes that stand in a record as hexadecimal digits."""
    try:
        return bytes.fromhex(text)
    except ValueError as error:
        raise wrong_field(name, "hexadecimal digits", text) from error


def options_field(data: dict[str, Any]) -> dict[str, object]:
    """The options of a record; the game checks later what they are called and worth."""
    value = data.get("options")
    if not isinstance(value, dict):
        raise wrong_field("options", "an object", value)
    return value


def edition_field(data: dict[str, Any]) -> tuple[Edition | str, str] | None:
    """The edition of a record, or its name if it ships, and its hash."""
    value = data.get("edition")
    if value is None:
        return None
    if not isinstance(value, dict):
        raise wrong_field("edition", "an object", value)
    name = checked_text(value.get("name"), "edition.name")
    digest = checked_text(value.get("hash"), "edition.hash")
    if "text" not in value:
        if not name.replace("_", "").replace("-", "").isalnum():  # a record must not name a file to be read
            raise wrong_field("edition.name", "the name of an edition that ships", name)
        return name, digest
    text = checked_text(value["text"], "edition.text")
    return Edition(name, text, f"edition {name} of the record", shipped=False), digest


def result_field(data: dict[str, Any]) -> dict[str, list[int]] | None:
    """How a record says that the game ended, or None if it was not over."""
    value = data.get("result")
    if value is None:
        return None
    if not isinstance(value, dict) or set(value) != {"scores", "winners"}:
        raise wrong_field("result", "scores and winners", value)
    return value
