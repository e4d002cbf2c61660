import type { Chat, ChatMessage } from "@nakamatch/contract/endpoints/chats";
import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { orpc } from "../../lib/api.ts";
import { useRealtime, useReconnect } from "../../lib/realtime.ts";
import { useUser } from "../../lib/session.tsx";
import {
  allChats,
  type ChatPages,
  withChats,
  withNewMessage,
  withPresence,
  withReadMessages,
} from "./chat-list-state.ts";
import { type MessagePages, withMessage, withRead } from "./message-pages.ts";

/** How the conversations are fetched, newest first, a page at a time. */
export function chatsQuery() {
  return orpc.chats.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
}

/** The conversations. */
export function useChats() {
  const query = useInfiniteQuery(chatsQuery());
  const { data } = query;
  const chats = useMemo(() => data && allChats(data), [data]);
  return { ...query, chats };
}

/** The open chat: from the list, or by itself where it stands on a page that is not loaded. */
export function useOpenChat(openId: string | null, { chats, hasNextPage }: ReturnType<typeof useChats>) {
  const listed = chats?.find(({ id }) => id === openId);
  const { data, isFetching } = useQuery(
    orpc.chats.get.queryOptions({
      input: { chatId: openId ?? "" },
      enabled: openId !== null && !listed && hasNextPage,
    }),
  );
  return { open: listed ?? (data?.id === openId ? data : undefined), isFetching };
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
  // A chat that is new, back from the archive, or on a page not loaded; or an answer is on its way that knows nothing yet.
  if (!isListed || queries.isFetching({ queryKey: orpc.chats.list.key() }) > 0) {
    void queries.invalidateQueries({ queryKey: orpc.chats.list.key() });
  }
}

/** Changes the list in the cache, if it is there, and the open chat beside it. */
export function changeList(queries: QueryClient, change: (chats: Chat[]) => Chat[]): void {
  queries.setQueriesData<Chat>({ queryKey: orpc.chats.get.key() }, (chat) => chat && change([chat])[0]);
  queries.setQueriesData<ChatPages>(
    { queryKey: orpc.chats.list.key({ type: "infinite" }) },
    (pages) => pages && withChats(pages, change(allChats(pages))),
  );
}

/** Changes the loaded messages of a chat in the cache, if there are any. */
export function changePages(queries: QueryClient, chatId: string, change: (pages: MessagePages) => MessagePages): void {
  queries.setQueryData<MessagePages>(messagesKey(chatId), (pages) => pages && change(pages));
}

/** The cache key of a chat's messages, the same wherever they are read or changed. */
export function messagesKey(chatId: string) {
  return [...orpc.chats.messages.key({ type: "infinite" }), chatId];
}
