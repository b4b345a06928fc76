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
      if (shown(node) && getComputedStyle(node).clipPath === "none" && (node.scrollHeight > node.clientHeight + 2 || node.scrollWidth > node.clientWidth + 2))
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
  covered: closer => { // numbers on what glows that lie on words
    const found = [];
    for (const svg of document.querySelectorAll("#zones svg.item")) {
      if (closer && svg.closest(".page-board")) continue; // once it is closer there is room
      const words = [...svg.querySelectorAll("text")].filter(text => text.textContent.trim() && !text.closest(".badges, .traces"));
      for (const badge of svg.querySelectorAll(".badges rect")) {
        const a = badge.getBoundingClientRect();
        for (const text of words) {
          const b = text.getBoundingClientRect();
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left), high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (wide > 3 && high > 0.3 * b.height) found.push(`${badge.nextSibling.textContent} covers ${text.textContent}`);
        }
      }
    }
    return found;
  },
  written: () => { // words of the page itself that lie on each other, or on words of a drawing
    const found = [], boxes = [], cut = new Map();
    const window = node => { // what is seen of it through all that clips it
      if (!node || node === document.body) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      if (!cut.has(node)) {
        const frame = window(node.parentElement), clips = getComputedStyle(node).overflow !== "visible";
        const box = clips ? node.getBoundingClientRect() : frame;
        cut.set(node, clips ? shared(frame, box) : frame);
      }
      return cut.get(node);
    };
    const shared = (a, b) => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
    const keep = (words, parent, box, plain) => {
      const seen = shared(box, window(parent));
      if (seen.right - seen.left > 3 && seen.bottom - seen.top > 3) boxes.push({ words, parent, plain, ...seen });
    };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, node => node.data.trim() && node.parentElement.checkVisibility() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT);
    while (walk.nextNode()) {
      const parent = walk.currentNode.parentElement, drawn = parent.closest("svg");
      if (getComputedStyle(parent.closest("h2") ?? parent).position === "sticky") continue; // it hides what passes below
      if (parent.closest("title, .hidden, [hidden], .badges, .traces, #toast") || drawn && parent.tagName !== "text" || getComputedStyle(parent).clipPath !== "none") continue;
      if (drawn) { keep(parent.textContent, drawn, parent.getBoundingClientRect(), false); continue; }
      const range = document.createRange();
      range.selectNodeContents(walk.currentNode);
      for (const box of range.getClientRects()) keep(walk.currentNode.data, parent, box, true);
    }
    for (const [at, one] of boxes.entries()) for (const other of boxes.slice(0, at)) {
      if (!one.plain && !other.plain || one.parent === other.parent) continue;
      const both = shared(one, other), high = both.bottom - both.top;
      if (both.right - both.left > 3 && high > 0.35 * Math.min(one.bottom - one.top, other.bottom - other.top)) found.push(`${one.words.trim().slice(0, 30)} / ${other.words.trim().slice(0, 30)}`);
    }
    return found;
  },
  fingers: closer => { // whatever can be touched is 40 px wide and high, or so is what a touch beside it means
    const found = [], LEAST = 39.5;
    const touches = [...document.querySelectorAll("#ask button, #page-tabs button, .top button, .top .home, .deed button, .zoom, #table [data-key].can")];
    for (const node of touches) {
      if (!node.checkVisibility() || node.closest("[hidden]")) continue;
      if (node.closest("[data-brief='2']:not([data-on])") && node.offsetHeight >= 24) continue; // so many deeds that each has a line
      const ground = node.querySelector(":scope > .rim") ?? node;
      if (Math.min(ground.getBoundingClientRect().width, ground.getBoundingClientRect().height) < LEAST) {
        node.closest(".page")?.scrollIntoView({ block: "nearest", inline: "start", behavior: "instant" });
        node.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      }
      const box = ground.getBoundingClientRect(), times = closer && node.closest(".page-board") ? closer : 1;
      if (box.width === 0 || Math.min(box.width, box.height) * times >= LEAST) continue;
      const [wide, high] = reach(node, box).map(one => one * times);
      if (wide < LEAST || high < LEAST) found.push(`${node.dataset.key ?? node.textContent.trim().slice(0, 20)} ${wide.toFixed(0)} x ${high.toFixed(0)}`);
    }
    return found;
  },
};

function reach(node, box) { // how wide and how high a touch still means this
  const x = box.left + box.width / 2, y = box.top + box.height / 2;
  const means = (x, y) => node.contains(meant(x, y));
  const far = (dx, dy) => { let step = 0; while (step < 22 && means(x + dx * (step + 1), y + dy * (step + 1))) step += 1; return step; };
  if (!means(x, y)) return [box.width, box.height];
  return [Math.max(box.width, far(1, 0) + far(-1, 0) + 1), Math.max(box.height, far(0, 1) + far(0, -1) + 1)];
}

const meant = (x, y) => {
  const target = document.elementFromPoint(x, y);
  return target && (globalThis.reached?.({ target, clientX: x, clientY: y, pointerType: "touch" }) ?? target);
};
