// On a phone the zones are pages that are swiped, with a tab for each.

const zones = document.getElementById("zones"), tabs = document.getElementById("page-tabs");

export function drawTabs() {
  const pages = [...zones.querySelectorAll(":scope > .page[data-page]")];
  const known = [...tabs.children].map(tab => tab.textContent).join();
  if (known !== pages.map(page => page.dataset.page).join()) {
    tabs.replaceChildren(...pages.map((page, at) => {
      const tab = document.createElement("button");
      tab.type = "button";
      tab.dataset.turn = at;
      tab.textContent = page.dataset.page;
      return tab;
    }));
  }
  for (const [at, page] of pages.entries()) tabs.children[at].toggleAttribute("data-can", !!page.querySelector(".can"));
  mark();
}

export function turnTo(at) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  zones.scrollTo({ left: at * zones.clientWidth, behavior: still ? "instant" : "smooth" });
}

export function showPage(part) { // the page on which a part lies
  const page = part.closest?.(".page"), at = [...zones.querySelectorAll(":scope > .page")].indexOf(page);
  if (at >= 0 && zones.scrollWidth > zones.clientWidth + 1) turnTo(at);
}

function mark() {
  const at = Math.round(zones.scrollLeft / Math.max(1, zones.clientWidth));
  zones.parentElement.dataset.page = at;
  for (const [number, tab] of [...tabs.children].entries()) tab.setAttribute("aria-current", number === at ? "true" : "false");
}

zones.addEventListener("scroll", mark, { passive: true });
