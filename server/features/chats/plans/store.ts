import type { MeetingAnswer } from "@nakamatch/contract/vocabulary/meetings";
import { PLANS, type PlanReminder } from "@nakamatch/contract/vocabulary/plans";
import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, lte, or, type SQLWrapper, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import { chats } from "../../../platform/database/schema/chats.ts";
import { interests, profileInterests } from "../../../platform/database/schema/interests.ts";
import { matches } from "../../../platform/database/schema/meeting.ts";
import { meetingAnswers } from "../../../platform/database/schema/meetings.ts";
import { alertSettings } from "../../../platform/database/schema/notifications.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { planEmailWishes, planReminders, plans } from "../../../platform/database/schema/plans.ts";
import { unheld } from "../../../platform/database/unheld.ts";
import { isInForce, visibleTo } from "../../../platform/database/visibility.ts";
import type { EmailedPlan, NewPlan, PlanChange, Planned, PlanRow, UntoldRow, UpcomingRow } from "./types.ts";

const { newsForProposer: _, isTold: __, ...stored } = getTableColumns(plans);
const meetingOf = (personId: SQLWrapper) => sql<MeetingAnswer | null>`(
  select ${meetingAnswers.answer} from ${meetingAnswers}
  where ${meetingAnswers.planId} = ${plans.id} and ${meetingAnswers.personId} = ${personId})`;
const columns = {
  ...stored,
  proposerMeeting: meetingOf(plans.proposerId),
  receiverMeeting: meetingOf(plans.receiverId),
  now: sql<Date>`now()`.mapWith(plans.changedAt),
};

/** Open ones first, latest proposal first. */
export function readPlans(db: Queryable, chatId: string): Promise<PlanRow[]> {
  return db
    .select(columns)
    .from(plans)
    .where(eq(plans.chatId, chatId))
    .orderBy(sql`plan_is_open(${plans}) desc`, desc(plans.proposedAt), desc(plans.id))
    .limit(PLANS.listed);
}

export async function readPlan(
  db: Queryable,
  { chatId, planId }: { chatId: string; planId: string },
): Promise<PlanRow | undefined> {
  const [found] = await db
    .select(columns)
    .from(plans)
    .where(and(eq(plans.id, planId), eq(plans.chatId, chatId)));
  return found;
}

/** Whether the two like each other, and neither is on a break. */
export async function readMayPlan(
  db: Queryable,
  personId: string,
  otherId: string,
): Promise<{ isMatch: boolean; isOnBreak: boolean }> {
  const [user1Id, user2Id] = [personId, otherId].sort();
  const { rows } = await db.execute<{ isMatch: boolean; isOnBreak: boolean }>(sql`
    select
      exists (select from ${matches} where user1_id = ${user1Id}::uuid and user2_id = ${user2Id}::uuid
        and ${matches.likedByUser1} and ${matches.likedByUser2}) as "isMatch",
      exists (select from ${profiles} where ${profiles.isPaused} and ${profiles.id} in (${personId}::uuid, ${otherId}::uuid)
        and (${profiles.id} = ${personId}::uuid or ${visibleTo(personId, profiles.id)})) as "isOnBreak"`);
  const [found] = rows;
  if (!found) throw new Error("a select without a table has one row");
  return found;
}

/** Undefined unless both love it. */
export async function readSharedTitle(
  db: Queryable,
  titleId: number,
  people: [string, string],
): Promise<Planned | undefined> {
  const lovers = sql`(
    select count(*) from ${profileInterests}
    where ${eq(profileInterests.interestId, titleId)} and ${profileInterests.profileId} = any (${sql.param(people)}::uuid[]))`;
  const [found] = await db
    .select({ what: interests.name, titleKind: interests.kind })
    .from(interests)
    .where(and(eq(interests.id, titleId), sql`${lovers} = 2`));
  return found;
}

/**
 * Stores a proposal, if the two see each other. The trigger `plans_arrive` locks both, and refuses it after a block, a ban, an
 * end, or beside three open ones; `plans_tell` turns the receiver's dot on.
 *
 * @returns undefined if it was stored before, or the receiver is hidden
 */
