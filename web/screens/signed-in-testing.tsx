import type { CurrentSession } from "@nakamatch/contract/endpoints/sign-in/accounts";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { act, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { Outlet, parsePath, type RouteObject, useLocation } from "react-router";
import { MatchWatch } from "../features/meeting/match-watch.tsx";
import { type Answer, fakeServer } from "../lib/api-testing.ts";
import { testApp } from "../lib/app-testing.ts";
import { useSession } from "../lib/session.tsx";
import { SESSION_KEY } from "../lib/session-store.ts";
import { LiveWatch } from "../shell/live-watch.tsx";
import { renderRoutes } from "../ui/testing.tsx";
import { useToastsOfScreen } from "../ui/toast.tsx";

/** For tests of whole member screens, with a fake network and socket. */

export const viewer: CurrentSession["user"] = {
  id: "00000000-0000-4000-8000-000000000001",
  email: "yo@example.org",
  nickname: "Nami",
  avatarUrl: null,
  isPremium: false,
  isModerator: false,
  interestCount: 3,
  seeksNobody: false,
  isPaused: false,
};

/** Parts of the layouts; state ends with the person, as in the app. */
function Layout() {
  useToastsOfScreen(useLocation().pathname);
  if (!useSession().user) return null;
  return (
    <>
      <Outlet />
      <MatchWatch />
      <LiveWatch />
    </>
  );
}

export type SignedIn = {
  user?: Partial<CurrentSession["user"]>;
  path: string;
  /** The route's pattern, and the initial navigation state. */
  route?: string;
  state?: unknown;
  /** Defaults to Spanish. */
  language?: Language;
  /** Other reachable screens. */
  screens?: RouteObject[];
  /** By `METHOD /path`; `*` matches a segment. */
  answers: Record<string, Answer>;
};

/** Renders a screen for the viewer. `of` returns an endpoint's requests. */
export async function renderSignedIn(
  screen: ReactNode,
  { user, path, route, state, language = "es", screens = [], answers }: SignedIn,
) {
  const session: CurrentSession = {
    user: { ...viewer, ...user },
    session: { expiresAt: Math.floor(Date.now() / 1000) + 900, expiresIn: 900, assuranceLevel: "aal1" },
  };
  const server = fakeServer({
    "GET /session": () => session,
    "GET /notifications": () => ({ hasNewLikes: false, hasNewChats: false, isModerator: false }),
    "GET /me/questions": () => ({ questions: [] }),
    ...answers,
  });
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  const app = testApp();
  app.session.start();
  app.live.start();
  const children = [
    { path: route ?? path.split(/[?#]/)[0] ?? path, element: screen },
    ...screens,
    { path: "*", element: null },
  ];
  const { queries } = app;
  const defaults = queries.getDefaultOptions();
  queries.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } });
  const { router } = await renderRoutes([{ element: <Layout />, children }], {
    app,
    language,
    entries: [{ ...parsePath(path), state }],
  });
  return {
    app,
    of: (method: string, path: string) => server.of(`${method} ${path}`),
    location: () => `${router.state.location.pathname}${router.state.location.search}`,
    hash: () => router.state.location.hash,
    state: () => router.state.location.state as unknown,
    back: () => act(() => router.navigate(-1)),
    goTo: (address: string, state?: unknown) => act(() => router.navigate(address, { state })),
  };
}

/** The text of the error toast. */
export async function failureToast() {
  const toast = await waitFor(() => {
    const found = document.querySelector<HTMLElement>("[data-variant=destructive]");
    if (!found) throw new Error("there is no destructive toast");
    return found;
  });
  return within(toast);
}
