import { es } from "@nakamatch/phrases/es";
import { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, Link, Outlet, type RouteObject, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeServer, signedIn } from "../../lib/api-testing.ts";
import { AppProvider } from "../../lib/app.tsx";
import { testApp } from "../../lib/app-testing.ts";
import { EVERYWHERE } from "../../lib/everywhere.ts";
import { startI18n } from "../../lib/i18n-testing.ts";
import { screenRoute } from "../../lib/screen.ts";
import { SESSION_KEY } from "../../lib/session-store.ts";
import { TranslationProvider } from "../../lib/translation.tsx";
import { loader as chats } from "../../screens/chats/screen.tsx";
import { loader as matches } from "../../screens/matches/screen.tsx";
import { KitProvider } from "../../ui/provider.tsx";
import { Root } from "./root.tsx";
import { ScreenError } from "./screen-error.tsx";

type Chunk = Awaited<ReturnType<Parameters<typeof screenRoute>[2]>>;

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
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What screens open with is asked for by members alone. */
function signIn(): void {
  const session = signedIn();
  fakeServer({ "GET /api/v1/session": () => session });
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  app.session.start();
}

/** Each time that the browser is idle, the next is fetched: the parts of the screen, then one screen after the other. */
async function beIdle(times = 1) {
  for (let time = 0; time < times; time++) {
    await waitFor(() => expect(idle.length).toBeGreaterThan(0));
    for (const work of idle.splice(0)) work();
  }
}

const brokenConnection = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

/** Four screens in one layout; `chunks` fetch the second and the third. */
async function open(second: () => Promise<Chunk>, third = vi.fn(second)) {
  const i18n = await startI18n(EVERYWHERE, { language: "es" });
  const { queries } = app;
  const routes: RouteObject[] = [
    {
      element: <Root routes={() => routes} />,
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
                { path: "/second", ...screenRoute({ ...app, i18n }, "second", second) },
                { path: "/third", ...screenRoute({ ...app, i18n }, "third", third) },
                { path: "/fourth", element: <h1>fourth</h1> },
              ],
            },
          ],
        },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ["/first"] });
  render(
    <TranslationProvider i18n={i18n}>
      <AppProvider app={app}>
        <KitProvider>
          <RouterProvider router={router} />
        </KitProvider>
      </AppProvider>
    </TranslationProvider>,
  );
  return { queries, router, link: screen.getByRole("link", { name: "to the second" }) };
}

const arrives = async (): Promise<Chunk> => ({ Component: () => <h1>second</h1>, phrases: [] });

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
  await waitFor(() => expect(router.state.navigation.state).toBe("idle"));
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
  signIn();
  const loader = vi.fn(async () => {});
  const [second, third] = [vi.fn(brokenConnection as () => Promise<Chunk>), vi.fn(arrives)];
  third.mockImplementation(async () => ({ ...(await arrives()), loader }));
  await open(second, third);
  expect(second).not.toHaveBeenCalled();
  await beIdle(4);
  await waitFor(() => expect(loader).toHaveBeenCalledOnce());
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
  await beIdle();
  // The next time that the browser is idle.
  await waitFor(() => expect(idle).toHaveLength(1));
  expect(third).not.toHaveBeenCalled();
  answer();
  await waiting;
  await beIdle(4);
  await waitFor(() => expect(third).toHaveBeenCalled());
});

test("who is signed in has to be known, as a guest may be sent elsewhere", async () => {
  const answer = Promise.withResolvers<null>();
  fakeServer({ "GET /api/v1/session": () => answer.promise });
  app.session.start();
  const third = vi.fn(arrives);
  await open(vi.fn(arrives), third);
  await beIdle();
  await waitFor(() => expect(idle).toHaveLength(1));
  expect(third).not.toHaveBeenCalled();
  answer.resolve(null);
  await vi.waitFor(() => expect(app.session.read().loading).toBe(false));
  await beIdle(4);
  await waitFor(() => expect(third).toHaveBeenCalled());
});

test("what has begun stops where another screen is opened", async () => {
  const code = Promise.withResolvers<Chunk>();
  const third = vi.fn(arrives);
  const { router } = await open(() => code.promise, third);
  await beIdle(3);
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
] as const)(
  "what %s opens with is asked for once, not again with all its pages, and not by a guest",
  async (path, loader, answer) => {
    const session = signedIn();
    const { calls } = fakeServer({ [`GET /api/v1${path}`]: answer, "GET /api/v1/session": () => session });
    const asked = () => calls.filter((call) => call.path.startsWith(`/api/v1${path}`)).length;
    const queries = new QueryClient();
    const i18n = await startI18n(EVERYWHERE, { language: "es" });
    const chunk = await arrives();
    const begin = async () => {
      const { loader: asks } = await screenRoute({ ...app, i18n, queries }, path, async () => ({
        ...chunk,
        loader,
      })).lazy();
      asks?.({ request: new Request(new URL(path, location.origin)) });
    };
    await begin();
    expect(queries.isFetching()).toBe(0);
    localStorage.setItem(SESSION_KEY, JSON.stringify(session));
    app.session.start();
    await begin();
    await waitFor(() => expect(asked()).toBe(1));
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    await queries.invalidateQueries();
    await begin();
    expect(queries.isFetching()).toBe(0);
  },
);

test.each(["pointerOver", "focusIn", "touchStart"] as const)(
  "%s of a link fetches its screen and what that opens with",
  async (sign) => {
    signIn();
    const loader = vi.fn(async () => {});
    const second = vi.fn(async () => ({ ...(await arrives()), loader }));
    const { link, router } = await open(second);
    fireEvent[sign](link);
    fireEvent[sign](link);
    expect(second).toHaveBeenCalledOnce();
    await waitFor(() => expect(loader).toHaveBeenCalledOnce());
    expect(router.state.location.pathname).toBe("/first");
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
