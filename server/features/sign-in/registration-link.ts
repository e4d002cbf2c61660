/** The link in the email of a registration. */

import { AppError } from "../../platform/app-error.ts";
import { readConfirmationToken } from "../../platform/auth/confirmation-token.ts";
import type { Registrations } from "../../platform/auth/registrations.ts";
import { holdPerson } from "../../platform/database/hold-person.ts";
import type { Limiter } from "../../platform/limits/limiter.ts";
import { confirmAccount, findAccount } from "../accounts/service.ts";
import { type OpenDeps, openSession } from "../sessions/service.ts";
import type { OpenedSession, Proof } from "../sessions/types.ts";
import { type Caller, countTry } from "./service.ts";

export interface RegistrationLinkDeps extends OpenDeps {
  limiter: Limiter;
  registrations: Registrations;
  /** Signs the links. */
  secret: string;
}

/**
 * Opens the link in a confirmation email: `confirmed` now, confirmed `before`, `invalid`. It only looks, with the same
 * answer, for `isHead`, as programs do before people open it. Where the account `isHere`, in the browser that registered
 * it, it waits for that person to press.
 */
export async function openConfirmation(
  { db, secret }: Pick<RegistrationLinkDeps, "db" | "secret">,
  token: string,
  { isHead, isHere }: { isHead: boolean; isHere: (userId: string) => boolean },
): Promise<"confirmed" | "before" | "here" | "invalid"> {
  const link = await readConfirmationToken(secret, token);
  if (!link) return "invalid";
  return db.transaction(async (tx) => {
    const userId = link.userId ?? (await findAccount(tx, link))?.id;
    if (userId === undefined) return "invalid";
    await holdPerson(tx, userId, { toChange: true });
    const account = await findAccount(tx, { id: userId });
    if (account?.email !== link.email) return "invalid";
    if (account.emailVerified) return "before";
    if (isHere(userId)) return "here";
    if (!isHead) await confirmAccount(tx, userId);
    return "confirmed";
  });
}

/**
 * Confirms the address by the link in the email and signs in, in the browser that registered the account: once, and not
 * over another session (`isSignedIn`).
 *
 * @throws {AppError} `LINK_INVALID`, which opening the link explains, and those of `openSession`
 */
export function signInByRegistration(
  deps: RegistrationLinkDeps,
  { token, isSignedIn }: { token: string; isSignedIn: boolean },
  caller: Caller,
): Promise<OpenedSession> {
  return countTry(deps.limiter, { address: caller.network }, async () => {
    const link = await readConfirmationToken(deps.secret, token);
    const registration = deps.registrations.read(caller.cookies);
    if (isSignedIn || !link || !registration || link.userId !== registration.userId) throw linkInvalid();
    return openSession(deps, registration.userId, byRegistration(link.email), caller);
  });
}

/** Both the mailbox and the device that registered; used up by confirming. */
function byRegistration(address: string): Proof {
  return {
    hasTwoFactors: false,
    confirmsEmail: true,
    holds: (_, { email, emailVerified }) => email === address && !emailVerified,
    refusal: linkInvalid,
  };
}

function linkInvalid(): AppError {
  return new AppError("LINK_INVALID", "the link signs nobody in here");
}
