/** Notifications by Web Push: what people want to be told of, and where. */
import type { AlertSettings } from "@nakamatch/contract/endpoints/alerts";
import { toMinutes, toTime } from "@nakamatch/domain/alerts/quiet-hours";
import { knownTimeZone } from "@nakamatch/domain/alerts/time-zone";
import webPush from "web-push";
import { AppError, invalidInput } from "../../platform/app-error.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import { namesMissingRow } from "../../platform/database/missing-row.ts";
import type { Db, Queryable } from "../../platform/database/open.ts";
import type { Outbox } from "../../platform/outbox.ts";
import { createSeal } from "../../platform/seal.ts";
import type { PushKeys, PushSender, PushTarget } from "../../platform/web-push/sender.ts";
import { alertJob } from "./jobs.ts";
import {
  deleteSubscription,
  hasSubscription,
  insertKeys,
  readIsSubscribed,
  readKeys,
  readSettings,
  replaceKeys,
  writeSettings,
  writeSubscription,
  writeTimeZone,
} from "./store.ts";
import type { Alert, SettingsRow } from "./types.ts";

export interface AlertDeps {
  db: Db;
  keys: PushKeyRing;
  sender: PushSender;
}

/** The actor's settings, and whether notifications go to the browser that asks. */
export async function ownAlerts(
  { db, keys }: AlertDeps,
  actor: Actor,
): Promise<{ settings: AlertSettings; publicKey: string; isSubscribed: boolean }> {
  const { publicKey } = await keys.current();
  const row = await readSettings(db, actor.id);
  return { settings: present(row), publicKey, isSubscribed: await hasSubscription(db, actor.sessionId) };
}

/** The actor changes what they are told of. */
export async function changeAlerts(
  { db }: Pick<AlertDeps, "db">,
  actor: Actor,
  { quietHours, ...settings }: AlertSettings,
): Promise<{ settings: AlertSettings }> {
  const row = {
    ...settings,
    timeZone: knownTimeZone(settings.timeZone),
    quietFrom: quietHours && toMinutes(quietHours.from),
    quietUntil: quietHours && toMinutes(quietHours.until),
  };
  await writeSettings(db, actor.id, row).catch(refuseGone);
  return { settings: present(row) };
}

/**
 * Stores a person's time zone, in which their quiet hours are; UTC for an unknown one.
 *
 * @throws {AppError} `SESSION_MISSING` once they are gone
 */
export async function rememberTimeZone(tx: Queryable, personId: string, timeZone: string): Promise<void> {
  await writeTimeZone(tx, personId, knownTimeZone(timeZone)).catch(refuseGone);
}

/**
 * From now on notifications go to the browser of the actor's session, until that ends.
 *
 * @throws {AppError} `VALIDATION_FAILED` for an endpoint that is no push service of the public internet
 */
export async function subscribe(
  { db, sender }: Pick<AlertDeps, "db" | "sender">,
  actor: Actor,
  target: PushTarget,
): Promise<{ isSubscribed: true }> {
  if (!sender.accepts(target.endpoint)) throw invalidInput([{ path: "endpoint", reason: "unknown" }]);
  await db.transaction((tx) => writeSubscription(tx, actor.sessionId, target)).catch(refuseGone);
  return { isSubscribed: true };
}

/** No more notifications to the browser of the actor's session. */
export async function unsubscribe({ db }: Pick<AlertDeps, "db">, actor: Actor): Promise<{ isSubscribed: false }> {
  await deleteSubscription(db, actor.sessionId);
  return { isSubscribed: false };
}

/** Whether a person gets notifications anywhere: only then an event needs to queue one. */
export function isNotified(db: Queryable, personId: string): Promise<boolean> {
  return readIsSubscribed(db, personId);
}

/** Queues a notification in the transaction of its event. Whether the person wants it is looked at when it is sent. */
export function queueAlert(outbox: Outbox, tx: Queryable, personId: string, alert: Alert): Promise<void> {
  return outbox.add(tx, alertJob, { personId, ...alert });
}

/** The settings that name the keys: both or neither. */
interface PushKeySettings {
  VAPID_PUBLIC_KEY?: string | undefined;
  VAPID_PRIVATE_KEY?: string | undefined;
}

/** The keys by which push services know this installation. */
export interface PushKeyRing {
  /** Makes them at the first call ever, where none are configured. */
  current(): Promise<PushKeys>;
}

/**
 * The keys by which push services know the server: those configured, or else a pair in the database, the same for all servers,
 * the private key sealed. A pair that cannot be opened, because the secret has changed, is replaced.
 */
export function createPushKeyRing(db: Db, secret: string, configured: PushKeySettings = {}): PushKeyRing {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = configured;
  const seal = createSeal(secret, "nakamatch push keys");
  let known: PushKeys | undefined = publicKey && privateKey ? { publicKey, privateKey } : undefined;
  const make = () => {
    const made = webPush.generateVAPIDKeys();
    return { ...made, privateKey: seal.close(made.privateKey) };
  };
  const opened = ({ publicKey, privateKey }: PushKeys): PushKeys | undefined => {
    const plain = seal.open(privateKey);
    return plain === undefined ? undefined : { publicKey, privateKey: plain };
  };
  return {
    async current() {
      if (known) return known;
      let stored = await readKeys(db);
      if (!stored) await insertKeys(db, make());
      else if (!opened(stored)) await db.transaction((tx) => replaceKeys(tx, stored as PushKeys, make()));
      stored = await readKeys(db);
      known = stored && opened(stored);
      if (!known) throw new Error("the push keys in the database are sealed with another secret");
      return known;
    },
  };
}

function present({ quietFrom, quietUntil, ...settings }: SettingsRow): AlertSettings {
  const quietHours =
    quietFrom === null || quietUntil === null ? null : { from: toTime(quietFrom), until: toTime(quietUntil) };
  return { ...settings, quietHours };
}

/** The account or the session has ended since the request was admitted. */
function refuseGone(error: unknown): never {
  throw namesMissingRow(error) ? new AppError("SESSION_MISSING", "the session has ended") : error;
}
