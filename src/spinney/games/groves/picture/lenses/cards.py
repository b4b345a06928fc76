"""Cards in a lens: summoning cards as far as they may be seen, and realm cards."""

from __future__ import annotations

from typing import Final

from spinney.engine.faces.names import seat_mark
from spinney.engine.faces.zones import Item, Lens
from spinney.engine.text import many
from spinney.games.groves.picture.cards import (
    CARD,
    PRIZE,
    card_ground,
    prize_face,
    prize_words,
    summons_face,
    summons_words,
)
from spinney.games.groves.picture.lenses.stock import icon_item
from spinney.games.groves.picture.scene import Scene
from spinney.games.groves.picture.status import remembered
from spinney.games.groves.words.cards import Summons

WHEN: Final = "It is revealed by itself when these spirits come from your bag in the draw of one round"


def summons_lens(scene: Scene, name: str) -> Lens | None:
    """A summoning card that this seat may see."""
    owner, _, card = name.partition("-")
    if not owner.isdecimal() or int(owner) >= scene.seats:
        return None
    seat = scene.seat(int(owner))
    for cards, kind in (
        (seat.looked, "one of two: keep one, only you see them"),
        (seat.secret, "secret, only you see it"),
        (seat.shown, "revealed, it counts"),
    ):
        for one in cards:
            if one.key == card:
                return summoning(one, kind, seat.number, cards is seat.shown)
    return None


def summoning(card: Summons, kind: str, owner: int, shown: bool) -> Lens:
    """A summoning card face up."""
    lines = [f"Calls for {card.words}", f"Worth {card.dominion} dominion once it is revealed"]
    lines += [] if shown else [WHEN]
    item = Item("lens", card.words, *CARD, [card_ground(shown), summons_face(card, shown)])
    return Lens("Summoning card", kind, lines, "G-10.2", owner, item)


def cards_lens(scene: Scene, name: str) -> Lens | None:
    """All summoning cards of a seat."""
    if not name.isdecimal() or int(name) >= scene.seats:
        return None
    seat = scene.seat(int(name))
    lines = [f"{many(seat.hidden, 'card')} face down"]
    lines += [f"Face down: {summons_words(one)}" for one in seat.secret]
    lines += [f"Revealed: {summons_words(one)}" for one in seat.shown]
    lines += remembered(scene) if seat.you else []
    whose = f"{seat.whose[0].upper()}{seat.whose[1:]}"
    return Lens(f"{whose} summoning cards", "", lines, "G-10.6", seat.number, icon_item("card"))


def prize_lens(scene: Scene, name: str) -> Lens | None:
    """A realm card, and how everybody stands with it as far as it is decided."""
    found = scene.prizes()
    if not name.isdecimal() or int(name) >= len(found):
        return None
    prize, owner = found[int(name)]
    words = prize_words(prize)
    lines = [f"For the {words}" if not prize.lightning else words[0].upper() + words[1:]]
    lines.append(f"Worth {prize.dominion} dominion")
    lines.append("Starting groves do not count" if not prize.spirits else "Spirits on your groves count, too")
    if owner >= 0:
        lines.append(f"{seat_mark(owner)} has it")
    elif not prize.lightning:
        lines.append("A tie for the most: nobody gets it")
    kind = "lightning: the first to get there" if prize.lightning else "trophy: counted at the end"
    item = Item("lens", words, *PRIZE, [prize_face(prize, owner)])
    return Lens("Realm card", kind, lines, "G-10.11" if prize.lightning else "G-10.8", owner, item)
