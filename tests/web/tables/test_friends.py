"""Friends: links claimed by a button, new links, spectators, a shared screen, stand-ins, rematches."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from web.live_server import Browser, Connection, Server, serving

BATTLE = "battle_for_the_grove"


def links_of(connection: Connection) -> list[str]:
    while "links" not in connection.parts:
        connection.receive()
    return re.findall(r"data-link='([^']+)'", connection.parts["links"])


def test_a_friend_sits_down_by_a_button_and_the_link_is_spent(me: Browser, server: Server) -> None:
    name = me.open_table(BATTLE, "me", "friend", name="Ann")
    mine = me.connect(name)
    link = next(link for link in links_of(mine) if link.startswith("/join/"))
    friend, late = Browser(server), Browser(server)
    for browser in (friend, late, late):
        assert "Sit down as Dark" in browser.get(link).text, "opening a link claims nothing"
    answer = friend.post(link, name="Bob")
    assert answer.status == 303
    assert answer.headers["location"] == f"/t/{name}"
    assert late.post(link, name="Eve").status == 409
    assert late.get(link).status == 409
    assert late.get(f"/t/{name}").status == 404
    theirs = friend.connect(name)
    while "Bob" not in mine.parts.get("people", ""):
        mine.receive()
    asked = None
    while asked is None:
        for connection in (mine, theirs):
            try:
                connection.receive(1)
            except TimeoutError:
                if connection.asked >= 0:
                    asked = connection
    assert asked.asked == asked.seat
    assert "refused" not in asked.play(asked.options[0])
    assert friend.get("/").text.count(f"/t/{name}") == 1


def test_a_new_link_makes_the_old_one_and_the_seat_worthless(me: Browser, server: Server) -> None:
    name = me.open_table(BATTLE, "me", "friend")
    mine = me.connect(name)
    old = links_of(mine)[0]
    friend = Browser(server)
    friend.get("/")
    assert friend.post(old).status == 303
    theirs = friend.connect(name)
    theirs.receive()
    mine.until(lambda news: "is taken by" in mine.parts["links"])
    mine.send(do="reissue", seat=1, sure=True)
    theirs.until(lambda news: theirs.parts["hand-over"])
    theirs.send(do="give-up", seat=1, yes=True)
    mine.until(lambda news: "/join/" in mine.parts["links"])
    with pytest.raises(ConnectionClosed) as closed:
        theirs.until(lambda news: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    assert friend.get(f"/t/{name}").status == 404
    new = links_of(mine)[0]
    assert new != old
    assert friend.get(old).status == 409
    assert Browser(server).get(new).status == 200
    theirs_again = Browser(server)
    theirs_again.get("/")
    assert theirs_again.post(new).status == 303
    their_connection = theirs_again.connect(name)
    their_connection.receive()
    their_connection.send(do="reissue", seat=1)
    assert their_connection.until(lambda news: "refused" in news)["code"] == "forbidden"


def test_spectators_watch_by_their_own_link(me: Browser, server: Server) -> None:
    name = me.open_table("toy", "me", "me")
    mine = me.connect(name).until(lambda news: news.get("number") == 0)
    assert mine
    connection = me.connect(name)
    link = next(link for link in links_of(connection) if "/watch/" in link)
    watcher = Browser(server)
    assert watcher.get(link).status == 200
    assert watcher.get(f"/t/{name}/watch/wrong").status == 404
    token = link.rsplit("/", 1)[1]
    seen = watcher.connect(name, watch=token)
    seen.receive()
    assert seen.seat == -1
    assert "links" not in seen.parts or seen.parts["links"] == ""


def test_a_shared_screen_has_a_curtain_between_secret_hands(me: Browser) -> None:
    name = me.open_table("toy", "me", "me")
    connection = me.connect(name)
    connection.until(lambda news: "Pass the screen" in connection.parts.get("ask", ""))
    assert connection.seat == -1, "behind the curtain a spectator's view"
    hidden = connection.parts["zones"]
    first = connection.asked
    connection.send(do="lift", seat=1 - first if first < 2 else 0)
    connection.send(do="lift", seat=first)
    connection.until(lambda news: connection.seat == first)
    assert connection.options
    assert connection.parts["zones"] != hidden
    while connection.asked == first:
        connection.play(connection.options[0])
    assert "Pass the screen" in connection.parts["ask"]
    assert connection.seat == -1


def test_without_secrets_a_shared_screen_just_turns(me: Browser) -> None:
    name = me.open_table(BATTLE, "me", "me", **{"option.first": "light"})
    connection = me.connect(name).until_asked()
    assert connection.seat == 0
    connection.play(connection.options[-1])
    assert connection.seat == connection.asked == 1


def test_a_bot_stands_in_for_a_seat_and_hands_back(me: Browser) -> None:
    name = me.open_table(BATTLE, "me", "sapling", **{"option.first": "light"})
    connection = me.connect(name).until_asked()
    connection.send(do="prefer", speed=0)
    connection.send(do="stand-in", seat=0, level="sapling")
    connection.until(lambda news: connection.number > 4)
    connection.send(do="play", id="12345678", number=connection.number, seat=0, action=0)
    assert "take over again" in connection.until(lambda news: "refused" in news)["refused"]
    connection.until(lambda news: "is thinking" in connection.parts["ask"])
    assert connection.asked == -1, "the page calls nobody"
    assert "A bot plays for you" in connection.parts["ask"], "what cannot be clicked is not offered"
    connection.send(do="stand-in", seat=0, level="")
    connection.until(lambda news: "plays for now" not in connection.parts["people"])
    connection.until_asked()
    assert "Your turn" in connection.title


def test_a_shared_screen_is_not_passed_to_a_seat_that_a_bot_plays_for(me: Browser) -> None:
    connection = me.connect(me.open_table("toy", "me", "me"))
    connection.until(lambda news: "Pass the screen" in connection.parts.get("ask", ""))
    first = connection.asked
    connection.send(do="prefer", speed=0)
    connection.send(do="stand-in", seat=1 - first, level="sapling")
    connection.send(do="lift", seat=first)
    connection.until(lambda news: connection.seat == first)
    bots = 0  # answers
    while not bots:
        number = connection.number
        if connection.asked == first:
            connection.play(connection.options[0])
        else:
            connection.receive()
            bots += connection.number > number
        assert "Pass the screen" not in connection.parts["ask"]
        assert connection.seat == first


def test_nobody_stands_in_for_somebody_who_is_there(me: Browser, server: Server) -> None:
    name = me.open_table(BATTLE, "me", "friend", **{"option.first": "light"})
    mine = me.connect(name)
    link = links_of(mine)[0]
    friend = Browser(server)
    friend.get("/")
    friend.post(link)
    theirs = friend.connect(name)
    theirs.until(lambda news: not news.get("sit", [0]))
    mine.until_asked()
    theirs.send(do="stand-in", seat=0, level="elder")
    assert theirs.until(lambda news: "refused" in news)["code"] == "forbidden"
    mine.play(mine.options[-1])
    theirs.close()
    mine.until(lambda news: "away" in mine.parts["people"])
    number = mine.number
    mine.send(do="stand-in", seat=1, level="sapling")
    mine.until(lambda news: mine.number > number)
    back = friend.connect(name)
    back.receive()
    assert "plays for now" in back.parts["people"]
    back.send(do="stand-in", seat=1, level="")
    back.until(lambda news: "plays for now" not in back.parts["people"])


def test_who_has_only_just_lost_the_connection_is_not_replaced(tmp_path: Path) -> None:
    """A phone that goes dark for a moment does not hand its game to a bot of the opponent's choice."""
    with serving(tmp_path) as server:
        me, friend = Browser(server), Browser(server)
        name = me.open_table(BATTLE, "me", "friend", **{"option.first": "light"})
        mine = me.connect(name)
        friend.get("/")
        friend.post(links_of(mine)[0])
        theirs = friend.connect(name)
        theirs.until(lambda news: not news.get("sit", [0]))
        mine.until_asked()
        theirs.close()
        mine.until(lambda news: "away" in mine.parts["people"])
        mine.send(do="stand-in", seat=1, level="sapling")
        assert "only just left" in mine.until(lambda news: "refused" in news)["refused"]
        mine.send(do="stand-in", seat=0, level="sapling")
        mine.until(lambda news: "plays for now" in mine.parts["people"])


