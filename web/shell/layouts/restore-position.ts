/** How long a page may take to become as tall as it was, in milliseconds. */
const TALL_WITHIN_MS = 3_000;

/** Input: from then on the page is the person's to move. */
const INPUT = ["pointerdown", "touchstart", "wheel", "keydown"];

/**
 * Scrolls to where a page was left, and further towards it while the page grows: what makes it tall may still be on its way.
 * Ends once it is there, after three seconds, and as soon as the person does something or anything else scrolls the page.
 *
 * @returns a function that ends it
 */
export function restorePosition(top: number): () => void {
  scrollTo({ top });
  let reached = scrollY;
  const isThere = () => reached > top - 1;
  if (isThere()) return () => {};
  const listening = new AbortController();
  const sizes = new ResizeObserver(() => {
    if (scrollY !== reached) return stop();
    scrollTo({ top });
    reached = scrollY;
    if (isThere()) stop();
  });
  const timer = setTimeout(stop, TALL_WITHIN_MS);
  function stop(): void {
    clearTimeout(timer);
    sizes.disconnect();
    listening.abort();
  }
  const { signal } = listening;
  for (const input of INPUT) addEventListener(input, stop, { signal, passive: true });
  sizes.observe(document.body);
  return stop;
}
