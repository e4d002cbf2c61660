import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeServer, signedIn } from "./lib/api-testing.ts";
import { allowLeaks } from "./lib/leaks-testing.ts";
import { SESSION_KEY } from "./lib/session-store.ts";

// As in `index.html`, without styles.
vi.mock("./styles/app.css", () => ({}));

beforeEach(() => {
  allowLeaks();
  // Modules are fresh each time, including the log.
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.resetModules();
  // The app is never closed here, and would go on prefetching without a page.
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  history.replaceState(null, "", "/");
  document.documentElement.lang = "es";
});
afterEach(async () => {
  // What is fetched and drawn later would fail without a page.
  await act(() => vi.dynamicImportSettled());
  // So would effects that React has scheduled.
  for (let turn = 0; turn < 10; turn++) await new Promise((done) => setImmediate(done));
  document.body.replaceChildren();
});

/** Starts the app as the browser does. */
async function start(body: string, session: unknown = null, answers: Parameters<typeof fakeServer>[0] = {}) {
  fakeServer({ "GET /api/v1/session": () => session, ...answers });
  document.body.innerHTML = body;
  await act(() => import("./main.tsx"));
}

const heading = () => screen.findByRole("heading", { level: 1 });
const root = () => document.getElementById("root");

test("the app is drawn in an empty page, and takes the frame away", async () => {
  await start('<div id="root"></div><div id="frame">Nakamatch</div>');
  await heading();
  expect(root()?.contains(await heading())).toBe(true);
  await waitFor(() => expect(document.getElementById("frame")).toBeNull());
});

test("a page that was rendered beforehand is taken over, in a later year, too", async () => {
  document.documentElement.lang = "en";
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-31T12:00:00Z") });
  const { prerender } = await import("./prerender.tsx");
  const { head, body } = await prerender("/", "en");
  vi.setSystemTime("2027-01-01T12:00:00Z");
  await start(`<div id="root" data-prerendered="" aria-busy="true">${head}${body}</div>`);
  const before = await heading();
  await waitFor(() => expect(root()?.hasAttribute("data-prerendered")).toBe(false));
  expect(root()?.hasAttribute("aria-busy")).toBe(false);
  expect(before.isConnected).toBe(true);
  await waitFor(() => expect(screen.getByText(/^©/).textContent).toContain("2027"));
});

test.each([
  ["in another language", () => (document.documentElement.lang = "de")],
  ["for a guest, to a member", () => localStorage.setItem(SESSION_KEY, JSON.stringify(signedIn()))],
  ["without what the tab remembers of it", () => history.replaceState({ usr: { email: "noa@test.invalid" } }, "")],
])("a page that was rendered beforehand %s is drawn again", async (_, prepare) => {
  prepare();
  await start('<div id="root" data-prerendered=""><h1>Old</h1></div>');
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Old" })).toBeNull());
  expect(await heading()).toBeTruthy();
  expect(root()?.hasAttribute("data-prerendered")).toBe(false);
});

test("somebody who is signed in does not wait for ever for a screen to be whole", async () => {
  localStorage.setItem(SESSION_KEY, JSON.stringify(signedIn()));
  history.replaceState(null, "", "/dashboard");
  await start('<div id="root"></div><div id="frame">Nakamatch</div>', signedIn(), {
    "GET /api/v1/discovery": () => new Promise(() => {}),
  });
  await waitFor(() => expect(root()?.childElementCount).toBeGreaterThan(0));
});
