/** Facts about this installation that outlast its processes. */
import { type Config, ConfigError } from "../../../platform/config/config.ts";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import { createKeyedHash } from "../../../platform/keyed-hash.ts";
import type { Log } from "../../../platform/log.ts";
import type { JobEffect } from "../../../platform/outbox.ts";
import { isLoopbackName } from "../../../platform/own-host.ts";
import { newestKeyLock } from "../../sign-in/signing-keys/service.ts";
import { deleteFact, hasRecentFact, insertFact, isInstalled, lockFact, readFact, writeFact } from "./store.ts";

const SECRET = "auth_secret";
/** Fingerprint of the previous secret, which processes may still use for a day. */
const SECRET_BEFORE = "auth_secret_before";

/** Length of the prefix that identifies a lost secret. */
const NAME_LENGTH = 8;

/** Fingerprints a secret without revealing it. */
export function fingerprintOf(secret: string): string {
  return createKeyedHash(secret, "nakamatch secret fingerprint")(SECRET);
}

/**
 * Compares the secret with the stored fingerprint, and replaces that if the previous secret is given. A database
 * without a fingerprint is checked against its newest signing key.
 *
 * @returns whether the previous secret is lost, with everything it sealed
 * @throws {ConfigError} for a secret that cannot open stored data
 */
export async function requireKnownSecret(
  tx: Queryable,
  { AUTH_SECRET, AUTH_SECRETS_EARLIER, AUTH_SECRET_LOST }: Config,
): Promise<boolean> {
  const current = fingerprintOf(AUTH_SECRET);
  const isFirst = await insertFact(tx, SECRET, current);
  const known = isFirst ? await newestKeyLock(tx) : fingerprintLock(await lockFact(tx, SECRET));
  if (!known || known.isOpenedBy(AUTH_SECRET)) return false;
  const earlier = AUTH_SECRETS_EARLIER.find(known.isOpenedBy);
  const lost = known.id.slice(0, NAME_LENGTH);
  if (earlier === undefined && AUTH_SECRET_LOST !== lost) {
    if (await hasRecentFact(tx, SECRET_BEFORE, current)) return false;
    throw new ConfigError(
      "AUTH_SECRET is not the one that this database is used with: authenticator apps, recovery codes and queued emails would break.\n" +
        "Correct it (outside production it may be the file auth-secret in DATA_DIR). If you changed it on purpose, put the value before into AUTH_SECRETS_EARLIER.\n" +
        `If that is lost for good, start with AUTH_SECRET_LOST=${lost}: what it protects is lost too.`,
    );
  }
  await writeFact(tx, SECRET, current);
  if (earlier === undefined) await deleteFact(tx, SECRET_BEFORE);
  else await writeFact(tx, SECRET_BEFORE, fingerprintOf(earlier));
  return earlier === undefined;
}

function fingerprintLock(fingerprint: string | undefined) {
  return fingerprint === undefined
    ? undefined
    : { id: fingerprint, isOpenedBy: (secret: string) => fingerprintOf(secret) === fingerprint };
}

const ADDRESS = "address";

/**
 * Returns the effects whose jobs must wait: those held by settings, and all in a copied database, whose jobs would
 * reach the original's members, payments and photos. The first start stores the address; a loopback address may change.
 */
export async function heldEffects(
  db: Db,
  { MAIL, PUSH, PUBLIC_URL }: Pick<Config, "MAIL" | "PUSH" | "PUBLIC_URL">,
  log: Log,
): Promise<Set<JobEffect>> {
  const stored = await readFact(db, ADDRESS);
  // Writing it again would tell check-ins that their emails were held until now.
  if (stored === undefined) await acceptAddress(db, PUBLIC_URL);
  else if (stored !== originOf(PUBLIC_URL) && !(isLoopback(stored) && isLoopback(PUBLIC_URL))) {
    log.warn(
      `this database comes from ${stored}, and PUBLIC_URL is ${PUBLIC_URL}: emails, pushes, payments and deletions of photos wait. ` +
        "If it shall run here, call npm run resume and start again.",
    );
    return new Set(["mail", "push", "payments", "files"]);
  }
  const held = new Set<JobEffect>();
  if (MAIL === "hold") held.add("mail");
  if (PUSH === "hold") held.add("push");
  for (const effect of held) log.info(`${effect.toUpperCase()}=hold: jobs that send wait`);
  return held;
}

/** Stores the address, so that the next start holds nothing because of it. */
export async function acceptAddress(db: Db, publicUrl: string): Promise<void> {
  await writeFact(db, ADDRESS, originOf(publicUrl));
}

/** Makes a copy hold everything until its address is accepted. */
export async function refuseAddress(db: Db, reason: string): Promise<void> {
  await writeFact(db, ADDRESS, reason);
}

/** Normalizes an address. */
function originOf(address: string): string {
  return new URL(address).origin;
}

function isLoopback(address: string): boolean {
  return URL.canParse(address) && isLoopbackName(new URL(address).hostname);
}

const BACKUP = "backup";

/** Records a backup, after it: the copy itself does not contain this fact. */
export async function noteBackup(db: Db, madeAt: Date): Promise<void> {
  // A database that is not migrated yet lacks the table.
  if (await isInstalled(db)) await writeFact(db, BACKUP, madeAt.toISOString());
}

/** Returns the time of the last backup in ISO 8601. */
export function lastBackup(db: Db): Promise<string | undefined> {
  return readFact(db, BACKUP);
}

export { isInstalled };
