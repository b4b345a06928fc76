"""Editions: read whole, named by their hash, refused with file and reason."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from spinney import BadEdition
from spinney.engine.edition import Edition, read_edition


def test_an_edition_is_its_text_and_a_hash_of_it(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_bytes(b"[cards]\r\nnumber = 3\r\n")
    edition = read_edition(tmp_path / "mine.toml")
    assert (edition.name, edition.shipped, edition.data) == ("mine", False, {"cards": {"number": 3}})
    assert edition.hash == Edition("other", "[cards]\nnumber = 3\n", "here", shipped=True).hash
    assert edition.hash != Edition("mine", "[cards]\nnumber = 4\n", "here", shipped=False).hash


@pytest.mark.parametrize(
    ("content", "says"), [(b"cards = [1,\n", "not readable as TOML: "), (b"\xff\xfe", "cannot be read: ")]
)
def test_a_wrong_file_is_named_with_the_reason(tmp_path: Path, content: bytes, says: str) -> None:
    path = tmp_path / "wrong.toml"
    path.write_bytes(content)
    with pytest.raises(BadEdition, match=says) as caught:
        read_edition(path)
    assert str(caught.value).startswith(str(path))


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadEdition, match="not a file, but a folder or a device"):
        read_edition(tmp_path)
    with pytest.raises(BadEdition, match="cannot be read"):
        read_edition(tmp_path / "none.toml")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("a" + ".a" * 20_000 + " = 1", "line 2: more than 500 dots"),
        ("a = 1 # " + "x" * 300_000, "larger than any edition"),
    ],
)
def test_what_would_take_minutes_to_read_is_refused_at_once(text: str, says: str) -> None:
    began = time.process_time()
    with pytest.raises(BadEdition, match=f"here: {says}"):
        Edition("mine", f"# mine\n{text}\n", "here", shipped=False)
    assert time.process_time() - began < 1
