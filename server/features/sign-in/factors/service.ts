/** Second factors: apps, phones, recovery codes (OPEN-28); see docs/security.md. */
import { randomInt } from "node:crypto";
import type { ApiClient } from "@nakamatch/contract/contract";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { isVisible } from "@nakamatch/domain/people/visible-text";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import { matchingStep, newTotpSecret, totpUri } from "../../../platform/auth/totp.ts";
import type { Clock } from "../../../platform/clock.ts";
import { lockPerson } from "../../../platform/database/lock-person.ts";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import { createKeyedHash } from "../../../platform/keyed-hash.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import { createSeal, type Seal } from "../../../platform/seal.ts";
import { countMessage, findRecipient, insertUse } from "../accounts/service.ts";
import { requireProof } from "../identity/service.ts";
import { tellMember } from "../security-emails/service.ts";
import { lowerSessions, raiseSession } from "../sessions/service.ts";
import { presentFactor } from "./present.ts";
import {
  countRecoveryCodes,
  countUnanswered,
  deleteFactor,
  deleteFactorsSince,
  deleteRecoveryCode,
  deleteUnverified,
  endChallenge,
  hasUse,
  insertChallenge,
  insertFactor,
  markVerified,
  readFactor,
  readFactors,
  replaceRecoveryCodes,
  type StoredFactor,
  takeAttempt,
} from "./store.ts";
import type { FactorCaller } from "./types.ts";

const MOST_FACTORS = 10;

const CHALLENGE = { minutes: 10, mostAttempts: 5 };

/** Per person: 100 guesses a day at a million codes. */
const UNANSWERED = [
  { minutes: CHALLENGE.minutes, most: 6 },
  { minutes: 24 * 60, most: 20 },
];

/** Prevents flooding strangers' phones. */
const TEXTS = {
  person: { apartSeconds: 0, perHour: 12 },
  number: { apartSeconds: 20, perHour: 5 },
};

const RECOVERY_CODES = 10;
/** Excludes similar-looking characters. */
const RECOVERY_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";

export interface FactorDeps {
  db: Db;
  outbox: Outbox;
  clock: Clock;
  seal: Seal;
  secret: string;
  /** These keep older recovery codes valid. */
  earlierSecrets: readonly string[];
  connections: { disconnectPerson(personId: string, because: "factor"): void };
  /** Undefined without a gateway. */
  sendCode: ((to: string, code: string, language: Language) => Promise<void>) | undefined;
}

type Api = ApiClient["factors"];
type Input<Name extends keyof Api> = Parameters<Api[Name]>[0];
type Output<Name extends keyof Api> = Awaited<ReturnType<Api[Name]>>;

/** Encrypts factor secrets; also decrypts those of `earlier` secrets. */
export function factorSeal(secret: string, earlier: readonly string[]): Seal {
  return createSeal(secret, "nakamatch factors", earlier);
}

export async function listFactors({ db, sendCode }: FactorDeps, actor: FactorCaller): Promise<Output<"list">> {
  const factors = await readFactors(db, actor.id);
  const isRaised = !needsSecondFactor(actor, factors);
  return {
    factors: factors.map((factor) => presentFactor(factor, { isRaised })),
    recovery_codes_left: await countRecoveryCodes(db, actor.id),
    phones_supported: sendCode !== undefined,
  };
}

/**
 * Adds a factor, in force once verified (SESSION-15). Requires the password unless the session is new, so that a stolen
 * session cannot lock its person out.
 */
export async function enrolFactor(
  { db, seal, sendCode }: FactorDeps,
  actor: Actor,
  input: Input<"enrol">,
): Promise<Output<"enrol">> {
  if (input.factor_type === "phone" && !sendCode) throw invalidInput([{ path: "factor_type", reason: "unavailable" }]);
  if (input.friendly_name !== undefined && !isVisible(input.friendly_name)) {
    throw invalidInput([{ path: "friendly_name", reason: "required" }]);
  }
  const secret = input.factor_type === "totp" ? newTotpSecret() : undefined;
  const account = (await findRecipient(db, actor.id))?.email ?? "";
  const issuer = input.factor_type === "totp" ? (input.issuer ?? "Nakamatch") : null;
  const factor = await db.transaction(async (tx) => {
    await lockPerson(tx, actor.id, { toChange: true });
    await requireProof(tx, actor, { orSignedIn: true });
    await deleteUnverified(tx, actor.id);
    if ((await readFactors(tx, actor.id)).length >= MOST_FACTORS) {
      throw new AppError("FACTORS_FULL", `at most ${MOST_FACTORS} factors`);
    }
    return insertFactor(tx, {
      userId: actor.id,
      factorType: input.factor_type,
      friendlyName: input.friendly_name ?? null,
      issuer,
      phone: input.factor_type === "phone" ? input.phone : null,
      secret: secret === undefined ? null : seal.close(secret),
    });
  });
  return {
    ...presentFactor(factor, { isRaised: true }),
    totp: secret === undefined ? null : { secret, uri: totpUri({ secret, issuer: issuer ?? "", account }) },
  };
}

