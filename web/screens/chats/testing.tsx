import type { Chat, ChatMessage, Reading } from "@nakamatch/contract/endpoints/chats/conversations";
import { fireEvent, screen } from "@testing-library/react";
import { isYourTurnIn } from "../../features/chats/chat-list-state.ts";
import type { Call } from "../../lib/api-testing.ts";
import { refusal } from "../../lib/api-testing.ts";
import { renderSignedIn, viewer } from "../signed-in-testing.tsx";
import { Component as Chats } from "./screen.tsx";

/** Server answers and queries for tests of chats. */

export const id = (number: number) => `30000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
export const SEND = "POST /chats/*/messages";
export const robin = id(500);
export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export function message(number: number, extra: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: id(number),
    chatId: id(1),
    senderId: robin,
    message: `Mensaje ${number}`,
    sentAt: minutesAgo(200 - number),
    readAt: minutesAgo(1),
    ...extra,
  };
}

export function chat(number: number, extra: Partial<Chat> = {}): Chat {
  return {
    id: id(number),
    createdAt: minutesAgo(10_000),
    lastMessageAt: null,
    otherUser: { id: robin, nickname: "Robin", avatarUrl: null, isPremium: false, lastSeenAt: minutesAgo(60) },
    lastMessage: null,
    unreadCount: 0,
    end: null,
    canEnd: true,
    ...extra,
  };
}

export const zoro = { id: id(600), nickname: "Zoro", avatarUrl: null, isPremium: false, lastSeenAt: null };

/** The chat with Robin, last seen `minutes` ago. */
export const chatSeen = (minutes: number) =>
  chat(1, { otherUser: { ...zoro, id: robin, nickname: "Robin", lastSeenAt: minutesAgo(minutes) } });

/** The answer to a sent message. */
export const delivered = (body: unknown) =>
  message(0, { ...(body as ChatMessage), senderId: viewer.id, sentAt: minutesAgo(0), readAt: null });

export const never = () => new Promise(() => {});

/** A read receipt up to that message. */
export function reading(readerId: string, { chatId, id, sentAt }: ChatMessage): Reading {
  return { chatId, readerId, upTo: { id, sentAt }, readAt: minutesAgo(0) };
}

/** In how many the other side wrote last. */
export const turnsIn = (chats: readonly Chat[]) => chats.filter(isYourTurnIn).length;

type Setup = {
  chats?: Chat[];
  messages?: ChatMessage[];
  open?: boolean;
  /** The open chat. */
  chatId?: string;
  answers?: Record<string, (call: Call) => unknown>;
};

/** Opens `/chats`, by default with the first chat; the server pages through `messages`. */
export async function open({
  chats = [chat(1)],
  messages = [],
  open: isOpen = true,
  chatId = id(1),
  answers = {},
}: Setup = {}) {
  const newestFirst = [...messages].reverse();
  return renderSignedIn(
    <div data-frame="">
      <main tabIndex={-1}>
        <Chats />
      </main>
    </div>,
    {
      path: isOpen ? `/chats?chat=${chatId}` : "/chats",
      answers: {
        "GET /chats": () => ({ chats, nextCursor: null, yourTurn: turnsIn(chats) }),
        "GET /chats/*/messages": ({ query }) => {
          const indexOf = (name: string) => newestFirst.findIndex((each) => each.id === query.get(name));
          const start = indexOf("before") + 1;
          const end = Math.max(start + Number(query.get("limit")), indexOf("until") + 1);
          const page = newestFirst.slice(start, end);
          const first = messages.find(({ senderId, readAt }) => senderId !== viewer.id && readAt === null);
          const firstUnreadId = (start === 0 && first?.id) || null;
          return { messages: page, total: newestFirst.length, hasMore: end < newestFirst.length, firstUnreadId };
        },
        "GET /chats/*/plans": () => ({ plans: [] }),
        "GET /me/plan-links": () => ({ links: [] }),
        "GET /me/check-ins": () => ({ checkIns: [] }),
        "GET /chats/*": () => refusal("CHAT_NOT_FOUND"),
        "POST /chats/*/read": () => ({ reading: null }),
        [SEND]: ({ body }) => delivered(body),
        ...answers,
      },
    },
  );
}

export const composer = () =>
  screen.findByRole("textbox", { name: "Mensaje para Robin" }) as Promise<HTMLTextAreaElement>;
export const shownMessages = () => screen.findByRole("region", { name: "Mensajes con Robin" });

export async function write(text: string) {
  fireEvent.change(await composer(), { target: { value: text } });
}

/** Sends by Enter. */
export async function say(text: string) {
  await write(text);
  fireEvent.keyDown(await composer(), { key: "Enter" });
}

/** Messages received by the server, oldest first. */
export const sentTo = (of: Awaited<ReturnType<typeof open>>["of"]) =>
  of("POST", "/chats/*/messages").map(({ body }) => body as { id: string; message: string });
