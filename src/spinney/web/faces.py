"""What one pair of eyes sees of a room, drawn part by part and only when it has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from spinney.art.svg import Markup
from spinney.web.draw import board as boards
from spinney.web.draw.choice import choice
from spinney.web.draw.corner import chat, links, promise, settings
from spinney.web.draw.people import ending, people, status, status_words
from spinney.web.draw.scene import Scene
from spinney.web.draw.story import log, news, sheet
from spinney.web.html import EMPTY, p
from spinney.web.parts import Part
from spinney.web.room import Room

if TYPE_CHECKING:
    from spinney.web.lines import Line


def board(scene: Scene) -> Markup | list[str]:
    if scene.table is None:
        return frozen(scene) if scene.room.frozen else boards.waiting_board(scene.game.key)
    return boards.board_pieces(scene.table, scene.seat)


def frozen(scene: Scene) -> Markup:
    return p(scene.room.frozen, class_="frozen") if scene.room.frozen else EMPTY


Draw = Callable[[Scene], Markup | list[str]]

OF_THE_TABLE: Final[dict[str, Draw]] = {
    "board": board,
    "choice": choice,
    "log": log,
    "score": sheet,
    "news": news,
}
OF_BOTH: Final[dict[str, Draw]] = {"status": status, "people": people, "ending": ending}
OF_THE_REST: Final[dict[str, Draw]] = {
    "links": links,
    "settings": settings,
    "promise": promise,
    "chat": chat,
}
ALL: Final[dict[str, Draw]] = {**OF_THE_TABLE, **OF_BOTH, **OF_THE_REST}
EYES: Final = 50  # pairs of eyes whose faces are kept


class Face:
    """The parts as they were drawn last, and what they were drawn from."""

    def __init__(self) -> None:
        self.parts: Final[dict[str, Part]] = {}
        self.turns = -1
        self.news = -1
        self.title = ""

    def draw(self, scene: Scene, which: dict[str, Draw]) -> None:
        for name, make in which.items():
            part = Part(name, make(scene))
            old = self.parts.get(name)
            if old is None or old.pieces != part.pieces:
                self.parts[name] = part


def face_of(room: Room, line: Line) -> Face:
    """The face for a line: shared by all who have the same eyes and the same rights."""
    host = line.token if line.host else ""
    seat, curtain = line.seat, line.curtain
    eyes = (seat, tuple(line.mine), host, curtain)
    face = room.faces.get(eyes)
    if face is None:
        if len(room.faces) > EYES:
            room.faces.clear()
        face = room.faces[eyes] = Face()
    if face.news == room.news and face.turns == room.turns:
        return face
    scene = Scene(room, seat, line.mine, host, curtain)
    if face.turns != room.turns:
        face.turns = room.turns
        face.draw(scene, OF_THE_TABLE)
    if face.news != room.news:
        face.news = room.news
        face.draw(scene, OF_THE_REST)
    face.draw(scene, OF_BOTH)
    words, _ = status_words(scene)
    face.title = f"{words} · {scene.game.title}"
    return face
