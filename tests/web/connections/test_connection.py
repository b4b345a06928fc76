"""A browser's connection: hello, parts, answers once, stale numbers, undo, confirm, chat, limits."""

from __future__ import annotations

import json
import re
import secrets

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from web.live_server import Browser, Connection, Server

BATTLE = "battle_for_the_grove"


def table(me: Browser, *players: str, **fields: object) -> Connection:
    """A connection to a new table, up to the first choice."""
    name = me.open_table(BATTLE, *(players or ("me", "sapling")), **{"option.first": "light", **fields})
    return me.connect(name).until_asked()


def second_turn(me: Browser) -> Connection:
    """A table for two people here, where the asked seat may act twice."""
    connection = table(me, "me", "me")
    for _ in range(2):
        connection.play(connection.options[-1])
    assert "then act again" in connection.parts["ask"]
    return connection


def test_hello_brings_every_part_and_the_commitment(me: Browser) -> None:
    connection = me.connect(me.open_table(BATTLE, "me", "sapling"), sit=False)
    news = connection.receive()
    assert news["hello"]
    assert len(news["commitment"]) == 64
    assert news["sit"] == [0]
    assert {"zones", "ask", "since", "me", "log", "score", "people", "chat"} <= news["parts"].keys()


def test_play_begins_when_everybody_has_added_entropy(me: Browser) -> None:
    connection = me.connect(me.open_table(BATTLE, "me", "sapling"), sit=False)
    connection.receive()
    connection.send(do="play", id="12345678", number=0, seat=0, action=0)
    assert connection.until(lambda news: "refused" in news)["refused"].startswith("Play begins when")
    connection.send(do="sit", seat=0, entropy="ab" * 16)
    connection.until_asked()
    assert "abababab" in connection.parts["promise"]


@pytest.mark.parametrize("entropy", ["", "ab", "zz" * 16, "a" * 33, "ab" * 100])
def test_entropy_is_bytes_of_a_sensible_number(me: Browser, entropy: str) -> None:
    connection = me.connect(me.open_table(BATTLE, "me", "sapling"), sit=False)
    connection.receive()
    connection.send(do="sit", seat=0, entropy=entropy)
    assert "not a message" in connection.until(lambda news: "refused" in news)["refused"]


def test_what_nobody_did_has_nobodys_mark_in_the_log(me: Browser) -> None:
    log = me.connect(me.open_table("groves", "me", "sapling")).until_asked().parts["log"]
    lines = log.split("</li>")
    shown = [line for line in lines if "comes into slot" in line]
    assert shown
    assert not [line for line in shown if "<svg" in line]
    assert [line for line in lines if "<svg" in line]


def test_an_answer_is_played_and_only_changed_pieces_travel(me: Browser) -> None:
    connection = table(me, "me", "me")
    before = connection.number
    news = connection.play(connection.options[0])
    assert "refused" not in news
    assert connection.number == before + 1
    assert len(json.dumps(news["parts"]["zones"])) < len(connection.parts["zones"]) / 3
    assert connection.parts["zones"].startswith("<div class='page page-board'")
    assert connection.parts["zones"].endswith("</div>")
    fresh = me.connect(connection.socket.request.path.split("/")[2] if connection.socket.request else "")
    fresh.receive()
    assert fresh.parts["zones"] == connection.parts["zones"], "pieces put together are the whole"


def test_the_same_move_id_twice_is_played_once_and_answered_twice(me: Browser) -> None:
    connection = table(me, "me", "me")
    number, move = connection.number, secrets.token_hex(8)
    command = {
        "do": "play",
        "id": move,
        "number": number,
        "seat": connection.asked,
        "action": connection.options[0],
    }
    connection.send(**command)
    connection.send(**command)
    assert "refused" not in connection.until(lambda news: news.get("ack") == move)
    assert "refused" not in connection.until(lambda news: news.get("ack") == move)
    assert connection.number == number + 1


