// Day or night: as the reader prefers, or as the reader chose. Runs before the first paint.
(() => {
  const kept = localStorage.getItem("theme");
  if (kept === "dark" || kept === "light") document.documentElement.dataset.theme = kept;
  document.addEventListener("click", event => {
    if (!event.target.closest?.("[data-do=theme]")) return;
    const dark = document.documentElement.dataset.theme
      ? document.documentElement.dataset.theme === "dark"
      : matchMedia("(prefers-color-scheme: dark)").matches;
    document.documentElement.dataset.theme = dark ? "light" : "dark";
    localStorage.setItem("theme", document.documentElement.dataset.theme);
  });
})();
