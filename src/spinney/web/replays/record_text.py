"""Records as text: completed with what only the server knows, without playing them again."""

from __future__ import annotations

import json
from contextlib import suppress

from spinney.engine.errors import SpinneyError
from spinney.engine.records.fields import read_fields
from spinney.engine.records.record import record_text
from spinney.web.games import edition_hash, game_of


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


def with_edition(text: str, edition: str) -> str:
    """The text of a record, completed with the text of its edition."""
    data = json.loads(text)
    data["edition"]["text"] = edition
    return record_text(data)


def with_players(text: str, players: list[str]) -> str:
    """The text of a record, completed with the names of those who played."""
    return record_text({**json.loads(text), "players": players})
