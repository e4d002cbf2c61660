import type { OwnSession } from "@nakamatch/contract/endpoints/sessions";
import { deviceOf } from "@nakamatch/domain/people/device";
import type { StoredSession } from "./types.ts";

/** A session as its person sees it, in the session `currentId`. */
export function presentSession(session: StoredSession, currentId: string): OwnSession {
  const { id, userAgent, address, startedAt, lastSeenAt, isHeldBack } = session;
  return {
    id,
    ...deviceOf(userAgent),
    address: address === "" ? null : address,
    startedAt: startedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: id === currentId,
    isHeldBack,
  };
}
