import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useUnfolded } from "./unfolded.ts";

function turningWindow(isLow: boolean) {
  const media = Object.assign(new EventTarget(), { matches: isLow });
  vi.spyOn(window, "matchMedia").mockReturnValue(media as unknown as MediaQueryList);
  return (isNowLow: boolean) =>
    act(() => {
      media.matches = isNowLow;
      media.dispatchEvent(new Event("change"));
    });
}

test("what is unfolded folds each time the window becomes low, and is as before once it is not", () => {
  const turn = turningWindow(false);
  const { result } = renderHook(() => useUnfolded(true));
  expect(result.current).toMatchObject({ isLow: false, isOpen: true });
  for (const _ of ["once", "again"]) {
    turn(true);
    expect(result.current).toMatchObject({ isLow: true, isOpen: false });
    act(() => result.current.setIsOpen(true));
    expect(result.current.isOpen).toBe(true);
    turn(false);
    expect(result.current).toMatchObject({ isLow: false, isOpen: true });
  }
});

test("a window that is low at first has it folded", () => {
  turningWindow(true);
  expect(renderHook(() => useUnfolded(true)).result.current.isOpen).toBe(false);
});
