import { emailProblem, normalizeEmail } from "@nakamatch/domain/people/email";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import type { PasswordCheck } from "../../../platform/auth/password-check.ts";
import type { Passwords } from "../../../platform/auth/passwords.ts";
import { hashOf, newToken } from "../../../platform/auth/random-token.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import { violatedConstraint } from "../../../platform/database/constraint.ts";
import { lockPerson } from "../../../platform/database/lock-person.ts";
import type { Db } from "../../../platform/database/open.ts";
import type { Limiter } from "../../../platform/limits/limiter.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import { changeEmail, countMessage, findRecipient, restoreAccount } from "../accounts/service.ts";
import { removeFactorsSince } from "../factors/service.ts";
import { findSameUse, requireGood, requireProof } from "../identity/service.ts";
import { removePasskeys } from "../passkeys/service.ts";
import { isDisposable } from "../registration/service.ts";
import { tellMember } from "../security-emails/service.ts";
import { endSessions } from "../sessions/service.ts";
import { confirmJob, emailChangeSeal, LINK_HOURS, UNDO_DAYS, undoJob } from "./jobs.ts";
import {
  deleteSince,
  markConfirmed,
  readByLink,
  readEarlier,
  readUndoable,
  replaceRequest,
  voidChanges,
} from "./store.ts";

export { readEarlier as earlierAddresses, UNDO_DAYS, voidChanges };

/** Limits of emails to one address. */
const LINK_LIMITS = { apartSeconds: 60, perHour: 5 };

export interface EmailChangeDeps {
  db: Db;
  outbox: Outbox;
  secret: string;
  checkPassword: PasswordCheck;
  passwords: Passwords;
  limiter: Pick<Limiter, "count">;
  connections: { disconnectPerson(personId: string, because: "password"): void };
}

/**
 * Emails a link to the new address, or informs its owner if taken; the response is the same. Voids an earlier request.
 *
 * @throws {AppError} `VALIDATION_FAILED` for an invalid, disposable or the current address, `IDENTITY_NOT_PROVEN`,
 * `TOO_MANY_REQUESTS`
 */
export async function requestEmailChange(
  { db, outbox, secret }: EmailChangeDeps,
  actor: Actor,
  { email }: { email: string },
): Promise<{ email: string }> {
  const problem = emailProblem(email) ?? (isDisposable(email) ? "disposable" : null);
  if (problem) throw invalidInput([{ path: "email", reason: problem }]);
  const newEmail = normalizeEmail(email);
  const token = newToken();
  await db.transaction(async (tx) => {
    await lockPerson(tx, actor.id, { toChange: true });
    await requireProof(tx, actor);
    if ((await findRecipient(tx, actor.id))?.email === newEmail) throw inUse();
    const retryAfterSeconds = await countMessage(tx, { secret, kind: "email-change", to: newEmail }, LINK_LIMITS);
    if (retryAfterSeconds > 0) throw new AppError("TOO_MANY_REQUESTS", "too many links", { retryAfterSeconds });
    const changeId = await replaceRequest(tx, { userId: actor.id, newEmail, confirmHash: hashOf(token) });
    const link = emailChangeSeal(secret).close(`/settings?confirm-email=${token}`);
    await outbox.add(tx, confirmJob, { changeId, link });
  });
  return { email: newEmail };
}

/**
 * Changes the address by the emailed link, emails the old address and voids its links. Deletes an unconfirmed account
 * with the new address. Idempotent.
 *
 * @throws {AppError} `LINK_INVALID`; `VALIDATION_FAILED` if another account has since confirmed the address
 */
export async function confirmEmailChange(
  { db, outbox, secret }: EmailChangeDeps,
  actor: Actor,
  { token }: { token: string },
): Promise<{ email: string }> {
  const undo = newToken();
  return db
    .transaction(async (tx) => {
      await lockPerson(tx, actor.id, { toChange: true });
      const change = await readByLink(tx, actor.id, hashOf(token), LINK_HOURS);
      const recipient = await findRecipient(tx, actor.id);
      if (change?.confirmedAt && change.newEmail === recipient?.email) return { email: recipient.email };
      if (!change?.isOpen || !recipient) throw linkInvalid();
      await changeEmail(tx, { secret, userId: actor.id, email: change.newEmail });
      await markConfirmed(tx, change.id, { oldEmail: recipient.email, undoHash: hashOf(undo) });
      const link = emailChangeSeal(secret).close(`/reset-password?undo=${undo}`);
      await outbox.add(tx, undoJob, { changeId: change.id, link });
      return { email: change.newEmail };
    })
    .catch(rejectTaken);
}

/**
 * Undoes a change and later ones by the link sent to the old address. As others may know the password, it is replaced,
 * sessions end, and providers, passkeys and second factors added since the request are removed. Deletes an unconfirmed
 * account with the old address. May be retried briefly with the same password.
 *
 * @throws {AppError} `LINK_INVALID`; `VALIDATION_FAILED` for an invalid or leaked password, or if another account has
 * since confirmed the old address
 */
export async function undoEmailChange(
  deps: EmailChangeDeps,
  use: { token: string; newPassword: string },
): Promise<{ isUndone: true }> {
  await requireGood(deps, use.newPassword);
  await undo(deps, use).catch(async (error: unknown) => {
    const isUsed = error instanceof AppError && error.code === "LINK_INVALID";
    if (!isUsed || (await findSameUse(deps, use)) === undefined) throw error;
  });
  return { isUndone: true };
}

async function undo(
  { db, outbox, secret, connections, passwords }: EmailChangeDeps,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<void> {
  const found = await readUndoable(db, hashOf(token), UNDO_DAYS);
  if (!found) throw linkInvalid();
  const passwordHash = await passwords.hash(newPassword, { from: found.userId, isMember: true });
  await db
    .transaction(async (tx) => {
      await lockPerson(tx, found.userId, { toChange: true });
      const change = await readUndoable(tx, hashOf(token), UNDO_DAYS);
      if (!change || change.oldEmail === null) throw linkInvalid();
      await deleteSince(tx, change);
      await removePasskeys(tx, change.userId);
      await removeFactorsSince(tx, change.userId, change.requestedAt);
      await restoreAccount(tx, { secret, userId: change.userId, email: change.oldEmail, passwordHash, token });
      await endSessions(tx, change.userId);
      await tellMember(tx, outbox, change.userId, { kind: "passwordChanged" });
    })
    .catch(rejectTaken);
  connections.disconnectPerson(found.userId, "password");
}

function rejectTaken(error: unknown): never {
  const constraint = violatedConstraint(error)?.constraint ?? "";
  throw ["auth_user_email_key", "profiles_email_key"].includes(constraint) ? inUse() : error;
}

function inUse(): AppError {
  return invalidInput([{ path: "email", reason: "inUse" }]);
}

function linkInvalid(): AppError {
  return new AppError("LINK_INVALID", "the link was used, is void or has expired");
}
