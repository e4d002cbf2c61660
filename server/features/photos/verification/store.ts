import type { Gesture } from "@nakamatch/contract/vocabulary/verification";
import { and, asc, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { Db, Queryable, Tx } from "../../../platform/database/open.ts";
import { badgeColumns, shownPhoto } from "../../../platform/database/person-columns.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import {
  verificationReadings,
  verificationRequests,
  verifiedPeople,
} from "../../../platform/database/schema/verification.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";
import type { CursorPosition } from "../../../platform/keyset.ts";
import type { OwnRow, Verdict, VerificationEnd, WaitingRow } from "./types.ts";

const GESTURE_VALID = sql`interval '30 minutes'`;
const KEPT = sql`interval '7 days'`;
const READINGS_KEPT = sql`interval '1 year'`;

const { id, personId, gesture, state, drawnAt, sentAt, photo, endedAt, reason, decidedBy } = verificationRequests;
const isWaiting = eq(state, "waiting");
const isStale = sql`(${state} = 'drawn' and ${drawnAt} < now() - ${GESTURE_VALID})`;

/** Undefined without a profile. */
export async function readOwn(db: Queryable, ownerId: string): Promise<OwnRow | undefined> {
  const [own] = await db
    .select({
      verifiedAt: verifiedPeople.verifiedAt,
      hasPhoto: sql<boolean>`${shownPhoto} is not null`,
      tries: sql<number>`(
        select count(*)::int from ${verificationRequests}
        where ${eq(personId, profiles.id)} and ${sentAt} > now() - ${KEPT} and ${state} <> 'expired')`,
      state,
      gesture,
      reason,
      until: sql<Date | null>`coalesce(${sentAt} + ${KEPT}, ${drawnAt} + ${GESTURE_VALID})`.mapWith(drawnAt),
    })
    .from(profiles)
    .leftJoin(verifiedPeople, eq(verifiedPeople.personId, profiles.id))
    .leftJoin(
      verificationRequests,
      sql`${id} = (
        select latest.id from ${verificationRequests} latest
        where latest.person_id = ${profiles.id}
          and not (latest.state = 'drawn' and latest.drawn_at < now() - ${GESTURE_VALID})
        order by latest.drawn_at desc, latest.id limit 1)`,
    )
    .where(eq(profiles.id, ownerId));
  return own;
}

/** Replaces an expired gesture. Lock the person first. */
export async function insertDrawn(tx: Tx, ownerId: string, drawn: Gesture): Promise<void> {
  await tx.delete(verificationRequests).where(and(eq(personId, ownerId), isStale));
  await tx.insert(verificationRequests).values({ personId: ownerId, gesture: drawn });
}

/** Returns false without a valid gesture. */
export async function updateSent(tx: Tx, ownerId: string, image: Buffer): Promise<boolean> {
  const sent = await tx
    .update(verificationRequests)
    .set({ state: "waiting", photo: image, sentAt: sql`now()` })
    .where(and(eq(personId, ownerId), eq(state, "drawn"), sql`not ${isStale}`))
    .returning({ id });
  return sent.length > 0;
}

/** Ends the mark and the pending request. */
export async function endVerification(tx: Tx, ownerId: string): Promise<void> {
  await tx.execute(sql`select end_verification(${ownerId}::uuid, 'withdrawn')`);
}

