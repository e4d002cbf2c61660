import { type SQL, sql } from "drizzle-orm";
import type { AnyPgTable } from "drizzle-orm/pg-core";
import type { Database } from "./open.ts";

/** What a copy needs of the database. */
export type Copied = Pick<Database, "db" | "engine" | "copyOut">;

/** Rows that the embedded engine copies in a few milliseconds, during which it holds the loop. */
const EMBEDDED_BATCH = 1000;

/**
 * Copies fields of a table as a whole, or in batches of ids, which is what the embedded engine gets. `idType` is the type
 * of its column `id`.
 *
 * @throws what the database or the connection failed with
 */
export async function* copyTable(
  { db, engine, copyOut }: Copied,
  {
    fields,
    table,
    idType,
    batchSize = engine === "pglite" ? EMBEDDED_BATCH : undefined,
  }: { fields: SQL; table: AnyPgTable; idType: SQL; batchSize: number | undefined },
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let behind = sql`true`;
  for (;;) {
    const { rows } =
      batchSize === undefined
        ? { rows: [] }
        : await db.execute<{ last: string }>(
            sql`select id::text as last from ${table} where ${behind} order by id offset ${batchSize - 1} limit 1`,
          );
    const last = rows[0] && sql`${rows[0].last}::${idType}`;
    yield* copyOut(sql`select ${fields} from ${table} where ${behind} and ${last ? sql`id <= ${last}` : sql`true`}`);
    if (!last) return;
    behind = sql`id > ${last}`;
  }
}
