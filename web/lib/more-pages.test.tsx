import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useMorePages, useUpToPages } from "./more-pages.ts";

type Query = Parameters<typeof useMorePages>[0];

/** An infinite query with one page loaded. */
function pages(loaded = 1) {
  const fetchNextPage = vi.fn<Query["fetchNextPage"]>(async () => {});
  const query: Query = {
    data: loaded === 0 ? undefined : { pages: Array.from({ length: loaded }) },
    isPlaceholderData: false,
    hasNextPage: true,
    isFetching: false,
    isFetchNextPageError: false,
    fetchNextPage,
  };
  return { query, fetchNextPage };
}

function growing(loaded = 1) {
  const { query, fetchNextPage } = pages(loaded);
  const { result, rerender } = renderHook((current: Query) => useMorePages(current), { initialProps: query });
  return {
    fetchNextPage,
    isGrowing: () => result.current.isGrowing,
    more: () => act(() => result.current.more()),
    stop: () => act(() => result.current.stop()),
    become: (change: Partial<Query>) => rerender({ ...query, ...change }),
  };
}

test("a page is loaded at each call, and none beyond it", () => {
  const list = growing();
  expect(list.isGrowing()).toBe(false);
  expect(list.fetchNextPage).not.toHaveBeenCalled();
  list.more();
  expect(list.isGrowing()).toBe(true);
  expect(list.fetchNextPage).toHaveBeenCalledExactlyOnceWith({ cancelRefetch: false });
  list.become({ isFetching: true });
  list.more();
  list.become({ data: { pages: [1, 2] } });
  expect(list.isGrowing()).toBe(false);
  expect(list.fetchNextPage).toHaveBeenCalledTimes(1);
  list.more();
  expect(list.fetchNextPage).toHaveBeenCalledTimes(2);
  list.become({ data: { pages: [1, 2, 3] }, hasNextPage: false });
  list.more();
  expect([list.isGrowing(), list.fetchNextPage.mock.calls.length]).toEqual([false, 2]);
});

test("a fetch under way is waited for", () => {
  const list = growing();
  list.become({ isFetching: true });
  list.more();
  expect(list.isGrowing()).toBe(true);
  expect(list.fetchNextPage).not.toHaveBeenCalled();
  list.become({ isFetching: false });
  expect(list.fetchNextPage).toHaveBeenCalledTimes(1);
});

test("a failure is not repeated by itself; the next call tries the same page again", () => {
  const list = growing();
  list.more();
  list.become({ isFetchNextPageError: true });
  expect(list.isGrowing()).toBe(false);
  expect(list.fetchNextPage).toHaveBeenCalledTimes(1);
  list.more();
  expect(list.fetchNextPage).toHaveBeenCalledTimes(2);
  expect(list.fetchNextPage).toHaveBeenLastCalledWith({ cancelRefetch: false });
  list.become({ data: { pages: [1, 2] } });
  expect(list.isGrowing(), "one page was asked for").toBe(false);
});

test("pages that are dropped are not loaded again before the next call", () => {
  const list = growing();
  list.more();
  list.become({ data: { pages: [1, 2] } });
  list.stop();
  list.become({ data: { pages: [1] } });
  expect(list.isGrowing()).toBe(false);
  expect(list.fetchNextPage).toHaveBeenCalledTimes(1);
  list.more();
  expect(list.fetchNextPage).toHaveBeenCalledTimes(2);
});

test("up to a number of pages is loaded once the first is there; placeholder data is none", () => {
  const { query, fetchNextPage } = pages(0);
  const { result, rerender } = renderHook((current: Query) => useUpToPages(current, 3), { initialProps: query });
  expect(result.current).toMatchObject({ loaded: 0, isGrowing: false });
  rerender({ ...query, data: { pages: [1] }, isPlaceholderData: true });
  expect(result.current).toMatchObject({ loaded: 0, isGrowing: false });
  expect(fetchNextPage).not.toHaveBeenCalled();
  rerender({ ...query, data: { pages: [1] } });
  expect(result.current).toMatchObject({ loaded: 1, isGrowing: true });
  rerender({ ...query, data: { pages: [1] }, isFetching: true });
  rerender({ ...query, data: { pages: [1, 2] } });
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
  rerender({ ...query, data: { pages: [1, 2, 3] } });
  expect(result.current).toMatchObject({ loaded: 3, isGrowing: false });
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
});
