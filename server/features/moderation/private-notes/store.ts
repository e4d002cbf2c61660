import { and, desc, eq, sql } from "drizzle-orm";
import { lockPerson } from "../../../platform/database/lock-person.ts";
import type { Queryable, Tx } from "../../../platform/database/open.ts";
import { privateNotes } from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";
import type { NewNote, PrivateNoteRow } from "./types.ts";

/** Newest first; none for parties to the person's case. */
export function readNotes(db: Queryable, moderatorId: string, personId: string): Promise<PrivateNoteRow[]> {
  const { id, text, writtenAt } = privateNotes;
  return db
    .select({
      id,
      text,
      writtenAt,
      author: profiles.nickname,
      isMine: sql<boolean>`coalesce(${privateNotes.authorId} = ${moderatorId}::uuid, false)`,
    })
    .from(privateNotes)
    .leftJoin(profiles, eq(profiles.id, privateNotes.authorId))
    .where(
      and(eq(privateNotes.personId, personId), visibleTo(moderatorId, privateNotes.personId, "impartialModerator")),
    )
    .orderBy(desc(writtenAt), desc(id));
}

/**
 * Locks the person, which serializes notes about them. Changes nothing if the author has already stored this id.
 *
 * @returns the number of notes about the person; undefined for parties to their case, and without such a person
 */
export async function insertNote(
  tx: Tx,
  authorId: string,
  { personId, noteId, text }: NewNote,
): Promise<number | undefined> {
  await lockPerson(tx, personId, { toChange: true });
  const { rows } = await tx.execute(sql`
    insert into ${privateNotes} as note (id, person_id, author_id, text)
    select ${noteId}::uuid, ${profiles.id}, ${authorId}::uuid, ${text}
    from ${profiles}
    where ${profiles.id} = ${personId}::uuid and ${visibleTo(authorId, profiles.id, "impartialModerator")}
    on conflict (id) do update set id = excluded.id
      where note.author_id = excluded.author_id and note.person_id = excluded.person_id
    returning id`);
  if (rows.length === 0) return undefined;
  return tx.$count(privateNotes, eq(privateNotes.personId, personId));
}

/** Returns false if it is another author's. */
export async function deleteNote(db: Queryable, authorId: string, noteId: string): Promise<boolean> {
  await db.delete(privateNotes).where(and(eq(privateNotes.id, noteId), eq(privateNotes.authorId, authorId)));
  return (await db.$count(privateNotes, eq(privateNotes.id, noteId))) === 0;
}

/** Deletes notes older than a year. */
export async function forgetOldNotes(db: Queryable): Promise<void> {
  await db.delete(privateNotes).where(sql`${privateNotes.writtenAt} < now() - interval '1 year'`);
}
