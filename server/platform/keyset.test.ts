import { describe, expect, it } from "vitest";
import { AppError } from "./app-error.ts";
import { type CursorPosition, readPage } from "./keyset.ts";

const ID = "7d4c3a52-11f5-4f5a-9c58-0c7b5d1f6e01";
const rows = [3, 2, 1].map((day) => ({ at: new Date(Date.UTC(2026, 0, day)), id: ID }));
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Reads a page of `all`, and records the request to the store. */
async function read(query: { cursor?: string; limit: number }, all = rows) {
  const asked: { after: CursorPosition | undefined; limit: number }[] = [];
  const answer = await readPage(
    query,
    async (range) => {
      asked.push(range);
      return all.slice(0, range.limit);
    },
    (row) => row,
  );
  return { ...answer, asked };
}

describe("a page", () => {
  it("is cut to its size, and continues after its last row", async () => {
    const first = await read({ limit: 2 });
    expect(first).toMatchObject({ page: rows.slice(0, 2), isFirst: true, asked: [{ after: undefined, limit: 3 }] });
    const second = await read({ cursor: first.nextCursor ?? "", limit: 2 });
    expect(second).toMatchObject({ isFirst: false, asked: [{ after: rows[1], limit: 3 }] });
  });

  it("is the last where no further row was read", async () => {
    expect(await read({ limit: 3 })).toMatchObject({ page: rows, nextCursor: null });
    expect(await read({ limit: 3 }, [])).toMatchObject({ page: [], nextCursor: null });
  });
});

describe("a cursor that is not one of ours is refused", () => {
  it.each([
    "",
    "no",
    encode(null),
    encode([1, "no"]),
    encode([1.5, ID]),
    encode(["1", ID]),
    encode([-1, ID]),
    encode([8.64e15, ID]),
    encode([253_402_300_800_000, ID]),
    encode([1, ID, 1]),
  ])("%j", async (cursor) => {
    await expect(read({ cursor, limit: 1 })).rejects.toThrow(AppError);
  });
});
