"""Why a space, a die or a cube cannot be chosen now."""

from __future__ import annotations

from typing import Final

from spinney.engine.faces.asking import Reason
from spinney.engine.faces.names import seat_mark
from spinney.engine.nothing import NONE
from spinney.engine.text import many
from spinney.games.leylines.content.effects import COLOURS
from spinney.games.leylines.rules.collecting import can_spare_die
from spinney.games.leylines.state.cubes import DIE_VALUES, left_of, of
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms import questions
from spinney.games.leylines.terms.questions import QUESTIONS
from spinney.games.leylines.words.asking import given
from spinney.games.leylines.words.buttons import place_name
from spinney.games.leylines.words.names import cubes_words

TO_MOVE: Final = Reason("Spaces are chosen when you move.", "L-4.4", waits=True)
TO_SEND: Final = Reason("Your traveller goes where you send it when you move.", "L-4.4", waits=True)
TO_USE: Final = Reason("Dice are used in your turn, to move or to collect.", "L-4.1", waits=True)
TO_PAY: Final = Reason("Cubes that you hold pay for Contracts and Items.", "L-8.3", waits=True)
TO_TAKE: Final = Reason("Cubes are taken where a move ends.", "L-5.1", waits=True)
WAYS: Final = (questions.DESTINATION, questions.PATH, questions.ROUTE)


def seat_and_rest(rest: str) -> tuple[int, str]:
    """The seat and the thing of a key that names both; nobody's where it does not."""
    seat, _, thing = rest.partition("-")
    return (int(seat), thing) if seat.isdecimal() else (NONE, rest)


# Spaces.


def why_not_space(t: LeylinesTable, id_: str) -> Reason | None:
    """A space of the board: too far, a Market without a Contract to pay, no cube on it."""
    if id_ not in t.content.board.ids:
        return None
    space, asked = t.content.board.ids.index(id_), QUESTIONS.of(t)
    if asked in WAYS:
        return why_not_go(t, space)
    if asked == questions.COMPANION:
        return Reason("No cube lies there.", "L-14.3")
    if asked == questions.PLACE:
        if t.content.board.is_market(space):
            return Reason(f"None of your Starting Contracts goes to {place_name(t, space)}.", "L-2.12")
        return Reason("You begin at a Market.", "L-2.12")
    if asked == questions.START:
        return Reason("First choose the die that you move with.", "L-4.2")
    if asked == questions.LEFTOVER:
        return Reason("Your Movement slots are full.", "L-10.2")
    return TO_MOVE


def why_not_go(t: LeylinesTable, space: int) -> Reason | None:
    """L-4.8, L-9.2, L-13.4  Why a move cannot end on a space."""
    asked, here = QUESTIONS.of(t), t.travellers[t.seat].space
    if space == here:
        return Reason("You stand there: a Secret Route leads to another space.", "L-13.4")
    steps = t.content.path_steps if asked == questions.PATH else given(t.about)
    far = t.content.steps[here][space]
    if asked != questions.ROUTE and far > steps:
        return Reason(f"It is {many(far, 'step')} away, and you have {steps}.", "L-4.8")
    return why_not_enter(t, space) if t.content.board.is_market(space) else None


def why_not_enter(t: LeylinesTable, market: int) -> Reason:
    """L-9.2  Only whoever can pay a Contract there enters a Market."""
    traveller, name = t.travellers[t.seat], place_name(t, market)
    there = [card for card in traveller.contracts if t.market[t.content.token[card]] == market]
    if not there:
        return Reason(f"None of your Contracts goes to {name}.", "L-9.2")
    wanted = t.content.contracts[there[0]]
    words = f"{wanted.name} needs {cubes_words(wanted.need)}, and {lack(traveller.cubes, wanted.need)}"
    return Reason(f"You can complete no Contract at {name}: {words}.", "L-9.2")


def lack(held: int, need: int) -> str:
    """L-8.5  Which cubes are missing to a price, for the end of a sentence."""
    return f"you lack {cubes_words(left_of(need, held))}"


