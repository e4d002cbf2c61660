/**
 * Lets suspended people export and delete their data (OPEN-74, decision 17). A sealed token from the refused sign-in
 * replaces the session.
 */
import type { ApiClient } from "@nakamatch/contract/contract";
import type { Factor } from "@nakamatch/contract/schemas/factors";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { AppError } from "../../../platform/app-error.ts";
import type { Queryable } from "../../../platform/database/open.ts";
import type { Limiter } from "../../../platform/limits/limiter.ts";
import { hasOpenCheckIn } from "../../chats/check-ins/service.ts";
import { describeBan } from "../../moderation/appeals/service.ts";
import { ownSubscription } from "../../premium/subscription/service.ts";
import { findRecipient, isStillBanned, sealBanToken } from "../../sign-in/accounts/service.ts";
import type { BanDescription, Proof } from "../../sign-in/accounts/types.ts";
import { challengeFactor, type FactorDeps, listFactors, recover, verifyFactor } from "../../sign-in/factors/service.ts";
import type { FactorCaller } from "../../sign-in/factors/types.ts";
import { type ArchiveDownload, currentExport, downloadArchive, requestExport } from "../data-export/service.ts";
import { type DeletionDeps, removeAccount } from "../deletion/service.ts";
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

/** Returns what a refused sign-in adds for a banned person; empty if the password has changed since the check. */
export async function describeSuspension(
  deps: Pick<SuspensionDeps, "db" | "clock" | "secret" | "factors">,
  personId: string,
  { hasTwoFactors, comparedHash }: Pick<Proof, "hasTwoFactors" | "comparedHash">,
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
  return { ...described, banToken: sealBanToken(deps.secret, personId), dataToken, factors };
}

async function verifiedFactors({ factors }: Pick<SuspensionDeps, "factors">, personId: string): Promise<Factor[]> {
  const { factors: all } = await listFactors(factors, callerOf(personId));
  return all.filter(({ status }) => status === "verified");
}

/** Whether the ban that a page shows is still in force. @throws {AppError} `SUSPENSION_TOKEN_INVALID` */
export async function suspensionState(
  { db, secret }: Pick<SuspensionDeps, "db" | "secret">,
  token: string,
): Promise<Output<"state">> {
  const isSuspended = await isStillBanned(db, secret, token);
  if (isSuspended === undefined) throw tokenInvalid();
  return { isSuspended };
}

/** Sends a code; `language` is for text messages. */
export async function askCode(
  deps: SuspensionDeps,
  { token, factorId, language }: Input<"challenge"> & { language: Language | undefined },
): Promise<Output<"challenge">> {
  const { personId } = await requireAccess(deps, token, { raised: false });
  return challengeFactor(deps.factors, callerOf(personId), { factorId, language });
}

/** Verifies a code. The raised token expires with the original. */
export async function takeCode(deps: SuspensionDeps, { token, ...answer }: Input<"verify">): Promise<Output<"verify">> {
  const access = await requireAccess(deps, token, { raised: false });
  await verifyFactor(deps.factors, callerOf(access.personId), answer);
  return { token: sealAccess(deps, { ...access, isRaised: true }) };
}

/** Uses a recovery code; the same token may retry it for ten minutes. @throws {AppError} `TOO_MANY_REQUESTS` */
export async function takeRecoveryCode(
  deps: SuspensionDeps,
  { token, code }: Input<"recover">,
): Promise<Output<"recover">> {
  const access = await requireAccess(deps, token, { raised: false });
  await deps.limiter.count("proof", { member: access.personId });
  await recover(deps.factors, callerOf(access.personId), code, token);
  return { token: sealAccess(deps, { ...access, isRaised: true }) };
}

/** Returns the archive's state, and the subscription that deletion would end. */
export async function currentData(deps: SuspensionDeps, token: string): Promise<Output<"current">> {
  const person = { id: (await requireAccess(deps, token)).personId };
  const hasCheckIn = await hasOpenCheckIn(deps.db, person.id);
  return { ...(await currentExport(deps.db, person)), ...(await ownSubscription(deps, person)), hasCheckIn };
}

/** Requests the archive. */
export async function requestData(deps: SuspensionDeps, token: string): Promise<Output<"request">> {
  const { personId } = await requireAccess(deps, token);
  await deps.limiter.count("dataExport", { member: personId });
  return requestExport(deps, { id: personId });
}

/** @throws {AppError} `NOT_FOUND`, `DOWNLOAD_RUNNING` */
export async function downloadData(deps: SuspensionDeps, token: string): Promise<ArchiveDownload> {
  return downloadArchive(deps.db, { id: (await requireAccess(deps, token)).personId });
}

/** Deletes the account; the hash of a banned address stays. Idempotent. */
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

/** @throws {AppError} `SUSPENSION_TOKEN_INVALID` */
async function requireAccess(deps: SuspensionDeps, token: string, { raised = true } = {}): Promise<DataAccess> {
  const access = openAccess(deps, token);
  if (!access) throw tokenInvalid();
  await requireStill(deps.db, access, { raised });
  return access;
}

/** Requires that the ban is still in force and the password unchanged. */
async function requireStill(db: Queryable, access: DataAccess, { raised }: { raised: boolean }): Promise<void> {
  const person = await readSuspended(db, access.personId);
  const isGood = person !== undefined && markOf(person.passwordHash) === access.passwordMark;
  if (!isGood || (raised && !access.isRaised)) throw tokenInvalid();
}

function callerOf(personId: string): FactorCaller {
  return { id: personId, assuranceLevel: "aal1", sessionId: null };
}

function tokenInvalid(): AppError {
  return new AppError("SUSPENSION_TOKEN_INVALID", "the token is not valid any more: try to sign in again");
}
