import { createHmac, randomUUID } from "node:crypto";
import type { Queryable } from "../platform/database/open.ts";
import { authSessions } from "../platform/database/schema/auth.ts";

/** Name of the session cookie on an http address. */
export const COOKIE = "nakamatch.session_token";

/** How long a new session lasts, in milliseconds: too long to be due for renewal. */
const LASTS_MS = 30 * 24 * 3_600_000;

/** Opens a session of a person, with its cookie as a server with this `secret` signs it. */
export async function openSession(
  db: Queryable,
  personId: string,
  secret: string,
): Promise<{ sessionId: string; cookie: string }> {
  const [sessionId, token] = [randomUUID(), randomUUID()];
  const expiresAt = new Date(Date.now() + LASTS_MS);
  await db.insert(authSessions).values({ id: sessionId, token, userId: personId, updatedAt: new Date(), expiresAt });
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  return { sessionId, cookie: `${COOKIE}=${encodeURIComponent(`${token}.${signature}`)}` };
}
