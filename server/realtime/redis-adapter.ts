import type { Log } from "../platform/log.ts";
import type { SocketServer } from "./types.ts";

/**
 * Joins this process's sockets with those of all others on the same Redis, by Redis Streams. The libraries are loaded
 * here alone: one process by itself needs neither.
 *
 * Waits for Redis until it is there; breaks are logged and mended by the client.
 *
 * @returns how to leave again
 */
export async function joinThroughRedis(io: SocketServer, url: string, log: Log): Promise<() => Promise<void>> {
  const [{ createAdapter }, { createClient }] = await Promise.all([
    import("@socket.io/redis-streams-adapter"),
    import("redis"),
  ]);
  const client = createClient({ url });
  client.on("error", (err) => log.warn({ err }, "the connection to Redis broke"));
  await client.connect();
  io.adapter(createAdapter(client, { onlyPlaintext: true, blockTimeInMs: 1000 }));
  return async () => {
    await client.close();
  };
}
