"""What is asked, and what it means to say no, at every choice of random games with all modules."""

from __future__ import annotations

from functools import cache

from games.eldervale.looks import play
from games.eldervale.positions import chosen
from games.eldervale.rules.test_atoms_cards import THROUGH, regrouped_on
from games.eldervale.scenes import GAME, eldervale
from games.random_games import every_position
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import actions, questions
from spinney.games.eldervale.terms.questions import QUESTIONS
from spinney.games.eldervale.words.asked import asked, asked_of, paid_for
from spinney.games.eldervale.words.labels import KEPT, LEFT

MODULES = dict.fromkeys(("bifrost", "den", "tactics", "minotaur", "shapeshifter", "legends"), "on")


@cache
def choices() -> tuple[EldervaleTable, ...]:
    """Every choice of 12 games, and what the atoms of cards ask, which may be rare."""
    games = [every_position(GAME, 2 + seed % 4, seed, chosen, **MODULES) for seed in range(12)]
    cards = [regrouped_on(card) for card, _, _ in THROUGH.values()]
    return tuple([table for game in (*games, cards) for table in game if not table.over])


def labels(t: EldervaleTable, kind: int) -> list[str]:
    return [GAME.label(t, int(option)) for option in t.options if t.content.actions.kind_of(option) == kind]


def test_whoever_declines_or_passes_reads_what_is_left() -> None:
    """A question that may be refused has an entry, and an entry is of a question that may be refused."""
    for kind, bare, told in (
        (actions.DECLINE, "Decline", {questions.ACTION, *LEFT}),
        (actions.PASS, "Pass", set(KEPT)),
    ):
        reached = set()
        for t in choices():
            found = labels(t, kind)
            assert bare not in found, QUESTIONS.name_of(t)
            if found:
                reached.add(int(QUESTIONS.of(t)))
        assert reached == told, [QUESTIONS.names[one] for one in reached ^ told]


def test_every_payment_says_what_it_is_for() -> None:
    paying = [t for t in choices() if QUESTIONS.of(t) == questions.PAYMENT]
    assert all(paid_for(t) for t in paying)
    steps = {t.step_ahead(0)[0].__name__ for t in paying}
    assert steps >= {"take_card", "build", "summon", "restore", "lay_aura", "move_aura", "do_effect"}


def test_a_question_is_told_to_whoever_is_asked_and_to_the_others() -> None:
    words, others = QUESTIONS.words, QUESTIONS.of_others
    assert words[questions.JOIN] == "join the battle, or not"
    assert others[questions.JOIN] == "may join the battle"
    assert words[questions.RUSHER] == "choose which Monster rushes"
    assert all(others[QUESTIONS.first :])
    t = eldervale({"ready": "worker", "tokens": "GPSTW$" * 3}, {})
    play(t, "to RUIN-DUN1", "use", "buy air")
    assert (asked(t), asked_of(t)) == ("pay for Skyward Arch", "pays for Skyward Arch")
