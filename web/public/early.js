// Runs before the first paint and before the app is here.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be blocked.
      return null;
    }
  };

  // A chosen theme never flashes in the other one. Kept in step with lib/theme.ts.
  const theme = read("nakamatch-theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;

  const languageOf = (code) => (code ?? "").split("-")[0];
  const stored = languageOf(read("i18nextLng"));
  const asked = new URLSearchParams(location.search).get("lang");
  const wanted = [stored, asked, ...navigator.languages].map(languageOf);

  // An app that cannot be fetched, or fails at its start, leaves the page empty: then it shows a message.
  addEventListener(
    "error",
    ({ target }) => {
      if (target !== window && !(target instanceof HTMLScriptElement)) return;
      const place = document.getElementById("root");
      const words = document.getElementById("no-app");
      const isPrerendered = place?.hasAttribute("data-prerendered");
      if (!place || !words || (place.childElementCount > 0 && !isPrerendered)) return;
      const page = words.content.cloneNode(true);
      const texts = [...page.querySelectorAll("[lang]")];
      const own = wanted.find((code) => texts.some(({ lang }) => lang === code));
      for (const text of texts) if (own && text.lang !== own) text.remove();
      if (isPrerendered) place.before(page);
      else place.replaceChildren(page);
      words.remove();
    },
    true,
  );

  // The code of the screen (routes.tsx), its phrases (lib/phrases.ts) and what it opens with (lib/early-answers.ts) are
  // fetched beside the app instead of after it. A wrong guess costs a few files, nothing else. The build writes the map, see
  // build/early-chunks.ts.
  const map = document.currentScript.dataset.chunks;
  if (!map) return;
  const { languages, phrases, screens } = JSON.parse(map);
  const language = [...wanted, root.lang].find((code) => languages.includes(code));
  const isSignedIn = read("nakamatch-session") !== null;

  // The server sends public pages in the language of this cookie, as guests see them (lib/i18n.ts keeps it). One in another
  // language, for somebody who is signed in, or where this tab remembers more of it, is hidden: the app renders its own.
  if (languages.includes(stored) && !document.cookie.split("; ").includes(`nakamatch-language=${stored}`)) {
    const secure = location.protocol === "https:" ? "; Secure" : "";
    // biome-ignore lint/suspicious/noDocumentCookie: the other way is not in every browser yet
    document.cookie = `nakamatch-language=${stored}; Max-Age=31536000; Path=/; SameSite=Lax${secure}`;
  }
  if (language !== root.lang || isSignedIn || history.state?.usr) {
    root.dataset.rendersOwn = "";
  }
  const { pathname, search } = location;
  const path = isSignedIn && ["/", "/login", "/register"].includes(pathname) ? "/dashboard" : pathname;
  const screen = screens[path] ?? screens[path.replace(/[^/]+$/, ":id")] ?? screens["*"];
  const phrasesOf = (file) => phrases.replace("{language}", language).replace("{file}", file);
  for (const file of [...screen.phrases.map(phrasesOf), ...screen.files]) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = `/${file}`;
    document.head.append(link);
  }
  // Other addresses of the screen open with something else, and an expired access token opens nothing.
  const hasAccess = () => {
    try {
      const { session, clockAhead = 0 } = JSON.parse(read("nakamatch-session"));
      return session.expiresAt + clockAhead - 5 > Date.now() / 1000;
    } catch {
      return false;
    }
  };
  if (!isSignedIn || search !== "" || !hasAccess()) return;
  window.earlyAnswers = {};
  for (const address of screen.requests) {
    const answer = fetch(address, { headers: { "x-language": language } });
    // The app sees the failure, where it takes the answer.
    answer.catch(() => {});
    window.earlyAnswers[address] = answer;
  }
  // An answer that nobody has taken by then is too old to be shown.
  setTimeout(() => delete window.earlyAnswers, 30_000);
})();
