import { CHECK_IN, type CheckInAnswer } from "@nakamatch/contract/vocabulary/check-ins";
import { and, arrayOverlaps, asc, eq, getTableColumns, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import { nicknameOf } from "../../../platform/database/person-columns.ts";
import { checkIns, trustedInvitations, trustedMailboxes } from "../../../platform/database/schema/check-ins.ts";
import { installation } from "../../../platform/database/schema/installation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { plans } from "../../../platform/database/schema/plans.ts";
import { unheld } from "../../../platform/database/unheld.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";
import type { CheckInRow, Invitation, InvitedRow, UnansweredRow } from "./types.ts";

const { trustedEmail: _, emailKeys: __, ...stored } = getTableColumns(checkIns);
const other = sql`case when ${plans.proposerId} = ${checkIns.personId} then ${plans.receiverId} else ${plans.proposerId} end`;
const columns = {
  ...stored,
  chatId: plans.chatId,
  planStartsAt: plans.startsAt,
  nickname: sql<string | null>`case when ${profiles.id} is not null then ${nicknameOf(profiles.nickname)} end`,
  isPlanCancelled: sql<boolean>`coalesce(${plans.standing} = 'cancelled', false)`,
  hasAddress: sql<boolean>`${checkIns.trustedEmail} is not null`,
  now: sql<Date>`now()`.mapWith(checkIns.dueAt),
};

function select(db: Queryable, condition: SQL | undefined) {
  return db
    .select(columns)
    .from(checkIns)
    .leftJoin(plans, eq(plans.id, checkIns.planId))
    .leftJoin(profiles, and(eq(profiles.id, other), visibleTo(checkIns.personId, profiles.id, "chatPartner")))
    .where(condition);
}

/** In order of their hours. */
export function readCheckIns(db: Queryable, personId: string): Promise<CheckInRow[]> {
  return select(db, eq(checkIns.personId, personId))
    .orderBy(asc(checkIns.dueAt), asc(checkIns.id))
    .limit(CHECK_IN.listed);
}

export async function readCheckIn(
  db: Queryable,
  { id, personId }: { id: string; personId?: string },
): Promise<CheckInRow | undefined> {
  const isOwn = personId === undefined ? undefined : eq(checkIns.personId, personId);
  return (await select(db, and(eq(checkIns.id, id), isOwn)))[0];
}

/** A plan on which both agreed, for one of the two, with their check-in. */
export async function readAgreed(
  db: Queryable,
  { chatId, planId, personId }: { chatId: string; planId: string; personId: string },
) {
  const [found] = await db
    .select({
      standing: plans.standing,
      startsAt: plans.startsAt,
      minutes: plans.minutes,
      timeZone: plans.timeZone,
      checkIn: {
        dueAt: checkIns.dueAt,
        remindedAt: checkIns.remindedAt,
        answer: checkIns.answer,
        toldAt: checkIns.toldAt,
      },
      now: columns.now,
    })
    .from(plans)
    .leftJoin(checkIns, and(eq(checkIns.planId, plans.id), eq(checkIns.personId, personId)))
    .where(
      and(
        eq(plans.id, planId),
        eq(plans.chatId, chatId),
        sql`${personId}::uuid in (${plans.proposerId}, ${plans.receiverId})`,
      ),
    );
  return found;
}

const isBeingSent = sql`coalesce(${checkIns.sendingUntil} > now(), false)`;

/**
 * Sets the hour, or begins anew; undefined while an email is being handed over. A person who was told, or whose address is
 * erased, is asked again.
 */
export async function writeHour(
  db: Queryable,
  { isKept, ...hour }: { personId: string; planId: string; dueAt: Date; timeZone: string; isKept: boolean },
): Promise<string | undefined> {
  const [set] = await db
    .insert(checkIns)
    .values(hour)
    .onConflictDoUpdate({
      target: [checkIns.personId, checkIns.planId],
      set: {
        dueAt: hour.dueAt,
        timeZone: hour.timeZone,
        remindedAt: null,
        answer: null,
        answeredAt: null,
        keptAt: isKept ? sql`now()` : null,
        sendingUntil: null,
        toldAt: null,
        refusedAt: null,
        trusted: sql`case when ${checkIns.toldAt} is null and (${checkIns.trusted} = 'asked' or ${checkIns.trustedEmail} is not null)
          then ${checkIns.trusted} else 'none' end`,
        trustedEmail: sql`case when ${checkIns.toldAt} is null then ${checkIns.trustedEmail} end`,
      },
      setWhere: sql`not ${isBeingSent}`,
    })
    .returning({ id: checkIns.id });
  return set?.id;
}

/**
 * Counts a mailbox against the week of its asker, whom the caller has locked.
 *
 * @returns seconds until they may ask one more; 0 if it is counted
 */
export async function countAsked(tx: Queryable, personId: string, emailKeys: string[]): Promise<number> {
  const { most, days } = CHECK_IN.invitations.perMember;
  const { at, emailKey } = trustedInvitations;
  const isOwn = eq(trustedInvitations.personId, personId);
  const isSame = sql`${emailKey} = any (${sql.param(emailKeys)}::text[])`;
  const week = sql`make_interval(days => ${days})`;
  const [others] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      seconds: sql<number>`ceil(extract(epoch from min(${at}) + ${week} - now()))::int`,
    })
    .from(trustedInvitations)
    .where(and(isOwn, sql`not ${isSame}`, sql`${at} > now() - ${week}`));
  if (others && others.count >= most) return Math.max(others.seconds, 1);
  await tx.delete(trustedInvitations).where(and(isOwn, isSame));
  await tx.insert(trustedInvitations).values(emailKeys.slice(0, 1).map((key) => ({ personId, emailKey: key })));
  return 0;
}

