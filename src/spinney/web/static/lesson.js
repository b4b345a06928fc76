// A lesson: what the coach speaks of is lit and the rest is quiet; how far I have come is kept in this browser.

const body = document.body, name = body.dataset.lesson, table = document.getElementById("table");

export const inLesson = name !== undefined;

const key = `lesson ${name}`;
const kept = () => JSON.parse(localStorage.getItem(key) ?? "null") ?? { answers: [], done: false, over: false };

export function greeting() { // from where I was; a lesson that is over begins anew
  if (!inLesson) return null;
  const { answers, over } = kept();
  return { do: "begin", answers: over ? [] : answers };
}

export function keepLesson({ learnt, done }) {
  localStorage.setItem(key, JSON.stringify({ answers: learnt, done: done || kept().done, over: !!done }));
}

const words = text => (text ?? "").split(" ").filter(Boolean);

export function dressLesson() {
  if (!inLesson) return;
  const coach = document.querySelector(".coach");
  if (!coach) return;
  const light = words(coach.dataset.light), zones = words(coach.dataset.zones), areas = words(coach.dataset.areas);
  const speaks = light.length + zones.length + areas.length > 0;
  for (const part of table.querySelectorAll("[data-key]")) part.toggleAttribute("data-taught", light.includes(part.dataset.key));
  for (const zone of table.querySelectorAll(".zone[id]")) {
    const lit = zones.includes(zone.id.replace("zone-", ""));
    zone.toggleAttribute("data-taught", lit);
    zone.toggleAttribute("data-quiet", speaks && !lit && !zone.querySelector("[data-taught], .can"));
  }
  for (const area of ["people", "me", "ask", "goal"]) {
    const box = area === "goal" ? document.getElementById("goal") : table.querySelector(`.area-${area}`);
    box?.toggleAttribute("data-taught", areas.includes(area));
    if (area === "people" || area === "me") box?.toggleAttribute("data-quiet", speaks && !areas.includes(area) && !box.querySelector("[data-taught], .can"));
  }
  const bubble = coach.querySelector(".bubble");
  if (bubble.textContent !== dressLesson.said) bubble.scrollTop = 0; // new words are read from the top
  dressLesson.said = bubble.textContent;
  table.querySelector("[data-taught]")?.closest(".page-side, .page-mine")?.scrollTo({ top: 0 });
}

export function showMe() { // the places, buttons and lines of the answers that lead on
  const wanted = words(document.querySelector(".coach")?.dataset.wanted);
  const options = [...document.querySelectorAll("#ask [data-action]")].filter(option => wanted.includes(option.dataset.action));
  const parts = new Set(options.flatMap(option => words(option.dataset.parts)));
  for (const part of [...options, ...[...table.querySelectorAll("[data-key]")].filter(part => parts.has(part.dataset.key))]) {
    part.setAttribute("data-shown", "");
    setTimeout(() => part.removeAttribute("data-shown"), 4000);
  }
  const choice = document.getElementById("choice"), places = [...table.querySelectorAll("[data-shown][data-key]")];
  if (choice?.hidden && !places.length && !options.some(option => option.offsetParent)) document.querySelector("[data-do=all]")?.click();
}
