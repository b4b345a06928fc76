"""What people read: labels, rules behind actions, sentences of the log."""

from __future__ import annotations

from random import Random

import pytest

from games.groves.editions import changed
from games.groves.positions import asking
from games.groves.scene import GAME, groves, log, play
from rule import rule
from spinney.engine.events import EVERYONE, Event
from spinney.games.groves import Groves
from spinney.games.groves.content.cards import SPIRITS
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms import actions, events, questions
from spinney.games.groves.terms.questions import QUESTIONS
from spinney.games.groves.words.cards import card_words
from spinney.games.groves.words.powers import POWERS

A, B = 0, 1


def label(t: GrovesTable, text: str) -> str:
    return GAME.label(t, GAME.action(text))


def rule_of(t: GrovesTable, text: str) -> str:
    return GAME.rule_of(t, GAME.action(text))


def test_a_placement_says_what_waits_there() -> None:
    t = groves(
        {"drawn": "white blue wraith", "groves": "BLU-3", "standing": {"ST-CRY-1": "wraith"}, "portals": [B]},
        {},
        crown_placed=1,
    )
    assert label(t, "place white BLU-3") == "White spirit to Stillwater Basin: 2 water"
    assert label(t, "place blue BLU-3") == "Blue spirit to Stillwater Basin: 2 water, bonus 2 crystals"
    assert label(t, "place wraith BLU-3") == "Wraith to Stillwater Basin: 2 water, bonus 2 crystals"
    assert "displaces the wraith into your bag, no reward" in label(t, "place white ST-CRY-1")
    assert label(t, "place white ST-CRY-2") == "White spirit to Crystal Hollow of Seat 2: 2 crystals"
    assert "take the base of a portal" in label(t, "place white tree-portal")


def test_the_portal_area_says_what_it_will_do() -> None:
    t = groves({"drawn": "white", "base": True}, {"drawn": "white"})
    assert "complete your portal, take a wraith" in label(t, "place white tree-portal")
    t = groves({"drawn": "white"}, {"portals": [A] * 8, "drawn": "white"})
    assert "no base is left" in label(t, "place white tree-portal")


@pytest.mark.parametrize(
    ("row", "elements", "words"),
    [
        ("BLU-1 BLU-2", [0, 0, 0], "buy a grove, though you can pay for none now"),
        ("- BLU-1", [9, 9, 9], "buy a grove; you can pay for Frostfern Nook"),
        ("BLU-1 BLU-2", [9, 9, 9], "buy a grove; you can pay for 2 of them"),
    ],
)
def test_the_groves_area_says_what_could_be_bought(row: str, elements: list[int], words: str) -> None:
    t = groves(
        {"drawn": "white", "crystals": 2, "elements": elements}, {"drawn": "white"}, row=row, crown_placed=1
    )
    assert label(t, "place white tree-groves") == f"White spirit to the groves area: {words}"


def test_summoning_cards_are_called_by_what_they_need() -> None:
    content = GAME.content
    ids = [card.id for card in content.summoning]
    assert card_words(content, ids.index("SUM-02")) == "the card for 1 yellow and 1 green (1 dominion)"
    assert not any(card.id in card_words(content, at) for at, card in enumerate(content.summoning))


def test_a_purchase_says_price_and_worth() -> None:
    t = groves(
        {"drawn": "white", "crystals": 2, "elements": [9, 9, 9]},
        {"drawn": "white"},
        row="- BLU-1",
        crown_placed=1,
    )
    play(t, "place white tree-groves")
    assert label(t, "buy 2") == (
        "Buy Frostfern Nook (blue, slot 2) for 1 light, 2 water, 2 crystals: "
        "2 dominion; 1 water and 1 random spirit culled from your bag, bonus 1 crystal"
    )
    assert label(t, "pass") == "Buy nothing"


def test_a_wraith_that_would_lose_the_game_says_so() -> None:
    t = groves({"drawn": "white"}, wraith_bag="wraith blue white", hollows=10)
    play(t, "place white ST-SPI-1", "leave")
    assert label(t, "settle") == "Place a wraith: it finds no space, and the game is lost at once"
    t = groves({"drawn": "white"}, wraith_bag="wraith blue white", hollows=3)
    play(t, "place white ST-SPI-1", "leave")
    assert label(t, "settle").endswith("(to beat: 18)")
    assert "A wraith settles in the Hollows; to beat: 18." in log(play(t, "settle"))


