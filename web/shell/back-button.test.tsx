import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeServer, signedIn } from "../lib/api-testing.ts";
import { testApp } from "../lib/app-testing.ts";
import { renderRoutes } from "../ui/testing.tsx";
import { BackButton } from "./back-button.tsx";
import { memberApp } from "./testing.tsx";

/** Presses the button on the second page; returns the resulting location. */
async function goBack(app = testApp()) {
  const routes = [
    { path: "/doc", element: <BackButton /> },
    { path: "*", element: null },
  ];
  const { router } = await renderRoutes(routes, { app, entries: ["/before", "/doc"] });
  fireEvent.click(screen.getByRole("button", { name: "Volver" }));
  await waitFor(() => expect(router.state.location.pathname).not.toBe("/doc"));
  return [router.state.location.pathname, router.state.historyAction];
}

test.each<[string, { index: unknown; length: number; referrer: string }, boolean]>([
  ["a page that the router opened before it", { index: 1, length: 1, referrer: "" }, true],
  ["a page of ours that was left by loading this one", { index: null, length: 2, referrer: "/terms" }, true],
  ["a page of ours in another tab", { index: 0, length: 1, referrer: "/terms" }, false],
  ["a site whose address begins like ours", { index: 0, length: 2, referrer: ".evil.test/" }, false],
])("STATIC-07: where the reader comes from %s", async (_, { index, length, referrer }, goesBack) => {
  history.replaceState({ idx: index }, "");
  vi.spyOn(history, "length", "get").mockReturnValue(length);
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer && location.origin + referrer);
  expect(await goBack()).toEqual(goesBack ? ["/before", "POP"] : ["/", "PUSH"]);
});

test("STATIC-07: a member is at home on the dashboard", async () => {
  fakeServer({ "GET /api/v1/session": () => signedIn() });
  expect(await goBack(memberApp())).toEqual(["/dashboard", "PUSH"]);
});
