/** The ranking as the server uses it: loaded from the database, kept up to date by its change feed, run in a worker. */

import type { RankedPerson, RankingPage, RankingQuery } from "@nakamatch/ranking/types";
import { type RankingThread, startRankingThread } from "@nakamatch/ranking/worker/ranking-thread";
import type { Log } from "../platform/log.ts";
import { coalesced } from "./coalesced.ts";

/** Where the ranking reads people from. */
export interface RankingSource {
  /** The cities people can live in, as copies of the fields that `IndexLoader` names, in pieces cut anywhere. */
  streamCities(): AsyncIterable<Uint8Array<ArrayBuffer>>;
  /** A snapshot of the change feed as it is now. */
  readSnapshot(): Promise<string>;
  /** Everybody, as copies of the fields that `Ingest.addCopied` names, in pieces cut anywhere. */
  streamPeople(): AsyncIterable<Uint8Array<ArrayBuffer>>;
  /** These people; those missing from the result are removed. */
  readPeople(ids: string[]): Promise<RankedPerson[]>;
  /** The ids of people who changed since a snapshot; null where the feed no longer goes back that far. */
  readChangesSince(snapshot: string): Promise<{ snapshot: string; ids: string[] | null }>;
}

/** A page of the ranking; undefined where the index failed or was reloaded meanwhile. Never rejects. */
export type RankNow = (query: RankingQuery) => Promise<RankingPage | undefined>;

export interface Ranker {
  /** Begins to load; queries are answered once that is done. Never rejects. */
  start(): Promise<void>;
  /**
   * Applies every change that was committed before the call and returns the function that ranks with them; undefined while
   * the index is not loaded or has failed: rank in SQL then. Never rejects.
   */
  upToDate(): Promise<RankNow | undefined>;
  close(): Promise<void>;
}

/** People read at once while catching up; parsing so many rows blocks the event loop for a few milliseconds. */
const CATCH_UP_BATCH = 500;

/** Wait before a failed load is tried again, in milliseconds. */
const RETRY_MS = 5000;

/** How often the feed is read without a request, in milliseconds, so that the next request has little to catch up with. */
const POLL_MS = 60_000;

/** Makes the ranker; `now` returns the milliseconds since 1970. */
export function createRanker({ source, log, now }: { source: RankingSource; log: Log; now: () => number }): Ranker {
  let thread: RankingThread | undefined;
  let snapshot: string | undefined;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  let polling: NodeJS.Timeout | undefined;

  /** Loads everybody; the index can be queried afterwards. */
  async function load(into: RankingThread): Promise<void> {
    snapshot = undefined;
    const start = performance.now();
    const snapshotBefore = await source.readSnapshot();
    await into.request({ kind: "begin", now: now() });
    await into.stream("cities", source.streamCities());
    await into.stream("people", source.streamPeople());
    const figures = await into.request({ kind: "build" });
    snapshot = snapshotBefore;
    log.info({ ...figures, milliseconds: Math.round(performance.now() - start) }, "the ranking is loaded");
  }

  /** Applies the changes since the last call. Concurrent callers share one read that begins after their calls. */
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
      // Another load began meanwhile and has its own snapshot; these rows may be older.
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

  /** Loads or reloads everybody; a failed load is retried later. Concurrent callers share one load. */
  const begin = coalesced(async () => {
    if (isClosed) return;
    clearTimeout(retry);
    try {
      thread ??= spawn();
      await load(thread);
    } catch (error) {
      if (isClosed) return;
      log.warn({ err: error }, "the ranking could not be loaded");
      retryLater();
    }
  });

  /** The result of `work` while the index is loaded; undefined otherwise, and where it fails, which is logged. */
  async function whileLoaded<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (snapshot === undefined) return undefined;
    try {
      return await work();
    } catch (error) {
      log.error({ err: error }, "the ranking failed");
      return undefined;
    }
  }

  const rankNow: RankNow = (query) => whileLoaded(async () => thread?.request({ kind: "query", query }));

  /** A failure is logged by the next request. */
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
