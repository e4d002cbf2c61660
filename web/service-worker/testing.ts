import { vi } from "vitest";

/** For tests: a minimal cache, keyed by URL. */
class FakeCache {
  readonly kept = new Map<string, Response>();
  put = vi.fn(async (request: Request, response: Response) => void this.kept.set(request.url, response));
  addAll = vi.fn(async (requests: Request[]) => {
    for (const { url } of requests) this.kept.set(url, new Response(`added ${url}`));
  });
}

/** For tests: a worker's environment at `ORIGIN`. Use with `stubGlobal("caches", …)`. */
export function fakeBrowser(origin = location.origin) {
  const events = new EventTarget();
  const stores = new Map<string, FakeCache>();
  const caches = {
    stores,
    open: async (name: string) => {
      const store = stores.get(name) ?? new FakeCache();
      stores.set(name, store);
      return store;
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (wanted: Request | string) => {
      const url = typeof wanted === "string" ? new URL(wanted, origin).href : wanted.url;
      return [...stores.values()].map(({ kept }) => kept.get(url)).find((response) => response !== undefined);
    },
  };
  const enable = vi.fn(async () => {});
  const skipWaiting = vi.fn(async () => {});
  const worker = {
    addEventListener: events.addEventListener.bind(events),
    location: new URL(`${origin}/service-worker.js`),
    registration: { navigationPreload: { enable } },
    skipWaiting,
  };

  /** Resolves after `waitUntil`, with the response if any. */
  async function dispatch(type: string, fields: object = {}): Promise<Response | undefined> {
    const pending: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const waitUntil = (work: Promise<unknown>) => pending.push(work);
    const respondWith = (response: Promise<Response>) => {
      answer = response;
    };
    events.dispatchEvent(Object.assign(new Event(type), { waitUntil, respondWith }, fields));
    const response = await answer;
    await Promise.all(pending);
    return response;
  }

  return {
    worker: worker as unknown as ServiceWorkerGlobalScope,
    caches,
    enable,
    skipWaiting,
    dispatch,
    /** The worker's response; undefined if left to the browser. */
    ask: (
      path: string,
      { method = "GET", ...more }: { method?: string; mode?: string; preloadResponse?: unknown } = {},
    ) => {
      const url = new URL(path, origin).href;
      return dispatch("fetch", { request: { url, method, mode: more.mode ?? "no-cors" }, ...more });
    },
  };
}
