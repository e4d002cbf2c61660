/**
 * What suspended people may do with their data (OPEN-74, decision 17): export and delete it, by a sealed token that the
 * refusal to sign in hands out after the right password. No session is opened.
 */
import type { ApiClient } from "@nakamatch/contract/contract";
import type { Factor } from "@nakamatch/contract/schemas/factors";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { AppError } from "../../platform/app-error.ts";
import type { SignInProof } from "../../platform/auth/auth.ts";
import type { Queryable } from "../../platform/database/open.ts";
import type { Limiter } from "../../platform/limits/limiter.ts";
import { findRecipient } from "../accounts/service.ts";
import type { BanDescription } from "../accounts/types.ts";
import { describeBan } from "../appeals/service.ts";
import { currentExport, downloadArchive, requestExport } from "../data-export/service.ts";
import { type DeletionDeps, removeAccount } from "../deletion/service.ts";
import { challengeFactor, type FactorDeps, listFactors, recover, verifyFactor } from "../factors/service.ts";
import type { FactorCaller } from "../factors/types.ts";
import { ownSubscription } from "../premium/service.ts";
import { markOf, openAccess, sealAccess, tokenEnd } from "./policy.ts";
import { readSuspended } from "./store.ts";
import type { DataAccess } from "./types.ts";

export interface SuspensionDeps extends DeletionDeps {
  limiter: Pick<Limiter, "count">;
  factors: FactorDeps;
}

type Api = ApiClient["suspension"];
type Input<Name extends keyof Api> = Parameters<Api[Name]>[0];
type Output<Name extends keyof Api> = Awaited<ReturnType<Api[Name]>>;

/**
 * What the refusal to sign in tells a banned person besides reason and end: the statement of reasons with the token that
 * appeals, the token that opens their data, and the factors of which a code is needed before. Nothing where the password that
 * was compared is another one by now.
 */
export async function describeSuspension(
  deps: Pick<SuspensionDeps, "db" | "clock" | "secret" | "factors">,
  personId: string,
  { hasTwoFactors, comparedHash }: SignInProof,
): ReturnType<BanDescription> {
  const person = await readSuspended(deps.db, personId);
  if (!person || (comparedHash !== undefined && comparedHash !== person.passwordHash)) return {};
  const described = await describeBan(deps, personId);
  const factors = hasTwoFactors ? [] : await verifiedFactors(deps, personId);
  const dataToken = sealAccess(deps, {
    personId,
    isRaised: factors.length === 0,
    passwordMark: markOf(person.passwordHash),
    until: tokenEnd(deps),
  });
  return { ...described, dataToken, factors };
}

async function verifiedFactors({ factors }: Pick<SuspensionDeps, "factors">, personId: string): Promise<Factor[]> {
  const { factors: all } = await listFactors(factors, callerOf(personId));
  return all.filter(({ status }) => status === "verified");
}

/** Asks for a code of a factor; a phone gets it by text message, in the `language` of the page that asks. */
export async function askCode(
  deps: SuspensionDeps,
  { token, factorId, language }: Input<"challenge"> & { language: Language | undefined },
): Promise<Output<"challenge">> {
  const { personId } = await requireAccess(deps, token, { raised: false });
  return challengeFactor(deps.factors, callerOf(personId), { factorId, language });
}

/** Takes the code of a factor, for a token that opens the data. It ends when the first one does. */
export async function takeCode(deps: SuspensionDeps, { token, ...answer }: Input<"verify">): Promise<Output<"verify">> {
  const access = await requireAccess(deps, token, { raised: false });
  await verifyFactor(deps.factors, callerOf(access.personId), answer);
  return { token: sealAccess(deps, { ...access, isRaised: true }) };
}

/** Takes a recovery code instead, from the same token for ten minutes. @throws {AppError} `TOO_MANY_REQUESTS` */
export async function takeRecoveryCode(
  deps: SuspensionDeps,
  { token, code }: Input<"recover">,
): Promise<Output<"recover">> {
  const access = await requireAccess(deps, token, { raised: false });
  await deps.limiter.count("proof", { member: access.personId });
  await recover(deps.factors, callerOf(access.personId), code, token);
  return { token: sealAccess(deps, { ...access, isRaised: true }) };
}

/** How far the person's archive is, and what a deletion would end. */
export async function currentData(deps: SuspensionDeps, token: string): Promise<Output<"current">> {
  const person = { id: (await requireAccess(deps, token)).personId };
  return { ...(await currentExport(deps.db, person)), ...(await ownSubscription(deps, person)) };
}

/** Has the person's archive built, within the limit for members. */
export async function requestData(deps: SuspensionDeps, token: string, language: Language): Promise<Output<"request">> {
  const { personId } = await requireAccess(deps, token);
  await deps.limiter.count("dataExport", { member: personId });
  return requestExport(deps, { id: personId }, language);
}

/** The person's archive. @throws {AppError} `NOT_FOUND` */
export async function downloadData(deps: SuspensionDeps, token: string): Promise<File> {
  return downloadArchive(deps.db, { id: (await requireAccess(deps, token)).personId });
}

/**
 * Deletes the person's account for good, as members delete theirs; that the address was a banned one stays known. Sent again
 * after an answer that was lost, or at the same moment, it changes nothing.
 */
export async function removeSuspended(deps: SuspensionDeps, token: string): Promise<Output<"remove">> {
  const access = openAccess(deps, token);
  if (!access) throw tokenInvalid();
  try {
    return await removeAccount(deps, access.personId, (tx) => requireStill(tx, access, { raised: true }));
  } catch (error) {
    if (await findRecipient(deps.db, access.personId)) throw error;
    return { isDeleted: true };
  }
}

/** The access that a token gives now. @throws {AppError} `SUSPENSION_TOKEN_INVALID` */
async function requireAccess(deps: SuspensionDeps, token: string, { raised = true } = {}): Promise<DataAccess> {
  const access = openAccess(deps, token);
  if (!access) throw tokenInvalid();
  await requireStill(deps.db, access, { raised });
  return access;
}

/** Makes sure that the person is there and banned still, and has the password that the token was given for. */
async function requireStill(db: Queryable, access: DataAccess, { raised }: { raised: boolean }): Promise<void> {
  const person = await readSuspended(db, access.personId);
  const isGood = person !== undefined && markOf(person.passwordHash) === access.passwordMark;
  if (!isGood || (raised && !access.isRaised)) throw tokenInvalid();
}

/** A person without a session, as factors know them. */
function callerOf(personId: string): FactorCaller {
  return { id: personId, assuranceLevel: "aal1", sessionId: null };
}

function tokenInvalid(): AppError {
  return new AppError("SUSPENSION_TOKEN_INVALID", "the token is not valid any more: try to sign in again");
}
