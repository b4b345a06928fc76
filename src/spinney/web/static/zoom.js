// On a narrow screen a large board is shown whole, or close up and moved under the finger; close up it turns
// by itself to what can be done now, and to the places of an option that is touched.

const wrap = document.querySelector(".board-wrap"), board = document.getElementById("board");
const button = document.querySelector("[data-do=zoom]");

export function zoom(wanted = !wrap.hasAttribute("data-zoom")) {
  wrap.toggleAttribute("data-zoom", wanted);
  button.textContent = wanted ? "Whole board" : "Close up";
  localStorage.setItem("zoom", wanted ? "yes" : "no");
  turn();
}

export function turn(places = board.querySelectorAll("[data-actions]")) {
  if (!wrap.hasAttribute("data-zoom") || !places.length || !button.offsetParent) return;
  const boxes = [...places].map(place => place.getBoundingClientRect()), frame = board.getBoundingClientRect();
  const middle = (low, high, near, far) => {
    const from = Math.min(...boxes.map(box => box[low])), to = Math.max(...boxes.map(box => box[high]));
    const one = (boxes[0][low] + boxes[0][high]) / 2; // all of them if they fit, else the first
    return (to - from <= frame[far] - frame[near] ? (from + to) / 2 : one) - (frame[near] + frame[far]) / 2;
  };
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  board.scrollBy({ left: middle("left", "right", "left", "right"), top: middle("top", "bottom", "top", "bottom"), behavior: still ? "instant" : "smooth" });
}

if (localStorage.getItem("zoom") === "yes") zoom(true);
