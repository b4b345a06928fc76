// The rules drawer: fetched once, searched as you type, opened at the rule behind an option.

const drawer = document.getElementById("rules");
const text = document.getElementById("rules-text");
const search = document.getElementById("rules-search");
const found = document.getElementById("rules-found");
let loaded = null;

function load() {
  loaded ??= fetch(`/rules/${document.body.dataset.game}/text`)
    .then(answer => { if (!answer.ok) throw new Error(answer.status); return answer.text(); })
    .then(markup => {
      const range = document.createRange();
      range.selectNodeContents(text);
      text.replaceChildren(range.createContextualFragment(markup));
    })
    .catch(() => { loaded = null; text.textContent = "The rules cannot be fetched just now."; });
  return loaded;
}

export async function openRules(rule = "") {
  if (!drawer.open) drawer.showModal();
  await load();
  search.value = "";
  sift();
  for (const one of text.querySelectorAll("[data-lit]")) one.removeAttribute("data-lit");
  const place = rule && document.getElementById(`rule-${rule.split("/").pop()}`);
  if (place) {
    place.dataset.lit = "";
    place.scrollIntoView({ block: "center" });
    found.textContent = `Rule ${rule}`;
    text.focus({ preventScroll: true });
  } else {
    search.focus();
  }
}

function sift() {
  const wanted = search.value.trim().toLowerCase();
  let count = 0;
  for (const rule of text.querySelectorAll(".rule")) {
    const hit = !wanted || rule.textContent.toLowerCase().includes(wanted);
    rule.hidden = !hit;
    count += hit && wanted ? 1 : 0;
  }
  for (const head of text.querySelectorAll("h2, h3, h4")) head.hidden = !!wanted;
  found.textContent = wanted ? `${count} found` : "";
}

search?.addEventListener("input", sift);
drawer?.addEventListener("click", event => {
  if (event.target === drawer || event.target.closest("[data-do=close-rules]")) drawer.close();
});