@rule("G-14.32")
@pytest.mark.parametrize(("hollows", "warns"), [(9, False), (10, True)])
def test_full_hollows_are_warned_of_beside_the_choice(hollows: int, warns: bool) -> None:
    t = groves({"drawn": "white*2"}, wraith_bag="wraith blue white", hollows=hollows)
    assert GAME.coming(t).startswith("Next: Seat 1 places again.")
    assert ("The Hollows are full: dangerously close to losing" in GAME.coming(t)) == warns


def test_the_wraith_bag_is_counted_in_wraiths() -> None:
    told = [GAME.sentence(Event(0, EVERYONE, events.WRAITH_ADDED, A, n, 0, 0), A) for n in (1, 4)]
    assert told == [
        "A wraith joins the wraith bag, which holds 1 wraith now.",
        "A wraith joins the wraith bag, which holds 4 wraiths now.",
    ]


@rule("groves/R-29", "groves/S-33")
@pytest.mark.parametrize(
    ("deck", "brings"),
    [
        ("SUM-01 SUM-02 SUM-03", "keep one of two summoning cards"),
        ("SUM-01 SUM-02", "keep one of two summoning cards"),
        ("SUM-01", "keep the last summoning card"),
        ("", "no summoning card is left"),
    ],
)
def test_the_bonus_area_says_what_it_really_brings(deck: str, brings: str) -> None:
    t = groves({"drawn": "white*2"}, {"drawn": "white"}, deck=deck)
    assert label(t, "place white tree-bonus") == f"White spirit to the bonus area: {brings}"
    shown = f"place a spirit here to {brings}" if deck else f"{brings}, so a spirit here brings nothing"
    assert f"The bonus area: {shown}" in GAME.picture(t, 0)


def test_the_last_space_of_the_hollows_has_no_value_to_beat_behind_it() -> None:
    t = groves({"drawn": "white"}, wraith_bag="wraith blue white", hollows=9)
    play(t, "place white ST-SPI-1", "leave")
    assert (
        label(t, "settle")
        == "Place a wraith on the last space of the Hollows: if they stay full, the game is lost"
    )
    assert "A wraith settles on the last space of the Hollows." in log(play(t, "settle"))


def test_every_action_names_its_rule() -> None:
    t = groves(
        {"drawn": "white wraith", "standing": {"ST-CRY-1": "wraith"}, "portals": [B]}, {}, crown_placed=0
    )
    assert rule_of(t, "place wraith ST-SPI-1") == "G-7.2"
    assert rule_of(t, "place white ST-CRY-1") == "G-7.6"
    assert rule_of(t, "place white ST-SPI-1") == "G-5.1"
    assert rule_of(t, "place white ST-CRY-2") == "G-8.4"
    assert rule_of(t, "place white tree-bonus") == "G-5.3"
    assert rule_of(t, "place white tree-groves") == "G-5.4"  # why it is refused now
    rules = {"buy 1": "G-9.1", "portal left": "G-8.3", "keep SUM-01": "G-10.1", "gain earth": "G-6.11",
             "collect": "G-6.4", "first": "G-6.17", "swap": "G-6.14", "spirit white": "G-6.15",
             "send white": "G-14.12", "recall": "G-14.16", "spawn": "G-14.17", "banish": "G-14.18",
             "repel": "G-14.19", "finish": "G-14.26", "settle": "G-14.8",
             "choose ST-YEL": "G-2.8"}  # fmt: skip
    assert {text: rule_of(t, text) for text in rules} == rules


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_log_is_in_whole_sentences(seats: int) -> None:
    t, player = GAME.start(seats, seed=f"told {seats}"), Random(seats)
    while not t.over:
        t.play(player.choice(t.options))
    for seat in (-1, *range(seats)):
        for line in log(t, seat):
            assert line[0].isupper()
            assert line.endswith(".")
            assert "{" not in line
            assert "  " not in line


def test_others_are_told_what_somebody_did_to_them() -> None:
    t = groves({"drawn": "white"}, {"drawn": "white*2", "portals": [A], "base": True}, crown=B)
    play(t, "place white ST-CRY-1", "collect")
    event = next(event for event in t.log or [] if event.kind == events.PLACED)
    assert GAME.concerns(event, A)
    assert not GAME.concerns(event, B)
    assert "Seat 2 places a white spirit on Crystal Hollow of Seat 1." in log(t, A)


