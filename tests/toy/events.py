"""What can happen at the fair: each event once."""

from __future__ import annotations

from typing import Final

from spinney.engine.terms.events import Events
from spinney.engine.terms.field import NUMBER, SEAT
from toy.fields import CARD, COINS, COLOUR, END, SLOT

EVENTS: Final = Events("toy")

BEGINS: Final = 0
EVENTS.add(BEGINS, "begins", "{who} begins.")
DRAWS: Final = 1  # to the seat alone
EVENTS.add(DRAWS, "draws", "You draw {a}.", a=CARD)
DRAWS_HIDDEN: Final = 2  # to all others
EVENTS.add(DRAWS_HIDDEN, "draws_hidden", "{who} draws a card.")
DISPLAYED: Final = 3
EVENTS.add(DISPLAYED, "displayed", "{a} is for sale.", a=CARD)
CALLS: Final = 4
EVENTS.add(CALLS, "calls", "{who} calls for {a}.", a=COLOUR)
SHOWS: Final = 5
EVENTS.add(SHOWS, "shows", "{who} shows {b}.", a=SLOT, b=CARD, item="b")
DENIES: Final = 6
EVENTS.add(DENIES, "denies", "{who} holds no {a} card.", a=COLOUR)
BOASTS: Final = 7
EVENTS.add(BOASTS, "boasts", "{who} boasts with {b} and takes {c}.", a=SLOT, b=CARD, c=COINS)
BURIES: Final = 8  # to the seat alone
EVENTS.add(BURIES, "buries", "You bury {c} {b}.", a=SLOT, b=END, c=CARD)
BURIED: Final = 9  # to all others
EVENTS.add(BURIED, "buried", "{who} buries card {a} {b}.", a=SLOT, b=END)
AUCTIONS: Final = 10
EVENTS.add(AUCTIONS, "auctions", "{who} auctions {a}.", a=CARD)
BIDS: Final = 11
EVENTS.add(BIDS, "bids", "{who} bids {a}.", a=NUMBER)
PASSES: Final = 12
EVENTS.add(PASSES, "passes", "{who} passes.")
TAKES: Final = 13
EVENTS.add(TAKES, "takes", "{who} takes {a} for {b}.", a=CARD, b=COINS, item="a")
SEALS: Final = 14  # to the seat alone
EVENTS.add(SEALS, "seals", "You seal a bid of {a}.", a=NUMBER)
SEALED: Final = 15  # to all others
EVENTS.add(SEALED, "sealed", "{who} seals a bid.")
OPENS: Final = 16
EVENTS.add(OPENS, "opens", "{who} had sealed {a}.", a=NUMBER)
HEXES: Final = 17
EVENTS.add(HEXES, "hexes", "{who} hexes {a}.", a=SEAT)
WARDS: Final = 18
EVENTS.add(WARDS, "wards", "{who} wards it off with {a}.", a=CARD, item="a")
GIVES: Final = 19
EVENTS.add(GIVES, "gives", "{who} gives {a} {b}.", a=SEAT, b=COINS, many="b")
WINS: Final = 20
EVENTS.add(WINS, "wins", "{who} wins with {a} points.", a=NUMBER, ending=True)
