import { and, eq, gt, lt, ne, or, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/open.ts";
import { isPair } from "../../platform/database/pair.ts";
import { authSessions } from "../../platform/database/schema/auth.ts";
import { chatMessages, chats } from "../../platform/database/schema/chats.ts";
import { matches } from "../../platform/database/schema/meeting.ts";
import {
  alertSettings,
  pushKeys,
  pushSubscriptions,
  sentAlerts,
} from "../../platform/database/schema/notifications.ts";
import { profiles } from "../../platform/database/schema/people.ts";
import { visiblePeople } from "../../platform/database/schema/safety.ts";
import { isSubscribed } from "../../platform/database/subscribed.ts";
import { visibleTo } from "../../platform/database/visibility.ts";
import type { PushKeys, PushTarget } from "../../platform/web-push/sender.ts";
import type { SettingsRow, SubscriptionRow } from "./types.ts";

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

/** Replaces the session's subscription. An endpoint belongs to one session and leaves its earlier one. */
export async function writeSubscription(tx: Queryable, sessionId: string, target: PushTarget): Promise<void> {
  // Prevents a unique violation by concurrent inserts of one endpoint.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${target.endpoint}, 0))`);
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, target.endpoint), ne(pushSubscriptions.sessionId, sessionId)));
  await tx
    .insert(pushSubscriptions)
    .values({ sessionId, ...target })
    .onConflictDoUpdate({ target: pushSubscriptions.sessionId, set: target });
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

export async function hasSubscription(db: Queryable, sessionId: string): Promise<boolean> {
  return (await db.$count(pushSubscriptions, eq(pushSubscriptions.sessionId, sessionId))) > 0;
}

export async function readIsSubscribed(db: Queryable, personId: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`select ${isSubscribed(sql`${personId}::uuid`)} as found`);
  return rows[0]?.found ?? false;
}

/** Reads the subscriptions of open sessions; none while banned. */
export function readSubscriptions(db: Queryable, personId: string): Promise<SubscriptionRow[]> {
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
    .where(and(eq(authSessions.userId, personId), gt(authSessions.expiresAt, sql`now()`)));
}

/** Whether this call is the first for the event. */
export async function claimPush(db: Queryable, sessionId: string, event: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into ${sentAlerts} (session_id, event)
    select session_id, ${event} from ${pushSubscriptions} where ${eq(pushSubscriptions.sessionId, sessionId)}
    on conflict do nothing returning event`);
  return rows.length > 0;
}

/** Releases a claim after a failure, for a retry. */
export async function releasePush(db: Queryable, sessionId: string, event: string): Promise<void> {
  await db.delete(sentAlerts).where(and(eq(sentAlerts.sessionId, sessionId), eq(sentAlerts.event, event)));
}

export async function deleteSentPushes(db: Queryable): Promise<void> {
  await db.delete(sentAlerts).where(lt(sentAlerts.sentAt, sql`now() - interval '1 day'`));
}

/** Undefined if read, or if the sender is hidden. */
export async function readUnreadMessage(db: Queryable, personId: string, messageId: string) {
  const [found] = await db
    .select({ nickname: profiles.nickname, chatId: chatMessages.chatId, text: chatMessages.message })
    .from(chatMessages)
    .innerJoin(chats, eq(chats.id, chatMessages.chatId))
    .innerJoin(profiles, and(eq(profiles.id, chatMessages.senderId), visibleTo(personId, profiles.id)))
    .where(
      and(
        eq(chatMessages.id, messageId),
        sql`${chatMessages.readAt} is null`,
        ne(chatMessages.senderId, personId),
        or(eq(chats.user1Id, personId), eq(chats.user2Id, personId)),
      ),
    );
  return found;
}

/** Undefined if hidden, or if the like was taken back. */
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
      ),
    );
  return found;
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

/** Deletes the keys and all subscriptions. */
export async function deleteKeys(tx: Queryable): Promise<void> {
  await tx.delete(pushKeys);
  await tx.delete(pushSubscriptions);
}
