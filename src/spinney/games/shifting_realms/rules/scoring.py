"""Chapter 15: final scoring, and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit_count, bits_of
from spinney.engine.score import ScoreItem, best_seats
from spinney.games.shifting_realms.content import measures
from spinney.games.shifting_realms.rules.ending import how_it_ends
from spinney.games.shifting_realms.rules.spots import spots_worked
from spinney.games.shifting_realms.state.faction import VP_LEGENDS, VP_RESOURCES, VP_TASKS
from spinney.games.shifting_realms.state.goods import covers, total
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.terms import events


def final_scoring(t: RealmsTable) -> None:
    """S-15.1  Final scoring: tasks, then resources, then End of Game cards; all is shown."""
    t.reveal()
    t.tell(events.FINISHED, t.turn.seat, how_it_ends(t))
    for seat in range(t.seats):
        score_tasks(t, seat)
        score_legends(t, seat)
        t.tell(events.SCORED, seat, t.score(seat))
    winners = best_seats(t.scores, tie_break(t))
    for seat in winners:
        t.tell(events.WINS, seat, t.score(seat), 0 if len(winners) == 1 else 1)
    t.finish(winners)


def count(t: RealmsTable, seat: i64, by: i64, of: i64) -> i64:
    """S-17.3, A-63  What tasks and End of Game cards score by, counted in the position as it stands."""
    faction, land = t.factions[seat], t.land
    if by == measures.BY_DRAGON:
        return bit_count(faction.laid & t.content.dragon_cards)
    if by == measures.BY_REALM:
        return bit_count(faction.tiles & land.in_realm(of))
    if by == measures.BY_SPOTS:
        return spots_worked(t, seat, of)
    if by == measures.BY_RAIDS:
        return faction.raids
    if by == measures.BY_BUILT:
        return bit_count(faction.built[of])
    if by == measures.BY_TOKENS:
        return bit_count(faction.tokens)
    if by == measures.BY_SOLDIERS:
        return t.content.soldiers - faction.soldiers
    owned = [bit_count(faction.tiles & land.in_realm(realm)) for realm in land.realms]
    return min(owned) if by == measures.BY_EVERY_REALM else len([one for one in owned if one > 0])


def is_fulfilled(t: RealmsTable, seat: i64, task: i64) -> bool:
    """S-15.2  Is a task fulfilled, but for the resources that must be set aside?"""
    done = True
    for need in t.content.tasks[task].needs:
        done = done and count(t, seat, need.by, need.of) >= need.n
    return done


def score_tasks(t: RealmsTable, seat: i64) -> None:
    """S-15.2, S-15.3, A-59, A-60  Tasks score by the best allocation; resources left are worth VP."""
    faction = t.factions[seat]
    chosen = best_allocation(t, seat)
    aside: i64 = 0
    for task in chosen:
        aside += t.content.tasks[task].goods
        faction.points[VP_TASKS] += t.content.tasks[task].vp
        t.tell(events.TASK_MET, seat, task, t.content.tasks[task].vp)
    left = total(faction.goods - aside)
    faction.points[VP_RESOURCES] = left // t.content.resources_per_vp
    t.tell(events.LEFTOVER, seat, left, faction.points[VP_RESOURCES])


def best_allocation(t: RealmsTable, seat: i64) -> list[i64]:
    """S-15.2, A-60  The tasks that score most with resources left; then fewest aside, then smaller ids."""
    possible = [task for task in bits_of(t.factions[seat].tasks) if is_fulfilled(t, seat, task)]
    goods, tasks = t.factions[seat].goods, t.content.tasks
    best: list[i64] = []
    names: list[str] = []
    most: tuple[int, int] = (-1, 0)
    for choice in range(1 << len(possible)):
        chosen = [task for at, task in enumerate(possible) if (choice >> at) & 1]
        aside: i64 = 0
        vp: i64 = 0
        for task in chosen:
            aside += tasks[task].goods
            vp += tasks[task].vp
        if covers(goods, aside):
            vp += total(goods - aside) // t.content.resources_per_vp
            mark = (int(vp), -int(total(aside)))
            ids = sorted([tasks[task].id for task in chosen])
            if mark > most or (mark == most and ids < names):
                best, names, most = chosen, ids, mark
    return best


def score_legends(t: RealmsTable, seat: i64) -> None:
    """S-15.4, S-8.8, A-32  End of Game cards score now; other cards face down do nothing."""
    faction = t.factions[seat]
    for card in faction.hand:
        score = t.content.scores[card]
        if score is not None:
            vp = min(score.most, score.vp * (count(t, seat, score.by, score.of) // score.each))
            faction.points[VP_LEGENDS] += vp
            t.tell(events.LEGEND, seat, card, vp)


def tie_break(t: RealmsTable) -> list[ScoreItem]:
    """S-15.5, A-61  In the final scoring, tiles decide where VP are level."""
    return [ScoreItem("Tiles built", [int(bit_count(faction.tiles)) for faction in t.factions], "S-15.5")]
