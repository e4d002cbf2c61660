import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../platform/log.ts";
import { createOutage } from "../platform/outage.ts";
import { createRedisClient } from "../platform/redis.ts";
import type { SocketServer } from "./types.ts";

/** How long leaving waits for events that were sent but not yet confirmed, in milliseconds. */
const LEAVE_TIMEOUT_MS = 1000;

/**
 * Joins this process's sockets with those of all others on the same Redis, by Redis Streams. The adapter is loaded here
 * alone: a process by itself does not need it.
 *
 * Nothing waits for Redis. While it is away, events reach the sockets of this process at once and no others; one line is
 * logged when that begins and one when it ends, when all screens are told to fetch. The client reconnects, also where Redis was away from the start.
 *
 * @returns how to disconnect, once the adapter is closed
 */
export async function joinThroughRedis(io: SocketServer, url: string, log: Log): Promise<() => Promise<void>> {
  const [{ createAdapter }, client] = await Promise.all([
    import("@socket.io/redis-streams-adapter"),
    createRedisClient(url),
  ]);
  const outage = createOutage(log, {
    away: "Redis is away: live events stay within this process",
    back: "Redis is back: live events reach all processes",
  });
  client.on("error", outage.isAway);
  client.on("ready", () => {
    // What this process published meanwhile has not reached the others' people.
    if (outage.isBack()) io.emit("events.missed", {});
  });

  const readers: { destroy(): void }[] = [];

  /** Sends without waiting, since the adapter delivers here only afterwards. What Redis refuses is lost to other processes. */
  function sendOff(send: () => Promise<unknown>): Promise<string> {
    // The client would queue commands until Redis is back, and then deliver stale events.
    if (!client.isReady) return Promise.reject(new Error("Redis is away"));
    send().catch((err) => log.debug({ err }, "an event did not reach the other processes"));
    return Promise.resolve("");
  }

  /** What the adapter uses of a client. */
  const publisher = {
    xAdd: (...args: Parameters<typeof client.xAdd>) => sendOff(() => client.xAdd(...args)),
    // The adapter does not handle a rejection of this one.
    publish: (...args: Parameters<typeof client.publish>) => sendOff(() => client.publish(...args)).catch(() => ""),
    // The number of processes that listen; none while Redis is away, as the adapter does not handle a rejection here either.
    sendCommand: async (command: string[]) => {
      const none = ["", 0];
      return client.isReady ? client.sendCommand(command).catch(() => none) : none;
    },
    duplicate() {
      const reader = client.duplicate();
      readers.push(reader);
      const connect = reader.connect.bind(reader);
      // It rejects only when we have disconnected meanwhile; the adapter does not handle that either.
      return Object.assign(reader, { connect: () => connect().catch(() => new Promise<never>(() => {})) });
    },
    // The adapter checks for this method to tell the two client libraries apart.
    sSubscribe: client.sSubscribe,
  };

  io.adapter(createAdapter(publisher, { onlyPlaintext: true, blockTimeInMs: 1000 }));
  // It keeps trying; it rejects only when we have disconnected meanwhile.
  client.connect().catch(() => {});

  return async () => {
    for (const reader of readers) reader.destroy();
    if (client.isReady) await Promise.race([client.close(), sleep(LEAVE_TIMEOUT_MS)]);
    client.destroy();
  };
}
