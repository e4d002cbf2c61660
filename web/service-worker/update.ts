/** Sent by `web/lib/app-update.ts` to activate the new worker. */
const TAKE_OVER = "take-over";

/** Waits for consent: an update under an open page could remove files it needs. */
export function waitForConsent(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("message", (event) => {
    if (event.data === TAKE_OVER) event.waitUntil(worker.skipWaiting());
  });
}
