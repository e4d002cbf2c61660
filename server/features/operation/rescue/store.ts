import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import {
  accountRescues,
  addressRestorations,
  authAccounts,
  authFactors,
  authSessions,
  authUsers,
  authVerifications,
  emailChanges,
  recoveryCodes,
} from "../../../platform/database/schema/auth.ts";
import { moderationCases } from "../../../platform/database/schema/moderation.ts";
import { pushSubscriptions } from "../../../platform/database/schema/notifications.ts";
import { authPasskeys } from "../../../platform/database/schema/passkeys.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import type { Removed } from "./types.ts";

/** By id, confirmed address, or an earlier address that can still be known, which several people may have had. */
export async function findPeople(db: Queryable, who: string, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${authUsers} where ${authUsers.id}::text = ${who}
      or (${authUsers.email} = ${who} and ${authUsers.emailVerified})
    union select ${emailChanges.userId} from ${emailChanges} where ${emailChanges.oldEmail} = ${who}
    order by id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** What there is to take away. Lock the person first. */
export async function readRemovable(tx: Queryable, id: string): Promise<Removed> {
  const isOpen = gt(authVerifications.expiresAt, sql`now()`);
  const ownSessions = tx.select({ id: authSessions.id }).from(authSessions).where(eq(authSessions.userId, id));
  const { isModerator, isOperator } = profiles;
  const [person] = await tx.select({ isModerator, isOperator }).from(profiles).where(eq(profiles.id, id));
  const providers = await tx
    .select({ name: authAccounts.providerId })
    .from(authAccounts)
    .where(and(eq(authAccounts.userId, id), isNull(authAccounts.password)))
    .orderBy(authAccounts.providerId);
  const isClaimed = and(eq(moderationCases.claimedBy, id), gt(moderationCases.claimedUntil, sql`now()`));
  return {
    sessions: await tx.$count(authSessions, and(eq(authSessions.userId, id), gt(authSessions.expiresAt, sql`now()`))),
    pushes: await tx.$count(pushSubscriptions, sql`${pushSubscriptions.sessionId} in ${ownSessions}`),
    passkeys: await tx.$count(authPasskeys, eq(authPasskeys.userId, id)),
    providers: providers.map(({ name }) => name),
    factors: await tx.$count(authFactors, eq(authFactors.userId, id)),
    recoveryCodes: await tx.$count(recoveryCodes, eq(recoveryCodes.userId, id)),
    links:
      (await tx.$count(
        authVerifications,
        and(eq(authVerifications.value, id), isOpen, sql`${authVerifications.identifier} not like 'used-%'`),
      )) + (await tx.$count(emailChanges, eq(emailChanges.userId, id))),
    cases: await tx.$count(moderationCases, isClaimed),
    wasModerator: person?.isModerator ?? false,
    wasOperator: person?.isOperator ?? false,
  };
}

export async function insertRescue(tx: Queryable, personId: string, removed: Removed): Promise<void> {
  await tx.insert(accountRescues).values({ personId, removed });
}

/** Returns false if the account is not closed. */
export async function markReopened(tx: Queryable, personId: string): Promise<boolean> {
  const reopened = await tx
    .update(accountRescues)
    .set({ reopenedAt: sql`now()` })
    .where(and(eq(accountRescues.personId, personId), isNull(accountRescues.reopenedAt)));
  return (reopened.rowCount ?? 0) > 0;
}

/** The latest first. */
export function readRescues(db: Queryable, limit: number) {
  const { securedAt, reopenedAt } = accountRescues;
  const removed = sql<Removed>`${accountRescues.removed}`;
  return db
    .select({ personId: authUsers.id, email: authUsers.email, securedAt, reopenedAt, removed })
    .from(accountRescues)
    .innerJoin(authUsers, eq(authUsers.id, accountRescues.personId))
    .orderBy(desc(securedAt))
    .limit(limit);
}

/** Whether the person was a moderator or operator when the account was closed. */
export async function wasStaff(tx: Queryable, personId: string): Promise<boolean> {
  const isStaff = sql`(${accountRescues.removed} ->> 'wasModerator' = 'true'
    or ${accountRescues.removed} ->> 'wasOperator' = 'true')`;
  const isClosed = and(eq(accountRescues.personId, personId), isNull(accountRescues.reopenedAt));
  return (await tx.$count(accountRescues, and(isClosed, isStaff))) > 0;
}

const isPending = isNull(addressRestorations.endedAt);

/** Undefined if one is pending. */
export async function insertRestoration(
  tx: Queryable,
  restoration: { personId: string; email: string; proof: string; objectHash: Buffer; untold: string[] },
  hours: number,
): Promise<string | undefined> {
  const { id, personId } = addressRestorations;
  const [stored] = await tx
    .insert(addressRestorations)
    .values({ ...restoration, dueAt: sql`now() + make_interval(hours => ${hours})` })
    .onConflictDoNothing({ target: personId, where: isPending })
    .returning({ id });
  return stored?.id;
}

/** Counts the hours anew for an address that was not told before. */
export async function markTold(db: Queryable, which: string, address: string, hours: number): Promise<void> {
  const { id, untold, dueAt } = addressRestorations;
  await db
    .update(addressRestorations)
    .set({
      untold: sql`array_remove(${untold}, ${address})`,
      dueAt: sql`greatest(${dueAt}, now() + make_interval(hours => ${hours}))`,
    })
    .where(and(eq(id, which), sql`${address} = any(${untold})`));
}

/**
 * Ends the last restoration of this address as overruled, if somebody had objected, or still not everybody was told so
 * many hours after it was asked for. Returns false otherwise.
 */
export async function overrule(
  tx: Queryable,
  { personId, email, reason, hours }: { personId: string; email: string; reason: string; hours: number },
): Promise<boolean> {
  const { id, askedAt, untold, outcome } = addressRestorations;
  const last = sql`(select id from ${addressRestorations} where person_id = ${personId}::uuid
    order by asked_at desc limit 1)`;
  const isUntold = and(isPending, ne(untold, []), lt(askedAt, sql`now() - make_interval(hours => ${hours})`));
  const overruled = await tx
    .update(addressRestorations)
    .set({ outcome: "overruled", endedAt: sql`now()`, proof: reason, untold: [] })
    .where(and(eq(id, last), eq(addressRestorations.email, email), or(eq(outcome, "objected"), isUntold)));
  return (overruled.rowCount ?? 0) > 0;
}

export type RestorationEnd = NonNullable<typeof addressRestorations.$inferSelect.outcome>;

/** Ends a pending restoration, found by its id or person, and returns the address; undefined if there is none. */
export async function endRestoration(
  tx: Queryable,
  which: { id: string } | { personId: string } | "all",
  outcome: RestorationEnd,
): Promise<string | undefined> {
  const { id, personId, endedAt, email } = addressRestorations;
  const isMeant = which === "all" ? undefined : "id" in which ? eq(id, which.id) : eq(personId, which.personId);
  const [ended] = await tx
    .update(addressRestorations)
    .set({ endedAt: sql`now()`, outcome, untold: [] })
    .where(and(isMeant, isNull(endedAt)))
    .returning({ email });
  return ended?.email ?? undefined;
}

/** Also true if somebody has objected before. */
export async function object(db: Queryable, objectHash: Buffer): Promise<boolean> {
  const { endedAt, outcome } = addressRestorations;
  const objected = await db
    .update(addressRestorations)
    .set({ outcome: "objected", endedAt: sql`coalesce(${endedAt}, now())`, untold: [] })
    .where(and(eq(addressRestorations.objectHash, objectHash), or(isPending, eq(outcome, "objected"))));
  return (objected.rowCount ?? 0) > 0;
}

export async function isRestorationPending(db: Queryable, id: string): Promise<boolean> {
  return (await db.$count(addressRestorations, and(eq(addressRestorations.id, id), isPending))) > 0;
}

/** Those that everybody was told of, the longest due first. */
export function readDue(db: Queryable, limit: number): Promise<{ id: string; personId: string }[]> {
  const { id, personId, dueAt, untold } = addressRestorations;
  return db
    .select({ id, personId })
    .from(addressRestorations)
    .where(and(isPending, eq(untold, []), lte(dueAt, sql`now()`)))
    .orderBy(dueAt)
    .limit(limit);
}

/** Forgets addresses and proofs of restorations that ended so many days ago. Dates and outcome stay. */
export async function forgetEnded(db: Queryable, days: number): Promise<void> {
  const { email, endedAt } = addressRestorations;
  await db
    .update(addressRestorations)
    .set({ email: null, proof: null })
    .where(and(isNotNull(email), lt(endedAt, sql`now() - make_interval(days => ${days})`)));
}

/** The latest first. */
export function readRestorations(db: Queryable, limit: number) {
  const { objectHash: _, id: __, ...shown } = getTableColumns(addressRestorations);
  return db.select(shown).from(addressRestorations).orderBy(desc(addressRestorations.askedAt)).limit(limit);
}