def test_a_rematch_has_the_same_people_one_seat_on(me: Browser) -> None:
    name = me.open_table(BATTLE, "me", "sapling", **{"option.max_turns": 1, "option.first": "light"})
    connection = me.connect(name).until_asked()
    connection.play(connection.options[-1])
    assert "data-do='rematch'" in connection.parts["ending"]
    connection.send(do="rematch")
    go = connection.until(lambda news: "go" in news)["go"]
    assert go != f"/t/{name}"
    connection.send(do="rematch")
    assert connection.until(lambda news: "go" in news)["go"] == go, "asked twice, it is the same table"
    again = me.connect(go.removeprefix("/t/"))
    again.receive()
    assert again.seat == 1
    assert "Sapling" in again.parts["people"]
    assert "/watch/" in links_of(again)[-1]
    watch = links_of(again)[-1]
    assert Browser(me.server).get(watch).status == 200


def test_a_new_link_before_play_takes_the_entropy_back_too(me: Browser, server: Server) -> None:
    """Otherwise play would begin without whoever the new link is for, and with another's bytes."""
    name = me.open_table(BATTLE, "friend", "friend")
    host = me.connect(name)
    friend = Browser(server)
    friend.get("/")
    friend.post(links_of(host)[0], name="Bob")
    theirs = friend.connect(name)
    theirs.receive()
    host.until(lambda news: " added <code>" in host.parts["promise"])
    theirs.close()
    host.until(lambda news: "away" in host.parts["people"])
    host.send(do="reissue", seat=0, sure=True)
    host.until(lambda news: " added <code>" not in host.parts["promise"])
    other, third = Browser(server), Browser(server)
    for browser, link in zip((other, third), links_of(host)[:2], strict=True):
        browser.get("/")
        browser.post(link)
    connections = [browser.connect(name) for browser in (other, third)]
    while max(connection.asked for connection in connections) < 0:
        for connection in connections:
            with suppress(TimeoutError):
                connection.receive(0.2)
    host.until(lambda news: host.parts["promise"].count(" added <code>") == 2)
    for seat, connection in enumerate(connections):
        assert connection.entropy[seat][:16] in host.parts["promise"]


