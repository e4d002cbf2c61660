import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, ne, not, or, type SQL, sql } from "drizzle-orm";
import { needsSecondFactor } from "../../../platform/database/needs-second-factor.ts";
import type { Queryable } from "../../../platform/database/open.ts";
import { isPair } from "../../../platform/database/pair.ts";
import { hasParted } from "../../../platform/database/parted.ts";
import { authSessions } from "../../../platform/database/schema/auth.ts";
import { chatEnds, chatMessages, chats } from "../../../platform/database/schema/chats.ts";
import { checkIns } from "../../../platform/database/schema/check-ins.ts";
import { matches } from "../../../platform/database/schema/meeting.ts";
import { moderationBells } from "../../../platform/database/schema/moderation.ts";
import {
  alertSettings,
  pushFarewells,
  pushKeys,
  pushSubscriptions,
  sentAlerts,
} from "../../../platform/database/schema/notifications.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { plans } from "../../../platform/database/schema/plans.ts";
import { visiblePeople } from "../../../platform/database/schema/safety.ts";
import { isSubscribed } from "../../../platform/database/subscribed.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";
import type { PushKeys, PushTarget } from "../../../platform/web-push/sender.ts";
import { selectRecalled } from "./conditions.ts";
import type { FarewellRow, PushEvent, PushedPlan, SettingsRow, SubscriptionRow } from "./types.ts";

const DEFAULTS: SettingsRow = {
  messages: true,
  matches: true,
  likes: true,
  cases: false,
  showsText: false,
  quietFrom: null,
  quietUntil: null,
  timeZone: "UTC",
};

export async function readSettings(db: Queryable, personId: string): Promise<SettingsRow> {
  const [found] = await db
    .select({
      messages: alertSettings.messages,
      matches: alertSettings.matches,
      likes: alertSettings.likes,
      cases: alertSettings.cases,
      showsText: alertSettings.showsText,
      quietFrom: alertSettings.quietFrom,
      quietUntil: alertSettings.quietUntil,
      timeZone: alertSettings.timeZone,
    })
    .from(alertSettings)
    .where(eq(alertSettings.personId, personId));
  return found ?? DEFAULTS;
}

export async function writeSettings(db: Queryable, personId: string, settings: SettingsRow): Promise<void> {
  await db
    .insert(alertSettings)
    .values({ personId, ...settings })
    .onConflictDoUpdate({ target: alertSettings.personId, set: settings });
}

export async function writeTimeZone(db: Queryable, personId: string, timeZone: string): Promise<void> {
  await db
    .insert(alertSettings)
    .values({ personId, timeZone })
    .onConflictDoUpdate({ target: alertSettings.personId, set: { timeZone } });
}

/** Of a person's subscriptions, the oldest go. */
const MOST_SUBSCRIPTIONS = 10;

/** In a row, after which a subscription is taken for dead. */
const MOST_REFUSALS = 3;

/** Replaces the session's subscription. An endpoint belongs to one session and leaves its earlier one. */
export async function writeSubscription(
  tx: Queryable,
  { personId, sessionId }: { personId: string; sessionId: string },
  target: PushTarget & { serverKey: string | null },
): Promise<void> {
  // Serializes the count of a person, and inserts of one endpoint, which would violate its uniqueness.
  for (const key of [personId, target.endpoint])
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, target.endpoint), ne(pushSubscriptions.sessionId, sessionId)));
  const fresh = { ...target, createdAt: sql`clock_timestamp()`, refusals: 0 };
  await tx
    .insert(pushSubscriptions)
    .values({ sessionId, ...fresh })
    .onConflictDoUpdate({ target: pushSubscriptions.sessionId, set: fresh });
  const beyond = tx
    .select({ sessionId: pushSubscriptions.sessionId })
    .from(pushSubscriptions)
    .innerJoin(authSessions, eq(authSessions.id, pushSubscriptions.sessionId))
    .where(eq(authSessions.userId, personId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.sessionId))
    .offset(MOST_SUBSCRIPTIONS);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionId, beyond));
}

