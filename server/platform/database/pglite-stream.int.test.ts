import { once } from "node:events";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, expect, it } from "vitest";
import { pglitePool } from "./pglite-pool.ts";
import { PgliteStream } from "./pglite-stream.ts";

const engine = await PGlite.create("memory://");
afterAll(() => engine.close());

function message(type: string, text: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(text.length + 5);
  return Buffer.concat([Buffer.from(type), length, Buffer.from(`${text}\0`)]);
}

// Protocol 3.0, without parameters.
const STARTUP = Buffer.from([0, 0, 0, 9, 0, 3, 0, 0, 0]);

it.each([1, 2, 5, 1000])("takes messages that arrive in pieces of %i bytes, and answers each once", async (size) => {
  const stream = new PgliteStream(engine).connect();
  await once(stream, "connect");
  const answers: Buffer[] = [];
  stream.on("data", (chunk) => answers.push(chunk));
  const sent = Buffer.concat([STARTUP, message("Q", "select 'first'"), message("Q", "select 'second'")]);
  for (let at = 0; at < sent.length; at += size) {
    await new Promise<void>((done, failed) =>
      stream.write(sent.subarray(at, at + size), (error) => (error ? failed(error) : done())),
    );
  }
  stream.end();
  await once(stream, "end");
  const text = Buffer.concat(answers).toString("latin1");
  expect(text.match(/first|second|SELECT 1/g)).toEqual(["first", "SELECT 1", "second", "SELECT 1"]);
  // A server's greeting of a trusted client, sent once.
  expect(text.startsWith("R\0\0\0\b\0\0\0\0Z\0\0\0\x05I")).toBe(true);
});

it("keeps no answers in memory", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const pool = pglitePool(engine);
  const query = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await pool.query("select n from generate_series(1, 5000) n");
    }
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const before = await query(5);
  expect((await query(30)) - before).toBeLessThan(5_000_000);
  await pool.end();
});
