/** Names of the caches of files, one per build. */
const PREFIX = "nakamatch-assets-";

/** Caches that are kept: of this build, and of the one before, whose tabs may still be open. */
const KEPT = 2;

/**
 * Keeps the files below `/assets/` once they were fetched: their names carry a hash of what is in them. Nothing else is
 * answered from here.
 */
export function keepAssets(worker: ServiceWorkerGlobalScope, version: string): void {
  const name = PREFIX + version;
  worker.addEventListener("install", (event) => event.waitUntil(caches.open(name)));
  worker.addEventListener("activate", (event) => event.waitUntil(deleteOld(name)));
  worker.addEventListener("fetch", (event) => {
    const { origin, pathname } = new URL(event.request.url);
    const isAsset = origin === worker.location.origin && pathname.startsWith("/assets/");
    if (isAsset && event.request.method === "GET") event.respondWith(fromCache(event, name));
  });
}

async function fromCache(event: FetchEvent, name: string): Promise<Response> {
  const { request } = event;
  // A build has the files that it shares with the one before from there.
  const known = await caches.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.status === 200 && response.type === "basic") {
    const copy = response.clone();
    // Where there is no room left, the file is fetched each time.
    event.waitUntil(caches.open(name).then((cache) => cache.put(request, copy).catch(() => undefined)));
  }
  return response;
}

async function deleteOld(name: string): Promise<void> {
  // In the order in which they were made.
  const names = (await caches.keys()).filter((each) => each.startsWith(PREFIX) && each !== name);
  await Promise.all(names.slice(0, names.length - (KEPT - 1)).map((each) => caches.delete(each)));
}
