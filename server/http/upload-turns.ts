import { AppError } from "../platform/app-error.ts";

/** A member's place in the queue of uploads. */
export interface Place {
  /** Resolves when it is their turn; never after `leave`. */
  turn: Promise<void>;
  /** Makes room for the next one, whether the turn has come or not. */
  leave(): void;
}

/**
 * Uploads in turn: as many at once as `atOnce`, and `waiting` more that wait in order, those of members who have none at work
 * first.
 */
export function createUploadTurns({ atOnce, waiting: mostWaiting }: { atOnce: number; waiting: number }) {
  const working = new Set<{ member: string }>();
  const waiting = new Set<{ member: string; start: () => void }>();

  const goOn = () => {
    if (working.size >= atOnce) return;
    const busy = new Set([...working].map(({ member }) => member));
    const inOrder = [...waiting];
    const next = inOrder.find(({ member }) => !busy.has(member)) ?? inOrder[0];
    if (!next) return;
    waiting.delete(next);
    working.add(next);
    next.start();
  };

  return {
    /** How many uploads of this member wait or are at work. */
    countOf: (id: string): number => [...working, ...waiting].filter(({ member }) => member === id).length,
    /** @throws {AppError} `UNAVAILABLE` where too many wait */
    enter(member: string): Place {
      if (working.size >= atOnce && waiting.size >= mostWaiting) {
        throw new AppError("UNAVAILABLE", "too many uploads are waiting");
      }
      const { promise: turn, resolve: start } = Promise.withResolvers<void>();
      const upload = { member, start };
      waiting.add(upload);
      goOn();
      return {
        turn,
        leave() {
          waiting.delete(upload);
          working.delete(upload);
          goOn();
        },
      };
    },
  };
}
