"""The toy as a game: what it says of itself, and its faces."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.chance import Chance
from spinney.engine.edition import Edition, read_edition
from spinney.engine.events import Event
from spinney.engine.game import Game, Sketch
from spinney.engine.observation import Spec
from spinney.engine.options import GameOption
from spinney.engine.rulebook import Rulebook
from spinney.engine.score import ScoreItem
from spinney.engine.table import Rule
from toy import actions, auction, curse, events, feast, observation, setup, view, words
from toy.content import read_content
from toy.picture import picture
from toy.table import Fair, knows

EDITIONS: Final = Path(__file__).parent / "editions"
TINY: Final = str(EDITIONS / "tiny.toml")  # few enough cards to count every deal; it does not ship
OPTIONS: Final = (
    GameOption("rounds", "turns of each seat (T-2.1)", 2, 1, 8),
    GameOption("first", "who begins (T-1.3)", "eldest", words=("eldest", "drawn")),
)
RULE: Final = re.compile(r"^- (T-\d+\.\d+) (.*)")


class Toy(Game[Fair]):
    """Hedge Fair. `fair` is its class of table, so that tests can try a broken one."""

    fair: type[Fair] = Fair

    def __init__(self, edition: Edition | str | None = None) -> None:
        if edition is None or edition == "standard":
            edition = read_edition(EDITIONS / "standard.toml", shipped=True)
        elif isinstance(edition, str):
            edition = read_edition(edition)
        content = read_content(edition)
        super().__init__(
            key="toy",
            title="Hedge Fair",
            pitch="A few cards, a few coins, and every kind of secret.",
            length="2 minutes",
            package="toy",
            version="1",
            seats=(2, 3),
            options=OPTIONS,
            actions=actions.SPACE,
            events=events.NAMES,
            edition=edition,
            facts=events.facts([card.name for card in content.cards]),
        )
        self.content: Final = content

    def lay_out(self, seats: i64, chance: Chance, options: dict[str, int | str]) -> Fair:
        table = setup.lay_out(self.fair, self, self.content, seats, chance, int(options["rounds"]))
        table.plan((setup.deal,), (setup.begin, int(options["first"] == "drawn")))
        return table

    def bound(self, seats: int, options: dict[str, int | str]) -> int:
        """T-2.1  A boast, then at most four choices to bury, or two and one for each seat to hex or feast."""
        return int(options["rounds"]) * seats * max(5, 2 + seats)

    def view(self, table: Fair, seat: i64) -> dict[str, Any]:
        return view.view(table, seat)

    def deal_hidden(self, table: Fair, seat: i64) -> None:
        view.deal_hidden(table, seat)

    def observation(self, table: Fair, seat: i64) -> list[int]:
        return observation.observation(table, seat)

    def observation_spec(self, seats: int) -> Spec:
        return observation.spec(self.content, seats)

    def judge(self, table: Fair) -> list[float]:
        if table.over:
            return [float(seat in table.winners) / len(table.winners) for seat in range(table.seats)]
        total = sum(table.scores) + table.seats
        return [(score + 1) / total for score in table.scores]

    def score_sheet(self, table: Fair, seat: int | None = None) -> list[ScoreItem]:
        """T-8.1  Of hands, only the cards that the seat knows."""
        in_hand = [
            int(
                table.worth(
                    [
                        card
                        for slot, card in enumerate(hand.cards)
                        if seat is None or knows(hand.known[slot], seat)
                    ]
                )
            )
            for hand in table.hands
        ]
        return [
            ScoreItem("Coins", [int(coins) for coins in table.coins], "T-8.1"),
            ScoreItem("Cards won", [int(table.worth(prizes)) for prizes in table.prizes], "T-8.1"),
            ScoreItem("Cards in hand", in_hand, "T-8.1"),
        ]

    def inventory(self, table: Fair) -> dict[str, int]:
        """T-1.4  Each card somewhere, and all coins."""
        hands = [card for hand in table.hands for card in hand.cards]
        prizes = [card for seat in table.prizes for card in seat]
        cards = [*hands, *prizes, *table.pile.cards(), *table.display, *table.discard]
        counted = {card.name: cards.count(at) for at, card in enumerate(self.content.cards)}
        return {**counted, "coins": int(table.bank + sum(table.coins))}

    def box(self, table: Fair) -> dict[str, int]:
        coins = self.content.bank + self.content.coins * table.seats
        return {**{card.name: 1 for card in self.content.cards}, "coins": int(coins)}

    def closers(self) -> dict[str, Rule]:
        return {"auction": auction.award, "sealed": feast.open_bids, "curse": curse.strike}

    def label(self, table: Fair, action: int) -> str:
        return words.label(table, action)

    def rule_of(self, table: Fair, action: int) -> str:
        return words.rule_of(table, action)

    def sentence(self, event: Event, seat: i64) -> str:
        return words.sentence(self.content, event)

    def seat_name(self, seat: i64) -> str:
        return words.SEATS[seat]

    def picture(self, table: Fair, seat: i64) -> str:
        return picture(table, seat)

    def sketch(self, table: Fair, seat: i64) -> Sketch:
        return [[(f"{name}: {value}", "plain")] for name, value in view.view(table, seat).items()]

    def rulebook(self) -> Rulebook:
        return read_rulebook(self.key, self.package)


@lru_cache
def read_rulebook(key: str, package: str) -> Rulebook:
    """Its rules have ids of their own (T-1.1), which no rulebook of a real game knows."""
    book = Rulebook(key, files(package).joinpath("rules.md").read_text(encoding="utf-8"))
    for line in book.text.splitlines():
        rule = RULE.match(line)
        if rule:
            book.add(book.rules, rule.group(1), rule.group(2), "")
    return book
