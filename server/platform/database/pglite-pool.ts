import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { PgliteStream } from "./pglite-stream.ts";

/**
 * A `pg` Pool over an embedded PGlite, so that everything above it is written once for both engines.
 *
 * The engine has one session, hence one client: a query on the pool inside a transaction waits for the client that the
 * transaction holds. `connectionTimeoutMillis` turns that mistake into an error instead of a hang.
 */
export function pglitePool(engine: PGlite, options: pg.PoolConfig = {}): pg.Pool {
  return new pg.Pool({
    connectionTimeoutMillis: 10_000,
    ...options,
    max: 1,
    idleTimeoutMillis: 0,
    user: "postgres",
    database: "postgres",
    host: "localhost",
    ssl: false,
    stream: () => new PgliteStream(engine),
  });
}
