// Stepping through a game: slider, keys, and anybody's eyes.

import { fit } from "./fit.js";
import { glide } from "./glide.js";
import { morph } from "./morph.js";

const body = document.body, last = Number(body.dataset.last);
const slider = document.getElementById("moment"), eyes = document.getElementById("eyes");
let at = last, wanted = last, busy = false, timer = 0;

async function show() { // only the newest request: a dragged slider skips what it passed
  if (busy) return;
  busy = true;
  try {
    while (at !== wanted || show.eyes !== eyes.value) {
      const goal = wanted, seat = eyes.value;
      const answer = await fetch(`${body.dataset.where}/moment/${goal}?seat=${seat}`);
      if (!answer.ok) break;
      const parts = await answer.json();
      glide(() => { for (const [name, markup] of Object.entries(parts)) morph(document.getElementById(name), markup); });
      at = goal;
      show.eyes = seat;
      point();
      fit();
    }
  } finally { busy = false; }
  body.dataset.at = at;
}
show.eyes = eyes.value;
body.dataset.at = at;
fit();

function point() { // where we are, on the chart
  const chart = document.querySelector(".chart"), left = Number(chart.dataset.left), width = Number(chart.dataset.width) - 8 - left;
  const x = left + (last ? width * at / last : 0);
  document.getElementById("chart-now").setAttribute("d", `M${x.toFixed(1)} 4V${chart.dataset.height}`);
}
point();

function go(goal) {
  wanted = Math.max(0, Math.min(last, goal));
  slider.value = wanted;
  slider.setAttribute("aria-valuetext", `${wanted} of ${last}`);
  show();
}

const steps = {
  first: () => go(0), back: () => go(wanted - 1), next: () => go(wanted + 1), last: () => go(last),
  run: () => {
    if (timer) { stop(); return; }
    if (wanted === last) go(0);
    timer = setInterval(() => { if (wanted === last) stop(); else go(wanted + 1); }, 900);
    document.querySelector("[data-step=run]").firstChild.data = "Pause";
  },
};

function stop() {
  clearInterval(timer);
  timer = 0;
  document.querySelector("[data-step=run]").firstChild.data = "Play";
}

document.addEventListener("click", event => {
  const step = event.target.closest?.("[data-step]")?.dataset.step;
  if (step) { if (step !== "run") stop(); steps[step](); }
});
slider.addEventListener("input", () => { stop(); go(Number(slider.value)); });
eyes.addEventListener("change", show);
document.addEventListener("keydown", event => {
  if (event.target.matches("select") || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last", p: "run" }[event.key];
  if (step && (event.target !== slider || step === "run")) { event.preventDefault(); steps[step](); }
});