def test_a_host_without_a_seat_finds_the_table_again(me: Browser) -> None:
    name = me.open_table(BATTLE, "friend", "friend", title="For the two of you")
    assert f"/t/{name}" in me.get("/").text


def test_an_answer_that_ends_the_game_does_not_wait_for_a_confirmation(me: Browser) -> None:
    """The end shows everything, so it cannot be looked at and then taken back."""
    name = me.open_table(BATTLE, "me", "me", **{"option.max_turns": 1, "option.first": "light"})
    connection = me.connect(name).until_asked()
    connection.send(do="prefer", confirm=True)
    connection.until(lambda news: "checked" in connection.parts["settings"])
    news = connection.play(next(at for at, words in labels_of(connection) if words.startswith("Move")))
    assert not news.get("waits")
    assert "Replay" in connection.parts["ending"]


def labels_of(connection: Connection) -> list[tuple[int, str]]:
    found = re.findall(r"data-action='(\d+)'.*?class='words'>([^<]*)", connection.parts["ask"])
    return [(int(action), words) for action, words in found]


def test_nothing_is_answered_from_behind_the_curtain(me: Browser) -> None:
    """Not even a refusal that lists what could be played, or a hint."""
    name = me.open_table("toy", "me", "me", hints="yes")
    connection = me.connect(name)
    connection.until(lambda news: "Pass the screen" in connection.parts.get("ask", ""))
    assert "data-action" not in connection.parts["ask"]
    assert "curtain" in connection.play(99999)["refused"]
    connection.send(do="hint", seat=connection.asked)
    assert "curtain" in connection.until(lambda news: "refused" in news or "hint" in news)["refused"]
    connection.send(do="look", answers=0)
    look = connection.until(lambda news: "look" in news)["look"]
    assert look == connection.parts["zones"] or "?" in look
    spectator = connection.parts["zones"]
    asked = connection.asked
    connection.send(do="lift", seat=1 - asked)
    connection.send(do="look", answers=0)
    assert connection.until(lambda news: "look" in news)["look"] == look
    assert connection.seat == -1, "who is not asked sees nothing either"
    assert connection.parts["zones"] == spectator


