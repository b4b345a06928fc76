// Playing a deed back on the board: one moment after another, its dice, and what it brought. It can be paused,
// stepped through, hurried and skipped; an answer, or a touch on the board, ends it at once.

import { flyChips, rollOwn, rollTray, clearStage, tableau } from "./theatre.js";
import { fit } from "./fit.js";
import { glide } from "./glide.js";
import { morph } from "./morph.js";
import { sound } from "./sounds.js";
import { drawTraces, onlyTrace, spotsOf } from "./traces.js";

const look = document.getElementById("look"), zones = document.getElementById("zones"), bar = document.getElementById("look-bar");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const PACES = [1, 0.5, 0.25], MOST = 8; // shares of the usual time; moments of a deed that are shown
const LONG = { show: 750, roll: 1300, gain: 1400 }, TOGETHER = 4200; // milliseconds; and all moments of a deed
let send = () => {}, run = null, pace = 0, wanted = null; // the moment that somebody wants to look back at

export function startPlayback(asks) { send = asks; }

export function notice() { // a deed that has just been done is heard, and its dice fall in the strip
  const newest = [...document.querySelectorAll("#since [data-deed]")].at(-1), last = Number(newest?.dataset.last ?? -1);
  const fresh = notice.last !== undefined && last > notice.last;
  notice.last = Math.max(last, notice.last ?? -1);
  if (!fresh) return;
  if (newest.dataset.sound) sound(newest.dataset.sound);
  for (const dice of newest.querySelectorAll(".dice")) { dice.removeAttribute("data-roll"); void dice.offsetWidth; dice.setAttribute("data-roll", ""); }
}

export function noticeOwn(before) { // what came of my answer is heard, and its dice fall on the board; a touch ends that
  const fresh = [...document.querySelectorAll("#own [data-at]")].filter(one => Number(one.dataset.at) > before);
  const heard = fresh.findLast(one => one.dataset.sound), rolled = fresh.findLast(one => one.querySelector(".die"));
  if (rolled) rollOwn(rolled, look, LONG.roll, still.matches);
  if (rolled || heard) sound(rolled ? "dice" : heard.dataset.sound);
}

export function playAll() { // all deeds, one after another
  const first = document.querySelector("#since [data-deed]");
  if (first) playBack(first);
  if (run) run.all = true;
}

export function playBack(entry) {
  const again = run?.entry === entry || entry.closest(".deed").hasAttribute("data-on");
  stopPlayback();
  if (again && still.matches) return; // a second touch takes the marks away
  entry.closest(".deed").setAttribute("data-on", "");
  onlyTrace(entry.dataset.deed);
  if (still.matches) { if (entry.dataset.sound) sound(entry.dataset.sound); return; } // marks only
  run = { entry, beats: beatsOf(entry), at: 0, moments: new Map(), asked: new Set(), paused: false, timer: 0, waits: false, shown: "" };
  bar.setAttribute("data-playing", "");
  for (const button of bar.querySelectorAll("[data-do=pause]")) button.textContent = "Pause";
  wish();
  step();
}

function beatsOf(entry) { // what is to be seen: the moments, the dice before the last of them, the gains after it
  const first = Number(entry.dataset.first), last = Number(entry.dataset.last), many = Math.max(1, last - first);
  const moments = many < MOST ? many : MOST - 1, beats = [];
  for (let at = 0; at <= (last > first ? moments : 0); at++) beats.push({ do: "show", moment: Math.round(first + at * many / moments) });
  if (entry.querySelector(".die")) beats.splice(beats.length > 1 ? beats.length - 1 : 1, 0, { do: "roll" });
  if (entry.querySelector(".change[data-amount]")) beats.push({ do: "gain" });
  return beats;
}

function wish() { // the next moment is asked for while this one is seen
  const next = run.beats.slice(run.at).find(beat => beat.do === "show" && !run.asked.has(beat.moment));
  if (next) { run.asked.add(next.moment); send(next.moment); }
}

export function step() {
  if (!run) return;
  clearTimeout(run.timer);
  const beat = run.beats[run.at];
  if (!beat) { if (run.all) skip(); else stopPlayback(); return; }
  if (beat.do === "show" && !run.moments.has(beat.moment)) { run.waits = true; return; }
  run.waits = false;
  run.at += 1;
  const seen = play(beat);
  wish();
  if (!run.paused) run.timer = setTimeout(step, seen ? longOf(beat) : 0);
}

const longOf = beat => PACES[pace] * (beat.do === "show" ? Math.max(400, Math.min(LONG.show, TOGETHER / run.beats.length)) : LONG[beat.do]);

