"""Make the pictures of the documents: `python tests/web/make_pictures.py`.

With a folder, every game at every size, by day and by night, at three moments, is drawn there, to look at:
`python tests/web/make_pictures.py FOLDER [GAME ...]`.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page

import spinney
from spinney.engine.table import Table
from web.browser.chromium import asked, quick, running_chromium, set_up, window
from web.browser.still_table import show, still_page
from web.live_server import Server, import_path

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
BATTLE = "battle_for_the_grove"
LAPTOP, PHONE = (1366, 768), (390, 844)
SIZES = {"wide": (1920, 1080), "laptop": LAPTOP, "phone": PHONE, "across": (844, 390)}
MOMENTS = {"beginning": 0.05, "middle": 0.5, "end": 1.0}


class PlainServer(Server):
    """Only the registered games, not the toy."""

    def environment(self) -> dict[str, str]:
        return {**super().environment(), "PYTHONPATH": os.pathsep.join(import_path())}


def played(
    key: str, seats: int, wanted: Callable[[Table], bool] = lambda table: False, seed: str = "look"
) -> list[Table]:
    """The positions of a game between bots, up to one that is wanted, else to the end."""
    game, bot = spinney.game(key), spinney.bot("greedy", seed=seed)
    table = game.start(seats, seed=seed)
    found = [table.branch()]
    while not table.over and not (table.number > 40 and wanted(table)):
        table.play(bot.choose(game.seen_by(table, table.seat)))
        found.append(table.branch())
    return found


def asks(words: str) -> Callable[[Table], bool]:
    """Is somebody asked something with these words?"""
    return lambda table: words in table.game.ask(table, table.seat).question


STILLS: dict[str, tuple[str, int, Callable[[Table], bool] | float, tuple[int, int], str]] = {
    "table": (BATTLE, 2, 0.5, LAPTOP, "light"),
    "table_night": (BATTLE, 2, 0.5, LAPTOP, "dark"),
    "phone": (BATTLE, 2, 0.5, PHONE, "light"),
    "groves": ("groves", 3, 0.6, LAPTOP, "light"),
    "groves_phone": ("groves", 3, 0.6, PHONE, "light"),
    "leylines_auction": ("leylines", 2, asks("Bid"), LAPTOP, "light"),
    "leylines_six": ("leylines", 6, 0.5, LAPTOP, "light"),
    "leylines_phone": ("leylines", 4, 0.5, PHONE, "light"),
    "leylines_end": ("leylines", 4, 1.0, LAPTOP, "light"),
    "realms_two": ("shifting_realms", 2, 0.5, LAPTOP, "light"),
    "realms_four": ("shifting_realms", 4, 0.5, LAPTOP, "light"),
    "realms_phone": ("shifting_realms", 4, 0.5, PHONE, "light"),
    "realms_end": ("shifting_realms", 4, 1.0, LAPTOP, "light"),
    "eldervale_two": ("eldervale", 2, asks("Where does"), LAPTOP, "light"),
    "eldervale_five": ("eldervale", 5, 0.6, LAPTOP, "light"),
    "eldervale_battle": ("eldervale", 4, asks("dice"), LAPTOP, "light"),
    "eldervale_battle_night": ("eldervale", 4, asks("dice"), LAPTOP, "dark"),
    "eldervale_phone": ("eldervale", 4, 0.6, PHONE, "light"),
    "eldervale_end": ("eldervale", 4, 1.0, LAPTOP, "light"),
}


def still(browser: Browser, name: str) -> None:
    """One picture of a table as whoever is asked sees it."""
    key, seats, moment, size, theme = STILLS[name]
    tables = played(key, seats) if isinstance(moment, float) else played(key, seats, moment)
    table = tables[round(moment * (len(tables) - 1))] if isinstance(moment, float) else tables[-1]
    draw(browser, table, size, theme, PICTURES / f"web_{name}.png")


def draw(browser: Browser, table: Table, size: tuple[int, int], theme: str, path: Path) -> None:
    with still_page(browser, *size, color_scheme=theme) as page:
        show(page, table, max(0, int(table.seat)))
        page.wait_for_timeout(300)
        page.screenshot(path=path)


def every_look(browser: Browser, folder: Path, games: list[str]) -> None:
    """All games at all sizes, to be looked at one by one."""
    folder.mkdir(parents=True, exist_ok=True)
    for key in games or spinney.games():
        tables = played(key, spinney.game(key).seats[1])
        for moment, share in MOMENTS.items():
            table = tables[round(share * (len(tables) - 1))]
            for name, size in SIZES.items():
                for theme in ("light", "dark"):
                    draw(browser, table, size, theme, folder / f"{key}_{moment}_{name}_{theme}.png")


def snap(page: Page, name: str) -> None:
    page.mouse.move(5, 5)
    page.wait_for_timeout(600)
    page.screenshot(path=PICTURES / f"web_{name}.png")


def of_the_pages(browser: Browser, url: str) -> None:
    """Home, rules, the end of a game, its replay and the check of its dice."""
    with window(browser, url) as page:
        snap(page, "home")
        set_up(page, BATTLE, "me", "sapling", first="light")
        quick(page)
        asked(page)
        page.locator(".why").nth(2).click()
        page.wait_for_selector("#rules .rule[data-lit]")
        snap(page, "rules")
    with window(browser, url) as page:
        set_up(page, "groves", "me", "sapling", "sapling")
        quick(page)
        page.locator(".person.me [data-standin], [data-standin]").first.dispatch_event("click")
        page.wait_for_selector("#ending a", timeout=240_000)
        page.wait_for_timeout(1500)
        snap(page, "end")
        page.click("#ending a:has-text('Replay')")
        page.wait_for_selector("#moment")
        page.locator("#moment").fill(str(int(page.get_attribute("body", "data-last") or "0") // 2))
        snap(page, "replay")
        page.click("text=Was chance fair?")
        page.wait_for_selector("#own-check")
        snap(page, "verify")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, running_chromium() as browser:
        if len(sys.argv) > 1:
            every_look(browser, Path(sys.argv[1]), sys.argv[2:])
            return
        for name in STILLS:
            still(browser, name)
        server = PlainServer(Path(folder))
        try:
            server.start()
            of_the_pages(browser, server.url)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
