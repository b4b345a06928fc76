"""How many choices a game can have at most, generously counted."""

from __future__ import annotations

from spinney.engine.parts import Options
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.state.cubes import COLOUR_COUNT


def most_choices(content: LeylinesContent, seats: int, options: Options) -> int:
    """Every turn places a die or is the last of a Day; every further choice belongs to a card or a visit."""
    dice = int(content.dice) + 1
    turns = int(content.rounds) * seats * (dice + 1)
    hubs = int(content.board.hubs)
    auctions = turns * (hubs + 1)  # each Hub once a turn, and the Tablet
    friends = auctions + seats  # an auction brings one Friend at most
    drops = int(content.cubes) * COLOUR_COUNT  # no arrival drops more cubes than there are
    payment = 2 + 8  # the thing, its changes, and pay
    arrival = 8 + drops + 2 * payment  # with the menu of a Market, which cards open, and the one asked again
    auction = seats + 8
    if options.get("bid_limit") == "off":
        auction += (seats + 1) * (most_gold(content, seats, friends) // int(content.highest_bid))  # *more*
    contracts = len(content.contracts) * payment + turns
    rerolls = int(content.rounds) * seats * (dice + 1)
    deliveries = (turns + int(content.rounds)) * seats  # asked for at the end of a turn, and at dusk
    moves = turns * (arrival + 12) + friends * arrival
    return 2 * seats + rerolls + moves + auctions * auction + contracts + deliveries


def most_gold(content: LeylinesContent, seats: int, friends: int) -> int:
    """More Gold than a seat can ever have: all of the start, of all Contracts and of all Friends."""
    contracts = len(content.contracts)
    accountants = COLOUR_COUNT * int(content.accountant_gold)
    paid = sum(int(gold) for gold in content.gold) + contracts * (max(map(int, content.bonus)) + accountants)
    friend = contracts * max(int(content.negotiator), int(content.appraiser)) + int(content.shadow)
    unused = int(content.rounds) * (int(content.dice) + 1)
    return seats * (int(content.start_gold) + unused) + paid + friends * friend
