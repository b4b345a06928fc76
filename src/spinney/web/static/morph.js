// Swap a part's markup in without losing who is who: elements with an id keep their identity, hence focus,
// running glides and the reader's place.

const KEPT_ON = { // set by scripts
  hidden: "#choice", "data-zoom": ".page-board", "data-close": ".page-board", style: ".page-board, .items",
  tabindex: "[data-key]", role: "[data-key]", "aria-label": "[data-key]",
};

export function morph(box, markup) {
  const range = document.createRange();
  range.selectNodeContents(box);
  morphChildren(box, range.createContextualFragment(markup));
}

function morphChildren(old, fresh) {
  let at = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    const same = match(old, at, wanted);
    if (same) {
      if (same !== at) move(old, same, at); else at = at.nextSibling;
      if (!same.isEqualNode(wanted)) morphNode(same, wanted);
    } else {
      old.insertBefore(wanted, at);
    }
  }
  while (at) { const next = at.nextSibling; at.remove(); at = next; }
}

function match(parent, at, wanted) {
  if (wanted.nodeType !== 1) return at && at.nodeType === wanted.nodeType ? at : null;
  if (wanted.id) {
    const known = document.getElementById(wanted.id);
    return known && known.parentNode === parent && known.nodeName === wanted.nodeName ? known : null;
  }
  for (let node = at; node; node = node.nextSibling)
    if (node.nodeType === 1) return !node.id && node.nodeName === wanted.nodeName ? node : null;
  return null;
}

function move(parent, node, before) {
  if (parent.moveBefore) parent.moveBefore(node, before); else parent.insertBefore(node, before);
}

function morphNode(old, fresh) {
  if (old.nodeType !== 1) { if (old.data !== fresh.data) old.data = fresh.data; return; }
  for (const { name } of [...old.attributes])
    if (!fresh.hasAttribute(name) && !(KEPT_ON[name] && old.matches(KEPT_ON[name]))) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes)
    if (old.getAttribute(name) !== value && !(name === "hidden" && old.matches("#choice"))) old.setAttribute(name, value);
  if (old instanceof HTMLInputElement && old.type === "checkbox") old.checked = fresh.hasAttribute("checked");
  morphChildren(old, fresh);
}

// A long part travels in pieces: new ones as text, old ones as runs of their numbers.
export function pieces(old, sent) {
  if (typeof sent === "string") return [sent];
  const all = [];
  for (const piece of sent)
    if (typeof piece === "string") all.push(piece); else for (let at = piece[0]; at <= piece[1]; at++) all.push(old[at]);
  return all;
}
