"""Pages and forms: headers, refusals, escaping, records from files."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

import spinney
from spinney.engine.build import engine_kind
from spinney.web.games import editions_of
from spinney.web.settings import Settings
from web.live_server import Browser, Server, serving

BATTLE = "battle_for_the_grove"


def record(moves: int = 30, **options: object) -> str:
    game = spinney.game(BATTLE)
    table = game.start(seed=5, **options)  # type: ignore[arg-type]
    bot = spinney.bot("random", seed=1)
    while not table.over and table.number < moves:
        table.play(bot.choose(game.seen_by(table, table.seat)))
    return spinney.Record.of(table).to_json()


@pytest.mark.parametrize(
    "path",
    ["/", f"/new?game={BATTLE}", f"/rules/{BATTLE}", "/nowhere", "/static/table.js", "/theme.css", "/join/x"],
)
def test_every_response_carries_the_headers(me: Browser, path: str) -> None:
    headers = me.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cache-control"] == ("no-cache" if path.endswith((".js", ".css")) else "no-store")


def test_no_page_has_inline_script_or_style_or_asks_elsewhere(me: Browser) -> None:
    name = me.open_table(BATTLE, "me", "friend")
    for path in ("/", f"/new?game={BATTLE}", f"/rules/{BATTLE}", f"/t/{name}"):
        text = me.get(path).text
        assert not re.search(r"<style|\sstyle=|<script(?! src='/static/)|\son\w+='", text), path
        assert not re.search(r"(?:src|href|action)=['\"](?:https?:)?//", text), path


def test_the_cookie_is_for_the_server_alone(server: Server) -> None:
    cookie = Browser(server).get("/").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    token = cookie.split("=", 1)[1].split(";")[0]
    assert len(token) >= 22, "at least 128 bits"


def test_behind_tls_the_cookie_is_secure_and_the_outer_address_counts(tmp_path: Path) -> None:
    with serving(tmp_path, SPINNEY_BASE_URL="https://table.example", SPINNEY_PROXY="127.0.0.1") as server:
        me = Browser(server)
        cookie = me.get("/").headers["set-cookie"]
        assert cookie.startswith("__Host-spinney=")
        assert "Secure" in cookie
        name = me.open_table(BATTLE, "me", "sapling")
        assert me.connect(name, origin="https://table.example").receive()["hello"]
        with pytest.raises(InvalidStatus):
            me.connect(name, origin="https://other.example")


def test_too_many_tables_or_lines_from_one_address_are_refused(tmp_path: Path) -> None:
    with serving(tmp_path, SPINNEY_TABLES_PER_MINUTE="3", SPINNEY_LINES_PER_ADDRESS="2") as server:
        me = Browser(server)
        names = [me.open_table(BATTLE, "me", "sapling") for _ in range(3)]
        answer = me.post("/play", game=BATTLE)
        assert answer.status == 429
        assert "too much" in answer.text
        connections = [me.connect(names[0]) for _ in range(2)]
        with pytest.raises(InvalidStatus):
            me.connect(names[0])
        connections[0].close()
        for _ in range(50):
            try:
                assert me.connect(names[0]).receive()["hello"]
                break
            except InvalidStatus:
                time.sleep(0.1)


@pytest.mark.parametrize(
    ("name", "value"),
    [("SPINNEY_WORKERS", "many"), ("SPINNEY_WORKERS", "0"), ("SPINNEY_DATABASE_URL", "mysql://x")],
)
def test_a_wrong_setting_is_refused_in_words(tmp_path: Path, name: str, value: str) -> None:
    with pytest.raises(spinney.BadOption, match=name):
        Settings(tmp_path, {name: value})


def test_home_shows_every_game_and_plays_it_in_one_click(me: Browser) -> None:
    text = me.get("/").text
    for key in spinney.games():
        assert spinney.game(key).title in text
        assert spinney.game(key).pitch in text.replace("&#39;", "'")
    assert "Hedge Fair" in text, "a game of another package appears by being registered"
    answer = me.post("/play", game=BATTLE)
    assert answer.status == 303
    assert answer.headers["location"] in me.get("/").text


def test_whoever_has_no_table_yet_is_offered_a_lesson_first(me: Browser) -> None:
    home = me.get("/").text
    assert "New here? Learn Battle for the Grove by playing" in home
    assert "href='/learn/battle_for_the_grove/1-first-steps'" in home
    me.open_table("groves", "me", "sapling")
    assert "New here?" not in me.get("/").text


def test_the_foot_of_home_says_which_spinney_runs(me: Browser) -> None:
    assert f"<p>Version {spinney.__version__} ({engine_kind()})</p></footer>" in me.get("/").text


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"game": "chess"}, "no such game"),
        ({"game": BATTLE}, "How many seats"),
        ({"game": BATTLE, "seats": "99"}, "is for 2 to 2 seats"),
        ({"game": BATTLE, "seats": "5"}, "is for 2 to 2 seats"),
        ({"game": BATTLE, "seats": "2", "seat0": "oracle"}, "Nobody is called"),
        ({"game": BATTLE, "seats": "2", "seat0": "elder", "seat1": "elder"}, "At least one seat"),
        ({"game": BATTLE, "seats": "2", "option.max_turns": "many"}, "Max turns must be a whole number"),
        ({"game": BATTLE, "seats": "2", "option.speed": "1"}, "no option"),
        ({"game": BATTLE, "seats": "2", "edition": "../../etc/passwd"}, "no edition"),
        ({"game": "toy", "seats": "2", "edition": "/etc/passwd"}, "no edition"),
        ({"game": BATTLE, "seats": "2", "option.first": "me"}, "First must be one of roll, light, dark."),
        (
            {"game": "shifting_realms", "seats": "2", "option.left": "dovre", "option.right": "dovre"},
            "Left and Right must differ, but both are dovre.",
        ),
    ],
)
def test_a_form_that_cannot_be_is_refused_in_words(me: Browser, fields: dict[str, str], says: str) -> None:
    answer = me.post("/new", **fields)
    assert answer.status in (400, 404)
    assert says in answer.text
    assert "Traceback" not in answer.text


@pytest.mark.parametrize("key", spinney.games())
def test_what_an_option_is_about_is_a_sentence_without_rule_ids(me: Browser, key: str) -> None:
    told = re.findall(r"<small>([^<]*)</small>", me.get(f"/new?game={key}").text)
    assert len(told) == len(spinney.game(key).options)
    for sentence in told:
        assert re.match(r"[A-Z].*\.$", sentence), sentence
        assert not re.search(r"\([A-Z]+-|_", sentence), sentence
        assert not re.search(r"\b(or is|: may)\b", sentence), f"half a question: {sentence}"


def test_a_refused_form_keeps_what_was_filled_in(me: Browser) -> None:
    names = {"name": "Ada 'A'", "title": "<Ours>", "public": "yes"}
    seats = {"seats": "3", "seat0": "elder", "seat1": "ranger", "seat2": "sapling"}
    options = {"option.round_limit": "off", "option.start": "2", "option.den": "on"}
    answer = me.post("/new", game="eldervale", edition="mini", **names, **seats, **options)
    assert answer.status == 400
    assert "At least one seat must be for a person." in answer.text
    assert "<Ours>" not in answer.text
    chosen = re.findall(r"<option value='(\w+)' selected>", answer.text)
    assert chosen[:5] == ["3", "elder", "ranger", "sapling", "sapling"]
    assert chosen.count("on") == 3, "the Den, and abilities and restrictions as proposed"
    for kept in ("Ada &#39;A&#39;", "&lt;Ours&gt;", "value='mini' selected", "value='yes' checked"):
        assert kept in answer.text
    assert re.search(r"name='option.start' value='2'", answer.text)


def test_only_editions_that_ship_are_offered(me: Browser) -> None:
    assert editions_of("battle_for_the_grove") == ()
    assert me.post("/new", game="toy", seats="2", edition="tiny").status == 400, "its file does not ship"
    name = me.open_table("toy", "me", "sapling", edition="standard")
    assert me.connect(name).until_asked().options


def test_forms_of_other_sites_are_refused(me: Browser, server: Server) -> None:
    me.get("/")
    body = f"game={BATTLE}&proof={me.proof}"
    kind = "application/x-www-form-urlencoded"
    evil = me.ask("POST", "/play", body, Content_Type=kind, Origin="http://evil.example")
    assert evil.status == 403
    assert me.ask("POST", "/play", body, Content_Type=kind, Sec_Fetch_Site="cross-site").status == 403
    assert me.ask("POST", "/play", f"game={BATTLE}", Content_Type=kind).status == 403
    stranger = Browser(server)
    assert stranger.ask("POST", "/play", body, Content_Type=kind).status == 403, "no cookie"
    assert me.ask("POST", "/play", body, Content_Type=kind, Origin=server.url).status == 303
    assert me.ask("POST", "/play", body, Content_Type=kind, Origin="null").status == 303


def test_what_is_too_large_is_refused(me: Browser) -> None:
    me.get("/")
    assert me.ask("POST", "/play", "x" * 100_000).status == 429
    assert "too large" in me.ask("POST", "/records", "x" * 3_000_000).text


def test_a_record_is_opened_checked_and_replayed(me: Browser) -> None:
    go = json.loads(me.ask("POST", "/records", record()).text)["go"]
    page = me.get(go).text
    assert "Not finished" in page
    assert "<svg" in page
    assert "Back to the table" not in page, "it has none"
    assert json.loads(me.get(f"{go}/moment/3").text)["where"].startswith("<span>3 of ")
    assert "digests" in me.get(f"{go}/verify").text
    assert json.loads(me.get(f"{go}/record.json").text)["game"] == BATTLE


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not a whole record"),
        ("{}", "not a Spinney record"),
        (record().replace('"stand grove"', '"stand nowhere"', 1), "action"),
        (record().replace('"key": "', '"key": "00'), "commitment"),
        (record().replace(BATTLE, "chess"), "no game"),
    ],
)
def test_a_record_that_does_not_fit_is_refused_in_words(me: Browser, text: str, says: str) -> None:
    answer = me.ask("POST", "/records", text)
    assert answer.status == 400
    assert says in json.loads(answer.text)["refused"]


def test_a_record_that_is_no_text_is_refused(me: Browser) -> None:
    assert me.ask("POST", "/records", b"\xff\xfe\x00").status == 400


@pytest.mark.parametrize(
    "path", ["/t/nowhere", "/r/nowhere", "/join/nowhere", "/rules/chess", "/static/../app.py"]
)
def test_what_is_not_there_is_said_plainly(me: Browser, path: str) -> None:
    answer = me.get(path)
    assert answer.status in (404, 409)
    assert "<h1>" in answer.text
    assert "Traceback" not in answer.text


def test_every_rule_can_be_pointed_at(me: Browser) -> None:
    text = me.get(f"/rules/{BATTLE}/text").text
    for name in spinney.game(BATTLE).rulebook().rules:
        assert text.count(f"id='rule-{name}'") == 1, name


@pytest.mark.parametrize("key", spinney.games())
def test_no_marks_of_the_document_are_left_in_the_rules(me: Browser, key: str) -> None:
    page = re.sub(r"<code>.*?</code>", "", me.get(f"/rules/{key}").text)
    assert "**" not in page
