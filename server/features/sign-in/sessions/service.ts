import type { ApiClient } from "@nakamatch/contract/contract";
import type { SessionEndReason } from "@nakamatch/contract/events/realtime";
import { AppError } from "../../../platform/app-error.ts";
import { type AccessClaims, createTokenReader, signAccessToken } from "../../../platform/auth/access-token.ts";
import type { KnownDevices } from "../../../platform/auth/known-devices.ts";
import { hashOf } from "../../../platform/auth/random-token.ts";
import type { RefreshTokens } from "../../../platform/auth/refresh-tokens.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Clock } from "../../../platform/clock.ts";
import { lockPerson } from "../../../platform/database/lock-person.ts";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import { confirmAccount, findAccount, findBan, isBanned, linkIdentity, lockCredentials } from "../accounts/service.ts";
import type { BanDescription, Proof } from "../accounts/types.ts";
import { tellOfSignIn } from "../security-emails/service.ts";
import type { SigningKeys } from "../signing-keys/service.ts";
import { presentAccount, presentSession, presentWhole } from "./present.ts";
import {
  deleteSession,
  deleteSessionsOf,
  endAllSessions,
  endSessions,
  extendSession,
  forgetTokens,
  insertRefreshToken,
  insertSession,
  lockSession,
  lockSessionOf,
  lowerSessions,
  markUsed,
  raiseSession,
  readSession,
  readSessions,
  readTokenUse,
  retireSiblings,
  type TokenOwner,
} from "./store.ts";
import type { Device, IssuedPair, OpenedSession } from "./types.ts";

export { endAllSessions, endSessions, lowerSessions, raiseSession };

/** The next sign-in ends the least recently used session. */
const MOST_SESSIONS = 500;

/** A session's refresh tokens: more than a day of refreshes needs. */
const MOST_TOKENS = 100;

/** Lifetime of an access token (OPEN-27). */
const ACCESS_SECONDS = 15 * 60;

/**
 * How long a used refresh token still works, for another tab or after a lost response. Browsers wait ten seconds and
 * retry within thirty.
 */
const GRACE_SECONDS = 60;

export interface TokenDeps {
  db: Db;
  keys: SigningKeys;
  refreshTokens: RefreshTokens;
  /** Issuer of the tokens. */
  publicUrl: string;
  connections: { disconnectSession(sessionId: string, because?: SessionEndReason): void };
}

export interface OpenDeps extends TokenDeps {
  outbox: Outbox;
  clock: Clock;
  devices: KnownDevices;
  describeBan: BanDescription;
}

/**
 * Opens a session; every sign-in ends here. Waits for a concurrent change of the account and checks
 * the proof again; later changes end the session. An account that an operator has closed is refused as without proof.
 *
 * @throws {AppError} the proof's refusal; `EMAIL_NOT_CONFIRMED` (OPEN-20), `ACCOUNT_BANNED` with the reasons (BAN-10)
 */
export async function openSession(
  deps: OpenDeps,
  userId: string,
  proof: Proof,
  { cookies, isRemembered = true, ...device }: Device,
): Promise<OpenedSession> {
  const { db, outbox, clock, devices, connections, refreshTokens } = deps;
  const { confirmsEmail = false } = proof;
  const opened = await db.transaction(async (tx) => {
    await lockPerson(tx, userId, { toChange: confirmsEmail });
    await lockCredentials(tx, userId);
    const account = await findAccount(tx, { id: userId });
    // A closed account has no way in; whatever lets somebody make one gets them no session.
    if (!account || account.isClosed || !(await proof.holds(tx, account))) throw proof.refusal();
    if (!account.emailVerified && !confirmsEmail)
      throw new AppError("EMAIL_NOT_CONFIRMED", "confirm the e-mail address first");
    if (await isBanned(tx, userId)) return undefined;
    if (confirmsEmail) await confirmAccount(tx, userId);
    const [ipAddress, userAgent] = [device.address || null, device.userAgent ?? null];
    const aal = proof.hasTwoFactors ? "aal2" : "aal1";
    const owner = await insertSession(tx, { userId, aal, ipAddress, userAgent, isRemembered });
    const refreshToken = refreshTokens.make(owner.sessionId);
    await insertRefreshToken(tx, { hash: hashOf(refreshToken), sessionId: owner.sessionId });
    if (proof.links?.email === account.email) await linkIdentity(tx, outbox, userId, proof.links);
    const ended = await deleteSessionsOf(tx, userId, { beyond: MOST_SESSIONS });
    const isKnownDevice = devices.recognise(cookies, account.email, account.securedAt) !== undefined;
    await tellOfSignIn(tx, { outbox, clock }, { userId, userAgent, address: ipAddress }, { isKnownDevice });
    return { account: { ...account, emailVerified: true }, ended, owner, refreshToken };
  });
  if (!opened) throw new AppError("ACCOUNT_BANNED", "the account is banned", await findBan(deps, userId, proof));
  for (const sessionId of opened.ended) connections.disconnectSession(sessionId);
  const { owner, account, refreshToken } = opened;
  const pair = await pairFor(deps, owner, refreshToken);
  const { securedAt } = account;
  return { pair, account: presentAccount(account), securedAt, needsSecondFactor: owner.needsSecondFactor };
}

