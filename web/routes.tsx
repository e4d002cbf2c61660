import { createBrowserRouter, matchRoutes, type RouteObject, redirect } from "react-router";
import { type ScreenModule, type ScreenParts, screenRoute } from "./lib/screen.ts";
import { destination, isForAll } from "./shell/layouts/destination.ts";
import { GuestOnly } from "./shell/layouts/guest-only.tsx";
import { loadFrame, Open } from "./shell/layouts/open.tsx";
import { Protected } from "./shell/layouts/protected.tsx";
import { Root } from "./shell/layouts/root.tsx";
import { RootError, ScreenError } from "./shell/layouts/screen-error.tsx";
import { Starting } from "./shell/layouts/starting.tsx";
import { watchBack } from "./ui/back-closes.ts";

/** Prerendered for guests (`prerender.tsx`); a page of type `read` starts the app late. */
type Page = "prerendered" | "read";

/** The route table: screens and access. */
export function createRoutes(parts: ScreenParts): RouteObject[] {
  const screen = (path: string, id: string, load: () => Promise<ScreenModule>, page?: Page) => ({
    path,
    handle: { page },
    ...screenRoute(parts, id, load),
  });
  /** Redirects members without loading code for guests; `GuestOnly` handles sessions known later. */
  const guestScreen = (...args: Parameters<typeof screen>) => {
    const unlessMember =
      <Fetched,>(fetch: () => Promise<Fetched>) =>
      async () => {
        const { user } = parts.session.read();
        if (user && !isForAll(location))
          throw redirect(destination({ search: location.search, state: history.state?.usr }, user.id));
        return fetch();
      };
    const route = screen(...args);
    return { ...route, lazy: unlessMember(route.lazy), loadAhead: unlessMember(route.loadAhead) };
  };
  const routes: RouteObject[] = [
    {
      element: <Root routes={() => routes} />,
      errorElement: <RootError />,
      // Until the first screen has loaded.
      hydrateFallbackElement: <Starting />,
      children: [
        {
          element: <GuestOnly />,
          children: [
            guestScreen("/", "landing", () => import("./screens/landing/screen.tsx"), "read"),
            guestScreen("/register", "register", () => import("./screens/register/screen.tsx"), "prerendered"),
            guestScreen(
              "/register/complete",
              "register-complete",
              () => import("./screens/register-complete/screen.tsx"),
            ),
            guestScreen("/login", "login", () => import("./screens/login/screen.tsx"), "prerendered"),
          ],
        },
        screen("/reset-password", "reset-password", () => import("./screens/reset-password/screen.tsx")),
        screen("/unsubscribe", "unsubscribe", () => import("./screens/unsubscribe/screen.tsx")),
        {
          id: "open",
          loader: () => loadFrame(parts),
          element: <Open />,
          // The frame failed to load.
          errorElement: <RootError />,
          children: [
            {
              errorElement: <ScreenError />,
              children: [
                screen("/premium", "premium", () => import("./screens/premium/screen.tsx"), "prerendered"),
                screen("/contact", "contact", () => import("./screens/contact/screen.tsx"), "prerendered"),
                // Its contact is configured, so the page fetches it.
                screen("/privacy", "privacy", () => import("./screens/privacy/screen.tsx"), "prerendered"),
                screen("/sobre-mi", "about", () => import("./screens/about/screen.tsx"), "read"),
                screen("/terms", "terms", () => import("./screens/terms/screen.tsx"), "read"),
                screen("*", "not-found", () => import("./screens/not-found/screen.tsx")),
              ],
            },
          ],
        },
        {
          element: <Protected />,
          children: [
            {
              ...screenRoute(parts, "signed-in", () => import("./shell/layouts/signed-in.tsx")),
              children: [
                {
                  // Inside the layout, which stays.
                  errorElement: <ScreenError />,
                  children: [
                    screen("/dashboard", "dashboard", () => import("./screens/dashboard/screen.tsx")),
                    screen("/matches", "matches", () => import("./screens/matches/screen.tsx")),
                    screen("/chats", "chats", () => import("./screens/chats/screen.tsx")),
                    screen("/profile/edit", "profile-edit", () => import("./screens/profile-edit/screen.tsx")),
                    screen("/profile/me", "own-profile", () => import("./screens/own-profile/screen.tsx")),
                    screen("/profile/:id", "profile", () => import("./screens/profile/screen.tsx")),
                    screen("/blocked-users", "blocked-users", () => import("./screens/blocked-users/screen.tsx")),
                    screen("/decisions", "decisions", () => import("./screens/decisions/screen.tsx")),
                    screen("/events", "events", () => import("./screens/events/screen.tsx")),
                    screen("/settings", "settings", () => import("./screens/settings/screen.tsx")),
                    screen("/success", "success", () => import("./screens/success/screen.tsx")),
                    // Separate: members prefetch the others.
                    {
                      children: [
                        screen("/moderation/bans", "moderation", () => import("./screens/moderation/screen.tsx")),
                      ],
                    },
                    { children: [screen("/operator", "operator", () => import("./screens/operator/screen.tsx"))] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ];
  return routes;
}

/** Loads the first screen, for a seamless takeover of the prerendered page. */
export async function loadFirstScreen(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** The browser's router. `isTakenOver`: a prerendered page keeps its scroll position. */
export function createRouter(routes: RouteObject[], { isTakenOver }: { isTakenOver: boolean }) {
  const state = history.state as { key?: unknown } | null;
  // The router names the first entry of every document "default", and would restore another document's position.
  if (typeof state?.key !== "string") history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, "");
  return watchBack(createBrowserRouter(routes, isTakenOver ? { hydrationData: { loaderData: { open: null } } } : {}));
}
