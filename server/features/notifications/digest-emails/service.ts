import type { DigestFrequency } from "@nakamatch/contract/vocabulary/digests";
import { DIGEST_DAYS, nextDigest } from "@nakamatch/domain/notifications/digest";
import { AppError } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/database/open.ts";
import { restartSearches } from "../../meeting/saved-searches/service.ts";
import { rememberTimeZone } from "../../push/push-notifications/service.ts";
import type { UnsubscribeTokens } from "./policy.ts";
import { readDigest, readFrequency, writeFrequency } from "./store.ts";

export interface DigestDeps {
  db: Db;
  clock: Clock;
  tokens: UnsubscribeTokens;
}

export async function ownDigest({ db }: Pick<DigestDeps, "db">, actor: Actor): Promise<{ digest: DigestFrequency }> {
  const digest = await readFrequency(db, actor.id);
  if (!digest) throw gone();
  return { digest };
}

/** Changes the frequency. The time zone is for quiet hours. */
export async function changeDigest(
  { db, clock }: Pick<DigestDeps, "db" | "clock">,
  actor: Actor,
  { digest, timeZone }: { digest: DigestFrequency; timeZone: string },
): Promise<{ digest: DigestFrequency }> {
  await db.transaction(async (tx) => {
    await rememberTimeZone(tx, actor.id, timeZone);
    const row = await readDigest(tx, actor.id);
    if (!row) throw gone();
    if (row.frequency === digest) return;
    if (row.frequency === "off") await restartSearches(tx, actor.id);
    const now = clock.now();
    // Daily digests start this evening.
    const days = digest === "weekly" ? DIGEST_DAYS.weekly : 0;
    await writeFrequency(tx, actor.id, digest, digest === "off" ? null : (nextDigest(row.schedule, now, days) ?? now));
  });
  return { digest };
}

/**
 * Unsubscribes by token, without a session. Idempotent.
 *
 * @throws {AppError} `LINK_INVALID` for a forged token
 */
export async function unsubscribeDigest(
  { db, tokens }: Pick<DigestDeps, "db" | "tokens">,
  token: string,
): Promise<{ digest: "off" }> {
  const personId = tokens.read(token);
  if (personId === undefined) throw new AppError("LINK_INVALID", "the link is not one of this server");
  await writeFrequency(db, personId, "off", null);
  return { digest: "off" };
}

function gone(): AppError {
  return new AppError("SESSION_MISSING", "the account is gone");
}
