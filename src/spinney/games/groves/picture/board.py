"""The table in zones: the Tree and one's own realm, the neighbours' realms or the wraiths, the cards."""

from __future__ import annotations

from typing import Final

from spinney.engine.faces.zones import BOARD, Board, Item, Zone
from spinney.games.groves.content.edition import GrovesContent
from spinney.games.groves.picture import status
from spinney.games.groves.picture.hand import hand
from spinney.games.groves.picture.layout import BOARD_SIZE, LARGEST, realm_room
from spinney.games.groves.picture.neighbours import neighbours
from spinney.games.groves.picture.people import people
from spinney.games.groves.picture.realm import realm
from spinney.games.groves.picture.scene import Scene, View
from spinney.games.groves.picture.scenery import scenery
from spinney.games.groves.picture.shelf import prizes, supply
from spinney.games.groves.picture.solo import solo
from spinney.games.groves.picture.tree import tree

TITLE: Final = "Tree and realm"


def board(content: GrovesContent, view: View) -> Board:
    """Everything on the table as the seat of this view, or a spectator, sees it."""
    scene = Scene(content, view)
    beside = neighbours(scene) if scene.solo is None else solo(scene, scene.solo)
    zones = [glade(scene), *beside, *hand(scene)]
    return Board(zones, people(scene), status.described(scene))


def glade(scene: Scene) -> Zone:
    """The Tree of Idyll, and the realm in front beside it."""
    cards = prizes(scene)
    land = realm(scene, scene.front, realm_room(len(cards)), LARGEST)
    pieces = [*scenery(), *cards, *supply(scene), *tree(scene), *land]
    words = f"The Tree of Idyll, and {scene.owner(scene.front)} realm"
    item = Item("board", words, *BOARD_SIZE, pieces)
    return Zone("board", BOARD, TITLE, [item], tab="Realm")
