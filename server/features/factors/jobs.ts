import { z } from "zod";
import type { Db } from "../../platform/database/open.ts";
import type { JobHandler, JobKind } from "../../platform/outbox.ts";
import type { Seal } from "../../platform/seal.ts";
import { deleteOldChallenges, readSecrets, replaceSecret } from "./store.ts";

/** Every day: deletes old challenges, and encrypts with the current secret what an earlier one has encrypted. */
export const tidyJob: JobKind<unknown> = {
  name: "factors.tidy",
  payload: z.unknown(),
  retryLimit: 3,
  retryDelay: 300,
  cron: "26 3 * * *",
};

const PAGE = 500;
const FIRST = "00000000-0000-0000-0000-000000000000";

/** The job handlers of this feature. */
export function factorJobs({ db, seal }: { db: Db; seal: Seal }): JobHandler<unknown>[] {
  const handle = async () => {
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
  return [{ kind: tidyJob, handle }];
}
