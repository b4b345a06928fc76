"""Rewards are called the same everywhere: in labels, tooltips, cards, on the text board and in the log.

What they should say is put together here from the text of the edition, symbol by symbol.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from games.groves import editions
from games.groves.editions import giving
from spinney.art.icons import ICONS
from spinney.engine.events import Event
from spinney.engine.nothing import NONE
from spinney.engine.text import a, seat_name
from spinney.games.groves import Groves
from spinney.games.groves.content.symbols import EITHER, SWAP, SYMBOLS
from spinney.games.groves.picture import status
from spinney.games.groves.picture.hexes import face_words
from spinney.games.groves.picture.rewards import row
from spinney.games.groves.picture.scene import Scene, face_of
from spinney.games.groves.rules import collecting
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms import events
from spinney.games.groves.words.rewards import FOR, OR, Printed, printed

SYMBOL = re.compile(r"([a-z]+)(?::(\d))?")
SIGNS = {"/": OR, "→": FOR, "->": FOR}


@cache
def game_of(name: str) -> Groves:
    return Groves(editions.EDITIONS[name]())


@cache
def start_of(name: str) -> GrovesTable:
    return game_of(name).start(2, seed="rewards")


def symbols_in(text: str) -> list[tuple[str, int]]:
    """The plain symbols of a reward as the edition writes it, from left to right."""
    found = [(name, int(number or 1)) for name, number in SYMBOL.findall(text)]
    return [(name, number) for name, number in found if name not in ("swap", "either")]


def reward_of(words: str) -> Printed:
    content = giving(words).content
    tile = next(at for at, tile in enumerate(content.tiles) if tile.id == "GRE-3")
    return printed(content, content.primary[tile])


@pytest.mark.parametrize("name", editions.EDITIONS)
def test_words_short_words_and_icons_are_those_of_the_text(name: str) -> None:
    content = game_of(name).content
    for number, reward in enumerate(content.rewards):
        check_printed(reward.text, printed(content, number))


def check_printed(text: str, found: Printed) -> None:
    entries = {symbol.name: symbol for symbol in SYMBOLS}
    wanted = symbols_in(text)
    assert wanted
    assert [glyph for glyph in found.glyphs if glyph.name not in (OR, FOR)] == [
        (entries[symbol].icon, many) for symbol, many in wanted
    ]
    signs = [SIGNS[sign] for sign in re.findall(r"/|→|->", text)]
    assert [glyph.name for glyph in found.glyphs if glyph.name in (OR, FOR)] == signs
    for symbol, many in wanted:
        assert entries[symbol].words(many) in found.words
    told = re.split(r", (?:and |or )?| and | or | for |either ", found.words)
    assert sorted(filter(None, told)) == sorted(entries[symbol].words(many) for symbol, many in wanted)
    assert re.split(r", | / | > ", found.short) == [entries[symbol].short(many) for symbol, many in wanted]


@pytest.mark.parametrize("name", editions.EDITIONS)
def test_label_ribbon_board_and_log_call_a_reward_the_same(name: str) -> None:
    for number in range(len(game_of(name).content.rewards)):
        check_faces(game_of(name), start_of(name).clone(), number)


def check_faces(game: Groves, t: GrovesTable, number: int) -> None:
    said = printed(game.content, number).words
    t.about, t.answer = number, collecting.reward_answered
    kind = "bonus" if number in game.content.bonus else "reward"
    assert game.label(t, game.action("collect")) == f"Collect the {kind}: {said}"
    assert game.label(t, game.action("leave")) == f"Leave the {kind}: {said}"
    scene = Scene(game.content, game.view(t, 0))
    assert status.asked(scene) == f"take the reward, or leave it: {said}"
    assert status.reward(scene).glyphs == printed(game.content, number).glyphs
    event = Event(0, -1, events.LEFT, 0, number, 0, 0)
    told = said.replace("your bag", "the bag").replace("of your choice", "of choice")
    assert events.EVENTS.sentence(game.content, event, seat_name) == f"Seat 1 leaves {told}."


@pytest.mark.parametrize("name", editions.EDITIONS)
def test_a_choice_inside_a_reward_is_told_like_the_reward(name: str) -> None:
    content, t = game_of(name).content, start_of(name).clone()
    answers = {SWAP: collecting.swap_answered, EITHER: collecting.side_chosen}
    for number, reward in enumerate(content.rewards):
        if len(reward.kinds) == 1 and reward.kinds[0] in answers:
            t.about, t.more, t.answer = reward.a[0], reward.b[0], answers[reward.kinds[0]]
            assert status.reward(Scene(content, t.game.view(t, 0))) == printed(content, number)


@pytest.mark.parametrize("name", editions.EDITIONS)
def test_label_tooltip_and_text_board_call_the_rewards_of_a_grove_the_same(name: str) -> None:
    game, content = game_of(name), game_of(name).content
    for tile, word in enumerate(content.actions.tile_words):
        primary, bonus = (
            printed(content, content.primary[tile]),
            printed(content, content.bonus[tile]),
        )
        given = [primary.words] * bool(primary) + [f"bonus {bonus.words}"] * bool(bonus)
        label = game.label(start_of(name), game.action(f"place wraith {word}"))
        assert label.partition(": ")[2] == (", ".join(given) or "no reward")
        shown = face_words(face_of(content, tile)).splitlines()
        assert [line for line in shown if "pirit" in line.partition(":")[0]] == [
            f"{whom}: {reward.words}"
            for whom, reward in (
                ("Any spirit", primary),
                (f"{a(face_of(content, tile).colour).capitalize()} spirit or a wraith, too", bonus),
            )
            if reward
        ]
        assert (face_of(content, tile).primary.short, face_of(content, tile).bonus.short) == (
            primary.short,
            bonus.short,
        )


@pytest.mark.parametrize(
    ("reward", "words", "short"),
    [
        ("light:1, crystal:1", "1 light and 1 crystal", "light, cryst"),
        ("earth:1, light:1, water:1", "1 earth, 1 light and 1 water", "earth, light, water"),
        ("either(earth:1 / water:1)", "either 1 earth or 1 water", "earth / water"),
        (
            "either(crystal:2 / cull, any:1)",
            "either 2 crystals, or 1 random spirit culled from your bag and 1 element of your choice",
            "2 cryst / cull, any",
        ),
        ("swap(any:2 → dominion:1)", "1 dominion for 2 elements of your choice", "2 any > dom"),
        ("spirit:2", "2 spirits of your choice", "2 spirit"),
        ("white:2", "2 white spirits", "2 white"),
        ("draw:1", "1 more spirit from your bag", "draw 1"),
        (
            "crystal:1, swap(earth:1 -> spirit:1)",
            "1 crystal, and 1 spirit of your choice for 1 earth",
            "cryst, earth > spirit",
        ),
    ],
)
def test_a_reward_is_told_in_plain_words(reward: str, words: str, short: str) -> None:
    assert (reward_of(reward).words, reward_of(reward).short) == (words, short)


def test_no_reward_has_no_words() -> None:
    nothing = printed(giving("").content, NONE)
    assert not nothing
    assert nothing == ("", "", ())


def test_every_symbol_has_words_and_an_icon_of_its_own() -> None:
    for face in ([symbol.icon for symbol in SYMBOLS], [symbol.words(2) for symbol in SYMBOLS]):
        assert len(set(face)) == len(SYMBOLS)
        assert all(face)
    assert len({symbol.short(2) for symbol in SYMBOLS}) == len(SYMBOLS)
    assert {symbol.icon for symbol in SYMBOLS} <= set(ICONS)


def test_a_row_has_an_icon_for_each_thing_and_a_number_for_many() -> None:
    assert row(reward_of("light:2").glyphs, 0, 0, 20, 100).count("#gr-icon-light") == 2
    many = row(reward_of("crystal:3").glyphs, 0, 0, 20, 100)
    assert many.count("#gr-icon-crystal") == 1
    assert ">3</text>" in many
