// What a deed is played with, over the board: its dice on a tray, what it brought on its way, and the people's
// points and things as they were then.

import { inSky, middleOf } from "./flights.js";
import { make } from "./board.js";
import { morph } from "./morph.js";
import { spotsOf } from "./traces.js";

const PIPS = ["4", "08", "048", "0268", "02468", "035268"]; // cells of a square of nine
const kept = new Map(); // panels as they are now

function board(look) { // what is seen of it
  const root = look.hidden ? document.getElementById("zones") : look, window = root.checkVisibility() && root.getBoundingClientRect();
  const one = (root.querySelector(".page-board") ?? root).getBoundingClientRect(), frame = window?.width > 0 ? window : one;
  const left = Math.max(0, frame.left, one.left), top = Math.max(0, frame.top, one.top);
  const width = Math.min(innerWidth, frame.right, one.right) - left, height = Math.min(innerHeight, frame.bottom, one.bottom) - top;
  return width > 40 && height > 40 ? new DOMRect(left, top, width, height) : frame;
}

function placeOf(entry, look) { // where it was, or the middle of the board
  const spots = spotsOf(look.hidden ? document.getElementById("zones") : look, entry), frame = board(look);
  const { x, y } = middleOf(spots.length ? spots.at(-1).box : frame);
  return { x: Math.max(8, Math.min(innerWidth - 8, x)), y: Math.max(8, Math.min(innerHeight - 8, y)) };
}

// Dice.

export function rollTray(entry, look, long, still = false) {
  clearTray();
  const tray = document.createElement("div"), frame = board(look), at = placeOf(entry, look);
  tray.className = `dice-tray ${/of-(seat-\d|nobody)/.exec(entry.closest(".deed").className)?.[0] ?? ""}`;
  for (const die of entry.querySelectorAll(".die")) tray.append(die.cloneNode(true));
  inSky(tray);
  const low = at.y < frame.top + frame.height / 2; // over the half away from the deed
  tray.style.left = `${frame.left + frame.width / 2 - tray.offsetWidth / 2}px`;
  tray.style.top = `${frame.top + frame.height * (low ? 0.76 : 0.26) - tray.offsetHeight / 2}px`;
  if (!still) for (const [number, die] of [...tray.children].entries()) tumble(die, number, 0.6 * long);
  return tray;
}

export function rollOwn(entry, look, long, still) { // nothing waits for it, and it goes with the next touch or key
  const tray = rollTray(entry, look, long, still), gone = new AbortController();
  tray.dataset.own = "";
  const end = () => { tray.remove(); gone.abort(); };
  for (const name of ["pointerdown", "keydown"]) addEventListener(name, end, { capture: true, signal: gone.signal });
  setTimeout(end, 1.6 * long);
}

function tumble(die, number, long) {
  const face = die.firstElementChild, pale = die.classList.contains("pale"), side = number % 2 ? 1 : -1;
  const time = long * (1 + 0.06 * number), turns = [0, 1, 2, 3].map(at => setTimeout(() => showFace(face, 1 + (at * 2 + number) % 6), at * time / 6));
  die.classList.remove("pale");
  const roll = die.animate({ transform: [`translate(${side * 60}px, -90px) rotate(${side * 400}deg) scale(.7)`, `translate(${side * 6}px, 4px) rotate(${side * -14}deg) scale(1.06)`, "none"], offset: [0, 0.8, 1] }, { id: "dice", duration: time, easing: "cubic-bezier(.2, .7, .4, 1)" });
  const kept = [...face.childNodes].map(node => node.cloneNode(true));
  roll.onfinish = () => { turns.forEach(clearTimeout); face.replaceChildren(...kept); die.classList.toggle("pale", pale); };
  setTimeout(() => { if (face.isConnected) face.replaceChildren(...kept.map(node => node.cloneNode(true))); }, 0.72 * time);
}

function showFace(face, number) {
  face.replaceChildren(...[...PIPS[number - 1]].map(cell => make("circle", { cx: 5.6 + 6.4 * (cell % 3), cy: 5.6 + 6.4 * Math.floor(cell / 3), r: 2.4 })));
}

