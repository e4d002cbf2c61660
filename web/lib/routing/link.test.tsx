import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { memo, Profiler } from "react";
import { Outlet } from "react-router";
import { expect, test, vi } from "vitest";
import { Link, type LinkProps } from "./link.tsx";
import { Routing } from "./routing.tsx";
import { createMemoryRouter } from "./routing-testing.ts";

function open(link: LinkProps, at = "/first") {
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Link {...link}>go</Link>
            <Outlet />
          </>
        ),
        children: [{ path: "*", element: null }],
      },
    ],
    "/before",
    at,
  );
  render(<Routing router={router} />);
  const place = screen.getByRole("link", { name: "go" });
  const press = async (init: MouseEventInit = {}) => {
    const event = createEvent.click(place, init);
    await act(async () => fireEvent(place, event));
    return event;
  };
  const address = () => {
    const { pathname, search, hash } = router.state.shown.location;
    return `${pathname}${search}${hash}`;
  };
  return { router, place, press, address };
}

test("a plain press shows the screen without a page load, and stores what the link carries", async () => {
  const { router, place, press, address } = open({ to: "/second?tab=two#part", state: { origin: "/first" } });
  expect(place.getAttribute("href")).toBe("/second?tab=two#part");
  expect((await press()).defaultPrevented).toBe(true);
  expect(address()).toBe("/second?tab=two#part");
  expect(router.state.shown).toMatchObject({ action: "PUSH", location: { state: { origin: "/first" } } });
  await act(() => router.navigate(-1));
  expect(address()).toBe("/first");
});

test.each([
  ["with another button", {}, { button: 1 }],
  ["with Ctrl", {}, { ctrlKey: true }],
  ["with Meta", {}, { metaKey: true }],
  ["with Shift", {}, { shiftKey: true }],
  ["with Alt", {}, { altKey: true }],
  ["for another tab", { target: "_blank" }, {}],
])("a press %s is left to the browser", async (_what, link, init) => {
  const { press, address } = open({ to: "/second", ...link });
  expect((await press(init)).defaultPrevented).toBe(false);
  expect(address()).toBe("/first");
});

test("the own tab may be named as target", async () => {
  const { press, address } = open({ to: "/second", target: "_self" });
  await press();
  expect(address()).toBe("/second");
});

test("a press that somebody else takes is not followed", async () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { press, address } = open({ to: "/second", onClick });
  await press();
  expect(onClick).toHaveBeenCalledOnce();
  expect(address()).toBe("/first");
});

test.each([
  ["a link that says so", { to: "/second", replace: true }, "/first"],
  ["a link to the address that is shown", { to: "/first?tab=two#part" }, "/first?tab=two#part"],
] as const)("%s takes the place of the entry in the history", async (_what, link, at) => {
  const { router, press, address } = open(link, at);
  await press();
  expect(router.state.shown.action).toBe("REPLACE");
  expect(address()).toBe(link.to);
  await act(() => router.navigate(-1));
  expect(address()).toBe("/before");
});

test("it does not render again when another screen is shown", async () => {
  const onRender = vi.fn();
  const Bar = memo(() => (
    <Profiler id="link" onRender={onRender}>
      <Link to="/second">go</Link>
    </Profiler>
  ));
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Bar />
            <Outlet />
          </>
        ),
        children: [
          { path: "/first", element: <h1>first</h1> },
          { path: "/second", element: <h1>second</h1> },
        ],
      },
    ],
    "/first",
  );
  render(<Routing router={router} />);
  fireEvent.click(screen.getByRole("link", { name: "go" }));
  await screen.findByRole("heading", { name: "second" });
  expect(onRender).toHaveBeenCalledOnce();
});
