// A course: which of its lessons this browser has finished, and where it would go on.

for (const entry of document.querySelectorAll("[data-lesson]")) {
  const kept = JSON.parse(localStorage.getItem(`lesson ${entry.dataset.lesson}`) ?? "null");
  if (kept?.done) entry.dataset.state = "done";
  else if (kept?.answers.length) entry.dataset.state = "begun";
  const note = document.createElement("span");
  note.className = "state";
  note.textContent = { done: "done", begun: "go on" }[entry.dataset.state] ?? "";
  if (note.textContent) entry.querySelector("a").append(note);
}
const next = document.querySelector("[data-lesson]:not([data-state=done]) a");
next?.classList.add("next");
