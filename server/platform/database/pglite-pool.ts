import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { PgliteStream } from "./pglite-stream.ts";

/**
 * A `pg` Pool over an embedded PGlite. The engine has one session, hence one client: inside a transaction, a query on
 * the pool waits for its own client until `connectionTimeoutMillis` fails it.
 */
export function pglitePool(engine: PGlite): pg.Pool {
  return new pg.Pool({
    connectionTimeoutMillis: 10_000,
    max: 1,
    idleTimeoutMillis: 0,
    user: "postgres",
    database: "postgres",
    host: "localhost",
    ssl: false,
    stream: () => new PgliteStream(engine),
  });
}
