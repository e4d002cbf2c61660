import { noteFault } from "../lib/faults-testing.ts";

// After `lib/setup-testing.ts`: a toast without a title is a fault. Pure modules have no page; test files share one,
// watched once.
if ("document" in globalThis && !("areToastsWatched" in globalThis)) {
  Object.assign(globalThis, { areToastsWatched: true });
  new MutationObserver(() => {
    const toast = document.querySelector<HTMLElement>("[data-variant]");
    const [title, ...texts] = [...(toast?.querySelectorAll("p") ?? [])].map(({ textContent }) => textContent.trim());
    if (toast && !title)
      noteFault(`A toast without a title (${toast.dataset.variant}, ${texts.join(" ") || "no description"})`);
  }).observe(document, { childList: true, subtree: true });
}
