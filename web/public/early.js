// Runs in every page before its first paint, and without the app.
(() => {
  const root = document.documentElement;
  const store = (use) => {
    try {
      return use(localStorage);
    } catch {
      // Storage may be blocked.
    }
  };
  // A chosen theme (lib/theme.ts) never flashes in the other one.
  const theme = store((storage) => storage.getItem("nakamatch-theme"));
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;

  const prerendered = () => document.querySelector("[data-prerendered]");

  // In place of an app that cannot be fetched, or fails at its start.
  const onError = ({ target }) => {
    if (target !== window && !(target instanceof HTMLScriptElement)) return;
    const place = document.getElementById("root");
    const message = document.getElementById("no-app")?.content;
    if (!message || (place.childElementCount > 0 && !prerendered())) return;
    for (const text of message.querySelectorAll("[lang]")) if (text.lang !== root.lang) text.remove();
    place.removeAttribute("aria-busy");
    place.prepend(message);
  };
  addEventListener("error", onError, true);

  // The server sends the page in a language that is chosen before the app is here.
  const onChange = ({ target: { name, value } }) => {
    if (name !== "language" || !prerendered()) return;
    // Last, since an app that starts meanwhile keeps the language of this page.
    addEventListener("pagehide", () => store((storage) => storage.setItem("i18nextLng", value)));
    history.replaceState(history.state, "", `?lang=${value}&keep${location.hash}`);
    location.reload();
  };
  addEventListener("change", onChange, true);

  // Pages that are only read hold the app back (build/app-later.ts) until somebody uses them, or for some seconds.
  const SIGNS = ["pointerdown", "pointermove", "touchstart", "wheel", "scroll", "keydown", "focusin", "click"];
  const start = () => {
    const app = document.getElementById("app")?.content;
    if (!app?.firstChild) return;
    prerendered()?.setAttribute("aria-busy", "true");
    document.head.append(app);
  };
  const onSign = ({ type, movementX, movementY }) => {
    // Browsers tell of a pointer that merely rests where the page appears.
    if (type === "pointermove" && !movementX && !movementY) return;
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
    else start();
  };
  for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true });
  addEventListener("load", () => {
    setTimeout(start, 4500);
    const links = document.getElementById("app")?.content.querySelectorAll("link") ?? [];
    const fetchAhead = () => document.head.append(...Array.from(links, (link) => link.cloneNode()));
    if (!navigator.connection?.saveData) (window.requestIdleCallback ?? setTimeout)(fetchAhead);
  });
})();
