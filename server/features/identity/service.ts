/** The own password: given again before something that cannot be undone, and changed. */
import { PROVIDERS, type Provider } from "@nakamatch/contract/vocabulary/providers";
import { AppError, invalidInput } from "../../platform/app-error.ts";
import type { PasswordCheck } from "../../platform/auth/password-check.ts";
import { hashPassword, verifyPassword } from "../../platform/auth/passwords.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import { violatedConstraint } from "../../platform/database/constraint.ts";
import type { Db, Queryable } from "../../platform/database/open.ts";
import type { Limiter } from "../../platform/limits/limiter.ts";
import type { Outbox } from "../../platform/outbox.ts";
import { addPassword, holdAccount, replacePassword, unlinkIdentity, usedLink } from "../accounts/service.ts";
import { tellMember } from "../security-emails/service.ts";
import { insertProof, insertProofOf, readOwnChange, readPasswordHash, readProof, readUse, readWays } from "./store.ts";
import type { Proof } from "./types.ts";

export interface IdentityDeps {
  db: Db;
  outbox: Outbox;
  checkPassword: PasswordCheck;
  limiter: Pick<Limiter, "count">;
  /** Closes the live connections of a person; those whose session goes on come back by themselves. */
  connections: { disconnectPerson(personId: string): void };
}

/** How long a proof holds. */
const PROOF_MINUTES = 10;

/** How long a change of the password may be sent again by a client that did not get the answer. */
const AGAIN_MINUTES = 10;

/**
 * Notes that the actor has given their password in this session. It holds for ten minutes, and ends with the session.
 *
 * @throws {AppError} `PASSWORD_WRONG`; `SESSION_MISSING` where the session ends at this moment, as with a new password
 */
export async function proveIdentity(db: Db, actor: Actor, password: string): Promise<{ isProven: true }> {
  const hash = await requirePassword(db, actor, password);
  const isStored = await insertProof(db, actor.sessionId, hash).catch((error: unknown) => {
    // The session ended between the two statements.
    if (violatedConstraint(error)?.constraint === "identity_proofs_session_id_fkey") return false;
    throw error;
  });
  if (!isStored) throw sessionOver();
  return { isProven: true };
}

/**
 * Notes that the actor has proved by a passkey who they are, in this session; it counts as the password does. Run it in the
 * transaction that finds the passkey still there.
 *
 * @throws {AppError} `SESSION_MISSING` where the session has ended
 */
export async function noteProof(tx: Queryable, actor: Actor): Promise<void> {
  if (!(await insertProofOf(tx, actor.sessionId))) throw sessionOver();
}

/** How the actor can prove who they are, and whether they have lately. */
export async function describeWays(
  db: Db,
  actor: Actor,
): Promise<{ hasPassword: boolean; hasPasskeys: boolean; providers: Provider[]; isProven: boolean }> {
  const proof = await readProof(db, actor.sessionId, PROOF_MINUTES);
  if (!proof) throw sessionOver();
  const ways = await readWays(db, actor.id);
  const providers = PROVIDERS.filter((provider) => ways.includes(provider));
  const { hasPassword, hasPasskeys } = proof;
  return { hasPassword, hasPasskeys, providers, isProven: isProven(proof) };
}

/** Whether a proof counts: people without a password prove who they are by signing in again. */
function isProven({ isFresh, isNewSession, hasPassword }: Proof): boolean {
  return isFresh || (isNewSession && !hasPassword);
}

/**
 * Makes sure that the actor has given their password in this session a short while ago; where they have none, or with
 * `orSignedIn`, it is enough that they have signed in a short while ago. Run it in the transaction of what needs it, after the locks.
 *
 * @throws {AppError} `IDENTITY_NOT_PROVEN`; `SESSION_MISSING` where the session has ended since the request began
 */
export async function requireProof(tx: Queryable, actor: Actor, { orSignedIn = false } = {}): Promise<void> {
  const proof = await readProof(tx, actor.sessionId, PROOF_MINUTES);
  if (!proof) throw sessionOver();
  if (isProven(proof) || (orSignedIn && proof.isNewSession)) return;
  throw new AppError("IDENTITY_NOT_PROVEN", "give the password again first");
}

/**
 * Gives the actor another password. Their other sessions end with it, and the links of older emails; an email tells them.
 * Sent again shortly after, in the same session, it is answered in the same way and changes nothing.
 *
 * @throws {AppError} `VALIDATION_FAILED` for a password that breaks the rule or was leaked, `PASSWORD_WRONG` for the current
 *   one, also where it is changed elsewhere at the same moment; `TOO_MANY_REQUESTS`
 */
