// Pieces visibly move: where each was seen, where it is now, and the way between. What has merely been laid out
// elsewhere together with its whole drawing has not moved.

import { countUp, note, settle } from "./counting.js";
import { copyOf, fly, landAll, middleOf } from "./flights.js";

const still = matchMedia("(prefers-reduced-motion: reduce)"), LONG = 350, MOST = 40;

function count(node) { // how many a group stands for: the number that is written on it, or what it is drawn from
  const words = [...node.querySelectorAll("text")].map(text => text.textContent).join(" "), found = words.match(/\d+(?=\D*$)/);
  return found ? Number(found[0]) : node.querySelectorAll("use").length;
}

function pieces() { // everything that glides, with its place on the screen and in its drawing
  const found = new Map(), frames = new Map();
  for (const node of document.querySelectorAll(".pages:not([hidden]) [data-piece], #me [data-piece]")) {
    const svg = node.ownerSVGElement?.closest("svg.item");
    if (!node.id || !svg) continue;
    if (!frames.has(svg)) frames.set(svg, { window: svg.closest(".page, .area-me")?.getBoundingClientRect(), to: svg.getScreenCTM()?.inverse() });
    const box = node.getBoundingClientRect(), at = middleOf(box), { window, to } = frames.get(svg);
    if (!to) continue;
    const { x, y } = new DOMPoint(at.x, at.y).matrixTransform(to);
    const seen = box.width > 0 && (!window || (at.x > window.left && at.x < window.right && at.y > window.top && at.y < window.bottom));
    found.set(node.id, { node, box, at, seen, svg: svg.id, x, y, matrix: node.getScreenCTM(), kind: node.dataset.piece, count: count(node) });
  }
  return found;
}

const moved = (was, now) => was.svg !== now.svg || Math.hypot(was.x - now.x, was.y - now.y) > 1.5;

function take(all, fits, near) { // the nearest that fits
  let best = -1;
  for (const [at, one] of all.entries())
    if (fits(one) && (best < 0 || far(one, near) < far(all[best], near))) best = at;
  return best < 0 ? null : all.splice(best, 1)[0];
}

const far = (one, other) => Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y);

function movesOf(before, after) { // pairs of then and now; `ghost` for what joined others, and is not drawn any more
  const moves = [], fresh = [], fewer = [], more = [];
  const gone = [...before].filter(([id]) => !after.has(id)).map(([, was]) => was);
  for (const [id, now] of after) {
    const was = before.get(id);
    if (!was) fresh.push(now);
    else if (was.kind !== now.kind) { gone.push(was); fresh.push(now); }
    else {
      if (moved(was, now)) moves.push({ was, now });
      if (now.count < was.count) fewer.push({ ...now, was });
      if (now.count > was.count) more.push(now);
    }
  }
  for (const now of fresh) { // one of a kind vanished, or left its group, and another appeared
    const was = take(gone, one => one.kind === now.kind, now) ?? take(fewer, one => one.kind === now.kind, now);
    const then = was?.was ?? was ?? homeOf(now);
    if (then) moves.push({ was: then, now });
  }
  for (const now of more) { // ... or joined a group
    const was = take(gone, one => one.kind === now.kind, now) ?? take(fewer, one => one.kind === now.kind, now);
    if (was) moves.push({ was: was.was ?? was, now, ghost: true });
  }
  for (const was of gone) { const home = homeOf(was); if (home) moves.push({ was, now: home, ghost: true }); }
  return moves.filter(({ was, now }) => was.seen && now.seen && far(was, now) > 1.5);
}

function homeOf({ kind, box }) { // what is nowhere else is with the person whose it is
  const seat = /-(\d)$/.exec(kind)?.[1], panels = [`#person-${seat}`, `#me .person-head.of-seat-${Number(seat) % 6 + 1}`, `.pages:not([hidden]) .person-head.of-seat-${Number(seat) % 6 + 1}`];
  const there = seat && panels.map(name => document.querySelector(name)?.querySelector(".seal")?.getBoundingClientRect()).find(one => one?.width > 0);
  return there ? { at: middleOf(there), box: { height: 0.6 * box.height }, seen: true } : null;
}

function thenSeen(was) { // where that place is now, if the drawing itself has shifted
  const svg = was.svg && document.getElementById(was.svg), to = svg?.getScreenCTM();
  return to ? new DOMPoint(was.x, was.y).matrixTransform(to) : was.at;
}

function start({ was, now, ghost }) {
  const from = thenSeen(was), x = from.x - now.at.x, y = from.y - now.at.y, here = { x: 0, y: 0, scale: 1 };
  const ratio = was.box.height / Math.max(1, now.box.height), scale = Math.abs(ratio - 1) < 0.1 ? 1 : Math.max(0.3, Math.min(3, ratio));
  if (ghost) fly(copyOf(was.node, was.box, was.matrix), here, { x: -x, y: -y, scale: 1 / scale }, LONG);
  else fly(copyOf(now.node, now.box, now.matrix), { x, y, scale }, here, LONG, now.node);
}

export function glide(change) {
  settle();
  if (still.matches || document.hidden) { landAll(); change(); return; }
  landAll();
  const before = pieces(), figures = note();
  change();
  const moves = before.size ? movesOf(before, pieces()) : [];
  if (moves.length <= MOST) for (const move of moves) start(move);
  countUp(figures);
}
