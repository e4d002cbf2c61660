import type { CurrentSession } from "@nakamatch/contract/endpoints/accounts";
import type { ServerEvents } from "@nakamatch/contract/events/realtime";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, Outlet, parsePath, type RouteObject, RouterProvider, useLocation } from "react-router";
import { afterEach, beforeEach, vi } from "vitest";
import { i18nWithAllPhrases } from "../lib/i18n-testing.ts";
import { createQueryClient } from "../lib/query.ts";
import { followSession } from "../lib/realtime.ts";
import { SessionProvider, useSession } from "../lib/session.tsx";
import { SESSION_KEY, startSession } from "../lib/session-store.ts";
import { TranslationProvider } from "../lib/translation.tsx";
import { BlocksWatch } from "../live/blocks-watch.tsx";
import { ChatsWatch } from "../live/chats-watch.tsx";
import { MatchWatch } from "../live/match-watch.tsx";
import { PeopleWatch } from "../live/people-watch.tsx";
import { KitProvider } from "../ui/provider.tsx";
import { useToastsOfScreen } from "../ui/toast.tsx";

/** For tests of whole screens of a signed-in person: everything is real but the network and the socket. */

export const viewer: CurrentSession["user"] = {
  id: "00000000-0000-4000-8000-000000000001",
  email: "yo@example.org",
  nickname: "Nami",
  avatarUrl: null,
  isPremium: false,
  isModerator: false,
  interestCount: 3,
  seeksNobody: false,
};

export type Call = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
  params: string[];
};
type Answer = (call: Call) => unknown;

/** A refusal of the server, to be returned by an answer. */
export function refusal(code: string, status: number): Response {
  return Response.json({ code, status, message: code }, { status });
}

/** A broken connection, to be thrown by an answer. */
export function offline(): never {
  throw new TypeError("Failed to fetch");
}

/** What the server would push: set by the fake socket, see `socketModule`. */
const socket = {
  onAny: null as ((event: string, payload: unknown) => void) | null,
  connect: null as (() => void) | null,
};

/** What the browser has told the server over the socket in this test, oldest first. */
export const told: [event: string, payload: unknown][] = [];

/** Replaces the socket library: `vi.mock("socket.io-client", async () => …)`. */
export const socketModule = {
  io: () => ({
    active: true,
    connected: true,
    on: (event: string, listener: () => void) => {
      if (event === "connect") socket.connect = listener;
    },
    onAny: (listener: (event: string, payload: unknown) => void) => {
      socket.onAny = listener;
    },
    volatile: {
      emit: (event: string, payload?: unknown) => {
        told.push([event, payload]);
      },
    },
    connect: () => {},
    disconnect: () => {},
    removeAllListeners: () => {},
  }),
};

/** Pushes an event, as the server does. */
export async function push<Name extends keyof ServerEvents>(
  event: Name,
  payload: Parameters<ServerEvents[Name]>[0],
): Promise<void> {
  if (!socket.onAny) {
    await waitFor(() => {
      if (!socket.onAny) throw new Error("The socket is not open yet");
    });
  }
  await act(async () => socket.onAny?.(event, payload));
}

/** The connection comes, and comes back. */
export async function connect(): Promise<void> {
  await waitFor(() => {
    if (!socket.connect) throw new Error("The socket is not open yet");
  });
  await act(async () => socket.connect?.());
}

function pathPattern(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll("*", "([^/]+)")}$`);
}

const stops: (() => void)[] = [];

// As the router in memory calls its first entry.
beforeEach(() => history.replaceState({ key: "default" }, ""));

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  socket.onAny = null;
  socket.connect = null;
  told.length = 0;
  localStorage.clear();
  history.replaceState(null, "");
  vi.unstubAllGlobals();
});

/** What the layouts bring along on every screen. A toast goes with its screen, and the screen with its person, as there. */
function Layout() {
  useToastsOfScreen(useLocation().pathname);
  if (!useSession().user) return null;
  return (
    <>
      <Outlet />
      <MatchWatch />
      <BlocksWatch />
      <PeopleWatch />
      <ChatsWatch />
    </>
  );
}

export type SignedIn = {
  user?: Partial<CurrentSession["user"]>;
  path: string;
  /** The pattern of the screen's route, where it has parameters, and the navigation state that it is opened with. */
  route?: string;
  state?: unknown;
  /** Spanish unless another one is named. */
  language?: Language;
  /** Other screens that can be reached. */
  screens?: RouteObject[];
  /** Answers by `METHOD /path`; `*` in the path stands for one segment. */
  answers: Record<string, Answer>;
};

/** Renders a screen for the viewer. `of` gives the requests so far to one endpoint. */
export async function renderSignedIn(
  screen: ReactNode,
  { user, path, route, state, language = "es", screens = [], answers }: SignedIn,
) {
  const session: CurrentSession = {
    user: { ...viewer, ...user },
    session: { expiresAt: Math.floor(Date.now() / 1000) + 900, expiresIn: 900, assuranceLevel: "aal1" },
  };
  const all: Record<string, Answer> = {
    "GET /session": () => session,
    "GET /notifications": () => ({ hasNewLikes: false, hasNewChats: false, isModerator: false }),
    ...answers,
  };
  const calls: Call[] = [];
  vi.stubGlobal("fetch", async (input: string | Request, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(input, location.origin), init);
    const url = new URL(request.url);
    const text = await request.text();
    const name = `${request.method} ${url.pathname.replace(/^\/api(\/v1)?/, "")}`;
    for (const [pattern, answer] of Object.entries(all)) {
      const match = pathPattern(pattern).exec(name);
      if (!match) continue;
      const call: Call = {
        method: request.method,
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: text ? JSON.parse(text) : undefined,
        params: match.slice(1),
      };
      calls.push(call);
      const result = await answer(call);
      return result instanceof Response ? result : Response.json(result);
    }
    throw new Error(`No answer for ${name}`);
  });
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  stops.push(startSession(), followSession());
  const router = createMemoryRouter(
    [
      {
        element: <Layout />,
        children: [
          { path: route ?? path.split("?")[0] ?? path, element: screen },
          ...screens,
          { path: "*", element: null },
        ],
      },
    ],
    { initialEntries: [{ ...parsePath(path), state }] },
  );
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  render(
    <TranslationProvider i18n={await i18nWithAllPhrases(language)}>
      <QueryClientProvider client={queries}>
        <SessionProvider>
          <KitProvider>
            <RouterProvider router={router} />
          </KitProvider>
        </SessionProvider>
      </QueryClientProvider>
    </TranslationProvider>,
  );
  return {
    of: (method: string, path: string) =>
      calls.filter((call) => call.method === method && pathPattern(path).test(call.path.replace(/^\/api(\/v1)?/, ""))),
    location: () => `${router.state.location.pathname}${router.state.location.search}`,
    state: () => router.state.location.state as unknown,
    back: () => act(() => router.navigate(-1)),
    goTo: (address: string, state?: unknown) => act(() => router.navigate(address, { state })),
  };
}

/** What the destructive toast says, once there is one. */
export async function failureToast() {
  const toast = await waitFor(() => {
    const found = document.querySelector<HTMLElement>("[data-variant=destructive]");
    if (!found) throw new Error("there is no destructive toast");
    return found;
  });
  return within(toast);
}