export async function insertPlan(tx: Queryable, { what, ...plan }: NewPlan): Promise<PlanRow | undefined> {
  const { id, chatId, proposerId, receiverId, place, startsAt, minutes, timeZone } = plan;
  const { rows } = await tx.execute(sql`
    insert into ${plans} (id, chat_id, proposer_id, receiver_id, what, title_kind, place, starts_at, minutes, time_zone)
    select ${id}::uuid, ${chats.id}, ${proposerId}::uuid, ${receiverId}::uuid, ${what.what}, ${what.titleKind}, ${place},
      ${sql.param(startsAt, plans.startsAt)}::timestamptz, ${minutes}, ${timeZone}
    from ${chats} where ${eq(chats.id, chatId)} and ${visibleTo(proposerId, sql`${receiverId}::uuid`)}
    on conflict (id) do nothing returning id`);
  return rows.length > 0 ? readPlan(tx, { chatId, planId: id }) : undefined;
}

/** Stores what an act made of a plan; undefined if it has changed since. The trigger `plans_tell` turns the other's dot on. */
export async function updatePlan(
  tx: Queryable,
  { id, chatId, sequence }: Pick<PlanRow, "id" | "chatId" | "sequence">,
  { plan, act, isByProposer }: PlanChange,
): Promise<PlanRow | undefined> {
  const { standing, startsAt, minutes, timeZone, ask } = plan;
  const changed = await tx
    .update(plans)
    .set({
      sequence: sequence + 1,
      standing,
      startsAt,
      minutes,
      timeZone,
      ...(act === "accepted" && { acceptedAt: sql`now()` }),
      askedStartsAt: ask?.startsAt ?? null,
      askedMinutes: ask?.minutes ?? null,
      askedTimeZone: ask?.timeZone ?? null,
      askedAt: ask?.askedAt ?? null,
      askedByProposer: ask?.isByProposer ?? null,
      act,
      actByProposer: isByProposer,
      changedAt: sql`now()`,
      newsForProposer: !isByProposer,
    })
    .where(and(eq(plans.id, id), eq(plans.sequence, sequence)))
    .returning({ id: plans.id });
  return changed.length > 0 ? readPlan(tx, { chatId, planId: id }) : undefined;
}

/** Returns whether there was unread news of plans in a chat. */
export async function markPlansRead(tx: Queryable, readerId: string, chatId: string): Promise<boolean> {
  const isNews = sql`${readerId}::uuid = case when ${plans.newsForProposer} then ${plans.proposerId} else ${plans.receiverId} end`;
  const { rowCount } = await tx
    .update(plans)
    .set({ newsForProposer: null })
    .where(and(eq(plans.chatId, chatId), sql`${plans.newsForProposer} is not null`, isNews));
  return (rowCount ?? 0) > 0;
}

export async function readIsEmailed(db: Queryable, personId: string): Promise<boolean> {
  return (await db.$count(planEmailWishes, eq(planEmailWishes.personId, personId))) > 0;
}

export async function updateIsEmailed(db: Queryable, personId: string, isEmailed: boolean): Promise<void> {
  if (isEmailed) await db.insert(planEmailWishes).values({ personId }).onConflictDoNothing();
  else await db.delete(planEmailWishes).where(eq(planEmailWishes.personId, personId));
}

/** Undefined for somebody who is not one of the two, wants no emails, or is banned. */
export async function readEmailedPlan(
  db: Queryable,
  planId: string,
  personId: string,
): Promise<EmailedPlan | undefined> {
  const [found] = await db
    .select({ plan: columns, ownZone: alertSettings.timeZone })
    .from(plans)
    .innerJoin(planEmailWishes, eq(planEmailWishes.personId, personId))
    .leftJoin(alertSettings, eq(alertSettings.personId, personId))
    .where(
      and(
        eq(plans.id, planId),
        or(eq(plans.proposerId, personId), eq(plans.receiverId, personId)),
        isInForce(sql`${personId}::uuid`),
      ),
    );
  return found;
}

/**
 * Reads reminders that may be due and are not claimed, for each of the two, in order of the plans. The day before has 22 to 26
 * hours, by the change of clocks.
 */