/** Counts a refusal; deletes the subscription after too many. */
export async function countRefusal(db: Queryable, { sessionId, endpoint }: SubscriptionRow): Promise<void> {
  const isThis = and(eq(pushSubscriptions.sessionId, sessionId), eq(pushSubscriptions.endpoint, endpoint));
  const [row] = await db
    .update(pushSubscriptions)
    .set({ refusals: sql`${pushSubscriptions.refusals} + 1` })
    .where(isThis)
    .returning({ refusals: pushSubscriptions.refusals });
  if (row && row.refusals >= MOST_REFUSALS) await deleteSubscription(db, sessionId, endpoint);
}

export async function clearRefusals(db: Queryable, { sessionId, endpoint }: SubscriptionRow): Promise<void> {
  await db
    .update(pushSubscriptions)
    .set({ refusals: 0 })
    .where(
      and(
        eq(pushSubscriptions.sessionId, sessionId),
        eq(pushSubscriptions.endpoint, endpoint),
        gt(pushSubscriptions.refusals, 0),
      ),
    );
}

/** Whether the subscription works with the server's present key; unknown ones may. */
function isOfKey(publicKey: string): SQL<boolean> {
  return sql<boolean>`(${or(isNull(pushSubscriptions.serverKey), eq(pushSubscriptions.serverKey, publicKey))})`;
}

/** If `endpoint` is given, deletes only that one. */
export async function deleteSubscription(db: Queryable, sessionId: string, endpoint?: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.sessionId, sessionId),
        endpoint === undefined ? undefined : eq(pushSubscriptions.endpoint, endpoint),
      ),
    );
}

/** Whether a session has a subscription of the key, and may have none. */
export async function readBrowser(
  db: Queryable,
  sessionId: string,
  publicKey: string,
): Promise<{ isSubscribed: boolean; isBrief: boolean }> {
  const [found] = await db
    .select({
      isSubscribed: sql<boolean>`(${pushSubscriptions.sessionId} is not null and ${isOfKey(publicKey)})`,
      isBrief: sql<boolean>`not ${authSessions.isRemembered}`,
    })
    .from(authSessions)
    .leftJoin(pushSubscriptions, eq(pushSubscriptions.sessionId, authSessions.id))
    .where(eq(authSessions.id, sessionId));
  return found ?? { isSubscribed: false, isBrief: false };
}

/** Whether the person has a subscription; otherwise no job is needed. */
export async function hasPush(db: Queryable, personId: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`select ${isSubscribed(sql`${personId}::uuid`)} as found`);
  return rows[0]?.found ?? false;
}

/** Reads the key's subscriptions of open sessions without a pending second factor; none while banned. */
export function readSubscriptions(db: Queryable, personId: string, publicKey: string): Promise<SubscriptionRow[]> {
  return db
    .select({
      sessionId: pushSubscriptions.sessionId,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
    })
    .from(pushSubscriptions)
    .innerJoin(authSessions, eq(authSessions.id, pushSubscriptions.sessionId))
    .innerJoin(visiblePeople, eq(visiblePeople.id, authSessions.userId))
    .where(
      and(
        eq(authSessions.userId, personId),
        gt(authSessions.expiresAt, sql`now()`),
        sql`not (${needsSecondFactor})`,
        isOfKey(publicKey),
      ),
    );
}

