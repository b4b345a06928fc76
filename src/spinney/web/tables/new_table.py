"""Opening a table: what somebody wants, checked, and the rows that are stored for it."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Mapping
from typing import Any, Final

from spinney.bots.levels import LEVELS
from spinney.engine.errors import BadOption
from spinney.engine.game import Game
from spinney.engine.options import check_options, in_words
from spinney.web.errors import Refused
from spinney.web.games import editions_of, game_keys, game_of
from spinney.web.security.tokens import hashed, new_id
from spinney.web.storage.schema import SeatRow, TableRow
from spinney.web.tables.invitations import seat_invitation, watch_invitation
from spinney.web.tables.live_tables import LiveTables
from spinney.web.user_text import LONGEST, clean_user_text

ME: Final = "me"
FRIEND: Final = "friend"


class TableSetup:
    """A table as somebody wants it, everything checked."""

    def __init__(self, key: str, players: list[str], **given: Any) -> None:
        if key not in game_keys():
            raise Refused(f"There is no game called {key[:40]!r} here.")
        self.edition: Final[str] = str(given.get("edition", ""))
        if self.edition and self.edition not in editions_of(key):
            raise Refused(f"There is no edition called {self.edition[:40]!r} here.")
        self.game: Final[Game[Any]] = game_of(key, self.edition)
        low, high = self.game.seats
        if not low <= len(players) <= high:
            raise Refused(f"{self.game.title} is for {low} to {high} seats, not {len(players)}.")
        unknown = [player for player in players if player not in (ME, FRIEND, *LEVELS)]
        if unknown:
            raise Refused(f"Nobody is called {unknown[0][:40]!r}: a seat is for me, friend, or a bot.")
        if ME not in players and FRIEND not in players:
            raise Refused("At least one seat must be for a person.")
        self.players: Final = players
        proposed: dict[str, object] = {option.name: option.people for option in self.game.options}
        wanted = proposed | dict(given.get("options", {}))
        refuse_wrong_values(self.game, wanted)
        self.options: Final = check_options(key, self.game.options, wanted)
        self.title: Final = clean_user_text(str(given.get("title", "")), 60)
        self.name: Final = clean_user_text(str(given.get("name", "")), LONGEST)
        self.public: Final = bool(given.get("public", False))
        self.hints: Final = bool(given.get("hints", False))


def refuse_wrong_values(game: Game[Any], wanted: Mapping[str, object]) -> None:
    """Say which option cannot be so, by the name that the page has for it."""
    for one in game.options:
        try:
            value = one.check(game.key, wanted[one.name])
        except BadOption as error:
            raise Refused(f"{one.title} must be {in_words(one.expected)}.") from error
        for other in game.options:
            if other.name in one.unlike and value == wanted[other.name] != one.default:
                raise Refused(f"{other.title} and {one.title} must differ, but both are {in_words(value)}.")


def quick_setup(key: str) -> TableSetup:
    """A new table without a form: you against bots, as few as the game is good for."""
    if key not in game_keys():
        raise Refused(f"There is no game called {key[:40]!r} here.")
    low, high = game_of(key).seats
    return TableSetup(key, [ME] + ["sapling"] * (min(max(2, low), high) - 1))


def setup_from_form(fields: Mapping[str, str]) -> TableSetup:
    """The new table that a form asks for; whatever it says is checked."""
    key = fields.get("game", "")
    count = fields.get("seats", "")
    if not (count.isascii() and count.isdecimal() and len(count) < 3):
        raise Refused("How many seats? A number is missing.")
    players = [fields.get(f"seat{seat}", FRIEND) for seat in range(int(count))]
    options = {
        name.removeprefix("option."): value for name, value in fields.items() if name.startswith("option.")
    }
    try:
        return TableSetup(
            key,
            players,
            options=options,
            edition=fields.get("edition", ""),
            title=fields.get("title", ""),
            name=fields.get("name", ""),
            public=fields.get("public") == "yes",
            hints=fields.get("hints") == "yes",
        )
    except BadOption as error:
        raise Refused(str(error)) from error


async def open_table(tables: LiveTables, setup: TableSetup, token: str) -> str:
    """Store a new table, and return its name. Its secret is made here, before anybody adds entropy."""
    tables.check_stays()
    name, holder = new_id(), hashed(token)
    game, now = setup.game, time.time()
    row = TableRow(
        id=name,
        game=game.key,
        edition=setup.edition,
        edition_hash=game.edition.hash if game.edition is not None else "",
        options=json.dumps(setup.options),
        secret=os.urandom(32),
        version=game.version,
        title=setup.title or game.title,
        public=setup.public,
        hints=setup.hints,
        host=holder,
        watch=hashed(watch_invitation(token, name)),
        created=now,
        touched=now,
    )
    seats = [seat_for(name, at, player, setup, token) for at, player in enumerate(setup.players)]
    await tables.store.create(row, seats)
    return name


def seat_for(name: str, at: int, player: str, setup: TableSetup, token: str) -> SeatRow:
    """A seat of a new table: mine, a friend's by a link, or a bot's."""
    if player == ME:
        return SeatRow(name, at, name=setup.name, holder=hashed(token))
    if player == FRIEND:
        return SeatRow(name, at, invite=hashed(seat_invitation(token, name, at, 0)))
    return SeatRow(name, at, level=player)
