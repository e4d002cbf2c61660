import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { loadNamespaces } from "../i18n.ts";
import { ScreenUnavailable } from "../lazy-part.tsx";
import type { Namespace } from "../phrases.ts";

/** What a screen exports as `handle`, if anything. */
export interface ScreenHandle {
  /**
   * Fetches what the screen opens with, unless some of it is cached, however old: the person may never go there, and a
   * list that has grown would be fetched again with all its pages. May fail; the screen tries again.
   */
  begin: (queries: QueryClient) => Promise<unknown>;
}

/** The module of a screen, or of a layout. */
export interface ScreenModule {
  Component: ComponentType;
  handle?: ScreenHandle;
}

export interface LazyScreen {
  /** Fetches the chunk of the screen and, beside it, its phrases. Rejects with `ScreenUnavailable`; the next call tries again. */
  load: () => Promise<ScreenModule>;
  /** The same for a screen that is not opened yet, and may never be. */
  loadAhead: () => Promise<ScreenModule>;
  /** What `load` has fetched; undefined before that. */
  loaded: () => ScreenModule | undefined;
}

/** A screen of the route table whose code and phrases are fetched when it is opened. */
export function lazyScreen(load: () => Promise<ScreenModule>, phrases: readonly Namespace[]): LazyScreen {
  let loaded: ScreenModule | undefined;
  const fetch = async (ahead: boolean) => {
    try {
      const [module] = await Promise.all([load(), loadNamespaces(phrases, { ahead })]);
      if (!ahead) loaded = module;
      return module;
    } catch (cause) {
      throw ahead ? new ScreenUnavailable(cause, false) : await ScreenUnavailable.of(cause);
    }
  };
  return { load: () => fetch(false), loadAhead: () => fetch(true), loaded: () => loaded };
}