/** Whether this call is the first for the event. */
export async function claimPush(db: Queryable, sessionId: string, event: string, topic: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into ${sentAlerts} (session_id, event, topic)
    select session_id, ${event}, ${topic} from ${pushSubscriptions} where ${eq(pushSubscriptions.sessionId, sessionId)}
    on conflict do nothing returning event`);
  return rows.length > 0;
}

/** The last event that the browser was told by the topic. */
export async function readLastTold(db: Queryable, sessionId: string, topic: string): Promise<string | undefined> {
  const [last] = await db
    .select({ event: sentAlerts.event })
    .from(sentAlerts)
    .where(and(eq(sentAlerts.sessionId, sessionId), eq(sentAlerts.topic, topic)))
    .orderBy(desc(sentAlerts.sentAt))
    .limit(1);
  return last?.event;
}

/** The browser shows an earlier event again. */
export async function tellAgain(
  db: Queryable,
  sessionId: string,
  { event, topic }: { event: string; topic: string },
): Promise<void> {
  const sentAt = sql`clock_timestamp()`;
  await db
    .insert(sentAlerts)
    .values({ sessionId, event, topic, sentAt })
    .onConflictDoUpdate({ target: [sentAlerts.sessionId, sentAlerts.event], set: { sentAt } });
}

/** Releases a claim after a failure, for a retry. */
export async function releasePush(db: Queryable, sessionId: string, event: string): Promise<void> {
  await db.delete(sentAlerts).where(and(eq(sentAlerts.sessionId, sessionId), eq(sentAlerts.event, event)));
}

export async function deleteSentPushes(db: Queryable): Promise<void> {
  await db.delete(sentAlerts).where(lt(sentAlerts.sentAt, sql`now() - interval '1 day'`));
}

/** Undefined if read or taken back, if a newer one of the chat is unread, or if the sender is hidden. */
export async function readUnreadMessage(db: Queryable, personId: string, messageId: string) {
  const [found] = await db
    .select({ nickname: profiles.nickname, chatId: chatMessages.chatId, text: chatMessages.message })
    .from(chatMessages)
    .innerJoin(chats, eq(chats.id, chatMessages.chatId))
    .innerJoin(profiles, and(eq(profiles.id, chatMessages.senderId), visibleTo(personId, profiles.id)))
    .where(
      and(
        eq(chatMessages.id, messageId),
        isNull(chatMessages.readAt),
        isNull(chatMessages.takenBackAt),
        ne(chatMessages.senderId, personId),
        sql`not exists (select from ${chatMessages} newer where newer.chat_id = ${chatMessages.chatId}
          and newer.read_at is null and newer.taken_back_at is null and newer.sender_id = ${chatMessages.senderId} and newer.sent_at > ${chatMessages.sentAt})`,
        or(eq(chats.user1Id, personId), eq(chats.user2Id, personId)),
      ),
    );
  return found;
}

/** Undefined if the sender is hidden. */
export async function readRecalled(db: Queryable, personId: string, messageId: string) {
  const [found] = await selectRecalled(db, personId, messageId);
  return found;
}

/** Undefined if read or lifted, or if the ender is hidden. */
export async function readUnreadEnd(
  db: Queryable,
  personId: string,
  { chatId, number }: { chatId: string; number: number },
) {
  const [found] = await db
    .select({ nickname: profiles.nickname })
    .from(chatEnds)
    .innerJoin(profiles, and(eq(profiles.id, chatEnds.enderId), visibleTo(personId, profiles.id)))
    .where(
      and(
        eq(chatEnds.chatId, chatId),
        eq(chatEnds.number, number),
        eq(chatEnds.endedId, personId),
        isNull(chatEnds.readAt),
        isNull(chatEnds.liftedAt),
      ),
    );
  return found;
}

/** What the other side has just done with a plan; undefined if read, or something else was done since. */
export async function readPlanNews(
  db: Queryable,
  personId: string,
  { planId, sequence }: { planId: string; sequence: number },
): Promise<PushedPlan | undefined> {
  const isNews = sql`${personId}::uuid = case when ${plans.newsForProposer} then ${plans.proposerId} else ${plans.receiverId} end`;
  const isLast = and(eq(plans.id, planId), eq(plans.sequence, sequence));
  const [found] = await selectPlan(db, personId, and(isLast, sql`${plans.newsForProposer} is not null`, isNews));
  return found;
}

/** Undefined unless both agree on the plan at this time, which is ahead. */
export async function readAgreedPlan(
  db: Queryable,
  personId: string,
  { planId, startsAt }: { planId: string; startsAt: string },
): Promise<PushedPlan | undefined> {
  const isAgreed = and(eq(plans.id, planId), eq(plans.standing, "accepted"), eq(plans.startsAt, new Date(startsAt)));
  const [found] = await selectPlan(db, personId, and(isAgreed, gt(plans.startsAt, sql`now()`)));
  return found;
}

/** Who has blocked the person is named, as in the chat, so that a block reads as any cancelling. */
function selectPlan(db: Queryable, personId: string, condition: SQL | undefined) {
  const { chatId, what, titleKind, startsAt, timeZone, standing, act } = plans;
  const other = sql`case when ${eq(plans.proposerId, personId)} then ${plans.receiverId} else ${plans.proposerId} end`;
  return db
    .select({ nickname: profiles.nickname, chatId, what, titleKind, startsAt, timeZone, standing, act })
    .from(plans)
    .leftJoin(profiles, and(eq(profiles.id, other), visibleTo(personId, profiles.id, "chatPartner")))
    .where(and(or(eq(plans.proposerId, personId), eq(plans.receiverId, personId)), condition));
}

/** Whether the check-in of that hour is unanswered. */
export async function readIsCheckInDue(db: Queryable, event: { checkInId: string; dueAt: string }): Promise<boolean> {
  const isHour = and(eq(checkIns.id, event.checkInId), eq(checkIns.dueAt, new Date(event.dueAt)));
  return (await db.$count(checkIns, and(isHour, isNull(checkIns.answer)))) > 0;
}

/** Whether the person has opened the screen that the event leads to since it happened. */
export async function readIsSeen(
  db: Queryable,
  personId: string,
  event: Exclude<PushEvent, { kind: "message" | "takenBack" | "end" | "plan" | "planReminder" | "checkIn" }>,
): Promise<boolean> {
  if (event.kind === "cases") {
    const isOpened = and(eq(moderationBells.moderatorId, personId), gte(moderationBells.openedAt, new Date(event.at)));
    return (await db.$count(moderationBells, isOpened)) > 0;
  }
  return (await db.$count(profiles, and(eq(profiles.id, personId), eq(profiles.hasNewLikes, false)))) > 0;
}

/** Undefined if hidden, if the like was taken back, or if the person has ended the conversation with the liker. */
export async function readLiker(db: Queryable, personId: string, likerId: string) {
  const [found] = await db
    .select({
      nickname: profiles.nickname,
      isMatch: sql<boolean>`${matches.likedByUser1} and ${matches.likedByUser2}`,
    })
    .from(matches)
    .innerJoin(profiles, and(eq(profiles.id, likerId), visibleTo(personId, profiles.id)))
    .where(
      and(
        isPair(matches, personId, likerId),
        eq(likerId < personId ? matches.likedByUser1 : matches.likedByUser2, true),
        not(hasParted(personId, likerId)),
      ),
    );
  return found;
}

const isSubscribedAgain = sql`exists (
  select from ${pushSubscriptions} where ${eq(pushSubscriptions.endpoint, pushFarewells.endpoint)})`;

/** Of ten minutes at most, as it runs every minute; and those whose browser is subscribed again. */
export async function deleteFarewells(db: Queryable): Promise<void> {
  await db.execute(sql`
    delete from ${pushFarewells}
    where ${lt(pushFarewells.endedAt, sql`now() - interval '9 minutes'`)} or ${isSubscribedAgain}`);
}

/** In order of their endpoints, after one; none whose browser is subscribed again. */
export function readFarewells(db: Queryable, after: string, limit: number): Promise<FarewellRow[]> {
  return db
    .select({
      endpoint: pushFarewells.endpoint,
      p256dh: pushFarewells.p256dh,
      auth: pushFarewells.auth,
      topics: pushFarewells.topics,
    })
    .from(pushFarewells)
    .where(and(gt(pushFarewells.endpoint, after), not(isSubscribedAgain)))
    .orderBy(asc(pushFarewells.endpoint))
    .limit(limit);
}

export async function deleteFarewell(db: Queryable, endpoint: string): Promise<void> {
  await db.delete(pushFarewells).where(eq(pushFarewells.endpoint, endpoint));
}

/** The private key is encrypted. */
export async function readKeys(db: Queryable): Promise<PushKeys | undefined> {
  const [found] = await db.select({ publicKey: pushKeys.publicKey, privateKey: pushKeys.privateKey }).from(pushKeys);
  return found;
}

export async function insertKeys(db: Queryable, keys: PushKeys): Promise<void> {
  await db.insert(pushKeys).values(keys).onConflictDoNothing();
}

export async function resealKey(db: Queryable, { publicKey, privateKey }: PushKeys): Promise<void> {
  await db.update(pushKeys).set({ privateKey }).where(eq(pushKeys.publicKey, publicKey));
}

/** Deletes the keys of a lost secret, and all subscriptions, which depend on them. */
export async function forgetPushKeys(tx: Queryable): Promise<void> {
  await tx.delete(pushKeys);
  await tx.delete(pushSubscriptions);
}
