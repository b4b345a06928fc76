// The board comes closer with two fingers, or with a double touch, and is moved under the finger. While fingers are
// down only a layer is scaled; it is drawn anew when they let go.

const wrap = document.querySelector(".zones-wrap"), MOST = 4, CLOSER = 2.5, SOON = 320, NEAR = 30;
const still = matchMedia("(prefers-reduced-motion: reduce)");
let pinch = null, touched = null;

const board = () => wrap?.querySelector(".pages:not([hidden]) .page-board");
const scaleOf = page => Number(page.dataset.zoom ?? 1);
const within = (page, scale) => Math.max(1, Math.min(MOST, scale)) / scaleOf(page);

function scaleTo(page, scale, from, to = from) { // what was seen at `from` is seen at `to`
  const times = within(page, scale), now = scaleOf(page) * times, frame = page.getBoundingClientRect();
  const x = page.scrollLeft + from.x - frame.left, y = page.scrollTop + from.y - frame.top;
  page.dataset.zoom = now;
  for (const items of page.querySelectorAll(".items")) {
    items.style.width = `${100 * now}%`;
    items.style.height = `${100 * now}%`;
    items.style.transform = "";
  }
  page.toggleAttribute("data-close", now > 1.01);
  page.scrollLeft = x * times - (to.x - frame.left);
  page.scrollTop = y * times - (to.y - frame.top);
  page.dispatchEvent(new CustomEvent("zoomed", { bubbles: true }));
}

export function zoom(at = null) { // closer, or whole again
  const page = board(), frame = page?.getBoundingClientRect();
  if (page) scaleTo(page, scaleOf(page) > 1.01 ? 1 : CLOSER, at ?? { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 });
}

export function turn(parts) { // close up, the board turns to what is meant
  const page = board();
  if (!page?.hasAttribute("data-close") || !parts.length || !page.contains(parts[0])) return;
  const frame = page.getBoundingClientRect(), box = parts[0].getBoundingClientRect();
  page.scrollBy({ left: box.left + box.width / 2 - frame.left - frame.width / 2, top: box.top + box.height / 2 - frame.top - frame.height / 2, behavior: still.matches ? "instant" : "smooth" });
}

const fingers = ({ touches: [a, b] }) => ({ far: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 });

function preview() { // once a frame
  const { page, at, now } = pinch, times = within(page, scaleOf(page) * now.far / at.far);
  pinch.frame = 0;
  for (const items of page.querySelectorAll(".items")) {
    const box = pinch.boxes.get(items);
    items.style.transformOrigin = `${at.x - box.left}px ${at.y - box.top}px`;
    items.style.transform = `translate(${now.x - at.x}px, ${now.y - at.y}px) scale(${times})`;
  }
}

wrap?.addEventListener("touchstart", event => {
  const page = board();
  if (event.touches.length !== 2 || !page?.contains(event.target)) return;
  if (event.cancelable) event.preventDefault();
  const at = fingers(event);
  touched = null;
  pinch = { page, at, now: at, frame: 0, boxes: new Map([...page.querySelectorAll(".items")].map(items => [items, items.getBoundingClientRect()])) };
}, { passive: false });

wrap?.addEventListener("touchmove", event => {
  if (!pinch || event.touches.length < 2) return;
  if (event.cancelable) event.preventDefault();
  pinch.now = fingers(event);
  pinch.frame ||= requestAnimationFrame(preview);
}, { passive: false });

function letGo() {
  if (!pinch) return;
  const { page, at, now, frame } = pinch;
  cancelAnimationFrame(frame);
  pinch = null;
  if (page.isConnected) scaleTo(page, scaleOf(page) * now.far / at.far, at, now);
}

wrap?.addEventListener("touchend", event => {
  if (pinch) { if (event.touches.length < 2) letGo(); return; }
  const [one] = event.changedTouches, page = board();
  if (event.touches.length || !page?.contains(event.target) || event.target.closest(".can, .chosen, button")) { touched = null; return; }
  const now = { x: one.clientX, y: one.clientY, time: event.timeStamp };
  const twice = touched && now.time - touched.time < SOON && Math.hypot(now.x - touched.x, now.y - touched.y) < NEAR;
  touched = twice ? null : now;
  if (twice) { event.preventDefault(); zoom(now); }
}, { passive: false });
wrap?.addEventListener("touchcancel", letGo);
