// With the arrow keys over the table: from part to part by place, whether it glows or not.

import { drawn, place, reach } from "./board.js";

const WAYS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
const ASIDE = 2; // what lies aside is as far as if it lay this many times further ahead

function middle(part) {
  const box = (part.querySelector(":scope > .rim") ?? part).getBoundingClientRect();
  return box.width || box.height ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

export function neighbour(from, key) { // the nearest part that way
  const [right, down] = WAYS[key], here = middle(from), parts = drawn(), own = parts.indexOf(from);
  let best = null, least = Infinity;
  if (!here) return null;
  for (const [at, part] of parts.entries()) {
    const there = part === from ? null : middle(part);
    if (!there || part.checkVisibility?.() === false) continue;
    const ahead = (there.x - here.x) * right + (there.y - here.y) * down;
    const aside = Math.abs((there.x - here.x) * down) + Math.abs((there.y - here.y) * right);
    const upon = Math.abs(ahead) <= 1 && aside <= 1 && right !== 0; // one on the other: in the order of drawing
    if (upon ? (at - own) * right < 0 : ahead <= 1) continue;
    const far = upon ? Math.abs(at - own) / parts.length : ahead + ASIDE * aside;
    if (far < least) { least = far; best = part; }
  }
  return best;
}

export function rove(event) { // true if the focus was on a part
  const from = event.key in WAYS ? place(event.target) : null;
  if (!from || from !== event.target) return false;
  event.preventDefault();
  const to = neighbour(from, event.key);
  if (to) { reach(to); to.focus(); }
  return true;
}
