"""The line: hello, parts, answers once, stale numbers, undo, confirm, chat, limits."""

from __future__ import annotations

import json
import secrets

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from web.running import Browser, Line, Server

BATTLE = "battle_for_the_grove"


def table(me: Browser, *players: str, **fields: object) -> Line:
    """A line to a new table, up to the first choice."""
    name = me.open_table(BATTLE, *(players or ("me", "sapling")), **{"option.first": "light", **fields})
    return me.line(name).until_asked()


def second_turn(me: Browser) -> Line:
    """A table for two people here, where the asked seat may act twice."""
    line = table(me, "me", "me")
    for _ in range(2):
        line.play(line.options[-1])
    assert "then act again" in line.parts["choice"]
    return line


def test_hello_brings_every_part_and_the_commitment(me: Browser) -> None:
    line = me.line(me.open_table(BATTLE, "me", "sapling"), sit=False)
    news = line.hear()
    assert news["hello"]
    assert len(news["commitment"]) == 64
    assert news["sit"] == [0]
    assert {"board", "choice", "log", "score", "people", "status", "chat"} <= news["parts"].keys()


def test_play_begins_when_everybody_has_added_entropy(me: Browser) -> None:
    line = me.line(me.open_table(BATTLE, "me", "sapling"), sit=False)
    line.hear()
    line.send(do="play", id="12345678", number=0, seat=0, action=0)
    assert line.until(lambda news: "refused" in news)["refused"].startswith("Play begins when")
    line.send(do="sit", seat=0, entropy="ab" * 16)
    line.until_asked()
    assert "abababab" in line.parts["promise"]


@pytest.mark.parametrize("entropy", ["", "ab", "zz" * 16, "a" * 33, "ab" * 100])
def test_entropy_is_bytes_of_a_sensible_number(me: Browser, entropy: str) -> None:
    line = me.line(me.open_table(BATTLE, "me", "sapling"), sit=False)
    line.hear()
    line.send(do="sit", seat=0, entropy=entropy)
    assert "not a message" in line.until(lambda news: "refused" in news)["refused"]


def test_what_nobody_did_has_nobodys_mark_in_the_log(me: Browser) -> None:
    log = me.line(me.open_table("groves", "me", "sapling")).until_asked().parts["log"]
    lines = log.split("</li>")
    shown = [line for line in lines if "comes into slot" in line]
    assert shown
    assert not [line for line in shown if "<svg" in line]
    assert [line for line in lines if "<svg" in line]


def test_an_answer_is_played_and_only_changed_pieces_travel(me: Browser) -> None:
    line = table(me, "me", "me")
    before = line.number
    news = line.play(line.options[0])
    assert "refused" not in news
    assert line.number == before + 1
    assert len(json.dumps(news["parts"]["board"])) < len(line.parts["board"]) / 3
    assert line.parts["board"].startswith("<svg")
    assert line.parts["board"].endswith("</svg>")
    fresh = me.line(line.socket.request.path.split("/")[2] if line.socket.request else "")
    fresh.hear()
    assert fresh.parts["board"] == line.parts["board"], "pieces put together are the whole"


def test_the_same_move_id_twice_is_played_once_and_answered_twice(me: Browser) -> None:
    line = table(me, "me", "me")
    number, move = line.number, secrets.token_hex(8)
    wish = {"do": "play", "id": move, "number": number, "seat": line.asked, "action": line.options[0]}
    line.send(**wish)
    line.send(**wish)
    assert "refused" not in line.until(lambda news: news.get("ack") == move)
    assert "refused" not in line.until(lambda news: news.get("ack") == move)
    assert line.number == number + 1


def test_a_stale_number_is_a_conflict_with_a_fresh_view(me: Browser) -> None:
    line = table(me, "me", "me")
    number, option = line.number, line.options[0]
    line.play(option)
    news = line.play(option, number=number)
    assert news["code"] == "stale"
    assert line.number == number + 1


def test_two_browsers_with_one_number_have_one_winner(me: Browser) -> None:
    line = table(me, "me", "me")
    other = me.line(path_of(line)).until_asked()
    number = line.number
    for each in (line, other):
        each.send(do="play", id=secrets.token_hex(8), number=number, seat=line.asked, action=line.options[0])
    answers = [each.until(lambda news: "ack" in news) for each in (line, other)]
    assert sorted("code" in answer for answer in answers) == [False, True]
    while other.number < line.number:
        other.hear()
    assert line.number == other.number == number + 1


def path_of(line: Line) -> str:
    assert line.socket.request is not None
    return line.socket.request.path.split("/")[2]


def test_an_illegal_answer_is_refused_and_changes_nothing(me: Browser) -> None:
    line = table(me, "me", "me")
    number = line.number
    assert line.play(9999)["code"] == "illegal-action"
    assert line.number == number
    assert line.play(line.options[0], seat=1)["code"] == "out-of-turn"
    assert "refused" not in line.play(line.options[0])


def test_undo_goes_back_by_one_answer_until_the_barrier(me: Browser) -> None:
    line = second_turn(me)
    assert "data-do='undo'" not in line.parts["choice"]
    board = line.parts["board"]
    line.play(line.options[0])  # a druid stands up, and its seat acts again
    assert "data-do='undo'" in line.parts["choice"]
    assert "refused" not in line.wish("undo")
    assert line.parts["board"] == board
    assert "takes the last answer back" in line.parts["log"]
    assert line.wish("undo")["code"] == "cannot-undo"


