import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { testApp } from "../../lib/app-testing.ts";
import { i18nWithAllPhrases } from "../../lib/i18n-testing.ts";
import { ScreenUnavailable } from "../../lib/lazy-part.tsx";
import { outlineOf } from "../../lib/outline-testing.ts";
import { screenRoute } from "../../lib/screen.ts";
import { renderRoutes } from "../../ui/testing.tsx";
import { RootError, ScreenError } from "./screen-error.tsx";

const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(location, "reload").mockImplementation(reload);
});

const ADDRESS = "/late?tab=one";
const STATE = { from: "/matches" };

/** One screen crashes, two fail to load; `fetchIt` loads them. */
async function open(address: string, failure: Error = new ScreenUnavailable("no answer", false)) {
  const i18n = await i18nWithAllPhrases();
  const fetchIt = vi.fn((): Promise<unknown> => Promise.reject(failure));
  const late = (id: string) =>
    screenRoute({ ...testApp(), i18n }, id, async () => (await fetchIt()) as { Component: () => null; phrases: [] });
  const Broken = () => {
    throw new Error("broken");
  };
  const screens = [
    { path: "/broken", element: <Broken /> },
    { path: "/late", ...late("late") },
    { path: "/later", ...late("later") },
  ];
  const { router } = await renderRoutes(
    [
      { path: "/", element: <h1>inicio</h1> },
      { errorElement: <ScreenError />, children: screens },
      { path: "/alone", element: <Broken />, errorElement: <RootError /> },
    ],
    { i18n },
  );
  const goTo = (to: string) => act(() => router.navigate(to, { state: STATE }));
  await goTo(address);
  return { router, fetchIt, goTo };
}

const retry = () => screen.getByRole("button", { name: es.common.actions.retry });
const comeOnline = () => act(async () => void dispatchEvent(new Event("online")));

test.each(["/broken", "/alone"])(
  "a screen that crashes says so, and is reloaded by its button (%s)",
  async (address) => {
    await open(address);
    expect(outlineOf(document.body)).toMatchSnapshot();
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: es.errors.reload }));
    expect(reload).toHaveBeenCalledOnce();
  },
);

describe("a screen of a build that the server no longer has", () => {
  const page = (script: string) => `<html><script type="module" src="/assets/${script}"></script></html>`;
  beforeEach(() => {
    const own = Object.assign(document.createElement("script"), { type: "module", src: "/assets/start-1.js" });
    vi.spyOn(document, "scripts", "get").mockReturnValue([own] as never);
  });

  test("says that there is a new version, which the button loads", async () => {
    vi.stubGlobal("fetch", async () => new Response(page("start-2.js")));
    await open(ADDRESS, new TypeError("Failed to fetch"));
    expect(await screen.findByRole("heading", { name: es.common.update.title })).toBeTruthy();
    expect(screen.getByText(es.errors.outdatedText)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: es.errors.reload }));
    expect(reload).toHaveBeenCalledOnce();
  });

  test.each<[string, () => Promise<Response>]>([
    ["the build is the same", async () => new Response(page("start-1.js"))],
    ["the server answers an error", async () => new Response("", { status: 503 })],
    ["there is no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("is not claimed where %s", async (_name, answer) => {
    vi.stubGlobal("fetch", answer);
    await open(ADDRESS, new TypeError("Failed to fetch"));
    expect(await screen.findByRole("heading", { name: es.errors.screenTitle })).toBeTruthy();
  });
});

describe("a screen whose code does not come", () => {
  test.each([ADDRESS, `${ADDRESS}#safety`])(
    "says so at %s, and is tried again there, busy meanwhile, without another entry in the history",
    async (address) => {
      const { router, fetchIt } = await open(address);
      expect(outlineOf(document.body)).toMatchSnapshot();
      const late = Promise.withResolvers<unknown>();
      fetchIt.mockReturnValue(late.promise);
      fireEvent.click(retry());
      await waitFor(() => expect(retry().getAttribute("aria-busy")).toBe("true"));
      expect(reload).not.toHaveBeenCalled();
      late.resolve({ Component: () => <h1>llega</h1>, phrases: [] });
      await screen.findByRole("heading", { name: "llega" });
      const { pathname, search, hash, state } = router.state.location;
      expect([pathname + search + hash, state]).toEqual([address, STATE]);
      await act(() => router.navigate(-1));
      expect(router.state.location.pathname).toBe("/");
    },
  );

  test("is reloaded the second time, but not because of attempts without a connection", async () => {
    const { router, fetchIt } = await open(ADDRESS);
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const tries = async (count: number) => {
      fireEvent.click(retry());
      await waitFor(() => expect(fetchIt).toHaveBeenCalledTimes(count));
      await waitFor(() => expect(router.state.navigation.state).toBe("idle"));
      // Disabled while busy.
      await waitFor(() => expect(retry().getAttribute("aria-busy")).toBeNull());
    };
    await tries(2);
    await tries(3);
    onLine.mockReturnValue(true);
    await tries(4);
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(retry());
    expect(reload).toHaveBeenCalledOnce();
    expect(fetchIt).toHaveBeenCalledTimes(4);
  });

  test("is tried again by itself once the connection is back, also another one after it, unless it was left", async () => {
    const { router, fetchIt, goTo } = await open(ADDRESS);
    await comeOnline();
    await waitFor(() => expect(fetchIt).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(router.state.navigation.state).toBe("idle"));
    await goTo("/later");
    await comeOnline();
    await waitFor(() => expect(fetchIt).toHaveBeenCalledTimes(4));
    expect(router.state.location.pathname).toBe("/later");
    expect(reload).not.toHaveBeenCalled();
    await goTo("/");
    await comeOnline();
    expect(router.state.location.pathname).toBe("/");
    expect(fetchIt).toHaveBeenCalledTimes(4);
  });
});
