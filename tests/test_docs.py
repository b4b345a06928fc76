"""The documents keep their word: code on their pages runs, links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import spinney
from spinney.lawbook.law import all_laws

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
HOARD = ROOT / "examples" / "hoard"
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
SECTIONS = {
    "engine": "The engine",
    "art": "The drawing kit",
    "bots": "The bots",
    "learn": "Lessons",
    "lawbook": "The lawbook",
    "web": "The web layer",
    "lab": "The lab",
    "cli": "The command line",
    "research": "Research",
}
LISTED_WHOLE = {"icons", "laws", "checks", "commands", "migrations"}  # folders of files that are all alike
WALK = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
EXCERPTS = re.findall(r"```(?:python|markdown|toml) ?(\S*)\n(.*?)\n```", WALK, re.DOTALL)


def blocks(page: Path, language: str) -> str:
    """All code of a page in one language, as one text."""
    return "\n".join(re.findall(rf"```{language}\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL))


@pytest.mark.parametrize(("file", "code"), EXCERPTS, ids=[file for file, _ in EXCERPTS])
def test_the_walk_shows_the_package_as_it_is(file: str, code: str) -> None:
    assert f"\n{code}\n" in "\n" + (HOARD / file).read_text(encoding="utf-8")


def test_code_in_the_architecture_stands_where_it_says() -> None:
    quoted = re.findall(r"```python (\S+)\n(.*?)\n```", ARCHITECTURE, re.DOTALL)
    assert quoted
    for file, code in quoted:
        assert f"\n{code}\n" in (ROOT / file).read_text(encoding="utf-8"), file


@pytest.mark.parametrize("layer", SECTIONS)
def test_a_section_of_the_architecture_lists_every_file_of_its_layer(layer: str) -> None:
    section = ARCHITECTURE.split(f"## {SECTIONS[layer]}, file by file\n")[1].split("\n## ")[0]
    listed = set(re.findall(r"`(?:\w+/)*(\w+\.\w+)`", section))
    source = ROOT / "src" / "spinney" / layer
    for path in sorted(source.rglob("*.*")):
        whole = set(path.relative_to(source).parts[:-1]) & LISTED_WHOLE
        if path.name != "__init__.py" and path.suffix in {".py", ".js", ".css", ".svg"}:
            assert path.name in listed or any(f"{folder}/`" in section for folder in whole), path


def test_the_walk_goes_through_the_whole_package() -> None:
    shown = {file for file, _ in EXCERPTS} | set(
        re.findall(r"`(\w+\.py)`", WALK.split("## The rules doc")[0])
    )
    modules = {path.name for path in (HOARD / "src" / "hoard").glob("*.py")}
    assert modules <= {Path(name).name for name in shown}


def test_the_walk_lists_the_laws_as_they_are() -> None:
    listed = re.findall(r"^(\d+)\. (.*)$", WALK, re.MULTILINE)
    assert [(int(number), text[0].lower() + text[1:]) for number, text in listed] == [
        (law.number, law.says) for law in all_laws()
    ]


def test_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(blocks(ROOT / "README.md", "python"), "README.md", "exec"), {})
    assert re.fullmatch(r"\[\d, \d\] \[\d?\]\n", capsys.readouterr().out)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target


def test_the_readme_lists_exactly_the_registered_games() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| ([A-Z][^|]+?) \| [\d-]+ \|", readme, re.MULTILINE)
    assert sorted(listed) == sorted(spinney.game(key).title for key in spinney.games())
