"""The rules document: ids found, texts plain, short ids cited with their game."""

from __future__ import annotations

from games.battle_for_the_grove.scene import GAME
from spinney.engine.rulebook import Rulebook

DOCUMENT = """
## 3. Turn
- G-3.1 A plain rule (see G-9.9).
- **G-3.2** A bold one.
- **G-3.2.1 Nested.** With three numbers.
| id | who |
| G-3.3 | a **row** | of a table |
Text that cites G-3.4 is not its home.
- G-3.1 again, only referring.
## 9. Rulings
| R-1 | question | ruling |
- **BR-12** words
## 10. Acceptance scenarios
47. **Claimed quest.** Three points.
"""


def test_ids_open_a_line_or_a_table_row() -> None:
    book = Rulebook("toy", DOCUMENT)
    assert list(book.rules) == ["G-3.1", "G-3.2", "G-3.2.1", "G-3.3"]
    assert list(book.cases) == ["toy/R-1", "toy/BR-12", "toy/scenario-47"]


def test_a_game_chooses_the_letters_of_its_rules() -> None:
    book = Rulebook(
        "toy", "- H-1.1 One.\n| HED-2.13 | Two |\n- hed-1.1 No id.\n- HED-3 A ruling has one number.\n"
    )
    assert book.rules == {"H-1.1": "One.", "HED-2.13": "Two."}


def test_texts_are_plain_and_know_their_chapter() -> None:
    book = Rulebook("toy", DOCUMENT)
    assert book.rules["G-3.1"] == "A plain rule (see G-9.9)."
    assert book.rules["G-3.3"] == "a row · of a table."
    assert book.chapters["G-3.3"] == "3. Turn"


def test_rulings_are_found_with_or_without_their_game() -> None:
    book = Rulebook("toy", DOCUMENT)
    assert book.find("R-1") == book.find("toy/R-1") == "question · ruling."
    assert book.find("G-9.9") is None


def test_battle_for_the_grove_has_all_its_ids() -> None:
    book = GAME.rulebook()
    assert len(book.rules) == 51
    assert len(book.cases) == 3 + 26 + 18
    assert book.rules["B-5.3"] == "The Grove is never a destination of Move."
