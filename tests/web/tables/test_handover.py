"""A seat goes to somebody else: the host means it, the holder agrees or is away, everybody reads of it."""

from __future__ import annotations

import asyncio
import re
from itertools import permutations
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from spinney.web.connections.messages import GiveUp, Reissue
from spinney.web.errors import Refused
from spinney.web.rendering.page_parts import page_parts_for
from spinney.web.security.tokens import hashed, new_token
from spinney.web.settings import Settings
from spinney.web.tables.handover import give_up, new_link
from spinney.web.tables.invitations import claim, invited_seat, seat_invitation
from spinney.web.tables.live_tables import LiveTables
from spinney.web.tables.new_table import TableSetup, open_table
from spinney.web.tables.stand_ins import change_hands
from web.bots.house import House, in_house
from web.live_server import Browser, Connection, Server, serving

BATTLE = "battle_for_the_grove"
QUICK = 60  # seconds to wait for something that comes at once


class Two:
    """Ann, who opened a table that has begun, and Bob, who sits at Dark."""

    def __init__(self, server: Server, **fields: object) -> None:
        self.server = server
        self.ann, self.bob = Browser(server), Browser(server)
        self.name = self.ann.open_table(
            BATTLE, "me", "friend", **{"name": "Ann", "option.first": "light", **fields}
        )
        self.host = self.ann.connect(self.name)
        self.link = self.new_link()
        self.sit_down(self.bob, "Bob")
        self.theirs = self.bob.connect(self.name)
        self.theirs.until(lambda news: self.theirs.number >= 0 and not news.get("sit", [0]))
        self.host.until_asked()

    def new_link(self) -> str:
        """The link for Dark, which must be another one than before."""
        while True:
            found = re.findall(r"data-link='(/join/[^']+)'", self.host.parts.get("links", ""))
            if found and found[0] != getattr(self, "link", ""):
                return str(found[0])
            self.host.receive(QUICK)

    def sit_down(self, browser: Browser, name: str) -> None:
        browser.get("/")
        assert browser.post(self.link, name=name).status == 303

    def ask_for_seat(self) -> None:
        self.host.send(do="reissue", seat=1, sure=True)
        self.theirs.until(lambda news: self.theirs.parts["hand-over"], QUICK)

    def leave(self) -> None:
        self.theirs.close()
        self.host.until(lambda news: "away" in self.host.parts["people"], QUICK)


@pytest.fixture
def two(server: Server) -> Two:
    return Two(server)


def refusal(connection: Connection, **command: object) -> str:
    connection.send(**command)
    return str(connection.until(lambda news: "refused" in news, QUICK)["refused"])


def read(connection: Connection, words: str) -> None:
    """Until these words are in the chat."""
    while words not in connection.parts["chat"]:
        connection.receive(QUICK)


def test_a_seat_that_somebody_holds_is_not_taken_by_one_click(two: Two) -> None:
    assert "Bob sits at Dark now" in refusal(two.host, do="reissue", seat=1)
    assert two.theirs.parts["hand-over"] == ""
    two.host.send(do="look", answers=-1)
    assert "look" in two.host.until(lambda news: "look" in news or "refused" in news)
    assert "data-holder='Bob'" in two.host.parts["links"]


def test_whoever_is_here_is_asked_and_may_stay(two: Two) -> None:
    two.ask_for_seat()
    assert "The host asks you to give up Dark" in two.theirs.parts["hand-over"]
    two.host.until(lambda news: "was asked to give it up" in two.host.parts["links"], QUICK)
    assert "has not answered yet" in refusal(two.host, do="reissue", seat=1, sure=True)
    two.theirs.send(do="give-up", seat=1, yes=False)
    read(two.host, "Bob stays at Dark.")
    two.theirs.until(lambda news: not two.theirs.parts["hand-over"], QUICK)
    assert "in peace" in refusal(two.host, do="reissue", seat=1, sure=True)
    two.host.play(two.host.options[-1])
    assert "refused" not in two.theirs.until_asked().play(two.theirs.options[-1])
    assert "Nobody asks" in refusal(two.theirs, do="give-up", seat=1, yes=True)
    assert two.host.parts["chat"].count("notice") == 1, "nothing has changed hands"


def test_who_agrees_loses_the_seat_and_all_read_of_it(two: Two) -> None:
    two.ask_for_seat()
    two.theirs.send(do="give-up", seat=1, yes=True)
    words = "Bob has given up Dark. The host has made a new link for it."
    read(two.host, words)
    with pytest.raises(ConnectionClosed) as closed:
        two.theirs.until(lambda news: False, QUICK)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    two.link = two.new_link()
    carol = Browser(two.server)
    two.sit_down(carol, "Carol")
    read(two.host, "Carol has sat down as Dark.")
    theirs = carol.connect(two.name)
    theirs.receive(QUICK)
    assert words in theirs.parts["chat"], "and it is kept"
    two.host.play(two.host.options[-1])
    assert "refused" not in theirs.until_asked().play(theirs.options[-1])


def test_who_is_away_is_not_asked_but_all_read_of_it(two: Two) -> None:
    two.leave()
    two.host.send(do="reissue", seat=1, sure=True)
    read(two.host, "Bob was away. The host has made a new link for Dark.")
    assert two.bob.get(f"/t/{two.name}").status == 404


