// Pieces visibly move: where each was seen, where it is now, and the way between.

const still = matchMedia("(prefers-reduced-motion: reduce)");

const pieces = () => [...document.querySelectorAll("#board [data-piece]")].filter(piece => piece.id);

const middle = piece => {
  const box = piece.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

export function glide(change) {
  if (still.matches || document.hidden) { change(); return; }
  const before = new Map(pieces().map(piece => [piece.id, { at: middle(piece), kind: piece.dataset.piece }]));
  change();
  const now = pieces(), places = new Map(now.map(piece => [piece.id, middle(piece)]));
  const gone = [...before].filter(([id]) => !places.has(id)).map(([, was]) => was); // one of a kind vanished ...
  const moves = [];
  for (const piece of now) {
    let from = before.get(piece.id)?.at;
    if (!from) {                                                                     // ... and another appeared
      const at = gone.findIndex(was => was.kind && was.kind === piece.dataset.piece);
      if (at >= 0) from = gone.splice(at, 1)[0].at;
    }
    const to = places.get(piece.id);
    if (from && Math.hypot(from.x - to.x, from.y - to.y) > 1) moves.push([piece, from, to]);
  }
  for (const piece of now) piece.getAnimations().filter(one => one.id === "glide").forEach(one => one.cancel());
  for (const [piece, from, to] of moves) {
    const scale = piece.ownerSVGElement?.getScreenCTM()?.a || 1;
    const way = `${(from.x - to.x) / scale}px ${(from.y - to.y) / scale}px`;
    piece.animate({ translate: [way, "0px 0px"] }, { id: "glide", duration: 350, easing: "ease-in-out" });
  }
}
