import type { MeetingAnswer } from "@nakamatch/contract/vocabulary/meetings";
import { MEETINGS } from "@nakamatch/contract/vocabulary/meetings";
import { and, asc, eq, gt, inArray, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import { chats } from "../../../platform/database/schema/chats.ts";
import { meetingAnswers, metPairs, metPeopleWishes, planCounts } from "../../../platform/database/schema/meetings.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { plans } from "../../../platform/database/schema/plans.ts";
import { verifiedPeople } from "../../../platform/database/schema/verification.ts";
import { liftTimeLimits } from "../../../platform/database/time-limits.ts";
import type { HashedPairs, MetPair } from "./types.ts";

/**
 * Stores or replaces an answer. The trigger `meeting_answers_arrive` refuses it of others, and at other times. Returns the plan's
 * chat; undefined without such a plan.
 */
export async function writeAnswer(
  db: Queryable,
  personId: string,
  { planId, answer }: { planId: string; answer: MeetingAnswer },
): Promise<string | undefined> {
  const { rows } = await db.execute<{ chatId: string }>(sql`
    with plan as (select id, chat_id from ${plans} where ${eq(plans.id, planId)}), said as (
      insert into ${meetingAnswers} (plan_id, person_id, answer)
      select id, ${personId}::uuid, ${answer} from plan
      on conflict (plan_id, person_id) do update set answer = excluded.answer
    )
    select chat_id as "chatId" from plan`);
  return rows[0]?.chatId;
}

export async function readIsShown(db: Queryable, personId: string): Promise<boolean> {
  return (await db.$count(metPeopleWishes, eq(metPeopleWishes.personId, personId))) > 0;
}

export async function updateIsShown(db: Queryable, personId: string, isShown: boolean): Promise<void> {
  if (isShown) await db.insert(metPeopleWishes).values({ personId }).onConflictDoNothing();
  else await db.delete(metPeopleWishes).where(eq(metPeopleWishes.personId, personId));
}

/** Reads plans of which both said that they met and are verified or here for a while, in order. */
export function readMet(
  db: Queryable,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<MetPair[]> {
  const other = alias(meetingAnswers, "other");
  const isTrusted = (personId: SQLWrapper) => sql`exists (
    select from ${profiles} where ${profiles.id} = ${personId} and (
      ${profiles.createdAt} < now() - make_interval(days => ${MEETINGS.accountDays})
      or exists (select from ${verifiedPeople} where ${verifiedPeople.personId} = ${profiles.id})))`;
  return db
    .select({
      planId: meetingAnswers.planId,
      people: sql<[string, string]>`array[${meetingAnswers.personId}, ${other.personId}]`,
    })
    .from(meetingAnswers)
    .innerJoin(other, and(eq(other.planId, meetingAnswers.planId), gt(other.personId, meetingAnswers.personId)))
    .where(
      and(
        eq(meetingAnswers.answer, "met"),
        eq(other.answer, "met"),
        isTrusted(meetingAnswers.personId),
        isTrusted(other.personId),
        after === undefined ? undefined : gt(meetingAnswers.planId, after),
      ),
    )
    .orderBy(asc(meetingAnswers.planId))
    .limit(limit);
}

/** Nothing that is there is stored twice. */
export async function insertPairs(db: Queryable, pairs: (typeof metPairs.$inferInsert)[]): Promise<void> {
  if (pairs.length > 0) await db.insert(metPairs).values(pairs).onConflictDoNothing();
}

/** Reads the hashes of people in order, with everybody who still has an account and shares a chat with them. */
export function readHashed(
  db: Queryable,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<HashedPairs[]> {
  const { personId } = metPairs;
  return db
    .select({
      personId,
      hashes: sql<string[]>`array_agg(${metPairs.pairHash})`,
      partnerIds: sql<string[]>`array(
        select ${chats.user2Id} from ${chats} where ${chats.user1Id} = ${personId} and ${chats.user2Id} is not null
        union select ${chats.user1Id} from ${chats} where ${chats.user2Id} = ${personId} and ${chats.user1Id} is not null)`,
    })
    .from(metPairs)
    .where(after === undefined ? undefined : gt(personId, after))
    .groupBy(personId)
    .orderBy(asc(personId))
    .limit(limit);
}

export async function deletePairs(db: Queryable, personId: string, hashes: string[]): Promise<void> {
  if (hashes.length === 0) return;
  await db.delete(metPairs).where(and(eq(metPairs.personId, personId), inArray(metPairs.pairHash, hashes)));
}

/** Decides for all who want it whether their profile says that they have met people. */
export async function updateShown(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await liftTimeLimits(tx);
    await tx.execute(sql`
      with counted as (
        select wish.person_id, (
          select count(*) from ${metPairs} where ${metPairs.personId} = wish.person_id) >= ${MEETINGS.people} as is_shown
        from ${metPeopleWishes} wish
      )
      update ${metPeopleWishes} wish set is_shown = counted.is_shown from counted
      where counted.person_id = wish.person_id and counted.is_shown <> wish.is_shown`);
  });
}

/** Counts the plans of which nobody was asked any more at `now`, each once, and erases their answers. */
export async function countPlans(db: Db, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const end = sql`(${plans.startsAt} + make_interval(mins => ${plans.minutes}))`;
  const days = sql`make_interval(hours => ${MEETINGS.askedDays * 24})`;
  await db.transaction(async (tx) => {
    await liftTimeLimits(tx);
    await tx.execute(sql`
      with before as (select counted_until from ${planCounts} for update), over as (
        select (select count(*) from ${meetingAnswers} said
          where said.plan_id = ${plans.id} and said.answer = 'met') = 2 as is_met
        from ${plans}, before
        where ${eq(plans.standing, "accepted")} and ${end} > before.counted_until - ${days} and ${end} <= ${at} - ${days}
      )
      update ${planCounts} set counted_until = greatest(counted_until, ${at}), made = made + (select count(*) from over),
        met = met + (select count(*) from over where is_met)`);
    await tx.execute(sql`
      delete from ${meetingAnswers} using ${plans}
      where ${eq(plans.id, meetingAnswers.planId)} and ${end} <= ${at} - ${days}`);
  });
}

export async function readCounts(db: Queryable): Promise<{ made: number; met: number }> {
  const [counts] = await db.select({ made: planCounts.made, met: planCounts.met }).from(planCounts);
  return counts ?? { made: 0, met: 0 };
}
