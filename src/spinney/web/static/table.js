// The table page: updates come in and are drawn; clicks and keys go out.

import { dress, forget, isNarrow, place, press, reached, widen } from "./board.js";
import { Connection } from "./connection.js";
import { fit } from "./fit.js";
import { glide } from "./glide.js";
import { shutOut, startHandover, tellMine } from "./handover.js";
import { explain, explainedRule, hideLens, showLens, startLens } from "./lens.js";
import { dressLesson, greeting, inLesson, keepLesson, showMe } from "./lesson.js";
import { morph, pieces } from "./morph.js";
import { drawTabs, turnTo } from "./pages.js";
import { faster, lookBack, notice, noticeOwn, pause, playAll, playBack, showLook, skip, startPlayback, step, stopPlayback } from "./playback.js";
import { rove } from "./roving.js";
import { openRules } from "./rules.js";
import { call, givesTrivial, sitDown } from "./seat.js";
import { sound } from "./sounds.js";
import { showNewest } from "./strip.js";
import { drawTraces, fadeTraces } from "./traces.js";
import { zoom } from "./zoom.js";

const body = document.body, table = document.getElementById("table"), ask = document.getElementById("ask");
const more = document.getElementById("more"), choice = () => document.getElementById("choice");
const known = {};           // the pieces of every part, as they were sent
let number = 0, seat = -1, asked = -1, lost = "", unsat = [], over = false;
let given = 0, backs = 0, byHand = false; // answers that the page gave since mine, and those to take back with it

