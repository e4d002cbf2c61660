import type { I18n } from "./lib/i18n.ts";
import { createBrowserHistory } from "./lib/routing/browser-history.ts";
import { lazyScreen } from "./lib/routing/lazy-screen.ts";
import { createScreenRouter, type ScreenRoute } from "./lib/routing/screen-router.ts";
import { PHRASES_OF } from "./screens.ts";
import { GuestOnly } from "./shell/layouts/guest-only.tsx";
import { Open } from "./shell/layouts/open.tsx";
import { Protected } from "./shell/layouts/protected.tsx";
import { ReportMissing } from "./shell/layouts/report-missing.tsx";
import { Root } from "./shell/layouts/root.tsx";
import { RootError, ScreenError } from "./shell/layouts/screen-error.tsx";
import { Starting } from "./shell/layouts/starting.tsx";

const signedIn = lazyScreen(() => import("./shell/layouts/signed-in.tsx"), PHRASES_OF["layouts/signed-in"]);

/** The route table (specification §2). One chunk per screen. */
export const routes: ScreenRoute[] = [
  {
    element: <Root />,
    errorElement: <RootError />,
    // What is shown until the chunk of the first screen is here.
    hydrateFallbackElement: <Starting isProtected={false} />,
    children: [
      {
        element: <GuestOnly />,
        children: [
          { path: "/", screen: lazyScreen(() => import("./screens/landing/screen.tsx"), PHRASES_OF.landing) },
          { path: "/register", screen: lazyScreen(() => import("./screens/register/screen.tsx"), PHRASES_OF.register) },
          {
            path: "/register/complete",
            screen: lazyScreen(() => import("./screens/register-complete/screen.tsx"), PHRASES_OF["register-complete"]),
          },
          { path: "/login", screen: lazyScreen(() => import("./screens/login/screen.tsx"), PHRASES_OF.login) },
        ],
      },
      {
        path: "/reset-password",
        screen: lazyScreen(() => import("./screens/reset-password/screen.tsx"), PHRASES_OF["reset-password"]),
      },
      {
        path: "/unsubscribe",
        screen: lazyScreen(() => import("./screens/unsubscribe/screen.tsx"), PHRASES_OF.unsubscribe),
      },
      {
        element: <Open signedIn={signedIn} />,
        children: [
          {
            errorElement: <ScreenError />,
            children: [
              {
                path: "/premium",
                screen: lazyScreen(() => import("./screens/premium/screen.tsx"), PHRASES_OF.premium),
              },
              {
                path: "/contact",
                screen: lazyScreen(() => import("./screens/contact/screen.tsx"), PHRASES_OF.contact),
              },
              {
                path: "/privacy",
                screen: lazyScreen(() => import("./screens/privacy/screen.tsx"), PHRASES_OF.privacy),
              },
              { path: "/sobre-mi", screen: lazyScreen(() => import("./screens/about/screen.tsx"), PHRASES_OF.about) },
              { path: "/terms", screen: lazyScreen(() => import("./screens/terms/screen.tsx"), PHRASES_OF.terms) },
            ],
          },
        ],
      },
      {
        element: <Protected />,
        hydrateFallbackElement: <Starting isProtected />,
        children: [
          {
            screen: signedIn,
            children: [
              {
                // Inside the layout, which stays.
                errorElement: <ScreenError />,
                children: [
                  {
                    path: "/dashboard",
                    screen: lazyScreen(() => import("./screens/dashboard/screen.tsx"), PHRASES_OF.dashboard),
                  },
                  {
                    path: "/matches",
                    screen: lazyScreen(() => import("./screens/matches/screen.tsx"), PHRASES_OF.matches),
                  },
                  {
                    path: "/blocked-users",
                    screen: lazyScreen(() => import("./screens/blocked-users/screen.tsx"), PHRASES_OF["blocked-users"]),
                  },
                  {
                    path: "/success",
                    screen: lazyScreen(() => import("./screens/success/screen.tsx"), PHRASES_OF.success),
                  },
                  {
                    path: "/decisions",
                    screen: lazyScreen(() => import("./screens/decisions/screen.tsx"), PHRASES_OF.decisions),
                  },
                  {
                    path: "/settings",
                    screen: lazyScreen(() => import("./screens/settings/screen.tsx"), PHRASES_OF.settings),
                  },
                  { path: "/chats", screen: lazyScreen(() => import("./screens/chats/screen.tsx"), PHRASES_OF.chats) },
                  {
                    path: "/profile/edit",
                    screen: lazyScreen(() => import("./screens/profile-edit/screen.tsx"), PHRASES_OF["profile-edit"]),
                  },
                  {
                    path: "/profile/:id",
                    screen: lazyScreen(() => import("./screens/profile/screen.tsx"), PHRASES_OF.profile),
                  },
                  {
                    // Apart from the others, which every member fetches ahead.
                    children: [
                      {
                        path: "/moderation/bans",
                        screen: lazyScreen(() => import("./screens/moderation/screen.tsx"), PHRASES_OF.moderation),
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        element: <ReportMissing />,
        children: [
          { path: "*", screen: lazyScreen(() => import("./screens/not-found/screen.tsx"), PHRASES_OF["not-found"]) },
        ],
      },
    ],
  },
];

/** The router of the browser. */
export function createRouter(i18n: I18n) {
  return createScreenRouter(routes, createBrowserHistory(), i18n);
}
