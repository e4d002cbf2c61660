import type { Chat, ChatMessage } from "@nakamatch/contract/endpoints/chats/conversations";
import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { orpc } from "../../lib/api.ts";
import { applyConfirmed, type CachedChange, refetchChanged } from "../../lib/cached-changes.ts";
import { toAppError } from "../../lib/errors.ts";
import { useEventsMissed, useRealtime } from "../../lib/realtime.ts";
import { useUser } from "../../lib/session.tsx";
import {
  allChats,
  type ChatPages,
  withChats,
  withNewMessage,
  withPresence,
  withReadMessages,
} from "./chat-list-state.ts";
import { type MessagePages, withMessage, withoutReactions, withReaction, withRead } from "./message-pages.ts";
import { refetchChats } from "./refetch-chats.ts";

/** Newest first, paginated. */
export function chatsQuery() {
  return orpc.chats.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
}

export function useChats() {
  const query = useInfiniteQuery(chatsQuery());
  const { data } = query;
  const chats = useMemo(() => data && allChats(data), [data]);
  return { ...query, chats };
}

/** The open chat, from the list or fetched; and whether the viewer blocked the other person (ERR-42). */
export function useChatById(openId: string | null, { chats }: ReturnType<typeof useChats>) {
  const listed = chats?.find(({ id }) => id === openId);
  const { data, error, isFetching, refetch } = useQuery(
    orpc.chats.get.queryOptions({
      input: { chatId: openId ?? "" },
      enabled: openId !== null && chats !== undefined && !listed,
    }),
  );
  const open = listed ?? (data?.id === openId && !data.isArchived ? data : undefined);
  const code = error && toAppError(error).code;
  const isBlocked = !open && code === "CHAT_REFUSED_BLOCKED";
  return { open, isFetching, isBlocked, hasFailed: code !== null && !REFUSALS.has(code), refetch };
}

const REFUSALS: ReadonlySet<string> = new Set(["CHAT_NOT_FOUND", "CHAT_REFUSED_BLOCKED", "VALIDATION_FAILED"]);

/** Live messages, ticks and presence (CHAT-35); refetches after reconnecting. `reading`: the chat in a visible tab. */
export function useLiveChats(reading: string | null): void {
  const { id: viewerId } = useUser();
  const queries = useQueryClient();
  const put = (message: ChatMessage) =>
    putMessage(queries, message, { viewerId, isReading: message.chatId === reading });
  useRealtime("message.created", put);
  useRealtime("message.updated", put);
  useRealtime("message.read", (reading) => {
    applyConfirmed(
      queries,
      ...listChanges((chats) => withReadMessages(chats, reading, viewerId)),
      messagesChange(reading.chatId, (pages) => withRead(pages, reading)),
    );
  });
  useRealtime("message.reacted", (change) => {
    applyConfirmed(
      queries,
      messagesChange(change.chatId, (pages) => withReaction(pages, change)),
    );
  });
  useRealtime("reactions.removed", ({ chatId, removedAt }) => {
    applyConfirmed(
      queries,
      messagesChange(chatId, (pages) => withoutReactions(pages, removedAt)),
    );
  });
  useRealtime("presence.changed", ({ personId, lastSeenAt }) => {
    applyConfirmed(queries, ...listChanges((chats) => withPresence(chats, personId, lastSeenAt)));
  });
  useRealtime("chat.archived", ({ chatId }) => applyConfirmed(queries, archivedChange(chatId)));
  // A block or an end cancels plans and withdraws words with likes, too.
  const changed = [orpc.chats.key(), orpc.plans.key(), orpc.likeWords.between.key()];
  const refetch = () => void Promise.all(changed.map((queryKey) => refetchChanged(queries, queryKey)));
  // News of a plan counts as an unread message.
  useRealtime("plans.changed", ({ chatId }) => {
    const keys = [orpc.plans.list.key({ input: { chatId } }), orpc.chats.list.key(), orpc.chats.get.key()];
    void Promise.all(keys.map((queryKey) => refetchChanged(queries, queryKey)));
  });
  useRealtime("chats.changed", refetch);
  // A like can reopen an ended chat, or ask for it.
  useRealtime("likes.changed", () => refetchChats(queries));
  useEventsMissed(refetch);
}

/** Adds a message and moves its chat to the top, or changes it in its place. */
export function putMessage(
  queries: QueryClient,
  message: ChatMessage,
  reader: { viewerId: string; isReading: boolean },
): void {
  const [list, alone] = listChanges((chats) => withNewMessage(chats, message, reader) ?? chats);
  applyConfirmed(
    queries,
    messagesChange(message.chatId, (pages) => withMessage(pages, message)),
    list,
    alone,
  );
  // New, unarchived, or not loaded yet.
  if (!listedChat(queries, message.chatId)) void refetchChanged(queries, orpc.chats.list.key());
}

/** Undefined if the list is not loaded, or not that far. */
export function listedChat(queries: QueryClient, chatId: string): Chat | undefined {
  return queries
    .getQueriesData<ChatPages>({ queryKey: orpc.chats.list.key({ type: "infinite" }) })
    .flatMap(([, pages]) => (pages ? allChats(pages) : []))
    .find(({ id }) => id === chatId);
}

/** Changes the list, and the open chat if fetched separately. */
export function listChanges(
  change: (chats: Chat[]) => Chat[],
): [list: CachedChange<ChatPages>, alone: CachedChange<Chat>] {
  return [
    { queryKey: orpc.chats.list.key({ type: "infinite" }), apply: (pages) => withChats(pages, change) },
    { queryKey: orpc.chats.get.key(), apply: (chat) => change([chat])[0] ?? chat },
  ];
}

export function archivedChange(chatId: string): CachedChange<ChatPages> {
  const [list] = listChanges((chats) =>
    chats.some(({ id }) => id === chatId) ? chats.filter(({ id }) => id !== chatId) : chats,
  );
  return list;
}

export function messagesChange(
  chatId: string,
  apply: (pages: MessagePages) => MessagePages,
): CachedChange<MessagePages> {
  return { queryKey: messagesKey(chatId), apply };
}

export function messagesKey(chatId: string) {
  return [...orpc.chats.messages.key({ type: "infinite" }), chatId];
}
