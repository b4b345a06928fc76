// Parts of a picture that unfold: what has data-opens shows the part with that data-fold, and hides it again.
// A touch beside it, or Escape, folds it too. What is open stays open when an update is drawn.

export function unfold(opener) {
  const name = opener.dataset.opens;
  for (const part of opener.closest("svg").querySelectorAll("[data-fold]"))
    part.toggleAttribute("data-open", part.dataset.fold === name && !part.hasAttribute("data-open"));
}

export function foldAll(within = document) {
  const open = [...within.querySelectorAll("[data-fold][data-open]")];
  for (const part of open) part.removeAttribute("data-open");
  return open.length > 0;
}

document.addEventListener("click", event => {
  const opener = event.target.closest?.("[data-opens]");
  if (opener) unfold(opener);
  else if (!event.target.closest?.("[data-fold]") && event.target.closest?.("svg.board")) foldAll();
});

document.addEventListener("keydown", event => {
  const opener = event.target.closest?.("[data-opens]");
  if (opener && (event.key === "Enter" || event.key === " ")) { event.preventDefault(); unfold(opener); }
});
