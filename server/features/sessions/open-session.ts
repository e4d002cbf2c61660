import { AppError } from "../../platform/app-error.ts";
import type { KnownDevices } from "../../platform/auth/known-devices.ts";
import type { Clock } from "../../platform/clock.ts";
import { holdPerson } from "../../platform/database/hold-person.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { Outbox } from "../../platform/outbox.ts";
import { endSessionsOf, findBan, isBanned } from "../accounts/service.ts";
import type { BanDescription } from "../accounts/types.ts";
import { hasPasskey } from "../passkeys/service.ts";
import { tellOfSignIn } from "../security-emails/service.ts";
import { presentAccount } from "./present.ts";
import { holdAccount, insertRefreshToken, insertSession } from "./store.ts";
import { hashOf, newRefreshToken, pairFor, type TokenDeps } from "./tokens.ts";
import type { OpenedSession, StoredAccount, Way } from "./types.ts";

/** Another sign-in ends the least recently used. */
const MOST_SESSIONS = 500;

export interface OpenDeps extends TokenDeps {
  outbox: Outbox;
  clock: Clock;
  devices: KnownDevices;
  describeBan: BanDescription;
}

/** The device that signs in. */
export interface Device {
  address: string;
  userAgent: string | undefined;
  cookies: string | undefined;
  /** False: the session ends with the browser's. */
  isRemembered?: boolean;
}

/**
 * Opens the session of a person who has proved who they are, the one way in for all (spec §3 Session). Waits for a
 * pending change of the account, and checks that the proof still holds; later changes end the session themselves.
 *
 * @throws {AppError} `ACCOUNT_BANNED` with reason and statement (BAN-10), `EMAIL_NOT_CONFIRMED` (OPEN-20);
 * `INVALID_CREDENTIALS`, `PASSKEY_UNKNOWN` or `PROVIDER_IDENTITY_MISSING` if the proof was taken away meanwhile
 */
export async function openSession(
  deps: OpenDeps,
  userId: string,
  way: Way,
  { cookies, isRemembered = true, ...device }: Device,
): Promise<OpenedSession> {
  const { db, outbox, clock, devices, connections, describeBan } = deps;
  const refreshToken = newRefreshToken();
  const opened = await db.transaction(async (tx) => {
    await holdPerson(tx, userId, { toChange: false });
    const account = await holdAccount(tx, userId);
    if (!account || !(await isStillGood(tx, way, account))) throw outdated(way);
    if (!account.emailVerified) throw new AppError("EMAIL_NOT_CONFIRMED", "confirm the e-mail address first");
    if (await isBanned(tx, userId)) return undefined;
    // Having the device and unlocking it are two factors.
    const aal = way.by === "passkey" ? "aal2" : "aal1";
    const [address, userAgent] = [device.address || null, device.userAgent ?? null];
    const session = await insertSession(tx, { userId, aal, address, userAgent, isRemembered });
    await insertRefreshToken(tx, { hash: hashOf(refreshToken), sessionId: session.sessionId });
    const ended = await endSessionsOf(tx, userId, { beyond: MOST_SESSIONS });
    const isKnownDevice = devices.recognise(cookies, account.email) !== undefined;
    await tellOfSignIn(tx, { outbox, clock }, { userId, userAgent, address }, { isKnownDevice });
    return { account, session, ended };
  });
  if (!opened) {
    const proof = { hasTwoFactors: way.by === "passkey", comparedHash: way.by === "password" ? way.hash : undefined };
    throw new AppError(
      "ACCOUNT_BANNED",
      "the account is banned",
      await findBan(db, userId, (id) => describeBan(id, proof)),
    );
  }
  for (const sessionId of opened.ended) connections.disconnectSession(sessionId);
  const { isHeldBack, ...owner } = opened.session;
  return { pair: await pairFor(deps, owner, refreshToken), account: presentAccount(opened.account), isHeldBack };
}

async function isStillGood(tx: Tx, way: Way, account: StoredAccount): Promise<boolean> {
  if (way.by === "password") return account.passwordHash === way.hash;
  return way.by === "identity" || hasPasskey(tx, way.passkeyId);
}

function outdated({ by }: Way): AppError {
  if (by === "password") return wrongCredentials();
  if (by === "passkey") return new AppError("PASSKEY_UNKNOWN", "there is no such passkey");
  return identityMissing();
}

/** Whatever is wrong with them (SESSION-14). */
export function wrongCredentials(): AppError {
  return new AppError("INVALID_CREDENTIALS", "e-mail address or password is wrong");
}

export function identityMissing(): AppError {
  return new AppError("PROVIDER_IDENTITY_MISSING", "no provider has vouched for anybody here lately");
}
