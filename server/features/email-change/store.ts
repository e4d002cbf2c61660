import { and, eq, gte, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/open.ts";
import { emailChanges } from "../../platform/database/schema/auth.ts";
import type { EmailChange } from "./types.ts";

const columns = {
  id: emailChanges.id,
  userId: emailChanges.userId,
  oldEmail: emailChanges.oldEmail,
  newEmail: emailChanges.newEmail,
  requestedAt: emailChanges.requestedAt,
};

/** Stores a request in the place of an earlier one that was not confirmed; returns its id. */
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

/** A person's request that waits for this token, asked for at most `hours` ago. */
export async function readRequest(
  tx: Queryable,
  userId: string,
  confirmHash: Buffer,
  hours: number,
): Promise<EmailChange | undefined> {
  const [found] = await tx
    .select(columns)
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, userId),
        eq(emailChanges.confirmHash, confirmHash),
        isNull(emailChanges.confirmedAt),
        sql`${emailChanges.requestedAt} > now() - make_interval(hours => ${hours})`,
      ),
    );
  return found;
}

/** The address that a person has confirmed by this token; undefined where they have not. */
export async function readConfirmed(tx: Queryable, userId: string, confirmHash: Buffer): Promise<string | undefined> {
  const [found] = await tx
    .select({ newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, userId),
        eq(emailChanges.confirmHash, confirmHash),
        isNotNull(emailChanges.confirmedAt),
      ),
    );
  return found?.newEmail;
}

/** Notes that a request was confirmed. */
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

/** A change that the token undoes, confirmed at most `days` ago. */
export async function readUndoable(tx: Queryable, undoHash: Buffer, days: number): Promise<EmailChange | undefined> {
  const [found] = await tx
    .select(columns)
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.undoHash, undoHash),
        sql`${emailChanges.confirmedAt} > now() - make_interval(days => ${days})`,
      ),
    );
  return found;
}

/** Deletes a change, those that were confirmed after it, and the request that is open. */
export async function deleteSince(tx: Queryable, { id, userId }: EmailChange): Promise<void> {
  const since = sql`(select confirmed_at from ${emailChanges} where id = ${id}::uuid)`;
  await tx
    .delete(emailChanges)
    .where(
      and(eq(emailChanges.userId, userId), or(isNull(emailChanges.confirmedAt), gte(emailChanges.confirmedAt, since))),
    );
}

/** A change by its id. */
export async function readChange(db: Queryable, id: string): Promise<EmailChange | undefined> {
  const [found] = await db.select(columns).from(emailChanges).where(eq(emailChanges.id, id));
  return found;
}

/** Deletes what can neither be confirmed nor undone any more. */
export async function deleteOld(db: Queryable, { hours, days }: { hours: number; days: number }): Promise<void> {
  const isOver = lt(emailChanges.confirmedAt, sql`now() - make_interval(days => ${days})`);
  const isStale = lt(emailChanges.requestedAt, sql`now() - make_interval(hours => ${hours})`);
  await db.delete(emailChanges).where(or(isOver, and(isNull(emailChanges.confirmedAt), isStale)));
}
