"""Terms: an entry says everything once, and one that is incomplete is refused when it is declared."""

from __future__ import annotations

import pytest

from spinney.engine.errors import BrokenRules
from spinney.engine.events import Event
from spinney.engine.game import check_labels
from spinney.engine.parts import About, Terms, Words
from spinney.engine.terms.actions import Kinds
from spinney.engine.terms.events import ITSELF, OTHERS, Events
from spinney.engine.terms.field import NUMBER, SEAT, Field, agreeing, count, if_so, one_of
from spinney.engine.terms.questions import Questions
from spinney.engine.text import a, listed, many, plural, seat_name

FRUIT = one_of("an apple", "a pear", names=("apple", "pear"))


def told(events: Events, a: int = 0, b: int = 0, c: int = 0, kind: int = 0) -> str:
    return events.sentence(None, Event(0, -1, kind, 0, a, b, c), seat_name)


def one(sentence: str, **more: object) -> Events:
    events = Events("orchard")
    events.add(0, "picked", sentence, **more)  # type: ignore[arg-type]
    return events


def test_a_sentence_is_filled_with_the_words_of_its_fields() -> None:
    assert told(one("{who} picks {a} for {b}.", a=FRUIT, b=SEAT), 1, 2) == "Seat 1 picks a pear for Seat 3."
    assert told(one("{a} {b} down.", a=count("apple"), b=agreeing("a", "falls", "fall")), 1) == (
        "1 apple falls down."
    )
    assert told(one("{a} {b} down.", a=count("apple"), b=agreeing("a", "falls", "fall")), 3) == (
        "3 apples fall down."
    )
    assert told(one("{who} rests{a}.", a=if_so(" again")), 1) == "Seat 1 rests again."
    assert told(one("{who} rests{a}.", a=if_so(" again")), 0) == "Seat 1 rests."
    assert told(
        one("{a}", a=Field(told=lambda saying, n: saying.name_of(saying.event.b + n)), b=NUMBER), 1, 1
    ) == ("Seat 3")


def test_what_is_not_worth_a_line_has_none() -> None:
    assert told(one("")) == ""
    quiet = one("{who} picks {a}.", a=NUMBER, when=lambda event: bool(event.a > 0))
    assert (told(quiet, 0), told(quiet, 2)) == ("", "Seat 1 picks 2.")


def test_an_event_concerns_whom_it_names() -> None:
    named = one("{who} robs {a}.", a=SEAT, concerns="a")
    assert [named.concerns(Event(0, -1, 0, 0, 1, 0, 0), seat) for seat in range(3)] == [False, True, False]
    assert not named.concerns(Event(0, -1, 0, 1, 1, 0, 0), 1)  # not what the seat did itself
    own = one("{who} slips.", concerns=ITSELF)
    assert [own.concerns(Event(0, -1, 0, 1, 0, 0, 0), seat) for seat in range(2)] == [False, True]
    loud = one("{who} shouts.", concerns=OTHERS)
    assert [loud.concerns(Event(0, -1, 0, 1, 0, 0, 0), seat) for seat in range(2)] == [True, False]
    assert not one("{who} sings.").concerns(Event(0, -1, 0, 1, 0, 0, 0), 0)


def test_an_event_is_its_own_fact() -> None:
    (fact,) = one("{who} picks {b} {a}.", a=FRUIT, b=NUMBER, item="a", many="b", beat=True).facts(None)
    assert (fact.kind, fact.item, fact.names, fact.many, fact.beat) == (0, "a", ["apple", "pear"], "b", True)


@pytest.mark.parametrize(
    ("number", "sentence", "more", "complaint"),
    [
        (1, "{who} rests.", {}, "expected the number 0"),
        (0, "{who} picks {a}.", {}, "slot {a} that nothing fills"),
        (0, "{who} picks {a", {"a": FRUIT}, "slot {a} that nothing fills"),
        (0, "{who} picks.", {"item": "a"}, "item is 'a'"),
        (0, "{who} picks {a}.", {"a": NUMBER, "item": "a"}, "item is 'a'"),
        (0, "{who} picks.", {"many": "b"}, "many is 'b'"),
        (0, "{who} picks.", {"concerns": "b"}, "it concerns 'b'"),
        (0, "{who} picks {b}.", {"b": FRUIT}, "a, then b, then c; got b"),
    ],
)
def test_an_incomplete_event_is_refused(
    number: int, sentence: str, more: dict[str, object], complaint: str
) -> None:
    with pytest.raises(BrokenRules) as refused:
        Events("orchard").add(number, "picked", sentence, **more)  # type: ignore[arg-type]
    assert complaint in str(refused.value)
    assert f"orchard: event {number} (picked)" in str(refused.value)


def test_two_events_of_one_name_are_refused() -> None:
    events = one("{who} picks.")
    with pytest.raises(BrokenRules, match="there is an event of that name already"):
        events.add(1, "picked", "{who} picks.")


