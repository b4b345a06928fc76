"""Where only bots play, they rest while nobody looks, and say so; a person's seat is never kept waiting."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from spinney.web.bots import returning
from spinney.web.rendering.status import RESTED
from web.bots.house import House, in_house, until
from web.live_server import Browser

BATTLE = "battle_for_the_grove"


def test_bots_alone_rest_when_the_last_one_goes_and_go_on_when_somebody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(returning, "RETURN", 0.0)

    async def check(house: House) -> None:
        live = await house.open("me", "me", "sapling")
        await house.begin(live)
        me = house.look(live, "me", "1.1.1.1")
        await house.say(me, do="prefer", speed=0)
        await house.say(me, do="stand-in", seat=0, level="sapling")
        house.go(live, me)
        house.workers.finish(live)
        await house.settled()
        assert live.number == 1, "what was thought about already is played"
        assert len(house.workers.given) == 1
        assert live.rested
        assert live.bot_task is not None
        assert live.bot_task.done(), "so that the table can be put away"
        me = house.look(live, "me", "1.1.1.1")
        await until(lambda: live.number > 1)
        assert any(RESTED in text for text in me.messages())

    in_house(tmp_path, check)


def test_a_turn_that_waits_in_line_is_not_thought_about_once_nobody_looks(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        busy, live = await house.open("busy"), await house.open("me")
        await house.begin(busy, live)
        me = house.look(live, "me", "1.1.1.1")
        await house.say(me, do="stand-in", seat=0, level="sapling")
        house.go(live, me)
        house.workers.finish(busy)
        await house.settled()
        assert live.name not in house.workers.order
        assert live.rested

    in_house(tmp_path, check)


def test_the_bots_of_a_table_with_a_persons_seat_go_on(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        live = await house.open("me", "me", "elder")
        await house.begin(live)
        me = house.look(live, "me", "1.1.1.1")
        await house.say(me, do="prefer", speed=0)
        house.go(live, me)
        house.workers.finish(live)
        await house.settled()
        assert live.asked == 0, "it is the turn of the person"
        assert not live.rested

    in_house(tmp_path, check)


def test_the_page_says_that_the_table_waited_until_the_person_is_back(me: Browser) -> None:
    name = me.open_table(BATTLE, "me", "sapling", **{"option.first": "light"})
    connection = me.connect(name).until_asked()
    connection.send(do="stand-in", seat=0, level="ranger")
    connection.until(lambda news: "A bot plays for you" in connection.parts["ask"])
    assert RESTED not in connection.parts["ask"]
    again = connection
    for seconds in range(1, 10):  # until the answer that is being thought about is played
        again.close()
        time.sleep(seconds)
        again = me.connect(name)
        again.receive()
        if RESTED in again.parts["ask"]:
            break
    assert RESTED in again.parts["ask"]
    again.send(do="stand-in", seat=0, level="ranger")  # otherwise it waits for me, who am back
    number = again.number
    again.until(lambda news: again.number > number)
    again.send(do="stand-in", seat=0, level="")
    again.until(lambda news: "plays for now" not in again.parts["people"])
    assert RESTED not in again.parts["ask"]
