import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { render } from "@testing-library/react";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router";
import { AppProvider } from "../../lib/app.tsx";
import { testApp } from "../../lib/app-testing.ts";
import { EVERYWHERE } from "../../lib/everywhere.ts";
import { startI18n } from "../../lib/i18n-testing.ts";
import { TranslationProvider } from "../../lib/translation.tsx";
import { createRoutes } from "../../routes.tsx";
import { KitProvider } from "../../ui/provider.tsx";
import { phrases } from "./signed-in.tsx";

/** Screens that tests of the frame only need to recognise. */
const STUBS = [
  "/",
  "/dashboard",
  "/matches",
  "/chats",
  "/profile/:id",
  "/profile/edit",
  "/blocked-users",
  "/decisions",
  "/success",
  "/settings",
  "/moderation/bans",
];

/**
 * For tests: the app as `main.tsx` puts it together, with its real route table, on a router in memory. The screens of
 * other features are replaced by headings with their path. `history` are the addresses visited so far.
 */
export async function renderApp(...history: [string, ...string[]]) {
  return renderAppIn("es", ...history);
}

/** The same in another language. */
export async function renderAppIn(language: Language, ...history: [string, ...string[]]) {
  // An earlier test may have fetched the frame of signed-in people, with its phrases for another instance.
  const i18n = await startI18n([...EVERYWHERE, ...phrases], { language });
  const app = testApp();
  app.session.start();
  const router = createMemoryRouter(createRoutes({ ...app, i18n }).map(stubbed), { initialEntries: history });
  const result = render(
    <TranslationProvider i18n={i18n}>
      <AppProvider app={app}>
        <KitProvider>
          <RouterProvider router={router} />
        </KitProvider>
      </AppProvider>
    </TranslationProvider>,
  );
  return { ...result, app, router, path: () => router.state.location.pathname };
}

function stubbed(route: RouteObject): RouteObject {
  const { path, children } = route;
  if (path !== undefined && STUBS.includes(path)) return { path, element: <h1>{path}</h1> };
  return children ? ({ ...route, children: children.map(stubbed) } as RouteObject) : route;
}
