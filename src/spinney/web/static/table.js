// The table page: updates come in and are drawn; clicks and keys go out.

import { dress, isNarrow, press, widen } from "./board.js";
import { foldAll } from "./fold.js";
import { glide } from "./glide.js";
import { Connection } from "./connection.js";
import { morph, pieces } from "./morph.js";
import { openRules } from "./rules.js";
import { call, sitDown } from "./seat.js";
import { turn, zoom } from "./zoom.js";

const body = document.body, table = document.getElementById("table"), choice = document.getElementById("choice");
const known = {};           // the pieces of every part, as they were sent
let number = 0, seat = -1, asked = -1, lost = "", unsat = [];

const watch = body.dataset.watch ? `?watch=${encodeURIComponent(body.dataset.watch)}` : "";
const connection = new Connection(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/t/${body.dataset.table}/line${watch}`, applyUpdate);

// Updates.

function applyUpdate(update) {
  if (update.parts) draw(update.parts);
  if (update.number !== undefined) number = update.number;
  if (update.seat !== undefined) seat = update.seat;
  if (update.title) document.title = `${update.asked >= 0 ? "● " : ""}${update.title} · Spinney`;
  if (update.asked !== undefined) {
    if (update.asked >= 0 && (asked < 0 || update.hello)) call(update.title);
    asked = update.asked;
    body.toggleAttribute("data-asked", asked >= 0);
  }
  if (update.commitment) known.commitment = update.commitment;
  if (update.sit) { unsat = update.sit; sit(); }
  if (update.refused) toast(update.refused);
  if (update.hint !== undefined) showHint(update.hint);
  if (update.look !== undefined) showLook(update.look);
  if (update.go) location.href = update.go;
  body.dataset.number = number;
}

function sit() { // until the server has our entropy for every seat of ours
  for (const mine of unsat) sitDown(connection, body.dataset.table, known.commitment, mine);
}
setInterval(sit, 4000);

function draw(parts) {
  const focused = document.activeElement?.id;
  const log = document.getElementById("panel-log"), atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 60;
  glide(() => {
    for (const [name, sent] of Object.entries(parts)) {
      known[name] = pieces(known[name] ?? [], sent);
      const box = document.querySelector(`[data-part=${name}]`);
      if (box) morph(box, known[name].join(""));
    }
  });
  if (parts.choice !== undefined || parts.board !== undefined) { hide("hint"); dress(); turn(); }
  if (parts.status !== undefined) invite();
  if (parts.links !== undefined) for (const field of document.querySelectorAll("[data-link]")) field.value = location.origin + field.dataset.link;
  if (atEnd) toEnd(log);
  if (parts.chat !== undefined) noticeChat();
  keepFocus(focused);
}

function toEnd(panel) { panel.scrollTop = panel.scrollHeight; }

function noticeChat() { // a word that was said while another tab is open is not missed
  const said = document.getElementById("chat").textContent, tab = document.getElementById("tab-talk");
  if (said !== (noticeChat.known ?? said) && tab.getAttribute("aria-selected") !== "true") tab.dataset.news = "";
  noticeChat.known = said;
}

function invite() { // while seats are empty the links are what a host looks for; then the log is
  const waits = !!document.querySelector(".status.waiting") && !!document.querySelector("#links [data-link^='/join/']");
  const wanted = waits ? "corner" : "log", open = document.querySelector("[data-tab][aria-selected=true]").dataset.tab;
  if (wanted !== invite.opened && open === invite.opened) openTab(wanted); // a tab that somebody has chosen stays
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
  choice.removeAttribute("data-thinking");
}

function showLook(markup) {
  const box = document.getElementById("look");
  const back = markup === "";
  if (!back) morph(box, markup.replaceAll(/\bid='/g, "id='look-").replaceAll("href='#", "href='#look-").replaceAll("url(#", "url(#look-"));
  else box.replaceChildren();
  box.hidden = back;
  document.getElementById("look-bar").hidden = back;
  document.getElementById("board").hidden = !back;
}

// Commands.

function play(action) {
  if (asked < 0) return;
  connection.answer({ do: "play", number, seat: asked, action: Number(action) });
}

const commands = {
  undo: () => connection.answer({ do: "undo", number, seat: asked >= 0 ? asked : seat }),
  confirm: () => connection.answer({ do: "confirm", number, seat: asked >= 0 ? asked : seat }),
  hint: () => { choice.dataset.thinking = ""; connection.send({ do: "hint", seat: asked }); },
  widen,
  rules: () => openRules(),
  return: () => showLook(""),
  zoom: () => zoom(),
  rematch: () => connection.send({ do: "rematch" }),
};

document.addEventListener("click", event => {
  const at = event.target.closest?.("[data-action],[data-actions],[data-do],[data-rule],[data-look],[data-lift],[data-tab],[data-copy],[data-standin],[data-reissue]");
  if (!at) return;
  const given = at.dataset;
  if (given.action !== undefined) play(given.action);
  else if (given.actions !== undefined && at.closest("#board")) press(at, play);
  else if (given.rule) openRules(given.rule);
  else if (given.look !== undefined) { connection.send({ do: "look", answers: Number(given.look) }); table.scrollIntoView(); }
  else if (given.lift !== undefined) connection.send({ do: "lift", seat: Number(given.lift) });
  else if (given.tab) openTab(given.tab);
  else if (given.copy) copy(at, location.origin + given.copy);
  else if (given.standin !== undefined) connection.send({ do: "stand-in", seat: Number(given.standin), level: given.level });
  else if (given.reissue !== undefined) connection.send({ do: "reissue", seat: Number(given.reissue) });
  else commands[given.do]?.();
});

document.addEventListener("change", event => {
  const setting = event.target.dataset?.prefer;
  if (setting === "confirm") connection.send({ do: "prefer", confirm: event.target.checked });
  if (setting === "speed") connection.send({ do: "prefer", speed: Number(event.target.value) });
});

document.getElementById("say").addEventListener("submit", event => {
  event.preventDefault();
  const field = event.target.elements.text;
  if (field.value.trim()) connection.send({ do: "say", text: field.value });
  field.value = "";
});

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

let typed = "", pause = 0;

document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const target = event.target;
  if (target.matches("input:not([type=checkbox]), select, textarea")) return;
  const key = event.key;
  if (key === "Enter" || key === " ") {
    const place = target.closest?.("#board [data-actions]");
    if (place) { event.preventDefault(); press(place, play); return; }
    const confirm = document.getElementById("confirm");
    if (key === "Enter" && typed) { event.preventDefault(); choose(Number(typed)); } else if (key === "Enter" && confirm && !target.closest("button, a")) commands.confirm();
  } else if (/^[0-9]$/.test(key)) type(key);
  else if (key === "Escape") { if (!document.getElementById("look").hidden) showLook(""); else if (!foldAll() && isNarrow()) widen(); }
  else if (key === "u") commands.undo();
  else if (key === "h" && document.querySelector("[data-do=hint]")) commands.hint();
  else if (key === "r") { event.preventDefault(); openRules(); }
  else if (key === "ArrowDown" || key === "ArrowUp") walk(event, target, key === "ArrowDown" ? 1 : -1);
  else if ((key === "ArrowLeft" || key === "ArrowRight") && target.matches("[role=tab]")) turnTab(target, key === "ArrowRight" ? 1 : -1);
});

function type(digit) { // numbers of more than one digit are typed in one go
  typed += digit;
  clearTimeout(pause);
  const most = choice.querySelectorAll("[data-number]").length;
  if (Number(typed) * 10 > most) return choose(Number(typed));
  choice.querySelector(`[data-number="${Number(typed)}"]`)?.focus();
  pause = setTimeout(() => { typed = ""; }, 1500);
}

function choose(wanted) {
  typed = "";
  clearTimeout(pause);
  const option = choice.querySelector(`[data-number="${wanted}"]`);
  if (option) play(option.dataset.action);
}

function walk(event, target, step) {
  const all = [...choice.querySelectorAll("[data-action]")].filter(option => option.offsetParent);
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
