// Pages to read or to fill in: names are remembered, seats come and go with their number, records are opened.

const name = document.querySelector("input[name=name]");
if (name) {
  name.value ||= localStorage.getItem("name") ?? "";
  name.form.addEventListener("submit", () => localStorage.setItem("name", name.value));
}

const seats = document.querySelector("[data-do=seats]");
seats?.addEventListener("change", () => {
  for (const field of document.querySelectorAll("[data-seat]")) field.hidden = Number(field.dataset.seat) >= Number(seats.value);
});

const file = document.querySelector("[data-do=open-record]");
file?.addEventListener("change", async () => {
  const trouble = document.getElementById("record-trouble");
  if (!file.files.length) return;
  trouble.textContent = "Reading …";
  try {
    const answer = await fetch("/records", { method: "POST", body: await file.files[0].text() });
    const said = await answer.json();
    if (said.go) location.href = said.go; else trouble.textContent = `Not opened: ${said.refused}`;
  } catch { trouble.textContent = "The record could not be sent."; }
  file.value = "";
});
