import { matchRoutes, type RouteObject } from "react-router";
import { loadParts } from "../../lib/lazy-part.tsx";
import type { ScreenParts, ScreenRoute } from "../../lib/screen.ts";

/** Delay where browsers lack `requestIdleCallback`, in milliseconds. */
const WITHOUT_IDLE_MS = 1000;

/** Loads a route's code and phrases, and starts its queries. Never throws: the screen shows failures. */
async function load(route: RouteObject, address: string): Promise<void> {
  const { loadAhead } = route as Partial<ScreenRoute>;
  const { loader } = (await loadAhead?.().catch(() => null)) ?? {};
  const url = new URL(address, location.origin);
  loader?.({ request: new Request(url) });
}

/** Prefetches screens of hovered, focused or touched links; with data saving only of touched ones. */
export function prefetchOnIntent(routes: RouteObject[]): () => void {
  let last: Element | null = null;
  const onIntent = ({ type, target }: Event) => {
    if (type !== "touchstart" && savesData()) return;
    const link = target instanceof Element ? target.closest("a[href]") : null;
    // Once per visit of the pointer.
    if (link === last) return;
    last = link;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const address = link.pathname + link.search;
    for (const { route } of matchRoutes(routes, address) ?? []) void load(route, address);
  };
  const intents = ["pointerover", "focusin", "touchstart"];
  for (const intent of intents) addEventListener(intent, onIntent, { passive: true });
  return () => {
    for (const intent of intents) removeEventListener(intent, onIntent);
  };
}

/** Prefetches one by one, while idle: lazy parts of the screen at `path`, then its siblings. */
export function prefetchWhenIdle(
  routes: RouteObject[],
  path: string,
  { i18n, queries, session }: ScreenParts,
): () => void {
  if (savesData()) return () => {};
  const beside = matchRoutes(routes, path)?.at(-2)?.route.children ?? [];
  const tasks = [() => loadParts(i18n), ...beside.map((route) => () => load(route, route.path ?? ""))];
  let cancel = () => {};
  const run = async () => {
    // Guests may be redirected, and cannot call this screen's endpoints.
    if (!session.read().loading && queries.isFetching() === 0) await tasks.shift()?.();
    if (tasks.length > 0) wait();
  };
  const wait = () => {
    if ("requestIdleCallback" in window) {
      const request = requestIdleCallback(run);
      cancel = () => cancelIdleCallback(request);
    } else {
      const timer = setTimeout(run, WITHOUT_IDLE_MS);
      cancel = () => clearTimeout(timer);
    }
  };
  wait();
  return () => {
    tasks.length = 0;
    cancel();
  };
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
