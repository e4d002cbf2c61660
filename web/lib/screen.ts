import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { LoaderFunctionArgs } from "react-router";
import type { I18n } from "./i18n.ts";
import { ScreenUnavailable } from "./lazy-part.tsx";
import type { Namespace } from "./phrases.ts";
import type { SessionStore } from "./session-store.ts";

/** Exports of a screen's module. */
export interface ScreenModule {
  Component: ComponentType;
  /** Its namespaces, including imports, beyond `EVERYWHERE`. `npm run check` reports missing and superfluous ones. */
  phrases: readonly Namespace[];
  loader?: ScreenLoader;
}

/** Starts a member screen's queries. Navigation does not wait; the screen shows failures. `isAhead`: a prefetch. */
export type ScreenLoader = (queries: QueryClient, address: URL, viewerId: string, isAhead: boolean) => Promise<unknown>;

export interface ScreenParts {
  i18n: I18n;
  queries: QueryClient;
  session: SessionStore;
}

/** Loads code and phrases. Rejects with `ScreenUnavailable`; the next call retries. `ahead`: a prefetch. */
export async function loadScreen<Module extends Pick<ScreenModule, "phrases">>(
  { i18n }: Pick<ScreenParts, "i18n">,
  load: () => Promise<Module>,
  { ahead = false } = {},
): Promise<Module> {
  try {
    const module = await load();
    await i18n.load(module.phrases, { ahead });
    return module;
  } catch (cause) {
    throw ahead ? new ScreenUnavailable(cause, false) : await ScreenUnavailable.of(cause);
  }
}

/** A screen's route; `id` is the folder in `web/screens`. */
export function screenRoute(parts: ScreenParts, id: string, load: () => Promise<ScreenModule>) {
  const { queries, session } = parts;
  const fetchRoute = async (options?: { ahead: boolean }) => {
    const { Component, loader } = await loadScreen(parts, load, options);
    if (!loader) return { Component };
    return {
      Component,
      loader: ({ request }: Pick<LoaderFunctionArgs, "request">) => {
        const { user } = session.read();
        if (user) loader(queries, new URL(request.url), user.id, options?.ahead ?? false).catch(() => {});
        return null;
      },
      // The query cache knows what is stale.
      shouldRevalidate: () => false,
    };
  };
  return { id, lazy: () => fetchRoute(), loadAhead: () => fetchRoute({ ahead: true }) };
}

export type ScreenRoute = ReturnType<typeof screenRoute>;
