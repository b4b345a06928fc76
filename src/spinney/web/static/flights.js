// What flies over the table: copies of pieces on layers of their own, so that a move repaints nothing below.

const sky = document.createElement("div"), PAD = 8;
sky.className = "sky";
sky.setAttribute("aria-hidden", "true");
document.body.append(sky);

const under = new Map(); // what flies: the copy, and the piece that is hidden until it has landed
const INHERITED = ["fill", "stroke", "stroke-width", "font-size", "font-family", "font-weight", "text-anchor"];

export const inSky = node => { sky.append(node); return node; };

export const middleOf = box => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

export function landAll() { // at once, before anything else changes
  for (const [copy, piece] of under) land(copy, piece);
}

function land(copy, piece) {
  under.delete(copy);
  copy.remove();
  piece?.removeAttribute("data-flying");
}

export function copyOf(piece, box, matrix) { // drawn where it was seen, in units of the screen
  const copy = piece.cloneNode(true), look = piece.isConnected ? getComputedStyle(piece) : null;
  for (const node of [copy, ...copy.querySelectorAll("[id], [data-key], [data-piece]")])
    for (const name of ["id", "data-key", "data-piece", "data-flying", "tabindex"]) node.removeAttribute(name);
  copy.removeAttribute("transform");
  copy.classList.remove("can", "chosen");
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg"), g = document.createElementNS(svg.namespaceURI, "g");
  for (const name of look ? INHERITED : []) g.style.setProperty(name, look.getPropertyValue(name));
  g.setAttribute("transform", `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e} ${matrix.f})`);
  g.append(copy);
  const left = box.left - PAD, top = box.top - PAD, width = box.width + 2 * PAD, height = box.height + 2 * PAD;
  svg.setAttribute("viewBox", `${left} ${top} ${width} ${height}`);
  svg.setAttribute("class", "in-flight");
  svg.dataset.of = piece.id;
  Object.assign(svg.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  svg.append(g);
  return svg;
}

export function fly(copy, from, to, long, hidden = null) { // from and to are seen from where the copy is drawn
  const way = ({ x, y, scale }) => `translate(${x}px, ${y}px) scale(${scale})`;
  under.set(copy, hidden);
  hidden?.setAttribute("data-flying", "");
  sky.append(copy);
  const flight = copy.animate({ transform: [way(from), way(to)] }, { id: "glide", duration: long, easing: "ease-in-out" });
  flight.onfinish = flight.oncancel = () => { if (under.has(copy)) land(copy, hidden); };
}

export const seenAt = id => { // where a piece that is under way is just now
  for (const [copy, piece] of under) if (piece?.id === id) return copy.getBoundingClientRect();
  return null;
};
