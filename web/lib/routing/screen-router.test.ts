import { createElement } from "react";
import { describe, expect, test, vi } from "vitest";
import { type LazyScreen, lazyScreen, type ScreenModule } from "./lazy-screen.ts";
import { createMemoryRouter } from "./routing-testing.ts";

const module_: ScreenModule = { Component: () => null };

/** A screen whose code arrives, or fails, when the test says so. */
function late() {
  const code = Promise.withResolvers<ScreenModule>();
  const load = vi.fn(() => code.promise);
  return {
    screen: lazyScreen(load, []),
    load,
    arrive: () => code.resolve(module_),
    fail: () => code.reject("no answer"),
  };
}

/** A router with two plain screens and one or two whose code is late. */
function open(at = "/", { late: one, later }: { late?: LazyScreen; later?: LazyScreen } = {}) {
  const router = createMemoryRouter(
    [
      { path: "/", element: createElement("h1") },
      { path: "/plain", element: createElement("h1") },
      ...(one ? [{ path: "/late", screen: one }] : []),
      ...(later ? [{ path: "/later", screen: later }] : []),
    ],
    at,
  );
  const path = () => `${router.state.shown.location.pathname}${router.state.shown.location.search}`;
  return { router, path };
}

describe("a navigation", () => {
  test("to a screen whose code is here shows it at once", () => {
    const { router, path } = open();
    expect(router.state.shown.isReady).toBe(true);
    void router.navigate("/plain?tab=one#two", { state: { from: "/" } });
    expect(path()).toBe("/plain?tab=one");
    expect(router.state).toMatchObject({
      isUnderway: false,
      shown: { action: "PUSH", keepsScroll: false, location: { hash: "#two", state: { from: "/" } } },
    });
  });

  test("leaves the screen before it, and its place in the history, until the code is here", async () => {
    const { screen, load, arrive } = late();
    const { router, path } = open("/", { late: screen });
    const under = router.navigate("/late");
    expect(path()).toBe("/");
    expect(router.state.isUnderway).toBe(true);
    arrive();
    await under;
    expect(path()).toBe("/late");
    expect(router.state.isUnderway).toBe(false);
    expect(router.outcomeOf(screen)).toEqual({ module: module_ });
    await router.navigate(-1);
    expect(path()).toBe("/");
    await router.navigate("/late");
    expect(load, "it is fetched once").toHaveBeenCalledOnce();
  });

  test("takes the place of one under way, which leaves nothing in the history", async () => {
    const [first, second] = [late(), late()];
    const { router, path } = open("/", { late: first.screen, later: second.screen });
    const dropped = router.navigate("/late");
    const wanted = router.navigate("/later");
    first.arrive();
    await dropped;
    expect(path()).toBe("/");
    expect(router.state.isUnderway).toBe(true);
    second.arrive();
    await wanted;
    expect(path()).toBe("/later");
    await router.navigate(-1);
    expect(path()).toBe("/");
  });

  test("back while another one is under way wins over it", async () => {
    const { screen, arrive } = late();
    const { router, path } = open("/", { late: screen });
    await router.navigate("/plain");
    const dropped = router.navigate("/late");
    await router.navigate(-1);
    arrive();
    await dropped;
    expect(path()).toBe("/");
    expect(router.state.isUnderway).toBe(false);
  });

  test("to a screen that cannot be fetched shows that address, with the reason", async () => {
    const { screen, fail } = late();
    const { router, path } = open("/", { late: screen });
    const under = router.navigate("/late");
    fail();
    await under;
    expect(path()).toBe("/late");
    expect(router.outcomeOf(screen)).toMatchObject({ failure: { name: "ScreenUnavailable" } });
  });

  test("in place of an entry leaves no other behind", async () => {
    const { router, path } = open();
    await router.navigate("/plain");
    await router.navigate("/plain?tab=one", { replace: true, preventScrollReset: true });
    expect(router.state.shown).toMatchObject({ action: "REPLACE", keepsScroll: true });
    await router.navigate(-1);
    expect(path()).toBe("/");
    expect(router.state.shown).toMatchObject({ action: "POP", keepsScroll: false });
  });

  test("tells who asked before anything is shown, but not before the first screen", async () => {
    const { screen, arrive } = late();
    const { router, path } = open("/late", { late: screen });
    const left: string[] = [];
    router.onLeave(() => left.push(path()));
    expect(router.state.shown.isReady).toBe(false);
    arrive();
    await vi.waitFor(() => expect(router.state.shown.isReady).toBe(true));
    expect(left).toEqual([]);
    await router.navigate("/plain");
    expect(left).toEqual(["/late"]);
  });
});

