/** Loads the ranking and follows the change feed. */

import type { RankedPerson, RankingPage, RankingQuery } from "@nakamatch/ranking/types";
import { type RankingThread, startRankingThread } from "@nakamatch/ranking/worker/ranking-thread";
import { isDatabaseAway } from "../platform/database/failure-kinds.ts";
import { createDatabaseOutage, type DatabaseOutage } from "../platform/database/outage.ts";
import type { Log } from "../platform/log.ts";
import { coalesced } from "./coalesced.ts";

export interface RankingSource {
  /** In the format of `IndexLoader`. */
  streamCities(): AsyncIterable<Uint8Array<ArrayBuffer>>;
  readSnapshot(): Promise<string>;
  /** In the format of `Ingest.addCopied`. */
  streamPeople(): AsyncIterable<Uint8Array<ArrayBuffer>>;
  /** Missing people are removed from the index. */
  readPeople(ids: string[]): Promise<RankedPerson[]>;
  /** Null if the feed was pruned. */
  readChangesSince(snapshot: string): Promise<{ snapshot: string; ids: string[] | null }>;
}

/** Undefined if the index failed or was reloaded. Never rejects. */
export type RankNow = (query: RankingQuery) => Promise<RankingPage | undefined>;

export interface Ranker {
  /** Never rejects. */
  start(): Promise<void>;
  /** Applies all changes committed before the call. Undefined without an index: then rank in SQL. Never rejects. */
  upToDate(): Promise<RankNow | undefined>;
  /** People in the index. Undefined without an index. Never rejects. */
  size(): Promise<number | undefined>;
  close(): Promise<void>;
}

/** More rows at once would block the event loop. */
const CATCH_UP_BATCH = 500;

const RETRY_MS = 5000;

/** Keeps the catch-up of the next request small. */
const POLL_MS = 60_000;

/** `now` in milliseconds since 1970. */
export function createRanker({
  source,
  log,
  now,
  outage = createDatabaseOutage(log),
}: {
  source: RankingSource;
  log: Log;
  now: () => number;
  outage?: DatabaseOutage;
}): Ranker {
  let thread: RankingThread | undefined;
  let snapshot: string | undefined;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  let polling: NodeJS.Timeout | undefined;

  function logFailure(err: unknown, message: string): void {
    if (isDatabaseAway(err)) outage.failed(err);
    else log.error({ err }, message);
  }

  async function load(into: RankingThread): Promise<void> {
    snapshot = undefined;
    const start = performance.now();
    const snapshotBefore = await source.readSnapshot();
    await into.request({ kind: "begin", now: now() });
    await into.stream("cities", source.streamCities());
    await into.stream("people", source.streamPeople());
    const figures = await into.request({ kind: "build" });
    snapshot = snapshotBefore;
    outage.answered();
    log.info({ ...figures, milliseconds: Math.round(performance.now() - start) }, "the ranking is loaded");
  }

  const catchUp = coalesced(async () => {
    const [from, into] = [snapshot, thread];
    if (from === undefined) return;
    const { snapshot: newSnapshot, ids } = await source.readChangesSince(from);
    if (ids === null) {
      void begin();
      return;
    }
    for (let first = 0; first < ids.length; first += CATCH_UP_BATCH) {
      const batch = ids.slice(first, first + CATCH_UP_BATCH);
      const people = await source.readPeople(batch);
      // After another load, with its own snapshot, these rows may be outdated.
      if (snapshot !== from || thread !== into) return;
      const present = new Set(people.map(({ id }) => id));
      into?.apply({ kind: "change", people, removed: batch.filter((id) => !present.has(id)), now: now() });
    }
    if (snapshot === from) snapshot = newSnapshot;
  });

  function spawn(): RankingThread {
    const spawned = startRankingThread((error) => {
      if (error) log.error({ err: error }, "the ranking worker failed");
      if (thread !== spawned) return;
      thread = undefined;
      snapshot = undefined;
      retryLater();
    });
    return spawned;
  }

  function retryLater(): void {
    clearTimeout(retry);
    retry = setTimeout(() => void begin(), RETRY_MS);
    retry.unref();
  }

  /** Failed loads are retried. */
  const begin = coalesced(async () => {
    if (isClosed) return;
    clearTimeout(retry);
    try {
      thread ??= spawn();
      await load(thread);
    } catch (error) {
      if (isClosed) return;
      logFailure(error, "the ranking could not be loaded");
      retryLater();
    }
  });

  /** Undefined without an index, and on failure. */
  async function whileLoaded<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (snapshot === undefined) return undefined;
    try {
      const result = await work();
      outage.answered();
      return result;
    } catch (error) {
      logFailure(error, "the ranking failed");
      return undefined;
    }
  }

  const rankNow: RankNow = (query) => whileLoaded(async () => thread?.request({ kind: "query", query }));

  /** Ignores failures, which the next request logs. */
  function startPolling(): void {
    clearInterval(polling);
    polling = setInterval(() => void catchUp().catch(() => {}), POLL_MS);
    polling.unref();
  }

  return {
    start() {
      startPolling();
      return begin();
    },
    upToDate: () =>
      whileLoaded(async () => {
        await catchUp();
        return snapshot === undefined ? undefined : rankNow;
      }),
    size: () => whileLoaded(async () => thread?.request({ kind: "size" })),
    async close() {
      isClosed = true;
      clearTimeout(retry);
      clearInterval(polling);
      snapshot = undefined;
      const ending = thread;
      thread = undefined;
      await ending?.end();
    },
  };
}