/** Counts an invitation of a mailbox, by its first key; false if it wants none, or has had enough of them. */
export async function countInvitation(tx: Queryable, emailKeys: string[]): Promise<boolean> {
  const { day, month } = CHECK_IN.invitations;
  const recent = (hours: number) => sql`array(
    select at from unnest(${trustedMailboxes.invitedAt}) at where at > now() - make_interval(hours => ${hours}) order by at)`;
  const { rows } = await tx.execute(sql`
    insert into ${trustedMailboxes} (email_key, invited_at)
    select ${emailKeys[0]}, array[now()] where not exists (
      select from ${trustedMailboxes} refusing
      where refusing.email_key = any (${sql.param(emailKeys)}::text[]) and refusing.refused_at is not null)
    on conflict (email_key) do update set invited_at = ${recent(30 * 24)} || now()
    where ${trustedMailboxes.refusedAt} is null
      and cardinality(${recent(24)}) < ${day} and cardinality(${recent(30 * 24)}) < ${month}
    returning email_key`);
  return rows.length > 0;
}

/** The mailbox wants no emails any more: its address is erased everywhere. Returns the check-ins that had it. */
export async function refuseInvitations(tx: Queryable, emailKeys: string[]): Promise<string[]> {
  await tx
    .insert(trustedMailboxes)
    .values(emailKeys.toSorted().map((emailKey) => ({ emailKey, invitedAt: [], refusedAt: sql`now()` })))
    .onConflictDoUpdate({ target: trustedMailboxes.emailKey, set: { refusedAt: sql`now()` } });
  const found = await tx
    .select({ id: checkIns.id })
    .from(checkIns)
    .where(and(sql`${checkIns.trustedEmail} is not null`, arrayOverlaps(checkIns.emailKeys, emailKeys)))
    .orderBy(asc(checkIns.id))
    .for("update");
  const ids = found.map(({ id }) => id);
  await tx.update(checkIns).set({ trusted: "declined", trustedEmail: null }).where(inArray(checkIns.id, ids));
  return ids;
}

const isUnanswered = and(isNull(checkIns.answer), isNull(checkIns.toldAt));

/** The address of whom the maker asks, or who has agreed. */
export async function readAskedEmail(tx: Queryable, id: string, personId: string): Promise<string | undefined> {
  const isAsked = sql`(${checkIns.trusted} = 'confirmed' or ${isInvited})`;
  const [found] = await tx
    .select({ email: checkIns.trustedEmail })
    .from(checkIns)
    .where(and(eq(checkIns.id, id), eq(checkIns.personId, personId), isAsked));
  return found?.email ?? undefined;
}

/** Stores whom the maker asks, before the hour; without an address if that mailbox gets no invitation. */
export async function writeTrusted(
  tx: Queryable,
  {
    id,
    personId,
    email,
    ...asked
  }: { id: string; personId: string; email: string | null; emailKeys: string[]; letters: string },
): Promise<Date | undefined> {
  const isBefore = sql`${checkIns.remindedAt} is null and ${checkIns.dueAt} > now() and not ${isBeingSent}`;
  const [written] = await tx
    .update(checkIns)
    .set({ trusted: "asked", trustedEmail: email, ...asked, invitedAt: sql`now()` })
    .where(and(eq(checkIns.id, id), eq(checkIns.personId, personId), isUnanswered, isBefore))
    .returning({ invitedAt: checkIns.invitedAt });
  return written?.invitedAt ?? undefined;
}

