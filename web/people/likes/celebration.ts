import { useSyncExternalStore } from "react";
import { log } from "../../lib/log.ts";
import { throwConfetti } from "./confetti.ts";

/** Whom the viewer has just matched with. */
export type MatchedPerson = { id: string; nickname: string; avatarUrl: string | null };

/** A match is told by the answer to the own like and by a live event; both together are one celebration. */
const ONE_MATCH_MS = 15_000;

let shown: MatchedPerson | null = null;
let last: { id: string; at: number } | null = null;
const watchers = new Set<() => void>();

/**
 * Throws confetti and shows the match moment. Somebody who is in the middle of writing is not interrupted: for them only
 * the paper flies (`quietly`). Answers whether this match is news.
 */
export function celebrate(person: MatchedPerson, { quietly = false }: { quietly?: boolean } = {}): boolean {
  const now = Date.now();
  if (last && last.id === person.id && now - last.at < ONE_MATCH_MS) return false;
  last = { id: person.id, at: now };
  if (!quietly) show(person);
  // A celebration that cannot be loaded must not look like a failed like.
  throwConfetti().catch((error: unknown) => log.error("No confetti", error));
  return true;
}

/** Closes the match moment. */
export function endCelebration(): void {
  show(null);
}

/** Whose match is being celebrated at the moment. */
export function useCelebration(): MatchedPerson | null {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => shown,
  );
}

function show(person: MatchedPerson | null): void {
  shown = person;
  for (const watcher of [...watchers]) watcher();
}
