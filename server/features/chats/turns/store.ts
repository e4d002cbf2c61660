import { TURNS } from "@nakamatch/contract/vocabulary/limits";
import { DEFAULT_NICKNAME } from "@nakamatch/contract/vocabulary/people";
import { FIRST_MESSAGES } from "@nakamatch/domain/safety/risky-message";
import { and, asc, desc, eq, gt, isNull, lte, not, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "../../../platform/database/open.ts";
import { chatEnds, chatMessages, chats, turnReminderRefusals } from "../../../platform/database/schema/chats.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";
import type { DuePeriod, WaitingChat } from "./types.ts";

/** Read at once by a digest. */
const MOST = 50;

export async function readReminding(db: Queryable, personId: string): Promise<boolean> {
  return (await db.$count(turnReminderRefusals, eq(turnReminderRefusals.personId, personId))) === 0;
}

export async function updateReminding(db: Queryable, personId: string, wanted: boolean): Promise<void> {
  if (wanted) await db.delete(turnReminderRefusals).where(eq(turnReminderRefusals.personId, personId));
  else await db.insert(turnReminderRefusals).values({ personId }).onConflictDoNothing();
}

/**
 * Chats in which the person's answer has been due for days, for the first time that anybody's was, latest first: neither
 * archived by either side, ended, nor between people who do not see each other, or of whom one takes a break; none for people
 * who want no reminders.
 */
export function readWaitingChats(
  db: Queryable,
  personId: string,
  { chatId, due }: { chatId?: string; due?: DuePeriod },
): Promise<WaitingChat[]> {
  const me = alias(profiles, "me");
  const otherId = sql`case when ${eq(chats.user1Id, personId)} then ${chats.user2Id} else ${chats.user1Id} end`;
  const last = db
    .select({ senderId: chatMessages.senderId, sentAt: chatMessages.sentAt })
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chats.id), isNull(chatMessages.takenBackAt)))
    .orderBy(desc(chatMessages.sentAt), desc(chatMessages.id))
    .limit(1)
    .as("last");
  const dueAt = sql`(${last.sentAt} + ${days(TURNS.days)})`;
  const instant = (at: Date) => sql`${sql.param(at, chatMessages.sentAt)}::timestamptz`;
  const until = due ? instant(due.until) : sql`now()`;
  return db
    .select({
      chatId: chats.id,
      nickname: sql<string>`coalesce(${profiles.nickname}, ${DEFAULT_NICKNAME})`,
      first: sql<string[]>`array(
        select message from chat_messages opening where opening.chat_id = ${chats.id} and opening.sender_id = ${profiles.id}
          and opening.taken_back_at is null
        order by opening.sent_at, opening.id limit ${sql.raw(String(FIRST_MESSAGES))})`,
    })
    .from(chats)
    .innerJoin(profiles, and(sql`${profiles.id} = ${otherId}`, visibleTo(personId, profiles.id)))
    .innerJoin(me, eq(me.id, personId))
    .innerJoinLateral(last, eq(last.senderId, profiles.id))
    .where(
      and(
        or(eq(chats.user1Id, personId), eq(chats.user2Id, personId)),
        chatId === undefined ? undefined : eq(chats.id, chatId),
        eq(chats.archivedByUser1, false),
        eq(chats.archivedByUser2, false),
        eq(profiles.isPaused, false),
        eq(me.isPaused, false),
        sql`not exists (select from ${turnReminderRefusals} where ${eq(turnReminderRefusals.personId, personId)})`,
        gt(last.sentAt, sql`${until} - ${days(TURNS.forgottenDays)}`),
        lte(dueAt, until),
        due && gt(dueAt, instant(due.after)),
        sql`not exists (select from ${chatEnds} where ${eq(chatEnds.chatId, chats.id)} and ${isNull(chatEnds.liftedAt)})`,
        not(hadSilence),
      ),
    )
    .orderBy(desc(last.sentAt), asc(chats.id))
    .limit(MOST);
}

/** Whether a silence as long has been broken before. */
const hadSilence: SQL = sql`exists (
  select from (
    select sent_at - lag(sent_at) over (order by sent_at, id) as silence
    from chat_messages said where said.chat_id = ${chats.id} and said.taken_back_at is null
  ) silences where silence >= ${days(TURNS.days)})`;

function days(count: number): SQL {
  return sql`make_interval(days => ${sql.raw(String(count))})`;
}
