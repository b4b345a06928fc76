// Numbers that have changed count up, or down, to what they are now.

const WHERE = ".people .points, .people .count, .person-head .points, .person-head .count", LONG = 500;
const under = new Map(); // elements that count, and what they will say
let frame = 0;

const read = words => { const found = /^([-\u2212]?)(\d+)(.*)$/s.exec(words.trim()); return found && { number: (found[1] ? -1 : 1) * Number(found[2]), rest: found[3] }; };

const nameOf = node => { // whose it is, and which of theirs: drawings come and go, and so do chips
  const panel = node.closest(".person, .person-head"), chip = node.closest(".chip");
  const whose = panel.id || `${panel.closest("#me, .zone, .page-side")?.id ?? ""} ${panel.className}`;
  return `${whose} ${chip ? chip.querySelector("use")?.getAttribute("href") ?? chip.textContent.replaceAll(/\d/g, "") : "points"}`;
};

const figures = () => [...document.querySelectorAll(WHERE)].filter(node => node.childElementCount === 0);

export const note = () => new Map(figures().map(node => [nameOf(node), node.textContent]));

export function settle() { // at once
  cancelAnimationFrame(frame);
  for (const [node, { words }] of under) node.textContent = words;
  under.clear();
}

export function countUp(before) {
  const began = performance.now();
  for (const node of figures()) {
    const words = node.textContent, was = before.get(nameOf(node));
    if (was === undefined || was === words) continue;
    const from = read(was), to = read(words);
    if (!from || !to || from.rest !== to.rest || from.number === to.number) continue;
    under.set(node, { words, from: from.number, to: to.number, rest: to.rest, began });
    node.animate({ scale: [1, 1.35, 1] }, { id: "count", duration: LONG, easing: "ease-out" });
  }
  if (under.size) frame = requestAnimationFrame(tick);
}

function tick(now) {
  for (const [node, { words, from, to, rest, began }] of under) {
    const done = Math.min(1, Math.max(0, (now - began) / LONG));
    const said = done === 1 ? words : `${String(Math.round(from + (to - from) * done)).replace("-", "\u2212")}${rest}`;
    if (node.textContent !== said) node.textContent = said;
    if (done === 1) under.delete(node);
  }
  if (under.size) frame = requestAnimationFrame(tick);
}
