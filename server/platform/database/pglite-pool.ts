import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { PgliteStream } from "./pglite-stream.ts";

/**
 * A `pg` Pool over an embedded PGlite. The engine has one session, hence one client: a query on the pool inside a transaction
 * waits for its own client, until `connectionTimeoutMillis` turns the deadlock into an error.
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
