"""A game before the laws: pytest runs them, and this prints a line for each law and then what is wrong."""

from __future__ import annotations

import json
from typing import Final

import pytest

from spinney.engine.installed import find_game
from spinney.lawbook.findings import PROPERTY, Finding, in_plain_words
from spinney.lawbook.law import Law, law_in
from spinney.lawbook.pytest_items import module_of

QUIETLY: Final = ("-p", "no:terminal", "-p", "no:cacheprovider", "--override-ini=addopts=", "--noconftest")
PLUGIN: Final = "spinney.lawbook.plugin"


class Hearing:
    """What has been tried so far, law by law."""

    def __init__(self) -> None:
        self.laws: dict[str, Law] = {}  # by the id of a test
        self.left: dict[Law, int] = {}  # tests that are still to come
        self.tried: dict[Law, int] = {}
        self.found: list[Finding] = []
        self.obstacles: list[str] = []  # what kept a law from being tried at all

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Put the tests in the order of the laws, and count those of each."""
        self.laws = {item.nodeid: law_in(module_of(item)) for item in items}
        items.sort(key=lambda item: self.laws[item.nodeid])
        for law in self.laws.values():
            self.left[law] = self.tried[law] = self.left.get(law, 0) + 1

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Remember why a law could not even be collected."""
        if report.failed:
            self.obstacles.append(report.longreprtext.strip().splitlines()[-1].removeprefix("E").strip())

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep what was found; print the line of a law after its last test."""
        for name, value in report.user_properties:
            if name == PROPERTY and report.failed:
                self.found.append(Finding(**json.loads(str(value))))
        if report.when == "teardown":
            law = self.laws[report.nodeid]
            self.left[law] -= 1
            if self.left[law] == 0:
                print(self.line_of(law), flush=True)

    def line_of(self, law: Law) -> str:
        """The line that is printed for a law: its number, whether it holds, and what it says."""
        broken = sum(finding.number == law.number for finding in self.found)
        verdict = f"BROKEN in {broken} of {self.tried[law]}" if broken else f"holds ({self.tried[law]})"
        return f"  {law.number:2}  {verdict:22} {law.says}"


def hear(key: str, long: bool) -> bool:
    """Run the laws on a game with pytest, and print a line for each and what is wrong; is something?"""
    game = find_game(key)
    seats = " to ".join(str(count) for count in sorted(set(game.seats)))
    print(f"{game.title} ({key}), {seats} seats, before the laws; in brackets how often each was tried:")
    hearing = Hearing()
    arguments = [*QUIETLY, "-p", PLUGIN, "--pyargs", "spinney.lawbook.laws", "--game", key]
    code = pytest.main([*arguments, *(["--long"] if long else [])], plugins=[hearing])
    print()
    for line in [*dict.fromkeys(hearing.obstacles), *in_plain_words(hearing.found)]:
        print(line)
    if code == pytest.ExitCode.OK and hearing.tried:
        print(f"{game.title} keeps all {len(hearing.tried)} laws.")
        return False
    broken = len({finding.number for finding in hearing.found})
    print(
        f"{game.title} breaks {broken} of {len(hearing.tried)} laws."
        if broken
        else f"The laws could not be tried (pytest ended with code {int(code)})."
    )
    return True
