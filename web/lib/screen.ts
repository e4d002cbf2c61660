import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { LoaderFunctionArgs } from "react-router";
import type { I18n } from "./i18n.ts";
import { ScreenUnavailable } from "./lazy-part.tsx";
import type { Namespace } from "./phrases.ts";
import type { SessionStore } from "./session-store.ts";

/** What a screen's module exports. */
export interface ScreenModule {
  Component: ComponentType;
  /** Those that it uses, with everything it imports, beside `EVERYWHERE`. `npm run check` names missing and superfluous ones. */
  phrases: readonly Namespace[];
  loader?: ScreenLoader;
}

/** Asks for what a member's screen opens with. No navigation waits for it; the screen shows where it fails. */
export type ScreenLoader = (queries: QueryClient, address: URL) => Promise<unknown>;

/** What screens are fetched with. */
export interface ScreenParts {
  i18n: I18n;
  queries: QueryClient;
  session: SessionStore;
}

/** Code and phrases of a screen. Rejects with `ScreenUnavailable`; the next call tries again. `ahead`: it may never open. */
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

/** The part of a route that names its screen: `id` is the folder below `web/screens`. */
export function screenRoute(parts: ScreenParts, id: string, load: () => Promise<ScreenModule>) {
  const { queries, session } = parts;
  const fetchRoute = async (options?: { ahead: boolean }) => {
    const { Component, loader } = await loadScreen(parts, load, options);
    if (!loader) return { Component };
    return {
      Component,
      loader: ({ request }: Pick<LoaderFunctionArgs, "request">) => {
        if (session.read().user) loader(queries, new URL(request.url)).catch(() => {});
        return null;
      },
      // The cache of queries knows what is out of date.
      shouldRevalidate: () => false,
    };
  };
  return { id, lazy: () => fetchRoute(), loadAhead: () => fetchRoute({ ahead: true }) };
}

export type ScreenRoute = ReturnType<typeof screenRoute>;