def test_a_stale_number_is_a_conflict_with_a_fresh_view(me: Browser) -> None:
    connection = table(me, "me", "me")
    number, option = connection.number, connection.options[0]
    connection.play(option)
    news = connection.play(option, number=number)
    assert news["code"] == "stale"
    assert connection.number == number + 1


def test_two_browsers_with_one_number_have_one_winner(me: Browser) -> None:
    connection = table(me, "me", "me")
    other = me.connect(path_of(connection)).until_asked()
    number = connection.number
    for each in (connection, other):
        each.send(
            do="play",
            id=secrets.token_hex(8),
            number=number,
            seat=connection.asked,
            action=connection.options[0],
        )
    answers = [each.until(lambda news: "ack" in news) for each in (connection, other)]
    assert sorted("code" in answer for answer in answers) == [False, True]
    while other.number < connection.number:
        other.receive()
    assert connection.number == other.number == number + 1


def path_of(connection: Connection) -> str:
    assert connection.socket.request is not None
    return connection.socket.request.path.split("/")[2]


def test_an_illegal_answer_is_refused_and_changes_nothing(me: Browser) -> None:
    connection = table(me, "me", "me")
    number = connection.number
    assert connection.play(9999)["code"] == "illegal-action"
    assert connection.number == number
    assert connection.play(connection.options[0], seat=1)["code"] == "out-of-turn"
    assert "refused" not in connection.play(connection.options[0])


def test_undo_goes_back_by_one_answer_until_the_barrier(me: Browser) -> None:
    connection = second_turn(me)
    assert "data-do='undo'" not in connection.parts["ask"]
    board = connection.parts["zones"]
    connection.play(connection.options[0])  # a druid stands up, and its seat acts again
    assert "data-do='undo'" in connection.parts["ask"]
    assert "refused" not in connection.command("undo")
    assert connection.parts["zones"] == board
    assert "takes the last answer back" in connection.parts["log"]
    assert connection.command("undo")["code"] == "cannot-undo"


def test_a_turn_can_wait_for_its_confirmation(me: Browser) -> None:
    connection = second_turn(me)
    watcher = me.connect(path_of(connection)).until_asked()
    connection.send(do="prefer", confirm=True)
    connection.until(lambda news: "settings" in news.get("parts", {}))
    connection.play(connection.options[0])
    number = connection.number
    stop = connection.options[-1]
    news = connection.play(stop)
    assert news["waits"]
    assert connection.number == number, "nothing is played yet"
    assert "Confirm my turn" in connection.parts["ask"]
    assert "refused" not in connection.command("undo", seat=0)
    assert "Confirm my turn" not in connection.parts["ask"]
    connection.play(stop)
    assert "refused" not in connection.command("confirm", seat=0)
    assert connection.number == number + 1
    watcher.until(lambda news: news.get("number") == number + 1)


def test_what_waits_for_its_confirmation_can_be_looked_at_and_explained(me: Browser) -> None:
    connection = second_turn(me)
    connection.send(do="prefer", confirm=True)
    connection.until(lambda news: "settings" in news.get("parts", {}))
    connection.play(connection.options[0])
    assert connection.play(connection.options[-1])["waits"]
    latest = max(int(found) for found in re.findall(r"data-look='(\d+)'", connection.parts["log"]))
    connection.send(do="look", answers=latest)
    news = connection.until(lambda news: "look" in news or "refused" in news)
    assert news["look"] == connection.parts["zones"], "the log shows my answer, so it can be looked at"
    connection.send(do="explain", part="place-oak")
    lens = connection.until(lambda news: "lens" in news)["lens"]
    assert "is asked now" in lens or "reason" not in lens, "nothing can be chosen before I confirm"


