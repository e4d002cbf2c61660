import { act, render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Routing } from "./routing.tsx";
import { createMemoryRouter } from "./routing-testing.ts";
import { useSearchParams } from "./search-params.ts";

function open(at: string) {
  let latest: ReturnType<typeof useSearchParams> | undefined;
  function Screen() {
    latest = useSearchParams();
    return null;
  }
  const router = createMemoryRouter([{ path: "*", element: <Screen /> }], at);
  render(<Routing router={router} />);
  const set = (...change: Parameters<ReturnType<typeof useSearchParams>[1]>) => act(async () => latest?.[1](...change));
  return { router, params: () => latest?.[0].toString(), set };
}

test("the parameters of the address are read, and set for the same path", async () => {
  const { router, params, set } = open("/people?sort=age&sort=name#part");
  expect(params()).toBe("sort=age&sort=name");
  await set({ sort: "distance", q: "a b" });
  expect(params()).toBe("sort=distance&q=a+b");
  expect(router.state.shown).toMatchObject({
    action: "PUSH",
    keepsScroll: false,
    location: { pathname: "/people", search: "?sort=distance&q=a+b", hash: "" },
  });
});

test("a change is made of those before it, in the same entry of the history where that is asked for", async () => {
  const { router, params, set } = open("/people?sort=age&q=ana");
  await set((before) => new URLSearchParams([...before].filter(([name]) => name !== "sort")), {
    replace: true,
    preventScrollReset: true,
  });
  expect(params()).toBe("q=ana");
  expect(router.state.shown).toMatchObject({ action: "REPLACE", keepsScroll: true });
});

test("without parameters the path stays", async () => {
  const { router, set } = open("/people?sort=age");
  await set({});
  expect(router.state.shown.location).toMatchObject({ pathname: "/people", search: "" });
});
