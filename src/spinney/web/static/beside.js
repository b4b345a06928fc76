// Where a lens lies: near what it explains and never on it, beside the board and not on it, if the window has room.

import { seenAs } from "./enlarge.js";

const GAP = 8, SMALL = matchMedia("(max-width: 1100px), (max-height: 560px)"), WHOLE = 0.75;
const COST = { part: 100000, board: 40000, bare: 12000, shrunk: 8000, cut: 60, ask: 150 }; // `bare`: too small for its picture

const rem = () => parseFloat(getComputedStyle(document.documentElement).fontSize);
const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const seen = selector => { const box = document.querySelector(selector)?.getBoundingClientRect(); return box?.width ? box : null; };

function spaces(board) { // beside the board at both sides, below it; and the whole window
  const right = innerWidth - GAP, bottom = innerHeight - GAP, top = GAP;
  const found = board ? [
    { left: GAP, right: board.left - GAP, top, bottom }, { left: board.right + GAP, right, top, bottom },
    { left: GAP, right, top: board.bottom + 2, bottom: innerHeight - 2 },
  ] : [];
  return [...found, { left: GAP, right, top, bottom }].filter(one => one.right - one.left > 13 * rem() && one.bottom - one.top > 7 * rem());
}

function tried(box, picture, wide, high) { // the size that it has with this width
  box.style.width = `${wide}px`;
  box.style.maxHeight = `${high}px`;
  const lens = box.firstElementChild, inner = lens.clientWidth;
  if (picture) {
    picture.now = Math.min(picture.width, inner);
    picture.art.style.width = `${picture.now}px`;
    picture.art.toggleAttribute("data-alone", inner - picture.now < 9 * rem());
  }
  return { width: box.offsetWidth, height: box.offsetHeight, cut: Math.max(0, box.scrollHeight - box.clientHeight - 1), shrunk: picture ? picture.width / picture.now - 1 : 0, bare: picture?.now < picture?.least };
}

function spots(part, size, space) { // beside it, over it, below it, and in the corners
  const x = part.left + part.width / 2 - size.width / 2, y = part.top + part.height / 2 - size.height / 2;
  const wished = [[part.right + GAP, y], [part.left - size.width - GAP, y], [x, part.top - size.height - GAP], [x, part.bottom + GAP]];
  for (const left of [space.left, space.right]) for (const top of [y, space.top, space.bottom]) wished.push([left, top]);
  for (const top of [space.top, space.bottom]) wished.push([part.right + GAP, top], [part.left - size.width - GAP, top]);
  return wished.map(([left, top]) => {
    const at = Math.max(space.left, Math.min(left, space.right - size.width)), down = Math.max(space.top, Math.min(top, space.bottom - size.height));
    return { left: at, top: down, right: at + size.width, bottom: down + size.height };
  });
}

export function layBeside(box, near, picture) {
  const part = seenAs(near), map = seen(".pages:not([hidden]) .page-board"), ask = seen("#ask");
  const board = map && !SMALL.matches && map.width * map.height < WHOLE * innerWidth * innerHeight ? map : null;
  const plain = 22 * rem(), padding = 2 * rem(), pictured = picture?.width ?? 0;
  let best = null;
  for (const space of spaces(board)) {
    const room = space.right - space.left, widths = [plain, pictured + padding, pictured + 14 * rem(), pictured + 24 * rem(), pictured + 34 * rem()].map(wide => Math.min(room, Math.max(wide, 15 * rem())));
    for (const wide of new Set(widths)) {
      const high = space.bottom - space.top, size = tried(box, picture, wide, high);
      for (const spot of spots(part, size, space)) {
        const away = Math.hypot((spot.left + spot.right - part.left - part.right) / 2, (spot.top + spot.bottom - part.top - part.bottom) / 2);
        const cost = away + size.height / 2 + size.shrunk * COST.shrunk + size.cut * COST.cut + (size.bare && COST.bare) + (meets(spot, part) && COST.part)
          + (board && meets(spot, board) ? COST.board : 0) + (ask && meets(spot, ask) ? COST.ask : 0);
        if (!best || cost < best.cost) best = { cost, wide, high, ...spot };
      }
    }
  }
  tried(box, picture, best.wide, best.high);
  if (picture?.now < picture?.least) { picture.art.remove(); return layBeside(box, near, null); } // no larger than on the table
  box.style.left = `${best.left}px`;
  box.style.top = `${best.top}px`;
}
