import type { Interest } from "@nakamatch/contract/schemas/people";
import { useSyncExternalStore } from "react";
import { log } from "../../lib/log.ts";
import { createSubscribers } from "../../lib/subscribers.ts";
import { throwConfetti } from "./confetti.ts";

/** The person the viewer has just matched with. */
export type MatchedPerson = {
  id: string;
  nickname: string;
  avatarUrl: string | null;
  /** A few titles that both love. */
  sharedTitles: readonly Interest[];
};

/** A match arrives with the answer to the viewer's like and as a live event; within this time both are one celebration. */
const ONE_MATCH_MS = 15_000;

let shown: MatchedPerson | null = null;
let last: { id: string; at: number } | null = null;
const { subscribe, notify } = createSubscribers();

/**
 * Throws confetti and shows the match dialog; `quietly`, for someone who is typing, only the confetti. Returns whether this
 * match is new.
 */
export function celebrate(person: MatchedPerson, { quietly = false }: { quietly?: boolean } = {}): boolean {
  const now = Date.now();
  if (last && last.id === person.id && now - last.at < ONE_MATCH_MS) return false;
  last = { id: person.id, at: now };
  if (!quietly) show(person);
  // A failure to load the confetti must not look like a failed like.
  throwConfetti().catch((error: unknown) => log.error("No confetti", error));
  return true;
}

/** Closes the match dialog. */
export function endCelebration(): void {
  show(null);
}

/** The match being celebrated, if any. */
export function useCelebration(): MatchedPerson | null {
  return useSyncExternalStore(subscribe, () => shown);
}

function show(person: MatchedPerson | null): void {
  shown = person;
  notify();
}
