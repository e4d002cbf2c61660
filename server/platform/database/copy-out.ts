import { Readable } from "node:stream";
import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type pg from "pg";

/** Size of a piece in bytes; only a row that is larger makes a larger one. */
const PIECE_BYTES = 65_536;

/** Pieces read ahead of whoever takes them. */
const PIECES_AHEAD = 16;

const dialect = new PgDialect();

/**
 * The rows of a query in PostgreSQL's binary COPY format, cut anywhere into pieces of memory of their own. A reader who is
 * behind holds up the connection, and nothing piles up; one who stops early breaks it. Values in the query stand in its
 * text.
 *
 * @throws what the database or the connection failed with
 */
export async function* copyOut(pool: pg.Pool, query: SQL): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  // As long as the reader takes: the time limit is for requests.
  const statements = sql`set local statement_timeout = 0; copy (${query}) to stdout (format binary)`;
  const { sql: text } = dialect.sqlToQuery(statements.inlineParams());
  const client = await pool.connect();
  const copy = client.query(new Copy(text, (isBroken) => client.release(isBroken)));
  yield* copy;
}

/** A statement for the driver to run and a stream of what it gives. */
class Copy extends Readable implements pg.Submittable {
  readonly #text: string;
  readonly #release: (isBroken: boolean) => void;
  #connection: pg.Connection | undefined;
  /** Never a part of a pool, so that it can be transferred. */
  #piece = Buffer.allocUnsafeSlow(PIECE_BYTES);
  #filled = 0;
  #isOver = false;

  /** `release` is told once when the connection is no longer used, and whether in the middle of the statement. */
  constructor(text: string, release: (isBroken: boolean) => void) {
    super({ objectMode: true, highWaterMark: PIECES_AHEAD });
    this.#text = text;
    this.#release = release;
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection;
    connection.query(this.#text);
  }

  handleCopyData({ chunk }: { chunk: Uint8Array }): void {
    if (this.#isOver) return;
    if (this.#filled + chunk.length > this.#piece.length) this.#hand(Math.max(PIECE_BYTES, chunk.length));
    this.#piece.set(chunk, this.#filled);
    this.#filled += chunk.length;
  }

  handleCommandComplete(): void {
    this.#hand(0);
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

  /** Gives what is filled to the reader and begins a new piece. */
  #hand(nextBytes: number): void {
    const piece = this.#piece.subarray(0, this.#filled);
    this.#piece = Buffer.allocUnsafeSlow(nextBytes);
    this.#filled = 0;
    if (piece.length > 0 && !this.push(piece)) this.#connection?.stream.pause();
  }

  #end(isBroken: boolean): void {
    if (this.#isOver) return;
    this.#isOver = true;
    // Whoever uses the connection next, or its farewell, must be heard.
    this.#connection?.stream.resume();
    this.#release(isBroken);
  }
}
