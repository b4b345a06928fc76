// What this browser noted when it sat down, against what the record says.

const commitment = document.getElementById("commitment").textContent.trim();
const added = new Set([...document.querySelectorAll("[data-entropy]")].map(part => part.dataset.entropy));
const kept = Object.keys(localStorage).filter(key => key.startsWith("sat "))
  .map(key => JSON.parse(localStorage.getItem(key))).filter(one => one.commitment === commitment);
const words = document.getElementById("own-check");
if (kept.length === 0) words.textContent = "This browser did not sit at this table, so it has nothing to compare.";
else if (kept.every(one => added.has(one.entropy)))
  words.textContent = "This browser noted the commitment before it added its bytes, and both are as it noted them.";
else words.textContent = "Careful: what this browser added is not in the record!";
