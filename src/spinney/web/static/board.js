// The table and the list are two views of the same options: what an option names glows on the table, and a
// choice of several parts (from here, to there) narrows with every touch.

import { turn } from "./zoom.js";

const table = document.getElementById("table"), ask = document.getElementById("ask");
const SMALL = matchMedia("(max-width: 1100px), (max-height: 560px)"), MOST_SHORT = 24;
const FINGER = 41, PAGES = ".page, .area-me, .area-people"; // pixels; and what a touch stays in
let touched = []; // the keys that were touched so far

const list = () => document.getElementById("choice");
const options = () => [...(list()?.querySelectorAll("[data-action]") ?? [])];
const titleOf = part => part.querySelector(":scope > title")?.textContent.trim() || part.title || part.querySelector(".who strong")?.textContent || "Place";
const partsOf = option => (option.dataset.parts ?? "").split(" ").filter(Boolean);
const left = () => options().filter(option => touched.every(key => partsOf(option).includes(key)));
export const drawn = () => [...table.querySelectorAll("#zones [data-key], #me [data-key], #people [data-key]")];

export const place = target => target.closest?.("#zones [data-key], #me [data-key], #people [data-key]");

export function reached({ target, clientX, clientY, pointerType }) { // what a touch means: the thing on top, or what glows below or beside it
  const top = place(target), key = top?.dataset.key, near = () => pointerType === "touch" ? beside(target, clientX, clientY) : null;
  if (!top) return near();
  if (top.classList.contains("can") && Math.max(...sidesOf(top)) >= 2 * FINGER) return near() ?? top; // the ground of smaller things
  if (top.classList.contains("can") || touched.includes(key)) return top;
  if (isNarrow() && options().some(option => partsOf(option).includes(key))) return top;
  return document.elementsFromPoint(clientX, clientY).map(place).find(part => part?.classList.contains("can")) ?? near() ?? top;
}

const sidesOf = part => { const { width, height } = (part.querySelector(":scope > .rim") ?? part).getBoundingClientRect(); return [width, height]; };

function beside(target, x, y) { // what glows and is smaller than a finger is as large as one for it
  const page = target.closest?.(PAGES);
  let best = null, least = Infinity;
  for (const part of page?.querySelectorAll("[data-key].can") ?? []) {
    const box = (part.querySelector(":scope > .rim") ?? part).getBoundingClientRect();
    const across = Math.abs(x - box.left - box.width / 2), down = Math.abs(y - box.top - box.height / 2);
    if (Math.min(box.width, box.height) >= FINGER || across > Math.max(FINGER, box.width) / 2 || down > Math.max(FINGER, box.height) / 2) continue;
    if (Math.hypot(across, down) < least) { least = Math.hypot(across, down); best = part; }
  }
  return best;
}

export function dress() { // after every change: what options name can be seen, reached and read
  touched = touched.filter(key => options().some(option => partsOf(option).includes(key)));
  show();
}

export function widen() {
  touched = [];
  show();
}

export function forget() { // an answer is on its way: the next question begins with all of its options
  touched = [];
}

export const isNarrow = () => touched.length > 0;

function show() {
  const now = left(), byKey = new Map();
  for (const option of now)
    for (const key of partsOf(option))
      if (!touched.includes(key)) byKey.set(key, [...(byKey.get(key) ?? []), option]);
  table.toggleAttribute("data-answering", byKey.size > 0);
  ask.toggleAttribute("data-narrow", isNarrow());
  for (const part of drawn()) light(part, byKey.get(part.dataset.key) ?? [], touched.includes(part.dataset.key));
  for (const option of options()) option.closest(".offer").hidden = !now.includes(option);
  for (const group of list()?.querySelectorAll(".group") ?? [])
    group.hidden = [...group.querySelectorAll(".offer")].every(offer => offer.hidden);
  offerButtons(now);
  badges(byKey);
  openDoor();
}

