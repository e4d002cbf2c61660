const PREFIX = "nakamatch-offline-";

/** In six languages (`web/public/offline`). */
const PAGE = "/offline/page.html";
const PARTS = ["page.html", "page.css", "page.js", "text.woff2", "title.woff2"].map((name) => `/offline/${name}`);

/** Shows the offline page if the server cannot be reached, or another one answers that it cannot (502 to 504). */
export function showOfflinePage(worker: ServiceWorkerGlobalScope, version: string): void {
  const name = PREFIX + version;
  worker.addEventListener("install", (event) => {
    // Bypasses the browser cache, which may have an earlier build.
    const parts = PARTS.map((path) => new Request(path, { cache: "reload" }));
    event.waitUntil(caches.open(name).then((cache) => cache.addAll(parts)));
  });
  worker.addEventListener("activate", (event) => {
    event.waitUntil(
      (async () => {
        const names = (await caches.keys()).filter((each) => each.startsWith(PREFIX) && each !== name);
        await Promise.all(names.map((each) => caches.delete(each)));
        // Requests the page while the worker starts.
        await worker.registration.navigationPreload?.enable();
      })(),
    );
  });
  worker.addEventListener("fetch", (event) => {
    const { pathname } = new URL(event.request.url);
    if (event.request.mode === "navigate") event.respondWith(pageOr(event));
    else if (PARTS.includes(pathname)) event.respondWith(partOf(event.request));
  });
}

async function pageOr(event: FetchEvent): Promise<Response> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    const answer = preloaded ?? (await fetch(event.request));
    const isDown = answer.status >= 502 && answer.status <= 504;
    return (isDown && (await caches.match(PAGE))) || answer;
  } catch (error) {
    const page = await caches.match(PAGE);
    if (!page) throw error;
    return page;
  }
}

async function partOf(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
