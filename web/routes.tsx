import { createBrowserRouter, matchRoutes, type RouteObject } from "react-router";
import { GuestOnly } from "./routes/layouts/guest-only.tsx";
import { lazyScreen } from "./routes/layouts/lazy-screen.ts";
import { Protected } from "./routes/layouts/protected.tsx";
import { ReportMissing } from "./routes/layouts/report-missing.tsx";
import { Root } from "./routes/layouts/root.tsx";
import { RootError, ScreenError } from "./routes/layouts/screen-error.tsx";
import { Loading, Verifying } from "./routes/layouts/waiting.tsx";

/**
 * The route table (specification §2). One chunk per screen. A screen that is added here appears by itself wherever the
 * app links to it (`useKnownRoute`).
 */
export const routes: RouteObject[] = [
  {
    element: <Root knows={knowsRoute} routes={() => routes} />,
    errorElement: <RootError />,
    // What is shown until the chunk of the first screen is here.
    hydrateFallbackElement: <Loading />,
    children: [
      {
        element: <GuestOnly />,
        children: [
          { path: "/", lazy: lazyScreen(() => import("./routes/landing.tsx")) },
          { path: "/register", lazy: lazyScreen(() => import("./routes/register.tsx")) },
          { path: "/login", lazy: lazyScreen(() => import("./routes/login.tsx")) },
        ],
      },
      { path: "/reset-password", lazy: lazyScreen(() => import("./routes/reset-password.tsx")) },
      {
        element: <Protected />,
        hydrateFallbackElement: <Verifying />,
        children: [
          {
            lazy: lazyScreen(() => import("./routes/layouts/signed-in.tsx")),
            children: [
              {
                // Inside the layout, which stays.
                errorElement: <ScreenError />,
                children: [
                  { path: "/dashboard", lazy: lazyScreen(() => import("./routes/dashboard.tsx")) },
                  { path: "/matches", lazy: lazyScreen(() => import("./routes/matches.tsx")) },
                  { path: "/chats", lazy: lazyScreen(() => import("./routes/chats.tsx")) },
                ],
              },
            ],
          },
        ],
      },
      {
        element: <ReportMissing />,
        children: [{ path: "*", lazy: lazyScreen(() => import("./routes/not-found.tsx")) }],
      },
    ],
  },
];

/** Whether a screen of its own stands at `path`. */
export function knowsRoute(path: string): boolean {
  return matchRoutes(routes, path)?.at(-1)?.route.path !== "*";
}

/** The router of the browser. */
export function createRouter() {
  return createBrowserRouter(routes);
}
