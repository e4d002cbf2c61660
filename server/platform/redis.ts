/** How often an idle connection is pinged, and after how much silence it counts as dead, in milliseconds. */
const PING_MS = 3000;
const SILENCE_MS = 10_000;

/** Most commands that wait for an answer of Redis; further ones are refused. */
const MAX_QUEUED = 5000;

/** Longest pause between two tries to connect, in milliseconds. */
const RETRY_MS = 2000;

/**
 * A client of the Redis at `url`, not yet connected. It reconnects without limit. The library is loaded here alone: a process
 * without `REDIS_URL` does not need it.
 */
export async function createRedisClient(url: string) {
  const { createClient } = await import("redis");
  return createClient({
    url,
    pingInterval: PING_MS,
    commandsQueueMaxLength: MAX_QUEUED,
    // The client's own strategy gives up after a silence.
    socket: { socketTimeout: SILENCE_MS, reconnectStrategy: (tries) => Math.min(2 ** tries * 50, RETRY_MS) },
  });
}

export type RedisClient = Awaited<ReturnType<typeof createRedisClient>>;
