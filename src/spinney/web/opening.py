"""Opening tables: from a form, or from a table that is over."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Mapping
from typing import Any, Final

from spinney.bots.levels import LEVELS
from spinney.engine.errors import BadOption
from spinney.engine.game import Game
from spinney.engine.options import check_options
from spinney.web.draw.corner import invite_words
from spinney.web.errors import Forbidden, Refused, Stale
from spinney.web.lobby import Lobby
from spinney.web.replays import editions_of, game_keys, game_of
from spinney.web.room import Room
from spinney.web.schema import SeatRow, TableRow
from spinney.web.tokens import hashed, link_token, new_id

ME: Final = "me"
FRIEND: Final = "friend"
LONGEST: Final = 30  # characters of a name


class Plan:
    """A table as somebody wants it."""

    def __init__(self, key: str, players: list[str], **wishes: Any) -> None:
        if key not in game_keys():
            raise Refused(f"There is no game called {key[:40]!r} here.")
        self.edition: Final[str] = str(wishes.get("edition", ""))
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
        self.options: Final = check_options(key, self.game.options, dict(wishes.get("options", {})))
        self.title: Final = clean(str(wishes.get("title", "")), 60)
        self.name: Final = clean(str(wishes.get("name", "")), LONGEST)
        self.public: Final = bool(wishes.get("public", False))
        self.hints: Final = bool(wishes.get("hints", False))


def quick_plan(key: str) -> Plan:
    """Me against bots, as few as the game is good for."""
    if key not in game_keys():
        raise Refused(f"There is no game called {key[:40]!r} here.")
    low, high = game_of(key).seats
    return Plan(key, [ME] + ["sapling"] * (min(max(2, low), high) - 1))


def plan_from(fields: Mapping[str, str]) -> Plan:
    """What a form asks for; whatever it says is checked."""
    key = fields.get("game", "")
    count = fields.get("seats", "")
    if not (count.isascii() and count.isdecimal() and len(count) < 3):
        raise Refused("How many seats? A number is missing.")
    players = [fields.get(f"seat{seat}", FRIEND) for seat in range(int(count))]
    options = {
        name.removeprefix("option."): value for name, value in fields.items() if name.startswith("option.")
    }
    try:
        return Plan(
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


def clean(text: str, most: int) -> str:
    """A name in one line, without what cannot be seen."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(shown.split())[:most].strip()


async def open_table(lobby: Lobby, plan: Plan, token: str) -> str:
    """Keep a new table; its secret is made here, before anybody adds entropy. Returns its name."""
    name, holder = new_id(), hashed(token)
    game, now = plan.game, time.time()
    row = TableRow(
        id=name,
        game=game.key,
        edition=plan.edition,
        edition_hash=game.edition.hash if game.edition is not None else "",
        options=json.dumps(plan.options),
        secret=os.urandom(32),
        version=game.version,
        title=plan.title or game.title,
        public=plan.public,
        hints=plan.hints,
        host=holder,
        watch=hashed(link_token(token, f"watch {name}")),
        created=now,
        touched=now,
    )
    seats = [seat_for(name, at, player, plan, token) for at, player in enumerate(plan.players)]
    await lobby.store.create(row, seats)
    return name


def seat_for(name: str, at: int, player: str, plan: Plan, token: str) -> SeatRow:
    if player == ME:
        return SeatRow(name, at, name=plan.name, holder=hashed(token))
    if player == FRIEND:
        return SeatRow(name, at, invite=hashed(link_token(token, invite_words(name, at, 0))))
    return SeatRow(name, at, level=player)


async def reissue(lobby: Lobby, room: Room, seat: int, token: str) -> None:
    """A new link for a seat: the old one is worthless, and whoever sat there sits there no more."""
    if hashed(token) != room.row.host:
        raise Forbidden("Only the host makes links.")
    async with room.lock:
        row = room.seats[seat] if 0 <= seat < len(room.seats) else None
        if row is None or row.level or row.holder == room.row.host:
            raise Refused("There is no link for that seat.")
        generation = row.generation + 1
        invite = hashed(link_token(token, invite_words(room.name, seat, generation)))
        values = {"generation": generation, "invite": invite, "holder": "", "name": ""}
        if room.table is None and not room.frozen:
            values["entropy"] = ""  # whoever comes instead adds their own
        await lobby.store.change_seat(room.name, seat, **values)
        for field, value in values.items():
            setattr(row, field, value)
        if room.pending is not None and room.pending.seat == seat:
            room.pending = None
            room.turns += 1
    room.tell()


async def claim(lobby: Lobby, token: str, link: str, name: str) -> str:
    """Sit down by a link; returns the table's name."""
    row = await lobby.store.invited(hashed(link))
    if row is None:
        raise Stale("This link was used already, or the host has replaced it. Ask for a new one.")
    room = await lobby.room(row.table_id)
    async with room.lock:
        who = clean(name, LONGEST)
        if not await lobby.store.claim(row, hashed(token), who):
            raise Stale("Somebody else has just sat down here.")
        seat = room.seats[row.seat]
        seat.holder, seat.invite, seat.name, seat.stand_in = hashed(token), "", who, ""
    room.tell()
    return room.name


async def rematch(lobby: Lobby, room: Room, mine: list[int], token: str) -> str:
    """The same people again, one seat on, with whoever asked first as the host."""
    if not mine:
        raise Forbidden("A rematch is for those who played.")
    async with room.lock:
        if room.row.rematch:
            return room.row.rematch
        if room.table is None or not room.table.over:
            raise Refused("A rematch is for a game that is over.")
        name, now = new_id(), time.time()
        row = TableRow(
            **{field: getattr(room.row, field) for field in room.row.__struct_fields__}
            | {"id": name, "secret": os.urandom(32), "created": now, "touched": now, "state": "waiting"}
        )
        row.version, row.host = room.game.version, hashed(token)
        row.watch = hashed(link_token(token, f"watch {name}"))
        row.edition_hash = room.game.edition.hash if room.game.edition is not None else ""
        seats = [moved(old, name, (old.seat + 1) % len(room.seats), token) for old in room.seats]
        await lobby.store.create(row, sorted(seats, key=lambda seat: seat.seat))
        await lobby.store.change_table(room.name, rematch=name)
        room.row.rematch = name
    room.tell()
    return name


def moved(old: SeatRow, name: str, seat: int, token: str) -> SeatRow:
    """A seat of the rematch: for the same person, or by a new link where nobody sat at the end."""
    if not old.level and not old.holder:
        return SeatRow(name, seat, invite=hashed(link_token(token, invite_words(name, seat, 0))))
    return SeatRow(name, seat, old.level, old.name, old.holder, confirm=old.confirm)
