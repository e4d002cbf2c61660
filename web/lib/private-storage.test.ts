import { beforeEach, expect, test, vi } from "vitest";
import { PrivateStorage } from "./private-storage.ts";

let storage = new PrivateStorage();

beforeEach(() => {
  storage = new PrivateStorage();
});

test("a text is kept for one person under its name until it is removed", () => {
  storage.write("nami", "draft", "Hola");
  expect(localStorage.getItem("nakamatch-private/nami/draft")).toBe("Hola");
  expect(storage.read("nami", "draft")).toBe("Hola");
  expect(storage.read("robin", "draft")).toBeNull();
  expect(storage.read("nami", "other")).toBeNull();
  storage.write("nami", "draft", null);
  expect(localStorage).toHaveLength(0);
});

test("what others have left goes when somebody signs in, and everything when nobody is", () => {
  localStorage.setItem("nakamatch-theme", "dark");
  storage.write("nami", "draft", "Hola");
  storage.write("nami2", "draft", "Hola");
  storage.keep("nami");
  expect([storage.read("nami", "draft"), storage.read("nami2", "draft")]).toEqual(["Hola", null]);
  storage.keep(null);
  expect(storage.read("nami", "draft")).toBeNull();
  expect(localStorage.getItem("nakamatch-theme")).toBe("dark");
});

test("where nothing can be stored a text lasts for the page", () => {
  const broken = () => {
    throw new Error("no storage");
  };
  vi.stubGlobal("localStorage", { getItem: broken, setItem: broken, removeItem: broken });
  storage.write("nami", "draft", "Hola");
  expect(storage.read("nami", "draft")).toBe("Hola");
  expect(storage.read("nami", "other")).toBeNull();
  storage.keep("nami");
  expect(storage.read("nami", "draft")).toBe("Hola");
  storage.keep("robin");
  expect(storage.read("nami", "draft")).toBeNull();
  storage.write("nami", "draft", "Hola");
  storage.write("nami", "draft", null);
  expect(storage.read("nami", "draft")).toBeNull();
});

test("a change in another tab is heard by those who follow the name", () => {
  const heard = vi.fn();
  const over = new AbortController();
  storage.onChange("draft", heard, over.signal);
  const change = (key: string | null) => dispatchEvent(new StorageEvent("storage", { key }));
  change("nakamatch-private/nami/draft");
  expect(heard).toHaveBeenCalledTimes(1);
  // Storage was cleared.
  change(null);
  expect(heard).toHaveBeenCalledTimes(2);
  for (const key of ["nakamatch-private/nami/other", "elsewhere/nami/draft", "nakamatch-private/nami/mydraft"])
    change(key);
  expect(heard).toHaveBeenCalledTimes(2);
  over.abort();
  change(null);
  expect(heard).toHaveBeenCalledTimes(2);
});
