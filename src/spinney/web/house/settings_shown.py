"""The settings of a server, for whoever runs it to read: without what nobody should see on a screen."""

from __future__ import annotations

import json
import platform
import re
from collections.abc import Iterable, Mapping
from typing import Final

from sqlalchemy.engine import make_url

from spinney.web.settings import Settings

MASK: Final = "***"
SECRET: Final = re.compile("secret|password|passw|token|private|_key$|^key$|dsn", re.IGNORECASE)


def settings_shown(settings: Settings) -> list[tuple[str, str]]:
    """Every setting with its value; secrets are masked."""
    return [(name, value_shown(name, value)) for name, value in sorted(vars(settings).items())]


def settings_told(settings: Settings) -> str:
    """The settings of this server as the database has them: in pairs, with the machine that it is on."""
    return json.dumps([("machine", platform.node()), *settings_shown(settings)])


def value_shown(name: str, value: object) -> str:
    """A value, unless it is a secret; of an address, all but its password."""
    if SECRET.search(name):
        return MASK if value else ""
    text = str(value)
    return masked_address(text) if "://" in text else text


def masked_address(text: str) -> str:
    """An address without passwords, wherever it carries them."""
    try:
        url = make_url(text)
    except Exception:  # not one of a database; whatever it is, nothing before the @ is shown
        return re.sub(r"//[^/@]*@", f"//{MASK}@", text)
    hidden = {key: MASK for key in url.query if SECRET.search(key) or key.startswith("ssl")}
    return url.update_query_dict(hidden).render_as_string(hide_password=True)


def names_set(environment: Mapping[str, str]) -> Iterable[str]:
    """The settings that the environment makes, by name."""
    return sorted(name for name in environment if name.startswith("SPINNEY_"))
