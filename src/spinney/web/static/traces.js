// What happened last, on the board: the numbers of the strip at their places, and trails from where to where. A
// number keeps clear of other numbers, of what a touch would do, of words and of pieces, as far as there is room.

import { layer, make } from "./board.js";

const zones = document.getElementById("zones"), SIZE = 11, SMALL = 64, FAR = 12; // in pixels: half a mark; a small place; and the price of lying beside it
const AROUND = [[0, 0], [1, 0], [0, 1], [1, 1], [0.5, 0], [0, 0.5], [1, 0.5], [0.5, 1]]; // of a small place: its rim
const INSIDE = [0.08, 0.2, 0.35, 0.5, 0.65, 0.8, 0.92].flatMap(y => [0.08, 0.2, 0.35, 0.5, 0.65, 0.8, 0.92].map(x => [x, y]))
  .sort((a, b) => Math.hypot(...a) - Math.hypot(...b)); // of a large one: within its rim, from the corner where reading begins

export function drawTraces(root = zones, only = null) {
  for (const old of root.querySelectorAll(".traces")) old.remove();
  const taken = new Map();
  for (const deed of document.querySelectorAll("#since [data-deed]")) {
    if (only !== null && deed.dataset.deed !== only) continue;
    const seat = /of-(seat-\d|nobody)/.exec(deed.closest(".deed").className)?.[0] ?? "of-nobody";
    mark(taken, deed.dataset.deed, seat, spotsOf(root, deed), only === null && deed.dataset.old !== undefined);
  }
}

export function spotsOf(root, deed) { // the places of a deed that can be seen, as their drawings have them
  const spots = [];
  let walk = 0; // a trail joins the places of one walk, and walks are parted by strokes
  for (const key of (deed.dataset.parts ?? "").split(" ").filter(Boolean)) {
    if (key === "/") { walk += 1; continue; }
    const part = root.querySelector(`[data-key="${CSS.escape(key)}"]`), svg = part?.ownerSVGElement?.closest("svg.item");
    const ground = part?.querySelector(":scope > .rim") ?? part, box = svg && ground.getBoundingClientRect();
    if (box?.width > 0) spots.push({ svg, ground, box, walk });
  }
  return spots;
}

function mark(taken, number, seat, spots, past) {
  for (const [at, { svg, ground, box, walk }] of spots.entries()) {
    if (!taken.has(svg)) taken.set(svg, { drawn: layer(svg, "traces"), full: obstacles(svg), to: svg.getScreenCTM().inverse() });
    const { drawn, full, to } = taken.get(svg), unit = to.a, group = make("g", { class: `trace ${seat}`, "data-by": number });
    const next = spots[at + 1];
    group.toggleAttribute("data-past", past);
    const goes = next?.svg === svg && next.walk === walk;
    if (goes) group.append(...trail(middle(box, to), middle(next.box, to), unit, spots[at + 2]?.walk !== walk));
    if (ends(spots, at)) {
      const place = bestPlace(svg, ground, box, full), { x, y } = new DOMPoint(place.x, place.y).matrixTransform(to);
      full.push({ ...square(place), price: 100 });
      const text = make("text", { x, y: y + 5 * unit, "font-size": 14 * unit, class: "bold middle" });
      text.textContent = number;
      group.append(make("circle", { cx: x, cy: y, r: SIZE * unit, "stroke-width": 2 * unit }), text);
    }
    if (group.firstChild) drawn.append(group);
  }
}

const middle = (box, to) => new DOMPoint(box.left + box.width / 2, box.top + box.height / 2).matrixTransform(to);
const square = ({ x, y }) => ({ left: x - SIZE - 1, right: x + SIZE + 1, top: y - SIZE - 1, bottom: y + SIZE + 1 });

// A deed ends where it was last on each part of the board, and, wherever that is, at its last place.
const ends = (spots, at) => at === spots.length - 1 ||
  spots[at].svg.closest(".page-board") !== null && spots.findLastIndex(spot => spot.svg === spots[at].svg) === at;

