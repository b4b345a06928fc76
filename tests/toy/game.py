"""The toy as a game, put together from its parts."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from spinney.engine.chance import Chance
from spinney.engine.edition import Edition, read_edition
from spinney.engine.game import Game
from spinney.engine.options import GameOption
from spinney.engine.parts import About, Judge, Knowledge, Look, Options, Rules, Terms, Words
from spinney.engine.score import ScoreItem
from toy import actions, asking, auction, curse, events, feast, observation, picture, setup, view, words
from toy.content import Content, read_content
from toy.table import Fair, knows

EDITIONS: Final = Path(__file__).parent / "editions"
TINY: Final = str(EDITIONS / "tiny.toml")  # few enough cards to count every deal; it does not ship
OPTIONS: Final = (
    GameOption("rounds", "turns of each seat (T-2.1)", 2, 1, 8),
    GameOption("first", "who begins (T-1.3)", "eldest", words=("eldest", "drawn")),
)


def about(version: str = "1", oldest: str = "") -> About:
    return About(
        key="toy",
        title="Hedge Fair",
        pitch="A few cards, a few coins, and every kind of secret.",
        length="2 minutes",
        package="toy",
        version=version,
        seats=(2, 3),
        options=OPTIONS,
        oldest=oldest,
    )


class Toy(Game[Fair]):
    """Hedge Fair. Tests try other classes of table (`fair`) and other versions (`about`)."""

    fair: type[Fair] = Fair
    about: About = about()

    def __init__(self, edition: Edition | str | None = None) -> None:
        if edition is None or edition == "standard":
            edition = read_edition(EDITIONS / "standard.toml", shipped=True)
        elif isinstance(edition, str):
            edition = read_edition(edition)
        content = read_content(edition)
        super().__init__(
            self.about,
            Terms(events.EVENTS, actions.KINDS, actions.SPACE),
            Rules(
                lay_out,
                most_choices,
                {"auction": auction.award, "sealed": feast.open_bids, "curse": curse.strike},
            ),
            Knowledge(view.view, observation.observe, score_sheet, inventory, box, view.deal_hidden),
            Judge(judge),
            Words(words.LABELS, words.RULES, None, words.seat_name),
            Look(picture.board, picture.sketch, asking.ask, asking.why_not, picture.lens),
            edition,
            content,
        )


def lay_out(game: Game[Fair], seats: i64, chance: Chance, options: Options) -> Fair:
    assert isinstance(game, Toy)
    table = setup.lay_out(game.fair, game, game.content, seats, chance, int(options["rounds"]))
    table.plan((setup.deal,), (setup.begin, int(options["first"] == "drawn")))
    return table


def most_choices(content: Content, seats: int, options: Options) -> int:
    """T-2.1  A boast, then at most four choices to bury, or two and one for each seat to hex or feast."""
    return int(options["rounds"]) * seats * max(5, 2 + seats)


def judge(table: Fair) -> list[float]:
    if table.over:
        return [float(seat in table.winners) / len(table.winners) for seat in range(table.seats)]
    total = sum(table.scores) + table.seats
    return [(score + 1) / total for score in table.scores]


def score_sheet(table: Fair, seat: int | None = None) -> list[ScoreItem]:
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


def inventory(table: Fair) -> dict[str, int]:
    """T-1.4  Each card somewhere, and all coins."""
    hands = [card for hand in table.hands for card in hand.cards]
    prizes = [card for seat in table.prizes for card in seat]
    cards = [*hands, *prizes, *table.pile.cards(), *table.display, *table.discard]
    counted = {card.name: cards.count(at) for at, card in enumerate(table.content.cards)}
    return {**counted, "coins": int(table.bank + sum(table.coins))}


def box(table: Fair) -> dict[str, int]:
    content = table.content
    coins = content.bank + content.coins * table.seats
    return {**{card.name: 1 for card in content.cards}, "coins": int(coins)}
