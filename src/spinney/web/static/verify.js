// What this browser noted when it sat down, against what the record says: seat by seat, by the table's name
// where the page has one, so that another secret under another commitment is found as well.

const table = document.body.dataset.table;
const commitment = document.getElementById("commitment").textContent.trim();
const added = new Map([...document.querySelectorAll("[data-entropy]")].map(part => [part.dataset.seat, part.dataset.entropy]));
const notes = Object.keys(localStorage).filter(key => key.startsWith("sat ")).map(key => {
  const [, where, seat] = key.split(" ");
  return { where, seat, ...JSON.parse(localStorage.getItem(key)) };
}).filter(note => table ? note.where === table : note.commitment === commitment);
const words = document.getElementById("own-check");

if (notes.length === 0) words.textContent = "This browser did not sit at this table, so it has nothing to compare.";
else if (notes.some(note => note.commitment !== commitment))
  words.textContent = "Careful: this browser was promised another commitment before play!";
else if (notes.every(note => added.get(note.seat) === note.entropy))
  words.textContent = "This browser noted the commitment before it added its bytes, and both are as it noted them.";
else words.textContent = "Careful: what this browser added is not in the record at its seat! (Unless the seat was given to somebody else before play began.)";
