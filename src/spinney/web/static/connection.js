// The connection to the table: one unanswered answer at a time, sent again with the same id until it is answered.

const WAITS = [0.25, 0.5, 1, 2, 4, 8];
const REVOKED = 4403;

export function makeId() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map(byte => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  constructor(address, onUpdate) {
    this.address = address;
    this.onUpdate = onUpdate;
    this.waiting = null; // the answer that is not acknowledged yet
    this.tries = 0;
    this.connect();
    addEventListener("online", () => this.hurry());
    addEventListener("pageshow", event => { if (event.persisted) this.hurry(); });
    document.addEventListener("visibilitychange", () => { if (!document.hidden) this.hurry(); });
  }

  connect() {
    this.show("opening");
    this.socket = new WebSocket(this.address);
    this.socket.onopen = () => { this.greeted = false; };
    this.socket.onmessage = event => this.receive(JSON.parse(event.data));
    this.socket.onclose = event => {
      if (event.code === REVOKED) return this.show("revoked");
      this.show("cut");
      const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)] * (0.5 + Math.random());
      this.timer = setTimeout(() => this.connect(), 1000 * wait);
    };
  }

  hurry() {
    if (this.socket.readyState !== WebSocket.CLOSED || document.body.dataset.connection === "revoked") return;
    clearTimeout(this.timer);
    this.connect();
  }

  receive(update) {
    const answered = update.ack && this.waiting && update.ack === this.waiting.id;
    if (answered && update.code === "unsaved") {
      setTimeout(() => this.again(), 1000);
    } else if (answered) {
      this.waiting = null;
      document.body.removeAttribute("data-busy");
    }
    this.onUpdate(update);
    if (update.hello) { // everything is drawn: now the answer that was under way
      this.tries = 0;
      this.show("open");
      this.again();
    }
  }

  again() {
    if (this.waiting) this.send(this.waiting);
  }

  answer(command) { // play, undo, confirm
    if (this.waiting) return false;
    this.waiting = { ...command, id: makeId() };
    document.body.setAttribute("data-busy", "");
    this.send(this.waiting);
    return true;
  }

  send(command) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  show(state) {
    document.body.dataset.connection = state;
  }
}
