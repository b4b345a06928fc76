"""The text board: everything on the table, readable without colours."""

from __future__ import annotations

import spinney
from games.battle_for_the_grove.scene import DARK, GAME, LIGHT, battle, play
from rule import rule
from spinney.cli.terminal.styles import ASCII, STYLES
from spinney.games.battle_for_the_grove.state.table import LOCATIONS, Battle


def text(t: Battle, seat: int = LIGHT) -> str:
    return "\n".join("".join(part for part, _ in line).rstrip() for line in GAME.sketch(t, seat))


def test_the_board_is_drawn_as_a_triangle_around_the_grove() -> None:
    t = battle(
        light={"oak": (3, 1), "ash": (1, 0)},
        dark={"oak": (2, 2), "thorn": (1, 0)},
        cubes={"oak": (4, 0), "ash": (11, 0), "thorn": (0, 8)},
        dice=[1, 2, 6],
    )
    play(t, "channel oak")
    assert text(t).splitlines() == [
        "Battle for the Grove  ·  turn 2 of at most 400",
        "  Light (you)              ╭──────── Oak ────────╮      Dark",
        "  △ stands  ▷ lies         │ L △ △ △ ▷           │      ▲ stands  ▶ lies",
        "  □ 2 in supply            │ D ▲ ▲ ▶ ▶           │      ■ 11 in supply",
        "  controls 1 of 3          │ □□□□□□·  6 Light    │      controls 1 of 3",
        "                         ╱ ╰─────────────────────╯ ╲",
        "                        ╱  ┌─────── Grove ───────┐  ╲",
        "╔════ Ash: Light ═════╗    │ L ▷                 │    ╔════ Thorn: Dark ════╗",
        "║ L △                 ║ ── │ D ▶                 │ ── ║ L                   ║",
        "║ D                   ║    └─────────────────────┘    ║ D ▲                 ║",
        "║ □□□□□□□  11 Light   ║                               ║ ■■■■■■■  8 Dark     ║",
        "╚═════════════════════╝ ───────────────────────────── ╚═════════════════════╝",
        "Last roll: Light to channel at the Oak Circle  [1] [2] [6]  2 successes",
        "To choose: Dark, action",
    ]


@rule("B-9.8")
def test_the_clock_says_whether_there_is_a_limit() -> None:
    assert "turn 500, without a limit" in text(battle(turns=499, max_turns=0))
    assert "turn 500, without" not in text(battle(turns=499, max_turns=600))


@rule("B-9.1")
def test_a_ring_is_doubled_when_seven_cubes_control_its_circle() -> None:
    assert "╔" not in text(battle(cubes={"oak": (6, 0)}), DARK)
    assert "╔════ Oak: Light ═════╗" in text(battle(cubes={"oak": (7, 0)}), DARK)
    assert "╔═════ Oak: Dark ═════╗" in text(battle(cubes={"oak": (0, 7)}), DARK)


def test_every_druid_and_supply_is_on_the_board_at_every_choice_and_it_stays_small() -> None:
    for seed in range(3):
        t = GAME.start(seed=seed, max_turns=80)
        bot = spinney.bot("random", seed)
        while not t.over:
            check(t)
            t.play(bot.choose(GAME.seen_by(t, t.seat)))
        check(t)


def check(t: Battle) -> None:
    lines = text(t).splitlines()
    assert 14 <= len(lines) <= 18
    assert max(len(line) for line in lines) <= 80
    board = "\n".join(line[23:54] if 1 <= at <= 4 else line for at, line in enumerate(lines))  # no camps
    for seat, shapes in ((LIGHT, "△▷"), (DARK, "▲▶")):
        upright = sum(t.standing_at(seat, where) for where in range(LOCATIONS))
        assert [board.count(shape) for shape in shapes] == [upright, 6 - upright]
        assert f"{'□■'[seat]} {t.supply[seat]} in supply" in text(t)
    words = {word for line in GAME.sketch(t, LIGHT) for _, style in line for word in style.split()}
    assert words <= set(STYLES)


def test_shapes_differ_without_colour_and_even_in_plain_ascii() -> None:
    shapes = "△▷▲▶□■·"
    assert len(set(shapes.translate(ASCII))) == len(shapes)
    t = battle(light={"oak": (1, 1)}, cubes={"oak": (7, 0)}, dice=[6, 6, 6])
    assert text(t).translate(ASCII).isascii()


def test_the_board_says_who_is_asked_and_for_what() -> None:
    t = battle(dark={"oak": (1, 1)}, light={"grove": (1, 0)}, dice=[6, 1, 1])
    assert text(t).endswith("To choose: Light (you), action")
    assert text(t, DARK).endswith("To choose: Light, action")
    assert GAME.asked(t) == "take an action"
    assert text(play(t, "stand grove")).endswith("To choose: Light (you), second action")
    assert text(play(t, "banish oak")).endswith("To choose: Light (you), choose whom to banish: 1 druid")
    assert GAME.asked(t) == "choose whom to banish: 1 druid"
    assert "(you)" not in text(t, spinney.SPECTATOR)


@rule("B-9.5")
def test_the_end_is_told() -> None:
    assert text(battle(cubes={"oak": (7, 0), "ash": (7, 0)})).endswith("Light has won.")
    drawn = text(battle(turns=400))
    assert drawn.endswith("A draw by the turn limit, a house rule.")
    assert "over after 400 turns" in drawn


def test_what_can_be_chosen_is_starred_and_people_have_their_names() -> None:
    t = battle(light={"oak": (2, 1)}, dark={"oak": (1, 0)}, cubes={"oak": (0, 8)})
    lines = GAME.sketch(t, LIGHT, ["Linnea of the Long Barrows", "Tom"])
    shown = "\n".join("".join(part for part, _ in line).rstrip() for line in lines)
    assert "Linnea of the… (you)" in shown
    assert "╔═════ *Oak: Tom ═════╗" in shown
    assert "║ L *△ △ *▷           ║" in shown
    assert "║ T ▲                 ║" in shown
    assert max(len(line) for line in shown.splitlines()) <= 80
    glowing = {part.strip() for line in lines for part, style in line if style == "glow"}
    assert {"*Oak: Tom", "*Ash", "*Grove", "*△ △", "*▷"} <= glowing
    assert "*" not in text(t, DARK)
    alike = GAME.sketch(t, LIGHT, ["Tim", "Tom"])
    assert "L " in [part for part, _ in alike[2]]


def test_drawing_the_board_changes_nothing_and_needs_no_log() -> None:
    t = play(battle(light={"oak": (2, 0)}, dice=[1, 2, 6]), "channel oak")
    before = t.fingerprint()
    assert "[1] [2] [6]  2 successes" in text(t)
    assert "[1] [2] [6]" in text(t.clone())
    assert t.fingerprint() == before
