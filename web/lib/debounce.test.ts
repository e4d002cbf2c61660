import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { createDebounce, useDebounce, useDebounced } from "./debounce.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

test("of several calls the last one runs, after the pause", () => {
  const ran = vi.fn();
  const { run } = createDebounce(100);
  run(() => ran(1));
  vi.advanceTimersByTime(99);
  run(() => ran(2));
  vi.advanceTimersByTime(99);
  expect(ran).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ran.mock.calls).toEqual([[2]]);
});

test("work that was cancelled, or waits in a component that is gone, does not run", () => {
  const ran = vi.fn();
  const { run, cancel } = createDebounce(100);
  run(ran);
  cancel();
  const { result, unmount } = renderHook(() => useDebounce(100));
  result.current.run(ran);
  unmount();
  vi.advanceTimersByTime(1000);
  expect(ran).not.toHaveBeenCalled();
});

test("a debounced value follows once it rests", () => {
  const { result, rerender } = renderHook((value: string) => useDebounced(value, 100), { initialProps: "a" });
  rerender("b");
  act(() => vi.advanceTimersByTime(99));
  expect(result.current).toBe("a");
  rerender("c");
  act(() => vi.advanceTimersByTime(100));
  expect(result.current).toBe("c");
});
