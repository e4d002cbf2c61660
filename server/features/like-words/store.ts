import type { WordsAbout } from "@nakamatch/contract/schemas/like-words";
import type { Interest } from "@nakamatch/contract/schemas/people";
import { and, asc, eq, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/open.ts";
import { isPair } from "../../platform/database/pair.ts";
import { interests, profileInterests } from "../../platform/database/schema/interests.ts";
import { likeWords, likeWordsRefusals } from "../../platform/database/schema/like-words.ts";
import { matches } from "../../platform/database/schema/meeting.ts";
import { profilePrompts } from "../../platform/database/schema/people.ts";
import { visibleTo } from "../../platform/database/visibility.ts";
import type { NewWords, WordsRow, WordsState } from "./types.ts";

/** With their like set. Undefined where the author may not see the receiver. */
export async function readState(
  db: Queryable,
  { authorId, receiverId, about }: Omit<NewWords, "text">,
): Promise<WordsState | undefined> {
  const { rows } = await db.execute<WordsState & Record<string, unknown>>(sql`
    select ${isReceiving(receiverId)} as "isReceiving", ${isOnProfile(receiverId, about)} as "isOnProfile", (
      select id from ${matches} where ${isPair(matches, authorId, receiverId)}) as "pairId", (
      select json_build_object('text', text, 'aboutKind', about_kind, 'aboutId', about_id)
      from ${likeWords} where author_id = ${authorId} and receiver_id = ${receiverId}) as "written"
    where ${visibleTo(authorId, sql`${receiverId}::uuid`)}`);
  return rows[0];
}

function isReceiving(personId: string): SQL<boolean> {
  return sql<boolean>`not exists (select from ${likeWordsRefusals} where ${eq(likeWordsRefusals.personId, personId)})`;
}

function isOnProfile(personId: string, about: WordsAbout): SQL {
  if (about.kind === "prompt") {
    const isTheirs = and(eq(profilePrompts.personId, personId), eq(profilePrompts.id, about.id));
    return sql`exists (select from ${profilePrompts} where ${isTheirs})`;
  }
  const isChosen = and(eq(profileInterests.profileId, personId), eq(profileInterests.interestId, about.id));
  return sql`exists (select from ${profileInterests} where ${isChosen})`;
}

export async function insertWords(tx: Queryable, { about, ...words }: NewWords): Promise<void> {
  await tx.insert(likeWords).values({ ...words, aboutKind: about.kind, aboutId: String(about.id) });
}

/** Between the viewer and visible people, in both directions, oldest first. */
export function readWords(db: Queryable, viewerId: string, people: string[]): Promise<WordsRow[]> {
  const isMine = eq(likeWords.authorId, viewerId);
  const otherId = sql<string>`case when ${isMine} then ${likeWords.receiverId} else ${likeWords.authorId} end`;
  const ids = sql`any (${sql.param(people)}::uuid[])`;
  const titleId = sql`case ${likeWords.aboutKind} when 'title' then ${likeWords.aboutId}::int end`;
  const promptId = sql`case ${likeWords.aboutKind} when 'prompt' then ${likeWords.aboutId}::uuid end`;
  return db
    .select({
      otherId,
      isMine: sql<boolean>`${isMine}`,
      text: likeWords.text,
      aboutKind: likeWords.aboutKind,
      title: sql<Interest | null>`(
        select json_build_object('id', ${interests.id}, 'name', ${interests.name}, 'kind', ${interests.kind})
        from ${interests} where ${interests.id} = ${titleId})`,
      question: sql<string | null>`(
        select ${profilePrompts.question} from ${profilePrompts} where ${profilePrompts.id} = ${promptId})`,
      writtenAt: likeWords.writtenAt,
    })
    .from(likeWords)
    .where(
      and(
        or(
          and(isMine, sql`${likeWords.receiverId} = ${ids}`),
          and(eq(likeWords.receiverId, viewerId), sql`${likeWords.authorId} = ${ids}`),
        ),
        visibleTo(viewerId, otherId),
      ),
    )
    .orderBy(asc(likeWords.writtenAt), asc(likeWords.authorId));
}

/** Undefined for a person whom the viewer may not see. */
export async function readCanWrite(db: Queryable, viewerId: string, personId: string): Promise<boolean | undefined> {
  const isWritten = and(eq(likeWords.authorId, viewerId), eq(likeWords.receiverId, personId));
  const { rows } = await db.execute<{ canWrite: boolean }>(sql`
    select ${isReceiving(personId)} and not exists (select from ${likeWords} where ${isWritten}) as "canWrite"
    where ${visibleTo(viewerId, sql`${personId}::uuid`)}`);
  return rows[0]?.canWrite;
}

export async function readReceiving(db: Queryable, personId: string): Promise<boolean> {
  return (await db.$count(likeWordsRefusals, eq(likeWordsRefusals.personId, personId))) === 0;
}

/** Waits for words that are on their way. */
export async function updateReceiving(db: Queryable, personId: string, wanted: boolean): Promise<void> {
  if (wanted) await db.delete(likeWordsRefusals).where(eq(likeWordsRefusals.personId, personId));
  else await db.insert(likeWordsRefusals).values({ personId }).onConflictDoNothing();
}
