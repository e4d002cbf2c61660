import type { QueryClient } from "@tanstack/react-query";
import type { App } from "../../lib/app.tsx";
import { loadParts } from "../../lib/lazy-part.tsx";
import type { ScreenHandle } from "../../lib/routing/lazy-screen.ts";
import { type ScreenRoute, type ScreenRouter, untilReady } from "../../lib/routing/screen-router.ts";

/** Resolves once the first screen can be rendered with what it opens with. Never rejects: the screen itself shows what failed. */
export async function untilBegun(router: ScreenRouter, queries: QueryClient): Promise<void> {
  await untilReady(router);
  const { location } = router.state.shown;
  // Other addresses of a screen open with something else.
  if (location.search !== "") return;
  await Promise.all(
    router
      .matchesAt(location.pathname)
      .map(({ route: { screen } }) => begin(screen && router.outcomeOf(screen)?.module?.handle, queries)),
  );
}

/** Fetches code and phrases of the screen at `path` and of its layouts, then what it opens with. Never throws. */
export function loadScreen(router: ScreenRouter, path: string, queries: QueryClient): void {
  for (const { route } of router.matchesAt(path)) void loadRoute(route, queries);
}

/**
 * Prefetches what may be wanted next, once it is known who is signed in, the screen at `path` has its data and the browser is
 * idle: the parts of the screen that did not come with it, then the screens linked beside it, with what they open with. Returns
 * a function that stops it.
 */
export function loadNextWhenIdle(router: ScreenRouter, path: string, { queries, session }: App): () => void {
  const siblings = router.matchesAt(path).at(-2)?.route.children ?? [];
  let isWanted = true;
  const cancel = whenIdle(
    async () => {
      await loadParts();
      // One after the other: what the person asks for meanwhile is in front of the rest.
      for (const route of siblings) if (isWanted) await loadRoute(route, queries);
    },
    // A guest may be on the way to another screen, and gets no answers of this one.
    () => session.read().loading || queries.isFetching() > 0,
  );
  return () => {
    isWanted = false;
    cancel();
  };
}

/** Never throws: the screen itself shows what failed. */
async function loadRoute({ screen }: ScreenRoute, queries: QueryClient): Promise<void> {
  const module = await screen?.loadAhead().catch(() => undefined);
  await begin(module?.handle, queries);
}

async function begin(handle: ScreenHandle | undefined, queries: QueryClient): Promise<void> {
  await handle?.begin(queries).catch(() => {});
}

/** Whether the browser saves data: then nothing is prefetched. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/** How long to wait for answers under way before asking again whether the browser is idle, in milliseconds. */
const BUSY_MS = 250;

/**
 * Calls `work` once the browser is idle and nothing that is wanted now is under way. Does nothing where the person saves data.
 * Returns a function that cancels.
 */
function whenIdle(work: () => void, isBusy: () => boolean): () => void {
  if (savesData()) return () => {};
  let cancel = () => {};
  const later = (next: () => void, ms: number) => {
    const timer = setTimeout(next, ms);
    cancel = () => clearTimeout(timer);
  };
  const tryNow = () => {
    if (isBusy()) later(wait, BUSY_MS);
    else work();
  };
  const wait = () => {
    if (!("requestIdleCallback" in globalThis)) return later(tryNow, 2000);
    const request = requestIdleCallback(tryNow, { timeout: 10_000 });
    cancel = () => cancelIdleCallback(request);
  };
  wait();
  return () => cancel();
}
