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
   * Random transactions of several changes keep no lock order, so PostgreSQL rolls some back, and they run again.
   * Those of one change, as in the product, must never be rolled back.
   */
  mayConflict: boolean;
  figures: Figures;
}

export interface Figures {
  /** Committed. */
  changes: number;
  rolledBack: number;
  /** By code: what they changed was gone or existed already. */
  refused: Record<string, number>;
  /** By size: one change, or several. */
  retried: { single: number; composed: number };
  answersWhileChanging: number;
  unanswered: number;
  ownChanges: number;
  /** Not verifiable, because the same people changed otherwise. */
  undecided: number;
  answersAtCheckpoints: number;
  checkpoints: number;
  pruned: number;
  /** Milliseconds from a commit to an answer that shows it. */
  visibleAfter: number[];
}
