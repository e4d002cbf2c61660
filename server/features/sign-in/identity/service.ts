/** Proof of identity, and one's own password. */
import { PROVIDERS, type Provider } from "@nakamatch/contract/vocabulary/providers";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import type { PasswordCheck } from "../../../platform/auth/password-check.ts";
import type { Passwords, Turn } from "../../../platform/auth/passwords.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import type { Limiter } from "../../../platform/limits/limiter.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import {
  addCredential,
  findAccount,
  isResetLink,
  lockAccount,
  replacePassword,
  setPasswordByLink,
  unlinkIdentity,
  usedLink,
} from "../accounts/service.ts";
import type { StoredAccount } from "../accounts/types.ts";
import { tellMember } from "../security-emails/service.ts";
import { insertProof, readOwnChange, readProof, readUse, readWays } from "./store.ts";
import type { Proof } from "./types.ts";

export interface IdentityDeps {
  db: Db;
  outbox: Outbox;
  checkPassword: PasswordCheck;
  passwords: Passwords;
  limiter: Pick<Limiter, "count">;
  /** Sessions that remain reconnect. */
  connections: { disconnectPerson(personId: string, because: "password"): void };
}

const PROOF_MINUTES = 10;

/** How long a password change may be retried, in minutes. */
const AGAIN_MINUTES = 10;

/**
 * Records a proof by password for this session, valid for ten minutes.
 *
 * @throws {AppError} `PASSWORD_WRONG`; `SESSION_MISSING` if the session has ended
 */
export async function proveIdentity(
  deps: Pick<IdentityDeps, "db" | "passwords">,
  actor: Actor,
  password: string,
): Promise<{ isProven: true }> {
  const hash = await requirePassword(deps, actor, password);
  if (!(await insertProof(deps.db, actor.sessionId, hash))) throw sessionOver();
  return { isProven: true };
}

/**
 * Records a proof by passkey. Run it in the transaction that finds the passkey.
 *
 * @throws {AppError} `SESSION_MISSING` if the session has ended
 */
export async function noteProof(tx: Queryable, actor: Actor): Promise<void> {
  if (!(await insertProof(tx, actor.sessionId))) throw sessionOver();
}

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

/** Without a password, a new session counts as proof. */
function isProven({ isFresh, isNewSession, hasPassword }: Proof): boolean {
  return isFresh || (isNewSession && !hasPassword);
}

/**
 * Requires a recent proof; without a password, or with `orSignedIn`, a recent sign-in suffices. Run it after the
 * transaction's locks.
 *
 * @throws {AppError} `IDENTITY_NOT_PROVEN`; `SESSION_MISSING` if the session has ended
 */
export async function requireProof(tx: Queryable, actor: Actor, { orSignedIn = false } = {}): Promise<void> {
  const proof = await readProof(tx, actor.sessionId, PROOF_MINUTES);
  if (!proof) throw sessionOver();
  if (isProven(proof) || (orSignedIn && proof.isNewSession)) return;
  throw new AppError("IDENTITY_NOT_PROVEN", "give the password again first");
}

/**
 * Changes the password, ends other sessions and links, and emails the actor. May be retried in the same session.
 *
 * @throws {AppError} `VALIDATION_FAILED` for an invalid or leaked password, `PASSWORD_WRONG`, also after a concurrent
 * change; `TOO_MANY_REQUESTS`
 */
export async function changePassword(
  deps: IdentityDeps,
  actor: Actor,
  passwords: { currentPassword: string; newPassword: string },
): Promise<{ isChanged: true }> {
  await requireGood(deps, passwords.newPassword);
  await storeNewPassword(deps, actor, passwords).catch(async (error: unknown) => {
    const isWrong = error instanceof AppError && error.code === "PASSWORD_WRONG";
    if (!isWrong || !(await isChangedAlready(deps, actor, passwords.newPassword))) throw error;
  });
  deps.connections.disconnectPerson(actor.id, "password");
  return { isChanged: true };
}

async function storeNewPassword(
  deps: IdentityDeps,
  actor: Actor,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { db, outbox, passwords } = deps;
  const from = await requirePassword(deps, actor, currentPassword);
  const to = await passwords.hash(newPassword, turnOf(actor));
  await db.transaction(async (tx) => {
    if (!(await replacePassword(tx, { userId: actor.id, sessionId: actor.sessionId, from, to }))) throw wrongPassword();
    await tellMember(tx, outbox, actor.id, { kind: "passwordChanged" });
  });
}