/** For an account returned to its owner. Lock the person first, and end their sessions. */
export async function removeFactorsSince(tx: Queryable, userId: string, since: Date): Promise<void> {
  await deleteFactorsSince(tx, userId, since);
  const left = await readFactors(tx, userId);
  if (left.every(({ status }) => status !== "verified")) await replaceRecoveryCodes(tx, userId, []);
}

/**
 * Removes a factor; a verified one requires the password (SESSION-16). Removing the last one deletes the recovery codes
 * and lowers all sessions to `aal1`.
 */
export async function removeFactor(
  { db, outbox }: FactorDeps,
  actor: Actor,
  factorId: string,
): Promise<{ id: string }> {
  await db.transaction(async (tx) => {
    await lockPerson(tx, actor.id, { toChange: true });
    const factors = await readFactors(tx, actor.id);
    const factor = factors.find(({ id }) => id === factorId);
    if (!factor) throw notFound();
    if (factor.status === "verified") await requireProof(tx, actor);
    await deleteFactor(tx, factorId);
    if (factor.status === "verified") {
      await tellMember(tx, outbox, actor.id, { kind: "factorRemoved", factor: factor.factorType });
    }
    const isLast = factors.every(({ id, status }) => id === factorId || status !== "verified");
    if (!isLast) return;
    await replaceRecoveryCodes(tx, actor.id, []);
    await lowerSessions(tx, actor.id);
  });
  return { id: factorId };
}

/** Texts a code to a phone (SESSION-17) in the page's `language`. */
export async function challengeFactor(
  deps: FactorDeps,
  actor: FactorCaller,
  { factorId, language }: { factorId: string; language: Language | undefined },
): Promise<Output<"challenge">> {
  const { db, sendCode } = deps;
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const { factor, challenge } = await db.transaction(async (tx) => {
    await lockPerson(tx, actor.id, { toChange: true });
    const found = await usableFactor(tx, actor, factorId);
    for (const { minutes, most } of UNANSWERED) {
      if ((await countUnanswered(tx, actor.id, minutes)) >= most) throw tooMany(minutes * 60);
    }
    if (found.phone !== null) await countText(tx, deps, found);
    const codeHash = found.phone === null ? null : hashOf(deps.secret, "code", code);
    const asked = { userId: actor.id, factorId, sessionId: actor.sessionId, codeHash };
    return { factor: found, challenge: await insertChallenge(tx, asked, CHALLENGE.minutes) };
  });
  if (factor.phone !== null) {
    if (!sendCode) throw new AppError("UNAVAILABLE", "no gateway for text messages is set up");
    await sendCode(factor.phone, code, language ?? (await findRecipient(db, actor.id))?.language ?? "es");
  }
  return { id: challenge.id, factor_type: factor.factorType, expires_at: challenge.expiresAt };
}

/** @throws {AppError} `TOO_MANY_REQUESTS` */
async function countText(
  tx: Queryable,
  { secret }: FactorDeps,
  { userId, phone, status }: StoredFactor,
): Promise<void> {
  const perPerson = await countMessage(tx, { secret, kind: "code", to: userId }, TEXTS.person);
  const isNew = status === "unverified";
  const perNumber = isNew ? await countMessage(tx, { secret, kind: "code", to: phone ?? "" }, TEXTS.number) : 0;
  const wait = Math.max(perPerson, perNumber);
  if (wait > 0) throw tooMany(wait);
}

