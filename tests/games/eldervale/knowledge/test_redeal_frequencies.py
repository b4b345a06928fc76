"""Law 6: redeals of Magic hands against a full count of what may have happened, in scenes with few cards.

All ways to deal the hands of a scene are played again with every draw, with the answers that everybody saw
and with every answer that nobody saw; whatever a seat would have seen otherwise is dropped. What is left is
what the seat must believe.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

import pytest

from games.eldervale.looks import legal, play
from games.eldervale.scenes import GAME, A, B, C, eldervale
from rule import rule
from spinney.games.eldervale.state.ledger import drawn
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.lawbook.checks.posterior import Branch, answered, check_fit, evidence, explored

SPECTATOR = -1
SECRET = "hand-over"  # what is put aside for a payment is seen when all is paid
DRAW_THREE = ("orb track", "space 5")


def hidden(t: EldervaleTable) -> str:
    """Hands, deck, and cards that are put aside."""
    hands = [sorted(int(card) for card in player.hand) for player in t.players]
    payment = [] if t.payment is None else [int(card) for card in t.payment.cards]
    return f"{hands} {sorted(int(card) for card in t.deck)} {payment}"


def openings(t: EldervaleTable, watcher: int) -> Iterator[Branch]:
    """The scene with every deal of its hands that leaves the watcher's own as it is."""
    seats = [seat for seat, player in enumerate(t.players) for _ in player.hand if seat != watcher]
    own = [int(card) for card in t.players[watcher].hand] if watcher >= 0 else []
    cards = Counter(
        int(card) for seat, player in enumerate(t.players) if seat != watcher for card in player.hand
    )
    cards.update(int(card) for card in t.deck)
    for weight, dealt in deals(cards, len(seats)):
        other = t.branch()
        left = cards - Counter(dealt)
        for seat, player in enumerate(other.players):
            player.hand = (
                own[:]
                if seat == watcher
                else [card for at, card in zip(seats, dealt, strict=True) if at == seat]
            )
        other.deck = [*left.elements()]
        hands = [(seat, card) for seat, player in enumerate(other.players) for card in player.hand]
        other.ledger = [*(card for _, card in hands), *other.deck, *(drawn(*each) for each in hands)]
        other.ask_anew()
        yield weight, other


def deals(cards: Counter[int], number: int) -> Iterator[tuple[float, list[int]]]:
    """So many cards one by one, and how likely each row of them is."""
    if number == 0:
        yield 1.0, []
        return
    for card in sorted(+cards):
        for weight, rest in deals(cards - Counter([card]), number - 1):
            yield weight * cards[card] / cards.total(), [card, *rest]


def believed(t: EldervaleTable, watcher: int, line: tuple[str, ...]) -> dict[str, float]:
    """What a watcher must believe after a scene was played by these answers; the scene itself is played."""
    branches = gathered(openings(t, watcher), t, watcher)
    for text in line:
        own = t.seat == watcher
        before = [*branches.values()]
        play(t, text)
        branches = gathered(continued(before, text, own), t, watcher)
    total = sum(weight for weight, _ in branches.values())
    return {state: weight / total for state, (weight, _) in branches.items()}


def continued(branches: list[Branch], text: str, own: bool) -> Iterator[Branch]:
    for weight, table in branches:
        texts = [table.game.text(option) for option in table.options]
        for choice in [each for each in texts if each.split()[0] == SECRET] if secret(text, own) else [text]:
            if choice in texts:
                option = table.game.action(choice)
                yield from (
                    (weight * share, after) for share, after in explored(partial(answered, table, option))
                )


def secret(text: str, own: bool) -> bool:
    return text.split()[0] == SECRET and not own


def gathered(branches: Iterator[Branch], t: EldervaleTable, watcher: int) -> dict[str, Branch]:
    """The branches in which the watcher has seen what it saw, those in the same state taken together."""
    seen = evidence(t, watcher)
    kept: dict[str, Branch] = {}
    for weight, table in branches:
        assert isinstance(table, EldervaleTable)
        if evidence(table, watcher) == seen:
            state = hidden(table)
            kept[state] = (weight + kept[state][0] if state in kept else weight, table)
    return kept


def check(t: EldervaleTable, watcher: int, *line: str, redeals: int = 1000, exact: bool = True) -> int:
    """Redeals reach all that is possible and nothing else, each as often as it is likely."""
    belief = believed(t, watcher, line)
    assert hidden(t) in belief, "the count has lost the truth"
    number = max(redeals, 25 * len(belief))
    counts = Counter(hidden(GAME.redeal(t, watcher, key)) for key in range(number))
    impossible = [state for state in counts if state not in belief]
    assert not impossible, f"impossible: {impossible[:3]}"
    assert set(counts) == set(belief)
    if exact:
        check_fit(belief, counts, number, watcher)
    return len(belief)


