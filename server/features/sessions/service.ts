import { createHash, randomBytes } from "node:crypto";
import type { ApiClient } from "@nakamatch/contract/contract";
import { AppError } from "../../platform/app-error.ts";
import { type AccessClaims, createTokenReader, signAccessToken } from "../../platform/auth/access-token.ts";
import type { KnownDevices } from "../../platform/auth/known-devices.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import type { Clock } from "../../platform/clock.ts";
import { holdPerson } from "../../platform/database/hold-person.ts";
import type { Db } from "../../platform/database/open.ts";
import type { Outbox } from "../../platform/outbox.ts";
import {
  confirmAccount,
  endSession,
  endSessionsOf,
  findAccount,
  findBan,
  holdCredentials,
  insertSession,
  isBanned,
  linkIdentity,
  prolongSession,
} from "../accounts/service.ts";
import type { BanDescription } from "../accounts/types.ts";
import { tellOfSignIn } from "../security-emails/service.ts";
import type { SigningKeys } from "../signing-keys/service.ts";
import { presentAccount, presentSession, presentWhole } from "./present.ts";
import {
  holdSessionOf,
  insertRefreshToken,
  markUsed,
  readOwner,
  readSession,
  readSessions,
  readTokenUse,
  retireSiblings,
} from "./store.ts";
import type { Device, IssuedPair, OpenedSession, Proof, TokenOwner } from "./types.ts";

/** Another sign-in ends the least recently used. */
const MOST_SESSIONS = 500;

/** Seconds that an access token is valid (OPEN-27). */
const ACCESS_SECONDS = 15 * 60;

/**
 * For so many seconds a refresh token may be used once more: by a tab that refreshed at the same time, or by a browser that the
 * answer has not reached. That one waits for ten seconds and tries again within thirty.
 */
const GRACE_SECONDS = 60;

const REFRESH_TOKEN_BYTES = 32;

export interface TokenDeps {
  db: Db;
  keys: SigningKeys;
  /** Named as the issuer of the tokens. */
  publicUrl: string;
  /** Closes the sockets of a session. */
  connections: { disconnectSession(sessionId: string): void };
}

export interface OpenDeps extends TokenDeps {
  outbox: Outbox;
  clock: Clock;
  devices: KnownDevices;
  describeBan: BanDescription;
}

/**
 * Opens the session of a person who has proved who they are, the one way in for all (spec §3 Session). Waits for a
 * pending change of the account, then checks that the proof still holds; later changes end the session themselves.
 *
 * @throws {AppError} the proof's refusal; `EMAIL_NOT_CONFIRMED` (OPEN-20), `ACCOUNT_BANNED` with the reasons (BAN-10)
 */
export async function openSession(
  deps: OpenDeps,
  userId: string,
  proof: Proof,
  { cookies, isRemembered = true, ...device }: Device,
): Promise<OpenedSession> {
  const { db, outbox, clock, devices, connections, describeBan } = deps;
  const { confirmsEmail = false } = proof;
  const refreshToken = newRefreshToken();
  const opened = await db.transaction(async (tx) => {
    await holdPerson(tx, userId, { toChange: confirmsEmail });
    await holdCredentials(tx, userId);
    const account = await findAccount(tx, { id: userId });
    if (!account || !(await proof.holds(tx, account))) throw proof.refusal();
    if (!account.emailVerified && !confirmsEmail)
      throw new AppError("EMAIL_NOT_CONFIRMED", "confirm the e-mail address first");
    if (await isBanned(tx, userId)) return undefined;
    if (confirmsEmail) await confirmAccount(tx, userId);
    const [address, userAgent] = [device.address || null, device.userAgent ?? null];
    const aal = proof.hasTwoFactors ? "aal2" : "aal1";
    const sessionId = await insertSession(tx, { userId, aal, address, userAgent, isRemembered });
    await insertRefreshToken(tx, { hash: hashOf(refreshToken), sessionId });
    if (proof.links?.email === account.email) await linkIdentity(tx, outbox, userId, proof.links);
    const ended = await endSessionsOf(tx, userId, { beyond: MOST_SESSIONS });
    const isKnownDevice = devices.recognise(cookies, account.email) !== undefined;
    await tellOfSignIn(tx, { outbox, clock }, { userId, userAgent, address }, { isKnownDevice });
    return { account: { ...account, emailVerified: true }, ended, owner: await readOwner(tx, sessionId) };
  });
  if (!opened?.owner) {
    const ban = await findBan(db, userId, (id) => describeBan(id, proof));
    throw new AppError("ACCOUNT_BANNED", "the account is banned", ban);
  }
  for (const sessionId of opened.ended) connections.disconnectSession(sessionId);
  const { owner, account } = opened;
  const pair = await pairFor(deps, owner, refreshToken);
  return { pair, account: presentAccount(account), isHeldBack: owner.isHeldBack };
}

