import type { Interest } from "@nakamatch/contract/schemas/people";
import { useSyncExternalStore } from "react";
import { usePart } from "../../lib/app.tsx";
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

/** The matches that are to be celebrated, one after the other. */
export class Celebration {
  #shown: MatchedPerson | null = null;
  /** Ids of people whose match is celebrated once the one shown is closed. */
  readonly #waiting = new Set<string>();
  /** When each person was celebrated last, by id. */
  readonly #celebrated = new Map<string, number>();
  readonly #subscribers = createSubscribers();
  readonly #throwConfetti: () => Promise<void>;
  readonly subscribe = this.#subscribers.subscribe;

  constructor(confetti: () => Promise<void>) {
    this.#throwConfetti = confetti;
  }

  /** The match being celebrated, if any. */
  readonly shown = (): MatchedPerson | null => this.#shown;

  /**
   * Throws confetti and shows the match dialog; `quietly`, for someone who is typing, only the confetti. While another match is
   * shown, this one waits. `since` is when the viewer sent the like: the answer may come long after the live event.
   *
   * @returns whether it was celebrated now
   */
  celebrate(
    person: MatchedPerson,
    { quietly = false, since = Date.now() }: { quietly?: boolean; since?: number } = {},
  ): boolean {
    if (this.#wasCelebrated(person.id, since)) return false;
    if (this.#shown) {
      this.#waiting.add(person.id);
      return false;
    }
    this.#waiting.delete(person.id);
    this.#celebrated.set(person.id, Date.now());
    if (!quietly) this.#show(person);
    // A failure to load the confetti must not look like a failed like.
    this.#throwConfetti().catch((error: unknown) => log.error("No confetti", error));
    return true;
  }

  /** A match of the live connection: to be looked up and celebrated in its turn. */
  await(personId: string): void {
    if (!this.#wasCelebrated(personId, Date.now())) this.#waiting.add(personId);
  }

  /** The id of the next person to look up; undefined while another match is shown. */
  next(): string | undefined {
    return this.#shown ? undefined : [...this.#waiting][0];
  }

  /** Returns whether the person was still waiting: not celebrated meanwhile by the answer to a like, nor the session over. */
  stopWaiting(personId: string): boolean {
    return this.#waiting.delete(personId);
  }

  /** Closes the match dialog. */
  readonly close = (): void => this.#show(null);

  /** The session is over: closes the dialog, and forgets all matches. */
  readonly forget = (): void => {
    this.#waiting.clear();
    this.#celebrated.clear();
    this.#show(null);
  };

  #wasCelebrated(personId: string, since: number): boolean {
    return (this.#celebrated.get(personId) ?? Number.NEGATIVE_INFINITY) > since - ONE_MATCH_MS;
  }

  #show(person: MatchedPerson | null): void {
    this.#shown = person;
    this.#subscribers.notify();
  }
}

const createCelebration = () => new Celebration(throwConfetti);

/** The celebration of this app. */
export function useCelebration(): Celebration {
  return usePart(createCelebration);
}

/** The match being celebrated, if any. */
export function useCelebrated(): MatchedPerson | null {
  const celebration = useCelebration();
  return useSyncExternalStore(celebration.subscribe, celebration.shown);
}
