import { and, desc, eq, getTableColumns, gte, isNotNull, isNull, lt, not, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import { emailChanges } from "../../../platform/database/schema/auth.ts";

export type EmailChange = typeof emailChanges.$inferSelect;

/** Replaces a pending request; returns the id. */
export async function replaceRequest(
  tx: Queryable,
  request: { userId: string; newEmail: string; confirmHash: Buffer },
): Promise<string> {
  const isPending = and(eq(emailChanges.userId, request.userId), isNull(emailChanges.confirmedAt));
  await tx.delete(emailChanges).where(isPending);
  const [stored] = await tx.insert(emailChanges).values(request).returning({ id: emailChanges.id });
  if (!stored) throw new Error("the request was not stored");
  return stored.id;
}

/** Reads a change by its link, valid while pending and at most `hours` old. */
export async function readByLink(
  tx: Queryable,
  userId: string,
  confirmHash: Buffer,
  hours: number,
): Promise<(EmailChange & { isOpen: boolean }) | undefined> {
  const { confirmedAt, requestedAt } = emailChanges;
  const isOpen = sql<boolean>`${confirmedAt} is null and ${requestedAt} > now() - make_interval(hours => ${hours})`;
  const [found] = await tx
    .select({ ...getTableColumns(emailChanges), isOpen })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), eq(emailChanges.confirmHash, confirmHash)));
  return found;
}

export async function markConfirmed(
  tx: Queryable,
  id: string,
  { oldEmail, undoHash }: { oldEmail: string; undoHash: Buffer },
): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ oldEmail, undoHash, confirmedAt: sql`clock_timestamp()` })
    .where(eq(emailChanges.id, id));
}

/** Reads a change confirmed at most `days` ago. */
export async function readUndoable(tx: Queryable, undoHash: Buffer, days: number): Promise<EmailChange | undefined> {
  const isRecent = sql`${emailChanges.confirmedAt} > now() - make_interval(days => ${days})`;
  const [found] = await tx
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.undoHash, undoHash), isRecent));
  return found;
}

/** Deletes a change, later ones, and a pending request. */
export async function deleteSince(tx: Queryable, { id, userId }: EmailChange): Promise<void> {
  const since = sql`(select confirmed_at from ${emailChanges} where id = ${id}::uuid)`;
  const isMeant = or(isNull(emailChanges.confirmedAt), gte(emailChanges.confirmedAt, since));
  await tx.delete(emailChanges).where(and(eq(emailChanges.userId, userId), isMeant));
}

/** Voids all links. The addresses stay. */
export async function voidChanges(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(emailChanges).where(and(eq(emailChanges.userId, userId), isNull(emailChanges.confirmedAt)));
  const unknown = sql`sha256(gen_random_uuid()::text::bytea)`;
  await tx.update(emailChanges).set({ undoHash: unknown }).where(eq(emailChanges.userId, userId));
}

/** As far as they are kept, the latest first. */
export function readEarlier(db: Queryable, userId: string): Promise<{ email: string | null; until: Date | null }[]> {
  return db
    .select({ email: emailChanges.oldEmail, until: emailChanges.confirmedAt })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isNotNull(emailChanges.confirmedAt)))
    .orderBy(desc(emailChanges.confirmedAt));
}

interface Validity {
  hours: number;
  days: number;
}

/** Whether a change can neither be confirmed nor undone any more. */
function isVoid({ hours, days }: Validity) {
  const isOver = lt(emailChanges.confirmedAt, sql`now() - make_interval(days => ${days})`);
  const isStale = lt(emailChanges.requestedAt, sql`now() - make_interval(hours => ${hours})`);
  return sql`coalesce(${or(isOver, and(isNull(emailChanges.confirmedAt), isStale))}, false)`;
}

/** Undefined if void. */
export async function readChange(db: Queryable, id: string, validity: Validity): Promise<EmailChange | undefined> {
  const [found] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.id, id), not(isVoid(validity))));
  return found;
}

export async function deleteOld(db: Queryable, validity: Validity): Promise<void> {
  await db.delete(emailChanges).where(isVoid(validity));
}
