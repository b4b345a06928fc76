"""Lessons in a real browser: a lesson of every game by mouse, one by touch, one by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

import spinney
from spinney.learn.courses import course
from spinney.learn.learner import Learner
from spinney.learn.lesson import Lesson
from web.browser.board_clicks import offered, touch
from web.browser.chromium import until_moved, window
from web.browser.test_accessibility import check
from web.live_server import Server

WITH_COURSES = [key for key in spinney.games() if course(spinney.game(key))]
BATTLE = "battle_for_the_grove"


def first_lesson(key: str) -> Lesson:
    return course(spinney.game(key))[0]


def address(server: Server, key: str) -> str:
    return f"{server.url}/learn/{key}/{first_lesson(key).key}"


def opened(page: Page) -> None:
    page.wait_for_selector("body[data-connection=open]")
    page.wait_for_selector(".bubble")


def wanted(page: Page) -> list[str]:
    return (page.get_attribute(".coach", "data-wanted") or "").split()


def is_over(page: Page) -> bool:
    return page.locator("#onward").count() > 0


def go_on(page: Page) -> None:
    """Read, and go on."""
    number = page.get_attribute("body", "data-number")
    page.click("#confirm")
    until_moved(page, number)


@pytest.mark.parametrize("key", WITH_COURSES)
def test_a_lesson_is_clicked_through(server: Server, chromium: Chromium, key: str) -> None:
    with window(chromium, address(server, key)) as page:
        opened(page)
        while not is_over(page):
            if page.locator("#confirm").count():
                go_on(page)
            else:
                touch(page, next(one for one in offered(page) if one["action"] in wanted(page)))
        expect(page.locator(".bubble")).to_contain_text("That was the lesson.")
        page.goto(f"{server.url}/learn/{key}")
        expect(page.locator("[data-lesson][data-state=done]")).to_have_count(1)


def test_a_lesson_by_touch_on_a_phone(server: Server, chromium: Chromium) -> None:
    with window(chromium, address(server, BATTLE), 390, 844) as page:
        opened(page)
        while not is_over(page):
            number = page.get_attribute("body", "data-number")
            if page.locator("#confirm").count():
                page.tap("#confirm")
            else:
                page.tap("[data-do=all]")
                page.tap(f"#choice [data-action='{wanted(page)[0]}']")
            until_moved(page, number)
        expect(page.locator(".bubble")).to_be_in_viewport()


@pytest.mark.parametrize(("width", "theme"), [(1366, "light"), (390, "dark")])
def test_a_lesson_by_keyboard_alone_with_nothing_found(
    server: Server, chromium: Chromium, width: int, theme: str
) -> None:
    with window(chromium, address(server, BATTLE), width, theme=theme) as page:
        opened(page)
        steps = 0
        while not is_over(page):
            number = page.get_attribute("body", "data-number")
            if steps % 5 == 0:
                check(page, f"step {steps}")
            if page.locator("#confirm").count():
                page.keyboard.press("Enter")
            else:
                page.keyboard.press("a")
                numbers = {one["action"]: at for at, one in enumerate(offered(page), 1)}
                page.keyboard.type(str(numbers[wanted(page)[0]]))
                if page.get_attribute("body", "data-number") == number:
                    page.keyboard.press("Enter")
            until_moved(page, number)
            steps += 1
        check(page, "the end")
        page.goto(f"{server.url}/learn/{BATTLE}")
        check(page, "the course")


def test_another_answer_is_answered_and_show_me_shows(server: Server, chromium: Chromium) -> None:
    learner = Learner(spinney.game(BATTLE), first_lesson(BATTLE))
    while learner.step.reads or len(learner.wanted) == len(learner.table.options):
        learner = learner.after(None if learner.step.reads else learner.wanted[0])
    with window(chromium, address(server, BATTLE)) as page:
        opened(page)
        for _ in learner.answers:
            if page.locator("#confirm").count():
                go_on(page)
            else:
                touch(page, next(one for one in offered(page) if one["action"] in wanted(page)))
        number = page.get_attribute("body", "data-number")
        other = next(one for one in offered(page) if one["action"] not in wanted(page))
        learner.answer(int(other["action"]))
        page.click("[data-do=all]")
        page.click(f"#choice [data-action='{other['action']}']")
        expect(page.locator(".bubble .miss")).to_have_text(learner.said)
        assert page.get_attribute("body", "data-number") == number
        page.click("[data-do=show]")
        expect(page.locator("[data-shown]").first).to_be_attached()
        page.reload()
        opened(page)
        expect(page.locator("body")).to_have_attribute("data-number", number or "")
