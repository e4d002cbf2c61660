import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../platform/log.ts";
import { createOutage } from "../platform/outage.ts";
import { createRedisClient } from "../platform/redis.ts";
import type { SocketServer } from "./types.ts";

/** Waiting time for unconfirmed events. */
const LEAVE_TIMEOUT_MS = 1000;

/**
 * Connects the sockets of all processes on the same Redis, by Redis Streams.
 *
 * Nothing waits for Redis. During an outage, events reach only this process's sockets; afterwards all screens refetch.
 * The client reconnects, even if Redis was unreachable from the start.
 *
 * @returns disconnects; call it after closing the adapter
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
    // Other processes missed this one's events.
    if (outage.isBack()) io.emit("events.missed", {});
  });

  const readers: { destroy(): void }[] = [];

  /** Does not wait, as the adapter delivers locally only afterwards. */
  function sendOff(send: () => Promise<unknown>): Promise<string> {
    // The client would queue commands and deliver stale events later.
    if (!client.isReady) return Promise.reject(new Error("Redis is away"));
    send().catch((err) => log.debug({ err }, "an event did not reach the other processes"));
    return Promise.resolve("");
  }

  /** The part of a client that the adapter uses. */
  const publisher = {
    xAdd: (...args: Parameters<typeof client.xAdd>) => sendOff(() => client.xAdd(...args)),
    // The adapter does not handle rejections here, nor in the next two.
    publish: (...args: Parameters<typeof client.publish>) => sendOff(() => client.publish(...args)).catch(() => ""),
    // Returns the number of listening processes.
    sendCommand: async (command: string[]) => {
      const none = ["", 0];
      return client.isReady ? client.sendCommand(command).catch(() => none) : none;
    },
    duplicate() {
      const reader = client.duplicate();
      readers.push(reader);
      const connect = reader.connect.bind(reader);
      const read = reader.xRead.bind(reader);
      const subscribe = reader.subscribe.bind(reader);
      let start: string | undefined;
      return Object.assign(reader, {
        // Rejects only after disconnecting.
        connect: () => connect().catch(() => new Promise<never>(() => {})),
        // The client restores only confirmed subscriptions, and the adapter does not handle rejections.
        async subscribe(...args: Parameters<typeof subscribe>): Promise<void> {
          await subscribe(...args).catch((err) => {
            if (!reader.isOpen) return;
            if (reader.isReady) throw err;
            return this.subscribe(...args);
          });
        },
        // Until its first event, the adapter reads from "$", which skips events between two reads.
        async xRead([from]: [{ key: string; id: string }], options: Parameters<typeof read>[1]) {
          if (from.id !== "$") return read([from], options);
          if (start === undefined) {
            start = (await reader.xRevRange(from.key, "+", "-", { COUNT: 1 }))?.[0]?.id ?? "0";
            // Screens that are connected already may have missed events.
            io.local.emit("events.missed", {});
          }
          return read([{ ...from, id: start }], options);
        },
      });
    },
    // The adapter detects the client library by this method.
    sSubscribe: client.sSubscribe,
  };

  io.adapter(createAdapter(publisher, { onlyPlaintext: true, blockTimeInMs: 1000 }));
  // Retries forever; rejects only after disconnecting.
  client.connect().catch(() => {});

  return async () => {
    for (const reader of readers) reader.destroy();
    if (client.isReady) await Promise.race([client.close(), sleep(LEAVE_TIMEOUT_MS)]);
    client.destroy();
  };
}
