import { createSubscribers } from "./subscribers.ts";

/** Interval of update checks, in milliseconds. */
const ASK_MS = 60 * 60_000;

/** Makes the new worker take over (`web/service-worker/update.ts`). */
const TAKE_OVER = "take-over";

/** Global: a page has one worker. */
let waiting: ServiceWorker | null = null;
const subscribers = createSubscribers();

/** Whether a new build is ready. */
export function hasUpdate(): boolean {
  return waiting !== null;
}

export const subscribeUpdate = subscribers.subscribe;

/** Activates the new worker and reloads this page, but no other tab. */
export function applyUpdate(): void {
  if (!waiting) return;
  // Another tab has activated it already.
  if (waiting.state !== "installed") return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage(TAKE_OVER);
}

/** Registers the service worker after loading, and checks for updates regularly. */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") void register();
  else addEventListener("load", () => void register(), { once: true });
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register("/service-worker.js");
    offer(registration.waiting);
    offerInstalled(registration.installing);
    registration.addEventListener("updatefound", () => offerInstalled(registration.installing));
    let askedAt = Date.now();
    const ask = () => {
      if (document.visibilityState !== "visible" || Date.now() - askedAt < ASK_MS) return;
      askedAt = Date.now();
      // Fails without a connection.
      registration.update().catch(() => {});
    };
    document.addEventListener("visibilitychange", ask);
    setInterval(ask, ASK_MS);
  } catch {
    // Forbidden by browser settings.
  }
}

function offerInstalled(worker: ServiceWorker | null): void {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed") offer(worker);
  });
}

/** The first worker replaces nothing. */
function offer(worker: ServiceWorker | null): void {
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  subscribers.notify();
}
