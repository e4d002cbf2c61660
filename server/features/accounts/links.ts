/** Links in emails: to confirm an address, and to a new password. */
import { randomBytes } from "node:crypto";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { screenAddress } from "@nakamatch/contract/vocabulary/screen-paths";
import { emailProblem, normalizeEmail } from "@nakamatch/domain/people/email";
import { AppError, invalidInput } from "../../platform/app-error.ts";
import { confirmationToken, readConfirmationToken } from "../../platform/auth/confirmation-token.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Tx } from "../../platform/database/open.ts";
import type { Outbox } from "../../platform/outbox.ts";
import { confirmationJob, type LinkKind, linkRequestJob, linkSeal, passwordResetJob } from "./jobs.ts";
import {
  CONFIRMATION_SECONDS,
  confirmationLink,
  EMAIL_REQUEST_LIMITS,
  PASSWORD_RESET_SECONDS,
  resetLink,
  storedLink,
} from "./policy.ts";
import { confirmAccount, findAccount, findLink, insertLink, recordRequest, touchAccount } from "./store.ts";

export interface LinkDeps {
  db: Db;
  outbox: Outbox;
  clock: Clock;
  /** Signs confirmation links, and encrypts links in queued emails. */
  secret: string;
  publicUrl: string;
}

/**
 * Asks for an email with a link (LOGIN-11, REG-51). A job looks for the account, so that the answer tells nothing of
 * it, by its time either.
 *
 * @param next the screen that a confirmation leads to
 * @throws {AppError} `VALIDATION_FAILED`; `TOO_MANY_REQUESTS` with `retryAfterSeconds`
 */
export async function requestLink(
  { db, outbox, secret }: LinkDeps,
  kind: LinkKind,
  request: { email: string; next: string; language: Language | undefined },
): Promise<{ status: true }> {
  const problem = emailProblem(request.email);
  if (problem) throw invalidInput([{ path: "email", reason: problem }]);
  const email = normalizeEmail(request.email);
  await db.transaction(async (tx) => {
    const retryAfterSeconds = await recordRequest(tx, { secret, kind, to: email }, EMAIL_REQUEST_LIMITS);
    if (retryAfterSeconds > 0) throw new AppError("TOO_MANY_REQUESTS", "too many emails", { retryAfterSeconds });
    const sealed = linkSeal(secret).close(JSON.stringify({ email, next: request.next }));
    await outbox.add(tx, linkRequestJob, { kind, request: sealed, language: request.language });
  });
  return { status: true };
}

/** Queues the email that was asked for, where there is an account for it. */
export async function answerRequest(
  deps: LinkDeps,
  kind: LinkKind,
  { email, next, language }: { email: string; next: string; language: Language | undefined },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const account = await findAccount(tx, email);
    if (!account) return;
    const { userId } = account;
    if (kind === "password-reset") return queueReset(deps, tx, { userId, language });
    if (account.isConfirmed) return;
    await touchAccount(tx, userId);
    await queueConfirmation(deps, tx, { userId, email, next, language });
  });
}

/** The link then leads to one of our screens. */
export async function queueConfirmation(
  { outbox, clock, secret, publicUrl }: LinkDeps,
  tx: Tx,
  { userId, email, next, language }: { userId: string; email: string; next: string; language: Language | undefined },
): Promise<void> {
  const token = await confirmationToken(secret, { email, userId }, CONFIRMATION_SECONDS);
  const screen = screenAddress(next, new URL(publicUrl).origin) ?? "/dashboard";
  const link = linkSeal(secret).close(confirmationLink(token, screen));
  const validUntil = new Date(clock.now().getTime() + 1000 * CONFIRMATION_SECONDS).toISOString();
  await outbox.add(tx, confirmationJob, { userId, link, validUntil, language });
}

async function queueReset(
  { outbox, clock, secret }: LinkDeps,
  tx: Tx,
  { userId, language }: { userId: string; language: Language | undefined },
): Promise<void> {
  const token = randomBytes(24).toString("base64url");
  await insertLink(tx, { identifier: storedLink(token), userId, seconds: PASSWORD_RESET_SECONDS });
  const validUntil = new Date(clock.now().getTime() + 1000 * PASSWORD_RESET_SECONDS).toISOString();
  await outbox.add(tx, passwordResetJob, {
    userId,
    link: linkSeal(secret).close(resetLink(token)),
    validUntil,
    language,
  });
}

/**
 * Confirms the address that a link names; with `isHead` looks only, as programs do before people open it.
 *
 * @returns whether the link is good
 */
export async function confirmEmail(
  { db, secret }: Pick<LinkDeps, "db" | "secret">,
  token: string,
  { isHead }: { isHead: boolean },
): Promise<boolean> {
  const account = await readConfirmationToken(secret, token);
  if (!account) return false;
  return isHead || confirmAccount(db, account);
}

/** Whether a link to a new password still works. */
export async function isResetLink({ db }: Pick<LinkDeps, "db">, token: string): Promise<boolean> {
  return (await findLink(db, storedLink(token))) !== undefined;
}
