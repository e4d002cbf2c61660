import { createBrowserHistory } from "./lib/routing/browser-history.ts";
import { lazyScreen } from "./lib/routing/lazy-screen.ts";
import { createScreenRouter, type ScreenRoute } from "./lib/routing/screen-router.ts";
import { GuestOnly } from "./routes/layouts/guest-only.tsx";
import { Open } from "./routes/layouts/open.tsx";
import { Protected } from "./routes/layouts/protected.tsx";
import { ReportMissing } from "./routes/layouts/report-missing.tsx";
import { Root } from "./routes/layouts/root.tsx";
import { RootError, ScreenError } from "./routes/layouts/screen-error.tsx";
import { Starting } from "./routes/layouts/starting.tsx";
import { PHRASES_OF } from "./screens.ts";

const signedIn = lazyScreen(() => import("./routes/layouts/signed-in.tsx"), PHRASES_OF["layouts/signed-in"]);

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
          { path: "/", screen: lazyScreen(() => import("./routes/landing.tsx"), PHRASES_OF.landing) },
          { path: "/register", screen: lazyScreen(() => import("./routes/register.tsx"), PHRASES_OF.register) },
          {
            path: "/register/complete",
            screen: lazyScreen(() => import("./routes/register-complete.tsx"), PHRASES_OF["register-complete"]),
          },
          { path: "/login", screen: lazyScreen(() => import("./routes/login.tsx"), PHRASES_OF.login) },
        ],
      },
      {
        path: "/reset-password",
        screen: lazyScreen(() => import("./routes/reset-password.tsx"), PHRASES_OF["reset-password"]),
      },
      { path: "/unsubscribe", screen: lazyScreen(() => import("./routes/unsubscribe.tsx"), PHRASES_OF.unsubscribe) },
      {
        element: <Open signedIn={signedIn} />,
        children: [
          {
            errorElement: <ScreenError />,
            children: [
              { path: "/premium", screen: lazyScreen(() => import("./routes/premium.tsx"), PHRASES_OF.premium) },
              { path: "/contact", screen: lazyScreen(() => import("./routes/contact.tsx"), PHRASES_OF.contact) },
              { path: "/privacy", screen: lazyScreen(() => import("./routes/privacy.tsx"), PHRASES_OF.privacy) },
              { path: "/sobre-mi", screen: lazyScreen(() => import("./routes/about.tsx"), PHRASES_OF.about) },
              { path: "/terms", screen: lazyScreen(() => import("./routes/terms.tsx"), PHRASES_OF.terms) },
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
                    screen: lazyScreen(() => import("./routes/dashboard.tsx"), PHRASES_OF.dashboard),
                  },
                  { path: "/matches", screen: lazyScreen(() => import("./routes/matches.tsx"), PHRASES_OF.matches) },
                  {
                    path: "/blocked-users",
                    screen: lazyScreen(() => import("./routes/blocked-users.tsx"), PHRASES_OF["blocked-users"]),
                  },
                  { path: "/success", screen: lazyScreen(() => import("./routes/success.tsx"), PHRASES_OF.success) },
                  {
                    path: "/decisions",
                    screen: lazyScreen(() => import("./routes/decisions.tsx"), PHRASES_OF.decisions),
                  },
                  { path: "/settings", screen: lazyScreen(() => import("./routes/settings.tsx"), PHRASES_OF.settings) },
                  { path: "/chats", screen: lazyScreen(() => import("./routes/chats.tsx"), PHRASES_OF.chats) },
                  {
                    path: "/profile/edit",
                    screen: lazyScreen(() => import("./routes/profile-edit.tsx"), PHRASES_OF["profile-edit"]),
                  },
                  {
                    path: "/profile/:id",
                    screen: lazyScreen(() => import("./routes/profile.tsx"), PHRASES_OF.profile),
                  },
                  {
                    // Apart from the others, which every member fetches ahead.
                    children: [
                      {
                        path: "/moderation/bans",
                        screen: lazyScreen(() => import("./routes/moderation-bans.tsx"), PHRASES_OF["moderation-bans"]),
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
        children: [{ path: "*", screen: lazyScreen(() => import("./routes/not-found.tsx"), PHRASES_OF["not-found"]) }],
      },
    ],
  },
];

/** The router of the browser. */
export function createRouter() {
  return createScreenRouter(routes, createBrowserHistory());
}
