import type { SessionEndReason } from "@nakamatch/contract/events/realtime";
import { readStoredJson, store } from "./browser-storage.ts";

/** Local storage: tells other tabs, also frozen ones, why the session ended. */
const SESSION_END_KEY = "nakamatch-session-end";

export interface SessionEnd {
  userId: string;
  /** `unknown` also stands for an expired session. */
  because: SessionEndReason | "unknown";
}

/** What is told: not a sign-out of one's own. */
export type ToldEnd = SessionEnd & { because: Exclude<SessionEnd["because"], "signedOut"> };

export function isToBeTold(end: SessionEnd): end is ToldEnd {
  return end.because !== "signedOut";
}

/** Call it before the snapshot is removed. */
export function keepEnd(end: SessionEnd): void {
  store(SESSION_END_KEY, JSON.stringify(end));
}

export function forgetEnd(): void {
  store(SESSION_END_KEY, null);
}

/** Why this person's last session in this browser ended, if another tab knows. */
export function readEnd(userId: string): SessionEnd["because"] | null {
  const kept = readStoredJson(SESSION_END_KEY) as Partial<SessionEnd> | null;
  return kept?.userId === userId && kept.because ? kept.because : null;
}
