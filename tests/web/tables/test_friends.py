"""Friends: links claimed by a button, new links, spectators, a shared screen, stand-ins, rematches."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from web.running import Browser, Line, Server, serving

BATTLE = "battle_for_the_grove"


def links_of(line: Line) -> list[str]:
    while "links" not in line.parts:
        line.hear()
    return re.findall(r"data-link='([^']+)'", line.parts["links"])


def test_a_friend_sits_down_by_a_button_and_the_link_is_spent(me: Browser, server: Server) -> None:
    name = me.open_table(BATTLE, "me", "friend", name="Ann")
    mine = me.line(name)
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
    theirs = friend.line(name)
    while "Bob" not in mine.parts.get("people", ""):
        mine.hear()
    asked = None
    while asked is None:
        for line in (mine, theirs):
            try:
                line.hear(1)
            except TimeoutError:
                if line.asked >= 0:
                    asked = line
    assert asked.asked == asked.seat
    assert "refused" not in asked.play(asked.options[0])
    assert friend.get("/").text.count(f"/t/{name}") == 1


def test_a_new_link_makes_the_old_one_and_the_seat_worthless(me: Browser, server: Server) -> None:
    name = me.open_table(BATTLE, "me", "friend")
    mine = me.line(name)
    old = links_of(mine)[0]
    friend = Browser(server)
    friend.get("/")
    assert friend.post(old).status == 303
    theirs = friend.line(name)
    theirs.hear()
    mine.until(lambda news: "is taken by" in mine.parts["links"])
    mine.send(do="reissue", seat=1)
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
    theirs_line = theirs_again.line(name)
    theirs_line.hear()
    theirs_line.send(do="reissue", seat=1)
    assert theirs_line.until(lambda news: "refused" in news)["code"] == "forbidden"


def test_spectators_watch_by_their_own_link(me: Browser, server: Server) -> None:
    name = me.open_table("toy", "me", "me")
    mine = me.line(name).until(lambda news: news.get("number") == 0)
    assert mine
    line = me.line(name)
    link = next(link for link in links_of(line) if "/watch/" in link)
    watcher = Browser(server)
    assert watcher.get(link).status == 200
    assert watcher.get(f"/t/{name}/watch/wrong").status == 404
    token = link.rsplit("/", 1)[1]
    seen = watcher.line(name, watch=token)
    seen.hear()
    assert seen.seat == -1
    assert "links" not in seen.parts or seen.parts["links"] == ""


def test_a_shared_screen_has_a_curtain_between_secret_hands(me: Browser) -> None:
    name = me.open_table("toy", "me", "me")
    line = me.line(name)
    line.until(lambda news: "Pass the screen" in line.parts.get("choice", ""))
    assert line.seat == -1, "behind the curtain a spectator's view"
    hidden = line.parts["board"]
    first = line.asked
    line.send(do="lift", seat=1 - first if first < 2 else 0)
    line.send(do="lift", seat=first)
    line.until(lambda news: line.seat == first)
    assert line.options
    assert line.parts["board"] != hidden
    while line.asked == first:
        line.play(line.options[0])
    assert "Pass the screen" in line.parts["choice"]
    assert line.seat == -1


def test_without_secrets_a_shared_screen_just_turns(me: Browser) -> None:
    name = me.open_table(BATTLE, "me", "me", **{"option.first": "light"})
    line = me.line(name).until_asked()
    assert line.seat == 0
    line.play(line.options[-1])
    assert line.seat == line.asked == 1


def test_a_bot_stands_in_for_a_seat_and_hands_back(me: Browser) -> None:
    name = me.open_table(BATTLE, "me", "sapling", **{"option.first": "light"})
    line = me.line(name).until_asked()
    line.send(do="prefer", speed=0)
    line.send(do="stand-in", seat=0, level="sapling")
    line.until(lambda news: line.number > 4)
    line.send(do="play", id="12345678", number=line.number, seat=0, action=0)
    assert "take over again" in line.until(lambda news: "refused" in news)["refused"]
    line.send(do="stand-in", seat=0, level="")
    line.until(lambda news: "plays for now" not in line.parts["people"])
    line.until_asked()


def test_nobody_stands_in_for_somebody_who_is_there(me: Browser, server: Server) -> None:
    name = me.open_table(BATTLE, "me", "friend", **{"option.first": "light"})
    mine = me.line(name)
    link = links_of(mine)[0]
    friend = Browser(server)
    friend.get("/")
    friend.post(link)
    theirs = friend.line(name)
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
    back = friend.line(name)
    back.hear()
    assert "plays for now" in back.parts["people"]
    back.send(do="stand-in", seat=1, level="")
    back.until(lambda news: "plays for now" not in back.parts["people"])


def test_whose_line_was_only_just_cut_is_not_replaced(tmp_path: Path) -> None:
    """A phone that goes dark for a moment does not hand its game to a bot of the opponent's choice."""
    with serving(tmp_path) as server:
        me, friend = Browser(server), Browser(server)
        name = me.open_table(BATTLE, "me", "friend", **{"option.first": "light"})
        mine = me.line(name)
        friend.get("/")
        friend.post(links_of(mine)[0])
        theirs = friend.line(name)
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
    line = me.line(name).until_asked()
    line.play(line.options[-1])
    assert "data-do='rematch'" in line.parts["ending"]
    line.send(do="rematch")
    go = line.until(lambda news: "go" in news)["go"]
    assert go != f"/t/{name}"
    line.send(do="rematch")
    assert line.until(lambda news: "go" in news)["go"] == go, "asked twice, it is the same table"
    again = me.line(go.removeprefix("/t/"))
    again.hear()
    assert again.seat == 1
    assert "Sapling" in again.parts["people"]
    assert "/watch/" in links_of(again)[-1]
    watch = links_of(again)[-1]
    assert Browser(me.server).get(watch).status == 200


