import { type SQL, sql } from "drizzle-orm";
import type { AnyPgTable } from "drizzle-orm/pg-core";
import type { Database } from "./open.ts";

export type Copied = Pick<Database, "db" | "engine" | "copyOut">;

/** Blocks the event loop for a few milliseconds. */
const EMBEDDED_BATCH = 1000;

/** Copies fields of a table, from the embedded engine in batches of ids. `idType` is the column type of `id`. */
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
