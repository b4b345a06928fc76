"""What can happen: each event once, with its sentence and what the lab counts of it."""

from __future__ import annotations

from typing import Final

from spinney.engine.terms.events import Events
from spinney.engine.terms.field import NUMBER, SEAT, count, if_so, one_of
from spinney.games.groves.terms import fields

EVENTS: Final = Events("groves")

# Setup and the round.

STARTS: Final = 0  # the seat with the crown
EVENTS.add(STARTS, "starts", "{who} takes the crown and starts.")
REALM_CARD_SHOWN: Final = 1
EVENTS.add(
    REALM_CARD_SHOWN, "realm_card_shown", "Realm card: {a}.", a=fields.REALM_CARD, item="a", nobody=True
)
GROVE_SHOWN: Final = 2
EVENTS.add(
    GROVE_SHOWN, "grove_shown", "{a} comes into slot {b}.",
    a=fields.TILE, b=fields.SLOT, item="a", nobody=True,
)  # fmt: skip
RESOURCE_CHOSEN: Final = 3
EVENTS.add(RESOURCE_CHOSEN, "resource_chosen", "{who} chooses {a}.", a=fields.TILE, item="a")
ROUND_BEGINS: Final = 4  # the seat with the crown; a: the round
EVENTS.add(
    ROUND_BEGINS, "round_begins", "Round {a} begins; the crown is with {who}.",
    a=NUMBER, beat=True, nobody=True,
)  # fmt: skip
FINAL_ROUND: Final = 5
EVENTS.add(FINAL_ROUND, "final_round", "The stack is empty: the next round is the last.", nobody=True)
DREW: Final = 6
EVENTS.add(DREW, "drew", "{who} draws {a}.", a=fields.DRAW)
EMPTY_BAG: Final = 7
EVENTS.add(EMPTY_BAG, "empty_bag", "{who} has an empty bag and takes {a}.", a=fields.WHITES)
REVEALED: Final = 8
EVENTS.add(REVEALED, "revealed", "{who} reveals {a}.", a=fields.CARD, item="a")

# Placing.

PLACED_ON_TREE: Final = 9
EVENTS.add(
    PLACED_ON_TREE, "placed_on_tree", "{who} places {a} on {b}.", a=fields.SPIRIT, b=fields.AREA, item="b"
)
PLACED: Final = 10
EVENTS.add(
    PLACED, "placed", "{who} places {a} on {b}{c}.",
    a=fields.SPIRIT, b=fields.TILE, c=fields.OF_OWNER, item="b", concerns="c",
)  # fmt: skip
DISPLACED: Final = 11  # the wraith goes to the seat's bag
EVENTS.add(
    DISPLACED, "displaced", "{who} displaces the wraith on {a}{b} with a white spirit.",
    a=fields.TILE, b=fields.OF_OWNER, item="a", concerns="b",
)  # fmt: skip
WRAITH_RETURNED: Final = 12
EVENTS.add(WRAITH_RETURNED, "wraith_returned", "{who} finds no grove for a wraith and puts it back.")

# Rewards.

COLLECTED: Final = 13  # what it brings is told on its own
EVENTS.add(COLLECTED, "collected", "", a=fields.REWARD, item="a")
LEFT: Final = 14
EVENTS.add(LEFT, "left", "{who} leaves {a}.", a=fields.REWARD, item="a")
GAINED: Final = 15  # b: how many
EVENTS.add(GAINED, "gained", "{who} receives {a}.", a=fields.SYMBOL, b=NUMBER, item="a", many="b")
PAID: Final = 16  # b: how many
EVENTS.add(
    PAID, "paid", "{who} pays {a}{c}.", a=fields.SYMBOL, b=NUMBER, c=fields.TO_SEAT, item="a", many="b"
)
SWAPPED: Final = 17  # a: what is paid, b: what it brings; both are told on their own
EVENTS.add(SWAPPED, "swapped", "", a=fields.REWARD, b=fields.REWARD)
SPIRIT_CALLED: Final = 18
EVENTS.add(SPIRIT_CALLED, "spirit_called", "{who} takes {a} into the bag.", a=fields.SPIRIT, item="a")
SPIRIT_SENT: Final = 19
EVENTS.add(SPIRIT_SENT, "spirit_sent", "{who} sends {a} into the wraith bag.", a=fields.SPIRIT, item="a")
CULLED: Final = 20
EVENTS.add(CULLED, "culled", "{who} culls {a}.", a=fields.SPIRIT, item="a")
DREW_MORE: Final = 21
EVENTS.add(DREW_MORE, "drew_more", "{who} draws one more: {a}.", a=fields.SPIRIT_NAME, item="a")

