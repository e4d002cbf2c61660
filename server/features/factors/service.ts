import { randomInt } from "node:crypto";
import type { ApiClient } from "@nakamatch/contract/contract";
import { AppError, invalidInput } from "../../platform/app-error.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import { matchingStep, newTotpSecret, totpUri } from "../../platform/auth/totp.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/open.ts";
import { createKeyedHash } from "../../platform/keyed-hash.ts";
import { createSeal, type Seal } from "../../platform/seal.ts";
import { currentSession, raiseSession } from "../accounts/service.ts";
import { requireProof } from "../identity/service.ts";
import { presentFactor } from "./present.ts";
import {
  countChallenges,
  countRecoveryCodes,
  deleteFactor,
  deleteUnverified,
  endChallenge,
  holdFactors,
  insertChallenge,
  insertFactor,
  markVerified,
  readFactor,
  readFactors,
  replaceRecoveryCodes,
  takeAttempt,
  useRecoveryCode,
} from "./store.ts";
import type { StoredFactor } from "./types.ts";

/** Most factors of a person. */
const MOST_FACTORS = 10;

/** How long a challenge can be answered, how often, and how many a person can have made within that time. */
const CHALLENGE = { minutes: 10, mostAttempts: 5, mostMade: 6 };

const RECOVERY_CODES = 10;
/** Letters and digits that are not mistaken for each other. */
const RECOVERY_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";

export interface FactorDeps {
  db: Db;
  clock: Clock;
  seal: Seal;
  /** Keys the hashes of codes. */
  secret: string;
  connections: { disconnectPerson(personId: string): void };
  /** Sends a text message; undefined where the operator has set up no gateway. */
  sendText: ((to: string, text: string) => Promise<void>) | undefined;
}

type Api = ApiClient["factors"];
type Input<Name extends keyof Api> = Parameters<Api[Name]>[0];
type Output<Name extends keyof Api> = Awaited<ReturnType<Api[Name]>>;

/** Encrypts the secrets of authenticator apps. Those that an `earlier` secret has encrypted can be read, too. */
export function factorSeal(secret: string, earlier: readonly string[]): Seal {
  return createSeal(secret, "nakamatch factors", earlier);
}

/** The factors of the one who calls. */
export async function listFactors({ db }: FactorDeps, actor: Actor): Promise<Output<"list">> {
  const factors = await readFactors(db, actor.id);
  const isRaised = !isHeldBack(actor, factors);
  return {
    factors: factors.map((factor) => presentFactor(factor, { isRaised })),
    recovery_codes_left: await countRecoveryCodes(db, actor.id),
  };
}

