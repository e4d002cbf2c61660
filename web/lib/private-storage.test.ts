import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepPrivate, onPrivateChange, readPrivate, writePrivate } from "./private-storage.ts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("a text is kept for one person under its name until it is removed", () => {
  writePrivate("nami", "draft", "Hola");
  expect(localStorage.getItem("nakamatch-private/nami/draft")).toBe("Hola");
  expect(readPrivate("nami", "draft")).toBe("Hola");
  expect(readPrivate("robin", "draft")).toBeNull();
  expect(readPrivate("nami", "other")).toBeNull();
  writePrivate("nami", "draft", null);
  expect(localStorage).toHaveLength(0);
});

test("what others have left goes when somebody signs in, and everything when nobody is", () => {
  localStorage.setItem("nakamatch-theme", "dark");
  writePrivate("nami", "draft", "Hola");
  writePrivate("nami2", "draft", "Hola");
  keepPrivate("nami");
  expect([readPrivate("nami", "draft"), readPrivate("nami2", "draft")]).toEqual(["Hola", null]);
  keepPrivate(null);
  expect(readPrivate("nami", "draft")).toBeNull();
  expect(localStorage.getItem("nakamatch-theme")).toBe("dark");
});

test("where nothing can be stored a text lasts for the page", () => {
  const broken = () => {
    throw new Error("no storage");
  };
  vi.stubGlobal("localStorage", { getItem: broken, setItem: broken, removeItem: broken });
  writePrivate("nami", "draft", "Hola");
  expect(readPrivate("nami", "draft")).toBe("Hola");
  expect(readPrivate("nami", "other")).toBeNull();
  keepPrivate("nami");
  expect(readPrivate("nami", "draft")).toBe("Hola");
  keepPrivate("robin");
  expect(readPrivate("nami", "draft")).toBeNull();
  writePrivate("nami", "draft", "Hola");
  writePrivate("nami", "draft", null);
  expect(readPrivate("nami", "draft")).toBeNull();
});

test("a change in another tab is heard by those who follow the name", () => {
  const heard = vi.fn();
  onPrivateChange("draft", heard);
  const change = (key: string | null) => dispatchEvent(new StorageEvent("storage", { key }));
  change("nakamatch-private/nami/draft");
  expect(heard).toHaveBeenCalledTimes(1);
  // Everything was removed.
  change(null);
  expect(heard).toHaveBeenCalledTimes(2);
  for (const key of ["nakamatch-private/nami/other", "elsewhere/nami/draft", "nakamatch-private/nami/mydraft"])
    change(key);
  expect(heard).toHaveBeenCalledTimes(2);
});
