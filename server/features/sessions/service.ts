import { createHash, randomBytes } from "node:crypto";
import type { ApiClient } from "@nakamatch/contract/contract";
import { type AccessClaims, createTokenReader, signAccessToken } from "../../platform/auth/access-token.ts";
import type { TokenPair } from "../../platform/auth/session-cookies.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import type { Db } from "../../platform/database/open.ts";
import { endSession, endSessionsOf, prolongSession } from "../accounts/service.ts";
import type { SigningKeys } from "../signing-keys/service.ts";
import { presentSession } from "./present.ts";
import {
  holdSessionByToken,
  holdSessionOf,
  insertRefreshToken,
  markUsed,
  readLibraryToken,
  readSessions,
  readTokenUse,
} from "./store.ts";
import type { TokenOwner } from "./types.ts";

/** Seconds that an access token is valid (OPEN-27). */
const ACCESS_SECONDS = 15 * 60;

/**
 * For so many seconds a refresh token may be used once more: by a tab that refreshed at the same time, or by a browser that the
 * answer has not reached. That one waits for ten seconds and tries again within thirty.
 */
const GRACE_SECONDS = 60;

const REFRESH_TOKEN_BYTES = 32;

export interface SessionDeps {
  db: Db;
  keys: SigningKeys;
  /** Named as the issuer of the tokens. */
  publicUrl: string;
  /** Closes the sockets of a session. */
  connections: { disconnectSession(sessionId: string): void };
}

/** Tokens by which clients are known. What the library knows of a session never leaves the server. */
export interface SessionTokens {
  /** What an access token says, expired or not; undefined for one that is none of ours. */
  read(token: string): Promise<AccessClaims | undefined>;
  /** The first pair of the session that the library has opened under its own token; undefined when it is over already. */
  issue(libraryToken: string): Promise<IssuedPair | undefined>;
  /**
   * The next pair for a refresh token; undefined when that is unknown or its session has ended. One that was used before
   * ends the session at once, except by a call shortly after the first, before what that was given is used.
   */
  refresh(refreshToken: string): Promise<IssuedPair | undefined>;
  /** The token by which the library knows an open session. */
  libraryToken(sessionId: string): Promise<string | undefined>;
  /** Ends the session of an access token, expired or not, or of a refresh token, and closes its sockets. */
  end(token: { sessionId: string } | { refreshToken: string }): Promise<void>;
}

/** A pair, and whose. */
export interface IssuedPair extends TokenPair {
  userId: string;
}

/** Reads access tokens of this installation: what one says, expired or not; undefined for one that is none of ours. */
export function accessTokenReader({ keys, publicUrl }: Pick<SessionDeps, "keys" | "publicUrl">) {
  return createTokenReader({ issuer: publicUrl, findKey: keys.find });
}

/** The tokens of the sessions in the database. */
export function createSessionTokens({ db, keys, publicUrl, connections }: SessionDeps): SessionTokens {
  const pairFor = async ({ userId, sessionId, aal, now }: TokenOwner, refreshToken: string): Promise<IssuedPair> => {
    const expiresAt = now + ACCESS_SECONDS;
    const claims = { iss: publicUrl, sub: userId, sid: sessionId, aal, iat: now, exp: expiresAt };
    const accessToken = signAccessToken(claims, await keys.current());
    return { accessToken, refreshToken, expiresAt, expiresIn: ACCESS_SECONDS, userId };
  };

  return {
    read: accessTokenReader({ keys, publicUrl }),
    libraryToken: (sessionId) => readLibraryToken(db, sessionId),

    async issue(libraryToken) {
      const refreshToken = newRefreshToken();
      const owner = await db.transaction(async (tx) => {
        const found = await holdSessionByToken(tx, libraryToken);
        if (found) await insertRefreshToken(tx, { hash: hashOf(refreshToken), sessionId: found.sessionId });
        return found;
      });
      return owner && pairFor(owner, refreshToken);
    },

    async refresh(refreshToken) {
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
        if (use === "unused") await markUsed(tx, hash);
        await insertRefreshToken(tx, { hash: hashOf(next), sessionId, replaces: hash });
        await prolongSession(tx, sessionId);
        return { owner };
      });
      if (outcome?.ended !== undefined) connections.disconnectSession(outcome.ended);
      return outcome?.owner && pairFor(outcome.owner, next);
    },

    async end(token) {
      const sessionId =
        "sessionId" in token
          ? token.sessionId
          : await db.transaction(async (tx) => (await holdSessionOf(tx, hashOf(token.refreshToken)))?.sessionId);
      if (sessionId === undefined) return;
      await endSession(db, sessionId);
      connections.disconnectSession(sessionId);
    },
  };
}

export type OwnSessionDeps = Pick<SessionDeps, "db" | "connections">;

type Api = ApiClient["sessions"];

/** The open sessions of the one who calls. */
export async function listSessions({ db }: OwnSessionDeps, actor: Actor): Promise<Awaited<ReturnType<Api["list"]>>> {
  const sessions = await readSessions(db, actor.id);
  return { sessions: sessions.map((session) => presentSession(session, actor.sessionId)) };
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

function newRefreshToken(): string {
  return randomBytes(REFRESH_TOKEN_BYTES).toString("base64url");
}

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
