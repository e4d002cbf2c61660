import type { Chat, ChatMessage } from "@nakamatch/contract/endpoints/chats";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { useRealtime, useReconnect } from "../../lib/realtime.ts";
import { useUser } from "../../lib/session.tsx";
import { withNewMessage, withPresence, withReadMessages } from "./chat-list-state.ts";
import { type MessagePages, withMessage, withRead } from "./message-pages.ts";

/** The conversations, newest first. */
export function useChats() {
  return useQuery(orpc.chats.list.queryOptions());
}

/**
 * Keeps list and conversations as they are on the server: new messages, ticks and presence arrive live (CHAT-35); after a
 * break of the connection everything is fetched again. `reading` is the chat that is before the reader's eyes.
 */
export function useLiveChats(reading: string | null): void {
  const { id: viewerId } = useUser();
  const queries = useQueryClient();
  useRealtime("message.created", (message) => {
    putMessage(queries, message, { viewerId, isReading: message.chatId === reading });
  });
  useRealtime("message.read", (reading) => {
    changeList(queries, (chats) => withReadMessages(chats, reading, viewerId));
    changePages(queries, reading.chatId, (pages) => withRead(pages, reading));
  });
  useRealtime("presence.changed", ({ personId, lastSeenAt }) => {
    changeList(queries, (chats) => withPresence(chats, personId, lastSeenAt));
  });
  useReconnect(() => void queries.invalidateQueries({ queryKey: orpc.chats.key() }));
}

/** Puts a message, own or received, into its conversation and at the head of the list. */
export function putMessage(
  queries: QueryClient,
  message: ChatMessage,
  reader: { viewerId: string; isReading: boolean },
): void {
  changePages(queries, message.chatId, (pages) => withMessage(pages, message));
  let isListed = true;
  changeList(queries, (chats) => {
    const next = withNewMessage(chats, message, reader);
    isListed = next !== null;
    return next ?? chats;
  });
  // A chat that is new, or back from the archive.
  if (!isListed) void queries.invalidateQueries({ queryKey: orpc.chats.list.key() });
}

/** Changes the list in the cache, if it is there. */
export function changeList(queries: QueryClient, change: (chats: Chat[]) => Chat[]): void {
  queries.setQueryData<Chat[]>(orpc.chats.list.queryKey(), (chats) => chats && change(chats));
}

/** Changes the loaded messages of a chat in the cache, if there are any. */
export function changePages(queries: QueryClient, chatId: string, change: (pages: MessagePages) => MessagePages): void {
  queries.setQueryData<MessagePages>(messagesKey(chatId), (pages) => pages && change(pages));
}

/** The cache key of a chat's messages, the same wherever they are read or changed. */
export function messagesKey(chatId: string) {
  return [...orpc.chats.messages.key({ type: "infinite" }), chatId];
}
