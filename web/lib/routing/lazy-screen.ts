import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { I18n } from "../i18n.ts";
import { ScreenUnavailable } from "../lazy-part.tsx";
import type { Namespace } from "../phrases.ts";

/** A screen's optional `handle` export. */
export interface ScreenHandle {
  /**
   * Fetches first data unless cached, even if old: the person may never go there, and long lists would refetch every
   * page. May fail.
   */
  begin: (queries: QueryClient) => Promise<unknown>;
}

export interface ScreenModule {
  Component: ComponentType;
  handle?: ScreenHandle;
}

export interface LazyScreen {
  /** The chunk and its phrases in parallel. Rejects with `ScreenUnavailable`; the next call retries. */
  load: (i18n: I18n) => Promise<ScreenModule>;
  /** The same as a prefetch. */
  loadAhead: (i18n: I18n) => Promise<ScreenModule>;
  loaded: () => ScreenModule | undefined;
}

/** Code and phrases load when opened. */
export function lazyScreen(load: () => Promise<ScreenModule>, phrases: readonly Namespace[]): LazyScreen {
  let loaded: ScreenModule | undefined;
  const fetch = async (i18n: I18n, ahead: boolean) => {
    try {
      const [module] = await Promise.all([load(), i18n.load(phrases, { ahead })]);
      if (!ahead) loaded = module;
      return module;
    } catch (cause) {
      throw ahead ? new ScreenUnavailable(cause, false) : await ScreenUnavailable.of(cause);
    }
  };
  return { load: (i18n) => fetch(i18n, false), loadAhead: (i18n) => fetch(i18n, true), loaded: () => loaded };
}
