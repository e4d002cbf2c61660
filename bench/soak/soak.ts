import type { Coordinates } from "../../domain/meeting/distance.ts";
import type { Database } from "../../server/platform/database/open.ts";
import type { World } from "../../server/testing/random-changes.ts";
import type { Activity } from "./activity.ts";
import type { SoakClock } from "./clock.ts";
import type { Gate } from "./gate.ts";
import type { RankingServer } from "./servers.ts";

export interface Soak {
  database: Database;
  world: World;
  places: ReadonlyMap<number, Coordinates>;
  clock: SoakClock;
  gate: Gate;
  activity: Activity;
  servers: readonly [RankingServer, RankingServer];
  connection: { reach: Database };
  wanted: number;
  /**
   * Whether transactions put several changes together at random. They keep no lock order, so PostgreSQL rolls some back,
   * and they run again. While each transaction is one change, as the product makes it, none may be rolled back.
   */
  mayConflict: boolean;
  figures: Figures;
}

export interface Figures {
  /** Committed. */
  changes: number;
  rolledBack: number;
  /** Transactions that the database refused, by code: what they changed was gone or there already. */
  refused: Record<string, number>;
  /** Transactions that met others and ran again, those of one change and those that put several together. */
  retried: { single: number; composed: number };
  answersWhileChanging: number;
  unanswered: number;
  ownChanges: number;
  /** Own changes of which nothing can be said, because something else happened to the same people. */
  undecided: number;
  answersAtCheckpoints: number;
  checkpoints: number;
  pruned: number;
  /** Milliseconds from a commit to an answer that shows it. */
  visibleAfter: number[];
}
