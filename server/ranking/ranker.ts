/** The ranking as the server uses it: loaded from the database, following its change feed, answering from a worker. */
import { Worker } from "node:worker_threads";
import type { Log } from "../platform/log.ts";
import { coalesced } from "./coalesced.ts";
import type { RankedPerson, RankingCity, RankingPage, RankingQuery } from "./types.ts";
import type { FromWorker, ToWorker } from "./worker-messages.ts";

/** Where the ranking learns of people. */
export interface RankingSource {
  readCities(): Promise<RankingCity[]>;
  /** The present end of the change feed. */
  readMark(): Promise<string>;
  /** Everybody, a batch at a time. */
  streamPeople(): AsyncIterable<RankedPerson[]>;
  /** These people; who is missing from the answer is gone. */
  readPeople(ids: string[]): Promise<RankedPerson[]>;
  /** Who changed since a mark; null where the feed no longer reaches back that far. */
  readChangesSince(mark: string): Promise<{ mark: string; ids: string[] | null }>;
}

export interface Ranker {
  /** Begins to load; queries are answered once that is done. Never rejects. */
  start(): Promise<void>;
  /**
   * A page of the ranking with every change that was committed before the call; undefined while the index is not loaded,
   * or when it failed: rank in SQL then.
   */
  rank(query: RankingQuery): Promise<RankingPage | undefined>;
  close(): Promise<void>;
}

/** People asked for at once while catching up. */
const CATCH_UP_BATCH = 5000;

/** Wait before a failed load is tried again, in milliseconds. */
const RETRY_MS = 5000;

/** Makes the ranker; `now` tells the milliseconds since 1970. */
export function createRanker({ source, log, now }: { source: RankingSource; log: Log; now: () => number }): Ranker {
  const waiting = new Map<number, { resolve: (page: RankingPage) => void; reject: (error: Error) => void }>();
  let worker: Worker | undefined;
  let mark: string | undefined;
  let lastNumber = 0;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  const tell = (message: ToWorker) => worker?.postMessage(message);

  /** Loads everybody, then says that the index may be asked. */
  async function load(): Promise<void> {
    mark = undefined;
    const markBefore = await source.readMark();
    tell({ kind: "begin", cities: await source.readCities() });
    for await (const people of source.streamPeople()) tell({ kind: "people", people });
    if (isClosed) return;
    const built = waitForBuilt();
    tell({ kind: "build", now: now() });
    const { kind: _, ...figures } = await built;
    mark = markBefore;
    log.info(figures, "the ranking is loaded");
  }

  function waitForBuilt(): Promise<Extract<FromWorker, { kind: "built" }>> {
    return new Promise((resolve, reject) => {
      const current = worker;
      current?.once("exit", () => reject(new Error("the ranking worker ended")));
      const listen = (message: FromWorker) => {
        if (message.kind !== "built") return;
        current?.off("message", listen);
        resolve(message);
      };
      current?.on("message", listen);
    });
  }

  /** Takes over what changed since the last time. Callers at the same moment share one reading that begins after them. */
  const catchUp = coalesced(async () => {
    if (mark === undefined) return;
    const { mark: newMark, ids } = await source.readChangesSince(mark);
    if (ids === null) {
      void begin();
      return;
    }
    for (let from = 0; from < ids.length; from += CATCH_UP_BATCH) {
      const batch = ids.slice(from, from + CATCH_UP_BATCH);
      const people = await source.readPeople(batch);
      const present = new Set(people.map(({ id }) => id));
      tell({ kind: "change", people, gone: batch.filter((id) => !present.has(id)), now: now() });
    }
    mark = newMark;
  });

  function spawn(): Worker {
    const spawned = new Worker(new URL("./ranking-worker.ts", import.meta.url));
    spawned.on("message", receive);
    spawned.on("error", (error) => log.error({ err: error }, "the ranking worker failed"));
    spawned.on("exit", () => {
      if (worker !== spawned) return;
      worker = undefined;
      mark = undefined;
      for (const { reject } of waiting.values()) reject(new Error("the ranking worker ended"));
      waiting.clear();
      if (!isClosed) tryAgain();
    });
    // A server that is done does not stay for it.
    spawned.unref();
    return spawned;
  }

  function receive(message: FromWorker): void {
    if (message.kind === "built") return;
    const asked = waiting.get(message.number);
    waiting.delete(message.number);
    if (message.kind === "page") asked?.resolve(message.page);
    else asked?.reject(new Error(message.message));
  }

  function tryAgain(): void {
    clearTimeout(retry);
    retry = setTimeout(() => void begin(), RETRY_MS);
    retry.unref();
  }

  /** Loads everybody, anew where needed; a failure is tried again later. Callers at the same moment share one load. */
  const begin = coalesced(async () => {
    if (isClosed) return;
    try {
      worker ??= spawn();
      await load();
    } catch (error) {
      if (isClosed) return;
      log.warn({ err: error }, "the ranking could not be loaded");
      tryAgain();
    }
  });

  return {
    start: begin,
    async rank(query) {
      if (mark === undefined) return undefined;
      try {
        await catchUp();
        if (mark === undefined || !worker) return undefined;
        const number = ++lastNumber;
        const page = new Promise<RankingPage>((resolve, reject) => waiting.set(number, { resolve, reject }));
        tell({ kind: "query", number, query });
        return await page;
      } catch (error) {
        log.error({ err: error }, "the ranking failed");
        return undefined;
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      mark = undefined;
      const ending = worker;
      worker = undefined;
      await ending?.terminate();
      for (const { reject } of waiting.values()) reject(new Error("the server stops"));
      waiting.clear();
    },
  };
}
