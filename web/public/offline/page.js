// The page without an answer: in the reader's language and theme, and gone as soon as there is one.
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
  // Of the network, of network or server, of the server.
  const show = (state) => {
    for (const each of document.querySelectorAll("[data-state]")) each.hidden = each.dataset.state !== state;
    const title = document.querySelector(`section[lang=${language}] [data-state=${state}] h1`).textContent;
    document.title = `${title} · Nakamatch`;
  };
  const ask = async () => {
    try {
      const { status } = await fetch("/api/v1/health", { method: "HEAD", cache: "no-store" });
      if (status < 502 || status > 504) return true;
      show("down");
    } catch {
      show(navigator.onLine ? "unreachable" : "offline");
    }
    return false;
  };
  show(navigator.onLine ? "unreachable" : "offline");
  // The first answer reloads nothing: the page itself may be what fails.
  void ask();
  for (const button of document.querySelectorAll("button")) button.addEventListener("click", () => location.reload());
  addEventListener("online", () => location.reload());
  // The browser may have noticed nothing: the server was away, or the network led nowhere.
  const reloadOnceReached = async () => {
    if (!document.hidden && (await ask())) location.reload();
  };
  addEventListener("visibilitychange", reloadOnceReached);
  setInterval(reloadOnceReached, 5000);
}
