import { AsyncLocalStorage } from "node:async_hooks";
import { availableParallelism } from "node:os";
import { hashPassword as hash, verifyPassword as verify } from "better-auth/crypto";
import { AppError } from "../app-error.ts";

/**
 * Hashes computed at once, per process. Each keeps a core busy for about 80 ms on one of the four threads that files are read
 * with too: one core and two threads at least stay free for everything else.
 */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Most hashes that wait for their turn, about four seconds of them. */
const MOST_WAITING = 48;

/** What those are told to wait who come when the queue is full, in seconds. */
const RETRY_AFTER_SECONDS = 5;

interface Turn {
  take: () => void;
  refuse: (error: AppError) => void;
}

/** Those who wait, by network; the network whose turn is next comes first. */
const waiting = new Map<string, Turn[]>();
let waitingInAll = 0;
let running = 0;

/** The network of the client whose request runs in this context. */
const network = new AsyncLocalStorage<string>();

/** Runs a request: its passwords take turns with those of other networks, so that no network keeps the others waiting. */
export function runForNetwork<Result>(client: string, request: () => Result): Result {
  return network.run(client, request);
}

/**
 * The stored form of a password (scrypt with a salt of its own). First come, first served within a network.
 *
 * @throws {AppError} `UNAVAILABLE` with `retryAfterSeconds` while too many are waiting
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password));
}

/**
 * Whether a password is the one that was stored. In the same queue.
 *
 * @throws {AppError} `UNAVAILABLE` with `retryAfterSeconds` while too many are waiting
 */
export function verifyPassword(compared: { hash: string; password: string }): Promise<boolean> {
  return inTurn(() => verify(compared));
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await nextTurn(network.getStore() ?? "");
  else running++;
  try {
    return await work();
  } finally {
    // The turn passes on, so that nobody who comes in between overtakes.
    const next = takeNext();
    if (next) next.take();
    else running--;
  }
}

/** Resolves when it is the turn of one more request of a network. */
async function nextTurn(client: string): Promise<void> {
  const own = waiting.get(client) ?? [];
  if (waitingInAll >= MOST_WAITING) {
    const longest = [...waiting.values()].reduce((one, other) => (other.length > one.length ? other : one));
    // Who comes last of the network that has the most in the queue makes room for others.
    const last = own.length + 1 < longest.length ? longest.pop() : undefined;
    if (!last) throw queueIsFull();
    last.refuse(queueIsFull());
    waitingInAll--;
  }
  await new Promise<void>((take, refuse) => {
    own.push({ take, refuse });
    waiting.set(client, own);
    waitingInAll++;
  });
}

/** Takes the first of the network whose turn it is out of the queue; the network then goes to its end. */
function takeNext(): Turn | undefined {
  const [first] = waiting;
  if (!first) return undefined;
  const [client, turns] = first;
  const next = turns.shift();
  waitingInAll--;
  waiting.delete(client);
  if (turns.length > 0) waiting.set(client, turns);
  return next;
}

function queueIsFull(): AppError {
  return new AppError("UNAVAILABLE", "too many passwords are waiting to be checked", {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
