"""Chapter 2: setup, with the variants of chapter 16."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from spinney.engine.bits import bit
from spinney.engine.chance import Chance
from spinney.engine.game import Game
from spinney.engine.nothing import NONE
from spinney.engine.parts import Options
from spinney.engine.piles import Layer, Pile
from spinney.engine.table import Step
from spinney.games.leylines.content.cards import DECKS, FRIEND_PLACES
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.rules.auction import refill_display
from spinney.games.leylines.rules.bag import draw_cubes
from spinney.games.leylines.rules.day import begin_round
from spinney.games.leylines.rules.friends import refill_friends
from spinney.games.leylines.state.cubes import COLOUR_COUNT
from spinney.games.leylines.state.table import LeylinesTable, Traveller, nobodys_turn
from spinney.games.leylines.terms import events


def set_up(game: Game[LeylinesTable], seats: i64, chance: Chance, options: Options) -> LeylinesTable:
    """R-04, R-20, R-53, L-16.1, L-16.2  A starting seat beyond the last is counted on from the first."""
    table = lay_out(game, game.content, seats, chance, 1 if options["two_for_one"] == "on" else 0)
    table.bid_limit = 1 if options["bid_limit"] == "on" else 0
    start = int(options["start"])
    starting: Step = (start_with, (start - 1) % seats) if start > 0 else (draw_start,)
    accountants: list[Step] = [(deal_accountants,)] if options["accountants"] == "on" else []
    if options["characters"] == "choose":
        for traveller in table.travellers:
            traveller.character = NONE
        table.plan(starting, (offer_character, 0), *accountants, (deal_out,))
    elif options["characters"] == "lot":
        table.plan((draw_characters,), *accountants, starting, (deal_out,))
    else:
        table.plan(*accountants, starting, (deal_out,))
    return table


def lay_out(
    game: Game[Any], content: LeylinesContent, seats: i64, chance: Chance, two_for_one: i64
) -> LeylinesTable:
    """L-2.3 to L-2.8, L-2.13  All cards in unordered piles, all cubes in the bag, empty player boards."""
    return LeylinesTable(
        game=game,
        seats=seats,
        chance=chance,
        content=content,
        two_for_one=two_for_one,
        bid_limit=1,
        travellers=[lay_board(content, seat) for seat in range(seats)],
        heaps=[0] * len(content.board.spaces),
        bag=content.all_cubes,
        market=[],
        display=[NONE] * content.display,
        deck=pile_of(content.auctioned()),
        friends=[NONE] * FRIEND_PLACES,
        friend_gold=[0] * FRIEND_PLACES,
        friend_deck=pile_of(list(range(len(content.friends)))),
        friend_discard=[],
        night_deck=pile_of(list(range(len(content.night_cards)))),
        night_shown=[],
        night_discard=[],
        round_=0,
        first=0,
        turn=nobodys_turn(),
        auction=None,
        visit=None,
        payment=None,
    )


def pile_of(cards: list[i64]) -> Pile:
    """A deck at setup: these cards in no order, and no layer where there are none."""
    return Pile([Layer(cards)] if cards else [])


def lay_board(content: LeylinesContent, seat: i64) -> Traveller:
    """L-2.8, R-03, R-53  Ten Gold and five dice; characters by seat, in the order of the cube colours."""
    return Traveller(
        character=seat,
        space=NONE,
        gold=content.start_gold,
        cubes=0,
        owned=content.dice,
        dice=0,
        moved=0,
        quick=0,
        items=0,
        flipped=0,
        friends=0,
        contracts=[],
        completed=0,
        finished=0,
        stranded=0,
        resting=0,
    )


def draw_characters(t: LeylinesTable) -> None:
    """L-2.14, R-53  Characters are drawn by lot, where that is agreed."""
    left: list[i64] = list(range(COLOUR_COUNT))
    for traveller in t.travellers:
        traveller.character = left.pop(t.chance.below(len(left)) if len(left) > 1 else 0)


def offer_character(t: LeylinesTable, place: i64) -> None:
    """L-2.14, D-23, R-53  In turn order, one of the characters that are left."""
    if place < t.seats:
        taken = [traveller.character for traveller in t.travellers]
        characters = t.content.actions.characters
        options = [characters[colour] for colour in range(COLOUR_COUNT) if colour not in taken]
        t.ask((t.first + place) % t.seats, options, character_chosen, place)


def character_chosen(t: LeylinesTable, seat: i64, action: i64, place: i64) -> None:
    """L-2.14  The character is taken, and the next player chooses."""
    t.travellers[seat].character = t.content.actions.part_of(action)
    t.tell(events.CHOSE, seat, t.travellers[seat].character)
    offer_character(t, place + 1)


def deal_accountants(t: LeylinesTable) -> None:
    """L-16.2  Each player's own Accountant, before the Friend deck is shuffled."""
    deck = t.friend_deck.cards()
    for seat in range(t.seats):
        card = t.content.accountant[t.travellers[seat].character]
        deck.remove(card)
        t.travellers[seat].friends |= bit(card)
        t.tell(events.ACCOUNTANT, seat, card)
    t.friend_deck = pile_of(deck)


