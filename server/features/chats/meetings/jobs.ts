import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/database/open.ts";
import { createKeyedHash } from "../../../platform/keyed-hash.ts";
import { type JobHandler, scheduledJob } from "../../../platform/outbox.ts";
import { countPlans, deletePairs, insertPairs, readHashed, readMet, updateShown } from "./store.ts";
import type { HashPair } from "./types.ts";

/** Rows read at a time. */
const PAGE = 500;

/** Nightly for all, so that no profile tells an hour. */
export function meetingJobs({ db, clock, secret }: { db: Db; clock: Clock; secret: string }): JobHandler<unknown>[] {
  const hash = createKeyedHash(secret, "nakamatch met people");
  const hashPair: HashPair = (personId, otherId) => hash(`${personId} ${otherId}`);
  return [scheduledJob("meetings.count", "7 4 * * *", () => countMeetings(db, clock.now(), hashPair))];
}

/**
 * Keeps of each pair that met a hash on either side, forgets those of accounts that are gone, decides what profiles say, counts
 * plans, and erases old answers, in this order: no answer goes before it has counted. A pair stays whatever is answered later,
 * which would tell the other of it.
 */
async function countMeetings(db: Db, now: Date, hashPair: HashPair): Promise<void> {
  for (let after: string | undefined; ; ) {
    const page = await readMet(db, { after, limit: PAGE });
    const rows = page.flatMap(({ people: [one, other] }) => [
      { personId: one, pairHash: hashPair(one, other) },
      { personId: other, pairHash: hashPair(other, one) },
    ]);
    await insertPairs(db, rows);
    after = page.at(-1)?.planId;
    if (page.length < PAGE) break;
  }
  await forgetGone(db, hashPair);
  await updateShown(db);
  await countPlans(db, now);
}

async function forgetGone(db: Db, hashPair: HashPair): Promise<void> {
  for (let after: string | undefined; ; ) {
    const page = await readHashed(db, { after, limit: PAGE });
    for (const { personId, hashes, partnerIds } of page) {
      const known = new Set(partnerIds.map((otherId) => hashPair(personId, otherId)));
      await deletePairs(
        db,
        personId,
        hashes.filter((hash) => !known.has(hash)),
      );
    }
    after = page.at(-1)?.personId;
    if (page.length < PAGE) return;
  }
}
