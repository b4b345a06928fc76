// The board and the list are two views of the same options: what is under the pointer in one is lit in the
// other, and a choice of several parts (from here, to there) narrows with every click.

import { turn } from "./zoom.js";

const board = document.getElementById("board");
const choice = document.getElementById("choice");
let narrowed = null; // the actions that are left after the first click, or null

const numbers = place => (place.dataset.actions ?? "").split(" ").filter(Boolean);
const places = () => [...board.querySelectorAll("[data-actions]")];
const options = () => [...choice.querySelectorAll("[data-action]")];

export function dress() { // after every change: places that stand for options can be reached and read
  for (const place of board.querySelectorAll("[tabindex]:not([data-actions], [data-opens])")) place.removeAttribute("tabindex");
  for (const place of places()) {
    place.setAttribute("tabindex", "0");
    place.setAttribute("role", "button");
    place.setAttribute("aria-label", place.querySelector("title")?.textContent.trim().replace(/\n/g, ". ") || "Place");
  }
  widen();
}

export function widen() {
  narrowed = null;
  show();
}

function show() {
  choice.toggleAttribute("data-narrow", narrowed !== null);
  for (const option of options())
    option.closest(".offer").hidden = narrowed !== null && !narrowed.includes(option.dataset.action);
  for (const group of choice.querySelectorAll(".group"))
    group.hidden = [...group.querySelectorAll(".offer")].every(offer => offer.hidden);
  for (const place of places())
    place.toggleAttribute("data-dim", narrowed !== null && !numbers(place).some(number => narrowed.includes(number)));
}

export function press(place, play) { // a click on the board
  const here = numbers(place).filter(number => narrowed === null || narrowed.includes(number));
  if (here.length === 0) { widen(); return press2(numbers(place), play); }
  press2(here, play);
}

function press2(here, play) {
  if (here.length === 1) { play(here[0]); return; }
  narrowed = here;
  show();
  options().find(option => here.includes(option.dataset.action))?.focus();
}

export function light(actions) {
  const wanted = new Set(actions);
  for (const place of places()) place.toggleAttribute("data-lit", numbers(place).some(number => wanted.has(number)));
  for (const option of options()) option.toggleAttribute("data-lit", wanted.has(option.dataset.action));
}

export function isNarrow() {
  return narrowed !== null;
}

function over(event) {
  const place = event.target.closest?.("[data-actions]"), option = event.target.closest?.("[data-action]");
  light(place ? numbers(place) : option ? [option.dataset.action] : []);
  if (option) turn(places().filter(one => numbers(one).includes(option.dataset.action)));
}

for (const box of [board, choice]) {
  box.addEventListener("pointerover", over);
  box.addEventListener("focusin", over);
  box.addEventListener("pointerleave", () => light([]));
  box.addEventListener("focusout", () => light([]));
}
