import type pg from "pg";

/**
 * Has connections that break while they are checked out given back at once. The query builder gives none back whose `begin` is
 * not answered, and the pool stops to watch a connection that it has handed out: each would count as in use until the process
 * ends. Giving a connection back twice does nothing.
 */
export function releaseBroken(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool);
  // With a callback it is the pool's own, for single statements, which watches the connection itself.
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
