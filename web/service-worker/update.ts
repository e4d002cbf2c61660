/** The message by which a page lets the worker of a new build take over; `web/lib/app-update.ts` sends it. */
const TAKE_OVER = "take-over";

/** Waits until a person agrees to the new build: another one under an open page could take away files that it still needs. */
export function waitForConsent(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("message", (event) => {
    if (event.data === TAKE_OVER) event.waitUntil(worker.skipWaiting());
  });
}
