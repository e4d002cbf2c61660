/** Passkeys (WebAuthn): adding, removing, signing in, step-up; see docs/security.md and decision 18. */
import { randomBytes } from "node:crypto";
import type { ApiClient } from "@nakamatch/contract/contract";
import type { Passkey } from "@nakamatch/contract/endpoints/sign-in/passkeys";
import type { Assertion, Attestation, CreationOptions, RequestOptions } from "@nakamatch/contract/schemas/passkeys";
import { MOST_PASSKEYS } from "@nakamatch/contract/vocabulary/limits";
import { isVisible } from "@nakamatch/domain/people/visible-text";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import {
  type Addresses,
  challengeOf,
  creationOptions,
  passkeySite,
  readAssertion,
  readAttestation,
  requestOptions,
} from "../../../platform/auth/webauthn.ts";
import { violatedConstraint } from "../../../platform/database/constraint.ts";
import { lockPerson } from "../../../platform/database/lock-person.ts";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import type { Log } from "../../../platform/log.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import { findRecipient } from "../accounts/service.ts";
import { noteProof, requireProof } from "../identity/service.ts";
import { tellMember } from "../security-emails/service.ts";
import { presentPasskey } from "./present.ts";
import {
  deletePasskey,
  ensureHandle,
  findByCredential,
  hasOtherWay,
  hasPasskey,
  insertChallenge,
  insertPasskey,
  markUsed,
  type Purpose,
  readPasskeys,
  removePasskeys,
  type StoredPasskey,
  takeChallenge,
  updateName,
} from "./store.ts";

/** Length of challenges and handles. */
const RANDOM_BYTES = 32;

export interface PasskeyDeps extends Addresses {
  db: Db;
  outbox: Outbox;
  log: Log;
}

export { hasPasskey, removePasskeys };

type Api = ApiClient["passkeys"];

export async function listPasskeys({ db }: PasskeyDeps, actor: Actor): Promise<Awaited<ReturnType<Api["list"]>>> {
  return { passkeys: (await readPasskeys(db, actor.id)).map(presentPasskey) };
}

/** Begins to add a passkey, after a step-up. @throws {AppError} `IDENTITY_NOT_PROVEN`, `PASSKEYS_FULL` */
export async function beginRegistration(deps: PasskeyDeps, actor: Actor): Promise<CreationOptions> {
  const challenge = randomBytes(RANDOM_BYTES);
  return deps.db.transaction(async (tx) => {
    const existing = await requireRoom(tx, actor);
    const handle = await ensureHandle(tx, actor.id, randomBytes(RANDOM_BYTES));
    await insertChallenge(tx, challenge, { purpose: "registration", sessionId: actor.sessionId });
    const recipient = await findRecipient(tx, actor.id);
    if (!recipient) throw new AppError("SESSION_MISSING", "the account is gone");
    const { email, nickname } = recipient;
    return creationOptions(passkeySite(deps), { challenge, handle, email, nickname, existing });
  });
}

/**
 * Adds a passkey and emails its person.
 *
 * @throws {AppError} those of `beginRegistration`; `VALIDATION_FAILED` for an invisible name, `PASSKEY_EXPIRED`,
 * `PASSKEY_REFUSED`, `PASSKEY_DUPLICATE`
 */
export async function addPasskey(
  deps: PasskeyDeps,
  actor: Actor,
  { name, passkey }: { name: string; passkey: Attestation },
): Promise<Passkey> {
  requireVisible(name);
  const { db, outbox } = deps;
  const challenge = await spendChallenge(db, passkey, { purpose: "registration", sessionId: actor.sessionId });
  const made = await readAttestation(passkeySite(deps), passkey, challenge);
  if (!made) throw refused();
  const { transports } = passkey.response;
  const added = await db
    .transaction(async (tx) => {
      await requireRoom(tx, actor);
      await tellMember(tx, outbox, actor.id, { kind: "passkeyAdded" });
      return insertPasskey(tx, { userId: actor.id, ...made, transports, name });
    })
    .catch((error: unknown) => {
      if (violatedConstraint(error)?.constraint !== "auth_passkeys_credential") throw error;
      throw new AppError("PASSKEY_DUPLICATE", "this passkey was added before");
    });
  return presentPasskey(added);
}

/** @throws {AppError} `PASSKEY_UNKNOWN` */
export async function renamePasskey(
  { db }: PasskeyDeps,
  actor: Actor,
  { passkeyId: id, name }: { passkeyId: string; name: string },
): Promise<Passkey> {
  requireVisible(name);
  const renamed = await updateName(db, { id, userId: actor.id, name });
  if (!renamed) throw unknown();
  return presentPasskey(renamed);
}

function requireVisible(name: string): void {
  if (!isVisible(name)) throw invalidInput([{ path: "name", reason: "required" }]);
}