def test_a_new_link_before_play_takes_the_entropy_back_too(me: Browser, server: Server) -> None:
    """Otherwise play would begin without whoever the new link is for, and with another's bytes."""
    name = me.open_table(BATTLE, "friend", "friend")
    host = me.line(name)
    friend = Browser(server)
    friend.get("/")
    friend.post(links_of(host)[0], name="Bob")
    theirs = friend.line(name)
    theirs.hear()
    host.until(lambda news: " added <code>" in host.parts["promise"])
    host.send(do="reissue", seat=0)
    host.until(lambda news: " added <code>" not in host.parts["promise"])
    theirs.close()
    other, third = Browser(server), Browser(server)
    for browser, link in zip((other, third), links_of(host)[:2], strict=True):
        browser.get("/")
        browser.post(link)
    lines = [browser.line(name) for browser in (other, third)]
    while max(line.asked for line in lines) < 0:
        for line in lines:
            with suppress(TimeoutError):
                line.hear(0.2)
    host.until(lambda news: host.parts["promise"].count(" added <code>") == 2)
    for seat, line in enumerate(lines):
        assert line.entropy[seat][:16] in host.parts["promise"]


def test_a_host_without_a_seat_finds_the_table_again(me: Browser) -> None:
    name = me.open_table(BATTLE, "friend", "friend", title="For the two of you")
    assert f"/t/{name}" in me.get("/").text


def test_an_answer_that_ends_the_game_does_not_wait_for_a_confirmation(me: Browser) -> None:
    """The end shows everything, so it cannot be looked at and then taken back."""
    name = me.open_table(BATTLE, "me", "me", **{"option.max_turns": 1, "option.first": "light"})
    line = me.line(name).until_asked()
    line.send(do="prefer", confirm=True)
    line.until(lambda news: "checked" in line.parts["settings"])
    news = line.play(next(at for at, words in labels_of(line) if words.startswith("Move")))
    assert not news.get("waits")
    assert "Replay" in line.parts["ending"]


def labels_of(line: Line) -> list[tuple[int, str]]:
    found = re.findall(r"data-action='(\d+)'.*?class='words'>([^<]*)", line.parts["choice"])
    return [(int(action), words) for action, words in found]


def test_nothing_is_answered_from_behind_the_curtain(me: Browser) -> None:
    """Not even a refusal that lists what could be played, or a hint."""
    name = me.open_table("toy", "me", "me", hints="yes")
    line = me.line(name)
    line.until(lambda news: "Pass the screen" in line.parts.get("choice", ""))
    assert "data-action" not in line.parts["choice"]
    assert "curtain" in line.play(99999)["refused"]
    line.send(do="hint", seat=line.asked)
    assert "curtain" in line.until(lambda news: "refused" in news or "hint" in news)["refused"]
    line.send(do="look", answers=0)
    look = line.until(lambda news: "look" in news)["look"]
    assert look == line.parts["board"] or "?" in look
    spectator = line.parts["board"]
    asked = line.asked
    line.send(do="lift", seat=1 - asked)
    line.send(do="look", answers=0)
    assert line.until(lambda news: "look" in news)["look"] == look
    assert line.seat == -1, "who is not asked sees nothing either"
    assert line.parts["board"] == spectator


def test_a_seat_that_nobody_holds_has_a_link_in_the_rematch(me: Browser, server: Server) -> None:
    options = {"option.max_turns": 1, "option.first": "light"}
    name = me.open_table(BATTLE, "me", "friend", **options)
    line = me.line(name)
    friend = Browser(server)
    friend.get("/")
    friend.post(links_of(line)[0])
    friend.line(name).hear()
    line.until_asked()
    line.send(do="reissue", seat=1)
    line.until(lambda news: "/join/" in line.parts["links"])
    line.play(line.options[-1])
    line.send(do="rematch")
    again = me.line(line.until(lambda news: "go" in news)["go"].removeprefix("/t/"))
    assert Browser(server).get(links_of(again)[0]).status == 200
