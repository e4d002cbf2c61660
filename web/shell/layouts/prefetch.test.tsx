import { es } from "@nakamatch/phrases/es";
import { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { Outlet } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer } from "../../lib/api-testing.ts";
import { AppProvider } from "../../lib/app.tsx";
import { testApp } from "../../lib/app-testing.ts";
import { createI18n } from "../../lib/i18n.ts";
import { lazyScreen, type ScreenHandle } from "../../lib/routing/lazy-screen.ts";
import { Link } from "../../lib/routing/link.tsx";
import { Routing } from "../../lib/routing/routing.tsx";
import { createMemoryRouter } from "../../lib/routing/routing-testing.ts";
import type { ScreenRoute } from "../../lib/routing/screen-router.ts";
import { TranslationProvider } from "../../lib/translation.tsx";
import { handle as chats } from "../../screens/chats/screen.tsx";
import { handle as matches } from "../../screens/matches/screen.tsx";
import { EVERYWHERE } from "../../screens.ts";
import { untilBegun } from "./prefetch.ts";
import { Root } from "./root.tsx";
import { ScreenError } from "./screen-error.tsx";

type Chunk = { Component: ComponentType; handle?: ScreenHandle };

let idle: (() => void)[] = [];
let app = testApp();

beforeEach(() => {
  idle = [];
  fakeServer({ "GET /api/v1/session": () => null });
  app = testApp();
  app.session.start({ asGuest: true });
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
  vi.stubGlobal("cancelIdleCallback", (request: number) => {
    idle[request - 1] = () => {};
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const brokenConnection = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

/** Four screens in one layout; `chunks` fetch the second and the third. */
async function open(second: () => Promise<Chunk>, third = vi.fn(second)) {
  const routes: ScreenRoute[] = [
    {
      element: <Root />,
      children: [
        {
          element: (
            <>
              <nav>
                <Link to="/second">to the second</Link>
              </nav>
              <Outlet />
            </>
          ),
          children: [
            {
              errorElement: <ScreenError />,
              children: [
                { path: "/first", element: <h1>first</h1> },
                { path: "/second", screen: lazyScreen(second, []) },
                { path: "/third", screen: lazyScreen(third, []) },
                { path: "/fourth", element: <h1>fourth</h1> },
              ],
            },
          ],
        },
      ],
    },
  ];
  const router = createMemoryRouter(routes, "/first");
  const { queries } = app;
  render(
    <TranslationProvider i18n={await createI18n({ language: "es", namespaces: EVERYWHERE })}>
      <AppProvider app={app}>
        <Routing router={router} />
      </AppProvider>
    </TranslationProvider>,
  );
  return { queries, router, link: screen.getByRole("link", { name: "to the second" }) };
}

const arrives = async () => ({ Component: () => <h1>second</h1> }) as Chunk;

test("a screen that cannot be fetched leaves its layout, and can be asked for again", async () => {
  const fetchIt = vi.fn(brokenConnection as () => Promise<Chunk>);
  const { link } = await open(fetchIt);
  fireEvent.click(link);
  await screen.findByRole("heading", { name: es.errors.screenTitle });
  expect(screen.getByRole("link", { name: "to the second" })).toBe(link);
  fetchIt.mockImplementation(arrives);
  fireEvent.click(screen.getByRole("button", { name: "Reintentar" }));
  await screen.findByRole("heading", { name: "second" });
});

test("where retrying does not help, the page is reloaded", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const { link, router } = await open(brokenConnection);
  fireEvent.click(link);
  const retry = await screen.findByRole("button", { name: "Reintentar" });
  fireEvent.click(retry);
  await waitFor(() => expect(router.state.isUnderway).toBe(false));
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByRole("button", { name: "Reintentar" }));
  expect(reload).toHaveBeenCalledOnce();
});

test("it is fetched again when the connection is back", async () => {
  const fetchIt = vi.fn(brokenConnection as () => Promise<Chunk>);
  const { link } = await open(fetchIt);
  fireEvent.click(link);
  await screen.findByRole("heading", { name: es.errors.screenTitle });
  fetchIt.mockImplementation(arrives);
  act(() => void dispatchEvent(new Event("online")));
  await screen.findByRole("heading", { name: "second" });
});

test("the screens beside the present one are fetched when the browser is idle, with what they open with", async () => {
  const begin = vi.fn(async () => {});
  const [second, third] = [vi.fn(brokenConnection as () => Promise<Chunk>), vi.fn(arrives)];
  third.mockImplementation(async () => ({ ...(await arrives()), handle: { begin } }));
  await open(second, third);
  expect(second).not.toHaveBeenCalled();
  for (const work of idle) work();
  await waitFor(() => expect(begin).toHaveBeenCalledOnce());
  expect(second).toHaveBeenCalled();
});

test("what a screen is still waiting for comes before anything that is prefetched", async () => {
  const third = vi.fn(arrives);
  let answer = () => {};
  const { queries } = await open(vi.fn(arrives), third);
  const waiting = queries.fetchQuery({
    queryKey: ["people"],
    queryFn: () =>
      new Promise<string>((resolve) => {
        answer = () => resolve("here");
      }),
  });
  for (const work of idle.splice(0)) work();
  // The next time that the browser is idle.
  await waitFor(() => expect(idle).toHaveLength(1));
  expect(third).not.toHaveBeenCalled();
  answer();
  await waiting;
  for (const work of idle.splice(0)) work();
  await waitFor(() => expect(third).toHaveBeenCalled());
});

test("who is signed in has to be known, as a guest may be sent elsewhere", async () => {
  const answer = Promise.withResolvers<null>();
  fakeServer({ "GET /api/v1/session": () => answer.promise });
  app.session.start();
  const third = vi.fn(arrives);
  await open(vi.fn(arrives), third);
  for (const work of idle.splice(0)) work();
  await waitFor(() => expect(idle).toHaveLength(1));
  expect(third).not.toHaveBeenCalled();
  answer.resolve(null);
  await vi.waitFor(() => expect(app.session.read().loading).toBe(false));
  for (const work of idle.splice(0)) work();
  await waitFor(() => expect(third).toHaveBeenCalled());
});

test("what has begun stops where another screen is opened", async () => {
  const code = Promise.withResolvers<Chunk>();
  const third = vi.fn(arrives);
  const { router } = await open(() => code.promise, third);
  for (const work of idle.splice(0)) work();
  await act(() => router.navigate("/fourth"));
  code.resolve(await arrives());
  await act(async () => {});
  expect(third).not.toHaveBeenCalled();
});

test("nothing is prefetched where the person saves data", async () => {
  vi.stubGlobal("navigator", { onLine: true, connection: { saveData: true } });
  const second = vi.fn(arrives);
  const { link } = await open(second);
  expect(idle).toHaveLength(0);
  fireEvent.pointerOver(link);
  fireEvent.focusIn(link);
  expect(second).not.toHaveBeenCalled();
  fireEvent.touchStart(link);
  expect(second, "touched it is as good as clicked").toHaveBeenCalledOnce();
});

test.each([
  ["/chats", chats, () => ({ chats: [], nextCursor: "further" })],
  ["/matches", matches, () => ({ matches: [], counts: null, nextCursor: "further" })],
] as const)("what %s opens with is prefetched once, and not again with all its pages", async (path, handle, answer) => {
  const { calls } = fakeServer({ [`GET /api/v1${path}`]: answer });
  const queries = new QueryClient();
  await handle.begin(queries);
  expect(calls).toHaveLength(1);
  await queries.invalidateQueries();
  await handle.begin(queries);
  expect(calls).toHaveLength(1);
});

test.each(["pointerOver", "focusIn", "touchStart"] as const)(
  "%s of a link fetches its screen and what that opens with",
  async (sign) => {
    const begin = vi.fn(async () => {});
    const second = vi.fn(async () => ({ ...(await arrives()), handle: { begin } }));
    const { link, router } = await open(second);
    fireEvent[sign](link);
    fireEvent[sign](link);
    expect(second).toHaveBeenCalledOnce();
    await waitFor(() => expect(begin).toHaveBeenCalledOnce());
    expect(router.state.shown.location.pathname).toBe("/first");
  },
);

test("a slow navigation shows a bar until the screen is there", async () => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  const { link } = await open(() => late.then(arrives));
  fireEvent.click(link);
  await waitFor(() => expect(document.querySelector("[data-underway]")).not.toBeNull());
  await act(async () => arrive());
  await screen.findByRole("heading", { name: "second" });
  expect(document.querySelector("[data-underway]")).toBeNull();
});

describe("the wait for the first screen", () => {
  /** A screen whose code and whose opening request are settled by hand. */
  function starting(path: string) {
    const code = Promise.withResolvers<Chunk>();
    const answer = Promise.withResolvers<void>();
    const begin = vi.fn(() => answer.promise);
    const router = createMemoryRouter([{ path: "/first", screen: lazyScreen(() => code.promise, []) }], path);
    let isOver = false;
    const waiting = untilBegun(router, new QueryClient()).then(() => {
      isOver = true;
    });
    return { code, answer, begin, waiting, isOver: () => isOver };
  }

  beforeEach(() => createI18n({ language: "es", namespaces: EVERYWHERE }));

  test.each(["arrives", "fails"])("ends once its code is here and what it opens with %s", async (outcome) => {
    const { code, answer, begin, waiting, isOver } = starting("/first");
    code.resolve({ ...(await arrives()), handle: { begin } });
    await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce());
    expect(isOver()).toBe(false);
    if (outcome === "arrives") answer.resolve();
    else answer.reject(new TypeError("Failed to fetch"));
    await waiting;
  });

  test("ends without what it opens with where the address has parameters", async () => {
    const { code, begin, waiting } = starting("/first?sort=age");
    code.resolve({ ...(await arrives()), handle: { begin } });
    await waiting;
    expect(begin).not.toHaveBeenCalled();
  });

  test("ends where its code cannot be fetched", async () => {
    const { code, waiting } = starting("/first");
    code.reject(new TypeError("Failed to fetch dynamically imported module"));
    await waiting;
  });
});
