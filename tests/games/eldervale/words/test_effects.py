"""Effects, passives, scores and conditions: whoever names one, names it in the same way."""

from __future__ import annotations

import re
from html import unescape
from random import Random
from typing import Any

import pytest

from games.eldervale.content.test_edition import BOOK
from games.eldervale.looks import play
from games.eldervale.random_editions import ACTIONS as ODD_ATOMS
from games.eldervale.random_editions import effect, random_game
from games.eldervale.scenes import GAME, A, eldervale
from spinney.games.eldervale import Eldervale
from spinney.games.eldervale.content.atoms import ATOMS
from spinney.games.eldervale.content.counters import COUNTERS
from spinney.games.eldervale.content.effects import Effect, Effects, read_effect
from spinney.games.eldervale.content.heaps import one
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.passives import PASSIVES, Passive, printed, read_passive
from spinney.games.eldervale.content.scores import read_condition, read_score
from spinney.games.eldervale.content.vocabulary import ELEMENTS, FACTION_UNITS
from spinney.games.eldervale.judge import effects as judge_effects
from spinney.games.eldervale.picture.effects import card_items, effect_items
from spinney.games.eldervale.picture.symbols import SILHOUETTES, THINGS
from spinney.games.eldervale.rules import atoms as rules
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.words.cards import card_words, magic_words
from spinney.games.eldervale.words.effects import effect_words, icons_of, words_of
from spinney.games.eldervale.words.icons import Item, Items, cost_icons
from spinney.games.eldervale.words.names import cost_letters
from spinney.games.eldervale.words.phrases import cost_words
from spinney.games.eldervale.words.scores import condition_icons, condition_words, score_icons, score_words

EDITIONS = ("standard", "mini", "odd 1", "odd 2", "odd 3")
RAW = re.compile(r"[?*;>&]\w|\w[?*>]|>=|\ban? Unit\b.*\ban Unit\b|\ba own\b|\ban own\b|\b1 \w+s\b|  ")


def content_of(edition: str) -> EldervaleContent:
    game = random_game(edition) if edition.startswith("odd") else Eldervale(edition)
    content: EldervaleContent = game.content
    return content


def read(text: str, element: int = 2, card: int = 9) -> Effect:
    return read_effect("here", text, element, card)


def icon_text(items: Items) -> str:
    """Icons as a line that can be compared: `thing-die +2`."""
    return " ".join([f"vp-{item.name}" if item.kind == "points" else item.name for item in items])


