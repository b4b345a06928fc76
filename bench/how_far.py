"""How far it carries: what so many people at tables need, computed from what things cost here.

    python bench/how_far.py                      # from the costs that are kept beside the script
    python bench/how_far.py --measure            # measure them first, a few minutes, and keep them
    python bench/how_far.py --people 300 5000    # for these numbers of people
    python bench/how_far.py --every 20 --at-a-table 4
    python bench/how_far.py --write docs/running.md    # put it into the document
    python bench/how_far.py --check docs/running.md    # does the document hold it?

Every need grows in proportion to the people, because tables have nothing to do with each other. The costs are
processor time, bytes and memory, which depend less than delays on what else the machine does.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import fields
from pathlib import Path
from typing import Final

HERE = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(HERE / "src"), str(HERE / "tests")]

from capacity.costs import Costs, kept_costs  # noqa: E402
from capacity.needs import Habits, Needs, limits, needs_of  # noqa: E402

BEGINS: Final = "<!-- from here: python bench/how_far.py -->"
ENDS: Final = "<!-- to here -->"
ROWS: Final = {
    "tables": "tables",
    "moves": "moves a second, each a row in the database",
    "servers": "cores for servers, one process each",
    "workers": "cores for bots",
    "memory_gb": "GB of memory for tables",
    "megabits": "Mbit a second to browsers",
    "database_cores": "cores for PostgreSQL",
    "stored_gb": "GB stored a day",
    "hearing": "cores of each server to hear of all moves",
    "committing": "seconds until each server has committed once",
}


def arguments() -> argparse.Namespace:
    usual = Habits()
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--people", type=int, nargs="+", default=[1000, 100_000, 1_000_000])
    parser.add_argument("--every", type=float, default=usual.seconds_between_answers, metavar="SECONDS")
    parser.add_argument("--at-a-table", type=float, default=usual.people_at_a_table, metavar="PEOPLE")
    parser.add_argument("--write", type=Path, metavar="FILE", help="put it between the marks in a document")
    parser.add_argument("--check", type=Path, metavar="FILE", help="compare it with a document")
    parser.add_argument("--measure", action="store_true", help="measure the costs first, and keep them")
    parser.add_argument("--tables", type=int, default=10, help="tables of each game to measure with")
    parser.add_argument("--moves", type=int, default=20, help="answers at each of them in a turn")
    return parser.parse_args()


def costs_from(given: argparse.Namespace) -> Costs:
    """The costs that are asked for: measured now, or kept."""
    if not given.measure:
        return kept_costs()
    from capacity.measuring import measured  # late: nothing else needs a database

    found = measured(given.tables, given.moves)
    found.keep()
    return found


def computed(costs: Costs, habits: Habits, people: list[int]) -> str:
    """The tables of costs, of needs and of limits, as Markdown."""
    lines = [
        "| game | ms of a core a move | kB sent a move | kB of memory a table |",
        "| --- | --- | --- | --- |",
    ]
    for name, game in costs.games.items():
        lines.append(f"| {name} | {game.move_ms:.2f} | {game.move_bytes / 1000:.1f} | {game.table_kb:,.0f} |")
    bots = ", ".join(f"{level} {seconds:.2f} s" for level, seconds in costs.bot_seconds.items())
    lines += ["", f"A bot's turn, of a core: {bots}. For a move: {costs.database_ms:.3f} ms of PostgreSQL,"]
    heard = f"{costs.notice_ms:.3f} ms of every server that hears of it."
    lines += [f"{costs.stored_bytes:.0f} bytes stored, {heard}", ""]
    found = [needs_of(count, costs, habits) for count in people]
    lines.append(f"| {'people at tables':44} |" + "".join(f" {count:>11,} |" for count in people))
    lines.append("| --- |" + " --- |" * len(people))
    for field in fields(Needs)[1:]:
        needs = "".join(f" {shown(getattr(one, field.name)):>11} |" for one in found)
        lines.append(f"| {ROWS[field.name]:44} |{needs}")
    lines.append("")
    for limit in limits(costs, habits):
        lines.append(f"- {limit.people:,.0f} people: {limit.what}. What lifts it: {limit.lifted}.")
    return "\n".join(lines) + "\n"


def put_into(document: str, text: str) -> str:
    """A document with the text between its marks."""
    before, begins, rest = document.partition(BEGINS)
    _, ends, after = rest.partition(ENDS)
    if not (begins and ends):
        raise SystemExit(f"the document has no place for it, between {BEGINS!r} and {ENDS!r}")
    return f"{before}{BEGINS}\n\n{text}\n{ENDS}{after}"


def shown(figure: float) -> str:
    """A figure with as many digits as mean something."""
    return f"{figure:,.0f}" if figure >= 10 else f"{figure:.2g}"


def main() -> None:
    given = arguments()
    habits = Habits(people_at_a_table=given.at_a_table, seconds_between_answers=given.every)
    text = computed(costs_from(given), habits, given.people)
    if given.write is not None:
        given.write.write_text(put_into(given.write.read_text(encoding="utf-8"), text), encoding="utf-8")
    if given.check is not None:
        document = given.check.read_text(encoding="utf-8")
        if document != put_into(document, text):
            raise SystemExit(f"{given.check} holds something else; --write puts in what is computed now")
    print(text, end="")


if __name__ == "__main__":
    main()
