/** Keep-alive, and the silence that means a dead connection. */
const PING_MS = 3000;
const SILENCE_MS = 10_000;

/** Pending commands; further ones are rejected. */
const MAX_QUEUED = 5000;

/** Maximum backoff. */
const RETRY_MS = 2000;

/** Creates an unconnected client that reconnects forever. Loads the library on demand. */
export async function createRedisClient(url: string) {
  const { createClient } = await import("redis");
  return createClient({
    url,
    pingInterval: PING_MS,
    commandsQueueMaxLength: MAX_QUEUED,
    // The default strategy gives up after a socket timeout.
    socket: { socketTimeout: SILENCE_MS, reconnectStrategy: (tries) => Math.min(2 ** tries * 50, RETRY_MS) },
  });
}

export type RedisClient = Awaited<ReturnType<typeof createRedisClient>>;
