import { expect, it } from "vitest";
import { startRankingThread } from "./ranking-thread.ts";

function start() {
  const ends: (Error | undefined)[] = [];
  const { promise: isOver, resolve } = Promise.withResolvers<void>();
  const thread = startRankingThread((error) => {
    ends.push(error);
    resolve();
  });
  return { thread, ends, isOver };
}

it("a change that cannot be applied ends the thread, which says why, and fails what waits and what is asked later", async () => {
  const { thread, ends, isOver } = start();
  expect(await thread.request({ kind: "begin", now: 0 })).toBeNull();
  thread.apply({ kind: "change", people: [{} as never], removed: [], now: 0 });
  const waiting = thread.request({ kind: "build" });
  await expect(waiting).rejects.toThrow("the ranking worker ended");
  await isOver;
  expect(ends).toEqual([expect.any(TypeError)]);
  await expect(thread.request({ kind: "build" })).rejects.toThrow("the ranking worker ended");
});

it("a request that fails leaves the thread at work", async () => {
  const { thread, ends } = start();
  await expect(thread.request({ kind: "query", query: undefined as never })).rejects.toThrow();
  expect(await thread.request({ kind: "begin", now: 0 })).toBeNull();
  expect(ends).toEqual([]);
  await thread.end();
  expect(ends, "it was ended").toEqual([undefined]);
});
