// The page without a connection: in the reader's language and theme, and gone as soon as there is one.
{
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = read("nakamatch-theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  const sections = [...document.querySelectorAll("section[lang]")];
  const tags = [read("i18nextLng"), ...(navigator.languages ?? [navigator.language]), "es"];
  const wanted = tags.map(
    (tag) =>
      String(tag ?? "")
        .trim()
        .toLowerCase()
        .split(/[-_]/)[0],
  );
  const language = wanted.find((code) => sections.some(({ lang }) => lang === code));
  root.lang = language;
  for (const section of sections) section.hidden = section.lang !== language;
  const title = document.querySelector(`section[lang=${language}] h1`).textContent;
  document.title = `${title} · Nakamatch`;
  for (const button of document.querySelectorAll("button")) button.addEventListener("click", () => location.reload());
  addEventListener("online", () => location.reload());
  // The browser may have noticed nothing: the server was away, or the network led nowhere.
  const reloadOnceReached = () => {
    if (document.hidden) return;
    fetch("/robots.txt", { method: "HEAD", cache: "no-store" }).then(
      () => location.reload(),
      () => {},
    );
  };
  addEventListener("visibilitychange", reloadOnceReached);
  setInterval(reloadOnceReached, 5000);
}
