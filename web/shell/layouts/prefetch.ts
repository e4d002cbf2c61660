import { matchRoutes, type RouteObject } from "react-router";
import { loadParts } from "../../lib/lazy-part.tsx";
import type { ScreenParts, ScreenRoute } from "../../lib/screen.ts";

/** How long to wait where the browser does not tell when it is idle, in milliseconds. */
const WITHOUT_IDLE_MS = 1000;

/** Fetches code and phrases of a route, and starts what its screen opens with. Never throws: the screen shows what failed. */
async function load(route: RouteObject, address: string): Promise<void> {
  const { loadAhead } = route as Partial<ScreenRoute>;
  const { loader } = (await loadAhead?.().catch(() => null)) ?? {};
  const url = new URL(address, location.origin);
  loader?.({ request: new Request(url) });
}

/** Fetches the screens of links that are hovered, focused or touched; only touched ones where the person saves data. */
export function prefetchOnIntent(routes: RouteObject[]): () => void {
  let last: Element | null = null;
  const onIntent = ({ type, target }: Event) => {
    if (type !== "touchstart" && savesData()) return;
    const link = target instanceof Element ? target.closest("a[href]") : null;
    // Once per link while the pointer is inside.
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

/**
 * Fetches what may be wanted next, one after the other: the parts of the screen at `path` that did not come with it, then the screens
 * beside it. Each once the browser is idle, and nothing that is wanted now is under way.
 */
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
    // A guest may be on the way to another screen, and gets no answers of this one.
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
