// A seat goes to somebody else: the host is asked whether they mean it, and whoever lost it is told.

const dialog = document.getElementById("handover"), lost = document.getElementById("lost");
let mine = null; // the seats of this browser, by number: what the game calls them

export function startHandover(connection) {
  document.addEventListener("click", event => {
    const given = event.target.closest?.("[data-reissue],[data-giveup],[data-handover]")?.dataset;
    if (!given) return;
    if (given.giveup !== undefined) connection.send({ do: "give-up", seat: Number(given.giveup), yes: given.yes === "yes" });
    else if (given.reissue !== undefined && given.holder) askHost(given);
    else if (given.reissue !== undefined) connection.send({ do: "reissue", seat: Number(given.reissue) });
    else {
      dialog.close();
      if (given.handover === "yes") connection.send({ do: "reissue", seat: Number(dialog.dataset.seat), sure: true });
    }
  });
}

function askHost({ reissue, holder, place }) {
  dialog.dataset.seat = reissue;
  document.getElementById("handover-title").textContent = `Give ${place} to somebody else?`;
  document.getElementById("handover-words").textContent =
    `${holder} loses the seat, and whoever opens the new link can take it. If ${holder} is here, ${holder} is asked first. Everybody at the table reads of it.`;
  dialog.showModal();
}

export function tellMine(now) { // also after the connection was lost for a while
  const gone = Object.keys(mine ?? {}).filter(seat => !(seat in now)).map(seat => mine[seat]);
  if (gone.length) tellLost(gone, Object.keys(now).length ? "" : " You can only look on now.");
  else if (Object.keys(now).length > Object.keys(mine ?? {}).length) lost.hidden = true;
  mine = now;
}

export function shutOut() { // this page can do nothing more
  tellLost(Object.values(mine ?? {}), " This page can do nothing more here.");
  document.getElementById("hand-over").replaceChildren();
  for (const place of document.querySelectorAll("#say, #panel-corner, #people button")) place.inert = true;
}

function tellLost(gone, then) {
  if (!gone.length) return;
  const one = gone.length === 1;
  lost.textContent = `${gone.join(" and ")} ${one ? "is no longer your seat" : "are no longer your seats"}: the host has made a new link for ${one ? "it" : "them"}.${then}`;
  lost.hidden = false;
}
