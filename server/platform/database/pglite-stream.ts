import { Duplex } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";

/** Message types of the PostgreSQL protocol 3.0. */
const FLUSH = 0x48;
const QUERY = 0x51;
const SYNC = 0x53;
const TERMINATE = 0x58;

/** `AuthenticationOk`, then `ReadyForQuery`. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

const SYNC_MESSAGE = Buffer.from([SYNC, 0, 0, 0, 4]);

function queryMessage(sql: string): Buffer {
  const text = Buffer.from(`${sql}\0`);
  const head = Buffer.alloc(5);
  head.writeUInt8(QUERY);
  head.writeInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
}

const CLEANUP = [SYNC_MESSAGE, queryMessage("rollback"), queryMessage("discard all")];

/**
 * Replaces the socket of a `pg` client with an embedded PGlite, speaking PostgreSQL's wire protocol, so that `pg`
 * behaves as over TCP.
 *
 * PGlite has one session, so only one stream may be used at a time. When its client leaves or is destroyed, the
 * transaction is rolled back and session state (prepared statements, settings, `LISTEN`) discarded, as on a real
 * disconnect.
 *
 * `COPY … FROM STDIN` is not supported, as the engine cannot wait for data in the middle of a statement.
 */
export class PgliteStream extends Duplex {
  readonly #engine: PGlite;
  /** An incomplete message. */
  #partial: Buffer = Buffer.alloc(0);
  /** Messages awaiting a Sync, Flush or Query. */
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
      // In a later event loop turn, so that a long chain of queries does not starve timers and I/O.
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
      // The startup packet has no type byte. All clients are trusted.
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
    // Flushes buffering file systems; writes to disk are synchronous.
    this.#answer(this.#run(batch, true));
  }

  /** Avoids `execProtocolRawSync`, which also keeps all responses in memory. The statements run before the first await. */
  #run(batch: Buffer, syncToFs: boolean): Uint8Array {
    const answer: Uint8Array[] = [];
    const onRawData = (bytes: Uint8Array) => answer.push(bytes.slice());
    this.#engine.execProtocolRawStream(batch, { syncToFs, onRawData }).catch((error: Error) => this.destroy(error));
    return Buffer.concat(answer);
  }

  #answer(bytes: Uint8Array): void {
    if (bytes.length > 0) setImmediate(() => !this.destroyed && !this.readableEnded && this.push(bytes));
  }

  #leave(): void {
    if (this.#left) return;
    this.#left = true;
    if (!this.#started || this.#engine.closed) return;
    for (const message of CLEANUP) this.#run(message, false);
  }
}
