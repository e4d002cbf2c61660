import type { ChatMessage } from "@nakamatch/contract/endpoints/chats/conversations";
import { expect, test } from "vitest";
import { inReadingOrder, type MessagePages, withMessage, withNewestOnly, withRead } from "./message-pages.ts";

function message(minute: number, extra: Partial<ChatMessage> = {}): ChatMessage {
  const sentAt = new Date(Date.UTC(2026, 5, 1, 12, minute)).toISOString();
  return { id: `m${minute}`, chatId: "c", senderId: "a", message: `text ${minute}`, sentAt, readAt: null, ...extra };
}

const pages: MessagePages = {
  pages: [
    { messages: [message(4), message(3)], total: 4, hasMore: true, firstUnreadId: null },
    { messages: [message(2), message(1)], total: 4, hasMore: false, firstUnreadId: null },
  ],
  pageParams: [undefined, "m3"],
};

test("CHAT-17 CHAT-18: pages that arrive newest first are shown oldest first", () => {
  expect(inReadingOrder(pages).map(({ id }) => id)).toEqual(["m1", "m2", "m3", "m4"]);
  expect(inReadingOrder(undefined)).toEqual([]);
});

test("a message that an older page has too late is sorted by the time it was sent, and equal times by the id", () => {
  const [newest, older] = pages.pages;
  const shuffled = [
    { ...newest!, messages: [message(4), message(1)] },
    { ...older!, messages: [message(3), message(2, { id: "b2" }), message(2, { id: "a2" })] },
  ];
  expect(inReadingOrder({ ...pages, pages: shuffled }).map(({ id }) => id)).toEqual(["m1", "a2", "b2", "m3", "m4"]);
});

test("CHAT-31: a live message is appended once, however often it arrives", () => {
  const once = withMessage(pages, message(5));
  const twice = withMessage(once, message(5));
  expect(inReadingOrder(twice).map(({ id }) => id)).toEqual(["m1", "m2", "m3", "m4", "m5"]);
  expect(twice.pages[0]?.total).toBe(5);
  expect(pages.pages[0]?.messages).toHaveLength(2);
});

test("one that was taken back stays without its words, whatever older version arrives, and may still be read", () => {
  const taken = withMessage(pages, message(4, { message: "—", isTakenBack: true }));
  const later = withMessage(taken, message(4, { readAt: "2026-06-01T13:00:00.000Z" }));
  expect(inReadingOrder(later).at(-1)).toMatchObject({ message: "—", isTakenBack: true, readAt: expect.any(String) });
});

test("CHAT-18: a message from before those that are loaded is not put among them, as what is between would never be loaded", () => {
  const newest = withNewestOnly(pages, 2);
  expect(withMessage(newest, message(1))).toBe(newest);
  const loaded = withNewestOnly(pages, 3);
  expect(withMessage(loaded, message(1))).toBe(loaded);
  const last = { messages: [message(4), message(3)], total: 2, hasMore: false, firstUnreadId: null };
  const whole: MessagePages = { ...newest, pages: [last] };
  expect(inReadingOrder(withMessage(whole, message(1))).map(({ id }) => id)).toEqual(["m1", "m3", "m4"]);
});

test("CHAT-32: reading marks what the other side wrote until then as read, and an older copy does not undo it", () => {
  const readAt = "2026-06-01T13:00:00.000Z";
  const own = withMessage(withMessage(pages, message(2, { senderId: "b" })), message(5));
  const read = withRead(own, { chatId: "c", readerId: "b", upTo: message(4), readAt });
  expect(inReadingOrder(read).map((each) => each.readAt)).toEqual([readAt, null, readAt, readAt, null]);
  const again = withMessage(read, message(4));
  expect(inReadingOrder(again).at(-2)?.readAt).toBe(readAt);
});

test("the newest messages alone are kept, as pages that can be continued", () => {
  const shown = (count: number) => inReadingOrder(withNewestOnly(pages, count)).map(({ id }) => id);
  expect(shown(1)).toEqual(["m4"]);
  expect(shown(3)).toEqual(["m2", "m3", "m4"]);
  const three = withNewestOnly(pages, 3);
  expect(three.pages.map(({ hasMore }) => hasMore)).toEqual([true, true]);
  expect(three.pages[0]).toBe(pages.pages[0]);
  expect(withNewestOnly(three, 3)).toBe(three);
  const two = withNewestOnly(pages, 2);
  expect(two).toEqual({ pages: pages.pages.slice(0, 1), pageParams: [undefined] });
  expect(withNewestOnly(pages, 4)).toBe(pages);
  expect(withNewestOnly(pages, 100)).toBe(pages);
});
