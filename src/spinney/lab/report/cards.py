"""The cards of a report on one run: plots with a title and a note, by what they are about."""

from __future__ import annotations

from collections import Counter

from spinney.lab.formats import percent, short
from spinney.lab.report import page, plots
from spinney.lab.report.measurements import STEPS, Measurements
from spinney.lab.results.beginner import BEGAN, OTHERS
from spinney.lab.simulation.run import game_of
from spinney.lab.stats import mean, quantile


def victory_cards(measured: Measurements) -> list[str]:
    """The cards on who wins: by seat, by bot, and whoever began."""
    game = game_of(measured.run)
    seats = [(game.seat_name(at), one.win_rate) for at, one in enumerate(measured.summary.seats)]
    bots = [(name, measured.summary.win_rate(name)) for name in measured.summary.bots]
    cards = []
    if measured.run.seats > 1:
        note = "Share of the victories, with its interval; dashed is a fair share."
        cards.append(
            page.card("Who wins, by seat", note, plots.intervals(seats, "win rate, %", measured.fair))
        )
    if measured.began is not None:
        starts = [(BEGAN, measured.began), (OTHERS, measured.others)]
        note = "Whichever seat that was. Dashed is a fair share."
        cards.append(
            page.card(
                "Does it matter who begins?", note, plots.intervals(starts, "win rate, %", measured.fair)
            )
        )
    if len(bots) > 1 or measured.run.seats == 1:
        picture = plots.intervals(bots, "win rate, %", measured.fair if measured.run.seats > 1 else None)
        cards.append(page.card("Who wins, by bot", "Share of the victories of each seat it held.", picture))
    return cards


def length_cards(measured: Measurements) -> list[str]:
    """The cards on how long games are and how they end."""
    cards = []
    for what, numbers in measured.summary.lengths.items():
        middle = [short(quantile(numbers, share)) for share in (0.05, 0.5, 0.95)]
        note = f"Half of the games have at most {middle[1]}; nine in ten lie from {middle[0]} to {middle[2]}."
        cards.append(page.card(f"Length in {what}", note, plots.histogram({what: numbers}, what)))
    endings = measured.endings.most_common()
    notes = [percent(number / measured.games) for _, number in endings]
    rows = [(name, 100.0 * number / measured.games) for name, number in endings]
    cards.append(
        page.card("How games end", "By the event that ended them.", plots.bars(rows, "% of games", notes))
    )
    return cards


def score_cards(measured: Measurements) -> list[str]:
    """The cards on scores and where points come from."""
    scores = {name: standing.scores for name, standing in measured.summary.bots.items()}
    whole = sum((standing for standing in scores.values()), Counter[int]())
    one = mean(whole)
    low, high = (short(quantile(whole, share)) for share in (0.05, 0.95))
    note = f"Mean {short(one.value)}; nine in ten from {low} to {high}."
    cards = [page.card("Scores", note, plots.histogram(scores, "points of a seat"))]
    means = [(name, measured.sources.mean(name).value) for name in measured.sources.each]
    notes = [percent(measured.sources.share(name).value) for name, _ in means]
    cards.append(
        page.card(
            "Where points come from", "Points per seat, and their share.", plots.bars(means, "points", notes)
        )
    )
    return cards


def choice_cards(measured: Measurements) -> list[str]:
    """The card on how often each kind of action is chosen, and from how many options."""
    rows = measured.options_per_choice()
    per_game = [(word, number / measured.games) for word, number, _ in rows]
    notes = [f"from {options:.1f} options" for _, _, options in rows]
    total = sum(number for _, number, _ in rows)
    options = sum(number * each for _, number, each in rows) / max(1, total)
    note = f"{total / measured.games:.0f} choices in a game, from {options:.1f} options on average."
    return [page.card("Choices by kind", note, plots.bars(per_game, "choices in a game", notes))]


def arc_cards(measured: Measurements) -> list[str]:
    """The cards on how scores grow, when the lead changes, and when the winner takes it."""
    if not measured.arc_games or measured.run.seats < 2:
        return []
    curves = {
        name: [total / measured.arc_games for total in totals[:STEPS]]
        for name, totals in zip(("winners", "others"), measured.arcs, strict=True)
    }
    changes = mean(measured.lead_changes)
    leads = sum(measured.lead_taken.values())
    early = sum(games for moment, games in measured.lead_taken.items() if moment <= 500) / max(1, leads)
    taken: Counter[int] = Counter()
    for moment, games in measured.lead_taken.items():
        taken[moment // 10] += games
    lead = f"Seen at a few moments of each game: {changes.value:.1f} changes on average."
    return [
        page.card("The arc of a game", "Mean scores.", plots.lines(curves, "% of the game", "points")),
        page.card(
            "How often the lead changes", lead, plots.histogram({"": measured.lead_changes}, "changes")
        ),
        page.card(
            "When the winner takes the lead for good",
            f"In {percent(early)} of the games in the first half.",
            plots.histogram({"": taken}, "% of the game", 20),
        ),
    ]
