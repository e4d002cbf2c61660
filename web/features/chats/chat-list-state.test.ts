import type { Chat, ChatMessage } from "@nakamatch/contract/endpoints/chats/conversations";
import { describe, expect, test } from "vitest";
import {
  searchByNickname,
  unreadBadge,
  withNewMessage,
  withNothingUnread,
  withPresence,
  withReadMessages,
} from "./chat-list-state.ts";

const me = "me";
const sentAt = "2026-06-01T12:00:00.000Z";

function chat(id: string, nickname: string | null, extra: Partial<Chat> = {}): Chat {
  const otherUser = nickname && { id: nickname, nickname, avatarUrl: null, isPremium: false, lastSeenAt: null };
  return {
    id,
    createdAt: sentAt,
    lastMessageAt: null,
    lastMessage: null,
    unreadCount: 0,
    end: null,
    canEnd: false,
    otherUser: otherUser || null,
    ...extra,
  };
}

function message(id: string, chatId: string, senderId: string): ChatMessage {
  return { id, chatId, senderId, message: id, sentAt, readAt: null };
}

const list = [chat("one", "Málaga_fan"), chat("two", "Zoro"), chat("gone", null)];

test("CHAT-02: the search looks at nicknames, ignoring case and accents", () => {
  expect(searchByNickname(list, "malaga", "Usuario eliminado").map(({ id }) => id)).toEqual(["one"]);
  expect(searchByNickname(list, " ZO ", "Usuario eliminado").map(({ id }) => id)).toEqual(["two"]);
  expect(searchByNickname(list, "eliminado", "Usuario eliminado").map(({ id }) => id)).toEqual(["gone"]);
  expect(searchByNickname(list, "", "Usuario eliminado")).toHaveLength(3);
});

test("CHAT-05: no badge for 0, the number up to 9, 9+ above", () => {
  expect([0, 1, 9, 10, 250].map(unreadBadge)).toEqual([null, "1", "9", "9+", "9+"]);
});

describe("CHAT-31: a message that arrives live", () => {
  test("moves its chat to the top and counts as unread", () => {
    const next = withNewMessage(list, message("m", "two", "Zoro"), { viewerId: me, isReading: false });
    expect(next?.map(({ id }) => id)).toEqual(["two", "one", "gone"]);
    expect(next?.[0]).toMatchObject({ unreadCount: 1, lastMessage: { id: "m" }, lastMessageAt: sentAt });
  });
  test("is not unread while it is being read, when it is my own, or when it arrives a second time", () => {
    const read = withNewMessage(list, message("m", "two", "Zoro"), { viewerId: me, isReading: true });
    expect(read?.[0]?.unreadCount).toBe(0);
    const own = withNewMessage(list, message("m", "two", me), { viewerId: me, isReading: false });
    expect(own?.[0]?.unreadCount).toBe(0);
    const once = withNewMessage(list, message("m", "two", "Zoro"), { viewerId: me, isReading: false })!;
    const twice = withNewMessage(once, message("m", "two", "Zoro"), { viewerId: me, isReading: false });
    expect(twice?.[0]?.unreadCount).toBe(1);
  });
  test("is there to be ended from the first on, not where that is over", () => {
    const canEnd = (before: Partial<Chat>) =>
      withNewMessage([chat("one", "A", before)], message("m", "one", "A"), { viewerId: me, isReading: false })?.[0]
        ?.canEnd;
    expect(canEnd({})).toBe(true);
    expect(canEnd({ lastMessage: { ...message("l", "one", "A"), sentAt: "2026-05-01T12:00:00.000Z" } })).toBe(false);
  });
  test("of a chat that is not in the list asks for the list again", () => {
    expect(withNewMessage(list, message("m", "new", "x"), { viewerId: me, isReading: false })).toBeNull();
  });
});

test("CHAT-30: an opened chat has nothing unread, the others keep theirs", () => {
  const unread = [chat("one", "A", { unreadCount: 3 }), chat("two", "B", { unreadCount: 4 })];
  expect(withNothingUnread(unread, message("m", "one", "A")).map(({ unreadCount }) => unreadCount)).toEqual([0, 4]);
});

test("CHAT-30: what came after the last message that was read stays unread", () => {
  const later = [chat("one", "A", { unreadCount: 1, lastMessage: message("n", "one", "A") })];
  expect(withNothingUnread(later, message("m", "one", "A"))[0]?.unreadCount).toBe(1);
  expect(withNothingUnread(later, message("n", "one", "A"))[0]?.unreadCount).toBe(0);
});

test("CHAT-31: a message that a newer list has counted changes nothing", () => {
  const newer = [chat("one", "A", { unreadCount: 2, lastMessage: message("n", "one", "A") })];
  expect(withNewMessage(newer, message("m", "one", "A"), { viewerId: me, isReading: false })).toBe(newer);
});

test("CHAT-30 CHAT-32: reading in another tab clears the badge; being read by the other side does not", () => {
  const readAt = "2026-06-01T13:00:00.000Z";
  const upTo = { id: "m", sentAt };
  const theirs = [chat("one", "A", { unreadCount: 2, lastMessage: message("m", "one", "A") })];
  expect(withReadMessages(theirs, { chatId: "one", readerId: me, upTo, readAt }, me)[0]?.unreadCount).toBe(0);
  const later = [chat("one", "A", { unreadCount: 2, lastMessage: message("n", "one", "A") })];
  expect(withReadMessages(later, { chatId: "one", readerId: me, upTo, readAt }, me)).toEqual(later);
  const mine = [chat("one", "A", { unreadCount: 2, lastMessage: message("m", "one", me) })];
  const after = withReadMessages(mine, { chatId: "one", readerId: "A", upTo, readAt }, me)[0];
  expect(after).toMatchObject({ unreadCount: 2, lastMessage: { readAt } });
  expect(withReadMessages(mine, { chatId: "one", readerId: me, upTo, readAt }, me)[0]?.unreadCount).toBe(0);
});

test("CHAT-09: presence updates the person's chat and never goes back in time", () => {
  const newer = withPresence(list, "Zoro", "2026-06-01T12:05:00.000Z");
  expect(newer[1]?.otherUser?.lastSeenAt).toBe("2026-06-01T12:05:00.000Z");
  expect(newer[0]?.otherUser?.lastSeenAt).toBeNull();
  expect(withPresence(newer, "Zoro", sentAt)[1]?.otherUser?.lastSeenAt).toBe("2026-06-01T12:05:00.000Z");
});