/** Verifies a single-use code (SESSION-18) and raises the session. After the first factor, all other sessions need a code too. */
export async function verifyFactor(
  deps: FactorDeps,
  actor: FactorCaller,
  { factorId, challenge_id: id, code }: Input<"verify">,
): Promise<Output<"verify">> {
  const { db, seal, clock, connections } = deps;
  const factor = await usableFactor(db, actor, factorId);
  const attempt = { id, factorId, sessionId: actor.sessionId };
  const asked = await takeAttempt(db, attempt, { minutes: CHALLENGE.minutes, most: CHALLENGE.mostAttempts });
  if (!asked) throw new AppError("CHALLENGE_EXPIRED", "ask for a new code");
  const given = code.replaceAll(/\s/g, "");
  const secret = factor.secret === null ? undefined : seal.open(factor.secret);
  const step = secret === undefined ? undefined : matchingStep(secret, given, clock.now().getTime());
  const isRight =
    factor.factorType === "phone" ? asked.codeHash === hashOf(deps.secret, "code", given) : step !== undefined;
  if (!isRight) throw wrongCode();
  const isTaken = await db.transaction(async (tx) => {
    await lockPerson(tx, actor.id, { toChange: true });
    const { status, factorType } = await usableFactor(tx, actor, factorId);
    if (!(await endChallenge(tx, id))) return false;
    if (!(await markVerified(tx, factorId, step ?? null))) return false;
    if (status === "unverified") {
      await tellMember(tx, deps.outbox, actor.id, { kind: "factorAdded", factor: factorType });
    }
    if (actor.sessionId !== null) await raiseSession(tx, actor.sessionId);
    return true;
  });
  if (!isTaken) throw wrongCode();
  if (factor.status === "unverified") connections.disconnectPerson(actor.id, "factor");
  return { assurance_level: "aal2" };
}

/** Creates recovery codes. Requires a factor and the password. */
export async function makeRecoveryCodes(deps: FactorDeps, actor: Actor): Promise<{ codes: string[] }> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await deps.db.transaction(async (tx) => {
    await lockPerson(tx, actor.id, { toChange: true });
    const factors = await readFactors(tx, actor.id);
    if (!factors.some(({ status }) => status === "verified")) throw notFound();
    await requireProof(tx, actor);
    // The first codes are covered by the first factor's email.
    if ((await countRecoveryCodes(tx, actor.id)) > 0) {
      await tellMember(tx, deps.outbox, actor.id, { kind: "recoveryCodesRenewed" });
    }
    const hashes = codes.map((code) => hashOf(deps.secret, "recovery", plainCode(code)));
    await replaceRecoveryCodes(tx, actor.id, hashes);
  });
  return { codes };
}

/** Uses up a recovery code. Without a session, the same `token` may retry it for ten minutes. */
export async function recover(
  { db, secret, earlierSecrets }: Pick<FactorDeps, "db" | "secret" | "earlierSecrets">,
  actor: FactorCaller,
  code: string,
  token?: string,
): Promise<Output<"recover">> {
  const use = token && `used-code:${hashOf(secret, "recovery", `${token} ${plainCode(code)}`)}`;
  const hashes = [secret, ...earlierSecrets].map((each) => hashOf(each, "recovery", plainCode(code)));
  const isUsed = await db.transaction(async (tx) => {
    await lockPerson(tx, actor.id, { toChange: true });
    if (use && (await hasUse(tx, actor.id, use))) return true;
    if (!(await deleteRecoveryCode(tx, actor.id, hashes))) return false;
    if (use) await insertUse(tx, actor.id, use);
    if (actor.sessionId !== null) await raiseSession(tx, actor.sessionId);
    return true;
  });
  if (!isUsed) throw wrongCode();
  return { assurance_level: "aal2" };
}

/** While the second factor is pending, only verified ones are usable. */
async function usableFactor(db: Queryable, actor: FactorCaller, id: string): Promise<StoredFactor> {
  const factor = await readFactor(db, actor.id, id);
  if (!factor) throw notFound();
  if (factor.status === "unverified" && needsSecondFactor(actor, await readFactors(db, actor.id))) throw notFound();
  return factor;
}

function needsSecondFactor(actor: FactorCaller, factors: StoredFactor[]): boolean {
  return actor.assuranceLevel === "aal1" && factors.some(({ status }) => status === "verified");
}

function newRecoveryCode(): string {
  const letters = Array.from({ length: 10 }, () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)]).join("");
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

function plainCode(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, "");
}

function hashOf(secret: string, kind: "code" | "recovery", text: string): string {
  return createKeyedHash(secret, `nakamatch factor ${kind}`)(text);
}

function notFound(): AppError {
  return new AppError("FACTOR_NOT_FOUND", "there is no such factor");
}

function tooMany(retryAfterSeconds: number): AppError {
  return new AppError("TOO_MANY_REQUESTS", "too many codes were asked for", { retryAfterSeconds });
}

function wrongCode(): AppError {
  return new AppError("FACTOR_CODE_WRONG", "this is not the code, or it was used already");
}
