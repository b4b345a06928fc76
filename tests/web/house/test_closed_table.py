"""A table that the house closes shows so in every part of its page, and goes on where it was."""

from __future__ import annotations

from pathlib import Path

from spinney.web.connections.connection import Connection
from spinney.web.rendering.page_parts import page_parts_for
from spinney.web.tables.invitations import claim, seat_invitation
from spinney.web.tables.live_table import LiveTable
from web.bots.house import House, in_house

CLOSED = "The house says: A pause."
BADGE = ">to choose<"


def part(connection: Connection, name: str) -> str:
    return page_parts_for(connection.live, connection).parts[name].text


async def decide(house: House, live: LiveTable, why: str) -> None:
    """Close a table, or open it again."""
    tables = house.tables
    decisions = tables.store.house
    await (decisions.close(live.name, "ann", why) if why else decisions.reopen(live.name, "ann", ""))
    await tables.keeper.look()
    assert live.row.closed == why


def test_nobody_is_to_choose_at_a_closed_table_wherever_it_is_said(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        live = await house.open("me", "me", "friend", game="groves")
        await claim(house.tables, "friend", seat_invitation("me", live.name, 1, 0), "Bob")
        await house.begin(live)
        other = house.look(live, ("friend", "me")[live.asked], "1.1.1.1")
        places = [name for name in ("zones", "people") if BADGE in part(other, name)]
        assert places == ["zones", "people"]
        await decide(house, live, "A pause.")
        assert not [name for name in places if BADGE in part(other, name)]
        await decide(house, live, "")
        assert places == [name for name in places if BADGE in part(other, name)]

    in_house(tmp_path, check)


def test_an_answer_that_waits_to_be_confirmed_waits_until_the_table_is_open(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        live = await house.open("me", "me", "friend", first="light")
        await house.begin(live)
        me = house.look(live, "me", "1.1.1.1")
        await house.say(me, do="prefer", confirm=True)
        while live.pending is None:
            assert live.table is not None
            action = int(live.table.options[-1])
            await house.say(me, do="play", id=f"{live.number:08}", number=live.number, seat=0, action=action)
        assert "End your turn with this?" in part(me, "ask")
        await decide(house, live, "A pause.")
        assert CLOSED in part(me, "ask")
        await decide(house, live, "")
        assert "End your turn with this?" in part(me, "ask")

    in_house(tmp_path, check)


def test_no_elder_thinks_about_a_hint_at_a_closed_table(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        live = await house.open("me", "me", "elder", first="light")
        await house.begin(live)
        me = house.look(live, "me", "1.1.1.1")
        await house.say(me, do="hint", seat=0)
        assert live.hint is not None
        await decide(house, live, "A pause.")
        assert live.hint is None

    in_house(tmp_path, check)