test("the routes at a path are found once, however many other paths there are", () => {
  const { router } = open();
  const found = router.matchesAt("/plain");
  expect(found.map(({ route }) => route.path)).toEqual(["/plain"]);
  expect(router.matchesAt("/plain")).toBe(found);
  for (let number = 0; number < 60; number++) expect(router.matchesAt(`/person/${number}`)).toEqual([]);
  expect(router.matchesAt("/plain")).toEqual(found);
});

describe("a retry", () => {
  test("that brings the code shows the same address again", async () => {
    const load = vi.fn<() => Promise<ScreenModule>>(() => Promise.reject("no answer"));
    const { router } = open("/", { late: lazyScreen(load, []) });
    await router.navigate("/late");
    const failed = router.state.shown;
    await router.retry();
    expect(router.state, "what is shown stays while it fails").toEqual({ shown: failed, isUnderway: false });
    expect(router.state.shown).toBe(failed);
    load.mockImplementation(async () => module_);
    await router.retry();
    expect(router.state.shown).toEqual(failed);
    expect(router.state.shown).not.toBe(failed);
  });

  test("is dropped by a navigation that comes between", async () => {
    const code = Promise.withResolvers<ScreenModule>();
    const load = vi.fn<() => Promise<ScreenModule>>(() => Promise.reject("no answer"));
    const { router, path } = open("/", { late: lazyScreen(load, []) });
    await router.navigate("/late");
    load.mockImplementation(() => code.promise);
    const under = router.retry();
    await router.navigate("/plain");
    const { shown } = router.state;
    code.resolve(module_);
    await under;
    expect(path()).toBe("/plain");
    expect(router.state.shown).toBe(shown);
  });
});

describe("a guard", () => {
  test("holds a navigation until it is told to go on", async () => {
    const { router, path } = open();
    const asked: string[] = [];
    let goOn = () => {};
    const stop = router.guard((next, proceed) => {
      asked.push(next.pathname);
      goOn = proceed;
      return true;
    });
    await router.navigate("/plain");
    expect(path()).toBe("/");
    goOn();
    expect(path()).toBe("/plain");
    await router.navigate(-1);
    expect(path(), "back is held too").toBe("/plain");
    goOn();
    expect(path()).toBe("/");
    expect(asked).toEqual(["/plain", "/"]);
    stop();
    await router.navigate("/plain");
    expect(path()).toBe("/plain");
  });

  test("that holds nothing is asked each time", async () => {
    const { router, path } = open();
    const guard = vi.fn(() => false);
    router.guard(guard);
    await router.navigate("/plain");
    await router.navigate(-1);
    expect(path()).toBe("/");
    expect(guard).toHaveBeenCalledTimes(2);
  });

  test("back that was held leaves the history as it was", async () => {
    const { router, path } = open();
    await router.navigate("/plain");
    await router.navigate("/plain?tab=two");
    let isHeld = true;
    router.guard(() => isHeld);
    await router.navigate(-2);
    expect(path()).toBe("/plain?tab=two");
    isHeld = false;
    await router.navigate(-1);
    expect(path()).toBe("/plain");
  });

  test("is removed by the one who set it alone", async () => {
    const { router, path } = open();
    const stopFirst = router.guard(() => false);
    router.guard(() => true);
    stopFirst();
    await router.navigate("/plain");
    expect(path()).toBe("/");
  });
});