export async function readUpcoming(
  db: Queryable,
  { after, limit }: { after: UpcomingRow | undefined; limit: number },
): Promise<UpcomingRow[]> {
  const person = sql`(values (${plans.proposerId}, true), (${plans.receiverId}, false)) person (id, is_proposer)`;
  const isNear = sql`${plans.startsAt} <= now() + interval '2 hours'`;
  const before = sql<PlanReminder>`case when ${isNear} then 'hours' else 'day' end`;
  const earliest = sql`${plans.startsAt} - case when ${isNear} then interval '2 hours' else interval '22 hours' end`;
  const isClaimed = sql`exists (
    select from plan_reminders reminder
    where reminder.plan_id = ${plans.id} and reminder.for_proposer = person.is_proposer
      and reminder.starts_at = ${plans.startsAt} and reminder.before = ${before})`;
  const isAfter =
    after &&
    sql`(${plans.startsAt}, ${plans.id}, person.is_proposer)
      > (${sql.param(after.startsAt, plans.startsAt)}::timestamptz, ${after.planId}::uuid, ${after.isProposer}::boolean)`;
  return db
    .select({
      planId: plans.id,
      personId: sql<string>`person.id`,
      isProposer: sql<boolean>`person.is_proposer`,
      before,
      startsAt: plans.startsAt,
      timeZone: plans.timeZone,
      acceptedAt: plans.acceptedAt,
      ownZone: alertSettings.timeZone,
      quietFrom: alertSettings.quietFrom,
      quietUntil: alertSettings.quietUntil,
    })
    .from(plans)
    .crossJoinLateral(person)
    .leftJoin(alertSettings, sql`${alertSettings.personId} = person.id`)
    .where(
      and(
        eq(plans.standing, "accepted"),
        gt(plans.startsAt, sql`now()`),
        lt(plans.startsAt, sql`now() + interval '26 hours'`),
        lte(plans.acceptedAt, earliest),
        sql`person.id is not null and not ${isClaimed}`,
        isAfter,
      ),
    )
    .orderBy(plans.startsAt, plans.id, sql`person.is_proposer`)
    .limit(limit);
}

/** Whether this call is the first for the reminder, and both still agree on the plan at that time. */
export async function claimReminder(
  tx: Queryable,
  { planId, isProposer, startsAt, before }: Pick<UpcomingRow, "planId" | "isProposer" | "startsAt" | "before">,
): Promise<boolean> {
  const isAgreed = and(
    eq(plans.id, planId),
    eq(plans.standing, "accepted"),
    eq(plans.startsAt, startsAt),
    gt(plans.startsAt, sql`now()`),
  );
  const { rows } = await tx.execute(sql`
    insert into ${planReminders} (plan_id, for_proposer, before, starts_at)
    select ${plans.id}, ${isProposer}::boolean, ${before}, ${plans.startsAt} from ${plans} where ${isAgreed}
    on conflict do nothing returning plan_id`);
  return rows.length > 0;
}

/**
 * Marks plans told that a trigger cancelled, while nobody else does; the trigger `plans_tell` turns the dots on. Locks who is
 * told first.
 */
export async function claimUntold(tx: Queryable, limit: number): Promise<UntoldRow[]> {
  const untold = await tx
    .select({
      id: plans.id,
      recipientId: sql<
        string | null
      >`case when ${plans.newsForProposer} then ${plans.proposerId} else ${plans.receiverId} end`,
    })
    .from(plans)
    .where(eq(plans.isTold, false))
    .orderBy(asc(plans.changedAt))
    .limit(limit);
  const ids = untold.map(({ id }) => id);
  const people = new Set(untold.flatMap(({ recipientId }) => recipientId ?? []));
  await tx.execute(sql`
    select hold_person(person.id, true) from unnest(${sql.param([...people].sort())}::uuid[]) as person (id)`);
  const isUntold = and(inArray(plans.id, ids), eq(plans.isTold, false));
  return tx
    .update(plans)
    .set({ isTold: true })
    .where(unheld(tx, plans, isUntold))
    .returning({
      id: plans.id,
      chatId: plans.chatId,
      sequence: plans.sequence,
      proposerId: plans.proposerId,
      receiverId: plans.receiverId,
      acceptedAt: plans.acceptedAt,
      what: plans.what,
      titleKind: plans.titleKind,
      startsAt: plans.startsAt,
      isNewsForProposer: plans.newsForProposer,
    });
}

/** Thirty days after their time nothing stays of them. */
export async function deletePast(db: Queryable): Promise<void> {
  const isPast = and(
    // The index narrows to these.
    lt(plans.startsAt, sql`now() - interval '30 days'`),
    sql`${plans.startsAt} + make_interval(mins => ${plans.minutes}) < now() - interval '30 days'`,
  );
  await db.delete(plans).where(unheld(db, plans, isPast));
}