def test_who_has_only_just_left_keeps_the_seat(tmp_path: Path) -> None:
    with serving(tmp_path, SPINNEY_AWAY_SECONDS="600") as server:
        two = Two(server)
        two.leave()
        assert "only just left" in refusal(two.host, do="reissue", seat=1, sure=True)
        link = two.ann.open_table(BATTLE, "me", "friend")
        other = two.ann.connect(link)
        other.until(lambda news: "/join/" in other.parts.get("links", ""))
        two.bob.post(re.findall(r"data-link='(/join/[^']+)'", other.parts["links"])[0], name="Bob")
        assert "only just left" in refusal(other, do="reissue", seat=1, sure=True), "not even there yet"


def test_at_a_public_table_whoever_lost_the_seat_is_told_and_looks_on(server: Server) -> None:
    two = Two(server, public="yes")
    two.ask_for_seat()
    two.theirs.send(do="give-up", seat=1, yes=True)
    assert two.theirs.until(lambda news: "mine" in news, QUICK)["mine"] == {}
    assert two.theirs.seat == -1
    two.host.play(two.host.options[-1])
    assert "not yours" in two.theirs.play(two.theirs.number, seat=1)["refused"]
    assert "Spectators listen" in refusal(two.theirs, do="say", text="But I was winning!")


def test_only_whoever_was_asked_answers_and_only_the_host_asks(two: Two) -> None:
    assert "Only the host" in refusal(two.theirs, do="reissue", seat=0, sure=True)
    assert "no link" in refusal(two.host, do="reissue", seat=0, sure=True)
    assert "no link" in refusal(two.host, do="reissue", seat=7, sure=True)
    two.ask_for_seat()
    assert "not yours" in refusal(two.host, do="give-up", seat=1, yes=True)
    assert "not yours" in refusal(two.theirs, do="give-up", seat=0, yes=True)
    assert "not yours" in refusal(two.theirs, do="give-up", seat=-1, yes=True)
    two.leave()  # without an answer: then the host need not wait for one
    two.host.send(do="reissue", seat=1, sure=True)
    read(two.host, "Bob was away.")


def test_two_windows_of_one_person_answer_once(two: Two) -> None:
    second = two.bob.connect(two.name)
    second.receive(QUICK)
    two.ask_for_seat()
    second.until(lambda news: second.parts["hand-over"], QUICK)
    for window in (two.theirs, second):
        window.send(do="give-up", seat=1, yes=True)
    for window in (two.theirs, second):
        with pytest.raises(ConnectionClosed):
            window.until(lambda news: False, QUICK)
    read(two.host, "Bob has given up Dark.")
    two.link = two.new_link()
    two.sit_down(Browser(two.server), "Carol")
    read(two.host, "Carol has sat down")
    assert two.host.parts["chat"].count("has given up") == 1


def test_a_new_link_for_a_seat_that_nobody_holds_asks_nobody(server: Server) -> None:
    ann = Browser(server)
    host = ann.connect(ann.open_table(BATTLE, "me", "friend"))
    host.until(lambda news: "/join/" in host.parts.get("links", ""))
    old = host.parts["links"]
    assert "data-holder" not in old
    host.send(do="reissue", seat=1)
    host.until(lambda news: host.parts["links"] != old, QUICK)
    assert "notice" not in host.parts["chat"]


def test_answers_that_cross_leave_one_holder_or_one_link(tmp_path: Path) -> None:
    """Yes and no from two windows, and the host who presses again, in every order."""

    async def check() -> None:
        tables = LiveTables(Settings(tmp_path, {"SPINNEY_AWAY_SECONDS": "0"}))
        await tables.open()
        try:
            for order in permutations(range(4)):
                host, guest = new_token(), new_token()
                name = await open_table(tables, TableSetup(BATTLE, ["me", "friend"]), host)
                await claim(tables, guest, seat_invitation(host, name, 1, 0), "Bob")
                live = await tables.find(name)
                wish = live.seats[1].next_invite = hashed(seat_invitation(host, name, 1, 1))
                await tables.store.change_seat(name, 1, next_invite=wish)
                deeds = [
                    give_up(tables, live, GiveUp(1, True), [1]),
                    give_up(tables, live, GiveUp(1, False), [1]),
                    give_up(tables, live, GiveUp(1, True), [1]),
                    new_link(tables, live, Reissue(1, True), host),
                ]
                done = await asyncio.gather(*[deeds[at] for at in order], return_exceptions=True)
                assert all(one is None or isinstance(one, Refused) for one in done), done
                kept, seat = (await tables.store.seats(name))[1], live.seats[1]
                assert kept == seat
                assert not seat.next_invite
                if not seat.holder:
                    link = seat_invitation(host, name, 1, seat.generation)
                    assert (await invited_seat(tables, link)).seat == 1, "the host has the link that works"
                lost = [word for word in live.words if "new link" in word.text]
                assert len(lost) == seat.generation == (0 if seat.holder else 1)
        finally:
            await tables.close()

    asyncio.run(check())


def test_whoever_claims_a_seat_that_a_bot_plays_is_to_choose(tmp_path: Path) -> None:
    """Whether or not they say their name."""

    async def check(house: House) -> None:
        live = await house.open("ann", "me", "friend", game="groves")
        await house.begin(live)
        await change_hands(house.tables, live, 1, "ranger")
        host = house.look(live, "ann", "1.1.1.1")
        while live.asked != 1:
            assert live.table is not None
            action = int(live.table.options[0])
            await house.say(
                host, do="play", id=f"{live.number:08}", number=live.number, seat=0, action=action
            )
        zones = page_parts_for(live, host).parts["zones"]
        assert ">thinking<" in zones.text
        await claim(house.tables, "bob", seat_invitation("ann", live.name, 1, 0), "")
        zones = page_parts_for(live, host).parts["zones"]
        assert ">to choose<" in zones.text

    in_house(tmp_path, check)