export async function changePassword(
  deps: IdentityDeps,
  actor: Actor,
  passwords: { currentPassword: string; newPassword: string },
): Promise<{ isChanged: true }> {
  const reason = await deps.checkPassword(passwords.newPassword);
  if (reason) throw invalidInput([{ path: "newPassword", reason }]);
  await storeNewPassword(deps, actor, passwords).catch(async (error: unknown) => {
    const isWrong = error instanceof AppError && error.code === "PASSWORD_WRONG";
    if (!isWrong || !(await isChangedAlready(deps, actor, passwords.newPassword))) throw error;
  });
  deps.connections.disconnectPerson(actor.id);
  return { isChanged: true };
}

async function storeNewPassword(
  { db, outbox }: IdentityDeps,
  actor: Actor,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const from = await requirePassword(db, actor, currentPassword);
  const to = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    if (!(await replacePassword(tx, { userId: actor.id, sessionId: actor.sessionId, from, to }))) throw wrongPassword();
    await tellMember(tx, outbox, actor.id, { kind: "passwordChanged" });
  });
}

/** Whether this session has just changed the password to this one. It is a guess at the password, and counts as another. */
async function isChangedAlready(
  { db, limiter }: IdentityDeps,
  { id, sessionId }: Actor,
  password: string,
): Promise<boolean> {
  const hash = await readOwnChange(db, sessionId, AGAIN_MINUTES);
  if (hash === undefined) return false;
  await limiter.count("proof", { member: id });
  return verifyPassword({ hash, password });
}

/**
 * The person whose password a link has set to this one at most ten minutes ago: a client that did not get the answer sends it
 * again. It is a guess at the password, and counts as one.
 *
 * @throws {AppError} `TOO_MANY_REQUESTS`
 */
export async function findSameUse(
  { db, limiter }: Pick<IdentityDeps, "db" | "limiter">,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<string | undefined> {
  const use = await readUse(db, usedLink(token));
  if (!use) return undefined;
  await limiter.count("proof", { member: use.userId });
  return (await verifyPassword({ hash: use.hash, password: newPassword })) ? use.userId : undefined;
}

/**
 * Gives the actor, who signs in by a provider, a password. An email tells them.
 *
 * @throws {AppError} `VALIDATION_FAILED` for a password that breaks the rule or was leaked, `PASSWORD_EXISTS`,
 *   `IDENTITY_NOT_PROVEN`
 */
export async function setPassword(
  { db, outbox, checkPassword }: IdentityDeps,
  actor: Actor,
  newPassword: string,
): Promise<{ isSet: true }> {
  const reason = await checkPassword(newPassword);
  if (reason) throw invalidInput([{ path: "newPassword", reason }]);
  if ((await readPasswordHash(db, actor.id)) !== undefined) throw passwordExists();
  const hash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    await holdAccount(tx, actor.id);
    await requireProof(tx, actor);
    if (!(await addPassword(tx, actor.id, hash))) throw passwordExists();
    await tellMember(tx, outbox, actor.id, { kind: "passwordSet" });
  });
  return { isSet: true };
}

/**
 * Lets the actor sign in by a provider no more, if they have a password or another provider. An email tells them.
 *
 * @throws {AppError} `LAST_WAY_IN`, `IDENTITY_NOT_PROVEN`
 */
export async function unlinkProvider(
  { db, outbox }: IdentityDeps,
  actor: Actor,
  provider: Provider,
): Promise<{ isUnlinked: true }> {
  await db.transaction(async (tx) => {
    await holdAccount(tx, actor.id);
    await requireProof(tx, actor);
    if (!(await unlinkIdentity(tx, actor.id, provider))) return;
    if ((await readWays(tx, actor.id)).length === 0) throw new AppError("LAST_WAY_IN", "there is no other way in");
    await tellMember(tx, outbox, actor.id, { kind: "providerUnlinked", provider });
  });
  return { isUnlinked: true };
}

/** The hash of the actor's password, if this is it. @throws {AppError} `PASSWORD_WRONG` */
async function requirePassword(db: Db, actor: Actor, password: string): Promise<string> {
  const hash = await readPasswordHash(db, actor.id);
  if (hash === undefined || !(await verifyPassword({ hash, password }))) throw wrongPassword();
  return hash;
}

function passwordExists(): AppError {
  return new AppError("PASSWORD_EXISTS", "there is a password already");
}

function wrongPassword(): AppError {
  return new AppError("PASSWORD_WRONG", "this is not the password");
}

function sessionOver(): AppError {
  return new AppError("SESSION_MISSING", "the session has ended");
}
