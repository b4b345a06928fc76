"""`spinney new-game`: a package with a small, whole game in it, to be changed into your own.

It is the game of `docs/adding-a-game.md`, `examples/hoard`, under another name: that package goes with the
installed one as data, so that there is nothing to keep in step.
"""

from __future__ import annotations

import keyword
import re
import sys
from importlib.metadata import PackageNotFoundError, files
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer

import spinney
from spinney.cli.errors import WrongInput

MODEL: Final = "hoard"
FILES: Final = (".py", ".md", ".toml")
NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
NAMES: Final = re.compile(  # what stands in the model for the title, the class, the package and the rules
    r'(?<=")(?P<title>Hoard)\b|(?<=:)(?P<kind>Hoard)|(?P<word>Hoard)|(?P<name>hoard)|\b(?P<letter>H)(?=-\d)'
)
NEXT: Final = """{folder}: a game called {title}, which you can play as it stands. To make it your own:

  cd {name}
  pip install -e '.[test]'
  spinney play {name}
  python -m spinney.lawbook {name}   # what every game must keep to; and again after every change

Begin with src/{name}/rules.md; Spinney's docs/adding-a-game.md goes through all the files."""


def new_game(
    name: Annotated[str, typer.Argument(help="What it is called, such as night_market.", metavar="NAME")],
) -> None:
    """Write the package of a new game into a folder here: small, whole, and yours to change."""
    check_name(name)
    folder = Path(name)
    if folder.exists():
        raise WrongInput(f"{folder}: there is such a file or folder already; nothing was written")
    check_is_free(name)
    for path in model_files():
        place = folder / path.relative_to(model_folder()).as_posix().replace(MODEL, name)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(retold_file(path, name), encoding="utf-8")
    print(NEXT.format(folder=folder.resolve(), name=name, title=title_of(name)))


def check_name(name: str) -> None:
    """Refuse a name for the new game that Python cannot import."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise WrongInput(f"{name!r} cannot be the name of a package; expected a word such as night_market")


def check_is_free(name: str) -> None:
    """Refuse a name for the new game that another game or a Python module has."""
    if name in spinney.games():
        raise WrongInput(f"there is a game {name} already; choose another name")
    spec = find_spec(name)
    if name in sys.stdlib_module_names or (spec is not None and spec.origin is not None):
        raise WrongInput(f"there is a Python module {name} already; choose another name")


# The model, and telling it with other names.


def model_folder() -> Path:
    """Where the example game lies that a new one is made from: in the source tree, or with the package."""
    beside = Path(spinney.__file__).resolve().parents[2] / "examples" / MODEL
    if (beside / "pyproject.toml").is_file():
        return beside
    try:
        installed = files("spinney") or []
    except PackageNotFoundError:
        installed = []
    for file in installed:
        if file.parts[-3:] == ("spinney", MODEL, "pyproject.toml"):
            return Path(str(file.locate())).resolve().parent
    raise WrongInput("this installation of Spinney came without its example game")


def model_files() -> list[Path]:
    """The files of the example game that go into a new one."""
    found = [path for path in model_folder().rglob("*") if path.suffix in FILES and path.is_file()]
    return sorted(path for path in found if not {"build", "dist"} & {*path.relative_to(model_folder()).parts})


def retold_file(path: Path, name: str) -> str:
    """A file of the example game with the new game's title, class, name and letter of rules."""
    title = title_of(name)
    kind = title.replace(" ", "")
    word = kind if path.suffix == ".py" else title
    new = {"title": title, "kind": kind, "word": word, "name": name, "letter": name[0].upper()}
    return NAMES.sub(lambda match: new[str(match.lastgroup)], path.read_text(encoding="utf-8"))


def title_of(name: str) -> str:
    """The title of a new game from the name of its package: "Night Market" from `night_market`."""
    return name.replace("_", " ").title()
