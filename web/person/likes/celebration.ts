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
/** Ids of people whose match is celebrated once the one shown is closed. */
const waiting = new Set<string>();
/** When each person was celebrated last, by id. */
const celebrated = new Map<string, number>();
const { subscribe, notify } = createSubscribers();

/**
 * Throws confetti and shows the match dialog; `quietly`, for someone who is typing, only the confetti. While another match is
 * shown, this one waits. `since` is when the viewer sent the like: the answer may come long after the live event.
 *
 * @returns whether it was celebrated now
 */
export function celebrate(
  person: MatchedPerson,
  { quietly = false, since = Date.now() }: { quietly?: boolean; since?: number } = {},
): boolean {
  if (wasCelebrated(person.id, since)) return false;
  if (shown) {
    waiting.add(person.id);
    return false;
  }
  waiting.delete(person.id);
  celebrated.set(person.id, Date.now());
  if (!quietly) show(person);
  // A failure to load the confetti must not look like a failed like.
  throwConfetti().catch((error: unknown) => log.error("No confetti", error));
  return true;
}

/** A match of the live connection: to be looked up and celebrated in its turn. */
export function awaitCelebration(personId: string): void {
  if (!wasCelebrated(personId, Date.now())) waiting.add(personId);
}

/** The id of the next person to look up; undefined while another match is shown. */
export function nextToCelebrate(): string | undefined {
  return shown ? undefined : [...waiting][0];
}

/** Returns whether the person was still waiting: not celebrated meanwhile by the answer to a like, nor the session over. */
export function stopWaiting(personId: string): boolean {
  return waiting.delete(personId);
}

/** Closes the match dialog. */
export function endCelebration(): void {
  show(null);
}

/** The session is over: closes the dialog, and forgets all matches. */
export function forgetCelebrations(): void {
  waiting.clear();
  celebrated.clear();
  show(null);
}

/** The match being celebrated, if any. */
export function useCelebration(): MatchedPerson | null {
  return useSyncExternalStore(subscribe, () => shown);
}

function wasCelebrated(personId: string, since: number): boolean {
  return (celebrated.get(personId) ?? Number.NEGATIVE_INFINITY) > since - ONE_MATCH_MS;
}

function show(person: MatchedPerson | null): void {
  shown = person;
  notify();
}
