"""Questions of paying, auctions, Markets and endings in words, with a line of help."""

from __future__ import annotations

from spinney.engine.faces.names import seat_mark
from spinney.engine.nothing import NOBODY, NONE
from spinney.engine.text import many
from spinney.games.leylines.rules.auction import lowest_bid
from spinney.games.leylines.state.cubes import size
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms import actions
from spinney.games.leylines.words.asking import Wording, here, offers
from spinney.games.leylines.words.names import cubes_words

# Paying.


def how_to_pay(t: LeylinesTable) -> Wording:
    """L-8.6  The price, and changes of colour."""
    payment = t.payment
    if payment is None:
        return "How do you pay?", ""
    changed = f", and {cubes_words(payment.given)} for what is changed" if payment.given else ""
    left = cubes_words(payment.need) if payment.need else "nothing more"
    return (
        f"How do you pay {left}{changed}?",
        "Touch a cube of yours that glows to give it as another colour"
        + ("; or pay as it stands." if offers(t, actions.PAY) else "."),
    )


def which_item(t: LeylinesTable) -> Wording:
    """L-7.3  Items at a Hub."""
    if not offers(t, actions.BUY):
        return (
            f"Do you use a card before the auction at {here(t)}?",
            "Cards that can be used glow; or go on to the auction.",
        )
    return (
        f"Which Item do you buy at {here(t)}, if any?",
        f"What you can pay for glows, with its price. You hold {cubes_words(t.travellers[t.seat].cubes)}.",
    )


# Auctions.


def lot(t: LeylinesTable) -> str:
    """The name of the Contract that is auctioned."""
    card = t.display[t.auction.lot] if t.auction is not None and t.auction.lot != NONE else NONE
    return t.content.contracts[card].name if card != NONE else "the Contract"


def lot_says(t: LeylinesTable) -> str:
    """What the auctioned Contract pays for, as a sentence."""
    card = t.display[t.auction.lot] if t.auction is not None and t.auction.lot != NONE else NONE
    if card == NONE:
        return ""
    contract = t.content.contracts[card]
    market = t.content.tokens[contract.token]
    return f"It pays {contract.gold} Gold for {cubes_words(contract.need)} at {market}. "


def gold(t: LeylinesTable) -> str:
    """How much Gold whoever is asked has."""
    return f"You have {t.travellers[t.seat].gold} Gold."


def which_lot(t: LeylinesTable) -> Wording:
    """L-7.9  A Contract of the display."""
    return (
        "Which Contract do you auction?",
        "The others bid first; then you match the highest bid, or pass and may hire a Friend.",
    )


def what_to_bid(t: LeylinesTable) -> Wording:
    """L-7.10  A bid above the high one, or a pass."""
    auction = t.auction
    if auction is None or auction.bidder == NOBODY:
        seller = seat_mark(auction.seat) if auction is not None else "the seller"
        zero = " even 0 can win it, a pass cannot;" if auction is not None and lowest_bid(t) == 0 else ""
        high = f"Nobody has bid:{zero} if all pass, {seller} may take it for nothing"
    else:
        high = f"{seat_mark(auction.bidder)} has bid {auction.high} Gold"
    return f"What do you bid for {lot(t)}?", f"{high}. {lot_says(t)}{gold(t)}"


def whether_to_bid_again(t: LeylinesTable) -> Wording:
    """L-7.16  Two players: the match can be outbid once."""
    auction = t.auction
    if auction is None:
        return "Do you bid once more?", ""
    matched = f"{seat_mark(auction.seat)} matches your {auction.high} Gold for {lot(t)}"
    if not offers(t, actions.BID):
        return f"{matched}.", f"You cannot bid more. {gold(t)}"
    return f"{matched}: do you bid once more?", f"{lot_says(t)}{gold(t)}"


def match_or_pass(t: LeylinesTable) -> Wording:
    """L-7.12, L-7.13  The active player's decision."""
    auction = t.auction
    if auction is None or auction.bidder == NOBODY:
        return f"Nobody has bid for {lot(t)}: do you take it for nothing?", lot_says(t).strip()
    offer = f"{seat_mark(auction.bidder)} bids {auction.high} Gold for {lot(t)}"
    if not offers(t, actions.MATCH):
        return f"{offer}: you cannot match that.", f"{lot_says(t)}{gold(t)}"
    return f"{offer}: do you match, or pass?", f"{consolation(t)}{lot_says(t)}{gold(t)}"


def consolation(t: LeylinesTable) -> str:
    """L-7.17, L-7.18  What whoever does not get the Contract may do then."""
    shown = any(card != NONE for card in t.friends)
    can = shown and t.travellers[t.seat].gold >= t.content.friend_price
    return "If you pass, you may hire a Friend. " if can else ""


def which_friend(t: LeylinesTable) -> Wording:
    """L-7.17, L-7.18  A Friend for whoever did not get the Contract."""
    return (
        f"Which Forest Friend do you hire for {t.content.friend_price} Gold, if any?",
        f"Friends that can be hired glow; Gold on a card comes with it. {gold(t)}",
    )


# Markets and endings.


def which_contract(t: LeylinesTable) -> Wording:
    """L-9.3  Contracts of this Market."""
    if not offers(t, actions.COMPLETE):
        return "Do you use a card, or end the visit?", "Cards of yours that can be used glow."
    return (
        f"Which Contract do you complete at {here(t)}?",
        f"Those you can complete glow, with their Gold. You hold {cubes_words(t.travellers[t.seat].cubes)}.",
    )


def how_many_negotiators(t: LeylinesTable) -> Wording:
    """L-13.1  Negotiators for the Contracts of the turn."""
    each = t.turn.completed * t.content.negotiator
    return "How many Negotiators do you discard?", f"Each brings you {each} Gold now, and is gone then."


def use_or_end(t: LeylinesTable) -> Wording:
    """L-15.7  Cards after the arrival."""
    return "Do you use a card, or end your turn?", "Cards that can be used glow."


def deliver_at_dusk(t: LeylinesTable) -> Wording:
    """L-15.5  Special Delivery before the Night."""
    return "Dusk falls: do you use Special Delivery now?", delivery_help(t)


def deliver_between_turns(t: LeylinesTable) -> Wording:
    """L-15.8  Special Delivery between two turns."""
    return "Do you use Special Delivery now?", delivery_help(t)


def delivery_help(t: LeylinesTable) -> str:
    """L-13.6  What Special Delivery brings."""
    holds = f"You carry {size(t.travellers[t.seat].cubes)} of {t.limit(t.seat)}."
    return f"It brings {many(t.content.delivery, 'cube')} from the bag at random. {holds}"
