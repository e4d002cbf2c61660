import { beforeEach, expect, test } from "vitest";
import { readTheme, setTheme } from "./theme.ts";

beforeEach(() => setTheme("system"));

test("a chosen theme is applied and stored; the system's is neither", () => {
  setTheme("dark");
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(readTheme()).toBe("dark");
  setTheme("system");
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(localStorage.length).toBe(0);
});

test("an unknown value in storage counts as the system's theme", () => {
  localStorage.setItem("nakamatch-theme", "sepia");
  expect(readTheme()).toBe("system");
});
