// Runs before the first paint and before the app is here.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage can be closed to us.
      return null;
    }
  };

  // A chosen theme never flashes in the other one. Kept in step with lib/theme.ts.
  const theme = read("nakamatch-theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;

  const languageOf = (code) => (code ?? "").split("-")[0];
  const wanted = [read("i18nextLng"), ...navigator.languages].map(languageOf);

  // An app that cannot be fetched, or fails at its start, leaves the page empty: then there are at least words on it.
  addEventListener(
    "error",
    ({ target }) => {
      if (target !== window && !(target instanceof HTMLScriptElement)) return;
      const place = document.getElementById("root");
      const words = document.getElementById("no-app");
      if (!place || !words || place.childElementCount > 0) return;
      const page = words.content.cloneNode(true);
      const texts = [...page.querySelectorAll("[lang]")];
      const own = wanted.find((code) => texts.some(({ lang }) => lang === code));
      for (const text of texts) if (own && text.lang !== own) text.remove();
      place.replaceChildren(page);
    },
    true,
  );

  // The chunks of the language (lib/i18n.ts) and of the screen (routes.tsx) are fetched beside the app instead of after
  // it. A wrong guess costs a file, nothing else. The build writes the map, see build/early-chunks.ts.
  const map = document.currentScript.dataset.chunks;
  if (!map) return;
  const { languages, screens } = JSON.parse(map);
  const language = [...wanted, root.lang].find((code) => code in languages);
  const isSignedIn = read("nakamatch-session") !== null;
  const { pathname } = location;
  const screen = isSignedIn && ["/", "/login", "/register"].includes(pathname) ? "/dashboard" : pathname;
  for (const file of new Set([...(languages[language] ?? []), ...(screens[screen] ?? [])])) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = `/${file}`;
    document.head.append(link);
  }
})();
