import type { QueryClient } from "@tanstack/react-query";
import { type DataRouter, matchRoutes, type RouteObject } from "react-router";
import { loadNamespaces } from "../../lib/i18n.ts";
import { loadParts, ScreenUnavailable } from "../../lib/lazy-part.tsx";
import type { Namespace } from "../../lib/phrases.ts";

/** What a screen exports as `handle`, if anything. */
export interface ScreenHandle {
  /**
   * Fetches what the screen opens with, unless some of it is cached, however old: the person may never go there, and a
   * list that has grown would be fetched again with all its pages. May fail; the screen tries again.
   */
  begin: (queries: QueryClient) => Promise<unknown>;
}

export interface LazyScreen<Module> {
  (): Promise<Module>;
  /** The same for a screen that is not opened yet, and may never be. */
  ahead: () => Promise<Module>;
  /** What it has fetched; undefined before that. */
  loaded: () => Module | undefined;
}

/**
 * For `lazy` of a route: fetches the chunk of a screen and, beside it, its phrases. Throws `ScreenUnavailable`; the next
 * navigation tries again.
 */
export function lazyScreen<Module>(load: () => Promise<Module>, phrases: readonly Namespace[]): LazyScreen<Module> {
  let loaded: Module | undefined;
  const fetch = async (ahead: boolean) => {
    try {
      const [module] = await Promise.all([load(), loadNamespaces(phrases, { ahead })]);
      if (!ahead) loaded = module;
      return module;
    } catch (cause) {
      throw new ScreenUnavailable(cause);
    }
  };
  return Object.assign(() => fetch(false), { ahead: () => fetch(true), loaded: () => loaded });
}

/** Resolves once the code and the phrases of the first screen are here, or could not be fetched. */
export function untilReady(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** Resolves once the first screen can be rendered with what it opens with. Never rejects: the screen itself shows what failed. */
export async function untilBegun(router: DataRouter, queries: QueryClient): Promise<void> {
  await untilReady(router);
  const { location, matches } = router.state;
  // Other addresses of a screen open with something else.
  if (location.search === "") await Promise.all(matches.map(({ route }) => begin(route.handle, queries)));
}

/** Fetches code and phrases of the screen at `path` and of its layouts, then what it opens with. Never throws. */
export function loadScreen(routes: RouteObject[], path: string, queries: QueryClient): void {
  for (const { route } of matchRoutes(routes, path) ?? []) void loadRoute(route, queries);
}

/**
 * Prefetches what may be wanted next, once the screen at `path` has its data and the browser is idle: the parts of the screen
 * that did not come with it, then the screens linked beside it, with what they open with.
 */
export function loadNextWhenIdle(routes: RouteObject[], path: string, queries: QueryClient): () => void {
  const matches = matchRoutes(routes, path) ?? [];
  const siblings = matches.at(-2)?.route.children ?? [];
  return whenIdle(
    async () => {
      await loadParts();
      // One after the other: what the person asks for meanwhile is in front of the rest.
      for (const route of siblings) await loadRoute(route, queries);
    },
    () => queries.isFetching() > 0,
  );
}

/** Never throws: the screen itself shows what failed. */
async function loadRoute(route: RouteObject, queries: QueryClient): Promise<void> {
  const screen = await load(route);
  await begin(screen?.handle, queries);
}

async function begin(handle: unknown, queries: QueryClient): Promise<void> {
  await (handle as ScreenHandle | undefined)?.begin(queries).catch(() => {});
}

async function load({ lazy }: RouteObject): Promise<{ handle?: unknown } | undefined> {
  // A failure is shown to the person who goes there.
  return typeof lazy === "function" && "ahead" in lazy
    ? (lazy as LazyScreen<{ handle?: unknown }>).ahead().catch(() => undefined)
    : undefined;
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
