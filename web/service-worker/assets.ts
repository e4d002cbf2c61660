/** One cache per build. */
const PREFIX = "nakamatch-assets-";

/** This build and the previous one, which may still have open tabs. */
const KEPT = 2;

/** Caches files below `/assets/`, whose names are hashes of their content. Nothing else. */
export function keepAssets(worker: ServiceWorkerGlobalScope, version: string): void {
  const name = PREFIX + version;
  // Not on installation: a build that never became active would pass for the previous one.
  worker.addEventListener("activate", (event) => event.waitUntil(caches.open(name).then(() => deleteOld(name))));
  worker.addEventListener("fetch", (event) => {
    const { origin, pathname } = new URL(event.request.url);
    const isAsset = origin === worker.location.origin && pathname.startsWith("/assets/");
    if (isAsset && event.request.method === "GET") event.respondWith(fromCache(event, name));
  });
}

async function fromCache(event: FetchEvent, name: string): Promise<Response> {
  const { request } = event;
  // Files shared with the previous build come from its cache.
  const known = await caches.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.status === 200 && response.type === "basic") {
    const copy = response.clone();
    // Without space, files are fetched each time.
    event.waitUntil(caches.open(name).then((cache) => cache.put(request, copy).catch(() => undefined)));
  }
  return response;
}

async function deleteOld(name: string): Promise<void> {
  // In order of creation.
  const names = (await caches.keys()).filter((each) => each.startsWith(PREFIX) && each !== name);
  await Promise.all(names.slice(0, names.length - (KEPT - 1)).map((each) => caches.delete(each)));
}
