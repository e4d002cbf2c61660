/**
 * The service worker, which the build writes to `/service-worker.js` (`web/build/service-worker.ts`). It keeps the files of
 * the build and a page for when there is no connection, and nothing about anybody: pages, answers of the API and photos of
 * people are never kept. Each concern is a module of its own that adds its listeners.
 */
import { keepAssets } from "./assets.ts";
import { showOfflinePage } from "./offline.ts";
import { showNotifications } from "./push.ts";
import { waitForConsent } from "./update.ts";

declare const self: ServiceWorkerGlobalScope;

/** Replaced by the build: changes with each of its files. */
declare const BUILD_VERSION: string;

keepAssets(self, BUILD_VERSION);
showOfflinePage(self, BUILD_VERSION);
waitForConsent(self);
showNotifications(self);
