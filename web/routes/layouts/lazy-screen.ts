import type { QueryClient } from "@tanstack/react-query";
import { matchRoutes, type RouteObject } from "react-router";
import { loadNamespaces } from "../../lib/i18n.ts";
import type { Namespace } from "../../lib/phrases.ts";

/** What a screen exports as `handle`, if anything. */
export interface ScreenHandle {
  /**
   * Fetches what the screen opens with, unless some of it is cached, however old: the person may never go there, and a
   * list that has grown would be fetched again with all its pages. May fail; the screen tries again.
   */
  begin: (queries: QueryClient) => Promise<unknown>;
}

/** The code of a screen could not be fetched: no connection, or the server has a newer version. */
export class ScreenUnavailable extends Error {
  constructor(cause: unknown) {
    super("The code of a screen could not be fetched", { cause });
    this.name = "ScreenUnavailable";
  }
}

interface LazyScreen<Module> {
  (): Promise<Module>;
  /** The same for a screen that is not opened yet, and may never be. */
  ahead: () => Promise<Module>;
}

/**
 * For `lazy` of a route: fetches the chunk of a screen and, beside it, its phrases. Throws `ScreenUnavailable`; the next
 * navigation tries again.
 */
export function lazyScreen<Module>(load: () => Promise<Module>, phrases: readonly Namespace[]): LazyScreen<Module> {
  const fetch = async (ahead: boolean) => {
    try {
      const [module] = await Promise.all([load(), loadNamespaces(phrases, { ahead })]);
      return module;
    } catch (cause) {
      throw new ScreenUnavailable(cause);
    }
  };
  return Object.assign(() => fetch(false), { ahead: () => fetch(true) });
}

/** Fetches code and phrases of the screen at `path` and of its layouts, then what it opens with. Never throws. */
export function loadScreen(routes: RouteObject[], path: string, queries: QueryClient): void {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    void load(route)
      .then((screen) => (screen?.handle as ScreenHandle | undefined)?.begin(queries))
      .catch(() => {});
  }
}

/** Prefetches the screens linked beside the one at `path`, once the browser is idle. */
export function loadSiblingsWhenIdle(routes: RouteObject[], path: string): () => void {
  const matches = matchRoutes(routes, path) ?? [];
  const siblings = matches.at(-2)?.route.children ?? [];
  return whenIdle(() => {
    for (const route of siblings) void load(route);
  });
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

/** Does nothing where the person saves data. Returns a function that cancels. */
function whenIdle(work: () => void): () => void {
  if (savesData()) return () => {};
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: 10_000 });
  return () => cancelIdleCallback(request);
}
