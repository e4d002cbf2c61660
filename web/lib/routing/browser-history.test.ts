import { afterEach, expect, test } from "vitest";
import { createBrowserHistory } from "./browser-history.ts";

afterEach(() => history.replaceState(null, "", "/"));

const open = (state: unknown) => {
  history.replaceState(state, "", "/matches");
  return createBrowserHistory().location;
};

test("each page that is opened has a key of its own", () => {
  const keys = [null, { usr: 1 }, null].map((state) => open(state).key);
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toMatch(/^\w{3,8}$/);
  expect(keys).not.toContain("default");
});

test("a reload keeps it, and everything else that is stored with the entry", () => {
  const { key } = open({ usr: { email: "ana@example.test" }, discovery: { pages: 2 } });
  expect(history.state).toMatchObject({ key, usr: { email: "ana@example.test" }, discovery: { pages: 2 } });
  const again = createBrowserHistory().location;
  expect(again).toMatchObject({ pathname: "/matches", key, state: { email: "ana@example.test" } });
});
