import type { WordsAbout } from "@nakamatch/contract/schemas/like-words";
import type { Interest } from "@nakamatch/contract/schemas/people";
import { LIKE_WORDS } from "@nakamatch/contract/vocabulary/limits";
import { and, asc, desc, eq, isNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import { hasParted } from "../../../platform/database/parted.ts";
import { photoUrlOf, shownPhotos } from "../../../platform/database/person-columns.ts";
import { interests, profileInterests } from "../../../platform/database/schema/interests.ts";
import { likeWords, likeWordsRefusals } from "../../../platform/database/schema/like-words.ts";
import { profilePrompts, profiles } from "../../../platform/database/schema/people.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";
import type { NewWords, ReceivedWords, WithdrawnRow, WordsRow, WordsState } from "./types.ts";

/** How long withdrawn words are kept for reports. */
const KEPT = sql`interval '30 days'`;

/** Run it after the like is set. Undefined if the author may not see the receiver. */
export async function readState(
  db: Queryable,
  { authorId, receiverId, about }: Omit<NewWords, "text">,
): Promise<WordsState | undefined> {
  const { rows } = await db.execute<WordsState & Record<string, unknown>>(sql`
    select ${isReceiving(receiverId, authorId)} as "isReceiving", ${isOnProfile(receiverId, about)} as "isOnProfile", (
      select json_build_object('text', text, 'aboutKind', about_kind, 'aboutId', about_id, 'isThere', ${isThere})
      from ${likeWords} where ${isBetween(authorId, receiverId)}) as "written"
    where ${visibleTo(authorId, sql`${receiverId}::uuid`)}`);
  return rows[0];
}

function isBetween(authorId: string, receiverId: string): SQL | undefined {
  return and(eq(likeWords.authorId, authorId), eq(likeWords.receiverId, receiverId));
}

const isThere = isNull(likeWords.withdrawnAt);

/** Withdrawn, and kept for reports. */
const isKept = sql`${likeWords.withdrawnAt} > now() - ${KEPT}`;

/** From whom one has ended a conversation with one receives none. */
function isReceiving(personId: string, authorId: string): SQL<boolean> {
  return sql<boolean>`(not exists (select from ${likeWordsRefusals} where ${eq(likeWordsRefusals.personId, personId)})
    and not ${hasParted(personId, authorId)})`;
}

function isOnProfile(personId: string, about: WordsAbout): SQL {
  if (about.kind === "prompt") {
    const isTheirs = and(eq(profilePrompts.personId, personId), eq(profilePrompts.id, about.id));
    return sql`exists (select from ${profilePrompts} where ${isTheirs})`;
  }
  if (about.kind === "photo") return sql`${photoUrl(sql`${personId}::uuid`, sql`${about.id}::text`)} is not null`;
  const isChosen = and(eq(profileInterests.profileId, personId), eq(profileInterests.interestId, about.id));
  return sql`exists (select from ${profileInterests} where ${isChosen})`;
}

/** A photo's address; null unless publicly visible. */
function photoUrl(personId: SQLWrapper, photoId: SQLWrapper): SQL<string | null> {
  const url = photoUrlOf(sql`${personId}::text || '/' || ${photoId} || '.jpg'`);
  return sql<string | null>`(
    select ${url} from ${profiles} where ${eq(profiles.id, personId)} and ${url} = any (${shownPhotos}))`;
}

export async function insertWords(tx: Queryable, { about, ...words }: NewWords): Promise<void> {
  await tx.insert(likeWords).values({ ...words, aboutKind: about.kind, aboutId: String(about.id) });
}

const titleId = sql`case ${likeWords.aboutKind} when 'title' then ${likeWords.aboutId}::int end`;
const promptId = sql`case ${likeWords.aboutKind} when 'prompt' then ${likeWords.aboutId}::uuid end`;
const question = sql<string | null>`(
  select ${profilePrompts.question} from ${profilePrompts} where ${profilePrompts.id} = ${promptId})`;

/** Between the viewer and visible people, in both directions, oldest first. */
export function readWords(db: Queryable, viewerId: string, people: string[]): Promise<WordsRow[]> {
  const isMine = eq(likeWords.authorId, viewerId);
  const otherId = sql<string>`case when ${isMine} then ${likeWords.receiverId} else ${likeWords.authorId} end`;
  const ids = sql`any (${sql.param(people)}::uuid[])`;
  return db
    .select({
      otherId,
      isMine: sql<boolean>`${isMine}`,
      text: likeWords.text,
      aboutKind: likeWords.aboutKind,
      title: sql<Interest | null>`(
        select json_build_object('id', ${interests.id}, 'name', ${interests.name}, 'kind', ${interests.kind})
        from ${interests} where ${interests.id} = ${titleId})`,
      question,
      photoUrl: sql<string | null>`case ${likeWords.aboutKind} when 'photo'
        then ${photoUrl(likeWords.receiverId, likeWords.aboutId)} end`,
      writtenAt: likeWords.writtenAt,
    })
    .from(likeWords)
    .where(
      and(
        isThere,
        or(
          and(isMine, sql`${likeWords.receiverId} = ${ids}`),
          and(eq(likeWords.receiverId, viewerId), sql`${likeWords.authorId} = ${ids}`),
        ),
        visibleTo(viewerId, otherId),
      ),
    )
    .orderBy(asc(likeWords.writtenAt), asc(likeWords.authorId));
}

/** Includes words of invisible people, and withdrawn ones while they are kept. */
export async function findReceivedWords(
  db: Queryable,
  receiverId: string,
  authorId: string,
): Promise<ReceivedWords | undefined> {
  const title = sql`(select ${interests.name} from ${interests} where ${interests.id} = ${titleId})`;
  const [found] = await db
    .select({
      text: likeWords.text,
      about: sql<
        string | null
      >`case ${likeWords.aboutKind} when 'photo' then 'photo' else coalesce(${title}, ${question}) end`,
      writtenAt: likeWords.writtenAt,
    })
    .from(likeWords)
    .where(and(isBetween(authorId, receiverId), or(isThere, isKept)));
  return found;
}

/** Latest first. */
export function readWithdrawn(db: Queryable, receiverId: string): Promise<WithdrawnRow[]> {
  return db
    .select({ authorId: likeWords.authorId, text: likeWords.text, writtenAt: likeWords.writtenAt })
    .from(likeWords)
    .where(and(eq(likeWords.receiverId, receiverId), isKept))
    .orderBy(desc(likeWords.writtenAt), asc(likeWords.authorId))
    .limit(LIKE_WORDS.withdrawnShown);
}

export async function deleteWithdrawn(db: Queryable): Promise<void> {
  await db.delete(likeWords).where(sql`${likeWords.withdrawnAt} < now() - ${KEPT}`);
}

/** Undefined for an invisible person. */
export async function readCanWrite(db: Queryable, viewerId: string, personId: string): Promise<boolean | undefined> {
  const isWritten = isBetween(viewerId, personId);
  const { rows } = await db.execute<{ canWrite: boolean }>(sql`
    select ${isReceiving(personId, viewerId)} and not exists (select from ${likeWords} where ${isWritten}) as "canWrite"
    where ${visibleTo(viewerId, sql`${personId}::uuid`)}`);
  return rows[0]?.canWrite;
}

export async function readReceiving(db: Queryable, personId: string): Promise<boolean> {
  return (await db.$count(likeWordsRefusals, eq(likeWordsRefusals.personId, personId))) === 0;
}

/** Waits for words being written. */
export async function updateReceiving(db: Queryable, personId: string, wanted: boolean): Promise<void> {
  if (wanted) await db.delete(likeWordsRefusals).where(eq(likeWordsRefusals.personId, personId));
  else await db.insert(likeWordsRefusals).values({ personId }).onConflictDoNothing();
}