/** Creates a reader for this installation's access tokens. */
export function accessTokenReader({
  keys,
  publicUrl,
}: Pick<TokenDeps, "keys" | "publicUrl">): (token: string) => Promise<AccessClaims | undefined> {
  return createTokenReader({ issuer: publicUrl, findKey: keys.find });
}

/**
 * Issues the next pair; undefined without an open session. Reusing a token ends the session, unless shortly after its
 * first use and before its successor is used.
 */
export async function refreshSession(deps: TokenDeps, refreshToken: string): Promise<IssuedPair | undefined> {
  const { db, connections, refreshTokens } = deps;
  const hash = hashOf(refreshToken);
  const outcome = await db.transaction(async (tx) => {
    const owner = await lockByToken(tx, deps, refreshToken);
    if (!owner) return undefined;
    const { sessionId } = owner;
    const use = await readTokenUse(tx, hash, GRACE_SECONDS);
    if (use === "reused") {
      await deleteSession(tx, sessionId);
      return { ended: sessionId };
    }
    if (use === "unused") {
      await markUsed(tx, hash);
      await retireSiblings(tx, hash, GRACE_SECONDS);
    }
    const next = refreshTokens.make(sessionId);
    await insertRefreshToken(tx, { hash: hashOf(next), sessionId, replaces: hash });
    await forgetTokens(tx, sessionId, MOST_TOKENS);
    await extendSession(tx, sessionId);
    return { owner, next };
  });
  if (outcome?.ended !== undefined) connections.disconnectSession(outcome.ended);
  return outcome?.owner && pairFor(deps, outcome.owner, outcome.next);
}

/** Locks the session of a refresh token, even of one that was forgotten. */
async function lockByToken(
  tx: Queryable,
  { refreshTokens }: Pick<TokenDeps, "refreshTokens">,
  token: string,
): Promise<TokenOwner | undefined> {
  const found = await lockSessionOf(tx, hashOf(token));
  const named = found ? undefined : refreshTokens.sessionOf(token);
  return named === undefined ? found : lockSession(tx, named);
}

/** Ends a session by its id or refresh token. */
export async function endTokens(
  { db, connections, refreshTokens }: Pick<TokenDeps, "db" | "connections" | "refreshTokens">,
  token: { sessionId: string } | { refreshToken: string },
  because?: SessionEndReason,
): Promise<void> {
  const sessionId =
    "sessionId" in token
      ? token.sessionId
      : await db.transaction(async (tx) => (await lockByToken(tx, { refreshTokens }, token.refreshToken))?.sessionId);
  if (sessionId === undefined) return;
  await deleteSession(db, sessionId);
  connections.disconnectSession(sessionId, because);
}

export type OwnSessionDeps = Pick<TokenDeps, "db" | "connections">;

/** The caller's open sessions. */
export async function listSessions(
  { db }: Pick<OwnSessionDeps, "db">,
  actor: Actor,
): Promise<Awaited<ReturnType<ApiClient["sessions"]["list"]>>> {
  const sessions = await readSessions(db, actor.id);
  return { sessions: sessions.map((session) => presentSession(session, actor.sessionId)) };
}

/** The caller's session and account; null for a guest. */
export async function readOwnSession(
  { db }: Pick<OwnSessionDeps, "db">,
  actor: Actor | undefined,
): Promise<Awaited<ReturnType<ApiClient["authentication"]["session"]>>> {
  const session = actor && (await readSession(db, actor.sessionId));
  const account = session && (await findAccount(db, { id: session.userId }));
  return account ? presentWhole(session, account) : null;
}

/** Does nothing if the session is over or another person's. */
export async function endOwnSession(
  { db, connections }: OwnSessionDeps,
  actor: Actor,
  sessionId: string,
): Promise<{ isEnded: true }> {
  for (const id of await deleteSessionsOf(db, actor.id, { only: sessionId }))
    connections.disconnectSession(id, "elsewhere");
  return { isEnded: true };
}

export async function endOtherSessions({ db, connections }: OwnSessionDeps, actor: Actor): Promise<{ ended: number }> {
  const ended = await deleteSessionsOf(db, actor.id, { except: actor.sessionId });
  for (const id of ended) connections.disconnectSession(id, "elsewhere");
  return { ended: ended.length };
}

async function pairFor(
  { keys, publicUrl }: Pick<TokenDeps, "keys" | "publicUrl">,
  { userId, sessionId, aal, isRemembered, now }: TokenOwner,
  refreshToken: string,
): Promise<IssuedPair> {
  const expiresAt = now + ACCESS_SECONDS;
  const claims = { iss: publicUrl, sub: userId, sid: sessionId, aal, iat: now, exp: expiresAt };
  const accessToken = await signAccessToken(claims, await keys.current());
  return { accessToken, refreshToken, expiresAt, expiresIn: ACCESS_SECONDS, isRemembered, userId };
}