def test_what_is_not_on_the_page_is_not_explained(me: Browser, server: Server) -> None:
    odd = ["card-\u00b2", "9" * 80, "hand--1", "side--0", "slot-0-0", " ", "'", "\u2028", "place-oak' "]
    for game in ("groves", "eldervale"):
        connection = me.connect(me.open_table(game, "me", "sapling")).until_asked()
        for part in odd:
            connection.send(do="explain", part=part)
            news = connection.until(lambda news: "part" in news)
            assert (news["part"], news["lens"]) == (part, "")
    assert "Traceback" not in server.errors()


def test_what_only_its_owner_sees_is_explained_to_nobody_else(me: Browser, server: Server) -> None:
    name = me.open_table("groves", "me", "sapling", public="yes")
    mine, watcher = me.connect(name).until_asked(), Browser(server).connect(name)
    only: set[str] = set()
    while not only:
        mine.play(mine.options[0])
        mine.until_asked()
        watcher.until(lambda news: watcher.number >= mine.number)
        seen = [set(re.findall(r"data-key='([^']*)'", one.parts["zones"])) for one in (mine, watcher)]
        only = seen[0] - seen[1]
    for key in sorted(only)[:6]:
        for connection, told in ((mine, True), (watcher, False)):
            connection.send(do="explain", part=key)
            news = connection.until(lambda news: "part" in news)
            assert (news["part"], bool(news["lens"])) == (key, told)


def test_words_are_escaped_and_heard_by_all(me: Browser) -> None:
    connection = table(me, "me", "me", name="<i>Ann</i>")
    other = me.connect(path_of(connection)).until_asked()
    connection.send(do="say", text="<script>alert(1)</script>\u202e\nhi & bye")
    other.until(lambda news: "chat" in news.get("parts", {}))
    assert "&lt;script&gt;alert(1)&lt;/script&gt; hi &amp; bye" in other.parts["chat"].replace("  ", " ")
    assert "&lt;i&gt;Ann&lt;/i&gt;" in other.parts["chat"]
    assert "<script" not in "".join(other.parts.values())


def test_a_look_back_shows_the_board_of_that_moment(me: Browser) -> None:
    connection = table(me, "me", "me")
    board = connection.parts["zones"]
    connection.play(connection.options[0])
    connection.play(connection.options[-1])
    connection.send(do="look", answers=0)
    assert connection.until(lambda news: "look" in news)["look"].split("data-actions")[0] in board
    connection.send(do="look", answers=99)
    assert "no such moment" in connection.until(lambda news: "refused" in news)["refused"]


BAD = [
    "",
    "{",
    "[]",
    "null",
    '"play"',
    "{}",
    '{"do":"fly"}',
    '{"do":"play"}',
    '{"do":"play","id":"12345678","number":-1,"seat":0,"action":0}',
    '{"do":"play","id":"12345678","number":0,"seat":0,"action":"0"}',
    '{"do":"play","id":"1","number":0,"seat":0,"action":0}',
    '{"do":"play","id":"12345678","number":0,"seat":99,"action":0}',
    '{"do":"play","id":"12345678","number":1e99,"seat":0,"action":0}',
    '{"do":"say","text":"x","to":"all"}',
    '{"do":"say","text":""}',
    '{"do":"prefer","speed":9}',
    '{"do":"stand-in","seat":1,"level":"oracle"}',
    '{"do":"lift","seat":1}',
    '{"do":"hint","seat":1}',
    '{"do":"reissue","seat":0}',
    '{"do":"rematch"}',
    "[" * 3000,
    "\N{GRINNING FACE}",
]


def test_malformed_messages_are_refused_one_by_one_and_the_connection_lives(me: Browser) -> None:
    connection = table(me)
    for text in BAD:
        connection.socket.send(text)
        refused = connection.until(lambda news: "refused" in news)["refused"]
        assert refused, text
        assert "Traceback" not in refused
    assert "refused" not in connection.play(connection.options[0])


def test_a_huge_message_ends_the_connection_and_nothing_else(me: Browser) -> None:
    connection = table(me)
    name = path_of(connection)
    connection.socket.send(json.dumps({"do": "say", "text": "x" * 100_000}))
    with pytest.raises(ConnectionClosed):
        connection.until(lambda news: False)
    again = me.connect(name).until_asked()
    assert "refused" not in again.play(again.options[0])


