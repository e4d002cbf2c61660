/**
 * Injected as text, because benchmarks are compiled without browser types.
 *
 * `bench.ready(selector)` resolves once a match is visible and painted; `bench.settled()` after a second without
 * fetches and long tasks; `bench.answer(read)` with the milliseconds from the next press to the paint that changes
 * `read`. `bench.interactions()` gives the milliseconds from each press and key since the last call to the next
 * paint, as browsers count interactions (rounded to 8).
 */
export const OBSERVE = `(() => {
  if (window !== top) return;
  const longTasks = [];
  const shifts = [];
  const interactions = new Map();
  let lcp = { startTime: 0 };
  let counted = 0;
  const observe = (type, take, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
  observe("longtask", (entry) => longTasks.push(entry));
  observe("layout-shift", (entry) => entry.hadRecentInput || shifts.push(entry.value));
  observe("largest-contentful-paint", (entry) => (lcp = entry));
  // One press is several events. Those below the lowest threshold are counted but not reported.
  observe(
    "event",
    ({ interactionId: id, duration }) => id && interactions.set(id, Math.max(duration, interactions.get(id) ?? 0)),
    { durationThreshold: 16 },
  );
  performance.setResourceTimingBufferSize(2000);

  const isShown = (selector) => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // Called within a frame: resolves after its paint, before other waiting tasks.
  const painted = () => scheduler.postTask(() => performance.now(), { priority: "user-blocking" });
  const until = async (holds) => {
    do await frame();
    while (!holds());
    return painted();
  };
  const changed = (holds) =>
    new Promise((resolve) => {
      const look = () => {
        if (!holds()) return;
        observer.disconnect();
        removeEventListener("change", look);
        resolve();
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      addEventListener("change", look);
    });

  window.bench = {
    isShown,
    async ready(selector) {
      window.bench.readyAt = await until(() => isShown(selector));
    },
    async settled() {
      for (let quiet = 0, known = -1; quiet < 10; ) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        const count = performance.getEntriesByType("resource").length + longTasks.length;
        quiet = count === known ? quiet + 1 : 0;
        known = count;
      }
    },
    figures() {
      const paint = performance.getEntriesByName("first-contentful-paint")[0];
      const fcp = paint ? paint.startTime : 0;
      const files = performance.getEntriesByType("resource");
      const scripts = files.filter(({ name }) => name.endsWith(".js"));
      const bytes = (entries) => entries.reduce((sum, { encodedBodySize, transferSize }) => sum + (transferSize && encodedBodySize), 0);
      const { readyAt } = window.bench;
      return {
        fcp,
        lcp: lcp.startTime,
        ready: readyAt,
        tbt: longTasks.reduce((sum, { startTime, duration }) => sum + (startTime + duration > fcp ? Math.max(0, duration - 50) : 0), 0),
        cls: shifts.reduce((sum, value) => sum + value, 0),
        scriptBytesUntilReady: bytes(scripts.filter(({ responseEnd }) => responseEnd <= readyAt)),
        scriptBytes: bytes(scripts),
        bytes: bytes(files),
        requestsUntilReady: 1 + files.filter(({ startTime }) => startTime <= readyAt).length,
        requests: 1 + files.length,
      };
    },
    interactions() {
      const reported = [...interactions.values()];
      const quick = Math.max(0, performance.interactionCount - counted - reported.length);
      counted = performance.interactionCount;
      interactions.clear();
      return [...reported, ...Array(quick).fill(8)];
    },
    largest: () => (lcp.element ? lcp.element.tagName + " " + (lcp.element.textContent || lcp.url).slice(0, 40) : ""),
    answer(read) {
      const before = read();
      return new Promise((resolve) => {
        addEventListener("pointerdown", async ({ timeStamp }) => {
          await changed(() => read() !== before);
          await frame();
          resolve((await painted()) - timeStamp);
        }, { once: true, capture: true });
      });
    },
  };
})()`;
