"""What can happen, as numbers. `events` of the game lists their names in this order."""

from __future__ import annotations

from typing import Final

from spinney.engine.facts import Fact
from spinney.games.groves.cards import SPIRITS
from spinney.games.groves.content import Content
from spinney.games.groves.rewards import COUNTED

NAMES: Final = (
    "starts", "realm_card_shown", "grove_shown", "resource_chosen", "round_begins", "final_round", "drew",
    "empty_bag", "revealed", "placed_on_tree", "placed", "displaced", "wraith_returned", "collected",
    "left", "gained", "paid", "swapped", "spirit_called", "spirit_sent", "culled", "drew_more", "bought",
    "bought_nothing", "looked", "kept", "took_card", "base_taken", "portal_opened", "lightning_won",
    "trophy_won", "swept", "grove_removed", "crown_passes", "wraiths_drawn", "settled", "power_used",
    "wraith_added", "lost", "scored", "wins",
)  # fmt: skip

STARTS: Final = 0  # the seat with the crown
REALM_CARD_SHOWN: Final = 1  # a: card
GROVE_SHOWN: Final = 2  # a: tile, b: slot
RESOURCE_CHOSEN: Final = 3  # a: tile
ROUND_BEGINS: Final = 4  # the seat with the crown; a: round
FINAL_ROUND: Final = 5  # the stack is empty: the next round is the last
DREW: Final = 6  # a: the spirits, as `draw_key` numbers them
EMPTY_BAG: Final = 7  # a: white spirits from the supply
REVEALED: Final = 8  # a: summoning card
PLACED_ON_TREE: Final = 9  # a: spirit, b: area
PLACED: Final = 10  # a: spirit, b: tile, c: owner of the realm
DISPLACED: Final = 11  # a: tile, b: owner of the realm; the wraith goes to the seat's bag
WRAITH_RETURNED: Final = 12
COLLECTED: Final = 13  # a: reward
LEFT: Final = 14  # a: reward
GAINED: Final = 15  # a: what (a symbol: element, crystal, dominion, white), b: how many
PAID: Final = 16  # a: what (element or crystal), b: how many, c: to which seat, -1 for the supply
SWAPPED: Final = 17  # a: what is paid, b: what it brings (rewards)
SPIRIT_CALLED: Final = 18  # a: spirit, into the own bag
SPIRIT_SENT: Final = 19  # a: spirit, into the wraith bag
CULLED: Final = 20  # a: spirit
DREW_MORE: Final = 21  # a: spirit
BOUGHT: Final = 22  # a: tile, b: slot
BOUGHT_NOTHING: Final = 23
LOOKED: Final = 24  # a: summoning card; only to the seat
KEPT: Final = 25  # a: card kept, b: card returned or -1; only to the seat
TOOK_CARD: Final = 26  # a: 1 if a card went to the bottom; to everybody else
BASE_TAKEN: Final = 27
PORTAL_OPENED: Final = 28  # a: the seat it leads to, b: 1 if a wraith came with it
LIGHTNING_WON: Final = 29  # a: realm card
TROPHY_WON: Final = 30  # a: realm card, b: the count
SWEPT: Final = 31  # a: spirits of the realm that went to the seat's bag
GROVE_REMOVED: Final = 32  # a: tile
CROWN_PASSES: Final = 33  # to this seat
WRAITHS_DRAWN: Final = 34  # a: the spirits, as `draw_key` numbers them
SETTLED: Final = 35  # a: wraiths in the Hollows now
POWER_USED: Final = 36  # a: colour
WRAITH_ADDED: Final = 37  # a: wraiths in the wraith bag now
LOST: Final = 38  # a: 1 if the Hollows had no room
SCORED: Final = 39  # a: points
WINS: Final = 40  # a: points, b: 1 if the victory is shared

AREAS: Final = ("groves", "bonus", "portal")
POWERS: Final = ("none", "recall", "spawn", "banish", "repel")


def facts(content: Content) -> tuple[Fact, ...]:
    """What the numbers mean to whoever counts."""
    tiles = [f"{tile.id} {tile.name}" for tile in content.tiles]
    summoning = [card.id for card in content.summoning]
    rewards = [reward.text for reward in content.rewards]
    realm_cards = [card.id for card in content.realm_cards]
    return (
        Fact(REALM_CARD_SHOWN, "a", realm_cards, nobody=True),
        Fact(GROVE_SHOWN, "a", tiles, nobody=True),
        Fact(RESOURCE_CHOSEN, "a", tiles),
        Fact(ROUND_BEGINS, beat=True, nobody=True),
        Fact(FINAL_ROUND, nobody=True),
        Fact(REVEALED, "a", summoning),
        Fact(PLACED_ON_TREE, "b", AREAS),
        Fact(PLACED, "b", tiles),
        Fact(DISPLACED, "a", tiles),
        Fact(COLLECTED, "a", rewards),
        Fact(LEFT, "a", rewards),
        Fact(GAINED, "a", COUNTED, many="b"),
        Fact(PAID, "a", COUNTED, many="b"),
        Fact(SPIRIT_CALLED, "a", SPIRITS),
        Fact(SPIRIT_SENT, "a", SPIRITS),
        Fact(CULLED, "a", SPIRITS),
        Fact(DREW_MORE, "a", SPIRITS),
        Fact(BOUGHT, "a", tiles),
        Fact(KEPT, "a", summoning),
        Fact(LIGHTNING_WON, "a", realm_cards),
        Fact(TROPHY_WON, "a", realm_cards),
        Fact(GROVE_REMOVED, "a", tiles, nobody=True),
        Fact(WRAITHS_DRAWN, nobody=True),
        Fact(SETTLED, nobody=True),
        Fact(POWER_USED, "a", POWERS),
        Fact(WRAITH_ADDED, nobody=True),
        Fact(LOST, "a", ("not beaten", "full Hollows"), ending=True),
        Fact(WINS, "b", ("alone", "shared"), ending=True),
    )
