import { createSubscribers } from "./subscribers.ts";

/** How often a page that stays open asks for a new build, in milliseconds. */
const ASK_MS = 60 * 60_000;

/** The message by which the worker of a new build takes over; `web/service-worker/update.ts` waits for it. */
const TAKE_OVER = "take-over";

/** Of the page, which has one worker, whatever app runs in it. */
let waiting: ServiceWorker | null = null;
const subscribers = createSubscribers();

/** Whether a new build is ready to take over from the one that is open. */
export function hasUpdate(): boolean {
  return waiting !== null;
}

export const subscribeUpdate = subscribers.subscribe;

/** Starts the new build: its worker takes over, and this page is loaded again. Pages in other tabs stay as they are. */
export function applyUpdate(): void {
  if (!waiting) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage(TAKE_OVER);
}

/** Registers the service worker once the page has loaded, and asks for a new build now and then. */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") void register();
  else addEventListener("load", () => void register(), { once: true });
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register("/service-worker.js");
    offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => {
        if (worker.state === "installed") offer(worker);
      });
    });
    let askedAt = Date.now();
    const ask = () => {
      if (document.visibilityState !== "visible" || Date.now() - askedAt < ASK_MS) return;
      askedAt = Date.now();
      // Without a connection there is nothing new.
      registration.update().catch(() => {});
    };
    document.addEventListener("visibilitychange", ask);
    setInterval(ask, ASK_MS);
  } catch {
    // Refused by the browser's settings.
  }
}

/** The first worker of all has nothing to replace. */
function offer(worker: ServiceWorker | null): void {
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  subscribers.notify();
}
