"""Playing on the table as people do: an option is touched where it glows, part by part, or in the bar."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from web.browser.chromium import asked, until_moved

POINTS = """
const boxOf = part => (part.querySelector(":scope > .rim") ?? part).getBoundingClientRect();
const at = (x, y) => document.elementFromPoint(x, y)?.closest("[data-key]");
const middleOf = box => [box.left + box.width / 2, box.top + box.height / 2];
const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
const seen = part => {
  const box = boxOf(part), points = [middleOf(box)];
  for (let down = 1; down < 6; down++) for (let along = 1; along < 6; along++)
    points.push([box.left + box.width * along / 6, box.top + box.height * down / 6]);
  return points.find(([x, y]) => at(x, y) === part);
};
const pointOf = async part => { // scrolled to, and once the page has come to rest
  for (let tries = 0; tries < 3; tries++) {
    if (seen(part)) return seen(part);
    part.closest(".page")?.scrollIntoView({block: "nearest", inline: "start", behavior: "instant"});
    part.closest("svg.item")?.scrollIntoView({block: "nearest", inline: "nearest", behavior: "instant"});
    part.scrollIntoView({block: "nearest", inline: "nearest", behavior: "instant"});
    await frame();
  }
  return seen(part);
};
"""
DEAF = f"""async () => {{ {POINTS}
  const found = {{hidden: [], deaf: []}};
  for (const part of document.querySelectorAll("#table .can[data-key]")) {{
    if (await pointOf(part)) continue;
    found.hidden.push(part.dataset.key);
    if (!at(...middleOf(boxOf(part)))?.classList.contains("can")) found.deaf.push(part.dataset.key);
  }}
  return found;
}}"""
SPOT = f"""async key => {{ {POINTS}
  for (let tries = 0; tries < 60; tries++) // what has just moved flies there first
    for (const part of document.querySelectorAll(`#table .can[data-key="${{CSS.escape(key)}}"]`)) {{
      const point = await pointOf(part);
      if (point) return point;
    }}
  return null;
}}"""
OFFERED = """() => {
  const drawn = new Set([...document.querySelectorAll("#table [data-key]")].map(part => part.dataset.key));
  return [...document.querySelectorAll("#choice [data-action]")].map(option => ({
    action: option.dataset.action,
    heading: option.closest(".group").querySelector("h3").textContent,
    words: option.querySelector(".words").textContent,
    places: (option.dataset.parts ?? "").split(" ").filter(key => drawn.has(key)),
  }));
}"""

Option = dict[str, Any]  # its action, its words, the heading above it, and the parts to touch for it


def deaf(page: Page) -> list[str]:
    """What glows but does not answer in its middle, nor does anything else there that can be chosen."""
    found: list[str] = page.evaluate(DEAF)["deaf"]
    return found


def hidden(page: Page) -> list[str]:
    """What glows but cannot be touched anywhere: something else lies before it."""
    found: list[str] = page.evaluate(DEAF)["hidden"]
    return found


def offered(page: Page) -> list[Option]:
    """All options, once there are some."""
    page.wait_for_selector("body[data-asked]:not([data-busy]) #choice [data-action]", state="attached")
    found: list[Option] = page.evaluate(OFFERED)
    return found


def touch_part(page: Page, key: str) -> None:
    """A touch where the part can be seen."""
    point = page.evaluate(SPOT, key)
    assert point is not None, f"{key} cannot be touched"
    page.mouse.click(*point)


def touch(page: Page, option: Option) -> None:
    """Answer as a person does: the option's parts one after another, then the button that is left."""
    number = page.get_attribute("body", "data-number")
    for key in option["places"]:
        if page.locator(f"#table .can[data-key='{key}']").count() == 0:
            break
        touch_part(page, key)
        if page.get_attribute("#ask", "data-narrow") is None:
            break  # it was the only one
    made = page.locator(f"#ask .shorts [data-action='{option['action']}']:visible")
    if page.locator("body[data-busy]").count() == 0 and page.get_attribute("body", "data-number") == number:
        if made.count():
            made.click()
        else:
            asked(page)
            page.locator(f"#choice [data-action='{option['action']}']").click()
    until_moved(page, number)
