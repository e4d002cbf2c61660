import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueueTickets } from "./queue-tickets.ts";

const SECRET = "a secret for tests, long enough to sign";
const START = Date.UTC(2026, 11, 1);

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: START }));
afterEach(() => void vi.useRealTimers());

it("a ticket keeps the time of the first try for a minute, on every server", () => {
  const { text } = createQueueTickets(SECRET).read(undefined, "ana phone");
  const other = createQueueTickets(SECRET);
  vi.advanceTimersByTime(59_999);
  expect(other.read(text, "ana phone")).toEqual({ since: START, text });
  vi.advanceTimersByTime(1);
  expect(other.read(text, "ana phone").since).toBe(START + 60_000);
});

it("a ticket that is another's, forged or used keeps no place", () => {
  const tickets = createQueueTickets(SECRET);
  const ticket = tickets.read(undefined, "ana phone");
  const forged = createQueueTickets("another secret, long enough to sign").read(undefined, "ana phone").text;
  vi.advanceTimersByTime(1000);
  const earlier = `${(START - 1000).toString(36)}${ticket.text.slice(8)}`;
  const isKept = (text: string, holder = "ana phone") => tickets.read(text, holder).since < START + 1000;
  expect(isKept(ticket.text)).toBe(true);
  expect(isKept(ticket.text, "leo phone")).toBe(false);
  for (const text of [forged, earlier, `0000000${ticket.text.slice(7)}`, "", "0", "x".repeat(100)]) {
    expect(isKept(text), text).toBe(false);
  }
  tickets.use(ticket);
  expect(isKept(ticket.text)).toBe(false);
});
