// Runs before the first paint of every page, without the app, and in browsers too old for it: in syntax of 2016.
(() => {
  const root = document.documentElement;
  const store = (use) => {
    try {
      return use(localStorage);
    } catch (_) {
      // Storage may be blocked.
    }
  };
  // Prevents a flash of the other theme (lib/theme.ts).
  const theme = store((storage) => storage.getItem("nakamatch-theme"));
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;

  const prerendered = () => document.querySelector("[data-prerendered]");
  const say = (what, place) => {
    const words = document.getElementById(what).content;
    for (const text of words.querySelectorAll("[lang]")) if (text.lang !== root.lang) text.remove();
    place.insertBefore(words, place.firstChild);
  };
  // Both are known to all of build/browsers.json; the second since Safari 16.4.
  const isOld = !("toSorted" in Array.prototype && "adoptedStyleSheets" in document);
  if (isOld) addEventListener("DOMContentLoaded", () => say("too-old", document.body));
  // Shown if the app fails to load or start.
  const onError = ({ target }) => {
    if (target !== window && !(target instanceof HTMLScriptElement)) return;
    const place = document.getElementById("root");
    if (!place || (place.childElementCount > 0 && !prerendered())) return;
    place.removeAttribute("aria-busy");
    if (!isOld) say("no-app", place);
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
    for (const { content } of document.querySelectorAll("#app")) {
      if (!content.firstChild) return;
      if (prerendered()) prerendered().setAttribute("aria-busy", "true");
      document.head.appendChild(content);
    }
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
    const fetchAhead = () => {
      for (const { content } of document.querySelectorAll("#app")) {
        for (const link of content.querySelectorAll("link")) document.head.appendChild(link.cloneNode());
      }
    };
    const { saveData } = navigator.connection || {};
    if (!saveData) (window.requestIdleCallback || setTimeout)(fetchAhead);
  });
})();
