import type { Interest } from "@nakamatch/contract/schemas/people";
import { useSyncExternalStore } from "react";
import { usePart } from "../../../lib/app.tsx";
import { log } from "../../../lib/log.ts";
import { createSubscribers } from "../../../lib/subscribers.ts";
import { throwConfetti } from "./confetti.ts";

export type MatchedPerson = {
  id: string;
  nickname: string;
  avatarUrl: string | null;
  /** A few shared titles. */
  sharedTitles: readonly Interest[];
  /** Their conversation stands ended. */
  isEnded?: true | undefined;
};

/** A match arrives both as answer and as event; within this time they are one celebration. */
const ONE_MATCH_MS = 15_000;

/** Queue of matches to celebrate. */
export class Celebration {
  #shown: MatchedPerson | null = null;
  /** Ids of people whose match waits. */
  readonly #waiting = new Set<string>();
  /** Time of each person's last celebration. */
  readonly #celebrated = new Map<string, number>();
  readonly #subscribers = createSubscribers();
  readonly #throwConfetti: () => Promise<void>;
  readonly subscribe = this.#subscribers.subscribe;

  constructor(confetti: () => Promise<void>) {
    this.#throwConfetti = confetti;
  }

  /** The current celebration. */
  readonly shown = (): MatchedPerson | null => this.#shown;

  /**
   * Shows confetti and dialog, or with `quietly` only confetti, for someone typing. Waits behind another match.
   * `since`: when the like was sent; the answer may come long after the event.
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
    this.confetti();
    return true;
  }

  /** Confetti alone. Their failure fails nothing else. */
  readonly confetti = (): void => {
    this.#throwConfetti().catch((error: unknown) => log.error("No confetti", error));
  };

  /** Queues a match from a live event. */
  await(personId: string): void {
    if (!this.#wasCelebrated(personId, Date.now())) this.#waiting.add(personId);
  }

  /** The next person to fetch; undefined during a celebration. */
  next(): string | undefined {
    return this.#shown ? undefined : [...this.#waiting][0];
  }

  /** Returns whether the person was still queued: not celebrated by a like's answer, and same session. */
  stopWaiting(personId: string): boolean {
    return this.#waiting.delete(personId);
  }

  readonly close = (): void => this.#show(null);

  /** The session ended. */
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

export function useCelebration(): Celebration {
  return usePart(createCelebration);
}

export function useCelebrated(): MatchedPerson | null {
  const celebration = useCelebration();
  return useSyncExternalStore(celebration.subscribe, celebration.shown);
}
