"""Chapter 1: every component, wherever it lies."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bits_of
from spinney.engine.nothing import NONE
from spinney.games.leylines.content.cards import DECKS
from spinney.games.leylines.content.effects import COLOURS, HARP, ITEMS
from spinney.games.leylines.state.cubes import of
from spinney.games.leylines.state.table import LeylinesTable


def inventory(t: LeylinesTable) -> dict[str, int]:
    """L-1.2  Each component is in exactly one place."""
    content = t.content
    heaps = [t.bag, *t.heaps, *[traveller.cubes for traveller in t.travellers]]
    counted = {
        f"{name} cubes": int(sum([of(heap, colour) for heap in heaps])) for colour, name in enumerate(COLOURS)
    }
    counted["dice"] = int(sum([traveller.owned for traveller in t.travellers])) + dice_in_reserve(t)
    for item, name in enumerate(ITEMS.words):
        counted[name] = items_in_supply(t, item) + len([who for who in t.travellers if who.has(item)])
    counted["standees"] = len(t.travellers)
    counted["market tokens"] = len(set(t.market)) or len(content.tokens)
    first = len(content.auctioned())
    starting = len({card for card in every_contract(t) if card >= first})
    counted["starting contracts"] = starting if t.market else len(DECKS) * len(t.travellers)  # not dealt yet
    cards = [content.contracts[card].id for card in every_contract(t) if card < first]
    cards += [content.friends[card].id for card in every_friend(t)]
    cards += [content.night_cards[card].id for card in every_night_card(t)]
    return {**counted, **{name: cards.count(name) for name in cards}}


def box(t: LeylinesTable) -> dict[str, int]:
    """L-2.2, L-2.9, L-2.10  What this table was made of; what left the game at setup is not counted."""
    content, seats = t.content, int(t.seats)
    counted = {f"{name} cubes": int(content.cubes) for name in COLOURS}
    counted["dice"] = (int(content.dice) + 1) * seats
    counted.update(dict.fromkeys(ITEMS.words, seats))
    counted["standees"] = seats
    counted["market tokens"] = len(content.tokens)
    counted.update({content.contracts[card].id: 1 for card in content.auctioned()})
    counted["starting contracts"] = len(DECKS) * seats
    counted.update({friend.id: 1 for friend in content.friends})
    counted.update({card.id: 1 for card in content.night_cards})
    return counted


def dice_in_reserve(t: LeylinesTable) -> int:
    """L-2.10  The dice that nobody has yet: one for everybody without a Harp."""
    return len([who for who in t.travellers if not who.has(HARP)])


def items_in_supply(t: LeylinesTable, item: i64) -> int:
    """L-2.2  The copies of an Item that nobody has: as many as players in all, so nobody ever waits."""
    return len([who for who in t.travellers if not who.has(item)])


def every_contract(t: LeylinesTable) -> list[int]:
    """Contracts in the deck, the display, and before the players, open or face down."""
    found = [*t.deck.cards(), *[card for card in t.display if card != NONE]]
    for traveller in t.travellers:
        found += traveller.contracts
        found += bits_of(traveller.completed)
    return [int(card) for card in found]


def every_friend(t: LeylinesTable) -> list[int]:
    """Friends in the deck, the display, the discard pile, and with the players."""
    found = [*t.friend_deck.cards(), *t.friend_discard, *[card for card in t.friends if card != NONE]]
    for traveller in t.travellers:
        found += bits_of(traveller.friends)
    return [int(card) for card in found]


def every_night_card(t: LeylinesTable) -> list[int]:
    """Night cards in the deck, beside it, and in the discard pile."""
    return [int(card) for card in [*t.night_deck.cards(), *t.night_shown, *t.night_discard]]
