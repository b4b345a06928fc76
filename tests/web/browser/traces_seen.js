// What is measured of the marks on a table's page, in pixels of the screen.

globalThis.traces = {
  box: node => { const { left, top, right, bottom } = node.getBoundingClientRect(); return [left, top, right, bottom]; },
  part: key => document.querySelector(`#zones [data-key="${CSS.escape(key)}"]`),
  ground: part => part.querySelector(":scope > .rim") ?? part,
  seen() {
    const all = selector => [...document.querySelectorAll(selector)];
    const item = part => part.closest("svg.item");
    const ends = deed => { // the last place of each drawing of the board, and the last of all
      const parts = deed.dataset.parts.split(" ").filter(key => key && key !== "/").map(this.part).filter(part => part && this.box(part)[2] > this.box(part)[0]);
      return parts.filter((part, at) => at === parts.length - 1 ||
        part.closest(".page-board") && !parts.slice(at + 1).some(other => item(other) === item(part)));
    };
    return {
      marks: all("#zones .trace circle").map(one => [one.parentNode.dataset.by, ...this.box(one)]),
      badges: all("#zones .badges rect").map(this.box),
      places: Object.fromEntries(all("#since [data-deed]").map(deed => [deed.dataset.deed, ends(deed).map(part => this.box(this.ground(part)))])),
    };
  },
  sizes: () => [...document.querySelectorAll("#zones .trace circle, #zones .badges rect")].map(mark => mark.getBoundingClientRect().height),
  away() { // how far the first mark is from the middle of its place
    const mark = this.box(document.querySelector("#zones .trace circle")), deed = document.querySelector("#since [data-deed]:not([data-old])");
    const place = this.box(this.ground(this.part(deed.dataset.parts.split(" ").at(-1))));
    return Math.hypot(mark[0] + mark[2] - place[0] - place[2], mark[1] + mark[3] - place[1] - place[3]) / 2;
  },
};
