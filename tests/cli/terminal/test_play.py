"""Playing through a pipe: answers, commands, undo, saving and going on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.run_spinney import bots_game, refusal, replayed, spinney
from spinney.engine.records.record import Record

SEATS = ("--seats", "me,greedy")
LIGHT_FIRST = ("--option", "first=light")


def test_a_whole_game_is_played_from_a_pipe(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = spinney("play", *SEATS, "--seed", "5", "--option", "max_turns=30", "--save", file, lines="1\n" * 99)
    assert ran.code == 0, ran.err
    assert "Battle for the Grove: Light (you) against Dark (greedy)" in ran.out
    assert "The game is over: " in ran.out
    assert f"Record: {file}" in ran.out
    assert replayed(file).over
    assert ran.out.count(Record.load(file).commitment) == 2  # before play, and after it


def test_the_goal_stands_between_the_board_and_the_options() -> None:
    ran = spinney("play", *SEATS, "--seed", "5", *LIGHT_FIRST, lines="")
    said = " ".join(ran.out.split())
    assert (
        "two circles of seven cubes wins. (Light (you), cubes on two circles: 0 of 14; Dark (greedy)," in said
    )


def test_the_score_sheet_at_the_end_names_its_rules(tmp_path: Path) -> None:
    ran = spinney("play", "--seats", "greedy,greedy", "--seed", "2", "--option", "max_turns=20")
    assert "the Oak Circle" in ran.out
    assert "B-9.1" in ran.out
    assert "total" in ran.out
    assert "a draw" in ran.out


def test_the_same_seed_and_answers_give_the_same_game(tmp_path: Path) -> None:
    prints = []
    for name in ("a.json", "b.json"):
        spinney("play", *SEATS, "--seed", "11", "--save", tmp_path / name, lines="1\n" * 12)
        prints.append(replayed(tmp_path / name).fingerprint())
    spinney("play", *SEATS, "--seed", "12", "--save", tmp_path / "c.json", lines="1\n" * 12)
    assert prints[0] == prints[1] != replayed(tmp_path / "c.json").fingerprint()


def test_a_resumed_game_goes_on_exactly_as_if_it_had_not_been_left(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    answers = ["1", "2", "1", "3", "2", "1", "1", "2", "1", "1"]
    spinney("play", *SEATS, "--seed", "8", "--save", whole, lines="\n".join(answers))
    spinney("play", *SEATS, "--seed", "8", "--save", parts, lines="\n".join(answers[:4]))
    for answer in answers[4:]:
        ran = spinney("play", "--resume", parts, lines=answer + "\n")
        assert ran.code == 0, ran.err
        assert "Light (you)" in ran.out  # the record knows who sat where
    assert replayed(parts).fingerprint() == replayed(whole).fingerprint()
    assert Record.load(parts).entries == Record.load(whole).entries


def test_an_unseeded_game_is_resumed_exactly_too(tmp_path: Path) -> None:
    first = tmp_path / "first.json"
    spinney("play", *SEATS, "--save", first, lines="1\n1\n")
    copies = []
    for name in ("a.json", "b.json"):
        (tmp_path / name).write_text(first.read_text())
        spinney("play", "--resume", tmp_path / name, lines="1\n1\n1\n")
        copies.append(replayed(tmp_path / name).fingerprint())
    assert copies[0] == copies[1]


def test_an_answer_is_taken_back_and_the_record_keeps_both(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = spinney(
        "play", *SEATS, *LIGHT_FIRST, "--seed", "1", "--save", file, lines="stop\nstand grove\nundo\nquit\n"
    )
    assert "Light takes the last answer back." in ran.out
    assert "! Light takes" not in ran.out
    assert Record.load(file).entries[-2:] == ["stand grove", "undo"]
    assert replayed(file).undoable == 0


def test_undo_says_in_one_line_why_it_is_too_late() -> None:
    ran = spinney("play", *SEATS, *LIGHT_FIRST, "--seed", "1", lines="undo\nstop\nundo\n")
    assert "There is nothing to take back: you have not answered yet." in ran.out
    assert "Too late: dice were rolled, something was shown, or another seat was asked." in ran.out


def test_an_option_is_named_by_number_text_or_the_beginnings_of_its_words(tmp_path: Path) -> None:
    played = []
    for number, answer in enumerate(("2", "move grove oak", "MOVE  Grove Oak", "m g o")):
        file = tmp_path / f"{number}.json"
        spinney("play", *SEATS, *LIGHT_FIRST, "--seed", "1", "--save", file, lines=answer + "\n")
        played.append(Record.load(file).entries[0])
    assert played == ["move grove oak"] * 4


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no option 99; choose from 1 to 5."),
        ("0", "There is no option 0; choose from 1 to 5."),
        ("9" * 5000, "There is no option 999999; choose from 1 to 5."),
        ("stop now", '"stop now" is no option; did you mean "stop"?'),
        ("move", '"move" could be "move grove oak" or "move grove ash" or "move grove thorn".'),
        ("xyzzy", '"xyzzy" is no option; type a number from the list, or help.'),
        ("channel oak", '"channel oak" is not possible now. B-6.1: Only at a circle.'),
        ("ch a", '"channel ash" is not possible now. B-6.1: Only at a circle.'),
        ("\x1b[2J", '"[2J" is no option; type a number from the list, or help.'),
        ("why", "Say which option: why 1"),
        ("why 77", "There is no option 77; choose from 1 to 5."),
        ("rules", "Say which rule by its id."),
        ("rules B-99.9", "battle_for_the_grove has no rule 'B-99.9'; near it: B-9"),
        ("save /", "/: is a folder; name a file in it"),
    ],
)
def test_a_mistyped_line_gets_one_helpful_line_and_is_asked_again(typed: str, answer: str) -> None:
    ran = spinney("play", *SEATS, *LIGHT_FIRST, "--seed", "1", lines=f"{typed}\nquit\n")
    assert answer in " ".join(ran.out.split())
    assert ran.code == 0
    assert ran.out.count("Light (you)> ") == 2
    assert "\x1b" not in ran.out


def test_commands_explain_options_rules_scores_and_the_log() -> None:
    lines = "why 2\nrules br-12\nscore\nlog\nhelp\nboard\nquit\n"
    ran = spinney("play", *SEATS, *LIGHT_FIRST, "--seed", "1", lines=lines)
    assert "B-5.1  5. Move" in ran.out
    assert "BR-12  13. Ambiguities and rulings" in ran.out
    assert "the Ash Circle (0 : 0 cubes)" in ran.out
    assert ran.out.count("Light stands a druid up in the Grove.") == 2  # as news, and in the log
    assert "take your last answer back" in ran.out
    assert ran.out.count("To choose: Light (you)") == 2


def test_the_log_is_short_unless_all_of_it_is_wanted(tmp_path: Path) -> None:
    ran = spinney("play", *SEATS, *LIGHT_FIRST, "--seed", "1", lines="1\n" * 12 + "log\nlog all\nquit\n")
    assert "earlier lines: log all)" in ran.out
    assert ran.out.count("Light takes the first turn.") == 2


def test_leaving_says_how_to_go_on(tmp_path: Path, own_folder: Path) -> None:
    ran = spinney("play", *SEATS, "--seed", "1", lines="1\nquit\n")
    (file,) = (own_folder / "games").iterdir()
    assert f"Go on with: spinney play --resume {file}" in ran.out
    assert not replayed(file).over


def test_the_end_of_input_saves_and_is_no_error(own_folder: Path) -> None:
    ran = spinney("play", *SEATS, "--seed", "1", lines="1\n")
    (file,) = (own_folder / "games").iterdir()
    assert ran.code == 0
    assert f"The input has ended; the game is saved. Go on with: spinney play --resume {file}" in ran.out


def test_every_choice_is_saved_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_: object) -> None:
        raise RuntimeError("the bot has crashed")

    file = tmp_path / "game.json"
    monkeypatch.setattr("spinney.cli.terminal.players.Players.choose", crash)
    with pytest.raises(RuntimeError):
        spinney("play", *SEATS, *LIGHT_FIRST, "--seed", "1", "--save", file, lines="move grove oak\n")
    assert Record.load(file).entries == ["move grove oak"]


def test_save_goes_on_saving_in_the_named_file(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    ran = spinney("play", *SEATS, *LIGHT_FIRST, "--seed", "1", lines=f"save {file}\nstop\nquit\n")
    assert f"Saved: {file}" in ran.out
    assert f"--resume '{file}'" in ran.out
    assert Record.load(file).entries[0] == "stop"


def test_a_file_that_is_not_this_game_is_never_written_over(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("dear diary")
    wanted = f"{notes}: already exists and is not this game; name another file"
    assert refusal("play", *SEATS, "--save", notes) == wanted
    ran = spinney("play", *SEATS, lines=f"save {notes}\n")
    assert wanted in ran.out
    assert refusal("play", *SEATS, "--save", bots_game(tmp_path / "b.json")).endswith("name another file")
    assert notes.read_text() == "dear diary"


def test_a_game_that_cannot_be_kept_is_offered_a_file_on_leaving(tmp_path: Path, own_folder: Path) -> None:
    own_folder.write_text("a file where the folder should be")
    file = tmp_path / "rescued.json"
    ran = spinney("play", *SEATS, "--seed", "1", lines=f"1\nquit\n{file}\n")
    assert "this game is not saved" in ran.out
    assert "Save it to which file?" in ran.out
    assert Record.load(file).players == ["me", "greedy"]
    assert "this game was not saved." in spinney("play", *SEATS, lines="quit\n\n").out


def test_people_may_share_a_terminal(tmp_path: Path) -> None:
    ran = spinney("play", "--seats", "me,me", *LIGHT_FIRST, "--seed", "1", lines="2\n1\n")
    assert "Light> 2" in ran.out
    assert "Dark> 1" in ran.out
    assert ran.out.count("Light moves 1 druid from the Grove to the Oak Circle.") == 1


def test_two_bots_play_where_nobody_can_be_asked() -> None:
    ran = spinney("play")
    assert ran.code == 0
    assert "Light (greedy) against Dark (greedy)" in ran.out
    assert "The game is over: " in ran.out
    assert ran.out.count("of at most 400") >= 1  # boards on the way
    assert "not saved" in ran.out


def test_a_finished_game_can_be_looked_at_again(tmp_path: Path) -> None:
    file = bots_game(tmp_path / "b.json")
    before = file.read_text()
    ran = spinney("play", "--resume", file)
    assert ran.code == 0
    assert "The game is over: Light (greedy) won 2:0." in ran.out
    assert json.loads(file.read_text()) == json.loads(before)


def test_others_may_take_over_the_seats_of_a_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    spinney("play", *SEATS, "--seed", "1", "--save", file, lines="1\n")
    ran = spinney("play", "--resume", file, "--seats", "random,random")
    assert "Light (random) against Dark (random)" in ran.out
    assert replayed(file).over


def test_no_colour_is_printed_where_none_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    assert "38;5;" in spinney("play", *SEATS, "--seed", "1").out
    assert "38;5;" not in spinney("play", *SEATS, "--seed", "1", "--no-color").out
    monkeypatch.setenv("NO_COLOR", "1")
    assert "38;5;" not in spinney("play", *SEATS, "--seed", "1").out


def test_a_level_says_how_good_the_opponent_is() -> None:
    ran = spinney("play", "--level", "ranger", "--seed", "5", lines="1\nquit\n\n")
    assert ran.code == 0, ran.err
    assert "Light (you) against Dark (ranger)" in ran.out


def test_a_level_must_be_one_and_stand_alone() -> None:
    assert refusal("play", "--level", "oak") == "--level oak: expected sapling, ranger or elder"
    assert "both say who plays" in refusal("play", *SEATS, "--level", "elder")


def test_a_hint_says_what_an_elder_would_do_and_why_not_the_others() -> None:
    ran = spinney("play", *SEATS, *LIGHT_FIRST, "--seed", "5", lines="hint\nhint\nquit\n\n")
    first, again = ran.out.split("an Elder would")[1:]
    assert first.split("Light (you)>")[0] == again.split("Light (you)>")[0]
    line = first.splitlines()[1]
    assert "%" in line
    assert "Dark: " in first or "Light: " in first


def test_hints_are_not_for_games_between_people() -> None:
    ran = spinney("play", "--seats", "me,me", *LIGHT_FIRST, "--seed", "5", lines="hint\nquit\n\n")
    assert "Hints are for games against bots" in ran.out


def test_a_name_too_long_for_a_file_is_refused_and_play_goes_on() -> None:
    ran = spinney("play", *SEATS, *LIGHT_FIRST, "--seed", "5", lines=f"save {'x' * 300}\n1\nquit\n\n")
    assert ran.code == 0, ran.err
    assert "cannot be a file" in ran.out
    assert "You left the table" in ran.out
