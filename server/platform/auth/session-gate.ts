import { NEWCOMER_DAYS } from "@nakamatch/contract/vocabulary/rate-limits";
import { and, eq, gt, sql } from "drizzle-orm";
import { AppError } from "../app-error.ts";
import { type Clock, systemClock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import { needsSecondFactor } from "../database/needs-second-factor.ts";
import type { Db } from "../database/open.ts";
import { preparedOnce } from "../database/prepared.ts";
import { authSessions } from "../database/schema/auth.ts";
import { profiles } from "../database/schema/people.ts";
import { visiblePeople } from "../database/schema/safety.ts";
import type { AccessClaims } from "./access-token.ts";
import type { SessionCookies } from "./session-cookies.ts";

/** The authenticated person. Use cases take an actor, never a request. */
export interface Actor {
  readonly id: string;
  /** And may act as one in this session. */
  readonly isModerator: boolean;
  /** A moderator who may not act as one without a second factor. */
  readonly lacksSecondFactor: boolean;
  readonly isOperator: boolean;
  /** Subject to the limits for newcomers. */
  readonly isNewcomer: boolean;
  readonly sessionId: string;
  /** Expiry of the access token, in seconds since the epoch, and from now. */
  readonly expiresAt: number;
  readonly expiresIn: number;
  readonly assuranceLevel: "aal1" | "aal2";
}

/** Request headers. */
export interface Credentials {
  cookie?: string | undefined;
  authorization?: string | undefined;
}

export interface SessionGate {
  /**
   * Undefined without a valid access token and an open session, and for banned or unconfirmed people. One indexed
   * query.
   *
   * @throws {AppError} `TOKEN_INVALID` for a foreign bearer token; a foreign cookie is ignored
   */
  admit(credentials: Credentials): Promise<Actor | undefined>;
  /** As `admit`, but also with a pending second factor. */
  identify(credentials: Credentials): Promise<Identified | undefined>;
}

export interface Identified {
  actor: Actor;
  /** The second factor is pending (SESSION-20). */
  needsSecondFactor: boolean;
}

export function createSessionGate({
  db,
  cookies,
  read,
  clock = systemClock,
  config = {},
}: {
  db: Db;
  cookies: SessionCookies;
  read: (token: string) => Promise<AccessClaims | undefined>;
  clock?: Clock;
  config?: Pick<Config, "MODERATORS_NEED_SECOND_FACTOR_FROM">;
}): SessionGate {
  const { MODERATORS_NEED_SECOND_FACTOR_FROM: factorNeededFrom } = config;
  const isFactorNeeded = () => factorNeededFrom !== undefined && clock.now() >= new Date(factorNeededFrom);
  const identify: SessionGate["identify"] = async (credentials) => {
    const claims = await readCredentials(credentials, { cookies, read });
    if (!claims) return undefined;
    const [found] = await actorOf(db).execute({ sessionId: claims.sid, expiresAt: claims.exp });
    if (!found) return undefined;
    const { needsSecondFactor, ...actor } = found;
    const lacksSecondFactor = actor.isModerator && actor.assuranceLevel === "aal1" && isFactorNeeded();
    const isModerator = actor.isModerator && !lacksSecondFactor;
    return { actor: { ...actor, isModerator, lacksSecondFactor, expiresAt: claims.exp }, needsSecondFactor };
  };
  return {
    identify,
    async admit(credentials) {
      const found = await identify(credentials);
      return found?.needsSecondFactor ? undefined : found?.actor;
    },
  };
}

/**
 * Returns the claims of a request's access token, expired or not. @throws {AppError} `TOKEN_INVALID` for a foreign
 * bearer token
 */
export async function readCredentials(
  { cookie, authorization }: Credentials,
  { cookies, read }: { cookies: SessionCookies; read: (token: string) => Promise<AccessClaims | undefined> },
): Promise<AccessClaims | undefined> {
  const bearer = bearerToken(authorization);
  const token = bearer ?? cookies.read(cookie, "access");
  const claims = token === undefined ? undefined : await read(token);
  if (bearer !== undefined && !claims) throw new AppError("TOKEN_INVALID", "Invalid JWT signature");
  return claims;
}

/** Whether an account does not exist any more. */
export async function isGone(db: Db, personId: string): Promise<boolean> {
  return (await db.$count(profiles, eq(profiles.id, personId))) === 0;
}

function bearerToken(authorization: string | undefined): string | undefined {
  return /^bearer +(\S+) *$/i.exec(authorization ?? "")?.[1];
}

const actorOf = preparedOnce((db) => {
  const secondsLeft = sql<number>`(${sql.placeholder("expiresAt")}::bigint - ceil(extract(epoch from now())))::int`;
  return db
    .select({
      id: profiles.id,
      isModerator: profiles.isModerator,
      isOperator: profiles.isOperator,
      isNewcomer: sql<boolean>`${profiles.createdAt} > now() - make_interval(days => ${NEWCOMER_DAYS})`,
      sessionId: authSessions.id,
      expiresIn: secondsLeft,
      assuranceLevel: authSessions.aal,
      needsSecondFactor: sql<boolean>`${needsSecondFactor}`,
    })
    .from(authSessions)
    .innerJoin(profiles, eq(profiles.id, authSessions.userId))
    .innerJoin(visiblePeople, eq(visiblePeople.id, profiles.id))
    .where(
      and(
        eq(authSessions.id, sql.placeholder("sessionId")),
        gt(authSessions.expiresAt, sql`now()`),
        sql`to_timestamp(${sql.placeholder("expiresAt")}::bigint) > now()`,
      ),
    )
    .limit(1)
    .prepare("auth_actor");
});
