"""Labels of actions, names of things, and the rule behind each option."""

from __future__ import annotations

from string import ascii_letters
from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bit_count
from spinney.engine.events import Event
from spinney.games.leylines import actions, events, question
from spinney.games.leylines.cards import COLOURS, ITEM_KINDS
from spinney.games.leylines.content import Content
from spinney.games.leylines.cubes import counts_of, of, size
from spinney.games.leylines.spaces import Space
from spinney.games.leylines.table import EMPTY, LeylinesTable

FRIEND_WORDS: Final = (
    "Negotiator", "Exchange", "Helpful Critter", "Secret Route", "Appraiser", "Special Delivery",
    "Shadow Market", "Pathfinder", "Accountant",
)  # fmt: skip
RULES: Final = (
    "L-2.12", "L-3.3", "L-3.3", "L-3.3", "L-6.3", "L-15.3", "L-4.2", "L-6.2", "L-4.8", "L-14.3", "L-5.1",
    "L-6.3", "L-5.1", "L-5.5", "L-13.7", "L-7.3", "L-7.1", "L-7.7", "L-7.9", "L-7.10", "L-7.12", "L-7.13",
    "L-7.10", "L-7.13", "L-7.18", "L-7.17", "L-9.3", "L-14.5", "L-13.2", "L-16.1", "L-8.6", "L-9.3", "L-13.1",
    "L-15.7", "L-15.5",
)  # fmt: skip  # by kind of action
HEADINGS: Final = {
    "place": "Where to begin",
    "mark": "Roll again",
    "roll": "Roll again",
    "keep": "As they are",
    "gather": "Before leaving",
    "use": "Items and Friends",
    "move": "Move",
    "quick": "Add a die",
    "to": "Where to go",
    "from": "Where to fetch from",
    "take": "Take a cube",
    "collect": "Collect everything",
    "drop": "Drop a cube",
    "auction": "Call an auction",
    "claim": "Nobody has bid",
    "hire": "Hire a Friend",
    "complete": "Complete a Contract",
    "exchange": "Exchange Friend",
    "pair": "Two for one",
    "wait": "Not now",
}  # above the options of a kind of action, where its word alone would not do
USE_RULES: Final = ("L-14.3", "L-14.4", "L-13.4", "L-13.8", "L-13.7", "L-13.6")


def label(t: LeylinesTable, action: int) -> str:
    """An option in words; what it costs and what it brings."""
    kind, part = t.content.actions.kind_of(action), t.content.actions.part_of(action)
    for words in (of_places, of_dice, of_cubes, of_auctions, of_contracts):
        found = words(t, action, kind, part)
        if found:
            return found
    return of_endings(t, kind)


def of_places(t: LeylinesTable, action: int, kind: i64, part: i64) -> str:
    """Spaces, by what lies there."""
    if kind == actions.PLACE:
        return f"Begin at {space_words(t, t.content.actions.market_of(action))}"
    if kind == actions.FROM:
        return f"Fetch from {space_words(t, part)}"
    if kind == actions.TO:
        here = t.travellers[t.seat].space if t.seat >= 0 else EMPTY
        if part == here:
            return f"Stay on {space_words(t, part)}{unfree(t, part)}"
        steps = t.content.steps[here][part] if here != EMPTY else 0
        far = "" if question.question(t) == question.ROUTE else f", {counted(steps, 'step')}"
        return f"Go to {space_words(t, part)}{far}{unfree(t, part)}"
    return ""


def unfree(t: LeylinesTable, space: i64) -> str:
    """L-5.2, R-42  Where the turn began no cube is free, but for a Pathfinder."""
    is_path = question.question(t) == question.PATH
    return "; no cube is free there" if t.heaps[space] and space == t.turn.start and not is_path else ""


def of_dice(t: LeylinesTable, action: int, kind: i64, part: i64) -> str:
    value = part + 1
    if kind == actions.MARK:
        return f"Mark a {value} to be rolled again ({t.content.reroll} Gold for all that are marked)"
    if kind == actions.MOVE:
        return f"Move with the {value}: up to {counted(value, 'step')}"
    if kind == actions.QUICK:
        steps = value + (t.about if question.question(t) == question.DESTINATION else 0)
        return f"Add the {value} in a Quickness slot: up to {counted(steps, 'step')}"
    if kind in (actions.GATHER, actions.COLLECT):
        heap = t.heaps[t.travellers[t.seat].space] if t.seat >= 0 else 0
        before = " before you leave" if kind == actions.GATHER else ""
        return f"Put the {value} in a Quickness slot to collect everything{before}: {cubes_words(heap)}"
    return ""


