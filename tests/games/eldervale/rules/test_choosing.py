"""E-3.17 to E-3.20: what players choose before the map is laid out, and who starts."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

import spinney
from games.eldervale.looks import legal, play, seen, told
from games.eldervale.scenes import GAME, A, B, C
from rule import rule
from spinney.engine.bits import bits_of
from spinney.engine.chance import secret_of
from spinney.engine.errors import BadOption
from spinney.games.eldervale.content.vocabulary import ELEMENTS
from spinney.games.eldervale.state.table import EldervaleTable

CHOOSE = {"factions": "choose", "elements": "choose"}


def start(seats: int, seed: int = 1, /, **options: object) -> EldervaleTable:
    return GAME.start_from(seats, secret_of(seed), [], options)


def labels(t: EldervaleTable) -> list[str]:
    return [GAME.label(t, option) for option in t.options]


def written(t: EldervaleTable, seat: int) -> str:
    return "\n".join("".join(text for text, _ in line) for line in GAME.sketch(t, seat))


def words_on_boards(t: EldervaleTable, seat: int) -> dict[str, str]:
    """The words of every part of the faction boards by its key."""
    factions = next(zone for zone in GAME.board(t, seat).zones if zone.title == "Factions")
    pieces = "".join(piece for item in factions.items for piece in item.pieces)
    parts = [part for part in ET.fromstring(f"<svg>{pieces}</svg>").iter("g") if part.get("data-key")]
    return {part.get("data-key", ""): part.findtext("title", "") for part in parts}


def touched(t: EldervaleTable, seat: int) -> dict[str, list[str]]:
    """What a seat may answer, and the parts of the faction boards that it touches for it."""
    answers = {GAME.text(answer.action): list(answer.parts) for answer in GAME.ask(t, seat).answers}
    assert {key for keys in answers.values() for key in keys} <= set(words_on_boards(t, seat))
    return answers


@rule("eldervale/scenario-51", "E-3.18", "E-3.19", "eldervale/R-70", "eldervale/R-71")
@rule("eldervale/D-27", "eldervale/D-28", "E-3.4")
def test_the_last_seat_chooses_first_and_the_start_player_names_the_further_elements() -> None:
    t = start(3, **CHOOSE)
    assert (t.seat, len(t.options)) == (C, 16)
    play(t, "lead air b")
    assert t.seat == B
    assert not any(text.startswith("lead air") for text in legal(t))
    play(t, "lead earth a")
    assert t.seat == A
    assert legal(t) == [f"lead {element} {side}" for element in ELEMENTS[2:] for side in "ab"]
    play(t, "lead chaos a")
    assert [player.side for player in t.players] == [14, 2, 1]
    assert t.seat == t.first
    assert len(legal(t)) == 5
    play(t, "further order", "further fire")
    assert [ELEMENTS[element] for element in bits_of(t.elements)] == [
        "air",
        "earth",
        "fire",
        "order",
        "chaos",
    ]
    assert told(t, "further") == [(t.first, 6, 0, 0), (t.first, 2, 0, 0)]
    assert len(bits_of(t.laid)) == 12
    assert seen(t)["question"] == "turn"
    assert all(player.power[player.element] == 1 and len(player.hand) == 5 for player in t.players)


@rule("E-3.1", "E-3.18", "E-16.7")
def test_an_option_restricts_the_side_and_another_leaves_only_the_element() -> None:
    assert legal(start(2, factions="choose", sides="b")) == [f"lead {element} b" for element in ELEMENTS]
    plain = start(2, factions="choose", abilities="off", sides="a")
    assert legal(plain) == [f"lead {element} plain" for element in ELEMENTS]
    play(plain, "lead light plain", "lead fire plain")
    assert [(player.element, player.side) for player in plain.players] == [(2, -1), (4, -1)]


@rule("E-3.17")
def test_without_choices_nobody_is_asked_before_the_first_turn() -> None:
    for factions in ("lot", "seat"):
        t = start(4, factions=factions)
        assert t.number == 0
        assert seen(t)["question"] == "turn"


@rule("E-3.18")
def test_nothing_is_dealt_before_all_have_chosen() -> None:
    t = start(4, **CHOOSE)
    while not t.laid:
        assert GAME.inventory(t) == GAME.box(t)
        assert all(not player.hand for player in t.players)
        assert seen(t)["tiles"] == []
        t.play(t.options[0])
    assert t.number == 6
    assert GAME.inventory(t) == GAME.box(t)


@rule("E-3.20", "E-3.2", "E-3.3")
@pytest.mark.parametrize(("named", "first"), [(1, A), (3, C), (4, A), (5, B)])
def test_the_start_player_may_be_agreed_on(named: int, first: int) -> None:
    for seed in range(3):
        t = start(3, seed, start=named)
        assert (t.first, t.seat) == (first, first)
        assert told(t, "start_roll") == []
        assert told(t, "starts") == [(first, 0, 0, 0)]
        assert [t.players[(first + place) % 3].vp for place in range(3)] == [1, 2, 3]
    with pytest.raises(BadOption, match="option start: expected a whole number from 0 to 5"):
        start(3, start=6)


@rule("E-3.18", "E-3.1")
def test_what_people_are_offered_and_what_a_house_rule_is() -> None:
    options = {option.name: option for option in GAME.options}
    assert [options[name].people for name in ("factions", "elements", "start")] == ["choose", "choose", 0]
    assert [options[name].default for name in ("factions", "elements", "round_limit")] == ["lot", "lot", "on"]
    usual = {name: option.default for name, option in options.items()}
    assert [name for name in usual if options[name].is_house_rule(usual[name])] == [
        "factions",
        "elements",
        "round_limit",
        "restrictions",
    ]
    assert options["abilities"].is_house_rule("off")
    assert options["factions"].check("eldervale", "by_seat") == "seat"
    assert options["sides"].check("eldervale", "drawn") == "either"


# What is seen of it.


@rule("E-3.18", "E-3.19")
def test_labels_say_what_a_faction_does() -> None:
    t = start(2, **CHOOSE)
    assert labels(t)[2] == (
        "Lead Earth, the Stonewrights. Worker: a Dwelling built from it costs 1 resource less. "
        "Warrior: rolls 1 die more. Gather: gain a Gem and a Tool"
    )
    assert GAME.coming(t) == "Choose a faction."
    play(t, "lead earth a", "lead air b")
    assert GAME.coming(t) == "Name a further Element (1 of 2)."
    cost = "a Dwelling in Cinder Flats costs a Gem, a Sword and any resource"
    assert labels(t)[0] == f"Bring Fire into play: {cost}"
    assert "Seat 2 leads Earth, the Stonewrights." in GAME.log(t, A)
    play(t, "further fire")
    assert GAME.coming(t) == "Name a further Element (2 of 2)."
    assert f"Seat {t.first + 1} names Fire as a further Element." in GAME.log(t, A)
    plain = start(2, factions="choose", abilities="off")
    assert labels(plain)[0] == "Lead Air. Gather: gain a Scroll and draw a Magic Card"


@rule("E-3.18", "E-3.19")
def test_every_faction_and_element_that_can_be_chosen_is_touched_on_its_board() -> None:
    t = start(3, **CHOOSE)
    assert touched(t, C) == {
        f"lead {element} {side}": [f"faction-{element}-{key}"]
        for element in ELEMENTS
        for key, side in enumerate("ab")
    }
    assert not GAME.ask(t, A).answers
    play(t, "lead earth a")
    assert set(touched(t, B)) == set(legal(t))
    assert not any(key.startswith("faction-earth") for keys in touched(t, B).values() for key in keys)
    play(t, "lead air b", "lead fire a")
    assert touched(t, t.seat) == {f"further {element}": [f"further-{element}"] for element in ELEMENTS[3:]}


@rule("E-3.18", "E-3.19")
def test_picture_and_sketch_show_the_choice() -> None:
    t = start(3, **CHOOSE)
    assert "Stonewrights (A)" in GAME.picture(t, C)
    play(t, "lead earth a")
    assert "Earth, led by Seat 3" in GAME.picture(t, A)
    assert "Earth     Gather: gain a Gem and a Tool  led by Seat 3" in written(t, A)
    assert "A Zephyr Kin. Worker: may be placed 1 Realm further." in written(t, A)
    play(t, "lead air b", "lead fire a", "further light")
    assert "Light, in play" in GAME.picture(t, A)
    assert "Light     Gather: gain a Gem and a Scroll  in play" in written(t, A)


@rule("E-16.7", "E-3.18", "E-3.19")
def test_without_unit_abilities_boards_have_no_sides_from_the_first_choice_on() -> None:
    plain = start(2, factions="choose", elements="choose", abilities="off")
    for key in ("faction-{}-2", "faction-{}-2", "further-{}"):
        seat = plain.seat
        assert set(words_on_boards(plain, seat)) == {key.format(element) for element in ELEMENTS}
        assert touched(plain, seat) == {text: [key.format(text.split()[1])] for text in legal(plain)}
        assert "Stonewrights" not in GAME.picture(plain, seat) + written(plain, seat)
        assert "Stonewrights" not in GAME.picture(plain, 1 - seat) + written(plain, 1 - seat)
        plain.play(plain.options[0])


@rule("E-16.7", "E-3.18")
def test_help_counts_the_sides_of_boards_or_whole_boards() -> None:
    with_sides = GAME.ask(start(2, **CHOOSE), B).help
    assert with_sides == "16 sides glow. Each side of a board has Units of its own kind."
    plain = GAME.ask(start(2, factions="choose", abilities="off"), B).help
    assert plain == "8 boards glow. Units have no abilities in this game."


@rule("E-3.18")
def test_the_judge_tells_factions_apart_and_bots_choose() -> None:
    t = start(2, **CHOOSE)
    values = []
    for option in t.options:
        after = t.clone()
        after.play(option)
        assert abs(sum(GAME.judge(after)) - 1) < 1e-9
        values.append(GAME.judge(after)[B])
    assert len(set(values)) > 8
    for name in ("greedy", "random"):
        t = start(3, **CHOOSE)
        bots = [spinney.bot(name, seat) for seat in range(3)]
        while not t.laid:
            t.play(bots[t.seat].choose(GAME.seen_by(t, t.seat)))
        assert t.number == 5


@rule("E-3.18")
def test_an_observation_tells_whoever_has_chosen() -> None:
    t = start(2, **CHOOSE)
    before = list(GAME.observation(t, A))
    play(t, "lead air b")
    assert list(GAME.observation(t, A)) != before
    assert len(GAME.observation(t, A)) == len(before)
