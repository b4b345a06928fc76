// Whatever has a key explains itself: after a moment under the pointer, on focus, or held with a finger.

import { layBeside } from "./beside.js";
import { place } from "./board.js";
import { enlarge } from "./enlarge.js";
import { morph } from "./morph.js";

const box = document.getElementById("lens"), HOVER = 380, HOLD = 350;
let timer = 0, wanted = "", near = null, stays = false, send = () => {};
let rest = null; // where the mouse was when it touched something: what comes to lie under it there explains nothing
let held = false; // a finger rested until its lens came: the click with which it leaves is no answer

export function startLens(asks) { send = asks; }

export function explain(part, stay = false) {
  wanted = part.dataset.key;
  near = part;
  stays = stay;
  send(wanted);
}

export function showLens(markup, key) {
  if (key !== wanted || !near?.isConnected) return;
  if (!markup) { held = false; return hideLens(); }
  morph(box, markup);
  box.toggleAttribute("data-stays", stays); // one that came by itself lets touches through, to what it lies on
  box.hidden = false;
  layBeside(box, near, enlarge(box.querySelector(".lens"), near));
}

export function hideLens() {
  clearTimeout(timer);
  const open = !box.hidden;
  box.hidden = true;
  wanted = "";
  return open;
}

export const explainedRule = () => box.hidden ? undefined : box.querySelector("[data-rule]")?.dataset.rule;

document.addEventListener("pointerover", event => {
  if (event.pointerType === "touch" || event.target.closest("#lens") || rest?.x === event.clientX && rest.y === event.clientY) return;
  rest = null;
  const part = place(event.target);
  clearTimeout(timer);
  if (part) timer = setTimeout(() => explain(part), box.hidden ? HOVER : 120);
  else if (!stays) timer = setTimeout(hideLens, 200);
});
document.addEventListener("focusin", event => {
  const part = place(event.target);
  if (part?.matches(":focus-visible")) explain(part);
  else if (event.target.matches(":focus-visible") && !box.contains(event.target)) hideLens();
});
document.addEventListener("pointerdown", event => {
  rest = { x: event.clientX, y: event.clientY };
  const part = place(event.target);
  if (!event.target.closest("#lens")) hideLens();
  held = false;
  if (event.pointerType === "touch" && part) timer = setTimeout(() => { held = true; explain(part, true); }, HOLD);
});
document.addEventListener("keydown", () => { held = false; });
document.addEventListener("click", event => {
  if (!held) return;
  held = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, event => { if (event.pointerType === "touch") clearTimeout(timer); });
