import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { Link, Outlet, type RouteObject } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { fakeServer, signedIn } from "../../lib/api-testing.ts";
import { testApp } from "../../lib/app-testing.ts";
import { EVERYWHERE } from "../../lib/everywhere.ts";
import { startI18n } from "../../lib/i18n-testing.ts";
import { screenRoute } from "../../lib/screen.ts";
import { loader as chats } from "../../screens/chats/screen.tsx";
import { loader as matches } from "../../screens/matches/screen.tsx";
import { renderRoutes } from "../../ui/testing.tsx";
import { memberApp } from "../testing.tsx";
import { Root } from "./root.tsx";

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

function signIn(): void {
  fakeServer({ "GET /api/v1/session": () => signedIn() });
  app = memberApp();
}

/** One prefetch per idle period: parts of the screen, then other screens. */
async function beIdle(times = 1) {
  for (let time = 0; time < times; time++) {
    await waitFor(() => expect(idle.length).toBeGreaterThan(0));
    for (const work of idle.splice(0)) work();
  }
}

const arrives = async (): Promise<Chunk> => ({ Component: () => <h1>second</h1>, phrases: [] });

/** Four screens in a layout; `chunks` load the second and third. */
async function open(second: () => Promise<Chunk>, third: () => Promise<Chunk> = arrives) {
  const i18n = await startI18n(EVERYWHERE, { language: "es" });
  const layout = (
    <>
      <Link to="/second">to the second</Link>
      <Outlet />
    </>
  );
  const screens = [
    { path: "/first", element: <h1>first</h1> },
    { path: "/second", ...screenRoute({ ...app, i18n }, "second", second) },
    { path: "/third", ...screenRoute({ ...app, i18n }, "third", third) },
    { path: "/fourth", element: <h1>fourth</h1> },
  ];
  const routes: RouteObject[] = [
    { element: <Root routes={() => routes} />, children: [{ element: layout, children: screens }] },
  ];
  const { router } = await renderRoutes(routes, { app, i18n, entries: ["/first"] });
  return { router, link: screen.getByRole("link", { name: "to the second" }) };
}

test("the screens beside the present one are fetched when the browser is idle, with what they open with", async () => {
  signIn();
  const loader = vi.fn<NonNullable<Chunk["loader"]>>(async () => {});
  const second = vi.fn(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
  await open(second, async () => ({ ...(await arrives()), loader }));
  expect(second).not.toHaveBeenCalled();
  await beIdle(4);
  await waitFor(() => expect(loader).toHaveBeenCalledOnce());
  expect(loader.mock.calls[0]?.[3], "told that it is ahead").toBe(true);
  expect(second).toHaveBeenCalled();
});

test.each<[string, () => { answer: () => void; isOver: () => boolean }]>([
  [
    "what the screen is still waiting for",
    () => {
      const waiting = Promise.withResolvers<string>();
      void app.queries.fetchQuery({ queryKey: ["people"], queryFn: () => waiting.promise });
      return { answer: () => waiting.resolve("here"), isOver: () => app.queries.isFetching() === 0 };
    },
  ],
  [
    "who is signed in, as a guest may be sent elsewhere",
    () => {
      const waiting = Promise.withResolvers<null>();
      fakeServer({ "GET /api/v1/session": () => waiting.promise });
      app.session.start();
      return { answer: () => waiting.resolve(null), isOver: () => !app.session.read().loading };
    },
  ],
])("%s comes before anything that is prefetched", async (_, wait) => {
  const third = vi.fn(arrives);
  const { answer, isOver } = wait();
  await open(arrives, third);
  await beIdle();
  // The next idle period.
  await waitFor(() => expect(idle).toHaveLength(1));
  expect(third).not.toHaveBeenCalled();
  answer();
  await expect.poll(() => isOver()).toBe(true);
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
    const { calls } = fakeServer({ [`GET /api/v1${path}`]: answer, "GET /api/v1/session": () => signedIn() });
    const asked = () => calls.filter((call) => call.path.startsWith(`/api/v1${path}`)).length;
    const begin = async () => {
      const chunk = { ...(await arrives()), loader };
      const { loader: asks } = await screenRoute(app, path, async () => chunk).lazy();
      asks?.({ request: new Request(new URL(path, location.origin)) });
    };
    await begin();
    expect(app.queries.isFetching()).toBe(0);
    app = memberApp();
    await begin();
    await waitFor(() => expect(asked()).toBe(1));
    await waitFor(() => expect(app.queries.isFetching()).toBe(0));
    await app.queries.invalidateQueries();
    await begin();
    expect(app.queries.isFetching()).toBe(0);
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
  const late = Promise.withResolvers<Chunk>();
  const { link } = await open(() => late.promise);
  fireEvent.click(link);
  await waitFor(() => expect(document.querySelector("[data-underway]")).not.toBeNull());
  await act(async () => late.resolve(await arrives()));
  await screen.findByRole("heading", { name: "second" });
  expect(document.querySelector("[data-underway]")).toBeNull();
});
