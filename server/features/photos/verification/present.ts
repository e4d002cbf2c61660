import type { OwnVerification, WaitingVerification } from "@nakamatch/contract/endpoints/photos/verification";
import { VERIFICATION_TRIES } from "@nakamatch/contract/vocabulary/limits";
import type { OwnRow, WaitingRow } from "./types.ts";

/** Presents one's own mark and request. */
export function presentOwn(row: OwnRow): OwnVerification {
  return {
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    hasPhoto: row.hasPhoto,
    request: requestOf(row),
    last: lastOf(row),
    triesLeft: Math.max(0, VERIFICATION_TRIES - row.tries),
  };
}

function requestOf({ state, gesture, until }: OwnRow): OwnVerification["request"] {
  const isOpen = state === "drawn" || state === "waiting";
  return isOpen && gesture && until ? { state, gesture, until: until.toISOString() } : null;
}

function lastOf({ state, reason }: OwnRow): OwnVerification["last"] {
  if (state === "expired") return { state };
  return state === "rejected" && reason ? { state, reason } : null;
}

/** Presents a request to moderators. */
export function presentWaiting({ sentAt, ...row }: WaitingRow): WaitingVerification {
  return { ...row, sentAt: sentAt.toISOString() };
}
