import type { RankingPage, RankingQuery } from "@nakamatch/ranking/types";
import { rankingSource } from "../../server/features/meeting/discovery/service.ts";
import type { Database } from "../../server/platform/database/open.ts";
import { createLog } from "../../server/platform/log.ts";
import { createRanker, type Ranker, type RankingSource } from "../../server/ranking/ranker.ts";
import type { SoakClock } from "./clock.ts";
import { Difference } from "./difference.ts";

export interface RankingServer {
  readonly name: string;
  readonly loads: number;
  start(): Promise<void>;
  /** Undefined while it loads. @throws {Difference} when it failed */
  rank(query: RankingQuery): Promise<RankingPage | undefined>;
  /** Waits until it is loaded. */
  rankSurely(query: RankingQuery): Promise<RankingPage>;
  close(): Promise<void>;
}

/** Longer loads count as failed. */
const LOAD_TIMEOUT_MS = 60_000;

/** `reachable` selects the connection: the embedded engine has one, which a transaction may hold. */
export function createServer(name: string, reachable: () => Database, clock: SoakClock): RankingServer {
  let loads = 0;
  const complaints: string[] = [];
  const source: RankingSource = {
    streamCities: () => rankingSource(reachable()).streamCities(),
    readSnapshot() {
      loads++;
      return rankingSource(reachable()).readSnapshot();
    },
    streamPeople: () => rankingSource(reachable()).streamPeople(),
    readPeople: (ids) => rankingSource(reachable()).readPeople(ids),
    readChangesSince: (snapshot) => rankingSource(reachable()).readChangesSince(snapshot),
  };
  const log = createLog({ level: "warn", pretty: false }, { write: (line) => complaints.push(line) });
  const ranker: Ranker = createRanker({ source, log, now: clock.read });

  async function rank(query: RankingQuery): Promise<RankingPage | undefined> {
    const page = await (await ranker.upToDate())?.(query);
    if (complaints.length > 0) throw new Difference(`${name} failed`, { query, complaints });
    return page;
  }

  return {
    name,
    get loads() {
      return loads;
    },
    start: () => ranker.start(),
    rank,
    async rankSurely(query) {
      const deadline = performance.now() + LOAD_TIMEOUT_MS;
      for (;;) {
        const page = await rank(query);
        if (page) return page;
        if (performance.now() > deadline) throw new Difference(`${name} does not load`, { query });
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    close: () => ranker.close(),
  };
}
