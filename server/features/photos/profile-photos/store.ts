import { and, eq, like, lte, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import { allPhotos, photoUrlOf, shownPhotos } from "../../../platform/database/person-columns.ts";
import { heldPhotos } from "../../../platform/database/schema/moderation.ts";
import { profiles, unusedPhotos } from "../../../platform/database/schema/people.ts";
import { visiblePeople } from "../../../platform/database/schema/safety.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";

/** Schedules deletion of a photo about to be stored, after `seconds`, unless it is shown by then. */
export async function insertUnused(db: Queryable, path: string, seconds: number): Promise<void> {
  await db.insert(unusedPhotos).values({ path, dueAt: inSeconds(seconds) });
}

/** Cancels a deletion. Returns false if it has begun. */
export async function deleteUnclaimed(tx: Queryable, path: string): Promise<boolean> {
  const deleted = await tx
    .delete(unusedPhotos)
    .where(and(eq(unusedPhotos.path, path), eq(unusedPhotos.isClaimed, false)))
    .returning();
  return deleted.length > 0;
}

/** Claims a deletion and schedules a retry in `seconds`. Returns false if there is none. */
export async function claimUnused(db: Queryable, path: string, seconds: number): Promise<boolean> {
  const claimed = await db
    .update(unusedPhotos)
    .set({ isClaimed: true, dueAt: inSeconds(seconds) })
    .where(eq(unusedPhotos.path, path))
    .returning();
  return claimed.length > 0;
}

/** Claims the longest overdue deletion. Concurrent calls claim different ones. */
export async function claimDue(db: Queryable, seconds: number): Promise<string | undefined> {
  const due = db
    .select({ path: unusedPhotos.path })
    .from(unusedPhotos)
    .where(lte(unusedPhotos.dueAt, sql`now()`))
    .orderBy(unusedPhotos.dueAt)
    .limit(1)
    .for("update", { skipLocked: true });
  const claimed = await db
    .update(unusedPhotos)
    .set({ isClaimed: true, dueAt: inSeconds(seconds) })
    .where(eq(unusedPhotos.path, sql`(${due})`))
    .returning({ path: unusedPhotos.path });
  return claimed[0]?.path;
}

/** Returns due deletions, including this transaction's: the clock is rounded to milliseconds like `due_at`. */
export async function readDueOf(db: Queryable, personId: string): Promise<string[]> {
  const rows = await db
    .select({ path: unusedPhotos.path })
    .from(unusedPhotos)
    .where(and(like(unusedPhotos.path, `${personId}/%`), lte(unusedPhotos.dueAt, sql`now()::timestamptz(3)`)));
  return rows.map(({ path }) => path);
}

/** Forgets a deletion once the files are deleted. */
export async function deleteUnused(db: Queryable, path: string): Promise<void> {
  await db.delete(unusedPhotos).where(eq(unusedPhotos.path, path));
}

/** Whether others can see `avatarUrl` now. */
export async function isPhotoPublic(db: Queryable, ownerId: string, avatarUrl: string): Promise<boolean> {
  const found = await db
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(visiblePeople, eq(visiblePeople.id, profiles.id))
    .where(and(eq(profiles.id, ownerId), sql`${avatarUrl} = any(${shownPhotos})`));
  return found.length > 0;
}

/** Whether the photo is the owner's, even in quarantine. */
export async function isOwnPhoto(db: Queryable, ownerId: string, avatarUrl: string): Promise<boolean> {
  return (await db.$count(profiles, and(eq(profiles.id, ownerId), sql`${avatarUrl} = any(${allPhotos})`))) > 0;
}

/** Whether the viewer is a moderator who may judge the photo. */
export async function isPhotoForModerator(
  db: Queryable,
  viewerId: string,
  { ownerId, avatarUrl }: { ownerId: string; avatarUrl: string },
): Promise<boolean> {
  const found = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(
      and(
        eq(profiles.id, ownerId),
        sql`${avatarUrl} = any(${allPhotos})`,
        visibleTo(viewerId, profiles.id, "impartialModerator"),
      ),
    );
  return found.length > 0;
}

/** All of the person's, in order. */
export async function readPhotos(db: Queryable, personId: string): Promise<string[]> {
  const [own] = await db.select({ photos: allPhotos }).from(profiles).where(eq(profiles.id, personId));
  return own?.photos ?? [];
}

/** Returns the addresses of the person's photos that others cannot see. */
export async function readHidden(db: Queryable, personId: string): Promise<string[]> {
  const url = photoUrlOf(heldPhotos.path);
  const rows = await db.select({ url }).from(heldPhotos).where(eq(heldPhotos.personId, personId));
  return rows.map((held) => held.url);
}

export async function insertQuarantined(tx: Queryable, photo: typeof heldPhotos.$inferInsert): Promise<void> {
  await tx.insert(heldPhotos).values(photo);
}

/** Returns false if no longer in quarantine. Lock the person first (`hold_person`). */
export async function lockQuarantined(tx: Queryable, personId: string, path: string): Promise<boolean> {
  const held = await tx
    .select({ path: heldPhotos.path })
    .from(heldPhotos)
    .where(and(isHeldAt(personId, path), eq(heldPhotos.state, "held")))
    .for("update");
  return held.length > 0;
}

/** Ends the quarantine. Returns false if there was none, as for a replaced photo. */
export async function releasePhoto(tx: Queryable, personId: string, path: string): Promise<boolean> {
  const deleted = await tx.delete(heldPhotos).where(isHeldAt(personId, path)).returning();
  return deleted.length > 0;
}

/** Releases a photo after an appeal. Returns false if it was replaced. */
export async function releaseRejectedPhoto(tx: Queryable, decisionId: string): Promise<boolean> {
  const deleted = await tx.delete(heldPhotos).where(eq(heldPhotos.decisionId, decisionId)).returning();
  return deleted.length > 0;
}

export async function rejectPhoto(tx: Queryable, personId: string, path: string, decisionId: string): Promise<void> {
  await tx.update(heldPhotos).set({ state: "rejected", decisionId }).where(isHeldAt(personId, path));
}

function isHeldAt(personId: string, path: string) {
  return and(eq(heldPhotos.personId, personId), eq(heldPhotos.path, path));
}

function inSeconds(seconds: number) {
  return sql<Date>`now() + make_interval(secs => ${seconds})`;
}
