import { Readable } from "node:stream";
import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type pg from "pg";

/** Larger only for a larger row. */
const CHUNK_BYTES = 65_536;

const CHUNKS_AHEAD = 16;

const dialect = new PgDialect();

/** Implements `Database.copyOut`. A slow consumer pauses the connection; one that stops early closes it. */
export async function* copyOut(
  pool: pg.Pool,
  query: SQL,
  format: "binary" | "text" = "binary",
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  // The consumer decides how long it takes.
  const statements = sql`set local statement_timeout = 0; copy (${query}) to stdout (format ${sql.raw(format)})`;
  const { sql: text } = dialect.sqlToQuery(statements.inlineParams());
  const client = await pool.connect();
  const copy = client.query(new Copy(text, (isBroken) => client.release(isBroken)));
  yield* copy;
}

class Copy extends Readable implements pg.Submittable {
  readonly #text: string;
  readonly #release: (isBroken: boolean) => void;
  #connection: pg.Connection | undefined;
  /** Transferable, so not from the shared buffer pool. */
  #chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  #filled = 0;
  #isOver = false;

  /** `release` is called once; `isBroken` if the statement has not finished. */
  constructor(text: string, release: (isBroken: boolean) => void) {
    super({ objectMode: true, highWaterMark: CHUNKS_AHEAD });
    this.#text = text;
    this.#release = release;
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection;
    connection.query(this.#text);
  }

  handleCopyData({ chunk }: { chunk: Uint8Array }): void {
    if (this.#isOver) return;
    if (this.#filled + chunk.length > this.#chunk.length) this.#flush(Math.max(CHUNK_BYTES, chunk.length));
    this.#chunk.set(chunk, this.#filled);
    this.#filled += chunk.length;
  }

  handleCommandComplete(): void {
    this.#flush(0);
  }

  handleReadyForQuery(): void {
    this.#end(false);
    this.push(null);
  }

  handleError(error: Error): void {
    this.destroy(error);
  }

  override _read(): void {
    if (!this.#isOver) this.#connection?.stream.resume();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#end(true);
    done(error);
  }

  #flush(nextBytes: number): void {
    const filled = this.#chunk.subarray(0, this.#filled);
    this.#chunk = Buffer.allocUnsafeSlow(nextBytes);
    this.#filled = 0;
    if (filled.length > 0 && !this.push(filled)) this.#connection?.stream.pause();
  }

  #end(isBroken: boolean): void {
    if (this.#isOver) return;
    this.#isOver = true;
    // A paused connection would block its next statement, or its end.
    this.#connection?.stream.resume();
    this.#release(isBroken);
  }
}
