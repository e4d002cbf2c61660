import type pg from "pg";
import { DatabaseClient } from "./client.ts";

/**
 * Releases checked-out connections that break. Otherwise they would leak: Drizzle does not release one whose `begin`
 * fails, and the pool does not watch them. A second release does nothing. One that refused a write is not pooled again.
 */
export function releaseBroken(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool);
  // Only the pool's own `query` passes a callback, and it watches the connection.
  const watched = (callback?: Parameters<typeof connect>[0]) =>
    callback ? connect(callback) : connect().then(releasedOnce);
  pool.connect = watched as pg.Pool["connect"];
}

function releasedOnce(client: pg.PoolClient): pg.PoolClient {
  const giveBack = client.release;
  let isReleased = false;
  const release = (error?: Error | boolean) => {
    if (isReleased) return;
    isReleased = true;
    client.off("error", release);
    giveBack(error ?? (client instanceof DatabaseClient && client.isReadOnly));
  };
  client.on("error", release);
  client.release = release;
  return client;
}
