import type { Database } from "./open.ts";

/**
 * Asks whether the database takes writes, without writing: a read-only one refuses to lock even no row. The pool drops a
 * connection that was refused, so that one to a former primary is not kept.
 *
 * @throws an error of `isDatabaseReadOnly` if it takes none
 */
export async function tryWrite({ pool }: { pool: Pick<Database["pool"], "query"> }): Promise<void> {
  await pool.query("SELECT FROM installation WHERE false FOR UPDATE");
}
