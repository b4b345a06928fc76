"""Section 7.2: every effect has an entry, a rule and a value, and is called the same wherever it is read."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from games.shifting_realms.positions import GAME as MINI
from games.shifting_realms.scene import CARDS, GAME, KINDS, play, scene, vp
from games.shifting_realms.scene import asked as asked_for
from spinney.engine.edition import Edition
from spinney.engine.events import EVERYONE, Event
from spinney.games.shifting_realms import ShiftingRealms
from spinney.games.shifting_realms.content import effects, measures
from spinney.games.shifting_realms.content.effects import CARD, LASTING, ONCE, TILE, Effects
from spinney.games.shifting_realms.content.measures import MEASURES, Measure
from spinney.games.shifting_realms.judge.asked import ASKED
from spinney.games.shifting_realms.judge.tiles import POWERS
from spinney.games.shifting_realms.rules.effect_lookup import ENACTED
from spinney.games.shifting_realms.rules.objectives import progress, wanted
from spinney.games.shifting_realms.rules.scoring import count
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.terms import actions, events
from spinney.games.shifting_realms.terms.questions import QUESTIONS
from spinney.games.shifting_realms.words.cards import card_effect, power_words, short_powers
from spinney.games.shifting_realms.words.powers import power_in_full

SVG = "{http://www.w3.org/2000/svg}"
ONE_SHOTS = (
    "gain gold 1", "gain wood 1 stone 2 gold 3 magic 4", "gain_any 1", "gain_any 9", "vp 1", "draw any",
    "muster 1 any legal", "muster 2 scout legal", "muster 1 soldier realm AN", "march 1", "march 9",
    "teleport 1 AL", "exchange 1", "discount 1", "free_build", "free_raid", "rout 1", "slay scout",
    "convert", "toll 1", "tithe magic", "others_gain wood 1", "berserk",
)  # fmt: skip
BUILT = (
    *[phrase for phrase in ONE_SHOTS if not phrase.startswith(("draw", "free"))],
    "muster 1 any here",
)  # what a tile may do when it is built
POWER = (
    "income gold 2 magic 1", "income_any 1", "range 2", "range_here 2", "guard 4", "trade_rate 1",
    "recruit_bonus 2 scout", "recruit_bonus 1 any", "recruit_free_here", "discount_realm AN 2",
    "discount_first 2", "swap", "tunnel", "dragon_proof", "cache 1", "troll_vp 2", "troll_survivor", "raid",
)  # fmt: skip


def words_of(table: Effects, phrases: tuple[str, ...]) -> set[str]:
    """The effects that phrases name."""
    assert {phrase.split()[0] for phrase in phrases} <= set(table.words)
    return {phrase.split()[0] for phrase in phrases}


def test_the_odd_phrases_name_every_effect() -> None:
    assert words_of(ONCE, ONE_SHOTS) == set(ONCE.words) - {"dragon"}  # its cards are printed six times
    assert words_of(LASTING, POWER) == set(LASTING.words)


# Entries, rules and values.


@pytest.mark.parametrize("table", [ONCE, LASTING])
def test_the_constant_of_an_effect_is_its_word(table: Effects) -> None:
    for number, word in enumerate(table.words):
        assert getattr(effects, word.upper()) == number


def test_the_constant_of_a_measure_is_its_word() -> None:
    for number, word in enumerate(MEASURES.words):
        assert getattr(measures, f"BY_{word.upper()}") == number


@pytest.mark.parametrize("table", [ONCE, LASTING])
def test_an_entry_is_whole(table: Effects) -> None:
    for entry in table.entries:
        assert entry.words
        assert entry.short
        assert entry.needs in ("", CARD, TILE)
        assert set(re.findall(r"{(\w)}", entry.words + entry.short)) == set(entry.slots), entry.word


def test_what_happens_once_has_a_rule() -> None:
    assert set(ENACTED) == set(range(len(ONCE.entries)))


def test_what_lasts_is_asked_for_by_some_rule() -> None:
    """A power that no rule asks for would do nothing."""
    asked: set[str] = set()
    for room in ("rules", "state"):
        for file in (Path(effects.__file__).parents[1] / room).glob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Name):
                    asked.add(node.id)
                elif isinstance(node, ast.Attribute):
                    asked.add(node.attr)
    assert {word.upper() for word in LASTING.words} <= asked


def test_what_lasts_has_a_value() -> None:
    looked_at = {effects.INCOME, effects.RAID}
    assert set(POWERS) | looked_at == set(range(len(LASTING.entries)))


def test_every_question_has_a_value() -> None:
    assert set(ASKED) == set(range(QUESTIONS.count))


def test_whatever_is_counted_can_be_counted() -> None:
    t = scene(tiles={"TY:c1": "TY-STR black"}, raids={"black": 2})
    for by, entry in enumerate(MEASURES.entries):
        assert entry.by_seats or entry.by_all
        if entry.by_seats:
            assert count(t, 0, by, 0) >= 0
        if entry.by_all:
            goal = Measure(by, 0, 3)
            assert progress(t, t.land.realms[0], goal) >= 0
            assert wanted(t, t.land.realms[0], goal) > 0
    assert count(t, 0, measures.BY_BUILT, KINDS["TY-STR"]) == 1
    assert count(t, 0, measures.BY_REALM, 0) == 1
    assert count(t, 0, measures.BY_RAIDS, 0) == 2


# The same thing is called the same everywhere.


def odd_lines(lines: list[str]) -> list[str]:
    """The standard edition with an odd phrase on every card and tile that has one at all."""
    once, tile_powers = [*ONE_SHOTS], [phrase for phrase in POWER if needs_tile(phrase)]
    powers = [phrase for phrase in POWER if not needs_tile(phrase)]
    found, section = [], ""
    for line in lines:
        section = line if line.startswith("[[") else section
        if line.startswith("effect = ") and once and "dragon" not in line:
            found.append(f'effect = ["{once.pop(0)}"]')
        elif line.startswith("built = "):
            found.append(f"built = {[*BUILT]}")
        elif line.startswith("power = ") and section == "[[structure]]" and tile_powers:
            found.append(f'power = ["{tile_powers.pop(0)}"]')
        elif line.startswith("power = ") and powers:
            found.append(f'power = ["{powers.pop(0)}"]')
        else:
            found.append(line)
    assert not once + tile_powers + powers
    return found


def needs_tile(phrase: str) -> bool:
    return LASTING.entries[LASTING.words.index(phrase.split()[0])].needs == TILE


@cache
def odd_game() -> ShiftingRealms:
    assert GAME.edition is not None
    text = "\n".join(odd_lines(GAME.edition.text.splitlines()))
    return ShiftingRealms(Edition("odd", text, "odd.toml", shipped=False))


def holding(game: ShiftingRealms, card: str) -> RealmsTable:
    return scene(game=game, hands={"black": card})


def told(game: ShiftingRealms, kind: int, a: int) -> str:
    return game.sentence(Event(0, EVERYONE, kind, 0, a, 0, 0), 0)


def part(t: RealmsTable, key: str) -> tuple[str, list[str]]:
    """The tooltip of a part of the picture, and the lines that are written on it."""
    for node in ET.fromstring(t.game.picture(t, 0)).iter():
        if node.get("id") == f"sr-{key}":
            return node.findtext(f"{SVG}title", ""), [
                "".join(line.itertext()) for line in node.iter(f"{SVG}text")
            ]
    raise AssertionError(f"no {key}")


def sketched(t: RealmsTable) -> str:
    return "\n".join("".join(words for words, _ in line) for line in t.game.sketch(t, 0))


def as_sentence(words: str) -> str:
    """As a card begins what it does: with a capital letter."""
    return words[:1].upper() + words[1:]


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("edition", ["standard", "odd"])
def test_a_card_says_the_same_everywhere(edition: str, card: str) -> None:
    game = GAME if edition == "standard" else odd_game()
    number, t = CARDS[card], holding(game, card)
    words = card_effect(game.content, number)
    whole = f"{game.content.card_names[number]} ({words})"
    assert "{" not in words
    assert game.label(t, game.actions.kinds[actions.PLAY].of(number)) == f"Play {whole}"
    assert told(game, events.PLAYED, number) == f"Seat 1 plays {whole}."
    assert told(game, events.LOOKED, number) == f"Seat 1 looks at {whole}."
    tooltip, lines = part(t, f"hand-{card}")
    assert f": {as_sentence(words)}" in tooltip
    assert as_sentence(words).startswith(" ".join(lines[2:]).rstrip("…").rstrip())
    assert whole[:70] in sketched(t)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("edition", ["standard", "odd"])
def test_a_tile_says_the_same_everywhere(edition: str, kind: str) -> None:
    game = GAME if edition == "standard" else odd_game()
    content, number = game.content, KINDS[kind]
    realms = sorted({content.realms[content.kind_realm[number]], "TY", "AL", "LI"}, key=kind[:2].__ne__)[:3]
    t = scene(game=game, realms=" ".join(realms))
    words, short = power_words(content, number), short_powers(content, number)
    assert "{" not in words + "".join(short)
    label = game.label(t, game.actions.kinds[actions.BUILD].of(number))
    assert label.startswith(f"Build {content.kind_names[number]} for ")
    tooltip, lines = part(t, f"pile-{kind}")
    whole, drawn = power_in_full(content, number), " ".join(lines)
    if words:
        assert label.endswith(f" VP, {words}")
        assert whole in tooltip
        assert all(figure in whole for figure in re.findall(r"\d", words)), "other figures than in the label"
        begins = drawn.index(as_sentence(whole)[:9])
        assert (
            as_sentence(whole).startswith(drawn[begins:].partition("…")[0].rstrip())
            or as_sentence(whole) in drawn
        )
    assert len(short) == len(content.kind_powers[number]) + len(content.tile_parts[number])
    on_tile = lines[-1].rstrip("…").rstrip()
    assert f"({on_tile}" in sketched(t).replace("\n" + " " * 8, "")
    for said in short:
        assert all(figure in words for figure in re.findall(r"\d", said)), "other figures than in the words"


def test_a_tile_can_do_whatever_needs_no_card() -> None:
    """Every part is done or asked for in turn, and then the window opens again."""
    rich = {"black": "wood 9 stone 9 gold 9 magic 9", "green": "wood 5", "red": "magic 5"}
    units = {"AN:b2": {"black": "2s2c", "green": "1c"}, "AN:c3": {"green": "1s", "red": "2c"}}
    t = play(scene(game=odd_game(), realms="AN TY AL", units=units, goods=rich), "build AN-TEM")
    while asked_for(t) != "window":
        t.play(t.options[0])
    happened = {t.game.events[event.kind] for event in t.log or []}
    assert {"gained", "placed", "moved", "swapped", "routed", "slain", "robbed", "tithed"} <= happened
    assert t.turn.berserk == 1
    assert t.turn.discount == 1
    assert vp(t, "black") == t.content.kind_vp[KINDS["AN-TEM"]] + 1


@pytest.mark.parametrize("game", [GAME, MINI])
def test_shipped_editions_use_no_unknown_words(game: ShiftingRealms) -> None:
    content = game.content
    for number in range(len(content.card_ids)):
        assert card_effect(content, number)
    for kind in range(len(content.kind_ids)):
        assert bool(power_words(content, kind)) == bool(short_powers(content, kind))


@pytest.mark.parametrize(
    ("phrase", "words"),
    [
        ("muster 1 any legal", "place up to 1 unit"),
        ("muster 2 scout legal", "place up to 2 scouts"),
        ("muster 1 soldier realm AN", "place up to 1 soldier in Anunna"),
        ("march 1", "a free move of up to 1 step"),
        ("teleport 1 AL", "put up to 1 unit anywhere in Alfheim"),
        ("toll 1", "take 1 resource from an opponent"),
        ("rout 1", "send up to 1 unit of an opponent to the town hall"),
        ("others_gain wood 1", "all others gain 1 wood"),
    ],
)
def test_one_is_not_several(phrase: str, words: str) -> None:
    assert ONCE.say(GAME.content, ONCE.read("here", phrase, GAME.content.known)) == words


@pytest.mark.parametrize(
    ("phrase", "words", "short"),
    [
        ("recruit_bonus 1 any", "recruit 1 more unit", "recruit +1"),
        ("recruit_bonus 2 soldier", "recruit 2 more soldiers", "recruit +2"),
        ("guard 3", "each soldier protects 3 scouts", "guards 3"),
        ("trade_rate 2", "trades cost 2 magic", "trade for 2"),
        ("income stone 1 gold 2", "1 stone, 2 gold every turn", "+stone +2 gold"),
        ("discount_realm LI 1", "tiles of Libertatia cost 1 less", "Libertatia -1"),
    ],
)
def test_powers_in_words_and_in_short(phrase: str, words: str, short: str) -> None:
    power = LASTING.read("here", phrase, GAME.content.known)
    assert LASTING.say(GAME.content, power) == words
    assert LASTING.say_briefly(GAME.content, power) == short
