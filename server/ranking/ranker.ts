/** The ranking as the server uses it: loaded from the database, following its change feed, answering from a worker. */
import type { Log } from "../platform/log.ts";
import { coalesced } from "./coalesced.ts";
import type { RankedPerson, RankingPage, RankingQuery } from "./types.ts";
import { type RankingThread, startRankingThread } from "./worker/ranking-thread.ts";

/** Where the ranking learns of people. */
export interface RankingSource {
  /** The cities people can live in, as copies of the fields that `IndexLoader` names, in pieces cut anywhere. */
  streamCities(): AsyncIterable<Uint8Array<ArrayBuffer>>;
  /** The present end of the change feed. */
  readMark(): Promise<string>;
  /** Everybody, as copies of the fields that `Intake.addCopied` names, in pieces cut anywhere. */
  streamPeople(): AsyncIterable<Uint8Array<ArrayBuffer>>;
  /** These people; who is missing from the answer is gone. */
  readPeople(ids: string[]): Promise<RankedPerson[]>;
  /** Who changed since a mark; null where the feed no longer reaches back that far. */
  readChangesSince(mark: string): Promise<{ mark: string; ids: string[] | null }>;
}

/** A page of the ranking; undefined where the index failed or began to load anew meanwhile. Never rejects. */
export type RankNow = (query: RankingQuery) => Promise<RankingPage | undefined>;

export interface Ranker {
  /** Begins to load; queries are answered once that is done. Never rejects. */
  start(): Promise<void>;
  /**
   * Takes over every change that was committed before the call, and gives what ranks with them; undefined while the index
   * is not loaded, or when it failed: rank in SQL then. Never rejects.
   */
  upToDate(): Promise<RankNow | undefined>;
  close(): Promise<void>;
}

/** People asked for at once while catching up: their rows hold the loop for a few milliseconds. */
const CATCH_UP_BATCH = 500;

/** Wait before a failed load is tried again, in milliseconds. */
const RETRY_MS = 5000;

/** How often the feed is read while nobody asks, in milliseconds, so that whoever asks next finds little to catch up with. */
const FOLLOW_MS = 60_000;

/** Makes the ranker; `now` tells the milliseconds since 1970, `followMs` how often to read the feed unasked. */
export function createRanker({
  source,
  log,
  now,
  followMs = FOLLOW_MS,
}: {
  source: RankingSource;
  log: Log;
  now: () => number;
  followMs?: number;
}): Ranker {
  let thread: RankingThread | undefined;
  let mark: string | undefined;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  let following: NodeJS.Timeout | undefined;

  /** Loads everybody, then says that the index may be asked. */
  async function load(into: RankingThread): Promise<void> {
    mark = undefined;
    const start = performance.now();
    const markBefore = await source.readMark();
    await into.ask({ kind: "begin", now: now() });
    await into.pour("cities", source.streamCities());
    await into.pour("people", source.streamPeople());
    const figures = await into.ask({ kind: "build" });
    mark = markBefore;
    log.info({ ...figures, milliseconds: Math.round(performance.now() - start) }, "the ranking is loaded");
  }

  /** Takes over what changed since the last time. Callers at the same moment share one reading that begins after them. */
  const catchUp = coalesced(async () => {
    const [from, into] = [mark, thread];
    if (from === undefined) return;
    const { mark: newMark, ids } = await source.readChangesSince(from);
    if (ids === null) {
      void begin();
      return;
    }
    for (let first = 0; first < ids.length; first += CATCH_UP_BATCH) {
      const batch = ids.slice(first, first + CATCH_UP_BATCH);
      const people = await source.readPeople(batch);
      // Another load began meanwhile, which has its own mark; what was read here may be older.
      if (mark !== from || thread !== into) return;
      const present = new Set(people.map(({ id }) => id));
      into?.tell({ kind: "change", people, gone: batch.filter((id) => !present.has(id)), now: now() });
    }
    if (mark === from) mark = newMark;
  });

  function spawn(): RankingThread {
    const spawned = startRankingThread((error) => {
      if (error) log.error({ err: error }, "the ranking worker failed");
      if (thread !== spawned) return;
      thread = undefined;
      mark = undefined;
      tryAgain();
    });
    return spawned;
  }

  function tryAgain(): void {
    clearTimeout(retry);
    retry = setTimeout(() => void begin(), RETRY_MS);
    retry.unref();
  }

  /** Loads everybody, anew where needed; a failure is tried again later. Callers at the same moment share one load. */
  const begin = coalesced(async () => {
    if (isClosed) return;
    clearTimeout(retry);
    try {
      thread ??= spawn();
      await load(thread);
    } catch (error) {
      if (isClosed) return;
      log.warn({ err: error }, "the ranking could not be loaded");
      tryAgain();
    }
  });

  /** What the work gives while the index is loaded; undefined otherwise, and where it fails, which the log is told. */
  async function whileLoaded<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (mark === undefined) return undefined;
    try {
      return await work();
    } catch (error) {
      log.error({ err: error }, "the ranking failed");
      return undefined;
    }
  }

  const rankNow: RankNow = (query) => whileLoaded(async () => thread?.ask({ kind: "query", query }));

  /** A failure is met, and told, by whoever asks next. */
  function follow(): void {
    clearInterval(following);
    following = setInterval(() => void catchUp().catch(() => {}), followMs);
    following.unref();
  }

  return {
    start() {
      follow();
      return begin();
    },
    upToDate: () =>
      whileLoaded(async () => {
        await catchUp();
        return mark === undefined ? undefined : rankNow;
      }),
    async close() {
      isClosed = true;
      clearTimeout(retry);
      clearInterval(following);
      mark = undefined;
      const ending = thread;
      thread = undefined;
      await ending?.end();
    },
  };
}
