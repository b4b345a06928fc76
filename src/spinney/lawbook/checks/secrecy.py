"""Law 6, the checks: a seat cannot tell the true table from one that was redealt for it."""

from __future__ import annotations

import json
from collections.abc import Iterable

import spinney
from spinney.engine.faces.goal import Goal
from spinney.engine.score import ScoreItem
from spinney.engine.table import Table
from spinney.lawbook.checks.clones import differences
from spinney.lawbook.checks.conservation import check_components
from spinney.lawbook.checks.legality import check_legal_options
from spinney.lawbook.checks.showing import check_same, shown_to
from spinney.lawbook.play import watchers

AHEAD = 5  # answers that two tables are played on side by side


def check_redeals(table: Table, key: str, seats: Iterable[int] = ()) -> None:
    """Law 6  For some seats, or for every seat and the spectator: a redealt table looks the same."""
    check_open(table)
    for seat in seats or watchers(table):
        check_redeal(table, seat, key)
        check_further(table, seat, key)


def check_redeal(table: Table, seat: int, key: str) -> None:
    """Law 6  After a redeal, all that the seat may look at is byte for byte the same; the future is not."""
    before = table.fingerprint()
    imagined = table.game.redeal(table, seat, key)
    assert table.fingerprint() == before, "a redeal changed the true table"
    assert imagined.journal is None, "a redealt table has a journal"
    assert imagined.log is None, "a redealt table has the log of the true one"
    assert imagined.chance.key != table.chance.key, "the redealt table has the true key"
    imagined.log, imagined.journal = table.log, table.journal
    check_same(visible_to(imagined, seat), visible_to(table, seat), seat)
    check_legal_options(imagined)
    check_components(imagined)


def check_open(table: Table) -> None:
    """Law 6  A game that deals nothing anew hides nothing: all seats see the same, but for who they are."""
    game = table.game
    if not game.has_secrets:
        shown = {json.dumps(without_numbers(game.view(table, seat))) for seat in watchers(table)}
        assert len(shown) == 1, "seats see different things, but there is no `deal_hidden` to deal them anew"


def without_numbers(view: dict[str, object]) -> dict[str, object]:
    """A view without the single numbers at its top, such as whose it is: the same for all without secrets."""
    return {name: value for name, value in view.items() if not isinstance(value, int)}


def check_playable(table: Table, seat: int, key: str, bound: int) -> None:
    """Law 6  A redealt table can be played to its end by the rules."""
    imagined = table.game.redeal(table, seat, key)
    bot = spinney.bot("random", key)
    while not imagined.over:
        assert imagined.number < bound, f"a redealt table goes on for more than {bound} choices"
        imagined.play(bot.choose(imagined.game.seen_by(imagined, imagined.seat)))
        check_components(imagined)


def visible_to(table: Table, seat: int) -> dict[str, object]:
    """All that a seat or spectator can see, which a redealt table must show just as the true one does."""
    game = table.game
    own = [int(option) for option in table.options] if seat == table.seat else []
    return {
        "choice": (int(table.number), int(table.seat), table.over),
        "view": json.dumps(game.view(table, seat)),
        "score sheet": [item_text(item) for item in game.score_sheet(table, seat)],
        "sketch": game.sketch(table, seat),
        "observation": game.observation(table, seat),
        "options": own,
        "labels": [game.label(table, option) for option in own],
        "rules": [game.rule_of(table, option) for option in own],
        "log": game.log(table, seat),
        "coming": game.coming(table),
        "goal": goal_text(game.goal(table, seat)),
        **shown_to(table, seat),
    }


def item_text(item: ScoreItem) -> str:
    """A line of the score sheet as a seat sees it, as text that can be compared."""
    return f"{item.name} {item.points} {item.rule}"


def goal_text(goal: Goal) -> str:
    """The goal as a seat sees it, as text that can be compared."""
    meters = [f"{meter.label} {meter.value} {meter.full} {meter.seat} {meter.about}" for meter in goal.meters]
    return "\n".join([goal.sentence, *meters])


# A few answers further.


def check_further(table: Table, seat: int, key: str) -> None:
    """Law 6  The true table and a redealt one, played on with the same answers and the same dice.

    While nothing is drawn or shown in either, the seat still sees the same. While it sees the same, it has
    been told the same: words give nothing away that the view hides.
    """
    truth, imagined = table.clone(), table.game.redeal(table, seat, key)
    imagined.chance = truth.chance.clone()
    chance = spinney.bot("random", key).chance
    all_quiet = True
    for _ in range(AHEAD):
        common = [option for option in truth.options if option in imagined.options]
        if not common or truth.seat != imagined.seat:
            return
        answer = common[chance.below(len(common))]
        truth.log, imagined.log = [], []  # each answer's own lines are compared
        quiet = answered_quietly(truth, answer) & answered_quietly(imagined, answer)
        all_quiet &= quiet
        if quiet:
            check_same_face(truth, imagined, seat, answer, in_order=all_quiet)
        if not check_same_words(truth, imagined, seat, answer):
            return


def answered_quietly(table: Table, answer: int) -> bool:
    """Play an answer on a table. Was nothing drawn or shown, so that both tables must still look the same?"""
    drawn, shown = table.chance.drawn, table.shown
    table.play(answer)
    return table.chance.drawn == drawn and table.shown == shown and not table.over


def check_same_face(truth: Table, imagined: Table, seat: int, answer: int, *, in_order: bool) -> None:
    """Both tables look the same. Once cards were drawn, a hand may lie, and be told of, in another order."""
    told, true = visible_to(imagined, seat), visible_to(truth, seat)
    if not in_order:
        told["log"], true["log"] = sorted(truth.game.log(imagined, seat)), sorted(truth.game.log(truth, seat))
        told["deeds"] = true["deeds"]  # in words, they are the log
    wrong = [name for name in true if told[name] != true[name]]
    assert not wrong, (
        f"after {truth.game.text(answer)!r} nothing was drawn or shown, but seat {seat} can tell by its "
        f"{', '.join(wrong)} what was hidden: {differences(truth, imagined)}"
    )


def check_same_words(truth: Table, imagined: Table, seat: int, answer: int) -> bool:
    """If the views are still equal, so are the lines, in any order; returns whether the views are."""
    game = truth.game
    if game.view(truth, seat) != game.view(imagined, seat):
        return False
    if truth.chance.drawn == imagined.chance.drawn:
        told, true = sorted(game.log(imagined, seat)), sorted(game.log(truth, seat))
        assert told == true, f"after {game.text(answer)!r} the words tell seat {seat}: {true}, not {told}"
    return True
