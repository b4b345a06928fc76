// The line to the table: one unanswered answer at a time, sent again with the same id until it is answered.

const WAITS = [0.25, 0.5, 1, 2, 4, 8];
const REVOKED = 4403;

export function makeId() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map(byte => byte.toString(16).padStart(2, "0")).join("");
}

export class Line {
  constructor(address, heard) {
    this.address = address;
    this.heard = heard;
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
    if (this.socket.readyState !== WebSocket.CLOSED || document.body.dataset.line === "revoked") return;
    clearTimeout(this.timer);
    this.connect();
  }

  receive(news) {
    const answered = news.ack && this.waiting && news.ack === this.waiting.id;
    if (answered && news.code === "unsaved") {
      setTimeout(() => this.again(), 1000);
    } else if (answered) {
      this.waiting = null;
      document.body.removeAttribute("data-busy");
    }
    this.heard(news);
    if (news.hello) { // everything is drawn: now the answer that was under way
      this.tries = 0;
      this.show("open");
      this.again();
    }
  }

  again() {
    if (this.waiting) this.send(this.waiting);
  }

  answer(wish) { // play, undo, confirm
    if (this.waiting) return false;
    this.waiting = { ...wish, id: makeId() };
    document.body.setAttribute("data-busy", "");
    this.send(this.waiting);
    return true;
  }

  send(wish) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(wish));
  }

  show(state) {
    document.body.dataset.line = state;
  }
}
