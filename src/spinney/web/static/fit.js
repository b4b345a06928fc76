// Zones of cards are as large as their place allows, and never smaller than they were drawn; what still does not
// fit can be scrolled.

const MOST = 1.6, NARROW = matchMedia("(max-width: 1100px), (max-height: 560px)"), LARGER = 1.09; // for thumbs

const fitted = new WeakMap(); // what each page was fitted to: measuring lays the whole page out again and again

const sizesOf = page => [...page.querySelectorAll(".zone")].map(zone =>
  `${zone.id} ${zone.querySelector(".person-head, h2")?.textContent} ${[...zone.querySelectorAll("svg.item")].map(item => `${item.getAttribute("width")} ${item.getAttribute("height")}`)}`).join();

const widthOf = item => item.getBoundingClientRect().width;
const rowsOf = box => new Set([...box.children].map(item => Math.round(item.getBoundingClientRect().top))).size;

export function fit() {
  const window = `${innerWidth} ${innerHeight} ${NARROW.matches}`;
  const pages = [...document.querySelectorAll(".page-side, .page-mine, .page-me")];
  const sizes = pages.map(page => `${window} ${page.clientWidth} ${page.clientHeight} ${sizesOf(page)}`);
  for (const [at, page] of pages.entries()) {
    if (page.closest("[hidden]") || fitted.get(page) === sizes[at]) continue;
    fitted.set(page, sizes[at]);
    const boxes = [...page.querySelectorAll(".items")];
    const set = scale => { for (const box of boxes) box.style.zoom = scale; };
    set(NARROW.matches ? LARGER : 1);
    const items = [...page.querySelectorAll(".items > .item")], widths = items.map(widthOf), rows = boxes.map(rowsOf).join();
    const fits = (scale = 1) => page.scrollHeight <= page.clientHeight + 1 && page.scrollWidth <= page.clientWidth + 1 &&
      boxes.every(box => box.scrollWidth <= box.clientWidth + 1) && boxes.map(rowsOf).join() === rows &&
      items.every((item, at) => widthOf(item) > widths[at] * scale - 1);
    if (NARROW.matches || !page.clientHeight || getComputedStyle(page).overflowY === "visible" || !fits()) continue;
    let low = 1, high = MOST;
    for (let step = 0; step < 5; step++) {
      const middle = (low + high) / 2;
      set(middle);
      if (fits(middle)) low = middle; else high = middle;
    }
    set(low);
  }
}

addEventListener("resize", () => { cancelAnimationFrame(fit.frame); fit.frame = requestAnimationFrame(fit); });
