import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { testApp } from "../../lib/app-testing.ts";
import { i18nWithAllPhrases } from "../../lib/i18n-testing.ts";
import { ScreenUnavailable } from "../../lib/lazy-part.tsx";
import { log as productLog } from "../../lib/log.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { screenRoute } from "../../lib/screen.ts";
import { TranslationProvider } from "../../lib/translation.tsx";
import { RootError, ScreenError } from "./screen-error.tsx";

let log = vi.spyOn(console, "error");
let reload = vi.fn();

beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => {});
  reload = vi.fn();
  vi.spyOn(location, "reload").mockImplementation(reload);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ADDRESS = "/late?tab=one";
const STATE = { from: "/matches" };

/** A screen that crashes, and two whose code does not come: `fetchIt` fetches it. */
async function open(address: string, fetchIt = vi.fn(() => Promise.reject(new ScreenUnavailable("no answer", false)))) {
  const i18n = await i18nWithAllPhrases();
  const late = (id: string) =>
    screenRoute({ ...testApp(), i18n }, id, async () => (await fetchIt()) as { Component: () => null; phrases: [] });
  const Broken = () => {
    throw new Error("broken");
  };
  const router = createMemoryRouter([
    { path: "/", element: <h1>inicio</h1> },
    {
      errorElement: <ScreenError />,
      children: [
        { path: "/broken", element: <Broken /> },
        { path: "/late", ...late("late") },
        { path: "/later", ...late("later") },
      ],
    },
    { path: "/alone", element: <Broken />, errorElement: <RootError /> },
  ]);
  render(
    <TranslationProvider i18n={i18n}>
      <RouterProvider router={router} onError={(error) => productLog.error("A screen could not be shown", error)} />
    </TranslationProvider>,
  );
  const goTo = (to: string) => act(() => router.navigate(to, { state: STATE }));
  await goTo(address);
  return { router, fetchIt, goTo };
}

const retry = () => screen.getByRole<HTMLButtonElement>("button", { name: es.common.actions.retry });
const comeOnline = () => act(async () => void dispatchEvent(new Event("online")));

describe("a screen that crashes", () => {
  test("is replaced by a page that says so, and is logged once", async () => {
    await open("/broken");
    expect(outlineOf(document.body)).toMatchSnapshot();
    const ours = log.mock.calls.filter(([message]) => message === "A screen could not be shown");
    expect(ours).toEqual([["A screen could not be shown", new Error("broken")]]);
  });

  test("is a page of its own where there is no layout", async () => {
    await open("/alone");
    expect(outlineOf(document.body)).toMatchSnapshot();
  });

  test("is reloaded by its button", async () => {
    await open("/broken");
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: es.errors.reload }));
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe("a screen of a build that the server no longer has", () => {
  const page = (script: string) => `<html><script type="module" src="/assets/${script}"></script></html>`;
  let own: HTMLScriptElement;
  beforeEach(() => {
    own = document.createElement("script");
    Object.assign(own, { type: "module", src: "/assets/start-1.js" });
    vi.spyOn(document, "scripts", "get").mockReturnValue([own] as never);
  });
  const openGone = () =>
    open(
      ADDRESS,
      vi.fn(() => Promise.reject(new TypeError("Failed to fetch"))),
    );

  test("says that there is a new version, which the button loads", async () => {
    vi.stubGlobal("fetch", async () => new Response(page("start-2.js")));
    await openGone();
    expect(await screen.findByRole("heading", { name: es.common.update.title })).toBeTruthy();
    expect(outlineOf(document.body)).toMatchSnapshot();
    fireEvent.click(screen.getByRole("button", { name: es.errors.reload }));
    expect(reload).toHaveBeenCalledOnce();
  });

  test.each<[string, () => Promise<Response>]>([
    ["the build is the same", async () => new Response(page("start-1.js"))],
    ["the server answers an error", async () => new Response("", { status: 503 })],
    ["there is no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("is not claimed where %s", async (_name, answer) => {
    vi.stubGlobal("fetch", answer);
    await openGone();
    expect(await screen.findByRole("heading", { name: es.errors.screenTitle })).toBeTruthy();
  });
});

describe("a screen whose code does not come", () => {
  test("is replaced by a page that says so", async () => {
    await open(ADDRESS);
    expect(outlineOf(document.body)).toMatchSnapshot();
  });

  test("is tried again where it is, busy meanwhile", async () => {
    const { router, fetchIt } = await open(ADDRESS);
    fetchIt.mockImplementation(() => new Promise(() => {}));
    fireEvent.click(retry());
    await waitFor(() => expect(retry().getAttribute("aria-busy")).toBe("true"));
    expect(outlineOf(document.body)).toMatchSnapshot();
    expect(router.state.location).toMatchObject({ pathname: "/late", search: "?tab=one", state: STATE });
    expect(fetchIt).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([ADDRESS, `${ADDRESS}#safety`])("at %s comes without another entry in the history", async (address) => {
    const { router, fetchIt } = await open(address);
    fetchIt.mockImplementation(async () => ({ Component: () => <h1>llega</h1>, phrases: [] }) as never);
    fireEvent.click(retry());
    await screen.findByRole("heading", { name: "llega" });
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe(address);
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe("/");
  });

  test("is reloaded the second time, but not because of attempts without a connection", async () => {
    const { router, fetchIt } = await open(ADDRESS);
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const tries = async (count: number) => {
      fireEvent.click(retry());
      await waitFor(() => expect(fetchIt).toHaveBeenCalledTimes(count));
      await waitFor(() => expect(router.state.navigation.state).toBe("idle"));
      // While it is busy it cannot be pressed.
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

  test("is tried again by itself once the connection is back, also another one after it", async () => {
    const { router, fetchIt, goTo } = await open(ADDRESS);
    await comeOnline();
    await waitFor(() => expect(fetchIt).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(router.state.navigation.state).toBe("idle"));
    await goTo("/later");
    await comeOnline();
    await waitFor(() => expect(fetchIt).toHaveBeenCalledTimes(4));
    expect(router.state.location.pathname).toBe("/later");
    expect(reload).not.toHaveBeenCalled();
  });

  test("is forgotten by somebody who goes elsewhere", async () => {
    const { router, fetchIt, goTo } = await open(ADDRESS);
    await goTo("/");
    await comeOnline();
    expect(router.state.location.pathname).toBe("/");
    expect(router.state.navigation.state).toBe("idle");
    expect(fetchIt).toHaveBeenCalledOnce();
  });
});