def test_a_seat_that_nobody_holds_has_a_link_in_the_rematch(me: Browser, server: Server) -> None:
    options = {"option.max_turns": 1, "option.first": "light"}
    name = me.open_table(BATTLE, "me", "friend", **options)
    connection = me.connect(name)
    friend = Browser(server)
    friend.get("/")
    friend.post(links_of(connection)[0])
    theirs = friend.connect(name)
    theirs.receive()
    connection.until_asked()
    theirs.close()
    connection.until(lambda news: "away" in connection.parts["people"])
    connection.send(do="reissue", seat=1, sure=True)
    connection.until(lambda news: "/join/" in connection.parts["links"])
    connection.play(connection.options[-1])
    connection.send(do="rematch")
    again = me.connect(connection.until(lambda news: "go" in news)["go"].removeprefix("/t/"))
    assert Browser(server).get(links_of(again)[0]).status == 200


def test_who_watches_by_link_sees_replay_dice_and_rematch_at_the_end(me: Browser, server: Server) -> None:
    """Nothing of them before the end, nothing by another link, and no seat at any table."""
    name = me.open_table(BATTLE, "me", "me", **{"option.max_turns": 1, "option.first": "light"})
    mine = me.connect(name).until_asked()
    link = next(link for link in links_of(mine) if "/watch/" in link)
    watcher = Browser(server)
    seen = watcher.connect(name, watch=link.rsplit("/", 1)[1])
    seen.receive()
    for path in ("replay", "moment/0", "verify", "record.json", "rematch"):
        assert watcher.get(f"{link}/{path}").status == 409, "not while it is played"
        assert watcher.get(f"/t/{name}/watch/wrong/{path}").status == 404
        assert watcher.get(f"/t/{name}/{path}").status == 404
    mine.play(next(at for at, words in labels_of(mine) if words.startswith("Move")))
    seen.until(lambda news: f"{link}/replay" in seen.parts["ending"])
    assert "data-do='rematch'" not in seen.parts["ending"]
    assert f"href='/t/{name}/replay'" in mine.parts["ending"]
    replay = watcher.get(f"{link}/replay")
    assert f"data-where='{link}'" in replay.text
    assert f"href='{link}'" in replay.text, "back to the table"
    assert "entry" in json.loads(watcher.get(f"{link}/moment/0?seat=1").text)
    assert f"data-table='{name}'" in watcher.get(f"{link}/verify").text
    assert json.loads(watcher.get(f"{link}/record.json").text)["game"] == BATTLE
    assert watcher.get(f"{link}/rematch").status == 409, "there is none yet"
    seen.send(do="rematch")
    assert "those who played" in seen.until(lambda news: "refused" in news)["refused"]


def test_who_watches_by_link_can_watch_one_rematch_after_another(me: Browser, server: Server) -> None:
    ending = {"option.max_turns": 1, "option.first": "light"}
    name = me.open_table(BATTLE, "me", "me", **ending)
    watcher = Browser(server)
    link = next(link for link in links_of(me.connect(name).until_asked()) if "/watch/" in link)
    first = link
    for _ in range(3):
        mine = me.connect(name).until_asked()
        mine.play(next(at for at, words in labels_of(mine) if words.startswith("Move")))
        seen = watcher.connect(name, watch=link.rsplit("/", 1)[1])
        seen.receive()
        mine.send(do="rematch")
        again = mine.until(lambda news: "go" in news)["go"]
        while f"{link}/rematch" not in seen.parts["ending"]:
            seen.receive()
        went = watcher.get(f"{link}/rematch")
        assert (went.status, went.headers["location"].startswith(f"{again}/watch/")) == (303, True)
        assert me.get(f"/t/{name}/rematch").headers["location"] == again
        link, name = went.headers["location"], again.removeprefix("/t/")
        page = watcher.get(link)
        assert page.status == 200
        assert f"data-watch='{link.rsplit('/', 1)[1]}'" in page.text
        assert watcher.connect(name, watch=link.rsplit("/", 1)[1]).receive()["seat"] == -1
        assert watcher.get(again).status == 404, "by the link alone"
    token = first.rsplit("/", 1)[1]
    for wrong in (token, f".{token}", f"x.{token}", f"{name}.{token}", "." * 400, f"{name}." * 100):
        assert watcher.get(f"/t/{name}/watch/{wrong}").status == 404
