import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../platform/log.ts";
import { createOutage } from "../platform/outage.ts";
import type { SocketServer } from "./types.ts";

/** How often a quiet connection is asked for a sign of life, and after how much silence it counts as dead. */
const PING_MS = 3000;
const SILENCE_MS = 10_000;

/** Most events that wait for an answer of Redis; whatever is beyond is lost to other processes. */
const MAX_WAITING = 5000;

/** Longest pause between two tries to connect, in milliseconds. */
const RETRY_MS = 2000;

/** How long leaving waits for events that are on their way, in milliseconds. */
const LEAVE_MS = 1000;

/**
 * Joins this process's sockets with those of all others on the same Redis, by Redis Streams. The libraries are loaded
 * here alone: one process by itself needs neither.
 *
 * Nobody waits for Redis. While it is away, events reach the sockets of this process at once and no others; that begins
 * and ends with one line in the log. It is found again by itself, also where it was away from the start.
 *
 * @returns how to leave again, once the adapter is closed
 */
export async function joinThroughRedis(io: SocketServer, url: string, log: Log): Promise<() => Promise<void>> {
  const [{ createAdapter }, { createClient }] = await Promise.all([
    import("@socket.io/redis-streams-adapter"),
    import("redis"),
  ]);
  const client = createClient({
    url,
    pingInterval: PING_MS,
    commandsQueueMaxLength: MAX_WAITING,
    // The client's own strategy gives up after a silence.
    socket: { socketTimeout: SILENCE_MS, reconnectStrategy: (tries) => Math.min(2 ** tries * 50, RETRY_MS) },
  });
  const outage = createOutage(log, {
    away: "Redis is away: live events stay within this process",
    back: "Redis is back: live events reach all processes",
  });
  client.on("error", outage.isAway);
  client.on("ready", outage.isBack);

  const readers: { destroy(): void }[] = [];

  /** Sends without waiting, for the adapter delivers here only after it: what Redis does not take is lost to others. */
  function sendOff(send: () => Promise<unknown>): Promise<string> {
    // The client would keep commands until Redis is back, and then tell old news.
    if (!client.isReady) return Promise.reject(new Error("Redis is away"));
    send().catch((err) => log.debug({ err }, "an event did not reach the other processes"));
    return Promise.resolve("");
  }

  /** What the adapter uses of a client. */
  const publisher = {
    xAdd: (...args: Parameters<typeof client.xAdd>) => sendOff(() => client.xAdd(...args)),
    // The adapter does not listen to whether this one failed.
    publish: (...args: Parameters<typeof client.publish>) => sendOff(() => client.publish(...args)).catch(() => ""),
    duplicate() {
      const reader = client.duplicate();
      readers.push(reader);
      const connect = reader.connect.bind(reader);
      // It fails only when we have left meanwhile; the adapter does not listen to that either.
      return Object.assign(reader, { connect: () => connect().catch(() => new Promise<never>(() => {})) });
    },
    // By this the adapter tells the two client libraries apart.
    sSubscribe: client.sSubscribe,
  };

  io.adapter(createAdapter(publisher, { onlyPlaintext: true, blockTimeInMs: 1000 }));
  // It goes on trying; it fails only when we have left meanwhile.
  client.connect().catch(() => {});

  return async () => {
    for (const reader of readers) reader.destroy();
    if (client.isReady) await Promise.race([client.close(), sleep(LEAVE_MS)]);
    client.destroy();
  };
}
