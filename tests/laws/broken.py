"""Toys that are broken on purpose, each in one way and as little as possible: the laws must notice."""

from __future__ import annotations

from typing import Any, Self

from mypy_extensions import i64

from spinney.engine.chance import Chance
from spinney.engine.events import EVERYONE
from spinney.engine.faces.goal import Goal, Meter
from spinney.engine.faces.names import Names
from spinney.engine.score import ScoreItem
from spinney.engine.table import NOT_GIVEN, Query, Rule
from toy import events, view
from toy.feast import highest_bid
from toy.game import Toy
from toy.table import Fair

# Secrets.


class LeakingView(Toy):
    def view(self, table: Fair, seat: i64) -> dict[str, Any]:
        return {**super().view(table, seat), "deck": [int(card) for card in table.pile.cards()]}


class LeakingObservation(Toy):
    def observation(self, table: Fair, seat: i64) -> list[int]:
        return [
            *super().observation(table, seat),
            *[int(hand.cards[0]) for hand in table.hands if hand.cards],
        ]


class LeakingSheet(Toy):
    def score_sheet(self, table: Fair, seat: int | None = None) -> list[ScoreItem]:
        return super().score_sheet(table)


class LeakingGoal(Toy):
    def goal(self, table: Fair, seat: i64) -> Goal:
        return Goal(f"The top card is {[*table.pile.cards()]}.")


class GossipOfBurials(Toy):
    """Everybody is told which card was buried."""

    class fair(Fair):  # noqa: N801
        def tell(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, to: i64 = EVERYONE) -> None:
            super().tell(kind, seat, a, b, c, EVERYONE if kind == events.BURIES else to)


class GossipOfDraws(Toy):
    """Everybody is told which card was drawn."""

    class fair(Fair):  # noqa: N801
        def tell(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, to: i64 = EVERYONE) -> None:
            super().tell(kind, seat, a, b, c, EVERYONE if kind == events.DRAWS else to)


class OpenWindow(Toy):
    """Only who has a choice is asked, so that being asked tells."""

    class fair(Fair):  # noqa: N801
        def ask_secretly(
            self, seat: i64, query: Query, answer: Rule, about: i64 = NOT_GIVEN, more: i64 = NOT_GIVEN
        ) -> None:
            self.ask(
                seat,
                query(self, seat) if about == NOT_GIVEN else query(self, seat, about),
                answer,
                about,
                more,
            )


# Redeals.


class KeepsTheTruth(Toy):
    def deal_hidden(self, table: Fair, seat: i64) -> None:
        pass


class DeniesItsSecrets(Toy):
    """It says that all is open, but hands are not."""

    @property
    def has_secrets(self) -> bool:
        return False


class ForgetsWhatWasDenied(Toy):
    def deal_hidden(self, table: Fair, seat: i64) -> None:
        view.deal_cards(table, seat)


class BidsAfterDealing(Toy):
    """First the cards, then a bid that fits them: a lantern is not as likely as it should be."""

    def deal_hidden(self, table: Fair, seat: i64) -> None:
        view.deal_cards(table, seat)
        assert table.sealed is not None
        for other, bid in enumerate(table.sealed.bids):
            if other != seat and bid >= 0:
                table.sealed.bids[other] = table.chance.below(highest_bid(table, other) + 1)


class KeepsTheKey(Toy):
    def redeal(self, table: Fair, seat: i64, key: int | str | bytes) -> Fair:
        other = super().redeal(table, seat, key)
        other.chance = table.chance.clone()
        return other


class DealsForTheWrongSeat(Toy):
    def deal_hidden(self, table: Fair, seat: i64) -> None:
        view.deal_hidden(table, (seat + 1) % table.seats)


# Clones.


class ForgetfulClone(Toy):
    class fair(Fair):  # noqa: N801
        def clone(self) -> Self:
            other = super().clone()
            other.opened = []
            return other


class SharingClone(Toy):
    class fair(Fair):  # noqa: N801
        def clone(self) -> Self:
            other = super().clone()
            other.hands[0].known = self.hands[0].known
            return other


# Components and flow.


class GoesItsOwnWay(Toy):
    """Each table has other coins than the one before."""

    started = 0

    def lay_out(self, seats: i64, chance: Chance, options: dict[str, int | str]) -> Fair:
        GoesItsOwnWay.started += 1
        table = super().lay_out(seats, chance, options)
        table.pay(-1, 0, self.started % 3)
        return table


class VanishingCoin(Toy):
    class fair(Fair):  # noqa: N801
        def pay(self, seat: i64, to: i64, coins: i64) -> None:
            self.receive(seat, -coins)


class AuctionLeftOver(Toy):
    class fair(Fair):  # noqa: N801
        def close_auction(self) -> None:
            pass


class ShortBound(Toy):
    def bound(self, seats: int, options: dict[str, int | str]) -> int:
        return 5


class BackwardOptions(Toy):
    class fair(Fair):  # noqa: N801
        def ask(
            self, seat: i64, options: list[i64], answer: Rule, about: i64 = NOT_GIVEN, more: i64 = NOT_GIVEN
        ) -> None:
            super().ask(seat, options[::-1], answer, about, more)


class DoubleOptions(Toy):
    class fair(Fair):  # noqa: N801
        def ask(
            self, seat: i64, options: list[i64], answer: Rule, about: i64 = NOT_GIVEN, more: i64 = NOT_GIVEN
        ) -> None:
            super().ask(seat, [*options, *options[-1:]], answer, about, more)


class PlaysAnything(Toy):
    class fair(Fair):  # noqa: N801
        def play(self, action: int, seat: int | None = None) -> None:
            super().play(action if action in self.options else self.options[0], seat)


class ShowsUnnoticed(Toy):
    """What is shown does not count, so that it can be taken back."""

    class fair(Fair):  # noqa: N801
        def reveal(self) -> None:
            pass


# Words and scores.


class BeyondItsGoal(Toy):
    def goal(self, table: Fair, seat: i64) -> Goal:
        return Goal("Most coins win.", [Meter("choices", int(table.number), 3)])


class TooManyNumbers(Toy):
    def observation(self, table: Fair, seat: i64) -> list[int]:
        return [*super().observation(table, seat), *table.prizes[0]]


class MutatingLabel(Toy):
    def label(self, table: Fair, action: int, names: Names | None = None) -> str:
        table.display.reverse()
        return super().label(table, action)


class HandsOutTheTable(Toy):
    def view(self, table: Fair, seat: i64) -> dict[str, Any]:
        return {**super().view(table, seat), "coins": table.coins}


class EqualLabels(Toy):
    def label(self, table: Fair, action: int, names: Names | None = None) -> str:
        return super().label(table, action).split()[0]


class UnknownRule(Toy):
    def rule_of(self, table: Fair, action: int) -> str:
        return "T-9.9"


class WrongSheet(Toy):
    def score_sheet(self, table: Fair, seat: int | None = None) -> list[ScoreItem]:
        return super().score_sheet(table, seat)[:-1]
