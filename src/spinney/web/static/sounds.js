// Quiet sounds, made here: my turn, dice, a gain, a battle, the end. One switch; at first off on phones.

const phone = matchMedia("(hover: none)").matches, REST = 4000;
let audio = null, rest = 0; // one for the page, made when somebody has touched it, and asleep between sounds

const NOTES = { // pitch, start, length, loudness, shape
  turn: [[660, 0, 0.4, 0.12, "sine"], [880, 0.12, 0.4, 0.12, "sine"]],
  dice: [[210, 0, 0.05, 0.1, "square"], [260, 0.08, 0.05, 0.08, "square"], [190, 0.17, 0.06, 0.07, "square"], [230, 0.3, 0.05, 0.05, "square"]],
  gain: [[988, 0, 0.18, 0.06, "triangle"], [1319, 0.07, 0.25, 0.06, "triangle"]],
  battle: [[147, 0, 0.35, 0.12, "sawtooth"], [110, 0.12, 0.45, 0.1, "sawtooth"]],
  end: [[523, 0, 0.5, 0.1, "sine"], [659, 0.15, 0.5, 0.1, "sine"], [784, 0.3, 0.8, 0.1, "sine"]],
};

export const soundsOn = () => (localStorage.getItem("sound") ?? (phone ? "no" : "yes")) === "yes";

export async function sound(name) {
  const notes = NOTES[name];
  if (!soundsOn() || !notes || !globalThis.AudioContext || !navigator.userActivation?.hasBeenActive) return;
  clearTimeout(rest);
  try {
    audio ??= new AudioContext();
    if (audio.state !== "running") await audio.resume();
  } catch { return; } // no ears here
  for (const note of notes) ring(audio.currentTime, ...note);
  rest = setTimeout(() => audio.suspend(), REST);
}

function ring(now, pitch, at, long, loud, shape) {
  const tone = audio.createOscillator(), gain = audio.createGain();
  tone.type = shape;
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0.0001, now + at);
  gain.gain.exponentialRampToValueAtTime(loud * 0.6, now + at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + at + long);
  tone.connect(gain).connect(audio.destination);
  tone.start(now + at);
  tone.stop(now + at + long + 0.05);
}
