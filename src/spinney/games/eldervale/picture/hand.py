"""Magic Cards in hand, by design."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.layout import Zone
from spinney.art.lettering import fitting, shortened
from spinney.art.offers import NOTHING, Offer, Offers, touchable
from spinney.art.shapes import card
from spinney.art.svg import Markup, at, path, text
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import HASTE, MAGIC_KINDS, PLENTY, SPLENDOUR
from spinney.games.eldervale.picture.effects import block, cost_items, effect_items
from spinney.games.eldervale.picture.layout import PREFIX
from spinney.games.eldervale.words.cards import magic_words, moment_words
from spinney.games.eldervale.words.icons import ARROW, Item, Items, words
from spinney.games.eldervale.words.scores import condition_icons, score_icons

LEAST_COLUMNS: Final = 5
LETTER: Final = 0.53  # how wide a letter of a name is, to its size


def hand_height(designs: int) -> float:
    """How high the hand is drawn: one row with room for two lines of effect, or two rows."""
    return 56.0 if designs <= LEAST_COLUMNS else 84.0


def hand(content: EldervaleContent, ids: list[str], room: Zone, offered: Offers, seat: int) -> list[Markup]:
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
def magic_items(content: EldervaleContent, design: int) -> Items:
    """On a Magic Card in hand: what it does, as icons and words."""
    found = content.magic[design]
    if found.score is not None:
        return (*words("end:"), *score_icons(found.score))
    if found.condition is not None:
        return (*condition_icons(found.condition), *effect_items(content, int(found.effect)))
    if found.effect != NONE:
        return effect_items(content, int(found.effect))
    return (*cost_items(int(found.cost)), ARROW, *aura_items(content, int(found.aura)))


def aura_items(content: EldervaleContent, aura: int) -> Items:
    """On an Aura in hand: what it does for the card under it."""
    if aura == PLENTY:
        return (*words("used:"), *effect_items(content, int(content.play.plenty)))
    if aura == HASTE:
        return words("used twice")
    if aura == SPLENDOUR:
        return (*words("end:"), Item("points", str(content.scoring.splendour)))
    return words(f"input −{content.play.ease}")


@lru_cache(2048)
def magic_card(
    content: EldervaleContent, whose: tuple[str, int], copies: int, offer: Offer, zone: Zone
) -> Markup:
    """A Magic Card of the hand: its name, what it does, and how many there are of it."""
    id_, seat = whose
    design = next(at_ for at_, one in enumerate(content.magic) if one.id == id_)
    found = content.magic[design]
    shape = card(0, 0, zone.width, zone.height, design, 6)
    more = f" ×{copies}" if copies > 1 else ""
    size = fitting(found.name + more, zone.width - 8, LETTER, 12.0, 13.0)
    kind = MAGIC_KINDS[found.kind].capitalize()
    return touchable(
        PREFIX,
        f"magic-{id_}-{seat}",
        f"{found.name}{more} ({kind}, {moment_words(content, design)})\n{magic_words(content, design)}",
        offer,
        path(d=shape, class_="f-dusk thin s-edge"),
        path(d=shape),
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
        transform=at(zone.x, zone.y),
    )
