"""`make play`: start at once, from the sources; compile them in the background, for the next time.

What was made from the sources lies in `.play/KEY`, KEY being their hash, and is used as long as they have it.
It is made from a copy of them and moved there when it is whole, so nothing half-made is ever used. Whoever
builds holds a lock that dies with the process, so two never build at once. A build goes on when the table is
closed.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parents[1]
PLACE = ROOT / ".play"
SOURCES = ("src", "examples/hoard", "setup.py", "pyproject.toml")
PAPERS = ("README.md", "LICENSE")  # a package carries them, but need not be made anew for them
GENERATED = ("__pycache__", ".egg-info", ".so")  # what lies among the sources and is none
OUR_TOOLS = ("--no-build-isolation", "--check-build-dependencies")  # fetches nothing; fails if one is missing


def main(arguments: list[str]) -> None:
    if arguments == ["--build"]:
        build()
    elif sys.platform == "win32" or os.environ.get("SPINNEY_PURE", "") not in ("", "0"):
        start(arguments)
    else:
        PLACE.mkdir(exist_ok=True)
        start_the_best(arguments, PLACE / key_of(ROOT))


def start_the_best(arguments: list[str], package: Path) -> None:
    """Start the compiled package if there is one; otherwise the sources, and compile where that can work."""
    if is_compiled(package):
        keep(package)
        start(arguments, package)
    elif package.exists():
        say("could not be compiled here (.play/log says why; remove .play to try again): pure Python")
    elif compiler_there():
        say(build_in_background())
    start(arguments)


def start(arguments: list[str], package: Path | None = None) -> None:
    """Become `spinney`, from a package or from the sources."""
    path = [str(package or ""), os.environ.get("PYTHONPATH", "")]
    environment = {"SPINNEY_LOG": "plain", **os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path))}
    command = [sys.executable, str(Path(sys.executable).with_name("spinney")), *arguments]
    if sys.platform == "win32":
        sys.exit(subprocess.run(command, env=environment).returncode)
    os.execve(command[0], command, environment)


def key_of(root: Path) -> str:
    """A hash of what a package is made from, and of the Python that it is made for."""
    state = blake2b(str(sysconfig.get_config_var("SOABI")).encode(), digest_size=16)
    for part in files(root, SOURCES):
        content = (root / part).read_bytes()
        state.update(f"\n{part.as_posix()} {len(content)}\n".encode() + content)
    return state.hexdigest()


def files(root: Path, names: tuple[str, ...]) -> Iterator[Path]:
    """The files of these names, and of the folders of these names, as paths from the root."""
    for name in names:
        for path in sorted([root / name, *(root / name).rglob("*")]):
            part = path.relative_to(root)
            if path.is_file() and not any(step.endswith(GENERATED) for step in part.parts):
                yield part


def is_compiled(package: Path) -> bool:
    return any(package.glob("*.so"))


def keep(package: Path) -> None:
    """Hold on to a package as long as this process lives, and sweep away the others if nobody uses one."""
    in_use = os.open(PLACE / "in-use", os.O_RDWR | os.O_CREAT)
    os.set_inheritable(in_use, True)
    if locked(in_use):
        for other in PLACE.iterdir():
            if other.is_dir() and other != package and not other.name.startswith("making"):
                shutil.rmtree(other, ignore_errors=True)
    fcntl.flock(in_use, fcntl.LOCK_SH)


def locked(file: int) -> bool:
    """Lock a file for us alone, if nobody else has."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def compiler_there() -> bool:
    """Is there likely to be a C compiler? The build tries it; this keeps quiet where there is none."""
    name = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return header.is_file() and shutil.which(shlex.split(name)[0]) is not None


def build_in_background() -> str:
    """Compile at the lowest priority, out of reach of Ctrl-C; what there is to say of it."""
    building = os.open(PLACE / "building", os.O_RDWR | os.O_CREAT)
    if not locked(building):
        return "still compiling in the background, for the next time"
    idle = ["ionice", "-c", "3"] if shutil.which("ionice") else []
    with (PLACE / "log").open("w") as log:
        subprocess.Popen(
            [*idle, sys.executable, __file__, "--build"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            pass_fds=[building],  # and with it the lock
            process_group=0,  # in our session, or its niceness would count for nothing
        )
    return "compiling in the background, for the next time (a few minutes, at the lowest priority)"


def build() -> None:
    """Make the package of the sources as they are now."""
    os.nice(19)
    for left in PLACE.glob("making*"):
        shutil.rmtree(left, ignore_errors=True)
    with TemporaryDirectory(dir=PLACE, prefix="making") as folder:
        source, made = Path(folder, "source"), Path(folder, "package")
        for part in files(ROOT, SOURCES + PAPERS):
            (source / part).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / part, source / part)
        package = PLACE / key_of(source)
        if install(source, made, *OUR_TOOLS) or install(source, made):
            made.rename(package)
        else:
            package.mkdir()  # remembered: these sources are not tried again


def install(source: Path, target: Path, *options: str) -> bool:
    jobs = os.environ.get("SPINNEY_JOBS") or str(max(1, (os.cpu_count() or 1) // 2))
    pip = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--no-deps",
        "--target",
        str(target),
        *options,
        str(source),
    ]
    return subprocess.run(pip, env={**os.environ, "SPINNEY_JOBS": jobs}).returncode == 0


def say(line: str) -> None:
    print(f"spinney: {line}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