def test_a_flood_is_refused_and_the_table_goes_on(me: Browser) -> None:
    connection = table(me)
    for _ in range(300):
        connection.socket.send("{}")
    assert connection.until(lambda news: news.get("code") == "too-much")["refused"].startswith(
        "That was too fast"
    )
    assert table(me).options


def test_a_connection_from_another_site_is_refused(me: Browser) -> None:
    name = me.open_table(BATTLE, "me", "sapling")
    with pytest.raises(InvalidStatus):
        me.connect(name, origin="http://evil.example")
    assert me.connect(name, origin=me.server.url).receive()["hello"]


@pytest.mark.parametrize("name", ["nowhere", "x" * 200])
def test_a_connection_to_no_table_is_closed_for_good(me: Browser, name: str) -> None:
    me.get("/")
    connection = me.connect(name)
    with pytest.raises(ConnectionClosed) as closed:
        connection.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_a_private_table_is_closed_to_strangers(me: Browser, server: Server) -> None:
    name = me.open_table(BATTLE, "me", "sapling")
    stranger = Browser(server)
    assert stranger.get(f"/t/{name}").status == 404
    with pytest.raises(ConnectionClosed):
        stranger.connect(name).receive()
    public = me.open_table(BATTLE, "me", "sapling", public="yes")
    assert stranger.get(f"/t/{public}").status == 200
    watcher = stranger.connect(public)
    assert watcher.receive()["seat"] == -1
    watcher.send(do="play", id="12345678", number=0, seat=0, action=0)
    assert watcher.until(lambda news: "refused" in news)["code"] == "forbidden"
    watcher.send(do="say", text="hello")
    assert watcher.until(lambda news: "refused" in news)["code"] == "forbidden"


def test_a_hint_values_every_option_against_bots_only(me: Browser) -> None:
    connection = table(me)
    connection.send(do="hint", seat=0)
    hint = connection.until(lambda news: "hint" in news or "refused" in news)["hint"]
    assert "An Elder would" in hint
    assert "<meter" in hint
    friends = table(me, "me", "me")
    friends.send(do="hint", seat=0)
    assert friends.until(lambda news: "refused" in news)["code"] == "forbidden"
    open_hints = table(me, "me", "me", hints="yes")
    open_hints.send(do="hint", seat=0)
    assert "hint" in open_hints.until(lambda news: "hint" in news or "refused" in news)


def test_bots_answer_through_workers_until_the_game_is_over(me: Browser) -> None:
    connection = table(me, "me", "sapling", **{"option.max_turns": 6})
    connection.send(do="prefer", speed=0)
    while "Home" not in connection.parts.get("ending", ""):
        if connection.asked >= 0 and connection.options:
            connection.play(connection.options[-1])
        else:
            connection.receive()
    assert "A draw" in connection.parts["ask"]


HUBS = ("Hollow Oak", "Stonering", "Mistgate", "Lantern Ford")


def test_whoever_is_asked_on_the_turn_of_another_seat_is_not_told_that_it_is_theirs(me: Browser) -> None:
    name = me.open_table("leylines", "me", "me", **{"option.start": "1", "option.characters": "seat"})
    connection = me.connect(name).until_asked()
    for _ in range(100):
        words = re.findall(r"<span class='words'>([^<]*)", connection.parts["ask"])
        if any("make no bid" in label for label in words):
            break
        if any("Move with" in label for label in words):
            assert "Your turn, Seat" in connection.title
        hubs = [
            at for at, label in enumerate(words) if "Go to" in label and any(hub in label for hub in HUBS)
        ]
        connection.play(connection.options[hubs[0] if hubs else -1])
        connection.until_asked()
    assert "Your choice, Seat" in connection.title
    assert " auctions " in connection.parts["ask"]