def numbers_in(words: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", words)]


def odd_effects() -> list[Effect]:
    """Every atom with small, large and boundary numbers, alone and joined in every way."""
    numbers = (0, 1, 2, 3, 4, 8, 9, 10, 99)
    counted = [
        "vp", "power self", "power any", "power split", "glory", "dwell", "buy", "rescue", "dominate", "move",
        "dice+", "dice-", "reroll", "save",
    ]  # fmt: skip
    texts = [f"{name} {number}" for name in counted for number in numbers]
    texts += [f"magic {number}{back}" for number in numbers for back in ("", "/1", "/2")]
    texts += [f"summon {number} {who}" for number in numbers for who in ("any", "worker", "wizard+dragon")]
    texts += [
        "gain ?",
        "gain G",
        "gain GG$??",
        "gain GPSTW$?",
        "treasure any",
        "castle",
        "dominate U",
        "echo",
    ]
    texts += ["peace", "quell", "blink"]
    generator = Random("odd")
    texts += [effect(generator, ODD_ATOMS, 4) for _ in range(200)]
    return [read(text) for text in texts]


# One entry each.


@pytest.mark.parametrize("atom", ATOMS.names)
def test_every_atom_has_its_words_icons_rule_and_value(atom: str) -> None:
    number = ATOMS.numbers[atom]
    entry, rule = ATOMS.all[number], rules.RULES[number]
    assert entry.words(1, FACTION_UNITS if atom == "summon" else 1)
    assert entry.icons(one(0) if atom == "gain" else 1, 1)
    done = type(rule).do is not rules.AtomRule.do
    offered = type(rule).offer is not rules.AtomRule.offer
    assert (done, offered) == (
        rule.how != rules.OFFERED,
        rule.how == rules.OFFERED,
    )
    assert set(judge_effects.ENTRIES) == set(rules.ENTRIES) == set(range(len(ATOMS.all)))


def test_what_may_be_declined_is_what_the_document_calls_optional() -> None:
    rows = re.findall(r"^\| (`.+?) \| .+? \| ([OM]) \|", BOOK, re.MULTILINE)
    optional = {
        name.split()[0] for names, kind in rows if kind == "O" for name in re.findall(r"`(.+?)`", names)
    }
    offered = {ATOMS.all[number].name for number, rule in enumerate(rules.RULES) if rule.how == rules.OFFERED}
    assert optional == {name.split()[0] for name in offered} | {"reroll", "save"}  # as few as none


@pytest.mark.parametrize("counter", COUNTERS.names)
def test_every_counter_has_its_words_and_icons(counter: str) -> None:
    entry = COUNTERS.all[COUNTERS.numbers[counter]]
    assert entry.icons
    assert "" != entry.one != entry.several != ""
    for least in (1, 2, 3):
        told = condition_words(read_condition("here", f"{counter} >= {least}"))
        assert not RAW.search(told), told
        assert numbers_in(told) in ([least], [] if least == 1 else [least])


@pytest.mark.parametrize("term", PASSIVES, ids=[term.name for term in PASSIVES])
def test_every_passive_is_read_and_told(term: Any) -> None:
    texts = {
        "die": "die dragon +2", "range": "range worker +2", "die home": "die home +2",
        "rushproof": "rushproof wizard", "reroll": "reroll 2", "on buy": "on buy: vp 2",
        "on win": "on win: vp 2", "on lose": "on lose: save 2 + gain ?",
        "on place": "on place lair/fire: vp 2",
    }  # fmt: skip
    effects = Effects()
    passive = read_passive("here", texts[term.name], effects, 0)
    lines = term.printed(passive, effects.all)
    assert lines == printed(passive, effects.all)
    assert lines
    assert all(line.words and line.icons for line in lines)
    assert term.printed(Passive(), effects.all) == []


def test_every_icon_is_drawn_somewhere() -> None:
    """What entries name is a symbol of the picture."""
    known = {*SILHOUETTES, *[f"thing-{name}" for name in THINGS]}
    named = {item.name for one_ in odd_effects() for item in icons_of(one_) if item.kind == "icon"}
    named |= {item.name for counter in COUNTERS.all for item in counter.icons if item.kind == "icon"}
    assert named <= known


# Words and icons say the same.


def test_effects_that_read_alike_look_alike_and_only_those() -> None:
    by_words: dict[str, str] = {}
    by_icons: dict[str, str] = {}
    for one_ in odd_effects():
        told, shown = words_of(one_), icon_text(icons_of(one_))
        assert by_words.setdefault(told, shown) == shown, told
        assert by_icons.setdefault(shown, told) == told, shown


@pytest.mark.parametrize(
    ("text", "words", "icons"),
    [
        ("vp 1;vp 2", "score 1 VP and score 2 VP", "vp-1 · vp-2"),
        ("vp 1 ;  vp 2", "score 1 VP and score 2 VP", "vp-1 · vp-2"),
        ("summon 9 any", "summon a Unit for free", "ruin-portal free"),
        ("summon 99 any", "summon a Unit for free", "ruin-portal free"),
        ("summon 8 worker", "summon a Worker for 8 resources less", "ruin-portal unit-worker −8"),
        ("rescue 12", "rescue all your Units from the Underworld", "sign-rise all"),
        ("glory 9", "advance 9 on the Glory Track", "thing-glory 9"),
        ("move 9", "move a Unit to an unoccupied Realm up to 9 Realms from it", "sign-boot 9"),
        ("dice+ 2", "roll 2 dice more in this battle", "thing-die +2"),
        (
            "dwell 1>castle",
            "build a Dwelling for 1 resource less, and if you do, turn one of your Dwellings into a Castle",
            "sign-house −1 › sign-castle",
        ),
        ("magic 5/2", "draw 5 Magic Cards and discard 2", "5 thing-magic −2"),
        ("power self 2", "gain 2 Power in Fire", "thing-power 2 element-fire"),
    ],
)
def test_words_and_icons_come_from_the_same_atoms(text: str, words: str, icons: str) -> None:
    assert words_of(read(text)) == words
    assert icon_text(icons_of(read(text))) == icons


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_effect_of_an_edition_speaks_its_language(edition: str) -> None:
    content = content_of(edition)
    told = [words_of(one_) for one_ in content.effects]
    told += [card_words(content, card) for card in range(len(content.adventures))]
    told += [magic_words(content, design) for design in range(len(content.magic))]
    for words in told:
        assert words
        assert not RAW.search(words), words
    shown = [icon_text(icons_of(one_)) for one_ in content.effects]
    shown += [icon_text(card_items(content, card)) for card in range(len(content.adventures))]
    for icons in shown:
        assert icons
        assert not re.search(r"[?;>&]|>=|(?<!-)\b(gain|vp|power|magic) \w", icons), icons


@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_show_all_that_their_words_tell(edition: str) -> None:
    """Of each card the effects, scores and passives, in words and as icons, part by part."""
    content = content_of(edition)
    for number, card in enumerate(content.adventures):
        words, icons = card_words(content, number), icon_text(card_items(content, number))
        parts = [effect_of for effect_of in (card.output, card.orb_output) if effect_of >= 0]
        for part in parts:
            assert effect_words(content, part) in words
            assert icon_text(effect_items(content, int(part))) in icons
        if card.vault is not None:
            assert score_words(card.vault) in words
            assert icon_text(score_icons(card.vault)) in icons
        for line in printed(card.passive, content.effects):
            assert line.words in words
            assert icon_text(line.icons) in icons


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_token_is_called_by_what_it_gives(edition: str) -> None:
    content = content_of(edition)
    for token in content.tokens:
        shown = [item for item in icons_of(content.effects[token.effect]) if item.kind == "icon"]
        assert sorted(shown) == sorted(token.printed.icons)
        given = re.sub(r"gain |draw |your ", "", effect_words(content, token.effect))  # whoever has it
        assert sorted(re.split(r" and |, ", given)) == sorted(re.split(r" and |, ", token.printed.words))


def test_scores_that_read_alike_look_alike_and_only_those() -> None:
    scores = [f"{points} {name}{per}{most}" for points in (1, 2) for name in COUNTERS.names
              for per in ("", "/2") for most in ("", " max 6")]  # fmt: skip
    scores += [f"{name}: 1/4/9" for name in COUNTERS.names]
    found = {
        score_words(read_score("here", text)): icon_text(score_icons(read_score("here", text)))
        for text in scores
    }
    assert len(found) == len(set(found.values())) == len(scores)
    needs = [f"{name} >= {least}" for name in COUNTERS.names for least in (1, 2)]
    read = [read_condition("here", text) for text in needs]
    asked = {condition_words(condition): icon_text(condition_icons(condition)) for condition in read}
    assert len(asked) == len(set(asked.values())) == len(needs)


def test_no_cost_is_free_everywhere() -> None:
    assert cost_words(0) == cost_letters(0) == "free"
    assert cost_icons(0) == (Item("text", "free"),)


def test_label_log_and_picture_tell_an_orb_reward_in_the_same_words() -> None:
    told = 0
    for space, number in enumerate(GAME.content.tracks.orbs):
        t = eldervale({"ready": "worker", "orbs": 1}, {"ready": "worker"})
        play(t, "orb track")
        words = effect_words(GAME.content, number)
        labels = [GAME.label(t, option) for option in t.options]
        offered = f"Reward {space + 1}: {words}"
        if offered not in labels:
            continue
        assert f"Orb reward {space + 1}: {words}" in GAME.picture(t, A)
        play(t, f"space {space + 1}")
        assert f"Seat 1 spends an Orb: reward {space + 1}, {words}." in GAME.log(t, A)
        told += 1
    assert told >= 3


def everywhere(t: EldervaleTable) -> tuple[str, str]:
    """Picture and sketch of player A as one line each, however they are broken."""
    sketch = " ".join(["".join([text for text, _ in line]) for line in GAME.sketch(t, A)])
    return unescape(GAME.picture(t, A)), " ".join(sketch.split())


@pytest.mark.parametrize("design", range(len(GAME.content.magic)))
def test_a_magic_card_is_told_in_the_same_words_on_label_picture_and_sketch(design: int) -> None:
    card = GAME.content.magic[design]
    t = eldervale({"ready": "worker", "hand": card.id}, {"ready": "worker"})
    words = magic_words(GAME.content, design)
    picture, sketch = everywhere(t)
    assert words in picture
    assert words in sketch
    for option in t.options:
        if GAME.text(option) == f"play {card.id}":
            assert GAME.label(t, option) == f"Play {card.name}: {words}"


@pytest.mark.parametrize("number", range(len(GAME.content.adventures)))
def test_an_adventure_card_is_told_in_the_same_words_wherever_it_lies(number: int) -> None:
    card = GAME.content.adventures[number]
    words = card_words(GAME.content, number)
    bought = eldervale({"ready": "worker", "cards": card.id}, {"ready": "worker"})
    assert words in everywhere(bought)[0]
    if card.output >= 0:
        label = GAME.label(bought, GAME.action(f"do {card.id}"))
        assert label.removeprefix(f"{card.name}: ") in words
    element = ELEMENTS[card.element]
    t = eldervale({"ready": "worker"}, {"ready": "worker"}, elements=element)
    t.faces[card.element] = number
    picture, sketch = everywhere(t)
    assert words in picture
    assert words.removeprefix("action for any Unit: ") in sketch
    label = GAME.label(t, GAME.action(f"buy {element}"))
    assert label == f"Buy {card.name} ({element.capitalize()}) for {cost_words(card.cost)}: {words}"