function trail(from, to, unit, last) { // dashes on a pale ground, and on the last stretch an arrow, clear of both places
  const bend = 0.16, x = (from.x + to.x) / 2 - (to.y - from.y) * bend, y = (from.y + to.y) / 2 + (to.x - from.x) * bend;
  const d = `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`, long = Math.hypot(to.x - from.x, to.y - from.y) / unit;
  const lines = [
    make("path", { d, class: "trail under", "stroke-width": 7 * unit }),
    make("path", { d, class: "trail", "stroke-width": 4 * unit, "stroke-dasharray": `${6 * unit} ${6 * unit}` }),
  ];
  if (last && long > 34) {
    const head = { x: (from.x + 2 * x + to.x) / 4, y: (from.y + 2 * y + to.y) / 4 };
    const turn = Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI;
    lines.push(make("path", { d: "M-6 -8L9 0L-6 8Z", class: "arrow", transform: `translate(${head.x} ${head.y}) rotate(${turn}) scale(${unit})` }));
  }
  return lines;
}

function obstacles(svg) { // what a mark would hide, and how bad that would be
  const found = [];
  for (const [what, price] of [[".badges .on-place", 60], ["text", 8], ["[data-piece]", 3], ["use", 3]])
    for (const node of svg.querySelectorAll(what)) {
      if (price === 8 && node.closest(".badges, .traces")) continue;
      const { left, right, top, bottom } = node.getBoundingClientRect();
      if (right > left && !(price === 3 && right - left > 2.5 * SMALL)) found.push({ left, right, top, bottom, price });
    }
  return found;
}

function covered(place, full) {
  const mine = square(place);
  let sum = 0;
  for (const { left, right, top, bottom, price } of full) {
    const wide = Math.min(mine.right, right) - Math.max(mine.left, left), high = Math.min(mine.bottom, bottom) - Math.max(mine.top, top);
    if (wide > 0 && high > 0) sum += price * (0.2 + wide * high / (4 * SIZE * SIZE));
  }
  return sum;
}

function bestPlace(svg, ground, box, full) {
  const frame = (svg.closest(".page-board") ? svg : svg.closest(".zone") ?? svg).getBoundingClientRect(), small = Math.max(box.width, box.height) < SMALL;
  const inside = small ? () => true : within(ground);
  let best = null, least = Infinity;
  const tiny = Math.max(box.width, box.height) < 3 * SIZE; // a place that is for the mark itself
  const spots = small ? [...tiny ? [[0.5, 0.5, 0]] : [], ...AROUND.map(spot => [...spot, 0]), ...AROUND.map(spot => [...spot, 2 * SIZE])] : INSIDE.map(spot => [...spot, 0]);
  for (const [at, [a, b, out]] of spots.entries()) { // a small place may have a second ring of marks around it
    const x = Math.max(frame.left + SIZE, Math.min(frame.right - SIZE, box.left + a * box.width + 2 * (a - 0.5) * out));
    const y = Math.max(frame.top + SIZE, Math.min(frame.bottom - SIZE, box.top + b * box.height + 2 * (b - 0.5) * out));
    if (!inside(x, y)) continue;
    const price = covered({ x, y }, tiny && at === 0 ? full.filter(one => one.price > 50) : full) + 0.05 * at + (out ? FAR : 0);
    if (price < least) { least = price; best = { x, y }; }
  }
  return best ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function within(ground) { // is a point of the screen on this ground, not merely in the box around it?
  const shape = ground.matches("path, rect, circle, ellipse, polygon") ? ground : ground.querySelector("path, rect, circle, ellipse, polygon");
  const matrix = shape?.getScreenCTM()?.inverse();
  if (!matrix) return () => true;
  return (x, y) => shape.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix));
}

export function fadeTraces() { // I act: what was done before me steps back
  for (const trace of zones.querySelectorAll(".trace")) trace.setAttribute("data-past", "");
}

export function onlyTrace(number) { // null for all
  for (const trace of zones.querySelectorAll(".trace")) trace.toggleAttribute("data-dim", number !== null && trace.dataset.by !== number);
}