def why_not_standee(t: LeylinesTable, seat: str) -> Reason | None:
    """L-4.8  A standee: one chooses where it goes."""
    if not seat.isdecimal():
        return None
    if int(seat) != t.seat:
        return Reason(f"This is the traveller of {seat_mark(int(seat))}.", "L-4.1")
    if QUESTIONS.of(t) in WAYS:
        return Reason("Choose where to go: the spaces glow.", "L-4.8")
    return TO_SEND


# Dice.


def why_not_die(t: LeylinesTable, rest: str) -> Reason | None:
    """L-4.2, L-6.1, L-17.2  Why a die cannot be used."""
    seat, value = seat_and_rest(rest)
    if not value.isdecimal() or not 1 <= int(value) <= DIE_VALUES:
        return None
    if seat != t.seat:
        return Reason(f"This is a die of {seat_mark(seat)}.", "L-4.2") if seat >= 0 else None
    asked = QUESTIONS.of(t)
    if of(t.travellers[seat].dice, int(value) - 1) == 0:
        return Reason(f"You have no {value} left.", "L-4.2")
    if asked == questions.REROLL:
        return why_not_mark(t, int(value))
    if asked in (questions.DESTINATION, questions.CUBES, questions.LEFTOVER):
        return why_not_quick(t)
    return TO_USE


def why_not_mark(t: LeylinesTable, value: int) -> Reason:
    """L-17.2  Dice are marked in ascending order."""
    marked = given(t.more)
    if of(marked, value - 1) >= of(t.travellers[t.seat].dice, value - 1):
        return Reason(f"Every {value} that you have will be rolled again.", "L-17.2")
    return Reason("Dice are marked from the lowest to the highest.", "L-17.2")


def why_not_quick(t: LeylinesTable) -> Reason | None:
    """L-4.11, L-6.1, L-6.3  Why no die goes into a Quickness slot."""
    if t.quick_slots(t.seat) <= 0:
        return Reason("Your Quickness slots are full.", "L-6.1")
    if not can_spare_die(t, t.seat):
        return Reason("Your last die is kept for the move.", "L-4.11")
    if QUESTIONS.of(t) == questions.LEFTOVER:
        if t.turn.gathered == 1:
            return Reason("You have collected here already in this turn.", "L-6.3")
        if t.heaps[t.travellers[t.seat].space] == 0:
            return Reason("No cube lies here to collect.", "L-6.3")
        return Reason("A collection comes before any move by card.", "L-6.3")
    return None


# Cubes.


def why_not_held(t: LeylinesTable, rest: str) -> Reason | None:
    """L-5.9, L-9.12, L-17.4, L-8.3  Why a held cube cannot be dropped, sold or changed."""
    seat, colour = seat_and_rest(rest)
    if colour not in COLOURS:
        return None
    if seat != t.seat:
        return Reason(f"This is a cube of {seat_mark(seat)}.", "L-5.4") if seat >= 0 else None
    asked = QUESTIONS.of(t)
    if of(t.travellers[seat].cubes, COLOURS.index(colour)) == 0:
        return Reason(f"You hold no {colour} cube.", "L-5.4")
    if asked == questions.DROP:
        return Reason("A Contract of this Market still has to be paid with it.", "L-5.9")
    if asked == questions.SALE:
        if t.owes_contract(seat):
            return Reason("A Contract of this Market still has to be paid with it.", "L-9.12")
        return Reason("Cubes are sold colour by colour, and you have sold a later colour.", "L-17.4")
    if asked == questions.PAYMENT:
        return Reason("Giving it as another colour would not help to pay.", "L-8.3")
    return TO_PAY


def why_not_take(t: LeylinesTable, colour: str) -> Reason | None:
    """L-5.1, L-5.2, L-14.3  Why a cube cannot be taken."""
    asked = QUESTIONS.of(t)
    if colour not in COLOURS:
        return None
    if asked not in (questions.CUBES, questions.FETCH):
        return TO_TAKE
    space = t.about if asked == questions.FETCH else t.travellers[t.seat].space
    if of(t.heaps[space], COLOURS.index(colour)) == 0:
        return Reason(f"No {colour} cube lies on {place_name(t, space)}.", "L-5.1")
    if space == t.turn.start:
        return Reason("No cube is free where your turn began.", "L-5.2")
    return Reason("You have taken what is free here.", "L-5.1")
