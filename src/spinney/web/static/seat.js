// Sitting down: entropy of our own, noted so that it can be checked afterwards; and being called to the table.

const sitting = new Set();

export function sitDown(connection, table, commitment, seat) {
  if (!commitment) return;
  const key = `sat ${table} ${seat}`;
  let kept = JSON.parse(localStorage.getItem(key) ?? "null");
  if (!kept || kept.commitment !== commitment) {
    const entropy = [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, "0")).join("");
    kept = { commitment, entropy };
    localStorage.setItem(key, JSON.stringify(kept));
  }
  if (sitting.has(key)) return;
  sitting.add(key);
  setTimeout(() => sitting.delete(key), 3000);
  connection.send({ do: "sit", seat, entropy: kept.entropy });
}

for (const name of ["sound", "notify"]) {
  const box = document.getElementById(name);
  if (!box) continue;
  box.checked = localStorage.getItem(name) === "yes";
  box.addEventListener("change", async () => {
    if (name === "notify" && box.checked && (await globalThis.Notification?.requestPermission()) !== "granted") box.checked = false;
    localStorage.setItem(name, box.checked ? "yes" : "no");
    if (name === "sound" && box.checked) chime();
  });
}

export function call(words) {
  if (localStorage.getItem("sound") === "yes") chime();
  if (document.hidden && localStorage.getItem("notify") === "yes" && globalThis.Notification?.permission === "granted")
    new Notification("Spinney", { body: words, tag: "turn" });
}

function chime() { // two soft notes
  const audio = new AudioContext(), now = audio.currentTime;
  for (const [pitch, at] of [[660, 0], [880, 0.12]]) {
    const tone = audio.createOscillator(), gain = audio.createGain();
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0.0001, now + at);
    gain.gain.exponentialRampToValueAtTime(0.12, now + at + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.4);
    tone.connect(gain).connect(audio.destination);
    tone.start(now + at);
    tone.stop(now + at + 0.45);
  }
  setTimeout(() => audio.close(), 1000);
}
