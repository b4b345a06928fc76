"""A bot that stands in is as good as the table's bots, and hands the seat back to whoever plays again."""

from __future__ import annotations

from pathlib import Path

import pytest

from spinney.web.bots import returning
from spinney.web.connections.connection import Connection
from spinney.web.rendering.ask import BACK
from spinney.web.storage.schema import SeatRow
from spinney.web.tables.invitations import claim, seat_invitation
from spinney.web.tables.live_table import LiveTable
from spinney.web.tables.stand_ins import stand_in_level
from web.bots.house import House, a_moment, in_house, until
from web.live_server import Browser

BATTLE = "battle_for_the_grove"


@pytest.mark.parametrize(
    ("levels", "expected"),
    [
        (["", ""], "ranger"),
        (["", "sapling"], "ranger"),
        (["", "ranger", "sapling"], "ranger"),
        (["elder", "", "sapling"], "elder"),
        (["", "a level of earlier versions"], "ranger"),
    ],
)
def test_a_stand_in_is_as_strong_as_the_strongest_bot_at_the_table(levels: list[str], expected: str) -> None:
    seats = [SeatRow("t", seat, level=level) for seat, level in enumerate(levels)]
    assert stand_in_level(seats) == expected


@pytest.mark.parametrize(("opponent", "level"), [("sapling", "ranger"), ("elder", "elder")])
def test_whatever_is_asked_for_the_table_says_how_good_it_is(me: Browser, opponent: str, level: str) -> None:
    connection = me.connect(me.open_table(BATTLE, "me", opponent, **{"option.first": "light"}))
    connection.until_asked()
    assert f"data-level='{level}'" in connection.parts["stand-ins"], "the button says so too"
    connection.send(do="stand-in", seat=0, level="sapling")
    words = f"{level.capitalize()} (bot) plays for now"
    connection.until(lambda news: words in connection.parts["people"])


async def friends_away(house: House) -> tuple[LiveTable, Connection]:
    """A table for two at which the host has let a bot play for the friend, whose turn it is."""
    live = await house.open("host", "me", "friend", first="dark")
    await claim(house.tables, "friend", seat_invitation("host", live.name, 1, 0), "Bob")
    await house.begin(live)
    host = house.look(live, "host", "1.1.1.1")
    live.seat_left_at[1] = -1000.0
    assert live.asked == 1
    await house.say(host, do="stand-in", seat=1, level="ranger")
    await house.settled()
    assert [task.seat for task in house.workers.given] == [1]
    return live, host


def test_whoever_comes_back_and_plays_has_the_seat_again(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        live, _ = await friends_away(house)
        friend = house.look(live, "friend", "2.2.2.2")
        assert live.seats[1].stand_in == "ranger", "looking is not playing"
        shown = "".join(friend.messages())
        assert BACK in shown
        assert friend.asked == 1
        assert live.table is not None
        action = int(live.table.options[-1])
        await house.say(friend, do="play", id="12345678", number=0, seat=1, action=action)
        assert live.number == 1
        assert live.seats[1].stand_in == ""
        assert not (await house.tables.store.seats(live.name))[1].stand_in
        house.workers.finish(live)
        await house.settled()
        assert live.number == 1, "what the bot thought meanwhile is not played"

    in_house(tmp_path, check)


async def at_full_speed(house: House) -> tuple[LiveTable, Connection]:
    """The same where nothing holds a bot up: it thinks at once, and answers as soon as it may."""
    live, host = await friends_away(house)
    await house.say(host, do="prefer", speed=0)
    return live, host


def test_a_bot_waits_for_whoever_is_back_and_asked(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        live, _ = await at_full_speed(house)
        friend = house.look(live, "friend", "2.2.2.2")
        house.workers.finish(live)
        await a_moment()
        assert (live.number, friend.asked) == (0, 1)
        assert live.table is not None
        action = int(live.table.options[-1])
        await house.say(friend, do="play", id="12345678", number=0, seat=1, action=action)
        assert (live.number, live.seats[1].stand_in) == (1, "")
        moves = await house.tables.store.moves(live.name)
        assert [move.move_id for move in moves] == ["12345678"]

    in_house(tmp_path, check)


def test_a_bot_waits_so_long_and_then_whoever_is_back_watches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(house: House) -> None:
        live, _ = await at_full_speed(house)
        monkeypatch.setattr(returning, "RETURN", 0.1)
        friend = house.look(live, "friend", "2.2.2.2")
        house.workers.finish(live)
        await until(lambda: live.number >= 1)
        assert friend.lent == {1}
        assert friend.asked == -1
        monkeypatch.setattr(returning, "RETURN", 1000.0)
        friend = house.look(live, "friend", "2.2.2.2")  # in another window: asked anew
        assert friend.lent == set()
        await house.say(friend, do="stand-in", seat=1, level="")
        assert live.seats[1].stand_in == ""

    in_house(tmp_path, check)


@pytest.mark.parametrize("end", ["goes", "asks for the bot"])
def test_a_bot_does_not_wait_for_whoever_is_away_again_or_has_lent_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    monkeypatch.setattr(returning, "RETURN", 1000.0)

    async def check(house: House) -> None:
        live, _ = await at_full_speed(house)
        friend = house.look(live, "friend", "2.2.2.2")
        house.workers.finish(live)
        await until(lambda: not house.workers.about)
        if end == "goes":
            house.go(live, friend)
        else:
            await house.say(friend, do="stand-in", seat=1, level="ranger")
        await until(lambda: live.number >= 1)

    in_house(tmp_path, check)


def test_a_bot_is_left_to_the_server_where_its_person_is(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        live, _ = await at_full_speed(house)
        live.elsewhere = frozenset({1})
        house.workers.finish(live)
        await a_moment()
        assert live.number == 0
        live.elsewhere = frozenset()
        await until(lambda: live.number >= 1)

    in_house(tmp_path, check)


def test_an_answer_that_is_refused_does_not_end_it(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        live, _ = await friends_away(house)
        friend = house.look(live, "friend", "2.2.2.2")
        await house.say(friend, do="play", id="12345678", number=0, seat=1, action=10**6)
        assert isinstance(friend.replies[-1][1].refused, str)
        assert live.seats[1].stand_in == "ranger"

    in_house(tmp_path, check)


def test_an_answer_that_waits_for_its_confirmation_is_kept(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        live, _ = await friends_away(house)
        friend = house.look(live, "friend", "2.2.2.2")
        await house.say(friend, do="prefer", confirm=True)
        assert live.table is not None
        last = int(live.table.options[-1])
        await house.say(friend, do="play", id="12345678", number=0, seat=1, action=last)
        assert live.pending is not None
        assert live.seats[1].stand_in == ""
        await house.say(friend, do="confirm", id="23456789", number=0, seat=1)
        assert live.number == 1

    in_house(tmp_path, check)


def test_whoever_has_given_the_seat_away_and_watches_is_not_asked(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        live = await house.open("me", "me", "elder", first="light")
        await house.begin(live)
        me = house.look(live, "me", "1.1.1.1")
        await house.say(me, do="stand-in", seat=0, level="ranger")
        assert me.asked == -1
        assert "take over again whenever you like" in "".join(me.messages())
        await house.say(me, do="play", id="12345678", number=0, seat=0, action=0)
        assert "take over again first" in str(me.replies[-1][1].refused)
        await house.say(me, do="stand-in", seat=0, level="")
        assert me.asked == 0

    in_house(tmp_path, check)