/** Reads access tokens of this installation: what one says, expired or not; undefined for one that is none of ours. */
export function accessTokenReader({
  keys,
  publicUrl,
}: Pick<TokenDeps, "keys" | "publicUrl">): (token: string) => Promise<AccessClaims | undefined> {
  return createTokenReader({ issuer: publicUrl, findKey: keys.find });
}

/**
 * The next pair for a refresh token; undefined when that is unknown or its session has ended. One that was used before
 * ends the session at once, except by a call shortly after the first, before what that was given is used.
 */
export async function refreshSession(deps: TokenDeps, refreshToken: string): Promise<IssuedPair | undefined> {
  const { db, connections } = deps;
  const hash = hashOf(refreshToken);
  const next = newRefreshToken();
  const outcome = await db.transaction(async (tx) => {
    const owner = await holdSessionOf(tx, hash);
    if (!owner) return undefined;
    const { sessionId } = owner;
    const use = await readTokenUse(tx, hash, GRACE_SECONDS);
    if (use === "reused") {
      await endSession(tx, sessionId);
      return { ended: sessionId };
    }
    if (use === "unused") {
      await markUsed(tx, hash);
      await retireSiblings(tx, hash, GRACE_SECONDS);
    }
    await insertRefreshToken(tx, { hash: hashOf(next), sessionId, replaces: hash });
    await prolongSession(tx, sessionId);
    return { owner };
  });
  if (outcome?.ended !== undefined) connections.disconnectSession(outcome.ended);
  return outcome?.owner && pairFor(deps, outcome.owner, next);
}

/** Ends the session of an access token, expired or not, or of a refresh token, and closes its sockets. */
export async function endTokens(
  { db, connections }: Pick<TokenDeps, "db" | "connections">,
  token: { sessionId: string } | { refreshToken: string },
): Promise<void> {
  const sessionId =
    "sessionId" in token
      ? token.sessionId
      : await db.transaction(async (tx) => (await holdSessionOf(tx, hashOf(token.refreshToken)))?.sessionId);
  if (sessionId === undefined) return;
  await endSession(db, sessionId);
  connections.disconnectSession(sessionId);
}

export type OwnSessionDeps = Pick<TokenDeps, "db" | "connections">;

type Api = ApiClient["sessions"];

/** The open sessions of the one who calls. */
export async function listSessions({ db }: OwnSessionDeps, actor: Actor): Promise<Awaited<ReturnType<Api["list"]>>> {
  const sessions = await readSessions(db, actor.id);
  return { sessions: sessions.map((session) => presentSession(session, actor.sessionId)) };
}

/** The session of the one who calls, and their account; null for a guest. */
export async function readOwnSession(
  { db }: Pick<OwnSessionDeps, "db">,
  actor: Actor | undefined,
): Promise<Awaited<ReturnType<ApiClient["auth"]["session"]>>> {
  const session = actor && (await readSession(db, actor.sessionId));
  const account = session && (await findAccount(db, { id: session.userId }));
  return account ? presentWhole(session, account) : null;
}

/** Ends a session of the one who calls, and closes its sockets. One that is over, or is not theirs, changes nothing. */
export async function endOwnSession(
  { db, connections }: OwnSessionDeps,
  actor: Actor,
  sessionId: string,
): Promise<{ isEnded: true }> {
  for (const id of await endSessionsOf(db, actor.id, { only: sessionId })) connections.disconnectSession(id);
  return { isEnded: true };
}

/** Ends all other sessions of the one who calls, and closes their sockets. */
export async function endOtherSessions({ db, connections }: OwnSessionDeps, actor: Actor): Promise<{ ended: number }> {
  const ended = await endSessionsOf(db, actor.id, { except: actor.sessionId });
  for (const id of ended) connections.disconnectSession(id);
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

function newRefreshToken(): string {
  return randomBytes(REFRESH_TOKEN_BYTES).toString("base64url");
}

/** The stored form. */
export function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
