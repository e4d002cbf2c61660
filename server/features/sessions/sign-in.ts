/** Ways in: password, passkey, and an identity that a provider has vouched for. */

import type { Assertion } from "@nakamatch/contract/schemas/passkeys";
import type { LimitSubject } from "@nakamatch/contract/vocabulary/rate-limits";
import { normalizeEmail } from "@nakamatch/domain/people/email";
import { AppError } from "../../platform/app-error.ts";
import type { Passwords } from "../../platform/auth/passwords.ts";
import type { ProviderIdentities } from "../../platform/auth/provider-identity.ts";
import type { Limiter } from "../../platform/limits/limiter.ts";
import type { Log } from "../../platform/log.ts";
import { findByProvider, linkIdentity } from "../accounts/service.ts";
import { answeringPasskey, type PasskeyDeps } from "../passkeys/service.ts";
import { type Device, identityMissing, type OpenDeps, openSession, wrongCredentials } from "./open-session.ts";
import { findByEmail, replaceHash } from "./store.ts";
import type { OpenedSession } from "./types.ts";

export interface SignInDeps extends OpenDeps {
  limiter: Limiter;
  log: Log;
  passwords: Passwords;
  passkeys: PasskeyDeps;
  identities: ProviderIdentities;
  /** Called after too many wrong passwords for an address in a day. */
  onManyWrongPasswords: (email: string) => void;
}

/** A device with the network that limits count. */
export interface Caller extends Device {
  network: string;
}

/**
 * Signs in by e-mail address and password (LOGIN-03). A device on which the account has signed in before has limits and a
 * turn of its own: strangers cannot use up either. Unknown addresses take as long as known ones.
 *
 * @throws {AppError} `INVALID_CREDENTIALS`, `TOO_MANY_REQUESTS`, `UNAVAILABLE`, and those of `openSession`
 */
export async function signInByPassword(
  deps: SignInDeps,
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<OpenedSession> {
  const { limiter, passwords, devices } = deps;
  const account = normalizeEmail(email);
  const device = devices.recognise(caller.cookies, account);
  const turn = { from: device ?? caller.network, isMember: device !== undefined };
  return countTry(limiter, subjectsOf(account, caller.network, device), async () => {
    try {
      const stored = await findByEmail(deps.db, account);
      const hash = stored?.passwordHash ?? undefined;
      const isRight = await passwords.verify(hash, password, turn);
      if (!stored || hash === undefined || !isRight) throw wrongCredentials();
      const opened = await openSession(deps, stored.id, { by: "password", hash }, caller);
      if (passwords.isOutdated(hash)) {
        const to = await passwords.hash(password, turn);
        await replaceHash(deps.db, stored.id, { from: hash, to });
      }
      return opened;
    } catch (error) {
      if (error instanceof AppError && error.code === "INVALID_CREDENTIALS") {
        await limiter.count("wrongPasswords", { account }).catch(() => deps.onManyWrongPasswords(account));
      }
      throw error;
    }
  });
}

/** Links the identity that waits in this browser to the account of the same address, which has just signed in. */
export async function linkWaitingIdentity(
  deps: SignInDeps & { outbox: OpenDeps["outbox"] },
  { account }: OpenedSession,
  cookies: string | undefined,
): Promise<boolean> {
  const identity = deps.identities.read(cookies);
  if (identity?.email !== account.email) return false;
  await linkIdentity(deps, account.id, identity);
  return true;
}

/** @throws {AppError} `PASSKEY_EXPIRED`, `PASSKEY_UNKNOWN`, `PASSKEY_REFUSED`, and those of `openSession` */
export function signInByPasskey(deps: SignInDeps, passkey: Assertion, caller: Caller): Promise<OpenedSession> {
  return countTry(deps.limiter, { address: caller.network }, async () => {
    const { id: passkeyId, userId } = await answeringPasskey(deps.passkeys, passkey);
    return openSession(deps, userId, { by: "passkey", passkeyId }, caller);
  });
}

/** Signs in by the identity that waits in this browser. @throws {AppError} `PROVIDER_IDENTITY_MISSING` */
export function signInByIdentity(deps: SignInDeps, caller: Caller): Promise<OpenedSession> {
  return countTry(deps.limiter, { address: caller.network }, async () => {
    const identity = deps.identities.read(caller.cookies);
    const userId = identity && (await findByProvider(deps.db, identity));
    if (userId === undefined) throw identityMissing();
    return openSession(deps, userId, { by: "identity" }, caller);
  });
}

/** A known device counts alone; others by network and account. */
export function subjectsOf(account: string, network: string, device: string | undefined) {
  if (device !== undefined) return { accountAtDevice: `${account} ${device}` };
  return { address: network, account, accountAtAddress: `${account} ${network}` };
}

/** Only refused tries count towards the limit. @throws {AppError} `TOO_MANY_REQUESTS` */
export async function countTry<Result>(
  limiter: Limiter,
  subjects: Partial<Record<LimitSubject, string>>,
  work: () => Promise<Result>,
  isRefusal = (error: unknown) => error instanceof AppError && error.status < 500,
): Promise<Result> {
  const takeBack = await limiter.count("signIn", subjects);
  try {
    const result = await work();
    await takeBack();
    return result;
  } catch (error) {
    if (!isRefusal(error)) await takeBack();
    throw error;
  }
}