def of_cubes(t: LeylinesTable, action: int, kind: i64, part: i64) -> str:
    if kind == actions.TAKE:
        return f"Take a {COLOURS[part]} cube"
    if kind == actions.DROP:
        return f"Drop a {COLOURS[part]} cube here"
    if kind == actions.SELL:
        return f"Sell a {COLOURS[part]} cube for 1 Gold"
    if kind in (actions.POTION, actions.EXCHANGE):
        means = "Potion" if kind == actions.POTION else "Exchange"
        return f"{means}: a {COLOURS[t.content.actions.given_of(action)]} cube as {COLOURS[part]}"
    if kind == actions.PAIR:
        return f"Two {COLOURS[t.content.actions.given_of(action)]} cubes as one {COLOURS[part]}"
    if kind == actions.BUY:
        return f"Buy the {item_words(t.content, part)} for {cubes_words(t.content.item_cost[part])}"
    if kind == actions.USE:
        return f"Use {use_words(t.content, part)}"
    return ""


def of_auctions(t: LeylinesTable, action: int, kind: i64, part: i64) -> str:
    auction, content = t.auction, t.content
    lot = t.display[auction.lot] if auction is not None and auction.lot != EMPTY else EMPTY
    what = contract_words(content, lot) if lot != EMPTY else "the Contract"
    if kind == actions.AUCTION:
        card = t.display[part]
        return f"Auction {contract_words(content, card)}" if card != EMPTY else f"Auction Contract {part + 1}"
    if kind == actions.BID:
        return f"Bid {part + 1} Gold"
    if kind == actions.MATCH:
        return f"Match: pay {auction.high if auction is not None else 0} Gold for {what}"
    if kind == actions.CLAIM:
        return f"Take {what} for nothing"
    if kind == actions.DECLINE:
        return f"Leave {what} in the display"
    if kind == actions.HIRE:
        return hire_words(t, part)
    if kind != actions.PASS:
        return ""
    if auction is not None and t.seat == auction.seat:
        return f"Pass: {seat_name(auction.bidder)} gets it for {auction.high} Gold"
    if question.question(t) == question.SECOND_BID and auction is not None:
        return f"Let the match stand: {seat_name(auction.seat)} gets it for {auction.high} Gold"
    return "Pass: bid nothing"


def hire_words(t: LeylinesTable, place: i64) -> str:
    """L-7.18, L-7.19  What hiring costs, and what lies on the card."""
    card = t.friends[place]
    if card == EMPTY:
        return f"Hire Friend {place + 1}"
    gold = f", with {t.friend_gold[place]} Gold on it" if t.friend_gold[place] else ""
    other = "on the other card" if t.friends[1 - place] != EMPTY else "to the supply"
    return f"Hire {friend_words(t.content, card)}{gold}; {t.content.friend_price} Gold {other}"


def of_contracts(t: LeylinesTable, action: int, kind: i64, part: i64) -> str:
    if kind == actions.COMPLETE:
        return f"Complete {contract_words(t.content, part)}"
    if kind == actions.NEGOTIATORS:
        if part == 0:
            return "Discard no Negotiator"
        gold = part * t.turn.completed * t.content.negotiator
        return f"Discard {counted(part, 'Negotiator')} for {gold} Gold"
    if kind == actions.PAY:
        payment = t.payment
        return f"Pay {cubes_words(payment.need + payment.given)}" if payment is not None else "Pay"
    return ""


def of_endings(t: LeylinesTable, kind: i64) -> str:
    """Options that name nothing."""
    asked = question.question(t)
    if kind == actions.STOP:
        return {question.FETCH: "Fetch no more", question.SALE: "Sell no more"}.get(
            int(asked), "Complete no Contract" if stopped_early(t) else "Complete no more"
        )
    if kind == actions.END and asked == question.LEFTOVER:
        left = size(t.travellers[t.seat].dice)
        return "End the turn" if t.turn.used else f"Finish the Day with {counted(left, 'die')} left"
    return {
        actions.ROLL: f"Roll the marked dice again for {t.content.reroll} Gold",
        actions.KEEP: "Keep all dice",
        actions.LEAVE: "Take nothing more",
        actions.DONE: "Buy nothing more",
        actions.REFRESH: f"Pay {t.content.refresh} Gold for new Contracts in the display",
        actions.REFUSE: "Hire nobody",
        actions.END: "End the turn",
        actions.WAIT: "Keep Special Delivery for later",
    }[int(kind)]


def stopped_early(t: LeylinesTable) -> bool:
    return t.visit is not None and t.visit.contracts == 0


# Names.


def seat_name(seat: i64) -> str:
    return f"Seat {seat + 1}"


def counted(number: i64, what: str) -> str:
    plural = {"die": "dice"}.get(what, f"{what}s")
    return f"{number} {what if number == 1 else plural}"


def cubes_words(heap: i64) -> str:
    """A heap in words: 2 blue, 1 red."""
    return ", ".join([f"{n} {COLOURS[at]}" for at, n in enumerate(counts_of(heap)) if n]) or "no cube"


