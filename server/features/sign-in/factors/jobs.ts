import type { Db } from "../../../platform/database/open.ts";
import { type JobHandler, scheduledJob } from "../../../platform/outbox.ts";
import type { Seal } from "../../../platform/seal.ts";
import { deleteOldChallenges, readSecrets, replaceSecret } from "./store.ts";

const PAGE = 500;
const FIRST = "00000000-0000-0000-0000-000000000000";

/** Deletes old challenges, and re-encrypts secrets after a key rotation. */
export function factorJobs({ db, seal }: { db: Db; seal: Seal }): JobHandler<unknown>[] {
  const tidy = async () => {
    await deleteOldChallenges(db);
    for (let after = FIRST; ; ) {
      const factors = await readSecrets(db, after, PAGE);
      for (const factor of factors) {
        if (factor.secret === null || seal.isCurrent(factor.secret)) continue;
        const opened = seal.open(factor.secret);
        if (opened !== undefined) await replaceSecret(db, factor, seal.close(opened));
      }
      if (factors.length < PAGE) return;
      after = factors.at(-1)?.id ?? after;
    }
  };
  return [scheduledJob("factors.tidy", "26 3 * * *", tidy)];
}
