import { AppError } from "./app-error.ts";

export interface Place {
  /** Never resolves after `leave`. */
  turn: Promise<void>;
  /** May be called before the turn. */
  leave(): void;
}

/** A fair queue that runs `atOnce` and holds `waiting` more, preferring members without running work. */
export function createTurns({ atOnce, waiting: mostWaiting }: { atOnce: number; waiting: number }) {
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

  const moveBack = (id: string) => {
    for (const work of [...waiting].filter(({ member }) => member === id)) {
      waiting.delete(work);
      waiting.add(work);
    }
  };

  return {
    /** @throws {AppError} `UNAVAILABLE` if too many wait */
    enter(member: string): Place {
      if (working.size >= atOnce && waiting.size >= mostWaiting) {
        throw new AppError("UNAVAILABLE", "too many are waiting");
      }
      const { promise: turn, resolve: start } = Promise.withResolvers<void>();
      const work = { member, start };
      waiting.add(work);
      goOn();
      return {
        turn,
        leave() {
          waiting.delete(work);
          if (working.delete(work)) moveBack(member);
          goOn();
        },
      };
    },
  };
}
