"""Law 9, the other half: ways to damage a record, and what the error has to name."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game
from spinney.engine.records.record import Record
from spinney.engine.table import Table
from spinney.lawbook.cases import option_samples
from spinney.lawbook.games import game_finder

Data = dict[str, Any]
REPEATED: Final = ("house_rules",)  # follows from the options, and old records do not have it


class Damage(NamedTuple):
    """What was done to a record, the text that is left, and the place that the error must name."""

    what: str
    text: str
    place: str = ""


def check_damage(damage: Damage, game: Game[Any]) -> None:
    """Loading, replaying and verifying raises an error of ours, and no other, that names the place."""
    error = error_of(damage.text, game)
    assert error is not None, f"{damage.what}: nobody noticed"
    assert isinstance(error, SpinneyError), f"{damage.what}: {error!r} is no error of ours"
    assert str(error).strip(), f"{damage.what}: the error says nothing"
    assert damage.place in str(error), f"{damage.what}: the error does not name {damage.place}: {error}"


def error_of(text: str, game: Game[Any]) -> Exception | None:
    """What loading and replaying a damaged record raises, or None if nobody notices the damage."""
    try:
        record = Record.from_json(text, game_finder(game))
        if any(entry.startswith("redeal") for entry in record.entries):
            record.replay()  # an imagined table can be replayed, but proves nothing
        else:
            record.verify()
    except Exception as error:
        return error
    return None


def damages(table: Table) -> dict[str, list[Damage]]:
    """Every damage that we know for the record of this table, by what is damaged."""
    text = Record.of(table).to_json()
    data: Data = json.loads(text)
    return {
        "torn": [*torn(text)],
        "lost": [*lost(data)],
        "mistaken": [*mistaken(data)],
        "misplayed": [*misplayed(data, table.game)],
        "misclaimed": [*misclaimed(data)],
        "restarted": [*restarted(data, table.game)],
    }


def edited(data: Data, **fields: object) -> str:
    """The record with other values in some fields, as text."""
    return json.dumps({**data, **fields})


def torn(text: str) -> Iterator[Damage]:
    """Damage to the file: not all of it is there, or it never was a record."""
    for share in (0.0, 0.1, 0.5, 0.9):
        yield Damage(f"torn at {share}", text[: int(len(text) * share)], "line")
    yield Damage("torn at the end", text.rstrip()[:-1], "line")
    yield Damage("a deep nest", "[" * 100_000, "nested")
    yield Damage("a list", "[]", "spinney")
    yield Damage("a number too long to read", '{"spinney": 1' + "0" * 5000 + "}")


def lost(data: Data) -> Iterator[Damage]:
    """Damage: a field of the record is missing."""
    for name in data:
        if data[name] is not None and name not in REPEATED:
            left = {other: data[other] for other in data if other != name}
            yield Damage(f"{name} lost", json.dumps(left), name)


def mistaken(data: Data) -> Iterator[Damage]:
    """Damage: a field of the record has a value of another type."""
    for name, value in data.items():
        for other in (None, True, 7, 1.5, "x", [7], {"x": 7}):
            if type(other) is not type(value) or isinstance(value, list):
                place = "format" if name == "spinney" else name
                yield Damage(f"{name} = {other!r}", edited(data, **{name: other}), place)
    yield Damage("an unknown option", edited(data, options={**data["options"], "x": 1}), "option 'x'")
    for name in data["edition"] or {}:
        wrong = {**data["edition"], name: 7}
        yield Damage(f"edition {name} = 7", edited(data, edition=wrong), name)


def misplayed(data: Data, game: Game[Any]) -> Iterator[Damage]:
    """Damage: entries of the record that were not played."""
    entries: list[str] = data["entries"]
    for at in sorted({0, len(entries) // 2, len(entries) - 1} & set(range(len(entries)))):
        yield from miswritten(data, at, game)
        yield Damage(f"entry {at} lost", edited(data, entries=entries[:at] + entries[at + 1 :]), "action ")
    for at in range(len(entries) - 1):
        if entries[at] != entries[at + 1]:
            swapped = [*entries[:at], entries[at + 1], entries[at], *entries[at + 2 :]]
            yield Damage(f"entries {at} and {at + 1} swapped", edited(data, entries=swapped), "action ")
    last = len(entries) + 1
    for word in ("redeal 9 x", "redeal", "no such action", "", *entries[-1:]):
        yield Damage(
            f"{word!r} at the end", edited(data, entries=[*entries, word]), f"action {last} of {last}"
        )
    yield Damage("an undo too many", edited(data, entries=[*entries, "redeal 0 x", "undo"]), "action ")


def miswritten(data: Data, at: int, game: Game[Any]) -> Iterator[Damage]:
    """Damage to one entry: it becomes unknown, illegal, or legal but not what was played."""
    entries: list[str] = data["entries"]
    now = Record.from_json(json.dumps(data), game_finder(game)).replay(at)
    where = f"action {at + 1} of {len(entries)}"
    illegal = [game.text(action) for action in range(game.actions.size) if action not in now.options]
    legal = [game.text(option) for option in now.options if game.text(option) != entries[at]]
    for word in ("no such action", *illegal[:1], *illegal[-1:]):
        yield Damage(f"entry {at}: {word}", edited(data, entries=replaced(entries, at, word)), where)
    for word in legal[-1:]:
        yield Damage(f"entry {at}: {word}", edited(data, entries=replaced(entries, at, word)), "action ")
    if now.undoable == 0:
        undo = [*entries[:at], "undo", *entries[at:]]
        yield Damage(f"undo at {at}", edited(data, entries=undo), f"action {at + 1} of {len(undo)}")


def misclaimed(data: Data) -> Iterator[Damage]:
    """Damage: digests, result, key and commitment that are not those of the game."""
    digests: list[str] = data["digests"]
    for at in range(len(digests)):
        yield Damage(f"digest {at}", edited(data, digests=replaced(digests, at, "0" * 12)), "digest")
    if digests:
        yield Damage("a digest too few", edited(data, digests=digests[:-1]), "digest")
    yield Damage("a digest too many", edited(data, digests=[*digests, "0" * 12]), "digest")
    scores = [7] * data["seats"]
    yield Damage("result", edited(data, result={"scores": scores, "winners": [1]}), "result")
    yield Damage("result of other types", edited(data, result={"scores": 7, "winners": {}}), "result")
    yield Damage("key", edited(data, key="00" * 32), "commitment")
    yield Damage("an odd key", edited(data, key=data["key"][:-1]), "key")
    yield Damage("commitment", edited(data, commitment="00" * 32), "commitment")


def restarted(data: Data, game: Game[Any]) -> Iterator[Damage]:
    """Damage to what the game was started from: options, seats, entropy, edition."""
    for option in game.options:
        for value in option_samples(option):
            if value != data["options"][option.name]:
                options = {**data["options"], option.name: value}
                yield Damage(f"option {option.name} = {value}", edited(data, options=options))
        options = {**data["options"], option.name: "x"}
        yield Damage(f"option {option.name} = x", edited(data, options=options), option.name)
    yield Damage("another seat", edited(data, seats=data["seats"] + 1))
    yield Damage("no seat", edited(data, seats=0), "seats")
    yield Damage("entropy", edited(data, entropy=["00"]))
    yield Damage("entropy that is no number", edited(data, entropy=["x"]), "entropy")
    edition = data["edition"]
    if edition is None:
        edition = {"name": "standard", "hash": ""}
    yield Damage("edition hash", edited(data, edition={**edition, "hash": "00" * 16}), "edition")
    if "text" in edition:
        text = edition["text"] + "# changed\n"
        yield Damage("edition text", edited(data, edition={**edition, "text": text}), "edition")
        yield Damage("edition torn", edited(data, edition={**edition, "text": text[:-9]}), "edition")


def replaced(words: list[str], at: int, word: str) -> list[str]:
    """The entries or digests of a record with one of them damaged."""
    return [*words[:at], word, *words[at + 1 :]]