const isInvitation = ({ checkInId, invitedAt }: Pick<Invitation, "checkInId" | "invitedAt">) =>
  and(eq(checkIns.id, checkInId), eq(checkIns.invitedAt, invitedAt), sql`${checkIns.trustedEmail} is not null`);

/** The address of an invitation that can be answered. */
export async function readInvited(
  db: Queryable,
  invitation: Pick<Invitation, "checkInId" | "invitedAt">,
): Promise<InvitedRow | undefined> {
  const { trustedEmail, emailKeys, letters, personId, dueAt, timeZone } = checkIns;
  const [found] = await db
    .select({ email: trustedEmail, emailKeys, letters, personId, dueAt, timeZone })
    .from(checkIns)
    .where(and(isInvitation(invitation), eq(checkIns.trusted, "asked"), isInvited));
  return found?.email && found.letters ? { ...found, email: found.email, letters: found.letters } : undefined;
}

const isInvited = sql`${checkIns.invitedAt} > now() - make_interval(hours => ${CHECK_IN.invitationHours})`;

/** Before the hour; returns whether the person is the trusted one now. */
export async function confirmTrusted(tx: Queryable, invitation: Invitation): Promise<boolean> {
  const isAsked = and(eq(checkIns.trusted, "asked"), isInvited, isNull(checkIns.remindedAt), isUnanswered);
  const { rowCount } = await tx
    .update(checkIns)
    .set({ trusted: "confirmed" })
    .where(and(isInvitation(invitation), isAsked));
  return (rowCount ?? 0) > 0;
}

/** Erases the address, unless the email is already on its way. */
export async function dropTrusted(
  tx: Queryable,
  invitation: Pick<Invitation, "checkInId" | "invitedAt">,
  trusted: "declined" | "undeliverable",
): Promise<void> {
  await tx.update(checkIns).set({ trusted, trustedEmail: null }).where(isInvitation(invitation));
}

/** What the maker says. The first answer counts; undefined if there is none such, or its hour was changed since. */
export async function writeAnswer(
  db: Queryable,
  { id, personId, dueAt }: { id: string; personId?: string; dueAt?: Date },
  answer: CheckInAnswer,
): Promise<CheckInRow | undefined> {
  const isIt = and(
    eq(checkIns.id, id),
    personId === undefined ? undefined : eq(checkIns.personId, personId),
    dueAt && eq(checkIns.dueAt, dueAt),
  );
  await db
    .update(checkIns)
    .set(answer === "keep" ? { keptAt: sql`now()` } : { answer, answeredAt: sql`now()` })
    .where(and(isIt, isNull(checkIns.answer)));
  return (await select(db, isIt))[0];
}

/** Nothing that waited while a restored database was held. */
const isOfThisHome = (at: SQL) => sql`not exists (
  select from ${installation} where ${installation.name} = 'address' and ${installation.setAt} > ${at})`;

const isNotDropped = sql`now() < ${checkIns.dueAt}
  + make_interval(mins => ${CHECK_IN.tellAfterMinutes}, hours => ${CHECK_IN.dropAfterHours})`;

const tellAt = sql`${checkIns.remindedAt} + make_interval(mins => ${CHECK_IN.tellAfterMinutes})`;

type Hour = Pick<UnansweredRow, "id" | "dueAt">;

/** A check-in whose hour has not been changed since. */
const isOfHour = ({ id, dueAt }: Hour) => and(eq(checkIns.id, id), eq(checkIns.dueAt, dueAt));

/** How many to claim, without those that this run has tried. */
interface Turn {
  tried: string[];
  limit: number;
}