def draw_start(t: LeylinesTable) -> None:
    """L-2.11, R-04  The starting player is drawn by lot, unless one was agreed on."""
    start_with(t, t.chance.below(t.seats))


def start_with(t: LeylinesTable, seat: i64) -> None:
    """L-2.11  They hold the First Player token."""
    t.first = seat
    t.tell(events.STARTS, seat)


def deal_out(t: LeylinesTable) -> None:
    """L-2.1 to L-2.9  The setup: tokens, displays, cubes and Starting Contracts; then the standees."""
    lay_tokens(t)
    refill_display(t)
    refill_friends(t)
    lay_cubes(t)
    deal_contracts(t)
    offer_market(t, 0)


def lay_tokens(t: LeylinesTable) -> None:
    """L-2.1, R-52  Every Market token on a Market space, face up."""
    board = t.content.board
    t.market = list(range(board.first_market, len(board.spaces)))
    t.chance.shuffle(t.market)
    for token in range(len(t.market)):
        t.tell(events.TOKEN_LAID, t.first, token, t.market[token])


def lay_cubes(t: LeylinesTable) -> None:
    """L-2.6, R-02  Two cubes on each Letter space, then one on each Hub."""
    board = t.content.board
    for space in range(board.first_plain):
        number = t.content.hub_cubes if board.is_hub(space) else t.content.letter_cubes
        t.heaps[space] = draw_cubes(t, number)


def deal_contracts(t: LeylinesTable) -> None:
    """L-2.9  A card of each Starting Contract deck; the others leave the game."""
    for deck in range(len(DECKS)):
        cards = t.content.starting(deck)
        for place in range(t.seats):
            seat = (t.first + place) % t.seats
            card = cards.pop(t.chance.below(len(cards)) if len(cards) > 1 else 0)
            t.travellers[seat].contracts.append(card)
            t.tell(events.DEALT, seat, card)


def offer_market(t: LeylinesTable, place: i64) -> None:
    """L-2.12, D-1  In turn order, a Market whose token is on one of the player's Starting Contracts."""
    seat = (t.first + place) % t.seats
    markets: i64 = 0
    for contract in t.travellers[seat].contracts:
        markets |= bit(t.market[t.content.token[contract]])
    places = range(t.content.board.first_market, len(t.heaps))
    options = [t.content.actions.place(space) for space in places if (markets >> space) & 1]
    t.ask(seat, options, market_chosen, place)


def market_chosen(t: LeylinesTable, seat: i64, action: i64, place: i64) -> None:
    """L-2.12, R-05  The standee stands there; this does not count as entering a Market."""
    t.travellers[seat].space = t.content.actions.market_of(action)
    t.tell(events.PLACED, seat, t.travellers[seat].space)
    if place + 1 < t.seats:
        offer_market(t, place + 1)
    else:
        begin_round(t)
