import { AppError } from "../app-error.ts";
import type { Ticket } from "./queue-tickets.ts";

/** The maximum that waits in a lane. */
const MOST_WAITING = 48;

/** Of a full lane: less than it takes to empty. */
const RETRY_AFTER_SECONDS = 2;

/** Whose turn a password takes. */
export interface Turn {
  /** Network or device of the client, or the member's id. */
  from: string;
  /** A device on which the account signed in before, or a member's proof: a lane that no stranger can fill. */
  isMember?: boolean;
  /** Handed out with a refusal: the client's next try displaces newer ones of a full lane. */
  ticket?: Ticket;
}

interface Waiting {
  since: number;
  take: () => void;
  refuse: () => void;
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
    if (running >= atOnce) await (turn.isMember ? members : strangers).wait(turn);
    else running++;
    try {
      return await work();
    } finally {
      // Passed on directly, so that a new call cannot overtake.
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

  /** Takes out the last of the client that waits most often, if that is more than `count` times. */
  const lastOfLongest = (count: number): Waiting | undefined => {
    const longest = [...clients.values()].reduce((one, other) => (other.length > one.length ? other : one));
    return longest.length > count ? longest.pop() : undefined;
  };

  /** Takes out the client that came last, if after `since`. Each waits once. */
  const newestAfter = (since: number): Waiting | undefined => {
    const all = [...clients].flatMap(([client, [waiting]]) => (waiting ? [{ client, waiting }] : []));
    const newest = all.reduce((one, other) => (other.waiting.since >= one.waiting.since ? other : one));
    if (newest.waiting.since <= since) return undefined;
    clients.delete(newest.client);
    return newest.waiting;
  };

  return {
    /** Resolves when it is the client's turn. @throws {AppError} `UNAVAILABLE` with `retryAfterSeconds` and the ticket */
    async wait({ from, ticket }: Turn): Promise<void> {
      const since = ticket?.since ?? Date.now();
      const own = clients.get(from) ?? [];
      if (length >= MOST_WAITING) {
        const displaced = lastOfLongest(own.length + 1) ?? (own.length === 0 ? newestAfter(since) : undefined);
        if (!displaced) throw laneIsFull(ticket);
        displaced.refuse();
        length--;
      }
      await new Promise<void>((take, reject) => {
        own.push({ since, take, refuse: () => reject(laneIsFull(ticket)) });
        clients.set(from, own);
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

function laneIsFull(ticket: Ticket | undefined): AppError {
  return new AppError("UNAVAILABLE", "too many passwords are waiting to be checked", {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    ...(ticket && { ticket: ticket.text }),
  });
}