function light(part, here, chosen) {
  part.classList.toggle("can", here.length > 0);
  part.classList.toggle("chosen", chosen);
  if (here.length || chosen) {
    const title = titleOf(part);
    const words = here.length === 1 ? here[0].querySelector(".words").textContent : `${title}: ${here.length || ""} options`;
    part.setAttribute("tabindex", "0");
    part.setAttribute("role", "button");
    part.setAttribute("aria-label", chosen ? `${title}, chosen` : words);
  } else if (part.hasAttribute("tabindex") && part !== document.activeElement) close(part);
}

// What does not glow can be reached with the arrow keys; if nothing glows, Tab leads to the first part of all.

const glows = part => part.classList.contains("can") || part.classList.contains("chosen");
let door = null;

export function reach(part, stop = "-1") {
  if (glows(part)) return;
  part.setAttribute("tabindex", part === door ? "0" : stop);
  part.setAttribute("role", "group");
  part.setAttribute("aria-label", titleOf(part));
}

function close(part) { for (const name of ["tabindex", "role", "aria-label"]) part.removeAttribute(name); }

function openDoor() {
  const parts = drawn(), first = parts.some(glows) ? null : parts.find(part => part.getClientRects().length > 0) ?? null;
  if (door && door !== first && !glows(door)) close(door);
  door = first;
  if (door) reach(door);
  const here = place(document.activeElement);
  if (here === document.activeElement) reach(here); // it was drawn anew, or does not glow any more
}

table.addEventListener("focusout", ({ target }) => {
  if (target === place(target) && target !== door && !glows(target) && target.isConnected) close(target);
});

function within(now) { // the options that get a button: what has no further place, and on a phone all, for one thumb
  if (SMALL.matches && now.length <= MOST_SHORT) return isNarrow() ? now : now.filter(one => partsOf(one).length);
  return isNarrow() ? now.filter(one => partsOf(one).every(key => touched.includes(key))).slice(0, 16) : [];
}

function offerButtons(now) { // once something was touched: what is left that has no further place
  const box = ask.querySelector(".shorts");
  if (!box) return;
  for (const made of box.querySelectorAll(".made")) made.remove();
  for (const short of box.querySelectorAll(".short")) short.hidden = isNarrow();
  for (const option of within(now)) {
    const made = document.createElement("button");
    made.type = "button";
    made.className = "short can made";
    made.dataset.action = option.dataset.action;
    made.title = option.querySelector(".words").textContent;
    made.textContent = option.dataset.short || made.title;
    if (option.dataset.badge) {
      const badge = document.createElement("span");
      badge.className = `badge ${option.dataset.tone ?? ""}`;
      badge.textContent = option.dataset.badge;
      made.append(" ", badge);
    }
    box.append(made);
  }
}

export function press(part, play) { // a touch on the table; false if it is no option
  const key = part.dataset.key;
  if (!part.classList.contains("can")) {
    if (touched.includes(key)) { again(play); return true; }
    if (!isNarrow() || !options().some(option => partsOf(option).includes(key))) return false;
    touched = [];
  }
  touched.push(key);
  const now = left();
  if (now.length === 1) { touched = []; play(now[0].dataset.action); return true; }
  show();
  (ask.querySelector(".made") ?? table.querySelector(".part.can"))?.focus({ preventScroll: true });
  return true;
}

function again(play) { // touched twice: the obvious whole, or back to all
  const whole = left().filter(option => partsOf(option).every(key => touched.includes(key)));
  if (whole.length === 1) { touched = []; play(whole[0].dataset.action); } else widen();
}

// Numbers on what glows: steps, prices, chances.

const SVG = "http://www.w3.org/2000/svg";

export function make(name, attributes, ...children) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

