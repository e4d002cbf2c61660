import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeServer, signedIn } from "../lib/api-testing.ts";
import { AppProvider } from "../lib/app.tsx";
import { testApp } from "../lib/app-testing.ts";
import { i18nWithAllPhrases } from "../lib/i18n-testing.ts";
import { outlineOf } from "../lib/outline-testing.ts";
import { SESSION_KEY } from "../lib/session-store.ts";
import { TranslationProvider } from "../lib/translation.tsx";
import { BackButton } from "./back-button.tsx";

let app = testApp();
beforeEach(() => {
  app = testApp();
});

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, "");
  vi.restoreAllMocks();
});

/** The button on the second page of the visit; `goBack` presses it and tells where it led. */
async function open({ isSignedIn = false } = {}) {
  fakeServer({ "GET /api/v1/session": () => (isSignedIn ? signedIn() : null) });
  if (isSignedIn) localStorage.setItem(SESSION_KEY, JSON.stringify(signedIn()));
  app.session.start();
  const router = createMemoryRouter(
    [
      { path: "/doc", element: <BackButton /> },
      { path: "*", element: <h1>otra</h1> },
    ],
    { initialEntries: ["/before", "/doc"] },
  );
  const { container } = render(
    <TranslationProvider i18n={await i18nWithAllPhrases()}>
      <AppProvider app={app}>
        <RouterProvider router={router} />
      </AppProvider>
    </TranslationProvider>,
  );
  const goBack = async () => {
    fireEvent.click(screen.getByRole("button", { name: "Volver" }));
    await waitFor(() => expect(router.state.location.pathname).not.toBe("/doc"));
    return [router.state.location.pathname, router.state.historyAction];
  };
  return { container, goBack };
}

test("is a quiet button with an arrow", async () => {
  const { container } = await open();
  expect(outlineOf(container)).toMatchSnapshot();
});

test.each<[string, { index: unknown; length: number; referrer: string }, boolean]>([
  ["a page that the router opened before it", { index: 1, length: 1, referrer: "" }, true],
  ["the first page of the router", { index: 0, length: 1, referrer: "" }, false],
  ["a page of ours that was left by loading this one", { index: 0, length: 2, referrer: "/terms" }, true],
  ["the same before the router is there", { index: null, length: 2, referrer: "/terms" }, true],
  ["a page of ours in another tab", { index: 0, length: 1, referrer: "/terms" }, false],
  ["another site", { index: 0, length: 2, referrer: "https://example.org/" }, false],
  ["a site whose address begins like ours", { index: 0, length: 2, referrer: ".evil.test/" }, false],
])("STATIC-07: where the reader comes from %s", async (_, { index, length, referrer }, goesBack) => {
  const { goBack } = await open();
  history.replaceState({ idx: index }, "");
  vi.spyOn(history, "length", "get").mockReturnValue(length);
  const address = referrer === "" || referrer.startsWith("https") ? referrer : `${location.origin}${referrer}`;
  vi.spyOn(document, "referrer", "get").mockReturnValue(address);
  expect(await goBack()).toEqual(goesBack ? ["/before", "POP"] : ["/", "PUSH"]);
});

test("STATIC-07: a member is at home on the dashboard", async () => {
  const { goBack } = await open({ isSignedIn: true });
  expect(await goBack()).toEqual(["/dashboard", "PUSH"]);
});