def dice_words(dice: i64) -> str:
    """Dice by value: 1, 1, 4."""
    return ", ".join([str(value + 1) for value in range(6) for _ in range(of(dice, value))]) or "no die"


def space_name(content: Content, space: i64) -> str:
    """A space as people find it on the board; its id only where another space is called the same."""
    printed, name = content.board.spaces[space], called(content.board.spaces[space])
    same = [other for other in content.board.spaces if called(other) == name]
    return name if len(same) == 1 or printed.kind == "market" else f"{name} ({printed.id})"


def called(printed: Space) -> str:
    """Letters share their names with colours, so a Letter space says what it is; a Market's token moves."""
    if printed.kind == "plain":
        number = printed.id.lstrip(ascii_letters) or printed.id  # as the board has it
        return f"{printed.name} ({number})" if printed.name else f"circle {number}"
    if printed.name:
        return printed.name
    if printed.kind == "market":
        return f"a Market of {printed.region}" if printed.region else "a Market"
    return f"Letter {printed.id}"


def space_words(t: LeylinesTable, space: i64) -> str:
    """A space with its token and its cubes."""
    printed = t.content.board.spaces[space]
    if space in t.market:
        name = t.content.tokens[t.market.index(space)]
    else:
        name = f"Market {printed.id}" if printed.kind == "market" else space_name(t.content, space)
    return f"{name} [{cubes_words(t.heaps[space])}]" if t.heaps[space] else name


def contract_words(content: Content, card: i64) -> str:
    """A Contract by its name, what it needs, where it goes and what it brings."""
    contract = content.contracts[card]
    market, need = content.tokens[contract.token], cubes_words(contract.need)
    same = [other for other in content.contracts if other.name == contract.name]
    id_ = f"{contract.id}: " if len(same) > 1 else ""
    return f"{contract.name} ({id_}{need} to {market} for {contract.gold} Gold)"


def friend_words(content: Content, card: i64) -> str:
    friend = content.friends[card]
    colour = f" of {COLOURS[friend.colour]}" if friend.colour >= 0 else ""
    return f"{friend.name} ({FRIEND_WORDS[friend.kind]}{colour})"


def item_words(content: Content, item: i64) -> str:
    """An Item, and what it does."""
    name = ITEM_KINDS[item].capitalize()
    does = (
        f"{counted(content.lantern, 'Quickness slot')} more",
        "one die more, at once and every Day",
        f"once a round, up to {counted(content.companion, 'cube')} from any space",
        "once a round, an auction anywhere",
        "once a round, a cube of any colour as another",
        f"{counted(content.satchel, 'Resource slot')} more",
    )[item]
    return f"{name} ({does})"


def use_words(content: Content, use: i64) -> str:
    """A card or Item that is used, and what for."""
    return (
        f"the Companion: up to {counted(content.companion, 'cube')} from any space",
        "the Tablet: auction a Contract here",
        "Secret Route: move to any other space",
        f"Pathfinder: move up to {counted(content.path_steps, 'space')}, "
        f"take up to {counted(content.path_cubes, 'cube')}",
        f"Shadow Market: sell up to {counted(content.shadow, 'cube')} for 1 Gold each",
        f"Special Delivery: {counted(content.delivery, 'cube')} from the bag",
    )[use]


def rule_of(t: LeylinesTable, action: int) -> str:
    """The rule that allows an action; where several use the same words, by what is asked."""
    kind, part = t.content.actions.kind_of(action), t.content.actions.part_of(action)
    asked = question.question(t)
    if kind == actions.USE:
        return "L-15.5" if asked == question.DUSK else USE_RULES[part]
    if kind == actions.TO:
        if asked in (question.PATH, question.ROUTE):
            return "L-13.8" if asked == question.PATH else "L-13.4"
        return "L-9.2" if t.content.board.is_market(part) else RULES[kind]
    if kind == actions.TAKE and asked == question.FETCH:
        return "L-14.3"
    if kind in (actions.BID, actions.PASS) and asked == question.SECOND_BID:
        return "L-7.16"
    if kind == actions.PASS and asked == question.DECISION:
        return "L-7.12"
    if kind == actions.STOP and asked in (question.FETCH, question.SALE):
        return "L-14.3" if asked == question.FETCH else "L-13.7"
    if kind == actions.END and asked == question.LEFTOVER:
        return "L-10.3"
    return RULES[kind]


def concerns(event: Event, seat: i64) -> bool:
    """Did somebody else outbid or match this seat? Auctions go round the table, so the log tells enough."""
    return event.seat != seat and event.kind in (events.AUCTIONED, events.WON)


def completed(t: LeylinesTable, seat: i64) -> int:
    return int(bit_count(t.travellers[seat].completed))
