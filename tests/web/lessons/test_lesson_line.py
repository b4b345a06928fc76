"""A lesson over its WebSocket: what a page may ask for, and what it is sent."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.sync.client import connect

import spinney
from spinney.learn.courses import course
from spinney.learn.learner import ON, Learner
from web.live_server import Browser, Server, patched, serving

BATTLE = "battle_for_the_grove"
LESSON = course(spinney.game(BATTLE))[0]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("lessons")) as running:
        yield running


class Pupil:
    """A lesson's page without a screen."""

    def __init__(self, server: Server, answers: list[str] | None = None) -> None:
        address = f"ws://127.0.0.1:{server.port}/learn/{BATTLE}/{LESSON.key}/line"
        self.socket = connect(address, compression=None, legacy=True)
        self.pieces: dict[str, list[str]] = {}
        self.number = 0
        self.news = self.ask(do="begin", answers=answers or [])

    def ask(self, **message: object) -> dict[str, Any]:
        """Send something, and hear what came of it."""
        if message["do"] in ("on", "play", "undo", "again"):
            message = {"id": secrets.token_hex(8), **message}
        self.socket.send(json.dumps(message))
        while True:
            news: dict[str, Any] = json.loads(self.socket.recv(60))
            for name, sent in news.get("parts", {}).items():
                self.pieces[name] = patched(self.pieces.get(name, []), sent)
            self.number = news.get("number", self.number)
            self.news = news
            if "learnt" in news or "refused" in news or "lens" in news:
                return news

    def part(self, name: str) -> str:
        return "".join(self.pieces[name])


def walk_through(pupil: Pupil) -> Learner:
    """Give the first answer that leads on, to the end."""
    learner = Learner(spinney.game(BATTLE), LESSON)
    while not learner.over:
        if learner.step.reads:
            learner.go_on()
            news = pupil.ask(do="on", number=pupil.number)
        else:
            action = learner.wanted[0]
            learner.answer(action)
            seat = LESSON.scene.seat
            news = pupil.ask(do="play", number=pupil.number, seat=seat, action=action)
        assert news["learnt"] == learner.answers
    return learner


def test_a_lesson_is_taught_to_its_end(server: Server) -> None:
    pupil = Pupil(server)
    assert LESSON.steps[0].idea in pupil.part("since")
    walk_through(pupil)
    assert pupil.news["done"]
    assert "That was the lesson." in pupil.part("since")


def test_a_lesson_goes_on_where_it_was_left(server: Server) -> None:
    learner = Learner(spinney.game(BATTLE), LESSON)
    while learner.step.reads:
        learner.go_on()
    learner.answer(learner.wanted[0])
    pupil = Pupil(server, learner.answers)
    assert pupil.news["learnt"] == learner.answers
    assert learner.step.idea in pupil.part("since") or learner.said in pupil.part("since")
    assert pupil.ask(do="undo", number=pupil.number, seat=0)["learnt"] == learner.answers[:-1]
    assert pupil.ask(do="again")["learnt"] == []


def test_what_was_kept_of_another_lesson_begins_anew(server: Server) -> None:
    for lost in (["nonsense"], [ON] * 200, ["stop"]):
        assert Pupil(server, lost).news["learnt"] == []


def test_another_answer_is_answered_and_changes_nothing(server: Server) -> None:
    learner = Learner(spinney.game(BATTLE), LESSON)
    while learner.step.reads or len(learner.wanted) == len(learner.table.options):
        learner = learner.after(None if learner.step.reads else learner.wanted[0])
    other = next(int(action) for action in learner.table.options if action not in learner.wanted)
    pupil = Pupil(server, learner.answers)
    news = pupil.ask(do="play", number=pupil.number, seat=LESSON.scene.seat, action=other)
    assert news["learnt"] == learner.answers
    learner.answer(other)
    assert learner.said.split("'")[0] in pupil.part("since")


@pytest.mark.parametrize(
    "message",
    [
        {"do": "play", "number": 0, "seat": 0, "action": 10**6},
        {"do": "play", "number": 7, "seat": 0, "action": 1},
        {"do": "on", "number": 3},
        {"do": "undo", "number": 0, "seat": 0},
        {"do": "say", "text": "hello"},
        {"do": "begin", "answers": ["x" * 81]},
        {"do": "begin", "answers": [ON] * 201},
        {"do": "begin", "answers": "no list"},
    ],
)
def test_what_does_not_fit_is_refused_and_the_lesson_goes_on(
    server: Server, message: dict[str, object]
) -> None:
    pupil = Pupil(server)
    news = pupil.ask(**message)
    assert news.get("refused"), news
    assert "broke on our side" not in news["refused"]
    walk_through(pupil)


def test_parts_of_a_lesson_explain_themselves(server: Server) -> None:
    pupil = Pupil(server)
    assert "Oak" in pupil.ask(do="explain", part="place-oak")["lens"]
    assert pupil.ask(do="explain", part="place-moon")["lens"] == ""


def test_pages_of_lessons(server: Server) -> None:
    me = Browser(server)
    home = me.get("/").text
    assert f"/learn/{BATTLE}" in home
    page = me.get(f"/learn/{BATTLE}").text
    assert LESSON.title in page
    assert me.get(f"/learn/{BATTLE}/{LESSON.key}").status == 200
    for lost in ("/learn/moon", "/learn/toy", f"/learn/{BATTLE}/moon", f"/learn/{BATTLE}/..%2f1"):
        assert me.get(lost).status == 404, lost
    line = me.ask(
        "GET",
        f"/learn/{BATTLE}/moon/line",
        **{"Upgrade": "websocket", "Connection": "Upgrade", "Sec_WebSocket_Key": "dGhlIHNhbXBsZSBub25jZQ==",
           "Sec_WebSocket_Version": "13"},
    )  # fmt: skip
    assert line.status == 404
