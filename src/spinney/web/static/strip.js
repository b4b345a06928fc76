// The strip of deeds. All of them are in sight where that is possible: what happened earlier takes one line, and
// then loses its chips, but for what was done to me; the newest deed is never cut.

const BRIEFER = ["", "1", "2"], EDGE = 8; // pixels below the newest

export function showNewest() {
  const strip = document.querySelector(".area-since"), list = strip.querySelector(".deeds");
  if (!list) return;
  list.style.paddingBottom = "";
  list.scrollLeft = list.scrollWidth;
  const deeds = [...list.children], head = strip.querySelector("h2").offsetHeight, room = strip.clientHeight - head - EDGE;
  if (getComputedStyle(list).display === "flex") { for (const deed of deeds) deed.removeAttribute("data-brief"); return; } // on a phone they are swiped
  const high = BRIEFER.map(brief => { for (const deed of deeds) say(deed, brief); return deeds.map(deed => deed.offsetHeight); });
  const brief = chosen(high, room);
  for (const [at, deed] of deeds.entries()) say(deed, BRIEFER[brief[at]]);
  begin(strip, list, deeds, brief.map((level, at) => high[level][at]), room, head);
}

const say = (deed, brief) => { if (brief) deed.dataset.brief = brief; else deed.removeAttribute("data-brief"); };

function chosen(high, room) { // how brief each deed is: as many of the newest as possible are told in full
  const last = high[0].length - 1, brief = high[0].map(() => 0);
  const fits = () => brief.reduce((sum, level, at) => sum + high[level][at], 0) <= room;
  for (const level of [1, 2])
    for (let at = 0; at < last && !fits(); at++) brief[at] = level;
  return brief;
}

function begin(strip, list, deeds, high, room, head) { // the first that is seen is seen from its beginning
  let first = deeds.length - 1, seen = high[first];
  while (first > 0 && seen + high[first - 1] <= room) { first -= 1; seen += high[first]; }
  strip.scrollTop = 0;
  if (first === 0) return;
  list.style.paddingBottom = `${Math.max(0, room - seen) + EDGE}px`;
  strip.scrollTop = Math.ceil(deeds[first].getBoundingClientRect().top - strip.getBoundingClientRect().top - head - 1);
}
