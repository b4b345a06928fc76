"""What comes next, in a line: bids, turns, and what the end of the Day brings. All of it is public."""

from __future__ import annotations

from spinney.engine.faces.names import seat_mark
from spinney.engine.nothing import NOBODY, NONE
from spinney.engine.text import listed
from spinney.games.leylines.content.effects import DELIVERY
from spinney.games.leylines.rules.auction import can_bid
from spinney.games.leylines.state.cubes import size
from spinney.games.leylines.state.table import Auction, LeylinesTable
from spinney.games.leylines.terms import questions
from spinney.games.leylines.terms.questions import QUESTIONS
from spinney.games.leylines.words.names import contract_words


def coming(t: LeylinesTable) -> str:
    """What follows this choice, as far as it is fixed."""
    asked = QUESTIONS.of(t)
    if t.over:
        return ""
    if asked == questions.CHARACTER:
        return after_choosing(t)
    if asked == questions.PLACE:
        return after_placing(t)
    if asked == questions.REROLL:
        return after_reroll(t)
    if asked in (questions.LOT, questions.BID, questions.SECOND_BID):
        return after_bid(t)
    if asked == questions.DELIVERY:
        return f"{seat_mark(t.turn.seat)}'s turn has ended. {after_turn(t)}"
    return after_day(t) if is_dusk(t) else after_turn(t)


def after_choosing(t: LeylinesTable) -> str:
    """L-2.14  Characters in turn order, then Contracts are dealt."""
    after = t.left_of(t.seat)
    if after == t.first:
        return "Next: Contracts are dealt, and standees are placed."
    return f"Next: {seat_mark(after)} chooses a character."


def after_placing(t: LeylinesTable) -> str:
    """L-2.12, L-3.2  Standees in turn order, then the first roll."""
    after = t.left_of(t.seat)
    if after == t.first:
        return "Next: all roll their dice for the first Day."
    return f"Next: {seat_mark(after)} places a standee."


def after_reroll(t: LeylinesTable) -> str:
    """L-3.4, L-3.5  Whoever can pay may roll again, in turn order; then the first player begins."""
    after = t.left_of(t.seat)
    while after != t.first:
        if t.travellers[after].gold >= t.content.reroll:
            return f"Next: {seat_mark(after)} may roll again."
        after = t.left_of(after)
    return f"Next: {seat_mark(t.first)}'s turn, the first of the Day. {how_late(t)}".rstrip()


def after_bid(t: LeylinesTable) -> str:
    """L-7.10, L-7.12, L-7.16  Who can still bid, as things stand; then the active player decides."""
    auction = t.auction
    assert auction is not None
    decides = f"{seat_mark(auction.seat)} decides"
    what = f"{lot_words(t, auction)}Next:"
    if QUESTIONS.of(t) == questions.SECOND_BID:
        return f"{what} {decides} once more, if the bid is raised."
    bidders: list[str] = []
    after = t.left_of(t.seat)
    while after != auction.seat:
        if can_bid(t, after):
            bidders.append(seat_mark(after))
        after = t.left_of(after)
    return f"{what} {listed(bidders)} may bid, then {decides}." if bidders else f"{what} {decides}."


def lot_words(t: LeylinesTable, auction: Auction) -> str:
    """L-7.9  What is auctioned by whom, once it is named."""
    if auction.lot == NONE or t.display[auction.lot] == NONE:
        return ""
    return f"{seat_mark(auction.seat)} auctions {contract_words(t.content, t.display[auction.lot])}. "


def is_dusk(t: LeylinesTable) -> bool:
    """L-10.5  Is everybody's Day over? Then the dusk comes next."""
    return t.turn.start == NONE


def after_turn(t: LeylinesTable) -> str:
    """L-3.5, L-10.1  The next with an unused die; if nobody else has one, the same seat or the end."""
    active = t.turn.seat
    after = next_with_dice(t)
    if after != NOBODY:
        return f"Next: {seat_mark(after)}'s turn. {how_late(t)}".rstrip()
    left = size(t.travellers[active].dice)
    if t.turn.placed == 0 and t.can_move(active):
        left -= 1
    if left > 0:
        return f"Next: {seat_mark(active)}'s turn again, while dice are left. {how_late(t)}".rstrip()
    return after_day(t)


def next_with_dice(t: LeylinesTable) -> int:
    """L-3.5  The next traveller in turn order who has a die left for this Day, or NOBODY."""
    after = t.left_of(t.turn.seat)
    while after != t.turn.seat:
        who = t.travellers[after]
        if who.dice != 0 and who.finished == 0:
            return int(after)
        after = t.left_of(after)
    return NOBODY


def follows(t: LeylinesTable) -> int:
    """L-3.5  Whose turn comes next; nobody's before the first Day, and at its dusk."""
    before = (questions.CHARACTER, questions.PLACE, questions.REROLL)
    return NOBODY if QUESTIONS.of(t) in before or is_dusk(t) else next_with_dice(t)


def after_day(t: LeylinesTable) -> str:
    """L-10.5, L-15.5, L-3.1  The dusk, where somebody holds Special Delivery; then Night, or the count."""
    then = "the Gold is counted" if t.round == t.content.rounds else f"Night {t.round} falls"
    waits = any(t.friends_held(seat, DELIVERY) > 0 for seat in range(t.seats))
    return f"Next: {'after the dusk ' if waits and not is_dusk(t) else ''}{then}."


def how_late(t: LeylinesTable) -> str:
    """L-3.1  Whether this Day is the last, after what comes next."""
    return "This is the last Day." if t.round == t.content.rounds else ""
