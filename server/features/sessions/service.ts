/** The open sessions of a member. */
import type { ApiClient } from "@nakamatch/contract/contract";
import type { Actor } from "../../platform/auth/session-gate.ts";
import { endSessionsOf } from "../accounts/service.ts";
import { presentSession, presentWhole } from "./present.ts";
import { readSessions, readWhole } from "./store.ts";
import type { TokenDeps } from "./tokens.ts";

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
  const found = actor && (await readWhole(db, actor.sessionId));
  return found ? presentWhole(found) : null;
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
