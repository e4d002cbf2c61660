import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { fakeServer } from "../../lib/api-testing.ts";
import { AppProvider } from "../../lib/app.tsx";
import { testApp } from "../../lib/app-testing.ts";
import { useSignals } from "../moderation/use-queues.ts";
import { useWarning } from "./use-warning.ts";

function wrapper({ children }: { children: ReactNode }) {
  return <AppProvider app={testApp()}>{children}</AppProvider>;
}

test.each<[string, string, object, () => void]>([
  ["the own warning", "GET /api/v1/me/warning", { warning: null }, () => void useWarning()],
  ["signals", "GET /api/v1/moderation/signals", { signals: [], nextCursor: null }, () => void useSignals()],
])("LIMIT-21: %s: asked for every 30 seconds, for an event may be lost", async (_, request, answer, hook) => {
  vi.useFakeTimers();
  const server = fakeServer({ [request]: () => answer });
  renderHook(hook, { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(server.of(request)).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(29_998));
  expect(server.of(request)).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(2));
  expect(server.of(request)).toHaveLength(2);
});
