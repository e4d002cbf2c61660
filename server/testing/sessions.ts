import { randomUUID } from "node:crypto";
import { accessTokenReader } from "../features/sessions/service.ts";
import { createSigningKeys, signingKeySeal } from "../features/signing-keys/service.ts";
import { type AccessClaims, signAccessToken } from "../platform/auth/access-token.ts";
import { createSessionCookies } from "../platform/auth/session-cookies.ts";
import { createSessionGate, type SessionGate } from "../platform/auth/session-gate.ts";
import type { Db } from "../platform/database/open.ts";
import { authSessions } from "../platform/database/schema/auth.ts";

/** Name of the cookie with the access token on an http address. */
export const COOKIE = "nakamatch.access_token";

/** The address of servers in tests. */
const PUBLIC_URL = "http://localhost:3000";

/** How long a new session and its access token last, in seconds. */
const LASTS_SECONDS = 30 * 24 * 3600;

/**
 * Opens a session of a person, with the cookie of its access token as a server with this `secret` signs it. `claims` replace
 * what the token says.
 */
export async function openSession(
  db: Db,
  personId: string,
  secret: string,
  claims: Partial<AccessClaims> = {},
): Promise<{ sessionId: string; cookie: string; token: string }> {
  const sessionId = randomUUID();
  const now = Math.floor(Date.now() / 1000);
  const expiresAt = new Date((now + LASTS_SECONDS) * 1000);
  const row = { id: sessionId, userId: personId, updatedAt: new Date(), expiresAt };
  await db.insert(authSessions).values(row);
  const said = {
    iss: PUBLIC_URL,
    sub: personId,
    sid: sessionId,
    aal: "aal1",
    iat: now,
    exp: now + LASTS_SECONDS,
  } as const;
  const key = await createSigningKeys({ db, seal: signingKeySeal(secret) }).current();
  const token = await signAccessToken({ ...said, ...claims }, key);
  return { sessionId, token, cookie: `${COOKIE}=${token}` };
}

/** The gate of a server at that address. */
export function createTestGate(db: Db, secret: string): SessionGate {
  const keys = createSigningKeys({ db, seal: signingKeySeal(secret) });
  const read = accessTokenReader({ keys, publicUrl: PUBLIC_URL });
  return createSessionGate({ db, cookies: createSessionCookies(PUBLIC_URL), read });
}
