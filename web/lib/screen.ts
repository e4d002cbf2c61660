import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { createContext, type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { loadNamespaces } from "./i18n.ts";
import { ScreenUnavailable } from "./lazy-part.tsx";
import type { Namespace } from "./phrases.ts";
import { readSession } from "./session-store.ts";

/** What a screen's module exports: all there is to say about it. */
interface ScreenModule {
  Component: ComponentType;
  /** Those that it uses, with everything it imports, beside `EVERYWHERE`. `npm run check` names missing and superfluous ones. */
  phrases: readonly Namespace[];
  loader?: ScreenLoader;
}

type ScreenLoader = (args: Pick<LoaderFunctionArgs, "context" | "request">) => null;

const queryClient = createContext<QueryClient>();

/** What loaders are given. */
export function loaderContext(queries: QueryClient): RouterContextProvider {
  return new RouterContextProvider(new Map([[queryClient, queries]]));
}

/**
 * A loader that asks for what a screen of a signed-in person opens with. It holds no navigation back, and never fails: the
 * screen shows placeholders until the answer is here, or why there is none.
 */
export function opensWith(begin: (queries: QueryClient, address: URL) => Promise<unknown>): ScreenLoader {
  return ({ context, request }) => {
    if (readSession().user) begin(context.get(queryClient), new URL(request.url)).catch(() => {});
    return null;
  };
}

/**
 * The part of a route that names its screen: `id` is the folder below `web/screens`. Code and phrases are fetched when the
 * screen is opened; `ScreenUnavailable` tells why that failed, and the next navigation tries again.
 */
export function screen(id: string, load: () => Promise<ScreenModule>) {
  return {
    id,
    lazy: async () => {
      try {
        const { Component, phrases, loader } = await load();
        await loadNamespaces(phrases);
        // The cache of queries knows what is out of date.
        return { Component, ...(loader && { loader, shouldRevalidate: () => false }) };
      } catch (cause) {
        throw await ScreenUnavailable.of(cause);
      }
    },
  };
}
