"""Who waits for a bot decides how soon it thinks: people first, in turns; tables nobody watches last."""

from __future__ import annotations

from pathlib import Path

import pytest

from spinney.web.bots import bot_turns
from spinney.web.bots.who_waits import STAND_IN, TURN, UNWATCHED, who_waits
from web.bots.house import House, in_house, until


def test_a_person_who_waits_goes_before_any_number_of_tables_that_nobody_watches(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        attack = [await house.open("attacker") for _ in range(25)]
        await house.begin(*attack)
        mine = await house.open("me")
        house.look(mine, "me", "2.2.2.2")
        await house.begin(mine)
        assert house.workers.order == [attack[0].name]
        assert house.tables.workers.queue.lengths() == {"turn": 1, "hint": 0, "stand-in": 0, "unwatched": 24}
        house.workers.finish(attack[0])
        await house.settled()
        assert house.workers.order[1] == mine.name, "after one thought at most"

    in_house(tmp_path, check)


@pytest.mark.parametrize("stays", [False, True])
def test_with_two_workers_it_need_not_even_wait_for_one_thought(tmp_path: Path, stays: bool) -> None:
    async def check(house: House) -> None:
        attack = [await house.open("attacker") for _ in range(5)]
        for live in attack:
            connection = house.look(live, "attacker", "1.1.1.1")
            if not stays:
                house.go(live, connection)
        await house.begin(*attack)
        assert house.workers.thinking == 1, "whoever opens much never has every worker"
        mine = await house.open("me")
        house.look(mine, "me", "2.2.2.2")
        await house.begin(mine)
        assert house.workers.order[1] == mine.name

    in_house(tmp_path, check, workers=2)


@pytest.mark.parametrize("first", [True, False], ids=["looks on first", "leaves first"])
def test_whoever_leaves_some_tables_and_looks_on_at_others_has_not_every_worker_either(
    tmp_path: Path, first: bool
) -> None:
    async def check(house: House) -> None:
        attack = [await house.open("attacker") for _ in range(6)]
        for at, live in enumerate(attack):
            connection = house.look(live, "attacker", "1.1.1.1")
            if (at % 2 == 0) != first:
                house.go(live, connection)
        await house.begin(*attack)
        assert house.workers.thinking == 1
        mine = await house.open("me")
        house.look(mine, "me", "2.2.2.2")
        await house.begin(mine)
        assert house.workers.order[1] == mine.name

    in_house(tmp_path, check, workers=2)


def test_people_take_turns_however_many_tables_one_of_them_opens(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        attack = [await house.open("attacker") for _ in range(8)]
        for live in attack:
            house.look(live, "attacker", "1.1.1.1")
        await house.begin(*attack)
        mine = await house.open("me")
        house.look(mine, "me", "2.2.2.2")
        await house.begin(mine)
        house.workers.finish(*attack, mine)
        await house.settled()
        assert house.workers.order.index(mine.name) <= 2

    in_house(tmp_path, check)


def test_a_turn_that_waits_changes_its_kind_as_people_come_and_go(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        busy, live = await house.open("busy"), await house.open("me")
        await house.begin(busy, live)
        queue = house.tables.workers.queue

        def waits() -> tuple[str, str]:
            found = [(kind, client) for kind, client in queue.held]
            assert len(found) == 1
            assert found[0] == who_waits(live)
            return found[0]

        assert waits() == (UNWATCHED, live.row.host)
        watcher = house.look(live, "somebody", "3.3.3.3")
        assert waits() == (STAND_IN, "3.3.3.3")
        me = house.look(live, "me", "2.2.2.2")
        assert waits() == (TURN, "2.2.2.2")
        house.go(live, watcher)
        assert waits() == (TURN, "2.2.2.2")
        live.seats[0].stand_in = "ranger"
        house.tables.start_bots(live)
        assert waits() == (STAND_IN, "2.2.2.2")
        stranger = house.look(live, "somebody", "1.1.1.1")
        assert waits() == (STAND_IN, "2.2.2.2"), "whose table it is, not who looks on"
        house.go(live, stranger)
        live.seats[0].stand_in = ""
        house.go(live, me)
        assert waits() == (UNWATCHED, "2.2.2.2")

    in_house(tmp_path, check)


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_no_more_think_at_once_than_there_are_workers(tmp_path: Path, workers: int) -> None:
    async def check(house: House) -> None:
        found = [await house.open(f"p{at}") for at in range(6)]
        for at, live in enumerate(found):
            house.look(live, f"p{at}", f"{at}.0.0.1")
        await house.begin(*found)
        assert house.workers.thinking == workers
        house.workers.finish(*found)
        await house.settled()
        assert house.workers.most == workers

    in_house(tmp_path, check, workers)


def test_what_a_bot_thinks_about_does_not_depend_on_the_queue(tmp_path: Path) -> None:
    """The task says the level and no more; the clock of a level starts in the worker."""

    async def check(house: House) -> None:
        alone = await house.open("me")
        house.look(alone, "me", "1.1.1.1")
        await house.begin(alone)
        others = [await house.open("me") for _ in range(5)]
        await house.begin(*others)
        house.workers.finish(alone, *others)
        await house.settled()
        assert {(task.level, task.advise) for task in house.workers.given} == {("elder", False)}
        assert set(house.workers.order) == {live.name for live in (alone, *others)}

    in_house(tmp_path, check)


def test_a_turn_that_fails_again_and_again_is_one_line_of_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_turns, "RETRY", 0.01)

    async def check(house: House) -> None:
        house.workers.failing = True
        live = await house.open("me")
        house.workers.finish(live)
        house.look(live, "me", "1.1.1.1")
        await house.sit(live)
        await until(lambda: len(house.workers.given) >= 5)
        assert [record.getMessage() for record in caplog.records].count(
            f"table {live.name}: a bot's turn failed and is tried again: all workers died"
        ) == 1

    in_house(tmp_path, check)
