/** Keep-alive, and the silence after which a connection is dead. */
const PING_MS = 3000;
const SILENCE_MS = 10_000;

/** Pending commands; further ones are rejected. */
const MAX_QUEUED = 5000;

/** Maximum backoff. */
const RETRY_MS = 2000;

/** A client that is not yet connected; it reconnects without limit. Imports the library on demand. */
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
