import type pg from "pg";

/**
 * Releases checked-out connections when they break. Drizzle does not release one whose `begin` fails, and the pool does not
 * watch checked-out ones, so it would leak. A second release does nothing.
 */
export function releaseBroken(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool);
  // With a callback: the pool's own `query`, which watches the connection.
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
    giveBack(error);
  };
  client.on("error", release);
  client.release = release;
  return client;
}