function clearTray() { for (const tray of document.querySelectorAll(".dice-tray")) tray.remove(); }

// What it brought.

const seen = node => node && node.getBoundingClientRect().width > 0;

function panelOf(seat, symbol) { // that person's chip of this kind; else their points, their mark
  const front = document.querySelector(`.person.me#person-${seat}`), cloth = `.of-seat-${seat % 6 + 1}`;
  const panels = [front ? document.querySelector("#me") : document.getElementById(`person-${seat}`), ...document.querySelectorAll(`.pages:not([hidden]) .person-head${cloth}`), document.getElementById(`person-${seat}`)];
  const panel = panels.find(seen);
  const chip = symbol && [...panel?.querySelectorAll(".chip") ?? []].find(one => seen(one) && one.querySelector("use")?.getAttribute("href") === symbol);
  return chip || [".points", ".seal"].map(name => panel?.querySelector(name)).find(seen) || panel;
}

export function flyChips(entry, look, long, landed) {
  const place = placeOf(entry, look), chips = [...entry.querySelectorAll(".change[data-amount]")];
  for (const [at, chip] of chips.entries()) {
    const seat = Number(chip.dataset.seat), to = seat >= 0 && panelOf(seat, chip.querySelector("use")?.getAttribute("href"));
    if (!to) continue;
    const home = middleOf(to.getBoundingClientRect()), paid = Number(chip.dataset.amount) < 0, wait = Math.min(at, 5) * 0.09 * long;
    flyChip(chip, seat, paid ? home : place, paid ? place : home, { duration: long - wait, delay: wait }, paid ? null : to);
  }
  const mark = inSky(document.createElement("i")); // so that whatever stops the play stops this, too
  mark.animate({ opacity: [0, 0] }, { id: "chips", duration: long }).onfinish = () => { mark.remove(); landed(); };
}

function flyChip(chip, seat, from, to, time, ends) {
  const copy = chip.cloneNode(true);
  copy.className = `flying-chip of-seat-${seat % 6 + 1}`;
  inSky(copy);
  const half = { x: copy.offsetWidth / 2, y: copy.offsetHeight / 2 }, way = (x, y, scale) => `translate(${x - half.x}px, ${y - half.y}px) scale(${scale})`;
  const lift = Math.min(60, 0.2 * Math.hypot(to.x - from.x, to.y - from.y));
  const steps = [way(from.x, from.y, 0.6), way(from.x, from.y - 26, 1.15), way((from.x + to.x) / 2, (from.y + to.y) / 2 - lift, 1.15), way(to.x, to.y, 0.8)];
  copy.animate({ transform: steps, opacity: [0, 1, 1, 1], offset: [0, 0.2, 0.6, 1] }, { id: "chip", easing: "ease-in-out", fill: "backwards", ...time }).onfinish = () => {
    copy.remove();
    ends?.animate({ scale: [1, 1.3, 1] }, { id: "count", duration: 260 });
  };
}

// The people as they were.

export function tableau(figures) { // their points and things; they go back to what they are now with `clearStage`
  for (const [seat, [points, chips]] of Object.entries(figures ?? {}))
    for (const panel of [document.getElementById(`person-${seat}`), document.querySelector(`#me .person-head.of-seat-${seat % 6 + 1}`)]) {
      const score = panel?.querySelector(".points"), list = panel?.querySelector(".chips");
      if (score && points) keep(score, points);
      if (list && chips) keep(list, chips.replace(/^<ul[^>]*>|<\/ul>$/g, ""));
    }
}

function keep(node, markup) {
  if (!kept.has(node)) kept.set(node, node.innerHTML);
  morph(node, markup);
}

export function clearStage() {
  for (const node of document.querySelectorAll(".dice-tray:not([data-own]), .flying-chip, .sky > i")) node.remove();
  for (const [node, markup] of kept) if (node.isConnected) morph(node, markup);
  kept.clear();
}
