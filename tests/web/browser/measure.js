// What is measured on a table's page: words that are too small, cut or on each other, and targets for fingers.

globalThis.measured = {
  small: ([least, phone]) => {
    const found = [];
    const seen = node => { const box = node.getBoundingClientRect(); return box.width > 0 && box.height > 0 && node.checkVisibility?.({ opacityProperty: false, visibilityProperty: true }) !== false; };
    for (const text of document.querySelectorAll("#zones svg text, #me svg text")) {
      if (!text.textContent.trim() || !seen(text)) continue;
      const map = text.closest(".page-board"), scale = text.getScreenCTM().a * (phone && map ? 2.5 : 1);
      const size = parseFloat(getComputedStyle(text).fontSize) * scale;
      if (size < least - 0.3) found.push(`small: ${text.textContent} ${size.toFixed(1)}`);
    }
    for (const node of document.querySelectorAll(".table *, .top *")) {
      if (node.closest("svg, .hidden, [hidden], .part-ending") || !seen(node) || getComputedStyle(node).clipPath !== "none") continue;
      const own = [...node.childNodes].some(child => child.nodeType === 3 && child.data.trim());
      if (!own) continue;
      const size = parseFloat(getComputedStyle(node).fontSize);
      if (size < least - 0.1) found.push(`small: ${node.textContent.slice(0, 40)} ${size}`);
      const clipped = node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).overflow !== "visible";
      if (clipped && !node.title && !node.closest("[title]")) found.push(`cut: ${node.textContent.slice(0, 40)}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push("the page is too wide");
    if (document.documentElement.scrollHeight > innerHeight) found.push("the page is too long");
    return found;
  },
  overlaps: () => {
    const found = [];
    for (const item of document.querySelectorAll("#zones svg.item, #me svg.item")) {
      const texts = [...item.querySelectorAll("text")].filter(text => text.textContent.trim() && !text.closest(".badges, .traces"));
      const boxes = texts.map(text => text.getBoundingClientRect());
      for (let one = 0; one < boxes.length; one++) for (let other = 0; other < one; other++) {
        const a = boxes[one], b = boxes[other];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left), high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 3 && high > 0.45 * Math.min(a.height, b.height)) found.push(`${texts[one].textContent} / ${texts[other].textContent}`);
      }
    }
    return found;
  },
  clipped: () => { // panels that hide what they hold, buttons outside their bar, words outside their drawing
    const found = [], shown = node => node.checkVisibility?.() && node.getBoundingClientRect().width > 0;
    const name = node => node.id || node.className;
    const wide = innerWidth > 1100 && innerHeight > 560;
    for (const node of document.querySelectorAll(wide ? ".area-me, .page-side, .goal, .bar, .question, .area-people, .top" : ".goal p, .question, .top"))
      if (shown(node) && (node.scrollHeight > node.clientHeight + 2 || node.scrollWidth > node.clientWidth + 2))
        found.push(`${name(node)} holds ${node.scrollWidth} x ${node.scrollHeight} in ${node.clientWidth} x ${node.clientHeight}`);
    for (const bar of document.querySelectorAll(".bar")) for (const button of bar.querySelectorAll("button")) {
      const box = button.getBoundingClientRect(), frame = (button.closest(".shorts") ?? bar).getBoundingClientRect();
      if (shown(button) && !button.closest(".shorts") && (box.right > frame.right + 1 || box.bottom > frame.bottom + 1)) found.push(`outside the bar: ${button.textContent}`);
    }
    for (const item of document.querySelectorAll("#zones svg.item, #me svg.item")) {
      const frame = item.getBoundingClientRect();
      for (const text of item.querySelectorAll("text")) {
        if (!text.textContent.trim() || text.closest(".badges, .traces, .turned") || !shown(text)) continue;
        const box = text.getBoundingClientRect();
        if (box.left < frame.left - 2 || box.right > frame.right + 2 || box.top < frame.top - 4 || box.bottom > frame.bottom + 4) found.push(`outside ${item.id}: ${text.textContent}`);
      }
    }
    const areas = [...document.querySelectorAll(`.area-people, .area-since, .area-me, .area-ask${wide ? ", .page-side, .page-mine" : ""}`)].filter(shown);
    for (const [at, one] of areas.entries()) for (const other of areas.slice(0, at)) {
      const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left), down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 2 && down > 2) found.push(`${name(one)} lies on ${name(other)}`);
    }
    return found;
  },
  fingers: () => [...document.querySelectorAll("#ask button, #page-tabs button, .top button")].filter(button => {
    const box = button.getBoundingClientRect();
    return box.width > 0 && !button.closest("[hidden]") && (box.height < 39.5 || box.width < 39.5);
  }).map(button => button.textContent),
};
