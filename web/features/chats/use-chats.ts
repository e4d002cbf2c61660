import type { Chat, ChatMessage } from "@nakamatch/contract/endpoints/chats";
import { type QueryClient, type QueryKey, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { orpc } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
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
export function useChatById(openId: string | null, { chats, hasNextPage }: ReturnType<typeof useChats>) {
  const listed = chats?.find(({ id }) => id === openId);
  const { data, error, isFetching, refetch } = useQuery(
    orpc.chats.get.queryOptions({
      input: { chatId: openId ?? "" },
      enabled: openId !== null && !listed && hasNextPage,
    }),
  );
  const open = listed ?? (data?.id === openId ? data : undefined);
  return { open, isFetching, hasFailed: error !== null && !REFUSALS.has(toAppError(error).code), refetch };
}

/** Answers that say that there is no such chat for this person. */
const REFUSALS: ReadonlySet<string> = new Set(["CHAT_NOT_FOUND", "CHAT_REFUSED_BLOCKED", "VALIDATION_FAILED"]);

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
    const change = () => applyToList(queries, (chats) => withPresence(chats, personId, lastSeenAt));
    change();
    // Signs of life are many: a fetch under way would never come to its end if each of them began it anew.
    const underWay = { queryKey: orpc.chats.key(), fetchStatus: "fetching" } as const;
    for (const { promise } of queries.getQueryCache().findAll(underWay)) promise?.then(change, () => {});
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
  // A chat that is new, back from the archive, or on a page not loaded.
  if (!isListed) void queries.invalidateQueries({ queryKey: orpc.chats.list.key() });
}

/** Changes the list in the cache, if it is there, and the open chat beside it. */
export function changeList(queries: QueryClient, change: (chats: Chat[]) => Chat[]): void {
  applyToList(queries, change);
  fetchAnew(queries, orpc.chats.get.key());
  fetchAnew(queries, orpc.chats.list.key());
}

/** Begins a fetch under way anew: its answer may not know yet what has just changed, and would take it back. */
function fetchAnew(queries: QueryClient, queryKey: QueryKey): void {
  if (queries.isFetching({ queryKey }) === 0) return;
  // The first answer to a query has to be called off, everything else gives way by itself.
  const isFirst = { queryKey, predicate: ({ state }: { state: { data: unknown } }) => state.data === undefined };
  void queries.cancelQueries(isFirst).then(() => queries.invalidateQueries({ queryKey }));
}

function applyToList(queries: QueryClient, change: (chats: Chat[]) => Chat[]): void {
  queries.setQueriesData<Chat>({ queryKey: orpc.chats.get.key() }, (chat) => chat && change([chat])[0]);
  queries.setQueriesData<ChatPages>(
    { queryKey: orpc.chats.list.key({ type: "infinite" }) },
    (pages) => pages && withChats(pages, change(allChats(pages))),
  );
}

/** Changes the loaded messages of a chat in the cache, if there are any. */
export function changePages(queries: QueryClient, chatId: string, change: (pages: MessagePages) => MessagePages): void {
  queries.setQueryData<MessagePages>(messagesKey(chatId), (pages) => pages && change(pages));
  fetchAnew(queries, messagesKey(chatId));
}

/** The cache key of a chat's messages, the same wherever they are read or changed. */
export function messagesKey(chatId: string) {
  return [...orpc.chats.messages.key({ type: "infinite" }), chatId];
}
