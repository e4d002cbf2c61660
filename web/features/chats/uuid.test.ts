import { expect, test } from "vitest";
import { uuidv7 } from "./uuid.ts";

test("CHAT-26: the client's message ids are UUIDs of version 7 that carry their time", () => {
  const id = uuidv7(0x0192_f3a4_b5c6);
  expect(id).toMatch(/^0192f3a4-b5c6-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("CHAT-26: ids are unique within a millisecond and ordered across milliseconds", () => {
  const ids = Array.from({ length: 500 }, () => uuidv7(1_700_000_000_000));
  expect(new Set(ids).size).toBe(500);
  expect(uuidv7(1_700_000_000_001) > ids.sort().at(-1)!).toBe(true);
});