/** Emails its person; sessions go on. @throws {AppError} `PASSKEY_UNKNOWN`, `IDENTITY_NOT_PROVEN`, `LAST_WAY_IN` */
export async function removePasskey(
  { db, outbox }: PasskeyDeps,
  actor: Actor,
  id: string,
): Promise<{ id: string; credentialId: string }> {
  return db.transaction(async (tx) => {
    await lockPerson(tx, actor.id, { toChange: true });
    const passkeys = await readPasskeys(tx, actor.id);
    const removed = passkeys.find((passkey) => passkey.id === id);
    if (!removed) throw unknown();
    await requireProof(tx, actor);
    if (passkeys.length === 1 && !(await hasOtherWay(tx, actor.id))) {
      throw new AppError("LAST_WAY_IN", "without this passkey nothing is left to sign in with");
    }
    await deletePasskey(tx, id);
    await tellMember(tx, outbox, actor.id, { kind: "passkeyRemoved" });
    return { id, credentialId: removed.credentialId.toString("base64url") };
  });
}

/** Begins a sign-in with any of this site's passkeys. */
export async function beginSignIn(deps: PasskeyDeps): Promise<RequestOptions> {
  const challenge = randomBytes(RANDOM_BYTES);
  await insertChallenge(deps.db, challenge, { purpose: "sign-in" });
  return requestOptions(passkeySite(deps), { challenge, allowed: [] });
}

/** Begins a step-up. @throws {AppError} `PASSKEY_UNKNOWN` without passkeys */
export async function beginProof(deps: PasskeyDeps, actor: Actor): Promise<RequestOptions> {
  const allowed = await readPasskeys(deps.db, actor.id);
  if (allowed.length === 0) throw unknown();
  const challenge = randomBytes(RANDOM_BYTES);
  await insertChallenge(deps.db, challenge, { purpose: "proof", sessionId: actor.sessionId });
  return requestOptions(passkeySite(deps), { challenge, allowed });
}

/** Completes a step-up. @throws {AppError} `PASSKEY_EXPIRED`, `PASSKEY_UNKNOWN`, `PASSKEY_REFUSED` */
export async function proveByPasskey(deps: PasskeyDeps, actor: Actor, passkey: Assertion): Promise<{ isProven: true }> {
  const { id, userId } = await takeAnswer(deps, passkey, { purpose: "proof", sessionId: actor.sessionId });
  if (userId !== actor.id) throw unknown();
  await deps.db.transaction(async (tx) => {
    await lockPerson(tx, userId, { toChange: false });
    if (!(await hasPasskey(tx, id))) throw unknown();
    await noteProof(tx, actor);
  });
  return { isProven: true };
}

/** Verifies a sign-in and returns its passkey. @throws {AppError} `PASSKEY_EXPIRED`, `PASSKEY_UNKNOWN`, `PASSKEY_REFUSED` */
export function answeringPasskey(deps: PasskeyDeps, passkey: Assertion): Promise<StoredPasskey> {
  return takeAnswer(deps, passkey, { purpose: "sign-in" });
}

/** Locks the person and requires a step-up. */
async function requireRoom(tx: Queryable, actor: Actor): Promise<StoredPasskey[]> {
  await lockPerson(tx, actor.id, { toChange: true });
  await requireProof(tx, actor);
  const existing = await readPasskeys(tx, actor.id);
  if (existing.length >= MOST_PASSKEYS) throw new AppError("PASSKEYS_FULL", `at most ${MOST_PASSKEYS} passkeys`);
  return existing;
}

/** Verifies an assertion and returns its passkey. At sign-in it must name the user. */
async function takeAnswer(deps: PasskeyDeps, given: Assertion, made: Purpose): Promise<StoredPasskey> {
  const { db, log } = deps;
  const challenge = await spendChallenge(db, given, made);
  const found = await findByCredential(db, Buffer.from(given.id, "base64url"));
  if (!found) throw unknown();
  const { passkey, handle } = found;
  const { userHandle } = given.response;
  const isSaid = userHandle !== undefined && userHandle !== null;
  if (isSaid ? !handle.equals(Buffer.from(userHandle, "base64url")) : made.purpose === "sign-in") throw refused();
  const counter = await readAssertion(passkeySite(deps), given, { challenge, publicKey: passkey.publicKey });
  if (counter === undefined) throw refused();
  if (!(await markUsed(db, passkey.id, counter))) {
    if (!(await hasPasskey(db, passkey.id))) throw unknown();
    log.warn("a passkey was refused: its counter has not gone on, so there may be a copy of it");
    throw refused();
  }
  return passkey;
}

async function spendChallenge(db: Db, given: Assertion | Attestation, made: Purpose): Promise<Buffer> {
  const challenge = challengeOf(given);
  if (!challenge) throw refused();
  if (!(await takeChallenge(db, challenge, made))) throw new AppError("PASSKEY_EXPIRED", "begin again");
  return challenge;
}

function unknown(): AppError {
  return new AppError("PASSKEY_UNKNOWN", "there is no such passkey");
}

function refused(): AppError {
  return new AppError("PASSKEY_REFUSED", "the answer of the passkey is not right");
}
