import { createHash, randomBytes } from "node:crypto";
import { type AccessClaims, createTokenReader, signAccessToken } from "../../platform/auth/access-token.ts";
import type { Db } from "../../platform/database/open.ts";
import { endSession, prolongSession } from "../accounts/service.ts";
import type { SigningKeys } from "../signing-keys/service.ts";
import { holdSessionOf, insertRefreshToken, markUsed, readTokenUse, retireSiblings } from "./store.ts";
import type { IssuedPair, TokenOwner } from "./types.ts";

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

/** Reads access tokens of this installation: what one says, expired or not; undefined for one that is none of ours. */
export function accessTokenReader({
  keys,
  publicUrl,
}: Pick<TokenDeps, "keys" | "publicUrl">): (token: string) => Promise<AccessClaims | undefined> {
  return createTokenReader({ issuer: publicUrl, findKey: keys.find });
}

/** The tokens of a session, the refresh token being stored already. */
export async function pairFor(
  { keys, publicUrl }: Pick<TokenDeps, "keys" | "publicUrl">,
  { userId, sessionId, aal, isRemembered, now }: TokenOwner,
  refreshToken: string,
): Promise<IssuedPair> {
  const expiresAt = now + ACCESS_SECONDS;
  const claims = { iss: publicUrl, sub: userId, sid: sessionId, aal, iat: now, exp: expiresAt };
  const accessToken = await signAccessToken(claims, await keys.current());
  return { accessToken, refreshToken, expiresAt, expiresIn: ACCESS_SECONDS, isRemembered, userId };
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

export function newRefreshToken(): string {
  return randomBytes(REFRESH_TOKEN_BYTES).toString("base64url");
}

/** The stored form. */
export function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
