import { notifyManager, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { testApp } from "./app-testing.ts";
import { changeAtOnce } from "./cached-changes.ts";
import { noticedAtOnce } from "./query-notices.ts";

test("a change that a person makes is told within the task, what comes from elsewhere after it", async () => {
  const queries = testApp().queries;
  const queryKey = ["count"];
  queries.setQueryData(queryKey, 1);
  const observer = new QueryObserver<number>(queries, { queryKey, staleTime: "static" });
  const told = vi.fn();
  // As components do.
  const stop = observer.subscribe(notifyManager.batchCalls(({ data }) => told(data)));
  try {
    queries.setQueryData(queryKey, 2);
    await Promise.resolve();
    expect(told).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(2));

    changeAtOnce(queries, { queryKey, apply: (count: number) => Math.max(count, 3) });
    await Promise.resolve();
    expect(told).toHaveBeenLastCalledWith(3);

    const failing = () => {
      throw new Error("no");
    };
    expect(() => noticedAtOnce(failing)).toThrow("no");
    told.mockClear();
    queries.setQueryData(queryKey, 4);
    await Promise.resolve();
    expect(told).not.toHaveBeenCalled();
  } finally {
    stop();
    queries.clear();
  }
});
