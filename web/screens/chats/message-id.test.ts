import { afterEach, expect, test, vi } from "vitest";
import { newMessageId } from "./message-id.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("CHAT-26: the client's message ids are UUIDs of version 7 that carry their time", () => {
  vi.useFakeTimers({ now: 0x0192_f3a4_b5c6 });
  expect(newMessageId()).toMatch(/^0192f3a4-b5c6-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("CHAT-26: ids are unique and ordered, within a millisecond and after it", () => {
  vi.useFakeTimers({ now: 1_900_000_000_000 });
  const ids = Array.from({ length: 500 }, newMessageId);
  vi.setSystemTime(1_900_000_000_001);
  ids.push(newMessageId());
  expect(new Set(ids).size).toBe(501);
  expect([...ids].sort()).toEqual(ids);
});

test("CHAT-26: a page without HTTPS, which has no crypto.randomUUID, makes ids as well", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(newMessageId()).toMatch(/^[0-9a-f-]{14}7/);
});
