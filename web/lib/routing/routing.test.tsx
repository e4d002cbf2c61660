import { act, fireEvent, render, screen } from "@testing-library/react";
import { Outlet } from "react-router";
import { expect, test, vi } from "vitest";
import { lazyScreen, type ScreenModule } from "./lazy-screen.ts";
import { Routing, useIsUnderway, useLeaveGuard } from "./routing.tsx";
import { createMemoryRouter } from "./routing-testing.ts";
import type { ScreenRoute } from "./screen-router.ts";

function Underway() {
  return useIsUnderway() ? <p>under way</p> : <p>at rest</p>;
}

/** A screen whose code arrives when the test says so. */
function late(text: string) {
  const code = Promise.withResolvers<ScreenModule>();
  const arrive = () => act(async () => code.resolve({ Component: () => <h1>{text}</h1> }));
  return { screen: lazyScreen(() => code.promise, []), arrive };
}

test.each([
  ["inside the layout", "/inner", "inner fallback"],
  ["beside it", "/outer", "outer fallback"],
])("until the first screen is here what its route names is shown in its place: %s", async (_where, path, fallback) => {
  const { screen: first, arrive } = late("here");
  const routes: ScreenRoute[] = [
    {
      element: <Outlet />,
      hydrateFallbackElement: <p>outer fallback</p>,
      children: [
        { path: "/outer", screen: first },
        {
          element: <Outlet />,
          hydrateFallbackElement: <p>inner fallback</p>,
          children: [{ path: "/inner", screen: first }],
        },
      ],
    },
  ];
  const { container } = render(<Routing router={createMemoryRouter(routes, path)} />);
  expect(container.textContent).toBe(fallback);
  await arrive();
  expect(container.textContent).toBe("here");
});

test("a screen that is on its way is known, and the one before it stays", async () => {
  const { screen: second, arrive } = late("second");
  const router = createMemoryRouter([
    {
      element: (
        <>
          <Underway />
          <Outlet />
        </>
      ),
      children: [
        { path: "/", element: <h1>first</h1> },
        { path: "/second", screen: second },
      ],
    },
  ]);
  const { container } = render(<Routing router={router} />);
  expect(container.textContent).toBe("at restfirst");
  await act(async () => void router.navigate("/second"));
  expect(container.textContent).toBe("under wayfirst");
  await arrive();
  expect(container.textContent).toBe("at restsecond");
});

test("what is rendered elsewhere has no router", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(<Underway />)).toThrow("Rendered outside of <Routing>");
  vi.restoreAllMocks();
});

test("a guard holds what leads to another screen as long as it is needed, until the person decides", async () => {
  const { screen: slow, arrive } = late("late");
  let isNeeded = true;
  function Guarded() {
    const { isHeld, stay, leave } = useLeaveGuard(() => isNeeded);
    return (
      <>
        <p>{isHeld ? "held" : "free"}</p>
        <button type="button" onClick={stay}>
          stay
        </button>
        <button type="button" onClick={leave}>
          leave
        </button>
      </>
    );
  }
  const router = createMemoryRouter([
    { path: "/", element: <Guarded /> },
    { path: "/next", element: <h1>next</h1> },
    { path: "/late", screen: slow },
  ]);
  const path = () => router.state.shown.location.pathname;
  const goTo = (to: string | number) => act(() => router.navigate(to));
  render(<Routing router={router} />);
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

  await goTo("/?tab=two");
  expect(screen.getByText("free")).toBeTruthy();
  await goTo("/next");
  expect(screen.getByText("held")).toBeTruthy();
  press("stay");
  expect(screen.getByText("free")).toBeTruthy();
  press("leave");
  expect(path(), "there is nothing to go on with").toBe("/");
  await goTo("/next");
  await act(async () => press("leave"));
  expect(screen.getByRole("heading", { name: "next" })).toBeTruthy();
  await goTo(-1);
  await act(async () => void router.navigate("/late"));
  await act(async () => press("leave"));
  expect(screen.getByText("free"), "the question is gone while the screen is on its way").toBeTruthy();
  await arrive();
  expect(screen.getByRole("heading", { name: "late" })).toBeTruthy();
  await goTo(-1);
  isNeeded = false;
  await goTo("/next");
  expect(path()).toBe("/next");
});
