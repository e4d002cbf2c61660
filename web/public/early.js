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

  // As lib/language-detector.ts does.
  const languageOf = (tag) =>
    String(tag ?? "")
      .trim()
      .toLowerCase()
      .split(/[-_]/)[0];
  const stored = languageOf(read("i18nextLng"));
  const asked = new URLSearchParams(location.search).get("lang");
  const wanted = [asked, stored, ...(navigator.languages ?? [navigator.language])].map(languageOf);

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
  const { app, chunks } = document.currentScript.dataset;
  if (!chunks) return;
  const { languages, phrases, screens } = JSON.parse(chunks);
  const language = [...wanted, root.lang].find((code) => languages.includes(code));
  const isSignedIn = read("nakamatch-session") !== null;

  // The server sends public pages in the language of this cookie, as guests see them (lib/i18n.ts keeps it). One in another
  // language, for somebody who is signed in, or where this tab remembers more of it, is hidden: the app renders its own.
  const isInCookie = (code) => document.cookie.split("; ").includes(`nakamatch-language=${code}`);
  const tellServer = (code) => {
    const secure = location.protocol === "https:" ? "; Secure" : "";
    // biome-ignore lint/suspicious/noDocumentCookie: the other way is not in every browser yet
    document.cookie = `nakamatch-language=${code}; Max-Age=31536000; Path=/; SameSite=Lax${secure}`;
  };
  if (languages.includes(stored) && !isInCookie(stored)) tellServer(stored);
  if (language !== root.lang || isSignedIn || history.state?.usr) {
    root.dataset.rendersOwn = "";
  }
  const { pathname, search } = location;
  const path = isSignedIn && ["/", "/login", "/register"].includes(pathname) ? "/dashboard" : pathname;
  const screen = screens[path] ?? screens[path.replace(/[^/]+$/, ":id")] ?? screens["*"];
  if (isSignedIn && screen.isFramed) root.dataset.framed = "";
  const preload = (files, priority = "auto") => {
    for (const file of files) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.crossOrigin = "";
      link.fetchPriority = priority;
      link.href = `/${file}`;
      document.head.append(link);
    }
  };
  const filesOfScreen = [...screen.phrases.map((name) => phrases[language][name]), ...screen.files];

  // Pages that are only read do not name the app (build/app-later.ts): it comes at the first sign of somebody who uses the
  // page, or later by itself. A pointer that merely rests where the page appears is none, though browsers tell of it.
  const SIGNS = ["pointerdown", "pointermove", "touchstart", "wheel", "scroll", "keydown", "focusin", "click"];
  const STARTS_BY_ITSELF_AFTER_MS = 4_500;
  const asCaptured = { capture: true, passive: true };
  const appFiles = app?.split(" ") ?? [];
  const addApp = () => {
    for (const file of appFiles) {
      const script = document.createElement("script");
      script.type = "module";
      script.crossOrigin = "";
      script.src = `/${file}`;
      document.head.append(script);
    }
  };
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const sign of SIGNS) removeEventListener(sign, onSign, asCaptured);
    preload([...appFiles, ...filesOfScreen]);
    // As a module of the page does, it waits until all of the page is here.
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", addApp);
    else addApp();
  };
  const onSign = ({ type, movementX, movementY }) => {
    if (type !== "pointermove" || movementX || movementY) start();
  };
  if (!app || root.dataset.rendersOwn !== undefined) start();
  else {
    for (const sign of SIGNS) addEventListener(sign, onSign, asCaptured);
    addEventListener("load", () => {
      setTimeout(start, STARTS_BY_ITSELF_AFTER_MS);
      if (navigator.connection?.saveData) return;
      whenIdle(() => isStarted || preload([...appFiles, ...filesOfScreen], "low"));
    });
  }

  // Until the app takes the page over (main.tsx), what is pressed is remembered, the last of it, and done afterwards.
  const isWaiting = () => document.getElementById("root")?.hasAttribute("data-prerendered") ?? false;
  let pressed = null;
  addEventListener(
    "click",
    (event) => {
      if (!isWaiting()) return;
      pressed = event.target.closest("button, input") ?? pressed;
      // Links work as they are, those of a table of contents as shell/document/document-page.tsx has them.
      const { hash, pathname: there } = event.target.closest("a") ?? {};
      if (!hash || there !== pathname || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      location.replace(hash);
    },
    true,
  );
  addEventListener(
    "nakamatch:taken-over",
    () => {
      if (!pressed?.isConnected) return;
      // One that is checked already would not change.
      if (pressed.type === "radio") pressed.checked = false;
      pressed.click();
    },
    { once: true },
  );

  // A language chosen by then (shell/language-switch.tsx) is kept as lib/i18n.ts does, and the page is loaded in it.
  addEventListener(
    "change",
    ({ target }) => {
      if (!isWaiting() || target.name !== "language") return;
      const keep = () => {
        tellServer(target.value);
        try {
          localStorage.setItem("i18nextLng", target.value);
        } catch {
          // Without storage the address or the cookie tells.
        }
      };
      keep();
      // An app that starts meanwhile would keep the language of the page.
      addEventListener("pagehide", keep);
      const address = new URL(location.href);
      if (isInCookie(target.value)) address.searchParams.delete("lang");
      else address.searchParams.set("lang", target.value);
      history.replaceState(history.state, "", address);
      location.reload();
    },
    true,
  );

  // What the app is set in (styles/fonts.css). Pages that were rendered beforehand name what they need themselves; the others would
  // fetch the fonts when the first card is drawn, and long lines would wrap differently once they are here.
  const FONTS = [
    "800 1em 'M PLUS Rounded 1c'",
    "1em 'Atkinson Hyperlegible Next Variable'",
    "900 1em 'M PLUS Rounded 1c'",
  ];
  const loadFonts = () => {
    // Where one cannot be fetched its fallback stays.
    for (const font of FONTS) document.fonts.load(font).catch(() => {});
  };
  addEventListener("DOMContentLoaded", () => {
    if (!isWaiting() || root.dataset.rendersOwn !== undefined) loadFonts();
  });

  // An expired access token is renewed beside the app as well, under the lock of lib/session-tokens.ts, which finds there is nothing
  // left to do. After a refusal the app tries again, and ends the session.
  const readSnapshot = () => {
    try {
      return JSON.parse(read("nakamatch-session"));
    } catch {
      return null;
    }
  };
  // Kept in step with lib/session-store.ts.
  const hasAccess = () => {
    const { session, clockAhead = 0 } = readSnapshot() ?? {};
    return session?.expiresAt + clockAhead - 5 > Date.now() / 1000;
  };
  const LOCK = "nakamatch-refresh";
  const RENEWAL_TIMEOUT_MS = 10_000;
  const renew = async () => {
    if (hasAccess()) return;
    const sentAt = Date.now() / 1000;
    const response = await fetch("/api/auth/token", {
      method: "POST",
      headers: { "content-type": "application/json", "x-language": language },
      body: '{"grant_type":"refresh_token"}',
      // Of an answer that is lost with the page nobody would have the next refresh token.
      keepalive: true,
      signal: AbortSignal.timeout(RENEWAL_TIMEOUT_MS),
    });
    const { expires_at: expiresAt, expires_in: expiresIn } = await response.json();
    const snapshot = readSnapshot();
    if (!response.ok || !(expiresAt > 0 && expiresIn > 0) || snapshot?.user?.id !== userId) return;
    Object.assign(snapshot.session, { expiresAt, expiresIn });
    snapshot.clockAhead = sentAt + expiresIn - expiresAt;
    localStorage.setItem("nakamatch-session", JSON.stringify(snapshot));
  };
  const userId = readSnapshot()?.user?.id;
  const canRenew = navigator.locks && document.cookie.split("; ").includes("nakamatch.signed_in=1");
  if (!userId || (!hasAccess() && !canRenew)) return;
  const inTurn = () => navigator.locks.request(LOCK, { signal: AbortSignal.timeout(RENEWAL_TIMEOUT_MS) }, renew);
  const access = hasAccess() ? Promise.resolve() : inTurn().catch(() => {});

  // Browsers load what they know of languages at its first use, which takes a slow phone as long as drawing a card: here it
  // waits for the code anyway.
  whenIdle(() => new Intl.ListFormat(language));

  // Other addresses of the screen open with something else.
  if (search !== "") return;
  window.earlyAnswers = {};
  access.then(() => hasAccess() || delete window.earlyAnswers);
  for (const address of screen.requests) {
    const answer = access.then(() => {
      if (!hasAccess()) throw new Error("The access token could not be renewed");
      return fetch(address, { headers: { "x-language": language } });
    });
    // The app sees the failure, where it takes the answer.
    answer.catch(() => {});
    window.earlyAnswers[address] = answer;
  }
  // After them a slow connection has room for the fonts, which are then here before the first card is drawn.
  Promise.allSettled(Object.values(window.earlyAnswers)).then(loadFonts);
  // An answer that nobody has taken by then is too old to be shown.
  setTimeout(() => delete window.earlyAnswers, 30_000);
})();
