"""A hint never blocks the line that asked for it, and is dropped when the table moves on."""

from __future__ import annotations

from pathlib import Path

import pytest

from spinney.web.connections.connection import Connection
from spinney.web.tables.live_table import LiveTable
from web.bots.house import House, in_house


async def asked_for_hint(house: House, *players: str) -> tuple[LiveTable, Connection]:
    """A table at which I am asked, and an Elder thinks about a hint for me."""
    live = await house.open("me", *players, first="light", hints=True)
    await house.begin(live)
    me = house.look(live, "me", "1.1.1.1")
    await house.say(me, do="hint", seat=0)
    await house.settled()
    assert [task.advise for task in house.workers.given] == [True]
    return live, me


def hints_of(connection: Connection) -> list[object]:
    return [reply.hint for _, reply in connection.replies if isinstance(reply.hint, str)]


def test_chat_goes_through_while_the_elder_thinks_and_then_the_hint_comes(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        live, me = await asked_for_hint(house)
        await house.say(me, do="say", text="Let me see.")
        assert [word.text for word in live.words] == ["Let me see."]
        await house.say(me, do="hint", seat=0)
        assert "thinking already" in str(me.replies[-1][1].refused)
        house.workers.finish(live)
        await house.settled()
        assert len(hints_of(me)) == 1

    in_house(tmp_path, check)


@pytest.mark.parametrize("confirm", [False, True])
def test_an_answer_goes_through_and_the_hint_is_dropped(tmp_path: Path, confirm: bool) -> None:
    async def check(house: House) -> None:
        live, me = await asked_for_hint(house)
        await house.say(me, do="prefer", confirm=confirm)
        assert live.table is not None
        last = int(live.table.options[-1])
        await house.say(me, do="play", id="12345678", number=0, seat=0, action=last)
        assert (live.number, live.pending is not None) == ((0, True) if confirm else (1, False))
        await house.settled()
        assert house.workers.thinking == (0 if confirm else 1), "the Elder thinks about its own turn at most"
        assert live.hint is None
        house.workers.finish(live)
        await house.settled()
        assert hints_of(me) == []

    in_house(tmp_path, check)


def test_an_answer_can_be_taken_back_while_the_elder_thinks(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        live, me = await asked_for_hint(house, "me", "me")
        for option in (-1, -1, 0):  # a druid stands up, and its seat acts again
            assert live.table is not None
            action, number = int(live.table.options[option]), live.number
            await house.say(
                me, do="play", id=f"answer-{number}", number=number, seat=live.asked, action=action
            )
        await house.say(me, do="hint", seat=live.asked)
        await house.settled()
        assert house.workers.thinking == 1
        await house.say(me, do="undo", id="take-back", number=live.number, seat=live.asked)
        assert live.number == 4
        assert live.hint is None
        await house.settled()
        assert house.workers.thinking == 0

    in_house(tmp_path, check)


def test_whoever_goes_takes_the_hint_along(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        live, me = await asked_for_hint(house)
        house.go(live, house.look(live, "other", "2.2.2.2"))
        assert house.workers.thinking == 1
        house.go(live, me)
        await house.settled()
        assert house.workers.thinking == 0
        assert house.tables.workers.queue.free == 1

    in_house(tmp_path, check)


def test_whoever_has_lost_the_seat_meanwhile_is_shown_nothing(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        live, me = await asked_for_hint(house)
        live.seats[0].holder = ""  # as if the host had made a new link for the seat
        house.workers.finish(live)
        await house.settled()
        assert hints_of(me) == []

    in_house(tmp_path, check)


def test_an_elder_that_fails_says_so(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        live, me = await asked_for_hint(house)
        house.workers.failing = True
        house.workers.finish(live)
        await house.settled()
        assert me.replies[-1][1].code == "no-thought"

    in_house(tmp_path, check)
