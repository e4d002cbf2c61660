import { act, cleanup, render } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { Outlet } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Routing } from "../../lib/routing/routing.tsx";
import { createMemoryRouter } from "../../lib/routing/routing-testing.ts";
import { Scrolling } from "./scrolling.tsx";

let top = 0;
const behaviors: (string | undefined)[] = [];
const intoView = vi.fn();

beforeEach(() => {
  top = 0;
  behaviors.length = 0;
  intoView.mockClear();
  history.scrollRestoration = "auto";
  vi.stubGlobal("scrollTo", (to: ScrollToOptions) => {
    top = to.top ?? 0;
    behaviors.push(to.behavior);
  });
  vi.spyOn(window, "scrollY", "get").mockImplementation(() => top);
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(intoView);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

type Entry = { pathname: string; key: string; hash?: string };

function routerOf(entries: Entry[]) {
  return createMemoryRouter(
    [
      {
        element: (
          <>
            <Outlet />
            <Scrolling />
          </>
        ),
        children: [{ path: "*", element: <h2 id="sección uno">One</h2> }],
      },
    ],
    ...entries,
  );
}

function open(...entries: Entry[]) {
  const router = routerOf(entries);
  render(<Routing router={router} />);
  return (to: string | number, options = {}) => act(() => router.navigate(to, options));
}

test("another screen starts at the top, an earlier one where it was left", async () => {
  const goTo = open({ pathname: "/one", key: "one" });
  top = 700;
  await goTo("/two");
  expect(top).toBe(0);
  top = 300;
  await goTo(-1);
  expect(top).toBe(700);
  top = 710;
  await goTo(1);
  expect(top).toBe(300);
  await goTo(-1);
  expect(top).toBe(710);
});

test("from a page at its top another one is shown without laying it out for that, unless it was scrolled meanwhile", async () => {
  const router = routerOf([{ pathname: "/one", key: "one" }]);
  render(<Routing router={router} />);
  behaviors.length = 0;
  await act(() => router.navigate("/two"));
  expect(behaviors).toEqual([]);
  router.onLeave(() => {
    top = 40;
    dispatchEvent(new Event("scroll"));
  });
  await act(() => router.navigate("/three"));
  expect(top).toBe(0);
});

test("a change that keeps the place keeps it", async () => {
  const goTo = open();
  top = 500;
  await goTo("/?tab=two", { replace: true, preventScrollReset: true });
  expect(top).toBe(500);
});

test("an address with a section leads there, with one that is not there or not readable to the top", async () => {
  const goTo = open();
  top = 500;
  await goTo(`/two#${encodeURIComponent("sección uno")}`);
  expect(intoView.mock.contexts).toEqual([document.querySelector("h2")]);
  expect(top).toBe(500);
  await goTo("/two#other");
  expect(top).toBe(0);
  top = 500;
  await goTo("/two#%");
  expect(top).toBe(0);
  expect(intoView).toHaveBeenCalledOnce();
});

test("a reload restores the place, which is the browser's own task only while the page is away", async () => {
  open({ pathname: "/one", key: "one" });
  expect(history.scrollRestoration).toBe("manual");
  top = 420;
  act(() => void dispatchEvent(new Event("pagehide")));
  expect(history.scrollRestoration).toBe("auto");
  act(() => void dispatchEvent(new Event("pageshow")));
  expect(history.scrollRestoration).toBe("manual");
  cleanup();
  expect(history.scrollRestoration).toBe("auto");
  top = 0;
  open({ pathname: "/one", key: "one" });
  expect(top).toBe(420);
});

describe("a page that was there before the app", () => {
  /** Takes over a page at an entry, which the browser has scrolled. */
  async function takeOver(entry: Entry, scrolled: number) {
    const container = document.createElement("div");
    container.innerHTML = renderToString(<Routing router={routerOf([entry])} />);
    document.body.append(container);
    top = scrolled;
    const router = routerOf([entry]);
    let root: Root | undefined;
    await act(async () => {
      root = hydrateRoot(container, <Routing router={router} />);
    });
    return {
      goTo: (to: string | number) => act(() => router.navigate(to)),
      leave: () => {
        act(() => void dispatchEvent(new Event("pagehide")));
        act(() => root?.unmount());
        container.remove();
      },
    };
  }
  const entry = { pathname: "/one", key: "one" };

  test("stays where it is, also where another page load has left it elsewhere", async () => {
    const first = await takeOver(entry, 340);
    expect(top).toBe(340);
    expect(behaviors, "at once, also where the page scrolls smoothly").toEqual(["instant"]);
    await first.goTo("/two");
    expect(top).toBe(0);
    await first.goTo(-1);
    expect(top, "within the visit it is known").toBe(340);
    first.leave();
    const second = await takeOver(entry, 20);
    expect(top).toBe(20);
    second.leave();
  });

  test("keeps the section that its address names at its top", async () => {
    const hash = `#${encodeURIComponent("sección uno")}`;
    history.replaceState(null, "", `/one${hash}`);
    const first = await takeOver({ ...entry, hash }, 500);
    expect(intoView.mock.contexts).toEqual([document.querySelector("h2")]);
    first.leave();
    intoView.mockClear();
    const second = await takeOver({ ...entry, hash }, 90);
    expect(intoView).toHaveBeenCalledOnce();
    expect(top, "not where the page load before has left it").toBe(90);
    second.leave();
    history.replaceState(null, "", "/");
  });
});
