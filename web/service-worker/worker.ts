/**
 * The service worker, built as `/service-worker.js` (`web/build/service-worker.ts`). Keeps the build's files and an
 * offline page; never pages, API answers or photos of people. One module per concern.
 */
import { keepAssets } from "./assets.ts";
import { showOfflinePage } from "./offline.ts";
import { showNotifications } from "./push.ts";
import { waitForConsent } from "./update.ts";

declare const self: ServiceWorkerGlobalScope;

/** Replaced by the build; changes with every file. */
declare const BUILD_VERSION: string;

keepAssets(self, BUILD_VERSION);
showOfflinePage(self, BUILD_VERSION);
waitForConsent(self);
showNotifications(self);
