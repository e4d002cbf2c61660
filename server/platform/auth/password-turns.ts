import { AppError } from "../app-error.ts";

/** The maximum that waits in a lane. */
const MOST_WAITING = 48;

/** Of a full lane. */
const RETRY_AFTER_SECONDS = 5;

/** Whose turn a password takes. */
export interface Turn {
  /** Network or device of the client, or the member's id. */
  from: string;
  /** A device on which the account signed in before, or a member's proof: a lane that no stranger can fill. */
  isMember?: boolean;
}

interface Waiting {
  take: () => void;
  refuse: (error: AppError) => void;
}

/**
 * Runs `atOnce` pieces of work at a time. Clients of a lane take turns, so that none keeps the others waiting, and the two
 * lanes alternate while both are waiting.
 */
export function createPasswordTurns(
  atOnce: number,
): <Result>(turn: Turn, work: () => Promise<Result>) => Promise<Result> {
  const [strangers, members] = [createLane(), createLane()];
  let running = 0;
  let isMemberNext = true;

  const next = (): Waiting | undefined => {
    const [first, second] = isMemberNext ? [members, strangers] : [strangers, members];
    const taken = first.shift();
    if (taken) isMemberNext = !isMemberNext;
    return taken ?? second.shift();
  };

  return async (turn, work) => {
    if (running >= atOnce) await (turn.isMember ? members : strangers).wait(turn.from);
    else running++;
    try {
      return await work();
    } finally {
      // The turn passes on, so that nobody who comes in between overtakes.
      const waiting = next();
      if (waiting) waiting.take();
      else running--;
    }
  };
}

function createLane() {
  /** The client whose turn is next comes first. */
  const clients = new Map<string, Waiting[]>();
  let length = 0;

  return {
    /** Resolves when it is the client's turn. @throws {AppError} `UNAVAILABLE` with `retryAfterSeconds` */
    async wait(client: string): Promise<void> {
      const own = clients.get(client) ?? [];
      if (length >= MOST_WAITING) {
        const longest = [...clients.values()].reduce((one, other) => (other.length > one.length ? other : one));
        // The last of the client that waits most often makes room for another.
        const last = own.length + 1 < longest.length ? longest.pop() : undefined;
        if (!last) throw laneIsFull();
        last.refuse(laneIsFull());
        length--;
      }
      await new Promise<void>((take, refuse) => {
        own.push({ take, refuse });
        clients.set(client, own);
        length++;
      });
    },
    /** The first of the client whose turn it is; the client goes to the end. */
    shift(): Waiting | undefined {
      const [first] = clients;
      if (!first) return undefined;
      const [client, turns] = first;
      const waiting = turns.shift();
      length--;
      clients.delete(client);
      if (turns.length > 0) clients.set(client, turns);
      return waiting;
    },
  };
}

function laneIsFull(): AppError {
  return new AppError("UNAVAILABLE", "too many passwords are waiting to be checked", {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
