import { and, eq } from "drizzle-orm";
import type { LikeDeps } from "../features/meeting/likes/service.ts";
import type { Database } from "../platform/database/open.ts";
import { matches } from "../platform/database/schema/meeting.ts";
import { blocks } from "../platform/database/schema/safety.ts";
import { createTestDatabase } from "./database.ts";
import { noJobs } from "./no-jobs.ts";
import { actorOf, addPeople, type TestActor } from "./people.ts";
import { recordingDelivery } from "./recording-delivery.ts";

/** A database, the service's dependencies with a fixed time, and pairs of people. */
export interface LikesScene {
  database: Database;
  deps: LikeDeps;
  realtime: ReturnType<typeof recordingDelivery>;
  /** Adds two people in the order of stored pairs, and forgets published events. */
  addPair(): Promise<[TestActor, TestActor]>;
  pairRow(first: TestActor, second: TestActor): Promise<typeof matches.$inferSelect | undefined>;
  block(blocker: TestActor, blocked: TestActor): Promise<void>;
}

export async function createLikesScene(now: Date): Promise<LikesScene> {
  const database = await createTestDatabase();
  const { db } = database;
  const realtime = recordingDelivery();
  return {
    database,
    realtime,
    deps: { db, realtime, outbox: noJobs, clock: { now: () => now } },
    async addPair() {
      const [one, two] = (await addPeople(db, 2)).map(actorOf);
      if (!one || !two) throw new Error("people are missing");
      realtime.take();
      return [one, two];
    },
    async pairRow(first, second) {
      const isTheirs = and(eq(matches.user1Id, first.id), eq(matches.user2Id, second.id));
      return (await db.select().from(matches).where(isTheirs))[0];
    },
    async block(blocker, blocked) {
      await db.insert(blocks).values({ blockerId: blocker.id, blockedId: blocked.id });
    },
  };
}
