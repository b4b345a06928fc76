"""The question to whoever is asked, in the words of `asking.py` and `asking_deals.py`, and its answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spinney.engine.faces.asking import NOTHING_TRIVIAL, Answer, Ask
from spinney.engine.faces.names import seat_mark
from spinney.games.leylines.content.cards import SEATS
from spinney.games.leylines.state.cubes import size
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms import actions, questions
from spinney.games.leylines.terms.questions import QUESTIONS
from spinney.games.leylines.words import asking, asking_deals
from spinney.games.leylines.words.buttons import badge, short
from spinney.games.leylines.words.places import parts_of

MARKS: Final = tuple([seat_mark(seat) for seat in range(SEATS)])


def ask(t: LeylinesTable) -> Ask:
    """What a seat is asked, and its answers."""
    question, help = ASKED[int(QUESTIONS.of(t))](t)
    return Ask(int(t.seat), question, help, [answer(t, int(option)) for option in t.options], trivial(t))


def answer(t: LeylinesTable, action: int) -> Answer:
    """An option, where it is given, in words and in a few letters."""
    note, tone = badge(t, action)
    return Answer(action, parts_of(t, action), t.game.label(t, action, MARKS), short(t, action), note, tone)


def trivial(t: LeylinesTable) -> int:
    """What anybody would answer: the only option, or a free cube of one colour for which there is room."""
    if len(t.options) == 1:
        return int(t.options[0])
    kinds = [t.content.actions.kind_of(option) for option in t.options]
    if kinds == [actions.TAKE, actions.LEAVE] and size(t.travellers[t.seat].cubes) < t.limit(t.seat):
        return int(t.options[0])
    return NOTHING_TRIVIAL


ASKED: Final[dict[int, Callable[[LeylinesTable], asking.Wording]]] = {
    questions.PLACE: asking.where_to_begin,
    questions.REROLL: asking.which_dice_again,
    questions.START: asking.which_die,
    questions.DESTINATION: asking.where_to_go,
    questions.CUBES: asking.which_cubes,
    questions.DROP: asking.which_to_drop,
    questions.END: asking_deals.use_or_end,
    questions.LEFTOVER: asking.what_with_leftovers,
    questions.COMPANION: asking.where_to_fetch,
    questions.FETCH: asking.which_to_fetch,
    questions.SALE: asking.which_to_sell,
    questions.PATH: asking.where_by_path,
    questions.ROUTE: asking.where_by_route,
    questions.ITEM: asking_deals.which_item,
    questions.PAYMENT: asking_deals.how_to_pay,
    questions.LOT: asking_deals.which_lot,
    questions.BID: asking_deals.what_to_bid,
    questions.SECOND_BID: asking_deals.whether_to_bid_again,
    questions.DECISION: asking_deals.match_or_pass,
    questions.FRIEND: asking_deals.which_friend,
    questions.CONTRACT: asking_deals.which_contract,
    questions.NEGOTIATORS: asking_deals.how_many_negotiators,
    questions.DUSK: asking_deals.deliver_at_dusk,
    questions.DELIVERY: asking_deals.deliver_between_turns,
    questions.CHARACTER: asking.which_character,
}