def test_a_turn_can_wait_for_its_confirmation(me: Browser) -> None:
    line = second_turn(me)
    watcher = me.line(path_of(line)).until_asked()
    line.send(do="prefer", confirm=True)
    line.until(lambda news: "settings" in news.get("parts", {}))
    line.play(line.options[0])
    number = line.number
    stop = line.options[-1]
    news = line.play(stop)
    assert news["waits"]
    assert line.number == number, "nothing is played yet"
    assert "Confirm my turn" in line.parts["choice"]
    assert "refused" not in line.wish("undo", seat=0)
    assert "Confirm my turn" not in line.parts["choice"]
    line.play(stop)
    assert "refused" not in line.wish("confirm", seat=0)
    assert line.number == number + 1
    watcher.until(lambda news: news.get("number") == number + 1)


def test_words_are_escaped_and_heard_by_all(me: Browser) -> None:
    line = table(me, "me", "me", name="<i>Ann</i>")
    other = me.line(path_of(line)).until_asked()
    line.send(do="say", text="<script>alert(1)</script>\u202e\nhi & bye")
    other.until(lambda news: "chat" in news.get("parts", {}))
    assert "&lt;script&gt;alert(1)&lt;/script&gt; hi &amp; bye" in other.parts["chat"].replace("  ", " ")
    assert "&lt;i&gt;Ann&lt;/i&gt;" in other.parts["chat"]
    assert "<script" not in "".join(other.parts.values())


def test_a_look_back_shows_the_board_of_that_moment(me: Browser) -> None:
    line = table(me, "me", "me")
    board = line.parts["board"]
    line.play(line.options[0])
    line.play(line.options[-1])
    line.send(do="look", answers=0)
    assert line.until(lambda news: "look" in news)["look"].split("data-actions")[0] in board
    line.send(do="look", answers=99)
    assert "no such moment" in line.until(lambda news: "refused" in news)["refused"]


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


def test_malformed_messages_are_refused_one_by_one_and_the_line_lives(me: Browser) -> None:
    line = table(me)
    for text in BAD:
        line.socket.send(text)
        refused = line.until(lambda news: "refused" in news)["refused"]
        assert refused, text
        assert "Traceback" not in refused
    assert "refused" not in line.play(line.options[0])


def test_a_huge_message_cuts_the_line_and_nothing_else(me: Browser) -> None:
    line = table(me)
    name = path_of(line)
    line.socket.send(json.dumps({"do": "say", "text": "x" * 100_000}))
    with pytest.raises(ConnectionClosed):
        line.until(lambda news: False)
    again = me.line(name).until_asked()
    assert "refused" not in again.play(again.options[0])


def test_a_flood_is_refused_and_the_table_goes_on(me: Browser) -> None:
    line = table(me)
    for _ in range(300):
        line.socket.send("{}")
    assert line.until(lambda news: news.get("code") == "too-much")["refused"].startswith("That was too fast")
    assert table(me).options


def test_a_line_from_another_site_is_refused(me: Browser) -> None:
    name = me.open_table(BATTLE, "me", "sapling")
    with pytest.raises(InvalidStatus):
        me.line(name, origin="http://evil.example")
    assert me.line(name, origin=me.server.url).hear()["hello"]


@pytest.mark.parametrize("name", ["nowhere", "x" * 200])
def test_a_line_to_no_table_is_closed_for_good(me: Browser, name: str) -> None:
    me.get("/")
    line = me.line(name)
    with pytest.raises(ConnectionClosed) as closed:
        line.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_a_private_table_is_closed_to_strangers(me: Browser, server: Server) -> None:
    name = me.open_table(BATTLE, "me", "sapling")
    stranger = Browser(server)
    assert stranger.get(f"/t/{name}").status == 404
    with pytest.raises(ConnectionClosed):
        stranger.line(name).hear()
    public = me.open_table(BATTLE, "me", "sapling", public="yes")
    assert stranger.get(f"/t/{public}").status == 200
    watcher = stranger.line(public)
    assert watcher.hear()["seat"] == -1
    watcher.send(do="play", id="12345678", number=0, seat=0, action=0)
    assert watcher.until(lambda news: "refused" in news)["code"] == "forbidden"
    watcher.send(do="say", text="hello")
    assert watcher.until(lambda news: "refused" in news)["code"] == "forbidden"


def test_a_hint_values_every_option_against_bots_only(me: Browser) -> None:
    line = table(me)
    line.send(do="hint", seat=0)
    hint = line.until(lambda news: "hint" in news or "refused" in news)["hint"]
    assert "An Elder would" in hint
    assert "<meter" in hint
    friends = table(me, "me", "me")
    friends.send(do="hint", seat=0)
    assert friends.until(lambda news: "refused" in news)["code"] == "forbidden"
    open_hints = table(me, "me", "me", hints="yes")
    open_hints.send(do="hint", seat=0)
    assert "hint" in open_hints.until(lambda news: "hint" in news or "refused" in news)


def test_bots_answer_through_workers_until_the_game_is_over(me: Browser) -> None:
    line = table(me, "me", "sapling", **{"option.max_turns": 6})
    line.send(do="prefer", speed=0)
    while "Home" not in line.parts.get("ending", ""):
        if line.asked >= 0 and line.options:
            line.play(line.options[-1])
        else:
            line.hear()
    assert "A draw" in line.parts["status"]
