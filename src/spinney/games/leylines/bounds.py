"""How many choices a game can have at most, generously counted."""

from __future__ import annotations

from spinney.games.leylines.content import Content
from spinney.games.leylines.cubes import KINDS


def most_choices(content: Content, seats: int) -> int:
    """Every turn places a die or is the last of a Day; every further choice belongs to a card or a visit."""
    dice = int(content.dice) + 1
    turns = int(content.rounds) * seats * (dice + 1)
    hubs = int(content.board.hubs)
    auctions = turns * (hubs + 1)  # each Hub once a turn, and the Tablet
    friends = auctions + seats  # an auction brings one Friend at most
    drops = int(content.cubes) * KINDS  # no arrival drops more cubes than there are
    payment = 2 + 8  # the thing, its changes, and pay
    arrival = 6 + drops + 2 * payment
    auction = seats + 8
    contracts = len(content.contracts) * payment + turns
    rerolls = int(content.rounds) * seats * (dice + 1)
    return seats + rerolls + turns * (arrival + 12) + friends * arrival + auctions * auction + contracts
