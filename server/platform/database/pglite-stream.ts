import { Duplex } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";

/** Type bytes of the frontend messages that this stream treats specially (PostgreSQL protocol 3.0). */
const FLUSH = 0x48;
const QUERY = 0x51;
const SYNC = 0x53;
const TERMINATE = 0x58;

/** `AuthenticationOk`, then `ReadyForQuery` outside a transaction: what a server says to a trusted newcomer. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

const SYNC_MESSAGE = Buffer.from([SYNC, 0, 0, 0, 4]);

/** A simple-query message with `sql`. */
function queryMessage(sql: string): Buffer {
  const text = Buffer.from(`${sql}\0`);
  const head = Buffer.alloc(5);
  head.writeUInt8(QUERY);
  head.writeInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
}

const CLEANUP = [SYNC_MESSAGE, queryMessage("rollback"), queryMessage("discard all")];

/**
 * The network socket of a `pg` client whose server is an embedded PGlite: bytes of PostgreSQL's wire protocol go in,
 * bytes come out. `pg` keeps its own serializer and parser, so its clients behave exactly as over TCP.
 *
 * PGlite has one session. A client that leaves, whether politely or destroyed after an error, therefore has its
 * transaction rolled back and its session state (prepared statements, settings, `LISTEN`) discarded, as when a real
 * connection drops. Only one stream may be in use at a time: the pool is limited to one client.
 *
 * `COPY … FROM STDIN` is not supported: the engine cannot wait for more data in the middle of a statement.
 */
export class PgliteStream extends Duplex {
  readonly #engine: PGlite;
  /** Bytes of a message that has not arrived whole. */
  #partial: Buffer = Buffer.alloc(0);
  /** Whole messages waiting for the Sync, Flush or Query that makes the server act on them. */
  #batch: Buffer[] = [];
  #started = false;
  #left = false;

  constructor(engine: PGlite) {
    super();
    this.#engine = engine;
  }

  connect(): this {
    this.#engine.waitReady.then(
      () => this.emit("connect"),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    try {
      this.#receive(chunk);
      // Answers come in a later turn of the event loop, so that a long chain of queries leaves room for timers and I/O.
      setImmediate(done);
    } catch (error) {
      done(error as Error);
    }
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#leave();
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#leave();
    done(error);
  }

  #receive(chunk: Buffer): void {
    let bytes = this.#partial.length > 0 ? Buffer.concat([this.#partial, chunk]) : chunk;
    if (!this.#started) {
      // The startup packet is the only one without a type byte. Anyone who has the data directory is trusted.
      if (bytes.length < 4 || bytes.length < bytes.readInt32BE(0)) {
        this.#partial = bytes;
        return;
      }
      bytes = bytes.subarray(bytes.readInt32BE(0));
      this.#started = true;
      this.#answer(WELCOME);
    }
    let start = 0;
    while (bytes.length - start >= 5) {
      const end = start + 1 + bytes.readInt32BE(start + 1);
      if (end > bytes.length) break;
      this.#accept(bytes.subarray(start, end));
      start = end;
    }
    this.#partial = bytes.subarray(start);
  }

  #accept(message: Buffer): void {
    const type = message[0];
    if (type === TERMINATE) {
      this.#leave();
      return;
    }
    this.#batch.push(message);
    if (type !== SYNC && type !== QUERY && type !== FLUSH) return;
    const batch = Buffer.concat(this.#batch);
    this.#batch = [];
    this.#answer(this.#engine.execProtocolRawSync(batch));
    // Where the file system buffers, PGlite writes it out here; on disk every write already went through.
    this.#engine.syncToFs().catch((error: Error) => this.destroy(error));
  }

  #answer(bytes: Uint8Array): void {
    if (bytes.length > 0) setImmediate(() => !this.destroyed && !this.readableEnded && this.push(bytes));
  }

  #leave(): void {
    if (this.#left) return;
    this.#left = true;
    if (!this.#started || this.#engine.closed) return;
    for (const message of CLEANUP) this.#engine.execProtocolRawSync(message);
  }
}
