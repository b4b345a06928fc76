"""Magic Cards in hand, by design."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.board import Zone, lantern, part
from spinney.art.offers import NOTHING, Offer, Offers
from spinney.art.shapes import card
from spinney.art.svg import Markup, at, path, text
from spinney.games.eldervale.atoms import HASTE, MAGIC_KINDS, NONE, PLENTY, SPLENDOUR
from spinney.games.eldervale.box import Box
from spinney.games.eldervale.picture_effects import (
    ARROW,
    Item,
    Items,
    block,
    condition_items,
    cost_items,
    effect_items,
    score_items,
    words,
)
from spinney.games.eldervale.picture_layout import PREFIX
from spinney.games.eldervale.picture_tokens import shortened
from spinney.games.eldervale.words_cards import magic_words, moment_words
from spinney.games.eldervale.words_names import effect_face

LEAST_COLUMNS: Final = 5
LETTER: Final = 0.53  # how wide a letter of a name is, to its size


def hand_height(designs: int) -> float:
    """One row with room for two lines of effect, or two rows."""
    return 56.0 if designs <= LEAST_COLUMNS else 84.0


def hand(content: Box, ids: list[str], room: Zone, offered: Offers, seat: int) -> list[Markup]:
    """Magic Cards by design."""
    designs = sorted(set(ids))
    columns = max(LEAST_COLUMNS, -(-len(designs) // 2))
    rows = max(1, -(-len(designs) // columns))
    wide, high = room.width / columns, room.height / rows
    return [
        magic_card(
            content,
            (id_, seat),
            ids.count(id_),
            offered.get(f"magic-{id_}", NOTHING),
            Zone(
                round(room.x + wide * (place % columns), 2),
                round(room.y + high * (place // columns), 2),
                round(wide - 4, 2),
                round(high - 4, 2),
            ),
        )
        for place, id_ in enumerate(designs)
    ]


@lru_cache(256)
def magic_items(content: Box, design: int) -> Items:
    """What a Magic Card does, as icons and words."""
    found = content.magic[design]
    if found.score is not None:
        return (*words("end:"), *score_items(found.score.text))
    if found.condition is not None:
        return (*condition_items(found.condition.text), *effect_items(effect_face(content, found.effect)))
    if found.effect != NONE:
        return effect_items(effect_face(content, found.effect))
    return (*cost_items(int(found.cost)), ARROW, *aura_items(content, int(found.aura)))


def aura_items(content: Box, aura: int) -> Items:
    """What an Aura does for its card."""
    if aura == PLENTY:
        return (*words("used:"), *effect_items(effect_face(content, content.play.plenty)))
    if aura == HASTE:
        return words("used twice")
    if aura == SPLENDOUR:
        return (*words("end:"), Item("points", str(content.scoring.splendour)))
    return words(f"input −{content.play.ease}")


@lru_cache(2048)
def magic_card(content: Box, whose: tuple[str, int], copies: int, offer: Offer, zone: Zone) -> Markup:
    id_, seat = whose
    design = next(at_ for at_, one in enumerate(content.magic) if one.id == id_)
    found = content.magic[design]
    shape = card(0, 0, zone.width, zone.height, design, 6)
    more = f" ×{copies}" if copies > 1 else ""
    size = max(12.0, min(13.0, round((zone.width - 8) / (len(found.name + more) * LETTER), 1)))
    kind = MAGIC_KINDS[found.kind].capitalize()
    return part(
        PREFIX,
        f"magic-{id_}-{seat}",
        f"{found.name}{more} ({kind}, {moment_words(content, design)})\n{magic_words(content, design)}"
        f"{offer.words}",
        path(d=shape, class_="f-dusk thin s-edge"),
        lantern(path(d=shape)) if offer else None,
        text(
            shortened(found.name + more, zone.width - 8, size, LETTER),
            x=5,
            y=size + 1.5,
            font_size=size,
            class_="serif bold f-on-seat",
        ),
        block(
            magic_items(content, design), 6, size + 5, zone.width - 14, zone.height - size - 7, 15, "on-seat"
        ),
        actions=offer.actions,
        transform=at(zone.x, zone.y),
    )