def orchard() -> Kinds:
    kinds = Kinds("orchard")
    kinds.add(0, "pick", "O-1.1", "Pick {a}", a=FRUIT, heading="Pick something")
    kinds.add(1, "lie-down", "O-1.2", "Lie down")
    kinds.add(2, "give", "O-1.3", a=FRUIT, b=Field(texts=lambda _: ("one", "two")))
    return kinds


def test_a_kind_of_action_gives_texts_labels_headings_and_rules() -> None:
    kinds = orchard()
    space = kinds.space(None)
    assert space.texts[:3] == ["pick apple", "pick pear", "lie-down"]
    assert space.texts[3:] == ["give apple one", "give apple two", "give pear one", "give pear two"]
    assert kinds.label(None, space, space.action("pick pear")) == "Pick a pear"
    assert (kinds.heading("pick"), kinds.heading("lie-down")) == ("Pick something", "Lie down")
    assert [term.rule for term in kinds.terms] == ["O-1.1", "O-1.2", "O-1.3"]


def test_a_kind_of_action_out_of_order_or_without_text_form_is_refused() -> None:
    kinds = orchard()
    with pytest.raises(BrokenRules, match="expected the number 3"):
        kinds.add(4, "sing", "O-1.4", "Sing")
    kinds.add(3, "sing", "O-1.4", "Sing {a}", a=NUMBER)
    with pytest.raises(BrokenRules, match="orchard: action sing: part a has no text form"):
        kinds.space(None)


def label(table: object, action: int) -> str:
    return "Give"


def test_every_action_is_put_into_words_once() -> None:
    kinds = orchard()
    terms = Terms(Events("orchard"), kinds, kinds.space(None))
    check_labels(terms, Words({2: label}), "orchard")
    with pytest.raises(BrokenRules, match=r"orchard: action 2 \(give\) has no label"):
        check_labels(terms, Words({}), "orchard")
    with pytest.raises(BrokenRules, match=r"orchard: action 1 \(lie-down\) has two labels"):
        check_labels(terms, Words({1: label, 2: label}), "orchard")
    with pytest.raises(BrokenRules, match="orchard: words for action 7, but there is no such kind"):
        check_labels(terms, Words({2: label}, {7: label}), "orchard")


def test_a_kind_of_action_has_a_word_a_rule_and_no_slot_for_a_name() -> None:
    for word, rule, label, complaint in (
        ("", "O-1.4", "Sing", "has a word and a rule"),
        ("sing", "", "Sing", "has a word and a rule"),
        ("sing", "O-1.4", "{who} sings", "slot {who} that nothing fills"),
    ):
        with pytest.raises(BrokenRules, match=complaint):
            orchard().add(3, word, rule, label)
    with pytest.raises(BrokenRules, match="no kind of action has the word 'dance'"):
        orchard().heading("dance")


def test_a_number_without_a_word_is_named_with_its_event() -> None:
    events = one("{who} picks {a}.", a=FRUIT)
    for number in (-1, 2):
        with pytest.raises(BrokenRules, match=f"event picked: a: no word for {number}, as there are 2"):
            told(events, number)
    with pytest.raises(BrokenRules, match="orchard: told of event 7, but there is no such event"):
        told(events, kind=7)


def test_a_game_is_for_some_seats() -> None:
    with pytest.raises(BrokenRules, match=r"orchard: seats: expected the fewest and the most, got \(4, 2\)"):
        About("orchard", "Orchard", "Pick.", "a while", "orchard", "1", (4, 2))


def answered(*_: object) -> None: ...


def test_an_incomplete_question_is_refused() -> None:
    questions = Questions("orchard", first=1)
    questions.add(1, "fruit", "picks a fruit", answered)
    assert (questions.names, questions.words) == (["", "fruit"], ["", "picks a fruit"])
    for number, name, words, answers, complaint in (
        (1, "other", "rests", (str,), "expected the number 2"),
        (2, "", "rests", (str,), "has a name, words and a rule"),
        (2, "rest", "", (str,), "has a name, words and a rule"),
        (2, "rest", "rests", (), "has a name, words and a rule"),
        (2, "fruit", "rests", (str,), "there is a question of that name already"),
        (2, "rest", "rests", (answered,), "is also an answer to 'fruit'"),
    ):
        with pytest.raises(BrokenRules, match=complaint):
            questions.add(number, name, words, *answers)


def test_words_that_all_games_share() -> None:
    assert [plural(word) for word in ("cube", "die", "body", "day", "branch", "success")] == [
        "cubes", "dice", "bodies", "days", "branches", "successes"
    ]  # fmt: skip
    assert (many(1, "die"), many(2, "die"), many(2, "ox", "oxen")) == ("1 die", "2 dice", "2 oxen")
    assert (a("orange spirit"), a("white spirit")) == ("an orange spirit", "a white spirit")
    assert [a(noun) for noun in ("Unit", "Orb", "uncle", "one", "Eulogy")] == [
        "a Unit", "an Orb", "an uncle", "a one", "a Eulogy"
    ]  # fmt: skip
    assert [listed(things) for things in ([], ["oak"], ["oak", "ash"], ["oak", "ash", "thorn"])] == [
        "", "oak", "oak and ash", "oak, ash and thorn"
    ]  # fmt: skip