WATCHERS = pytest.mark.parametrize("watcher", [B, SPECTATOR])


@rule("E-14.1", "E-14.2")
@WATCHERS
@pytest.mark.parametrize("copies", [2, 3, 4])
def test_one_of_several_copies_is_shown(copies: int, watcher: int) -> None:
    """The fewer copies were there to be shown, the more often a deal comes about without them."""
    t = eldervale(
        {"ready": "worker", "hand": "SP07 SP07 SP08"},
        {"hand": "SP09"},
        deck=" ".join(["SP07"] * (copies - 2) + ["SP08", "SP10"]),
    )
    assert check(t, watcher, "play SP07", "gain gem", "gain gem") > 2


@rule("E-14.2")
@WATCHERS
def test_copies_are_shown_one_after_the_other_with_draws_between(watcher: int) -> None:
    t = eldervale(
        {"ready": "worker", "hand": "SP07 SP07 SP08", "orbs": 1},
        {},
        deck="SP07 SP08 SP09 SP10",
        chance=[1, 2, 0],
    )
    conjure = ("play SP07", "gain gem", "gain gem")
    assert check(t, watcher, *conjure, *DRAW_THREE, *conjure) > 2


@rule("E-12.7", "E-14.2")
@WATCHERS
def test_a_card_shown_after_a_reshuffle_may_be_old_or_new(watcher: int) -> None:
    """The hand at the reshuffle is known to the one other seat, not to a spectator."""
    t = eldervale(
        {"ready": "worker", "hand": "SP07 SP08", "orbs": 1},
        {"hand": "SP09 SP07"},
        deck="SP10",
        discard="SP07 SP01 SP02 SP03",
        chance=[1, 0],
    )
    conjure = ("play SP07", "gain gem", "gain gem")
    assert check(t, watcher, *DRAW_THREE, *conjure) > 2


@rule("E-12.7", "E-14.2")
@pytest.mark.parametrize("watcher", [A, B, C, SPECTATOR])
def test_three_hands_after_a_reshuffle(watcher: int) -> None:
    """Copies of one design were in hands and in the new deck, and two seats have shown one."""
    t = eldervale(
        {"ready": "worker", "hand": "SP07 SP08", "orbs": 1},
        {"ready": "worker", "hand": "SP07 SP09"},
        {"hand": "SP10"},
        deck="SP09",
        discard="SP07 SP08 SP01",
        chance=[2, 1],
    )
    conjure = ("play SP07", "gain gem", "gain gem")
    first = (*DRAW_THREE, *conjure, "place worker", "to RUIN-FORT", "decline")
    assert check(t, watcher, *first, *rest_of_turn(t, first), *conjure) > 1


@rule("E-12.7")
@pytest.mark.parametrize("watcher", [A, B, SPECTATOR])
def test_after_many_reshuffles_nothing_impossible_is_dealt(watcher: int) -> None:
    t = eldervale(
        {"ready": "worker", "hand": "SP07 SP08", "orbs": 1, "held": "air-SM air-PM"},
        {"hand": "SP07"},
        {"hand": "SP10"},
        deck="SP09",
        discard="SP07 SP01",
        chance=[0],
    )
    conjure = ("play SP07", "gain gem", "gain gem")
    line = (*DRAW_THREE, *conjure, "cash", "token air-SM", *conjure, "cash")
    assert check(t, watcher, *line, exact=t.seats == 2) > 1


def rest_of_turn(t: EldervaleTable, line: tuple[str, ...]) -> tuple[str, ...]:
    """Windows are passed until another seat moves."""
    table = play(t.branch(), *line)
    passed: list[str] = []
    while table.turn.seat == t.turn.seat:
        passed.append(
            "through" if "through" in legal(table) else "on" if "on" in legal(table) else legal(table)[-1]
        )
        play(table, passed[-1])
    return tuple(passed)


@rule("E-12.9", "E-12.10", "E-6.2")
@pytest.mark.parametrize("watcher", [B, SPECTATOR])
def test_a_payment_and_discards(watcher: int) -> None:
    t = eldervale(
        {"ready": "worker", "hand": "SP01 SP02 SP03", "tokens": ""},
        {},
        deck="SP04 SP06 SP08 SP09",
        chance=[1, 0, 0],
    )
    tower = ("place worker", "to RUIN-TOWER", "use", "hand-over SP01")
    assert check(t.branch(), watcher, *tower) > 20
    table = play(t.branch(), *tower, "hand-over SP02")
    assert legal(table)[0].startswith("discard")
    assert check(t, watcher, *tower, "hand-over SP02", legal(table)[0]) > 1