/** Claims what no other server hands over, for so long that it has ended by then. */
async function claim(tx: Queryable, condition: SQL | undefined, { tried, limit }: Turn): Promise<string[]> {
  const isNew = sql`${checkIns.id} <> all (${sql.param(tried)}::uuid[])`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    update ${checkIns} set sending_until = now() + make_interval(mins => ${CHECK_IN.sendingMinutes})
    where ${checkIns.id} in (
      select ${checkIns.id} from ${checkIns} where ${and(condition, isNew, isUnanswered, isNotDropped, sql`not ${isBeingSent}`)}
      order by ${checkIns.dueAt} limit ${limit} for update skip locked)
    returning id`);
  return rows.map(({ id }) => id);
}

/** Claims reminders that are due and unanswered. An invitation that nobody has accepted by now ends, and its address is erased. */
export async function claimReminders(tx: Queryable, turn: Turn): Promise<CheckInRow[]> {
  // Later, the time of the email that it announces would have passed.
  const isInTime = sql`${checkIns.dueAt} between now() - make_interval(hours => ${CHECK_IN.dropAfterHours}) and now()`;
  const isDue = and(isNull(checkIns.remindedAt), isInTime, isOfThisHome(sql`${checkIns.dueAt}`));
  const ids = await claim(tx, isDue, turn);
  if (ids.length === 0) return [];
  const isClaimed = sql`${checkIns.id} = any (${sql.param(ids)}::uuid[])`;
  await tx
    .update(checkIns)
    .set({ trusted: "unanswered", trustedEmail: null })
    .where(and(isClaimed, eq(checkIns.trusted, "asked")));
  return select(tx, isClaimed);
}

/** The maker was reminded, unless they have answered or changed the hour meanwhile. */
export async function markReminded(tx: Queryable, row: Hour): Promise<void> {
  await tx.update(checkIns).set({ remindedAt: sql`now()`, sendingUntil: null }).where(isOfHour(row));
}

/** Claims the emails to trusted people: only while "I'm home" is unanswered, by this very statement. */
export async function claimUnanswered(tx: Queryable, turn: Turn): Promise<UnansweredRow[]> {
  const isLate = sql`${tellAt} <= now()`;
  const isConfirmed = and(eq(checkIns.trusted, "confirmed"), sql`${checkIns.trustedEmail} is not null`);
  const isTriedAgain = sql`coalesce(${checkIns.refusedAt} < now() - make_interval(mins => ${CHECK_IN.retryMinutes}), true)`;
  const ids = await claim(tx, and(isLate, isConfirmed, isTriedAgain, isOfThisHome(tellAt)), turn);
  if (ids.length === 0) return [];
  const { id, personId, planId, dueAt, remindedAt, timeZone, trustedEmail, emailKeys, letters, invitedAt } = checkIns;
  const rows = await tx
    .select({ id, personId, planId, dueAt, remindedAt, timeZone, trustedEmail, emailKeys, letters, invitedAt })
    .from(checkIns)
    .where(sql`${checkIns.id} = any (${sql.param(ids)}::uuid[])`);
  return rows.flatMap(({ trustedEmail, letters, invitedAt, ...row }) =>
    trustedEmail === null || letters === null || invitedAt === null
      ? []
      : [{ ...row, trustedEmail, letters, invitedAt }],
  );
}

/** The mail server has taken the email. */
export async function markTold(db: Queryable, row: Hour): Promise<void> {
  await db.update(checkIns).set({ toldAt: sql`now()`, sendingUntil: null }).where(isOfHour(row));
}

/** The mail server refuses it; returns whether for the first time. */
export async function noteRefusal(tx: Queryable, row: Hour): Promise<boolean> {
  const isIt = isOfHour(row);
  const [found] = await tx.select({ refusedAt: checkIns.refusedAt }).from(checkIns).where(isIt).for("update");
  await tx.update(checkIns).set({ refusedAt: sql`now()`, sendingUntil: null }).where(isIt);
  return found?.refusedAt === null;
}

/** The mail server has not taken it: another run tries again. */
export async function release(db: Queryable, row: Hour): Promise<void> {
  await db.update(checkIns).set({ sendingUntil: null }).where(isOfHour(row));
}

/**
 * Erases addresses: of invitations that nobody answered, and once plan and check-in are both over. Then what is past, the
 * counts of mailboxes that want to hear of us, and those of members.
 */
export async function erasePast(db: Queryable): Promise<void> {
  await db
    .update(checkIns)
    .set({ trusted: "unanswered", trustedEmail: null })
    .where(unheld(db, checkIns, and(eq(checkIns.trusted, "asked"), sql`not ${isInvited}`)));
  const isPlanOn = sql`exists (
    select from ${plans} where ${plans.id} = ${checkIns.planId} and ${plans.standing} = 'accepted'
      and ${plans.startsAt} + make_interval(mins => ${plans.minutes}) > now())`;
  const isOver = sql`(${checkIns.answer} is not null or not ${isNotDropped})`;
  await db
    .update(checkIns)
    .set({ trustedEmail: null })
    .where(unheld(db, checkIns, and(sql`${checkIns.trustedEmail} is not null`, isOver, sql`not ${isPlanOn}`)));
  await db
    .delete(checkIns)
    .where(
      unheld(
        db,
        checkIns,
        sql`${checkIns.dueAt} < now() - make_interval(days => ${CHECK_IN.keptDays}) and not ${isPlanOn}`,
      ),
    );
  await db
    .delete(trustedInvitations)
    .where(sql`${trustedInvitations.at} < now() - make_interval(days => ${CHECK_IN.invitations.perMember.days})`);
  await db
    .delete(trustedMailboxes)
    .where(
      and(
        isNull(trustedMailboxes.refusedAt),
        sql`now() - make_interval(days => 30) > all (select at from unnest(${trustedMailboxes.invitedAt}) at)`,
      ),
    );
}