FORETOLD = {
    events.ROUND_BEGINS: "the round ends",
    events.WRAITHS_DRAWN: "the wraiths are drawn",
    events.SCORED: "the points are counted",
}
TURNS = (events.PLACED_ON_TREE, events.PLACED, events.DISPLACED, events.WRAITH_RETURNED)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(20))
def test_what_is_said_to_come_next_comes_next(seats: int, seed: int) -> None:
    """Whoever is named has the next turn, with or without a choice; where nobody is, the round ends."""
    t, player = GAME.start(seats, seed), Random(seed)
    said: list[tuple[str, int, int]] = []
    while not t.over:
        if t.round > 0:
            said.append((GAME.coming(t), len(t.log or []), 1 if QUESTIONS.of(t) == questions.PLACE else 0))
        t.play(player.choice(t.options))
    assert GAME.coming(t) == ""
    checked = 0
    for words, heard, turns in said:
        follows = what_followed(t, heard, turns)
        assert words.startswith(f"Next: {follows}"), f"{words} But {follows}."
        checked += follows != ""
    assert checked > 0.8 * len(said)


def what_followed(t: GrovesTable, heard: int, turns: int) -> str:
    """Whose turn came next, but for so many; or what came when nobody had one.

    Nothing, if the game was lost before, or if a reward drew more spirits, which nobody could foretell.
    """
    for event in (t.log or [])[heard:]:
        if event.kind in (events.DREW_MORE, events.LOST):
            return ""
        if event.kind in FORETOLD:
            return FORETOLD[event.kind]
        turns -= event.kind in TURNS
        if turns < 0:
            return f"Seat {event.seat + 1} places"
    return ""


@rule("G-4.5", "G-7.8", "G-7.9")
@pytest.mark.parametrize(
    ("full", "told"),
    [
        ("ST-CRY-2 ST-ORA", "Seat 2 places a wraith on Calling Ring."),
        ("ST-CRY-2 ST-ORA ST-SPI-2", "Seat 2 finds no grove for a wraith and puts it back."),
    ],
)
def test_a_turn_without_a_choice_is_still_the_next_turn(full: str, told: str) -> None:
    standing = dict.fromkeys(full.split(), "white")
    t = groves({"drawn": "white*2"}, {"drawn": "wraith", "standing": standing})
    assert GAME.coming(t).startswith("Next: Seat 2 places.")
    assert told in log(play(t, "place white tree-portal"))


def test_the_constant_of_a_question_is_its_name() -> None:
    for number, name in enumerate(QUESTIONS.names[1:], 1):
        assert getattr(questions, name.upper()) == number


def test_every_question_is_asked_and_told() -> None:
    """Each is met in a game of some number of seats, by its name and its number."""
    for number, name in enumerate(QUESTIONS.names[1:], 1):
        t = asking(name, 3 if name == "portal" else 1)
        assert QUESTIONS.of(t) == number
        spec = GAME.observation_spec(t.seats)
        assert spec.read(GAME.observation(t, t.seat), "question") == [number]
        assert QUESTIONS.words_of(t) in "".join(part for part, _ in GAME.sketch(t, t.seat)[-1])


def test_headings_say_more_than_the_word_of_a_kind() -> None:
    assert GAME.heading("buy") == "Buy a grove"
    assert GAME.heading("collect") == "Collect"
    assert {GAME.heading(kind.word) for kind in GAME.actions.kinds} == {
        term.heading for term in actions.KINDS.terms
    }


@pytest.mark.parametrize("price", [2, 0])
def test_label_tooltip_and_text_board_call_a_power_the_same(price: int) -> None:
    prices = [(f"{power} = 2", f"{power} = {price}") for power in ("recall", "banish")]
    game = Groves(changed("prices", *prices))
    t = game.start(1, seed=1)
    picture, sketch = game.picture(t, 0), str(game.sketch(t, 0))
    paid = {"Recall": "2 crystals", "Banish": "2 elements of your choice"} if price else {}
    short = {"Recall": "2 cryst", "Banish": "2 any"} if price else {}
    for power in POWERS:
        label = game.label(t, game.action(power.name.lower()))
        costs = f"for {paid[power.name]}" if power.name in paid else ""
        assert label == ": ".join([power.name, ", ".join(filter(None, [costs, power.words]))])
        assert f": {costs or 'free'}, {power.words}</title>" in picture
        assert (
            f"{SPIRITS[power.colour]}: {power.name} ({short.get(power.name, 'free')}), {power.short}"
            in sketch
        )
