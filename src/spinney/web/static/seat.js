// Sitting down: entropy of our own, noted so that it can be checked afterwards; and being called to the table.

import { sound, soundsOn } from "./sounds.js";

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

for (const name of ["sound", "notify", "trivial"]) {
  const box = document.getElementById(name);
  if (!box) continue;
  box.checked = name === "sound" ? soundsOn() : (localStorage.getItem(name) ?? (name === "trivial" ? "yes" : "no")) === "yes";
  box.addEventListener("change", async () => {
    if (name === "notify" && box.checked && (await globalThis.Notification?.requestPermission()) !== "granted") box.checked = false;
    localStorage.setItem(name, box.checked ? "yes" : "no");
    if (name === "sound") sound("turn");
  });
}

export const givesTrivial = () => (localStorage.getItem("trivial") ?? "yes") === "yes";

export function call(words) {
  sound("turn");
  if (document.hidden && localStorage.getItem("notify") === "yes" && globalThis.Notification?.permission === "granted")
    new Notification("Spinney", { body: words, tag: "turn" });
}
