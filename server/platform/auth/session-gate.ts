import { createHmac, timingSafeEqual } from "node:crypto";
import { NEWCOMER_DAYS } from "@nakamatch/contract/vocabulary/rate-limits";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../database/open.ts";
import { preparedOnce } from "../database/prepared.ts";
import { authSessions } from "../database/schema/auth.ts";
import { profiles } from "../database/schema/people.ts";
import { visiblePeople } from "../database/schema/safety.ts";
import { cookieValue } from "./cookies.ts";

/** Who acts. Every use case takes one, never a request. */
export interface Actor {
  readonly id: string;
  readonly isModerator: boolean;
  /** Whether the account is so new that the limits for newcomers apply. */
  readonly isNewcomer: boolean;
  readonly sessionId: string;
  readonly sessionExpiresAt: Date;
  readonly assuranceLevel: "aal1" | "aal2";
}

export interface SessionGate {
  /**
   * The person behind a request's cookie header; undefined when there is no valid session, or the person is banned
   * (banned means out, at once) or not confirmed. One indexed query.
   */
  admit(cookieHeader: string | undefined): Promise<Actor | undefined>;
}

/** Makes the gate for sessions signed with `secret` in the cookie `cookieName`. */
export function createSessionGate({
  db,
  secret,
  cookieName,
}: {
  db: Db;
  secret: string;
  cookieName: string;
}): SessionGate {
  return {
    async admit(cookieHeader) {
      const token = signedToken(cookieHeader, cookieName, secret);
      return token === undefined ? undefined : readActor(db, token);
    },
  };
}

const actorOf = preparedOnce((db) => {
  const isValid = and(eq(authSessions.token, sql.placeholder("token")), gt(authSessions.expiresAt, sql`now()`));
  return db
    .select({
      id: profiles.id,
      isModerator: profiles.isModerator,
      isNewcomer: sql<boolean>`${profiles.createdAt} > now() - make_interval(days => ${NEWCOMER_DAYS})`,
      sessionId: authSessions.id,
      sessionExpiresAt: authSessions.expiresAt,
      assuranceLevel: authSessions.aal,
    })
    .from(authSessions)
    .innerJoin(profiles, eq(profiles.id, authSessions.userId))
    .innerJoin(visiblePeople, eq(visiblePeople.id, profiles.id))
    .where(isValid)
    .limit(1)
    .prepare("auth_actor");
});

async function readActor(db: Db, token: string): Promise<Actor | undefined> {
  const [actor] = await actorOf(db).execute({ token });
  return actor;
}

/** The session token out of the cookie, if its signature is ours: `token.signature`, percent-encoded. */
function signedToken(cookieHeader: string | undefined, name: string, secret: string): string | undefined {
  const value = safelyDecoded(cookieValue(cookieHeader, name) ?? "");
  const dot = value.lastIndexOf(".");
  if (dot < 1) return undefined;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1), "base64");
  const expected = createHmac("sha256", secret).update(token).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
