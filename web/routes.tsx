import { createBrowserRouter, matchRoutes, type RouteObject, redirect } from "react-router";
import { type ScreenModule, type ScreenParts, screenRoute } from "./lib/screen.ts";
import { destination } from "./shell/layouts/destination.ts";
import { GuestOnly } from "./shell/layouts/guest-only.tsx";
import { loadFrame, Open } from "./shell/layouts/open.tsx";
import { Protected } from "./shell/layouts/protected.tsx";
import { Root } from "./shell/layouts/root.tsx";
import { RootError, ScreenError } from "./shell/layouts/screen-error.tsx";
import { Starting } from "./shell/layouts/starting.tsx";

/** The build renders such pages beforehand, in every language, as guests see them (`prerender.tsx`). */
const prerendered = { page: "prerendered" };
/** Those that are only read start the app at their first use (`public/early.js`). */
const read = { page: "read" };

/** The route table (specification §2): each screen, and who may enter. */
export function createRoutes(parts: ScreenParts): RouteObject[] {
  const screen = (id: string, load: () => Promise<ScreenModule>) => screenRoute(parts, id, load);
  /** Members are led on without its code, which the next guest may need; `GuestOnly` leads those who are known later. */
  const guestScreen = (id: string, load: () => Promise<ScreenModule>) => {
    const unlessMember =
      <Fetched,>(fetch: () => Promise<Fetched>) =>
      async () => {
        const { user } = parts.session.read();
        if (user) throw redirect(destination({ search: location.search, state: history.state?.usr }, user.id));
        return fetch();
      };
    const { lazy, loadAhead } = screen(id, load);
    return { id, lazy: unlessMember(lazy), loadAhead: unlessMember(loadAhead) };
  };
  const routes: RouteObject[] = [
    {
      element: <Root routes={() => routes} />,
      errorElement: <RootError />,
      // What is shown until the chunk of the first screen is here.
      hydrateFallbackElement: <Starting />,
      children: [
        {
          element: <GuestOnly />,
          children: [
            { path: "/", handle: read, ...guestScreen("landing", () => import("./screens/landing/screen.tsx")) },
            {
              path: "/register",
              handle: prerendered,
              ...guestScreen("register", () => import("./screens/register/screen.tsx")),
            },
            {
              path: "/register/complete",
              ...guestScreen("register-complete", () => import("./screens/register-complete/screen.tsx")),
            },
            {
              path: "/login",
              handle: prerendered,
              ...guestScreen("login", () => import("./screens/login/screen.tsx")),
            },
          ],
        },
        { path: "/reset-password", ...screen("reset-password", () => import("./screens/reset-password/screen.tsx")) },
        { path: "/unsubscribe", ...screen("unsubscribe", () => import("./screens/unsubscribe/screen.tsx")) },
        {
          id: "open",
          loader: () => loadFrame(parts),
          element: <Open />,
          // Where the frame cannot be fetched.
          errorElement: <RootError />,
          children: [
            {
              errorElement: <ScreenError />,
              children: [
                {
                  path: "/premium",
                  handle: prerendered,
                  ...screen("premium", () => import("./screens/premium/screen.tsx")),
                },
                {
                  path: "/contact",
                  handle: prerendered,
                  ...screen("contact", () => import("./screens/contact/screen.tsx")),
                },
                { path: "/privacy", handle: read, ...screen("privacy", () => import("./screens/privacy/screen.tsx")) },
                { path: "/sobre-mi", handle: read, ...screen("about", () => import("./screens/about/screen.tsx")) },
                { path: "/terms", handle: read, ...screen("terms", () => import("./screens/terms/screen.tsx")) },
              ],
            },
          ],
        },
        {
          element: <Protected />,
          children: [
            {
              ...screen("signed-in", () => import("./shell/layouts/signed-in.tsx")),
              children: [
                {
                  // Inside the layout, which stays.
                  errorElement: <ScreenError />,
                  children: [
                    { path: "/dashboard", ...screen("dashboard", () => import("./screens/dashboard/screen.tsx")) },
                    { path: "/matches", ...screen("matches", () => import("./screens/matches/screen.tsx")) },
                    { path: "/chats", ...screen("chats", () => import("./screens/chats/screen.tsx")) },
                    {
                      path: "/profile/edit",
                      ...screen("profile-edit", () => import("./screens/profile-edit/screen.tsx")),
                    },
                    { path: "/profile/:id", ...screen("profile", () => import("./screens/profile/screen.tsx")) },
                    {
                      path: "/blocked-users",
                      ...screen("blocked-users", () => import("./screens/blocked-users/screen.tsx")),
                    },
                    { path: "/decisions", ...screen("decisions", () => import("./screens/decisions/screen.tsx")) },
                    { path: "/settings", ...screen("settings", () => import("./screens/settings/screen.tsx")) },
                    { path: "/success", ...screen("success", () => import("./screens/success/screen.tsx")) },
                    {
                      // Apart from the others, which every member fetches ahead.
                      children: [
                        {
                          path: "/moderation/bans",
                          ...screen("moderation", () => import("./screens/moderation/screen.tsx")),
                        },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
        { path: "*", ...screen("not-found", () => import("./screens/not-found/screen.tsx")) },
      ],
    },
  ];
  return routes;
}

/** Fetches the code of the first screen, so that a page that was rendered beforehand is taken over without anything in between. */
export async function loadFirstScreen(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** The router of the browser. `isTakenOver`: the page was rendered beforehand, and stays where it is scrolled to. */
export function createRouter(routes: RouteObject[], { isTakenOver }: { isTakenOver: boolean }) {
  const state = history.state as { key?: unknown } | null;
  // The library calls the first entry of each document "default", and would scroll it to where another document was left.
  if (typeof state?.key !== "string") history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, "");
  return createBrowserRouter(routes, isTakenOver ? { hydrationData: { loaderData: { open: null } } } : {});
}
