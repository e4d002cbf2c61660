import { Readable } from "node:stream";
import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type pg from "pg";

/** Size of a chunk in bytes; a chunk is larger only where a single row is. */
const CHUNK_BYTES = 65_536;

/** Chunks read ahead of the consumer. */
const CHUNKS_AHEAD = 16;

const dialect = new PgDialect();

/**
 * The rows of a query in PostgreSQL's binary COPY format, cut anywhere into chunks that own their memory. A slow consumer
 * pauses the connection, so nothing accumulates; a consumer that stops early closes it. Values in the query become part of its
 * text.
 *
 * @throws what the database or the connection failed with
 */
export async function* copyOut(pool: pg.Pool, query: SQL): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  // It takes as long as the consumer does; the timeout is for requests.
  const statements = sql`set local statement_timeout = 0; copy (${query}) to stdout (format binary)`;
  const { sql: text } = dialect.sqlToQuery(statements.inlineParams());
  const client = await pool.connect();
  const copy = client.query(new Copy(text, (isBroken) => client.release(isBroken)));
  yield* copy;
}

/** A statement for the driver to run, and the stream of its result. */
class Copy extends Readable implements pg.Submittable {
  readonly #text: string;
  readonly #release: (isBroken: boolean) => void;
  #connection: pg.Connection | undefined;
  /** Not from the shared buffer pool, so that it can be transferred. */
  #chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  #filled = 0;
  #isOver = false;

  /** `release` is called once when the connection is no longer used, with whether that was in the middle of the statement. */
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

  /** Passes on what is filled and begins a new chunk. */
  #flush(nextBytes: number): void {
    const filled = this.#chunk.subarray(0, this.#filled);
    this.#chunk = Buffer.allocUnsafeSlow(nextBytes);
    this.#filled = 0;
    if (filled.length > 0 && !this.push(filled)) this.#connection?.stream.pause();
  }

  #end(isBroken: boolean): void {
    if (this.#isOver) return;
    this.#isOver = true;
    // A paused stream would hold up the next statement on this connection, or its closing.
    this.#connection?.stream.resume();
    this.#release(isBroken);
  }
}
