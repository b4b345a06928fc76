"""How smoothly pieces move on a table's page, and how soon the page is there, in the system's Chromium.

    PYTHONPATH=src python bench/bench_motion.py              # frames while pieces glide, then first paints
    PYTHONPATH=src python bench/bench_motion.py --moves 0    # only first paints
    PYTHONPATH=src python bench/bench_motion.py --profile    # and what the page's scripts cost

Frames: the page of a table (1366 x 768) is sent the positions of a game between bots, as a server would. For
each move in which a piece glides, the times between animation frames are taken for half a second, long tasks
with them, and how long the page's main thread has worked from the message to the last frame, which does not
count what else the machine does. Those times say when the page was asked for a frame; what was presented is
in the browser's trace: of the frames that were due while pieces glided, the share that was not dropped.

First paints: a server of our own on an empty folder, each game with most seats; navigation timing, first
contentful paint, and when the zones are drawn. It ends after two minutes.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(HERE / "src"), str(HERE / "tests")]

from playwright.sync_api import Browser as Chromium  # noqa: E402
from playwright.sync_api import CDPSession, Page  # noqa: E402

import spinney  # noqa: E402
from spinney.engine.table import Table  # noqa: E402
from web.browser.chromium import running_chromium  # noqa: E402
from web.browser.moving_table import Stage, positions, stage  # noqa: E402
from web.live_server import Browser, Server, serving  # noqa: E402

GAMES = ("eldervale", "groves")
FROM = 60  # answers into a game
TRACED = ["cc", "benchmark", "viz", "blink.user_timing"]
DUE = ("STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL", "STATE_DROPPED")  # all but what had nothing to show
WATCH = """
globalThis.long = [];
new PerformanceObserver(list => {
  for (const one of list.getEntries()) long.push(one.duration);
}).observe({ type: "longtask" });
globalThis.film = () => {
  const frames = [], began = performance.now();
  glides.length = 0;
  long.length = 0;
  return new Promise(done => {
    let last = 0;
    const take = now => {
      if (glides.length && last) frames.push(now - last);
      if (glides.length && !last) performance.mark("glide-begins");
      if (glides.length) last = now;
      const goesOn = performance.now() - began < 900 && (!glides.length || frames.length < 30);
      if (goesOn) requestAnimationFrame(take);
      else if (last) performance.mark("glide-ends");
      if (!goesOn) done({ frames, moves: glides.length, long: [...long] });
    };
    requestAnimationFrame(take);
  });
};
"""


def film(one: Stage, table: Table) -> dict[str, Any]:
    """The frames of one move."""
    one.page.evaluate("void (globalThis.filmed = film())")
    one.go(table)
    found: dict[str, Any] = one.page.evaluate("filmed")
    return found


def frames(chromium: Chromium, key: str, moves: int, profile: bool) -> None:
    """Moves of a game in which something glides."""
    tables = positions(key, min(3, spinney.game(key).seats[1]), lambda all_: len(all_) > FROM + 6 * moves)[
        FROM:
    ]
    times: list[float] = []
    long: list[float] = []
    spent: list[dict[str, float]] = []
    filmed = 0
    with stage(chromium, 0) as one:
        one.open(tables[0])
        one.page.wait_for_timeout(1000)
        one.page.evaluate(WATCH)
        tracer = one.page.context.new_cdp_session(one.page)
        tracer.send("Performance.enable", {"timeDomain": "threadTicks"})
        if profile:
            tracer.send("Profiler.enable")
            tracer.send("Profiler.start")
        chromium.start_tracing(page=one.page, categories=TRACED)
        for table in tables[1:]:
            before = costs(tracer)
            found = film(one, table)
            if found["moves"] and filmed < moves:
                filmed += 1
                spent.append({name: 1000 * (now - before[name]) for name, now in costs(tracer).items()})
                times += found["frames"]
                long += found["long"]
            if filmed >= moves:
                break
        trace = json.loads(chromium.stop_tracing())["traceEvents"]
        if profile:
            show_profile(tracer.send("Profiler.stop")["profile"])
    report(key, filmed, times, long)
    report_presented(presented(trace))
    for name in spent[0] if spent else ():
        middle, most = statistics.median(one[name] for one in spent), max(one[name] for one in spent)
        print(f"    {name}: {middle:.1f} ms of the page's thread a move, at most {most:.1f}")


def presented(trace: list[dict[str, Any]]) -> Counter[str]:
    """What became of the frames that were due while something glided, from the trace of the browser."""
    marks = sorted(
        (one["ts"], one["name"]) for one in trace if one.get("name") in ("glide-begins", "glide-ends")
    )
    glides = [
        (begun, ended)
        for (begun, first), (ended, then) in pairwise(marks)
        if (first, then) == ("glide-begins", "glide-ends")
    ]
    found: Counter[str] = Counter()
    for one in trace:
        told = one.get("args", {}).get("frame_reporter")
        seen = told and (told["state"] != "STATE_DROPPED" or told.get("affects_smoothness"))
        if seen and told["state"] in DUE and any(begun <= one["ts"] <= ended for begun, ended in glides):
            found[told["state"]] += 1
    return found


def report_presented(found: Counter[str]) -> None:
    """One line: the share of frames that were presented."""
    due, dropped, partly = sum(found.values()), found["STATE_DROPPED"], found["STATE_PRESENTED_PARTIAL"]
    if due:
        share = 100 * (due - dropped) / due
        print(f"    {share:.1f} % of {due} frames presented on time, {partly} of them in part")
    else:
        print("    the browser tells of no frames")


def costs(tracer: CDPSession) -> dict[str, float]:
    """Seconds that the page's main thread has worked so far, whatever else the machine does."""
    found = {one["name"]: one["value"] for one in tracer.send("Performance.getMetrics")["metrics"]}
    return {
        name: found[name]
        for name in ("TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
    }


def report(key: str, filmed: int, times: list[float], long: list[float]) -> None:
    """One line of figures."""
    if not times:
        print(f"{key}: nothing glided")
        return
    ordered = sorted(times)
    late = sum(time > 25 for time in times)
    print(
        f"{key}: {filmed} moves, {len(times)} frames, median {statistics.median(times):.1f} ms, "
        f"95 % within {ordered[int(len(ordered) * 0.95)]:.1f} ms, longest {ordered[-1]:.0f} ms, "
        f"{100 * late / len(times):.1f} % late, {1000 * len(times) / sum(times):.0f} frames a second; "
        f"long tasks: {len(long)}, longest {max(long, default=0):.0f} ms"
    )


def show_profile(profile: dict[str, Any]) -> None:
    """Where the scripts of the page spent their time, by function."""
    names = {}
    for node in profile["nodes"]:
        call = node["callFrame"]
        file = call["url"].rsplit("/", 1)[-1]
        names[node["id"]] = f"{call['functionName'] or '(anonymous)'} {file}:{call['lineNumber'] + 1}"
    spent: Counter[str] = Counter()
    for node, time in zip(profile["samples"], profile["timeDeltas"], strict=True):
        spent[names[node]] += time
    for name, time in spent.most_common(16):
        print(f"    {time / 1000:8.1f} ms  {name}")


PAINTS = """() => ({
  answer: performance.getEntriesByType("navigation")[0].responseEnd,
  paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  zones: globalThis.drawn,
})"""
SEE_ZONES = """
new MutationObserver((_, all) => {
  if (!document.querySelector("#zones svg.item")) return;
  all.disconnect();
  requestAnimationFrame(() => setTimeout(() => { globalThis.drawn = performance.now(); }));
}).observe(document, { childList: true, subtree: true });
"""


def first_paint(chromium: Chromium, server: Server, key: str) -> None:
    """A page of a table with most seats, as a browser opens it that was never here; the median of five."""
    me, most = Browser(server), spinney.game(key).seats[1]
    name = me.open_table(key, "me", *["sapling"] * (most - 1))
    seat = me.connect(name)  # sits down
    seat.until(
        lambda news: "data-action" in seat.parts.get("ask", "") or "svg" in seat.parts.get("zones", "")
    )
    seat.close()
    found = [open_once(chromium, server, me, name) for _ in range(5)]
    middle = {what: statistics.median(one[what] for one in found) for what in found[0]}
    print(
        f"{key}, {most} seats: page {middle['answer']:.0f} ms, first paint {middle['paint']:.0f} ms, "
        f"zones drawn {middle['zones']:.0f} ms (slowest {max(one['zones'] for one in found):.0f} ms), "
        f"{middle['work']:.0f} ms of the page's thread"
    )


def open_once(chromium: Chromium, server: Server, me: Browser, name: str) -> dict[str, float]:
    """The figures of one visit."""
    context = chromium.new_context(viewport={"width": 1366, "height": 768})
    cookie, value = me.cookie.split("=", 1)
    context.add_cookies([{"name": cookie, "value": value, "url": server.url}])
    page: Page = context.new_page()
    tracer = context.new_cdp_session(page)
    tracer.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.add_init_script(SEE_ZONES)
    page.goto(f"{server.url}/t/{name}")
    while not page.evaluate(
        "globalThis.drawn ?? 0"
    ):  # the policy of the page forbids waiting for words of code
        page.wait_for_timeout(50)
    page.wait_for_timeout(150)
    found: dict[str, float] = page.evaluate(PAINTS) | {"work": 1000 * costs(tracer)["TaskDuration"]}
    context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", nargs="+", default=GAMES, metavar="GAME", help="whose frames are taken")
    parser.add_argument("--moves", type=int, default=12, help="moves in which something glides; 0 for none")
    parser.add_argument("--profile", action="store_true", help="what the page's scripts cost")
    parser.add_argument("--no-paint", action="store_true", help="leave the first paints out")
    given = parser.parse_args()
    with running_chromium() as chromium:
        for key in given.games if given.moves else ():
            frames(chromium, key, given.moves, given.profile)
        if not given.no_paint:
            with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
                for key in spinney.games():
                    first_paint(chromium, server, key)


if __name__ == "__main__":
    main()
