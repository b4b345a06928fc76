// The picture of a lens: the game's own, or else the part itself as it is drawn on the table; larger than there.

import { make } from "./board.js";

const TIMES = 1.5, ALIKE = 1.7, ICON = 8, EDGE = 2; // an icon, and whatever is small, is this many rem large
const SHARE = 0.2, TALL = 0.5; // of the window, for the largest pictures
const large = () => innerWidth > 1100 && innerHeight > 560;

export const seenAs = part => (part.querySelector(":scope > .rim") ?? part).getBoundingClientRect();
const rem = () => parseFloat(getComputedStyle(document.documentElement).fontSize);

function itself(part) { // its rim and lights stay behind, so do its names: they are on the table
  const { x, y, width, height } = part.getBBox(), copy = part.cloneNode(true);
  for (const name of ["id", "transform", "class", "style", "tabindex", "role", "aria-label"]) copy.removeAttribute(name);
  for (const one of [copy, ...copy.querySelectorAll("*")]) for (const name of ["id", "data-key", "data-piece", "class"])
    if (name !== "class" ? !one.closest("defs") : /^part\b/.test(one.getAttribute("class") ?? "")) one.removeAttribute(name);
  for (const one of copy.querySelectorAll("title, .rim")) one.remove();
  return make("svg", { viewBox: `${x - 2} ${y - 2} ${width + 4} ${height + 4}`, class: "art itself", "aria-hidden": "true" }, copy);
}

function crop(art) { // nothing around what is drawn
  const { x, y, width, height } = art.getBBox();
  art.setAttribute("viewBox", `${x - EDGE} ${y - EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`);
  return { width, height };
}

function wanted(art, part) { // how wide it should be, by what it shows and how large that is on the table
  const { width, height } = crop(art), there = seenAs(part), across = there.width / width, down = there.height / height;
  const alike = art.matches(".itself") || Math.max(across / down, down / across) < ALIKE;
  const same = alike ? across : 0, icon = ICON * rem() / Math.max(width, height);
  const room = Math.min((innerWidth - 4 * rem()) / (width + 2 * EDGE), TALL * innerHeight / height);
  const share = large() ? Math.sqrt(SHARE * innerWidth * innerHeight / (width * height)) : Infinity;
  const times = Math.min(Math.max(TIMES * same, Math.min(icon, 3 * same || icon)), room, share);
  const least = same * (large() ? 1.4 : 1.05), whole = width + 2 * EDGE;
  return times < least ? null : { width: whole * times, least: whole * least };
}

export function enlarge(lens, part) { // the picture and its size; none where it would be no larger than the table
  if (!lens) return null;
  let art = lens.querySelector(":scope > .art");
  if (!art && part.matches("svg.item g")) {
    art = itself(part);
    lens.prepend(art);
  }
  const size = art && wanted(art, part);
  if (size) return { art, ...size };
  art?.remove();
  return null;
}