const watch = body.dataset.watch ? `?watch=${encodeURIComponent(body.dataset.watch)}` : "";
const connection = new Connection(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${body.dataset.line}${watch}`, applyUpdate, stop, greeting);
startLens(part => connection.send({ do: "explain", part }));
startHandover(connection);
startPlayback(answers => connection.send({ do: "look", answers }));

// Updates.

function applyUpdate(update, answered) {
  if (update.number !== undefined) number = update.number;
  if (update.seat !== undefined) seat = update.seat;
  if (update.mine) tellMine(update.mine);
  if (update.title) document.title = `${update.asked >= 0 ? "● " : ""}${update.title} · Spinney`;
  if (update.asked !== undefined) {
    if (update.asked >= 0 && (asked < 0 || update.hello)) call(update.title);
    if (update.asked !== asked) given = 0; // of an earlier turn nothing goes back
    asked = update.asked;
    body.toggleAttribute("data-asked", asked >= 0);
  }
  if (update.parts) draw(update.parts);
  if (update.commitment) known.commitment = update.commitment;
  if (update.sit) { unsat = update.sit; sit(); }
  if (update.refused) { toast(update.refused); stopPlayback(); drawTraces(); ask.removeAttribute("data-thinking"); }
  if (update.said !== undefined) said(update.said, update.refused);
  if (update.hint !== undefined) showHint(update.hint);
  if (update.look !== undefined) showLook(update.look, update.looked, update.figures);
  if (update.lens !== undefined) showLens(update.lens, update.part);
  if (update.learnt) keepLesson(update);
  if (update.go) location.href = update.go;
  body.dataset.number = number;
  if (backs > 0 && answered) { // what the page gave goes with my own answer, as far as a way leads back
    if (update.refused || !mayStepBack()) backs = 0;
    else { backs -= 1; stepBack(); }
  }
}

function stop() { // the seat is somebody else's: nothing is asked here any more
  asked = -1;
  unsat = [];
  body.removeAttribute("data-asked");
  document.title = document.title.replace("● ", "");
  ask.replaceChildren();
  dress();
  shutOut();
}

function sit() { // until the server has our entropy for every seat of ours
  for (const mine of unsat) sitDown(connection, body.dataset.table, known.commitment, mine);
}
setInterval(sit, 4000);

function draw(parts) {
  const focused = document.activeElement?.id;
  const log = document.getElementById("panel-log"), atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 60;
  const drawn = parts.zones !== undefined || parts.ask !== undefined || parts.since !== undefined || parts.me !== undefined || parts.people !== undefined;
  if (drawn) stopPlayback();
  glide(() => {
    for (const [name, sent] of Object.entries(parts)) {
      known[name] = pieces(known[name] ?? [], sent);
      const box = document.querySelector(`[data-part=${name}]`);
      if (box) morph(box, known[name].join(""));
    }
    if (drawn) fit();
  });
  if (drawn) {
    if (parts.zones !== undefined) hideLens();
    hide("hint");
    dress();
    drawTraces();
    drawTabs();
    dressLesson();
    giveTrivial();
  }
  if (parts.since !== undefined) { notice(); showNewest(); }
  if (parts.own !== undefined) noticeOwn(Number(body.dataset.number));
  if (parts.ask !== undefined) { invite(); ask.removeAttribute("data-thinking"); }
  if (parts.ending && !over) { over = true; sound("end"); }
  if (parts.links !== undefined) for (const field of document.querySelectorAll("[data-link]")) field.value = location.origin + field.dataset.link;
  if (atEnd) toEnd(log);
  if (parts.chat !== undefined) noticeChat();
  keepFocus(focused);
}

function giveTrivial() { // what anybody would answer and costs nothing, unless I stepped back to it
  clearTimeout(giveTrivial.timer);
  const trivial = choice()?.dataset.trivial;
  if (!trivial || inLesson || !givesTrivial() || byHand) return;
  const at = number;
  giveTrivial.timer = setTimeout(() => {
    if (at !== number || choice()?.dataset.trivial !== trivial || asked < 0) return;
    if (connection.answer({ do: "play", number, seat: asked, action: Number(trivial) })) given += 1;
  }, 500);
}


function toEnd(panel) { panel.scrollTop = panel.scrollHeight; }

function noticeChat() { // a word that was said while another tab is open is not missed
  const said = document.getElementById("chat").textContent, tab = document.getElementById("tab-talk");
  if (said !== (noticeChat.known ?? said) && tab.getAttribute("aria-selected") !== "true") tab.dataset.news = "";
  noticeChat.known = said;
  const notices = document.querySelectorAll("#chat .notice"); // of a seat that has changed hands, wherever one looks
  if (notices.length > (noticeChat.notices ?? notices.length)) toast(notices[notices.length - 1].textContent);
  noticeChat.notices = notices.length;
}

function invite() { // while seats are empty the links are what a host looks for; then the log is
  const waits = !!document.querySelector(".bar.waiting") && !!document.querySelector("#links [data-link^='/join/']");
  const wanted = waits ? "corner" : "log", open = document.querySelector("[data-tab][aria-selected=true]").dataset.tab;
  if (wanted !== invite.opened && open === invite.opened) { openTab(wanted); more.hidden = !waits; } // a tab that somebody has chosen stays
  invite.opened = wanted;
}
invite.opened = "log";

function keepFocus(focused) { // an option that vanished gives its focus to the table, and gets it back
  if (focused && !document.getElementById(focused)) { lost = focused; table.focus({ preventScroll: true }); }
  if (document.activeElement === table || document.activeElement === body) {
    const again = lost && document.getElementById(lost);
    if (again && !again.hidden) { again.focus({ preventScroll: true }); lost = ""; }
  }
}

function toast(words) {
  const box = document.getElementById("toast");
  box.textContent = words;
  box.dataset.shown = "";
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => box.removeAttribute("data-shown"), 6000);
}

function hide(name) { document.getElementById(name).hidden = true; }

function showHint(markup) {
  const box = document.getElementById("hint");
  morph(box, markup);
  box.hidden = false;
  ask.removeAttribute("data-thinking");
}

// Commands.

function play(action) {
  if (asked < 0) return;
  stopPlayback();
  fadeTraces();
  showAll(false);
  given = 0;
  byHand = false;
  forget();
  connection.answer({ do: "play", number, seat: asked, action: Number(action) });
}

const mayStepBack = () => ask.querySelector("[data-do=undo]") !== null;

function stepBack() { connection.answer({ do: "undo", number, seat: asked >= 0 ? asked : seat }); }

const commands = {
  undo: () => { byHand = true; backs = given; given = 0; stepBack(); },
  confirm: () => connection.answer({ do: "confirm", number, seat: asked >= 0 ? asked : seat }),
  on: () => connection.answer({ do: "on", number }),
  again: () => connection.answer({ do: "again" }),
  show: () => showMe(),
  hint: () => { ask.dataset.thinking = ""; connection.send({ do: "hint", seat: asked }); },
  widen,
  rules: () => openRules(),
  return: () => { if (!stopPlayback()) showLook(""); },
  replay: () => playAll(),
  pause: button => pause(button),
  step: () => step(),
  faster: button => faster(button),
  skip: () => skip(),
  all: () => showAll(),
  more: () => showMore(),
  table: () => body.toggleAttribute("data-table-shown"),
  zoom: () => zoom(),
  rematch: () => connection.send({ do: "rematch" }),
};

document.addEventListener("click", event => {
  const at = event.target.closest?.("[data-action],[data-do],[data-rule],[data-look],[data-lift],[data-tab],[data-turn],[data-deed],[data-copy],[data-standin]");
  const part = at ? null : reached(event);
  if (part) { if (!press(part, play)) explain(part, true); else if (isNarrow()) drawTraces(); return; }
  if (!event.target.closest("#ask")) showAll(false);
  if (!at) return;
  const given = at.dataset;
  if (given.action !== undefined) play(given.action);
  else if (given.rule) openRules(given.rule);
  else if (given.look !== undefined) { lookBack(Number(given.look)); table.scrollIntoView(); }
  else if (given.lift !== undefined) connection.send({ do: "lift", seat: Number(given.lift) });
  else if (given.tab) openTab(given.tab);
  else if (given.turn !== undefined) turnTo(Number(given.turn));
  else if (given.deed) playBack(at);
  else if (given.copy) copy(at, location.origin + given.copy);
  else if (given.standin !== undefined) connection.send({ do: "stand-in", seat: Number(given.standin), level: given.level });
  else commands[given.do]?.(at);
});

for (const name of ["zoomed", "resize"]) addEventListener(name, () => { // numbers and marks keep their size
  cancelAnimationFrame(marks);
  marks = requestAnimationFrame(() => { dress(); drawTraces(); showNewest(); });
});
let marks = 0;

document.addEventListener("change", event => {
  const setting = event.target.dataset?.prefer;
  if (setting === "confirm") connection.send({ do: "prefer", confirm: event.target.checked });
  if (setting === "speed") connection.send({ do: "prefer", speed: Number(event.target.value) });
});

document.getElementById("say").addEventListener("submit", event => {
  event.preventDefault();
  const field = event.target.elements.text;
  if (field.value.trim()) connection.say(field.value.toWellFormed?.() ?? field.value);
  field.value = "";
  refused.length = 0;
  setTimeout(showUnsaid, 1000);
});

const refused = []; // lines that were not taken, while the next was being written

function said(text, why) { // a line of mine was taken; or it was refused, and comes back to be changed
  const field = document.querySelector("#say input");
  if (why && field.value) refused.push(text);
  else if (why) field.value = text;
  showUnsaid();
}

function showUnsaid() { // what nobody has heard, because it was refused or the connection is lost
  const lines = [...refused, ...connection.unsaid.map(line => line.text)].map(text => `“${text}”`);
  document.getElementById("unsaid").textContent = lines.length ? `Nobody has heard this: ${lines.join(" ")}` : "";
}

function showAll(open = choice()?.hidden) { // the list of all options
  const list = choice();
  if (!list || list.hidden === !open) return;
  list.hidden = !open;
  ask.querySelector("[data-do=all]")?.setAttribute("aria-expanded", open);
  if (open) hideLens(); // it would lie before the list
  if (open) list.querySelector(".offer:not([hidden]) [data-action]")?.focus({ preventScroll: true });
}

function showMore(open = more.hidden) {
  more.hidden = !open;
  if (open) toEnd(document.getElementById("panel-log"));
}

async function copy(button, words) {
  try { await navigator.clipboard.writeText(words); } catch { // not on plain http
    const field = button.parentElement.querySelector("input");
    field?.select();
    document.execCommand("copy");
  }
  button.textContent = "Copied";
  setTimeout(() => { button.textContent = "Copy"; }, 1500);
}

function openTab(name) {
  for (const tab of document.querySelectorAll("[data-tab]")) {
    const chosen = tab.dataset.tab === name;
    tab.setAttribute("aria-selected", chosen);
    tab.tabIndex = chosen ? 0 : -1;
    document.getElementById(`panel-${tab.dataset.tab}`).hidden = !chosen;
    if (chosen) tab.removeAttribute("data-news");
  }
  if (name === "log") toEnd(document.getElementById("panel-log"));
}

// Keys.

let typed = "", wait = 0;

document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const target = event.target;
  if (target.matches("input:not([type=checkbox]), select, textarea")) return;
  const key = event.key;
  if (rove(event)) return;
  if (key === "Enter" || key === " ") {
    const part = place(target);
    if (part && !target.closest("button")) { event.preventDefault(); if (!press(part, play)) explain(part, true); return; }
    const confirm = document.getElementById("confirm");
    if (key === "Enter" && typed) { event.preventDefault(); choose(Number(typed)); } else if (key === "Enter" && confirm && !target.closest("button, a")) confirm.click();
  } else if (/^[0-9]$/.test(key)) type(key);
  else if (key === "?" && place(target)) explain(place(target), true);
  else if (key === "Escape") { if (!document.getElementById("look").hidden) commands.return(); else if (hideLens()) return; else if (isNarrow()) widen(); else if (choice() && !choice().hidden) showAll(false); else showMore(false); }
  else if (key === "a" && choice()) showAll();
  else if (key === "l") showMore()
  else if (key === "u" && mayStepBack()) commands.undo();
  else if (key === "h" && document.querySelector("[data-do=hint]")) commands.hint();
  else if (key === "r") { event.preventDefault(); openRules(explainedRule()); }
  else if (key === "ArrowDown" || key === "ArrowUp") walk(event, target, key === "ArrowDown" ? 1 : -1);
  else if ((key === "ArrowLeft" || key === "ArrowRight") && target.matches("[role=tab]")) turnTab(target, key === "ArrowRight" ? 1 : -1);
});

function type(digit) { // numbers of more than one digit are typed in one go
  if (choice()?.hidden) showAll(true);
  typed += digit;
  clearTimeout(wait);
  const most = (choice() ?? ask).querySelectorAll("[data-number]").length;
  if (Number(typed) * 10 > most) return choose(Number(typed));
  (choice() ?? ask).querySelector(`[data-number="${Number(typed)}"]`)?.focus();
  wait = setTimeout(() => { typed = ""; }, 1500);
}

function choose(wanted) {
  typed = "";
  clearTimeout(wait);
  const option = (choice() ?? ask).querySelector(`[data-number="${wanted}"]`);
  if (option) play(option.dataset.action);
}

function walk(event, target, step) {
  if (target === table || target === body) showAll(true);
  const all = [...(choice() ?? ask).querySelectorAll("[data-action]")].filter(option => option.offsetParent);
  if (!all.length || !(target === table || target === body || target.closest("#choice"))) return;
  event.preventDefault();
  const at = all.indexOf(target.closest("[data-action]"));
  all[(at + step + all.length) % all.length].focus();
}

function turnTab(target, step) {
  const all = [...document.querySelectorAll("[role=tab]")];
  const next = all[(all.indexOf(target) + step + all.length) % all.length];
  openTab(next.dataset.tab);
  next.focus();
}
