import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useDraft } from "./use-draft.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

function draftOf(value: number) {
  const onSettle = vi.fn();
  const { result, rerender } = renderHook((now: number) => useDraft(now, onSettle), { initialProps: value });
  return {
    onSettle,
    rerender,
    draft: () => result.current.draft,
    change: (next: number) => act(() => result.current.change(next)),
    rest: () => act(() => vi.advanceTimersByTime(1000)),
  };
}

test("DISC-24 a step made while the previous one is being applied is not lost", () => {
  const { draft, change, rest, rerender, onSettle } = draftOf(0);
  change(5);
  rest();
  change(10);
  rerender(5);
  expect(draft()).toBe(10);
  rest();
  expect(onSettle.mock.calls).toEqual([[5], [10]]);
});

test("DISC-33 another value from outside replaces the pending one, also one passed on before", () => {
  const { draft, change, rest, rerender, onSettle } = draftOf(0);
  change(5);
  rest();
  rerender(5);
  change(10);
  rerender(0);
  expect(draft()).toBe(0);
  rest();
  rerender(5);
  expect(draft()).toBe(5);
  expect(onSettle.mock.calls).toEqual([[5]]);
});
