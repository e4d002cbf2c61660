import { AppError } from "../app-error.ts";
import { assertInTime } from "../deadline.ts";
import type { Ticket } from "./queue-tickets.ts";

/** Maximum length of a lane. */
const MOST_WAITING = 48;

/** Less than the time to empty a full lane. */
const RETRY_AFTER_SECONDS = 2;

export interface Turn {
  /** Network, account or member. */
  from: string;
  /** Known devices and step-ups have their own lane. */
  isMember?: boolean;
  /** Returned with a refusal; lets the next attempt displace newer clients. */
  ticket?: Ticket;
}

interface Waiting {
  since: number;
  take: () => void;
  refuse: () => void;
}

export interface PasswordTurns {
  /** @throws {AppError} `UNAVAILABLE` with `retryAfterSeconds` while the lane is full, or past the deadline */
  take<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result>;
  /** Call it before expensive work. @throws {AppError} as `take`, for a client not yet waiting */
  assertRoom(turn: Turn): void;
}

/** Creates a queue with `atOnce` workers and two alternating lanes; clients of a lane take turns (round robin). */
export function createPasswordTurns(atOnce: number): PasswordTurns {
  const [strangers, members] = [createLane(), createLane()];
  let running = 0;
  let isMemberNext = true;

  const next = (): Waiting | undefined => {
    const [first, second] = isMemberNext ? [members, strangers] : [strangers, members];
    const taken = first.shift();
    if (taken) isMemberNext = !isMemberNext;
    return taken ?? second.shift();
  };

  const laneOf = ({ isMember }: Turn) => (isMember ? members : strangers);

  return {
    async take(turn, work) {
      if (running >= atOnce) await laneOf(turn).wait(turn);
      else running++;
      try {
        // If late, the client already has a response.
        assertInTime();
        return await work();
      } finally {
        // Passes the worker on directly, so that no new call can overtake.
        const waiting = next();
        if (waiting) waiting.take();
        else running--;
      }
    },
    assertRoom: (turn) => laneOf(turn).assertRoom(turn),
  };
}

function createLane() {
  /** In order of their turns. */
  const clients = new Map<string, Waiting[]>();
  let length = 0;

  /** Removes the last entry of the client with the most entries, if more than `count`. */
  const lastOfLongest = (count: number): Waiting | undefined => {
    const longest = [...clients.values()].reduce((one, other) => (other.length > one.length ? other : one));
    return longest.length > count ? longest.pop() : undefined;
  };

  /** Removes the newest client, if newer than `since`. Requires one entry per client. */
  const newestAfter = (since: number): Waiting | undefined => {
    const all = [...clients].flatMap(([client, [waiting]]) => (waiting ? [{ client, waiting }] : []));
    const newest = all.reduce((one, other) => (other.waiting.since >= one.waiting.since ? other : one));
    if (newest.waiting.since <= since) return undefined;
    clients.delete(newest.client);
    return newest.waiting;
  };

  return {
    /** @throws {AppError} `UNAVAILABLE` with `retryAfterSeconds` and the ticket */
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
    assertRoom({ ticket }: Turn): void {
      // If a client has several entries, it gives one up.
      if (length >= MOST_WAITING && clients.size === length && !ticket) throw laneIsFull(ticket);
    },
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
