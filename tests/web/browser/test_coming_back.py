"""A page that is cut off comes back: at once if its server was told to stop, else after a while."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser as Chromium

from web.live_server import Server

CUT = """
async codes => {
    const waits = [];
    window.WebSocket = class { static CLOSED = 3; };
    window.setTimeout = (_, wait) => waits.push(wait);
    const { Connection } = await import("/static/connection.js");
    const connection = new Connection("ws://nowhere/", () => {}, () => {});
    for (const code of codes) connection.socket.onclose({ code });
    return waits;
}
"""
RESTART, LOST, REVOKED = 1012, 1006, 4403


@pytest.mark.parametrize(
    ("codes", "least", "most"),
    [
        ([RESTART], [0], [100]),
        ([LOST], [125], [375]),
        ([RESTART, LOST, LOST], [0, 250, 500], [100, 750, 1500]),
        ([RESTART] * 4, [0, 0, 500, 1000], [100, 100, 1500, 3000]),  # it never comes back in a tight circle
        ([REVOKED], [], []),
    ],
)
def test_how_long_a_page_waits(
    server: Server, chromium: Chromium, codes: list[int], least: list[int], most: list[int]
) -> None:
    page = chromium.new_page()
    page.goto(server.url)
    waits = page.evaluate(CUT, codes)
    page.close()
    assert len(waits) == len(least)
    assert all(low <= wait <= high for low, wait, high in zip(least, waits, most, strict=True)), waits