/** Adds a factor, which counts once a code of it was given; earlier ones that never were are dropped (SESSION-15). */
export async function enrolFactor(
  { db, seal, sendText }: FactorDeps,
  actor: Actor,
  input: Input<"enrol">,
): Promise<Output<"enrol">> {
  if (input.factor_type === "phone" && !sendText) throw invalidInput([{ path: "factor_type", reason: "unavailable" }]);
  const secret = input.factor_type === "totp" ? newTotpSecret() : undefined;
  const account = (await currentSession({ db }, actor))?.user.email ?? "";
  const issuer = input.factor_type === "totp" ? (input.issuer ?? "Nakamatch") : null;
  const factor = await db.transaction(async (tx) => {
    await holdFactors(tx, actor.id);
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

/** Removes a factor (SESSION-16); one that counts needs the password first. With the last one the recovery codes go. */
export async function removeFactor({ db }: FactorDeps, actor: Actor, factorId: string): Promise<{ id: string }> {
  await db.transaction(async (tx) => {
    await holdFactors(tx, actor.id);
    const factors = await readFactors(tx, actor.id);
    const factor = factors.find(({ id }) => id === factorId);
    if (!factor) throw notFound();
    if (factor.status === "verified") await requireProof(tx, actor);
    await deleteFactor(tx, factorId);
    const isLast = factors.every(({ id, status }) => id === factorId || status !== "verified");
    if (isLast) await replaceRecoveryCodes(tx, actor.id, []);
  });
  return { id: factorId };
}

/** Asks for a code of a factor; sends it where that is a phone (SESSION-17). */
export async function challengeFactor(deps: FactorDeps, actor: Actor, factorId: string): Promise<Output<"challenge">> {
  const { db, sendText } = deps;
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const { factor, challenge } = await db.transaction(async (tx) => {
    await holdFactors(tx, actor.id);
    const found = await usableFactor(tx, actor, factorId);
    if ((await countChallenges(tx, actor.id, CHALLENGE.minutes)) >= CHALLENGE.mostMade) {
      const data = { retryAfterSeconds: CHALLENGE.minutes * 60 };
      throw new AppError("TOO_MANY_REQUESTS", "too many codes were asked for", data);
    }
    const codeHash = found.factorType === "phone" ? hashOf(deps, "code", code) : null;
    const made = await insertChallenge(tx, { factorId, sessionId: actor.sessionId, codeHash }, CHALLENGE.minutes);
    return { factor: found, challenge: made };
  });
  if (factor.phone !== null) {
    if (!sendText) throw new AppError("UNAVAILABLE", "no gateway for text messages is set up");
    await sendText(factor.phone, `Nakamatch: ${code}`);
  }
  return { id: challenge.id, factor_type: factor.factorType, expires_at: challenge.expiresAt };
}

/**
 * Takes the code of a factor (SESSION-18): the factor counts from now on, and the session is raised. Each code works once.
 * With the first factor all other sessions are held back until they give a code, too.
 */
export async function verifyFactor(
  deps: FactorDeps,
  actor: Actor,
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
  const isRight = factor.factorType === "phone" ? asked.codeHash === hashOf(deps, "code", given) : step !== undefined;
  if (!isRight) throw wrongCode();
  const isTaken = await db.transaction(async (tx) => {
    await holdFactors(tx, actor.id);
    await usableFactor(tx, actor, factorId);
    if (!(await endChallenge(tx, id, CHALLENGE.mostAttempts))) return false;
    if (!(await markVerified(tx, factorId, step ?? null))) return false;
    await raiseSession(tx, actor.sessionId);
    return true;
  });
  if (!isTaken) throw wrongCode();
  if (factor.status === "unverified") connections.disconnectPerson(actor.id);
  return { assurance_level: "aal2" };
}

/** Ten new recovery codes in the place of the old ones, for somebody who has a factor and has given the password. */
export async function makeRecoveryCodes(deps: FactorDeps, actor: Actor): Promise<{ codes: string[] }> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await deps.db.transaction(async (tx) => {
    await holdFactors(tx, actor.id);
    const factors = await readFactors(tx, actor.id);
    if (!factors.some(({ status }) => status === "verified")) throw notFound();
    await requireProof(tx, actor);
    await replaceRecoveryCodes(
      tx,
      actor.id,
      codes.map((code) => hashOf(deps, "recovery", plainCode(code))),
    );
  });
  return { codes };
}

/** Takes a recovery code instead of a factor's. It works once. */
export async function recover(deps: FactorDeps, actor: Actor, code: string): Promise<Output<"recover">> {
  const hash = hashOf(deps, "recovery", plainCode(code));
  const isUsed = await deps.db.transaction(async (tx) => {
    await holdFactors(tx, actor.id);
    if (!(await useRecoveryCode(tx, actor.id, hash))) return false;
    await raiseSession(tx, actor.sessionId);
    return true;
  });
  if (!isUsed) throw wrongCode();
  return { assurance_level: "aal2" };
}

/** A factor that the one who calls may give a code of: while they are held back, only one that counts already. */
async function usableFactor(db: Parameters<typeof readFactor>[0], actor: Actor, id: string): Promise<StoredFactor> {
  const factor = await readFactor(db, actor.id, id);
  if (!factor) throw notFound();
  if (factor.status === "unverified" && isHeldBack(actor, await readFactors(db, actor.id))) throw notFound();
  return factor;
}

/** Whether the person has a factor that counts, and has given no code of it in this session. */
function isHeldBack(actor: Actor, factors: StoredFactor[]): boolean {
  return actor.assuranceLevel === "aal1" && factors.some(({ status }) => status === "verified");
}

function newRecoveryCode(): string {
  const letters = Array.from({ length: 10 }, () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)]).join("");
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

function plainCode(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, "");
}

function hashOf({ secret }: FactorDeps, kind: "code" | "recovery", text: string): string {
  return createKeyedHash(secret, `nakamatch factor ${kind}`)(text);
}

function notFound(): AppError {
  return new AppError("FACTOR_NOT_FOUND", "there is no such factor");
}

function wrongCode(): AppError {
  return new AppError("FACTOR_CODE_WRONG", "this is not the code, or it was used already");
}
