import { act, fireEvent, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { useOnline } from "./online.ts";
import { usePointerReleased } from "./pointer-released.ts";
import { useTabVisible } from "./tab-visible.ts";
import { setTheme, useTheme } from "./theme.ts";

afterEach(() => {
  setTheme("system");
});

test("whether the tab is visible, and whether there is a connection, is followed", () => {
  const visibility = vi.spyOn(document, "visibilityState", "get");
  const onLine = vi.spyOn(navigator, "onLine", "get");
  const { result } = renderHook(() => [useTabVisible(), useOnline()]);
  for (const is of [false, true]) {
    visibility.mockReturnValue(is ? "visible" : "hidden");
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    onLine.mockReturnValue(is);
    act(() => void dispatchEvent(new Event(is ? "online" : "offline")));
    expect(result.current).toEqual([is, is]);
  }
});

describe("the theme", () => {
  const shown = () => renderHook(useTheme).result.current[0];
  const change = (key: string) => act(() => void dispatchEvent(new StorageEvent("storage", { key })));

  test("that another tab has chosen is applied, also where no switch is shown", () => {
    localStorage.setItem("nakamatch-theme", "dark");
    change("something-else");
    expect(document.documentElement.dataset.theme).toBeUndefined();
    change("nakamatch-theme");
    expect(document.documentElement.dataset.theme).toBe("dark");
    const { result } = renderHook(useTheme);
    localStorage.setItem("nakamatch-theme", "light");
    change("nakamatch-theme");
    expect([result.current[0], document.documentElement.dataset.theme]).toEqual(["light", "light"]);
  });

  test("is applied and stored; the system's and an unknown one are neither", () => {
    const { result } = renderHook(useTheme);
    act(() => result.current[1]("light"));
    expect([result.current[0], document.documentElement.dataset.theme]).toEqual(["light", "light"]);
    expect(localStorage.getItem("nakamatch-theme")).toBe("light");
    act(() => result.current[1]("system"));
    expect([result.current[0], document.documentElement.dataset.theme]).toEqual(["system", undefined]);
    expect(localStorage).toHaveLength(0);
    localStorage.setItem("nakamatch-theme", "sepia");
    expect(shown()).toBe("system");
  });

  test("lasts for the page where nothing can be stored", () => {
    const broken = () => {
      throw new Error("no storage");
    };
    vi.stubGlobal("localStorage", { getItem: broken, setItem: broken, removeItem: broken });
    setTheme("dark");
    expect(shown()).toBe("dark");
    setTheme("system");
    expect(shown()).toBe("system");
  });
});

describe("a press", () => {
  const settled = async (promise: Promise<void>) => {
    let isSettled = false;
    void promise.then(() => {
      isSettled = true;
    });
    await act(() => new Promise<void>((done) => setTimeout(done)));
    return isSettled;
  };

  test.each(["pointerup", "pointercancel", "click", "blur"])("is waited for until %s", async (name) => {
    const { result } = renderHook(usePointerReleased);
    expect(await settled(result.current())).toBe(true);
    fireEvent(window, new Event("pointerdown"));
    const released = result.current();
    expect(await settled(released)).toBe(false);
    fireEvent(window, new Event(name));
    expect(await settled(released)).toBe(true);
    expect(await settled(result.current())).toBe(true);
  });

  test("does not hold up what outlives the form", async () => {
    const { result, unmount } = renderHook(usePointerReleased);
    fireEvent(window, new Event("pointerdown"));
    const released = result.current();
    unmount();
    expect(await settled(released)).toBe(true);
  });
});