# Groves, cards and portals.

BOUGHT: Final = 22
EVENTS.add(BOUGHT, "bought", "{who} buys {a} from slot {b}.", a=fields.TILE, b=fields.SLOT, item="a")
BOUGHT_NOTHING: Final = 23
EVENTS.add(BOUGHT_NOTHING, "bought_nothing", "{who} buys nothing.")
LOOKED: Final = 24  # only to the seat
EVENTS.add(LOOKED, "looked", "You look at {a}.", a=fields.CARD)
KEPT: Final = 25  # only to the seat; b: the card returned, or -1
EVENTS.add(KEPT, "kept", "You keep {a}{b}.", a=fields.CARD, b=fields.CARD_BACK, item="a")
TOOK_CARD: Final = 26  # to everybody else
EVENTS.add(TOOK_CARD, "took_card", "{who} keeps a summoning card{a}.", a=if_so(" and returns another"))
BASE_TAKEN: Final = 27
EVENTS.add(BASE_TAKEN, "base_taken", "{who} takes the base of a portal.")
PORTAL_OPENED: Final = 28
EVENTS.add(
    PORTAL_OPENED, "portal_opened", "{who} opens a portal to {a}{b}.",
    a=SEAT, b=if_so(" and takes a wraith"), concerns="a",
)  # fmt: skip
LIGHTNING_WON: Final = 29
EVENTS.add(LIGHTNING_WON, "lightning_won", "{who} wins the realm card: {a}.", a=fields.REALM_CARD, item="a")
TROPHY_WON: Final = 30  # b: the number that won it
EVENTS.add(
    TROPHY_WON, "trophy_won", "{who} wins the trophy with {b}: {a}.",
    a=fields.REALM_CARD, b=NUMBER, item="a",
)  # fmt: skip

# The end of the round.

SWEPT: Final = 31
EVENTS.add(
    SWEPT, "swept", "{who}'s realm: {a} back to the bag.",
    a=fields.SPIRITS_COUNTED, when=lambda event: event.a > 0,
)  # fmt: skip
GROVE_REMOVED: Final = 32
EVENTS.add(GROVE_REMOVED, "grove_removed", "{a} leaves the game.", a=fields.TILE, item="a", nobody=True)
CROWN_PASSES: Final = 33
EVENTS.add(CROWN_PASSES, "crown_passes", "The crown passes to {who}.")

# The solo game.

WRAITHS_DRAWN: Final = 34
EVENTS.add(WRAITHS_DRAWN, "wraiths_drawn", "The wraith draw: {a}.", a=fields.DRAW, nobody=True)
SETTLED: Final = 35  # a: wraiths in the Hollows now
EVENTS.add(SETTLED, "settled", "A wraith settles {a}.", a=fields.SETTLED, nobody=True)
POWER_USED: Final = 36
EVENTS.add(POWER_USED, "power_used", "{who} uses {a}.", a=fields.POWER, item="a")
WRAITH_ADDED: Final = 37  # a: wraiths in the wraith bag now
EVENTS.add(
    WRAITH_ADDED, "wraith_added", "A wraith joins the wraith bag, which holds {a} now.",
    a=count("wraith"), nobody=True,
)  # fmt: skip

# The end.

BY_POINTS: Final = 0  # G-14.32  how a solo game is lost
NO_SPACE: Final = 1
FULL_HOLLOWS: Final = 2
LOST: Final = 38  # b: by points, what was to be beaten
EVENTS.add(LOST, "lost", "{a}.", a=fields.LOSS, item="a", ending=True)
SCORED: Final = 39
EVENTS.add(SCORED, "scored", "{who} has {a} dominion.", a=NUMBER)
WINS: Final = 40
EVENTS.add(
    WINS, "wins", "{who} {b} with {a} dominion.",
    a=NUMBER, b=one_of("wins", "shares the victory", names=("alone", "shared")), item="b", ending=True,
)  # fmt: skip
