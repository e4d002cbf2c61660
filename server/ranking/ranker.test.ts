import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLog } from "../platform/log.ts";
import { createRanker, type Ranker, type RankingSource } from "./ranker.ts";

// Only failures; `features/discovery/ranker.int.test.ts` uses the real worker and database.

const RETRY_MS = 5000;

let end: (error?: Error) => void;
let threads: { requests: string[]; end: () => Promise<void> }[] = [];
vi.mock("@nakamatch/ranking/worker/ranking-thread", () => ({
  startRankingThread(onEnd: (error?: Error) => void) {
    end = onEnd;
    const requests: string[] = [];
    const thread = {
      requests,
      request: async ({ kind }: { kind: string }) => void requests.push(kind),
      stream: async () => {},
      apply: () => {},
      end: async () => {},
    };
    threads.push(thread);
    return thread;
  },
}));

const readSnapshot = vi.fn<() => Promise<string>>();
const source = {
  readSnapshot,
  streamCities: async function* () {},
  streamPeople: async function* () {},
  readPeople: async () => [],
  readChangesSince: async (snapshot: string) => ({ snapshot, ids: [] }),
} as RankingSource;

let ranker: Ranker;

beforeEach(() => {
  vi.useFakeTimers();
  threads = [];
  readSnapshot.mockReset().mockResolvedValue("1");
  ranker = createRanker({ source, log: createLog({ level: "silent", pretty: false }), now: Date.now });
});
afterEach(async () => {
  await ranker.close();
  vi.useRealTimers();
});

it("loads again five seconds after its thread has failed, in a new one", async () => {
  await ranker.start();
  expect(await ranker.upToDate()).toBeDefined();
  end(new Error("out of memory"));
  expect(await ranker.upToDate()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(RETRY_MS - 1);
  expect(threads).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(threads.map(({ requests }) => requests)).toEqual([
    ["begin", "build"],
    ["begin", "build"],
  ]);
  expect(await ranker.upToDate()).toBeDefined();
});

it("tries a load that failed again after five seconds, in the same thread", async () => {
  readSnapshot.mockRejectedValueOnce(new Error("the database is away"));
  await ranker.start();
  expect(await ranker.upToDate()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(RETRY_MS);
  expect(threads).toHaveLength(1);
  expect(await ranker.upToDate()).toBeDefined();
});

it("does not load again once it is closed", async () => {
  await ranker.start();
  end(new Error("out of memory"));
  await ranker.close();
  await vi.advanceTimersByTimeAsync(2 * RETRY_MS);
  expect(threads).toHaveLength(1);
});