export function boxIn(part, svg) { // where a part lies, in the units of its drawing
  const box = part.getBBox(), to = svg.getScreenCTM()?.inverse().multiply(part.getScreenCTM());
  if (!to) return null;
  const at = (x, y) => new DOMPoint(x, y).matrixTransform(to), a = at(box.x, box.y), b = at(box.x + box.width, box.y + box.height);
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(b.x - a.x), height: Math.abs(b.y - a.y) };
}

export function layer(svg, name) { // above everything that is drawn; it is made anew after every change
  svg.querySelector(`:scope > .${name}`)?.remove();
  const made = make("g", { class: name, "aria-hidden": "true", "pointer-events": "none" });
  svg.append(made);
  return made;
}

function clearPlace(svg, box, wide, high) { // at the edge of a place, where its number covers the least of any words
  const words = [...svg.querySelectorAll("text")].filter(text => !text.closest(".badges, .traces") && text.textContent.trim()).map(text => boxIn(text, svg));
  const small = box.width < 3.3 * high, down = [0, 1].map(at => box.y + at * box.height);
  const spots = small ? [1, 0, 0.5, 1.3, -0.3].flatMap(along => down.map(y => ({ x: box.x + along * box.width, y })))
    : [0.5, 0.8, 0.2].flatMap(along => [0.37 * high, box.height - 0.37 * high].map(y => ({ x: box.x + along * box.width, y: box.y + y })));
  const hides = ({ x, y }) => words.reduce((sum, one) => sum + (one ? Math.max(0, Math.min(x + wide / 2, one.x + one.width) - Math.max(x - wide / 2, one.x)) *
    Math.max(0, Math.min(y + high / 2, one.y + one.height) - Math.max(y - high / 2, one.y)) : 0), 0);
  return spots.map(spot => ({ ...spot, hides: hides(spot) })).reduce((best, one) => one.hides < best.hides - 0.01 ? one : best);
}

function badges(byKey) {
  for (const old of document.querySelectorAll("#zones .badges")) old.remove();
  const layers = new Map(), said = new Set(); // the number of an option that several places share is written once
  for (const part of drawn()) {
    const found = [...new Set((byKey.get(part.dataset.key) ?? []).map(option => option.dataset.badge ?? ""))];
    const svg = part.ownerSVGElement;
    if (found.length !== 1 || !found[0] || !svg?.classList.contains("item")) continue;
    const box = boxIn(part.querySelector(":scope > .rim") ?? part, svg);
    const alone = byKey.get(part.dataset.key).length === 1 ? byKey.get(part.dataset.key)[0] : null;
    if (!box || said.has(alone)) continue;
    if (alone) said.add(alone);
    const size = 13 / (svg.getScreenCTM()?.a || 1), wide = (found[0].length * 0.58 + 1.1) * size;
    if (!layers.has(svg)) layers.set(svg, layer(svg, "badges"));
    const tone = byKey.get(part.dataset.key)[0].dataset.tone ?? "";
    const { x, y } = clearPlace(svg, box, wide, 1.5 * size);
    const text = make("text", { x, y: y + size * 0.42, "font-size": size, class: "bold middle" });
    text.textContent = found[0];
    layers.get(svg).append(make("g", { class: `on-place ${tone}` },
      make("rect", { x: x - wide / 2, y: y - size * 0.75, width: wide, height: size * 1.5, rx: size * 0.75 }), text));
  }
}

export function lightOption(action) { // the places of an option under the pointer
  const option = action === undefined ? null : options().find(one => one.dataset.action === action);
  const keys = option ? partsOf(option) : [];
  const lit = [];
  for (const part of drawn()) { part.toggleAttribute("data-lit", keys.includes(part.dataset.key)); if (keys.includes(part.dataset.key)) lit.push(part); }
  if (lit.length) turn(lit);
}

for (const event of ["pointerover", "focusin"]) ask.addEventListener(event, ({ target }) => lightOption(target.closest?.("[data-action]")?.dataset.action));
for (const event of ["pointerleave", "focusout"]) ask.addEventListener(event, () => lightOption());
