"""Why a pile, a deck, a card or a resource cannot be chosen now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spinney.engine.faces.asking import Reason
from spinney.engine.faces.names import seat_mark
from spinney.engine.text import listed, many
from spinney.games.shifting_realms.content.edition import END, LATER
from spinney.games.shifting_realms.rules.build import building_sites, waived
from spinney.games.shifting_realms.rules.recruit import scouts_on_boards
from spinney.games.shifting_realms.rules.story import is_playable
from spinney.games.shifting_realms.state.goods import MAGIC, RESOURCES, of, resources, shortage
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.terms import questions
from spinney.games.shifting_realms.terms.questions import QUESTIONS
from spinney.games.shifting_realms.words.names import goods_words
from spinney.games.shifting_realms.words.reasons.spaces import GROUNDS, NO_ACTION

BUILDING: Final = (questions.WINDOW, questions.FREE_BUILD)
DRAWING: Final = (questions.WINDOW, questions.DECK)
TO_BUILD: Final = Reason("Tiles are built in your turn, each with an action.", "S-7.1", waits=True)
TO_DRAW: Final = Reason("Story cards are drawn in your turn, each with an action.", "S-8.1", waits=True)
TO_PLAY: Final = Reason("Cards are played in your turn, between other things.", "S-8.5", waits=True)
ACTIONS_OVER: Final = Reason("Your actions are over: only magic can be traded now.", "S-11.2")
NO_MARKER: Final = Reason("You have no scout left to be the marker of a new tile.", "S-7.8")
ALL_BUILT: Final = Reason("All tiles of this kind are built.", "S-7.1")
EMPTY: Final = Reason("The deck is empty, and is never refilled.", "S-8.3")
CLOSED: Final = Reason("The deck is closed: the dragon has made its last move.", "S-13.1.8")
NO_EFFECT: Final = Reason("Nothing that the card does is possible now.", "S-8.7")
AT_THE_END: Final = Reason("The card counts at the end of the game, if you still have it.", "S-8.5")
DRAWN_NOW: Final = Reason("You drew it in this turn: it may be played from your next turn on.", "S-8.5")
NOT_THEIRS: Final = Reason("You take from the opponent whom you chose.", "S-8.7")
PAID_WITH: Final = Reason("Magic is what a trade is paid with.", "S-11.1")
GIVEN: Final = Reason("That is what you give: take something else.", "S-8.7")
NO_GIVING: Final = Reason("You have none of it to give.", "S-8.7")
NOT_PAID_NOW: Final = Reason("Resources pay for tiles and recruits; nothing is paid now.", "S-7.1")
NOT_IN_COST: Final = Reason("Without it the rest could not be paid, or it is not part of the cost.", "S-17.1")


def another(t: RealmsTable, when: Reason) -> Reason:
    """Another question is asked: when this is done, unless the turn is about to end."""
    return ACTIONS_OVER if QUESTIONS.of(t) == questions.TRADE else when


def of_pile(t: RealmsTable, seat: int, name: str) -> Reason | None:
    """S-7.1, S-7.2, S-7.11  Why a tile cannot be built."""
    kinds = [int(kind) for kind in t.land.kinds if t.content.kind_ids[kind] == name]
    if not kinds:
        return None
    kind = kinds[0]
    if t.piles[kind] == 0:
        return ALL_BUILT
    if QUESTIONS.of(t) not in BUILDING:
        return another(t, TO_BUILD)
    if QUESTIONS.of(t) == questions.WINDOW and t.turn.actions == 0:
        return NO_ACTION
    return no_payment(t, seat, kind) or no_site(t, seat, kind)


def no_payment(t: RealmsTable, seat: int, kind: int) -> Reason | None:
    """S-7.11  What a tile costs, and what is lacking."""
    goods, cost = t.factions[seat].goods, t.content.kind_cost[kind]
    off = waived(t, seat, kind)
    if shortage(goods, cost) <= off:
        return None
    lacks = [(of(cost, at) - of(goods, at), what) for at, what in enumerate(RESOURCES)]
    missing = listed([f"{n} {what}" for n, what in lacks if n > 0], "and")
    less = f", less {off}" if off > 0 else ""
    return Reason(f"It costs {goods_words(cost)}{less}; you lack {missing}.", "S-7.11")


def no_site(t: RealmsTable, seat: int, kind: int) -> Reason | None:
    """S-7.3, S-7.8  Nobody is left for the marker, or no unit stands near a free space of its kind."""
    if t.factions[seat].scouts == 0 and scouts_on_boards(t, seat) == 0:
        return NO_MARKER
    if building_sites(t, seat) & t.land.sites[kind]:
        return None
    ground = GROUNDS[t.content.kind_terrain[kind]]
    realm = t.content.realm_names[t.content.kind_realm[kind]]
    return Reason(f"In {realm} you have no unit on or next to {ground} without a tile.", "S-7.3")


def of_deck(t: RealmsTable, seat: int, name: str) -> Reason | None:
    """S-8.1, S-8.3  Why no card can be drawn."""
    realms = [int(realm) for realm in t.land.realms if t.content.realms[realm] == name]
    if not realms:
        return None
    realm = realms[0]
    if t.cards_left(realm) == 0:
        return EMPTY
    if not t.is_open(realm):
        return CLOSED
    if QUESTIONS.of(t) not in DRAWING:
        return another(t, TO_DRAW)
    if t.turn.actions == 0:
        return NO_ACTION
    most = many(int(t.content.draws), "card")
    return Reason(f"You have drawn {most} in this turn: no more actions are for drawing.", "S-3.4")


def of_hand(t: RealmsTable, seat: int, name: str) -> Reason | None:
    """S-8.5, S-8.7  Why a card of one's own hand cannot be played."""
    ids, hand = t.content.card_ids, t.factions[seat].hand
    held = [at for at, card in enumerate(hand) if ids[card] == name]
    if not held:
        drawn = t.drawn >= 0 and ids[t.drawn] == name
        return Reason("Say first whether you play it now or keep it.", "S-8.5") if drawn else None
    card = hand[held[0]]
    if t.content.timing[card] == END:
        return AT_THE_END
    if t.content.timing[card] == LATER and held[0] >= t.turn.since:
        return DRAWN_NOW
    if QUESTIONS.of(t) != questions.WINDOW:
        return another(t, TO_PLAY)
    return None if is_playable(t, seat, card) else NO_EFFECT