function play(beat) {
  const { entry } = run, long = longOf(beat);
  if (beat.do === "roll") { sound("dice"); rollTray(entry, look, long); return true; }
  if (beat.do === "gain") {
    const loud = entry.dataset.sound === "battle" ? "battle" : "gain";
    flyChips(entry, look, 0.65 * long, () => { sound(loud); glide(() => tableau(run?.figures)); });
    return true;
  }
  const { markup, figures } = run.moments.get(beat.moment), same = run.shown === markup, brings = run.beats[run.at]?.do === "gain";
  run.figures = figures;
  draw(markup, brings && run.shown ? null : figures);
  const first = run.shown === "";
  run.shown = markup;
  drawTraces(look, entry.dataset.deed);
  face(entry);
  return first || !same;
}

export function pause(button) {
  if (!run) return;
  run.paused = !run.paused;
  button.textContent = run.paused ? "Go on" : "Pause";
  clearTimeout(run.timer);
  if (!run.paused) step();
}

export function faster(button) {
  pace = (pace + 1) % PACES.length;
  button.textContent = pace === PACES.length - 1 ? "Slower" : "Faster";
}

export function skip() { // to the next deed, or back to now
  const next = run?.entry.closest(".deed").nextElementSibling?.querySelector("[data-deed]"), all = run?.all;
  stopPlayback();
  if (next) playBack(next);
  if (run) run.all = all;
}

export function lookBack(answers) {
  stopPlayback();
  wanted = answers;
  send(answers);
}

export function showLook(markup, moment, figures) { // the zones as they were; empty for now
  if (run && run.asked.has(moment)) {
    run.moments.set(moment, { markup, figures });
    if (run.waits) step();
  } else if (!run && (markup === "" || moment === wanted)) draw(markup, figures); // one that comes too late is not shown
}

function draw(markup, figures) {
  const back = markup === "", opens = look.hidden && !back;
  if (back) { clearStage(); leave(); }
  else glide(() => {
    morph(look, markup.replaceAll(/\bid='/g, "id='look-"));
    if (opens) enter();
    lay();
    fit();
    tableau(figures);
  });
  bar.hidden = back;
  document.body.toggleAttribute("data-looking", !back);
  document.getElementById("look-words").textContent = run ? "Playing it back. " : "You are looking back. ";
}

function face(entry) { // where zones are pages to swipe: the page on which it happens
  const page = spotsOf(look, entry).at(-1)?.svg.closest(".page"), at = [...look.querySelectorAll(":scope > .page")].indexOf(page);
  if (at >= 0 && look.scrollWidth > look.clientWidth + 1) look.scrollTo({ left: at * look.clientWidth, behavior: "instant" });
}

const scrollers = root => [root, ...root.querySelectorAll(".page, .items")];

function lay() { // as large, as close and as far along as what it stands for
  const own = zones.querySelectorAll(".page");
  for (const [at, page] of [...look.querySelectorAll(".page")].entries()) {
    for (const name of ["data-zoom", "data-close"]) if (own[at]?.hasAttribute(name)) page.setAttribute(name, own[at].getAttribute(name));
    const boxes = own[at]?.querySelectorAll(".items") ?? [];
    for (const [number, items] of [...page.querySelectorAll(".items")].entries())
      for (const name of ["width", "height"]) if (boxes[number]?.style[name]) items.style[name] = boxes[number].style[name];
  }
}

function enter() {
  const places = scrollers(zones).map(node => [node.scrollLeft, node.scrollTop]);
  enter.places = places;
  zones.hidden = true;
  look.hidden = false;
  lay();
  for (const [at, node] of scrollers(look).entries()) [node.scrollLeft, node.scrollTop] = places[at] ?? [0, 0];
}

function leave() {
  if (look.hidden) return;
  look.hidden = true;
  look.replaceChildren();
  zones.hidden = false;
  fit();
  for (const [at, node] of scrollers(zones).entries()) [node.scrollLeft, node.scrollTop] = enter.places?.[at] ?? [0, 0];
}

export function stopPlayback() {
  clearTimeout(run?.timer);
  const was = run !== null;
  run = wanted = null;
  for (const deed of document.querySelectorAll(".deed[data-on]")) deed.removeAttribute("data-on");
  onlyTrace(null);
  bar.removeAttribute("data-playing");
  if (was || !look.hidden) draw("");
  return was;
}

look.addEventListener("pointerdown", event => { if (run) { event.preventDefault(); stopPlayback(); } });
