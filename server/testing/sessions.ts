import { randomUUID } from "node:crypto";
import { accessTokenReader } from "../features/sign-in/sessions/service.ts";
import { createSigningKeys, signingKeySeal } from "../features/sign-in/signing-keys/service.ts";
import { type AccessClaims, signAccessToken } from "../platform/auth/access-token.ts";
import { createSessionCookies } from "../platform/auth/session-cookies.ts";
import { createSessionGate, type SessionGate } from "../platform/auth/session-gate.ts";
import type { Db } from "../platform/database/open.ts";
import { authSessions } from "../platform/database/schema/auth.ts";

/** Cookie of the access token, on http. */
export const COOKIE = "nakamatch.access_token";

const PUBLIC_URL = "http://localhost:3000";

/** Lifetime of sessions and access tokens. */
const LASTS_SECONDS = 30 * 24 * 3600;

/** Opens a session with an access token signed by a server with this `secret`; `claims` override its own. */
export async function openSession(
  db: Db,
  personId: string,
  secret: string,
  claims: Partial<AccessClaims> = {},
): Promise<{ sessionId: string; cookie: string; token: string }> {
  const sessionId = randomUUID();
  const now = Math.floor(Date.now() / 1000);
  const expiresAt = new Date((now + LASTS_SECONDS) * 1000);
  const { aal = "aal1" } = claims;
  const row = { id: sessionId, userId: personId, aal, updatedAt: new Date(), expiresAt };
  await db.insert(authSessions).values(row);
  const said = {
    iss: PUBLIC_URL,
    sub: personId,
    sid: sessionId,
    aal,
    iat: now,
    exp: now + LASTS_SECONDS,
  } as const;
  const key = await createSigningKeys({ db, seal: signingKeySeal(secret) }).current();
  const token = await signAccessToken({ ...said, ...claims }, key);
  return { sessionId, token, cookie: `${COOKIE}=${token}` };
}

export function createTestGate(db: Db, secret: string): SessionGate {
  const keys = createSigningKeys({ db, seal: signingKeySeal(secret) });
  const read = accessTokenReader({ keys, publicUrl: PUBLIC_URL });
  return createSessionGate({ db, cookies: createSessionCookies(PUBLIC_URL), read });
}
