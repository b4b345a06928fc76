"""Options in a few letters: what stands on a button, and the badge on the part that one touches for it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.faces.asking import GOOD, PLAIN
from spinney.engine.nothing import NONE
from spinney.games.leylines.content.effects import COLOURS, ITEMS, USED
from spinney.games.leylines.rules.auction import bid_above
from spinney.games.leylines.rules.paying import can_pay_contract, changes_elsewhere, changes_left
from spinney.games.leylines.state.cubes import size
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms import actions, questions
from spinney.games.leylines.terms.questions import QUESTIONS
from spinney.games.leylines.words.labels import end, stop
from spinney.games.leylines.words.names import CALLED, cubes_words, space_name

FITS: Final = 26  # letters on a button
BARE: Final = {  # options that need no more than a word or two
    actions.ROLL: "Roll them again",
    actions.KEEP: "Keep all dice",
    actions.CLAIM: "Take it for nothing",
    actions.DECLINE: "Leave it",
    actions.REFUSE: "Hire nobody",
    actions.WAIT: "Not now",
    actions.REST: "Not until my turn",
}
DICE: Final = {
    actions.MARK: "Roll the {} again",
    actions.GATHER: "Collect with the {}",
    actions.MOVE: "Move with the {}",
    actions.QUICK: "Add the {}",
    actions.COLLECT: "Collect with the {}",
}
CUBES: Final = {
    actions.TAKE: "Take {}",
    actions.DROP: "Drop {}",
    actions.SELL: "Sell {}",
}
CHANGES: Final = {
    actions.POTION: "Potion: {} as {}",
    actions.EXCHANGE: "Exchange: {} as {}",
    actions.PAIR: "Two {} as one {}",
}


def fitting(*forms: str) -> str:
    """The first of several wordings that fits on a button, or as much as fits of the last of them."""
    short = f"{forms[-1][: FITS - 1].rstrip()}\N{HORIZONTAL ELLIPSIS}"
    return next((form for form in forms if len(form) <= FITS), short)


def short(t: LeylinesTable, action: int) -> str:
    """An option on a button."""
    kind, part = int(t.content.actions.kind_of(action)), int(t.content.actions.part_of(action))
    if kind in BARE:
        return BARE[kind]
    if kind == actions.LEAVE:
        return leaving(t)
    if kind == actions.DONE:
        return done_buying(t)
    if kind in DICE:
        return DICE[kind].format(part + 1)
    if kind in CUBES:
        return CUBES[kind].format(COLOURS[part])
    if kind == actions.CHARACTER:
        return f"Play {CALLED[part]}"
    if kind in CHANGES:
        return CHANGES[kind].format(COLOURS[t.content.actions.given_of(action)], COLOURS[part])
    if kind in (actions.TO, actions.FROM, actions.PLACE):
        space = t.content.actions.market_of(action) if kind == actions.PLACE else part
        return short_place(t, kind, space)
    return short_card(t, kind, part) or short_deal(t, action, kind, part)


def leaving(t: LeylinesTable) -> str:
    """L-5.1, L-6.3  No more cubes from here, on a button: before those that are free, or after."""
    free = any(t.content.actions.kind_of(option) == actions.TAKE for option in t.options)
    return "Leave the cubes" if free else "Leave the rest"


def done_buying(t: LeylinesTable) -> str:
    """L-7.3  The end of buying, on a button: before the first Item, after it, or where none can be paid."""
    if not any(t.content.actions.kind_of(option) == actions.BUY for option in t.options):
        return "To the auction"
    return "Buy nothing more" if t.about > 0 else "Buy nothing"


def short_place(t: LeylinesTable, kind: int, space: i64) -> str:
    """A space on a button."""
    name, here = place_name(t, space), t.travellers[t.seat].space
    if kind == actions.TO:
        return fitting(f"{'Stay on' if space == here else 'Go to'} {name}", name)
    return fitting(f"{'Begin at' if kind == actions.PLACE else 'Fetch from'} {name}", name)


def place_name(t: LeylinesTable, space: i64) -> str:
    """A space by its name; a Market by that of the token on it, as Contracts call it."""
    return t.content.tokens[t.market.index(space)] if space in t.market else space_name(t.content, space)


def short_card(t: LeylinesTable, kind: int, part: int) -> str:
    """A card on a button, by its name; empty if the option is not about a card."""
    content = t.content
    if kind == actions.USE:
        return fitting(f"Use {'the ' if USED[part].word in ITEMS.words else ''}{USED[part].name}")
    if kind == actions.BUY:
        return f"Buy the {ITEMS.all[part].name}"
    if kind == actions.AUCTION:
        card = t.display[part]
        name = content.contracts[card].name if card != NONE else f"Contract {part + 1}"
        return fitting(f"Auction {name}", name)
    if kind == actions.COMPLETE:
        return fitting(f"Complete {content.contracts[part].name}", content.contracts[part].name)
    if kind == actions.HIRE:
        card = t.friends[part]
        name = content.friends[card].name if card != NONE else f"Friend {part + 1}"
        return fitting(f"Hire {name}", name)
    return ""


def short_deal(t: LeylinesTable, action: int, kind: int, part: int) -> str:
    """Gold, bids and endings on a button."""
    high = int(t.auction.high) if t.auction is not None else 0
    if kind == actions.BID:
        return f"Bid {bid_above(t) + part} Gold"
    if kind == actions.MORE:
        return "Bid more"
    if kind == actions.MATCH:
        return f"Match: {high} Gold"
    if kind == actions.PASS:
        return "Let it stand" if QUESTIONS.of(t) == questions.SECOND_BID else "Pass"
    if kind == actions.REFRESH:
        return f"New Contracts: {t.content.refresh} Gold"
    if kind == actions.NEGOTIATORS:
        return f"Discard {part}" if part else "Keep them all"
    if kind == actions.PAY:
        return short_payment(t)
    return stop(t, action) if kind == actions.STOP else fitting(end(t, action), "End the Day")


def short_payment(t: LeylinesTable) -> str:
    """The price as it stands, on a button."""
    payment = t.payment
    return fitting(f"Pay {cubes_words(payment.need + payment.given)}", "Pay") if payment else "Pay"


# Badges.


def badge(t: LeylinesTable, action: int) -> tuple[str, str]:
    """What counts about an option where one touches it, and is not drawn there; and its tone."""
    kind, part = int(t.content.actions.kind_of(action)), int(t.content.actions.part_of(action))
    if kind == actions.TO:
        return way_badge(t, part)
    if kind == actions.PLACE:
        return many_gold(contract_gold(t, t.content.actions.market_of(action))), PLAIN
    if kind == actions.FROM:
        return str(size(t.heaps[part])), PLAIN
    if kind == actions.NEGOTIATORS:
        return many_gold(part * t.turn.completed * t.content.negotiator), PLAIN
    return "", PLAIN


def many_gold(amount: int) -> str:
    """What an option brings, if anything: +12."""
    return f"+{amount}" if amount else ""


def way_badge(t: LeylinesTable, space: i64) -> tuple[str, str]:
    """How many steps a destination is away; of a Market, whether a Contract can be paid there."""
    pays = pays_at(t, space)
    if QUESTIONS.of(t) == questions.ROUTE:
        return "pay" if pays else "", GOOD if pays else PLAIN
    here = t.travellers[t.seat].space
    return "stay" if space == here else str(t.content.steps[here][space]), GOOD if pays else PLAIN


def pays_at(t: LeylinesTable, space: i64) -> bool:
    """Is this a Market where the seat could pay a Contract on arrival?"""
    return t.content.board.is_market(space) and payable_gold(t, space) > 0


def payable_gold(t: LeylinesTable, market: i64) -> int:
    """L-9.2  The Gold of the best Contract of a Market that the seat could pay on arrival."""
    here = t.travellers[t.seat].space == market
    changes = changes_left(t, t.seat) if here else changes_elsewhere(t, t.seat)
    payable = [
        t.content.gold[contract]
        for contract in t.travellers[t.seat].contracts
        if t.market[t.content.token[contract]] == market and can_pay_contract(t, t.seat, contract, changes)
    ]
    return int(max(payable, default=0))


def contract_gold(t: LeylinesTable, market: i64) -> int:
    """The Gold of all Contracts of the seat that go to a Market."""
    mine = t.travellers[t.seat].contracts
    return sum([int(t.content.gold[card]) for card in mine if t.market[t.content.token[card]] == market])
