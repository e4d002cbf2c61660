import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeServer } from "../lib/api-testing.ts";
import { testApp } from "../lib/app-testing.ts";
import { useCatalogue, useHitsByKind, usePopularTitles, useTitles } from "./use-interests.ts";

afterEach(() => {
  vi.useRealTimers();
});

const MINUTE_MS = 60_000;
/** More than people pause in typing before the server is asked. */
const SETTLED_MS = 300;

test.each<[string, string, number, () => void]>([
  ["the titles of a kind", "GET /api/v1/interests", 5, () => void useCatalogue("anime", "", [])],
  ["the kinds in which a search finds something", "GET /api/v1/interests", 5, () => void useHitsByKind("one", [])],
  ["the titles of all kinds", "GET /api/v1/interests", 5, () => void useTitles("one")],
  ["the popular titles", "GET /api/v1/interests/popular", 10, () => void usePopularTitles("anime")],
])("%s: fetched again only after %3$i minutes", async (_, request, minutes, hook) => {
  vi.useFakeTimers();
  const server = fakeServer({ [request]: () => [], "GET /api/v1/me/interests": () => [] });
  const queries = testApp().queries;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const show = async () => {
    renderHook(hook, { wrapper });
    await act(() => vi.advanceTimersByTimeAsync(SETTLED_MS));
  };
  await show();
  expect(server.of(request)).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS - 3 * SETTLED_MS));
  await show();
  expect(server.of(request)).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(2 * SETTLED_MS));
  await show();
  expect(server.of(request)).toHaveLength(2);
});