/** Recognizes a retry. Counts as a guess. */
async function isChangedAlready(
  { db, limiter, passwords }: IdentityDeps,
  actor: Actor,
  password: string,
): Promise<boolean> {
  const hash = await readOwnChange(db, actor.sessionId, AGAIN_MINUTES);
  if (hash === undefined) return false;
  await limiter.count("proof", { member: actor.id });
  return passwords.verify(hash, password, turnOf(actor));
}

/**
 * Sets a password by the link in an email (RESET-05). May be retried for ten minutes with the same password.
 *
 * @returns the member's account
 * @throws {AppError} `VALIDATION_FAILED` for an invalid or leaked password, `LINK_INVALID`, `TOO_MANY_REQUESTS`
 */
export async function resetPassword(
  deps: IdentityDeps,
  use: { token: string; newPassword: string },
): Promise<StoredAccount> {
  const { db, passwords, connections } = deps;
  await requireGood(deps, use.newPassword, "password");
  const isOpen = await isResetLink(deps, use.token);
  const passwordHash = isOpen ? await passwords.hash(use.newPassword, turnOf({ id: use.token })) : undefined;
  const set = passwordHash && (await setPasswordByLink(deps, { token: use.token, passwordHash }));
  if (set) connections.disconnectPerson(set, "password");
  const userId = set || (await findSameUse(deps, use));
  const account = userId === undefined ? undefined : await findAccount(db, { id: userId });
  if (!account) throw new AppError("LINK_INVALID", "the link is not valid any more");
  return account;
}

/** Recognizes a retry within ten minutes. Counts as a guess. @throws {AppError} `TOO_MANY_REQUESTS` */
export async function findSameUse(
  { db, limiter, passwords }: Pick<IdentityDeps, "db" | "limiter" | "passwords">,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<string | undefined> {
  const use = await readUse(db, usedLink(token));
  if (!use) return undefined;
  await limiter.count("proof", { member: use.userId });
  return (await passwords.verify(use.hash, newPassword, turnOf({ id: use.userId }))) ? use.userId : undefined;
}

/**
 * Sets the password of a member without one, and emails them.
 *
 * @throws {AppError} `VALIDATION_FAILED` for an invalid or leaked password, `PASSWORD_EXISTS`, `IDENTITY_NOT_PROVEN`
 */
export async function setPassword(
  { db, outbox, checkPassword, passwords }: IdentityDeps,
  actor: Actor,
  newPassword: string,
): Promise<{ isSet: true }> {
  await requireGood({ checkPassword }, newPassword);
  if ((await findAccount(db, actor))?.passwordHash) throw passwordExists();
  const hash = await passwords.hash(newPassword, turnOf(actor));
  await db.transaction(async (tx) => {
    await lockAccount(tx, actor.id);
    await requireProof(tx, actor);
    if (!(await addCredential(tx, actor.id, { passwordHash: hash }))) throw passwordExists();
    await tellMember(tx, outbox, actor.id, { kind: "passwordSet" });
  });
  return { isSet: true };
}

/** Unlinks a provider and emails the actor. @throws {AppError} `LAST_WAY_IN`, `IDENTITY_NOT_PROVEN` */
export async function unlinkProvider(
  { db, outbox }: IdentityDeps,
  actor: Actor,
  provider: Provider,
): Promise<{ isUnlinked: true }> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, actor.id);
    await requireProof(tx, actor);
    if (!(await unlinkIdentity(tx, actor.id, provider))) return;
    if ((await readWays(tx, actor.id)).length === 0) throw new AppError("LAST_WAY_IN", "there is no other way in");
    await tellMember(tx, outbox, actor.id, { kind: "providerUnlinked", provider });
  });
  return { isUnlinked: true };
}

/** @throws {AppError} `VALIDATION_FAILED` for an invalid or leaked password */
export async function requireGood(
  { checkPassword }: Pick<IdentityDeps, "checkPassword">,
  password: string,
  path = "newPassword",
): Promise<void> {
  const reason = await checkPassword(password);
  if (reason) throw invalidInput([{ path, reason }]);
}

/** Returns the password's hash. @throws {AppError} `PASSWORD_WRONG` */
async function requirePassword(
  { db, passwords }: Pick<IdentityDeps, "db" | "passwords">,
  actor: Actor,
  password: string,
): Promise<string> {
  const hash = (await findAccount(db, actor))?.passwordHash;
  if (!hash || !(await passwords.verify(hash, password, turnOf(actor)))) throw wrongPassword();
  return hash;
}

/** Queues in the members' lane. */
function turnOf({ id }: Pick<Actor, "id">): Turn {
  return { from: id, isMember: true };
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
