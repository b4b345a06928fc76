"""Every registered game and the toy are held to the laws that ship."""

from __future__ import annotations

from spinney.lawbook.laws.test_asking import *  # noqa: F403
from spinney.lawbook.laws.test_clones import *  # noqa: F403
from spinney.lawbook.laws.test_conservation import *  # noqa: F403
from spinney.lawbook.laws.test_legality import *  # noqa: F403
from spinney.lawbook.laws.test_names import *  # noqa: F403
from spinney.lawbook.laws.test_pictures import *  # noqa: F403
from spinney.lawbook.laws.test_play_ends import *  # noqa: F403
from spinney.lawbook.laws.test_records import *  # noqa: F403
from spinney.lawbook.laws.test_repetition import *  # noqa: F403
from spinney.lawbook.laws.test_scores import *  # noqa: F403
from spinney.lawbook.laws.test_secrecy import *  # noqa: F403
from spinney.lawbook.laws.test_showing import *  # noqa: F403
from spinney.lawbook.laws.test_undo import *  # noqa: F403
