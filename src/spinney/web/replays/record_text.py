"""Records as text: completed with what only the server knows, without playing them again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress

from spinney.engine.errors import SpinneyError
from spinney.engine.records.fields import read_fields
from spinney.engine.records.record import record_text
from spinney.web.games import edition_hash, game_of
from spinney.web.user_text import LONGEST, clean_user_text


def missing_edition(text: str) -> str:
    """The hash of the edition that a record needs, if the record does not carry it and it does not ship."""
    fields = read_fields(text)
    if fields.edition is None or not isinstance(fields.edition[0], str):
        return ""
    name, wanted = fields.edition
    with suppress(SpinneyError):  # an edition of that name may ship no more
        if edition_hash(game_of(fields.game, str(name))) == wanted:
            return ""
    return wanted


def names_in(players: Sequence[str], places: Sequence[str]) -> list[str]:
    """Who sat where, as a record knows them, which anybody may have written; else the names of the seats."""
    known = players if len(players) == len(places) else places
    return [clean_user_text(name, LONGEST) or place for name, place in zip(known, places, strict=True)]


def with_edition(text: str, edition: str) -> str:
    """The text of a record, completed with the text of its edition."""
    data = json.loads(text)
    data["edition"]["text"] = edition
    return record_text(data)


def with_players(text: str, players: list[str]) -> str:
    """The text of a record, completed with the names of those who played."""
    return record_text({**json.loads(text), "players": players})
