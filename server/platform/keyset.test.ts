import { describe, expect, it } from "vitest";
import { AppError } from "./app-error.ts";
import { cutPage, decodeCursor } from "./keyset.ts";

const ID = "7d4c3a52-11f5-4f5a-9c58-0c7b5d1f6e01";
const rows = [3, 2, 1].map((day) => ({ at: new Date(Date.UTC(2026, 0, day)), id: ID }));
const place = (row: (typeof rows)[number]) => row;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("a page", () => {
  it("is cut to its size, and continues after its last row", () => {
    const { page, nextCursor } = cutPage(rows, 2, place);
    expect(page).toEqual(rows.slice(0, 2));
    expect(decodeCursor(nextCursor ?? "")).toEqual(rows[1]);
  });

  it("is the last where no further row was read", () => {
    expect(cutPage(rows, 3, place)).toEqual({ page: rows, nextCursor: null });
    expect(cutPage([], 3, place)).toEqual({ page: [], nextCursor: null });
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
  ])("%j", (cursor) => {
    expect(() => decodeCursor(cursor)).toThrow(AppError);
  });
});