def of_supply(t: RealmsTable, seat: int, name: str) -> Reason | None:
    """Why a resource cannot be touched: to trade for it, to give, to take or to save it."""
    whose, _, what = name.partition("-")
    if not whose.isdecimal() or int(whose) >= t.seats or what not in RESOURCES:
        return None
    owner, kind, asked = int(whose), RESOURCES.index(what), QUESTIONS.of(t)
    if asked == questions.LOOT:
        return Reason(f"{seat_mark(t.about)} has none of it.", "S-8.7") if owner == t.about else NOT_THEIRS
    if owner != seat:
        return Reason(f"These are {seat_mark(owner)}'s resources.", "S-8.7")
    if asked in (questions.WINDOW, questions.TRADE):
        return no_trade(t, seat, kind)
    if asked == questions.EXCHANGE:
        return NO_GIVING
    if asked == questions.OTHER:
        return GIVEN
    return NOT_IN_COST if asked == questions.WAIVER else NOT_PAID_NOW


def no_trade(t: RealmsTable, seat: int, kind: int) -> Reason:
    """S-11.1  What a trade costs."""
    if kind == MAGIC:
        return PAID_WITH
    price, magic = t.trade_price(seat), of(t.factions[seat].goods, MAGIC)
    return Reason(f"A trade costs {goods_words(resources(MAGIC, price))}, and you have {magic}.", "S-11.1")


def of_turn_card(t: RealmsTable, seat: int, name: str) -> Reason | None:
    """S-2.3  Why a turn order card cannot be taken."""
    if not name.isdecimal() or not 1 <= int(name) <= t.seats:
        return None
    owners = [at for at, faction in enumerate(t.factions) if faction.card == int(name)]
    if not owners:
        return Reason("Everybody bids before cards are taken.", "S-2.2")
    if owners[0] == seat:
        return Reason("It is yours for the whole game.", "S-2.6")
    return Reason(f"{seat_mark(owners[0])} has taken it.", "S-2.3")


def of_person(t: RealmsTable, seat: int, name: str) -> Reason | None:
    """S-8.7  Why nothing can be taken from somebody."""
    if QUESTIONS.of(t) != questions.VICTIM or not name.isdecimal() or int(name) >= t.seats:
        return None
    if int(name) == seat:
        return Reason("You take from an opponent.", "S-8.7")
    return Reason(f"{seat_mark(int(name))} has no resources.", "S-8.7")


def always(words: str, rule: str) -> Callable[[RealmsTable, int, str], Reason | None]:
    """The same for everything of its kind, at any time."""
    reason = Reason(words, rule)
    return lambda *_: reason


THINGS: Final[dict[str, Callable[[RealmsTable, int, str], Reason | None]]] = {
    "pile": of_pile,
    "deck": of_deck,
    "hand": of_hand,
    "supply": of_supply,
    "card": of_turn_card,
    "person": of_person,
    "laid": always("The card lies open before its owner and keeps working.", "S-8.4"),
    "actions": always("An action is spent by what you do with it: move, recruit, build or draw.", "S-3.3"),
    "reserve": always("Units leave the reserve when you recruit.", "S-4.1"),
    "income": always("It comes in when you collect, at the end of your turn.", "S-10.1"),
    "buildings": always("A tile that is built stays its builder's.", "S-7.10"),
    "task": always("A task counts at the end of the game, if it is fulfilled.", "S-15.2"),
    "goal": always("An objective is met by playing, whoever does it.", "S-14.1"),
}
