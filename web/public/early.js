// Runs before the first paint of every page, without the app.
(() => {
  const root = document.documentElement;
  const store = (use) => {
    try {
      return use(localStorage);
    } catch {
      // Storage may be blocked.
    }
  };
  // Prevents a flash of the other theme (lib/theme.ts).
  const theme = store((storage) => storage.getItem("nakamatch-theme"));
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;

  const prerendered = () => document.querySelector("[data-prerendered]");

  // Shown if the app fails to load or start.
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

  // A language chosen before the app starts is rendered by the server.
  const onChange = ({ target: { name, value } }) => {
    if (name !== "language" || !prerendered()) return;
    // At the end, as an app starting meanwhile would store this page's language.
    addEventListener("pagehide", () => store((storage) => storage.setItem("i18nextLng", value)));
    history.replaceState(history.state, "", `?lang=${value}&keep${location.hash}`);
    location.reload();
  };
  addEventListener("change", onChange, true);

  // Reading pages start the app on first use, or after some seconds (build/app-later.ts).
  const SIGNS = ["pointerdown", "pointermove", "touchstart", "wheel", "scroll", "keydown", "focusin", "click"];
  const start = () => {
    const app = document.getElementById("app")?.content;
    if (!app?.firstChild) return;
    prerendered()?.setAttribute("aria-busy", "true");
    document.head.append(app);
  };
  const onSign = ({ type, movementX, movementY }) => {
    // Browsers also report a resting pointer.
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
