import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { forServer } from "./postgres-programs.ts";

const HEAD = "--\n-- dump\n--\n\nSET lock_timeout = 0;\nSET transaction_timeout = 0;\nSELECT 1;\n";
const ROW = "SET transaction_timeout = 0;\n";

function restored(server: number, chunks: string[]): Promise<string> {
  return text(Readable.from(chunks.map((chunk) => Buffer.from(chunk))).pipe(forServer(server)));
}

it.each([
  [15, HEAD.replace("SET transaction_timeout = 0;\n", "")],
  [17, HEAD],
])("server %i gets the settings it knows, however the dump arrives", async (server, expected) => {
  expect(await restored(server, [HEAD])).toBe(expected);
  expect(await restored(server, [...HEAD])).toBe(expected);
});

it("what people wrote further down stays, as does every character", async () => {
  const rows = "ñ\n".repeat(5000) + ROW;
  expect(await restored(15, [HEAD, rows])).toBe(HEAD.replace("SET transaction_timeout = 0;\n", "") + rows);
});
