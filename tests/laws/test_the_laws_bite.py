"""The laws are tested: each notices a toy that breaks it, and none complains of the healthy toy."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from laws import broken, broken_looks
from spinney.engine.records.record import Record
from spinney.engine.table import Table
from spinney.lawbook.cases import Case
from spinney.lawbook.checks.asking import check_asking, check_numbers
from spinney.lawbook.checks.clones import (
    check_clone,
    check_forgets_nothing,
    check_older_clones,
    check_shares_nothing,
)
from spinney.lawbook.checks.conservation import check_components, check_interruptions
from spinney.lawbook.checks.damage import Damage, check_damage
from spinney.lawbook.checks.legality import check_legal_options, check_refusals
from spinney.lawbook.checks.names import check_names, check_rules
from spinney.lawbook.checks.pictures import check_pictures
from spinney.lawbook.checks.play_ends import check_end
from spinney.lawbook.checks.posterior import SHARP, check_frequencies
from spinney.lawbook.checks.repetition import check_repeats
from spinney.lawbook.checks.scores import check_sheet
from spinney.lawbook.checks.secrecy import check_redeals
from spinney.lawbook.checks.showing import check_showing
from spinney.lawbook.checks.undo import check_barrier, check_undo
from spinney.lawbook.play import Play, walk
from toy.game import TINY, Toy

Trial = Callable[[type[Toy]], None]


def cases(kind: type[Toy]) -> list[Case]:
    return [Case(kind(), 2, {"rounds": 3}), Case(kind(), 3, {"rounds": 2, "first": "drawn"})]


def everywhere(check: Callable[[Table], None], kind: type[Toy]) -> None:
    """A check at every choice of a few games."""
    for case in cases(kind):
        for key in range(4):
            for table in walk(case, Play(key)):
                check(table)


def all_along(check: Callable[[list[Table]], None], kind: type[Toy]) -> None:
    """A check of games so far, at every choice."""
    for case in cases(kind):
        for key in range(6):
            tables: list[Table] = []
            for table in walk(case, Play(key)):
                tables.append(table.branch())
                check(tables)


def to_the_end(kind: type[Toy]) -> None:
    for case in cases(kind):
        check_end(case, Play(1))


def older_clones(kind: type[Toy]) -> None:
    for case in cases(kind):
        check_older_clones([(table.clone(), table.fingerprint()) for table in walk(case, Play(1, "last"))])


def frequencies(line: list[str], seat: int, redeals: int, kind: type[Toy]) -> None:
    """The frequencies of redeals after a few answers, on an edition small enough to count."""
    case = Case(kind(TINY), 2, {"rounds": 2})
    table = case.start(4)
    for text in line:
        table.play(table.game.action(text))
    check_frequencies(case, table, seat, redeals)


def again(kind: type[Toy]) -> None:
    for case in cases(kind):
        check_repeats(case, Play(1))


def undo(tables: list[Table]) -> None:
    check_undo(tables)
    check_barrier(tables, "bite")


TRIALS: dict[str, Trial] = {
    "play ends": to_the_end,
    "options": partial(everywhere, check_legal_options),
    "refusals": partial(everywhere, check_refusals),
    "repetition": again,
    "equal clones": partial(everywhere, check_clone),
    "whole clones": partial(everywhere, check_forgets_nothing),
    "separate clones": partial(everywhere, check_shares_nothing),
    "older clones": older_clones,
    "components": partial(everywhere, check_components),
    "interruptions": partial(everywhere, check_interruptions),
    "redeals": partial(everywhere, partial(check_redeals, key="bite")),
    "frequencies at the start": partial(frequencies, [], 0, 1000),
    "frequencies after a denial": partial(frequencies, ["call red", "none"], 0, 1000),
    "frequencies before a sealed bid": partial(frequencies, ["feast", "seal 1"], 1, SHARP),
    "asking": partial(everywhere, check_asking),
    "numbers": partial(everywhere, check_numbers),
    "names": partial(everywhere, check_names),
    "rules": partial(everywhere, check_rules),
    "score sheet": partial(everywhere, check_sheet),
    "pictures": partial(everywhere, check_pictures),
    "undo": partial(all_along, undo),
    "showing": partial(everywhere, partial(check_showing, key="bite")),
}

BITES = [
    ("play ends", broken.ShortBound, "more than 5 choices"),
    ("options", broken.BackwardOptions, "not ascending"),
    ("options", broken.DoubleOptions, "not unique"),
    ("refusals", broken.PlaysAnything, "no IllegalAction"),
    ("repetition", broken.GoesItsOwnWay, "the games differ"),
    ("equal clones", broken.ForgetfulClone, "opened"),
    ("whole clones", broken.ForgetfulClone, "clone forgets table.opened"),
    ("separate clones", broken.SharingClone, r"shares table.hands\[0\].known"),
    ("older clones", broken.SharingClone, "changed"),
    ("components", broken.VanishingCoin, "coins"),
    ("interruptions", broken.AuctionLeftOver, "auction is left over"),
    ("redeals", broken.LeakingView, "sees another view"),
    ("redeals", broken.LeakingObservation, "sees another observation"),
    ("redeals", broken.LeakingSheet, "sees another score sheet"),
    ("redeals", broken.LeakingGoal, "sees another goal"),
    ("redeals", broken.GossipOfBurials, "can tell by its log"),
    ("redeals", broken.GossipOfDraws, "the words tell"),
    ("redeals", broken.OpenWindow, "nothing was drawn or shown, but"),
    ("redeals", broken.KeepsTheKey, "key"),
    ("redeals", broken.DealsForTheWrongSeat, "sees another"),
    ("redeals", broken.DeniesItsSecrets, "there is no `deal_hidden`"),
    ("frequencies at the start", broken.GossipOfDraws, "impossible"),
    ("frequencies at the start", broken.KeepsTheTruth, "redeals keep the truth"),
    ("frequencies after a denial", broken.ForgetsWhatWasDenied, "impossible"),
    ("frequencies before a sealed bid", broken.BidsAfterDealing, "frequencies are wrong"),
    ("asking", broken.MutatingLabel, "changed the table"),
    ("asking", broken.HandsOutTheTable, "a part of the table itself"),
    ("numbers", broken.BeyondItsGoal, "a meter of the goal beyond its ends"),
    ("numbers", broken.TooManyNumbers, "numbers, but the spec has"),
    ("names", broken.EqualLabels, "two options with the label"),
    ("rules", broken.UnknownRule, "no rule T-9.9"),
    ("score sheet", broken.WrongSheet, "does not add up"),
    ("pictures", broken_looks.TornPicture, "not well-formed"),
    ("pictures", broken_looks.SameIds, "ids given twice"),
    ("pictures", broken_looks.BareBoard, "which nothing drawn has as its key"),
    ("pictures", broken_looks.NoPurses, "'purse-[012]'.*, which nothing drawn has as its key"),
    ("pictures", broken_looks.NobodyAround, "'person-[012]'.*, which nothing drawn has as its key"),
    ("pictures", broken_looks.SameZones, "two zones with the key"),
    ("pictures", broken_looks.SameItems, "two items with the key"),
    ("pictures", broken_looks.ZoneNowhere, "the zone attic has no place on a page"),
    ("pictures", broken_looks.AsksEverybody, "is not asked, but is given answers"),
    ("pictures", broken_looks.NoQuestion, "without a question"),
    ("pictures", broken_looks.AnswerMissing, "options without an answer"),
    ("pictures", broken_looks.AnswerTwice, "options with two answers"),
    ("pictures", broken_looks.AnswerBeyond, "answers that are no options"),
    ("pictures", broken_looks.OtherWords, "is called '.*', its option '"),
    ("pictures", broken_looks.TrivialBeyond, "the trivial answer .* is no option"),
    ("undo", broken.ShowsUnnoticed, "was shown something"),
    ("showing", broken_looks.LeakingBoard, "sees another board"),
    ("showing", broken_looks.LeakingPicture, "sees another picture"),
    ("showing", broken_looks.LeakingQuestion, "sees another question"),
    ("showing", broken_looks.LeakingLens, "sees another lens"),
    ("showing", broken_looks.LeakingReason, "sees another reason"),
    ("showing", broken_looks.GossipOfDeeds, "sees another deeds"),
    ("redeals", broken_looks.LeakingBoard, "sees another board"),
    ("redeals", broken_looks.LeakingQuestion, "sees another question"),
]


@pytest.mark.parametrize(("trial", "kind", "complaint"), BITES)
def test_a_law_notices_what_breaks_it(trial: str, kind: type[Toy], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        TRIALS[trial](kind)


@pytest.mark.parametrize("trial", TRIALS)
def test_the_laws_are_content_with_the_healthy_toy(trial: str) -> None:
    TRIALS[trial](Toy)


def test_a_record_without_damage_would_be_noticed() -> None:
    with pytest.raises(AssertionError, match="nobody noticed"):
        check_damage(Damage("nothing", Record.of(cases(Toy)[0].start(1)).to_json()), Toy())
