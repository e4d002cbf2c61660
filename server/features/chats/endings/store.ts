import { CHAT_ENDS, type ChatEndSentence } from "@nakamatch/contract/vocabulary/chat-ends";
import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import { hasParted } from "../../../platform/database/parted.ts";
import { chatEnds } from "../../../platform/database/schema/chats.ts";

/** The triggers `chat_ends_arrive` and `chat_ends_take_effect` do the rest. Returns its number. */
export async function insertEnd(
  tx: Queryable,
  end: { chatId: string; enderId: string; endedId: string; sentence: ChatEndSentence },
): Promise<number> {
  const [stored] = await tx.insert(chatEnds).values(end).returning({ number: chatEnds.number });
  if (!stored) throw new Error("an insert without conflict gives a row");
  return stored.number;
}

/** Locks both people as an end does. */
export async function lockPair(tx: Queryable, personId: string, otherId: string): Promise<void> {
  const people = [personId, otherId].sort();
  await tx.execute(sql`
    select hold_person(person.id, person.id = ${otherId}::uuid) from unnest(${sql.param(people)}::uuid[]) as person (id)`);
}

/**
 * Lifts the end in force, if the person may: the ender within a day, the other side once the ender likes them again.
 *
 * @returns undefined if nothing was lifted, else whether the ender is to have their like back
 */
export async function liftEnd(
  tx: Queryable,
  { chatId, personId, otherId }: { chatId: string; personId: string; otherId: string },
): Promise<{ givesLikeBack: boolean } | undefined> {
  const isOwn = and(
    eq(chatEnds.enderId, personId),
    sql`${chatEnds.endedAt} > now() - make_interval(hours => ${sql.raw(String(CHAT_ENDS.reopenHours))})`,
  );
  const isAsked = and(
    eq(chatEnds.endedId, personId),
    eq(chatEnds.enderId, otherId),
    sql`not ${hasParted(otherId, personId)}`,
  );
  const [lifted] = await tx
    .update(chatEnds)
    .set({ liftedAt: sql`now()` })
    .where(and(eq(chatEnds.chatId, chatId), isNull(chatEnds.liftedAt), or(isOwn, isAsked)))
    .returning({ enderId: chatEnds.enderId, hadLike: chatEnds.hadLike });
  return lifted && { givesLikeBack: lifted.hadLike && lifted.enderId === personId };
}

/** Returns whether an end in force had not been read. */
export async function markEndRead(tx: Queryable, readerId: string, chatId: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(chatEnds)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(chatEnds.chatId, chatId),
        eq(chatEnds.endedId, readerId),
        isNull(chatEnds.readAt),
        isNull(chatEnds.liftedAt),
      ),
    );
  return (rowCount ?? 0) > 0;
}