/** Reads pending requests, oldest first, except where the moderator is a party. */
export function readWaiting(
  db: Queryable,
  moderatorId: string,
  { after, limit }: { after: CursorPosition | undefined; limit: number },
): Promise<WaitingRow[]> {
  return db
    .select({ id, person: badgeColumns, gesture, sentAt: sql<Date>`${sentAt}`.mapWith(sentAt) })
    .from(verificationRequests)
    .innerJoin(profiles, eq(profiles.id, personId))
    .where(
      and(
        isWaiting,
        visibleTo(moderatorId, profiles.id, "impartialModerator"),
        after && sql`(${sentAt}, ${id}) > (${sql.param(after.at, drawnAt)}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(sentAt), asc(id))
    .limit(limit);
}

export function countWaiting(db: Queryable, moderatorId: string): Promise<number> {
  return db.$count(verificationRequests, and(isWaiting, visibleTo(moderatorId, personId, "impartialModerator")));
}

/** Records the viewer. Undefined unless pending and the moderator may decide. */
export async function readPhoto(db: Db, moderatorId: string, requestId: string): Promise<Buffer | undefined> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ personId, photo })
      .from(verificationRequests)
      .where(and(eq(id, requestId), isWaiting, visibleTo(moderatorId, personId, "impartialModerator")));
    if (!found?.photo) return undefined;
    await tx.insert(verificationReadings).values({ personId: found.personId, moderatorId });
    return found.photo;
  });
}

/** Returns the person of a request, if the moderator may decide. */
export async function readRequester(db: Queryable, moderatorId: string, requestId: string) {
  const [found] = await db
    .select({ personId })
    .from(verificationRequests)
    .where(and(eq(id, requestId), visibleTo(moderatorId, personId, "impartialModerator")));
  return found?.personId;
}

/** Erases the photo. Returns false if the request is no longer pending. */
export async function updateDecided(
  tx: Tx,
  moderatorId: string,
  { requestId, reason: why }: Verdict,
): Promise<boolean> {
  const decided = await tx
    .update(verificationRequests)
    .set({
      state: why ? "rejected" : "approved",
      photo: null,
      endedAt: sql`now()`,
      reason: why ?? null,
      decidedBy: moderatorId,
    })
    .where(and(eq(id, requestId), isWaiting, visibleTo(moderatorId, personId, "impartialModerator")))
    .returning({ id });
  return decided.length > 0;
}

/** Whether the moderator has already made the same decision. */
export async function isDecidedSo(tx: Tx, moderatorId: string, { requestId, reason: why }: Verdict): Promise<boolean> {
  const isSame = why ? eq(reason, why) : eq(state, "approved");
  return (await tx.$count(verificationRequests, and(eq(id, requestId), eq(decidedBy, moderatorId), isSame))) > 0;
}

export async function insertVerified(tx: Tx, ownerId: string): Promise<void> {
  await tx.insert(verifiedPeople).values({ personId: ownerId }).onConflictDoNothing();
}

const isEndedByBan = sql`${state} = 'expired' and ${photo} is not null`;

/** Erases the photo of the request that this decision has ended. */
export async function eraseEndedGesture(tx: Queryable, decisionId: string): Promise<void> {
  const decided = sql`(
    select pseudonym.person_id from moderation_log entry
    join moderation_pseudonyms pseudonym on pseudonym.pseudonym = entry.subject
    where entry.id = ${decisionId}::uuid)`;
  await tx
    .update(verificationRequests)
    .set({ photo: null })
    .where(and(sql`${personId} = ${decided}`, isEndedByBan));
}

/** Waits again for moderators, unless the person has begun another request. Lock the person first. */
export async function reviveRequest(tx: Queryable, ownerId: string): Promise<void> {
  const open = sql`select from ${verificationRequests} open where open.person_id = ${ownerId}::uuid
    and open.state in ('drawn', 'waiting')`;
  await tx
    .update(verificationRequests)
    .set({ state: "waiting", endedAt: null })
    .where(and(eq(personId, ownerId), isEndedByBan, sql`not exists (${open})`));
}

/** Ends requests pending for seven days; returns their ids. */
export async function expire(tx: Tx): Promise<string[]> {
  const expired = await tx
    .update(verificationRequests)
    .set({ state: "expired", photo: null, endedAt: sql`now()` })
    .where(and(isWaiting, lt(sentAt, sql`now() - ${KEPT}`)))
    .returning({ id });
  return expired.map((request) => request.id);
}

/** Erases photos that a ban left and no undo needs. Deletes requests ended seven days ago, expired gestures, and year-old readings. */
export async function prune(db: Db): Promise<void> {
  await db
    .update(verificationRequests)
    .set({ photo: null })
    .where(and(isEndedByBan, sql`${endedAt} < now() - interval '1 hour'`));
  await db.delete(verificationRequests).where(sql`${endedAt} < now() - ${KEPT} or ${isStale}`);
  await db.delete(verificationReadings).where(lt(verificationReadings.readAt, sql`now() - ${READINGS_KEPT}`));
}

/** Reads the end of a request, for its email. */
export async function readEnd(db: Queryable, requestId: string) {
  const [found] = await db
    .select({ personId, end: sql<VerificationEnd>`coalesce(${reason}, ${state})` })
    .from(verificationRequests)
    .where(
      and(
        eq(id, requestId),
        // Only if the mark is still there.
        or(
          inArray(state, ["rejected", "expired"]),
          and(
            eq(state, "approved"),
            inArray(personId, db.select({ id: verifiedPeople.personId }).from(verifiedPeople)),
          ),
        ),
      ),
    );
  return found;
}
