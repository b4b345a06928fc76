// The connection to the table: one unanswered answer and one line of chat at a time, each sent again with the same id
// until it is answered.

const WAITS = [0.25, 0.5, 1, 2, 4, 8];
const REVOKED = 4403;
const RESTART = 1012; // the server is about to stop: another one, or its successor, is there soon
const SCATTER = 0.1; // seconds over which the pages of a server come back
const SHUT_OUT = 4410; // by whoever runs the house: the page that comes instead says why

export function makeId() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map(byte => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  constructor(address, onUpdate, onRevoked, greeting = () => null) {
    this.address = address;
    this.onUpdate = onUpdate;
    this.onRevoked = onRevoked;
    this.greeting = greeting; // what is said first, if anything
    this.waiting = null; // the answer that is not acknowledged yet
    this.unsaid = []; // lines of chat that are not, the first of them under way
    this.tries = 0;
    this.opened = false;
    this.connect();
    addEventListener("online", () => this.hurry());
    addEventListener("pageshow", event => { if (event.persisted) this.hurry(); });
    document.addEventListener("visibilitychange", () => { if (!document.hidden) this.hurry(); });
  }

  connect() {
    this.show("opening");
    this.socket = new WebSocket(this.address);
    this.socket.onopen = () => { const first = this.greeting(); if (first) this.send(first); };
    this.socket.onmessage = event => this.receive(JSON.parse(event.data));
    this.socket.onclose = event => {
      if (event.code === SHUT_OUT && this.opened) return location.reload();
      if (event.code === REVOKED || event.code === SHUT_OUT) return this.end(event.code);
      this.show("cut");
      const usual = WAITS[Math.min(this.tries++, WAITS.length - 1)] * (0.5 + Math.random());
      const wait = event.code === RESTART && this.tries < 3 ? SCATTER * Math.random() : usual;
      this.timer = setTimeout(() => this.connect(), 1000 * wait);
    };
  }

  end(code) { // nothing is sent any more
    this.show("revoked");
    this.waiting = null;
    document.body.removeAttribute("data-busy");
    if (code === REVOKED) this.onRevoked();
  }

  hurry() {
    if (this.socket.readyState !== WebSocket.CLOSED || document.body.dataset.connection === "revoked") return;
    clearTimeout(this.timer);
    this.connect();
  }

  receive(update) {
    const answered = update.ack && update.ack === this.waiting?.id;
    const heard = update.ack && update.ack === this.unsaid[0]?.id;
    if ((answered || heard) && update.code === "unsaved") {
      clearTimeout(this.retry); // one for both
      this.retry = setTimeout(() => this.again(), 1000);
    } else if (answered) {
      this.waiting = null;
      document.body.removeAttribute("data-busy");
    } else if (heard) {
      update.said = this.unsaid.shift().text;
      if (this.unsaid.length) this.send(this.unsaid[0]);
    }
    this.onUpdate(update, answered);
    if (update.hello) { // everything is drawn: now the answer that was under way
      this.tries = 0;
      this.opened = true;
      this.show("open");
      this.again();
    }
  }

  again() {
    if (this.waiting) this.send(this.waiting);
    if (this.unsaid.length) this.send(this.unsaid[0]);
  }

  answer(command) { // play, undo, confirm
    if (this.waiting || document.body.dataset.connection === "revoked") return false;
    this.waiting = { ...command, id: makeId() };
    document.body.setAttribute("data-busy", "");
    this.send(this.waiting);
    return true;
  }

  say(text) {
    this.unsaid.push({ do: "say", text, id: makeId() });
    if (this.unsaid.length === 1) this.send(this.unsaid[0]);
  }

  send(command) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  show(state) {
    document.body.dataset.connection = state;
  }
}
