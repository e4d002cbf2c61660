/** Web Push: settings, subscriptions and keys. */
import type { AlertSettings } from "@nakamatch/contract/endpoints/push/push-notifications";
import { toMinutes, toTime } from "@nakamatch/domain/notifications/quiet-hours";
import { knownTimeZone } from "@nakamatch/domain/notifications/time-zone";
import webPush from "web-push";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import { namesMissingRow } from "../../../platform/database/missing-row.ts";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import { createSeal } from "../../../platform/seal.ts";
import type { PushKeys, PushSender, PushTarget } from "../../../platform/web-push/sender.ts";
import { pushJob } from "./jobs.ts";
import { isWanted } from "./policy.ts";
import {
  deleteSubscription,
  forgetPushKeys,
  hasPush,
  insertKeys,
  readBrowser,
  readKeys,
  readSettings,
  resealKey,
  writeSettings,
  writeSubscription,
  writeTimeZone,
} from "./store.ts";
import type { PushEvent, SettingsRow } from "./types.ts";

export interface PushDeps {
  db: Db;
  keys: PushKeyRing;
  sender: PushSender;
}

/** `isSubscribed`, with the present key, and `isBrief` concern the calling browser. */
export async function ownPushSettings(
  { db, keys }: PushDeps,
  actor: Actor,
): Promise<{ settings: AlertSettings; publicKey: string; isSubscribed: boolean; isBrief: boolean }> {
  const { publicKey } = await keys.current();
  const row = await readSettings(db, actor.id);
  return { settings: present(row), publicKey, ...(await readBrowser(db, actor.sessionId, publicKey)) };
}

export async function changePushSettings(
  { db }: Pick<PushDeps, "db">,
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
 * For quiet hours; UTC if unknown.
 *
 * @throws {AppError} `SESSION_MISSING` for a deleted account
 */
export async function rememberTimeZone(tx: Queryable, personId: string, timeZone: string): Promise<void> {
  await writeTimeZone(tx, personId, knownTimeZone(timeZone)).catch(refuseGone);
}

/**
 * Subscribes the browser of the actor's session until the session ends. One that ends with the browser's gets no
 * notifications: the next person at the device would see them.
 *
 * At most ten browsers of a person: the oldest subscription goes.
 *
 * @throws {AppError} `VALIDATION_FAILED` unless the endpoint is a public push service and the key the present one;
 *   `FORBIDDEN`
 */
export async function subscribe(
  { db, keys, sender }: PushDeps,
  actor: Actor,
  { serverKey, ...target }: PushTarget & { serverKey?: string | undefined },
): Promise<{ isSubscribed: true }> {
  if (!sender.accepts(target.endpoint)) throw invalidInput([{ path: "endpoint", reason: "unknown" }]);
  const { publicKey } = await keys.current();
  if (serverKey !== undefined && serverKey !== publicKey)
    throw invalidInput([{ path: "serverKey", reason: "unknown" }]);
  const { isBrief } = await readBrowser(db, actor.sessionId, publicKey);
  if (isBrief) throw new AppError("FORBIDDEN", "the session ends with the browser's");
  const owner = { personId: actor.id, sessionId: actor.sessionId };
  await db
    .transaction((tx) => writeSubscription(tx, owner, { ...target, serverKey: serverKey ?? null }))
    .catch(refuseGone);
  return { isSubscribed: true };
}

export async function unsubscribe({ db }: Pick<PushDeps, "db">, actor: Actor): Promise<{ isSubscribed: false }> {
  await deleteSubscription(db, actor.sessionId);
  return { isSubscribed: false };
}

/** Whether the person's settings allow it now. */
export async function isPushWanted(
  db: Queryable,
  personId: string,
  kind: PushEvent["kind"],
  now: Date,
): Promise<boolean> {
  return isWanted(kind, await readSettings(db, personId), now);
}

/** Queues a notification in the event's transaction; the job checks the settings. */
export function queuePush(outbox: Outbox, tx: Queryable, personId: string, event: PushEvent): Promise<void> {
  return outbox.add(tx, pushJob, { personId, ...event });
}

interface PushKeySettings {
  AUTH_SECRETS_EARLIER?: readonly string[];
  VAPID_PUBLIC_KEY?: string | undefined;
  VAPID_PRIVATE_KEY?: string | undefined;
}

/** VAPID keys of this installation. */
export interface PushKeyRing {
  /** Generates keys on first use unless configured. */
  current(): Promise<PushKeys>;
}

/**
 * Uses the configured keys, or a pair stored in the database for all servers. Its private key is encrypted, and
 * re-encrypted after a rotation of the secret. `current` throws for keys of an unknown secret.
 */
export function createPushKeyRing(db: Db, secret: string, configured: PushKeySettings = {}): PushKeyRing {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, AUTH_SECRETS_EARLIER } = configured;
  const seal = createSeal(secret, "nakamatch push keys", AUTH_SECRETS_EARLIER);
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
      if (!(await readKeys(db))) await insertKeys(db, make());
      const stored = await readKeys(db);
      known = stored && opened(stored);
      if (known && stored && !seal.isCurrent(stored.privateKey)) {
        await resealKey(db, { ...known, privateKey: seal.close(known.privateKey) });
      }
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

/** The session has ended. */
function refuseGone(error: unknown): never {
  throw namesMissingRow(error) ? new AppError("SESSION_MISSING", "the session has ended") : error;
}

export { forgetPushKeys, hasPush };
