"""Which address leads where."""

from __future__ import annotations

from starlette.routing import Mount, Route, WebSocketRoute

from spinney.web.routes.health import HealthRoutes
from spinney.web.routes.home import HomeRoutes
from spinney.web.routes.learn import LearnRoutes
from spinney.web.routes.replay import ReplayRoutes
from spinney.web.routes.rules import rules, rules_text
from spinney.web.routes.shared import Shared
from spinney.web.routes.static import STATIC, Files, theme
from spinney.web.routes.table import TableRoutes
from spinney.web.security.door import Door
from spinney.web.tables.live_tables import LiveTables


def all_routes(tables: LiveTables, door: Door) -> list[Route | Mount | WebSocketRoute]:
    """Every URL of the web table, with its methods and the route that answers there."""
    shared = Shared(tables)
    home, table, replay = HomeRoutes(shared), TableRoutes(shared), ReplayRoutes(shared)
    health, learn = HealthRoutes(tables, door), LearnRoutes(shared)
    get, post = ["GET"], ["POST"]
    return [
        Route("/", home.home, methods=get),
        Route("/play", home.play_now, methods=post),
        Route("/new", shared.limited(home.setup), methods=get),
        Route("/new", home.set_up, methods=post),
        Route("/join/{link}", table.invitation, methods=get),
        Route("/join/{link}", table.sit_down, methods=post),
        Route("/t/{name}", table.table, methods=get),
        Route("/t/{name}/watch/{link}", table.watch, methods=get),
        *[
            route
            for at in ("/t/{name}", "/t/{name}/watch/{link}")
            for route in (
                Route(f"{at}/replay", replay.replay, methods=get),
                Route(f"{at}/moment/{{at}}", replay.moment, methods=get),
                Route(f"{at}/verify", replay.verify, methods=get),
                Route(f"{at}/record.json", replay.record, methods=get),
                Route(f"{at}/rematch", table.rematch, methods=get),
            )
        ],
        Route("/records", replay.open_record, methods=post),
        Route("/r/{record}", replay.replay, methods=get),
        Route("/r/{record}/moment/{at}", replay.moment, methods=get),
        Route("/r/{record}/verify", replay.verify, methods=get),
        Route("/r/{record}/record.json", replay.record, methods=get),
        Route("/rules/{game}", shared.limited(rules), methods=get),
        Route("/rules/{game}/text", shared.limited(rules_text), methods=get),
        Route("/learn/{game}", shared.limited(learn.course), methods=get),
        Route("/learn/{game}/{lesson}", shared.limited(learn.lesson), methods=get),
        Route("/healthz", health.alive, methods=get),
        Route("/readyz", health.ready, methods=get),
        Route("/metrics", health.metrics, methods=get),
        Route("/theme.css", theme, methods=get),
        Mount("/static", Files(directory=STATIC), name="static"),
        WebSocketRoute("/t/{name}/line", table.connect),
        WebSocketRoute("/learn/{game}/{lesson}/line", learn.connect),
    ]
