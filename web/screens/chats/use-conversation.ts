import type { ChatMessage, Quoted } from "@nakamatch/contract/endpoints/chats/conversations";
import { MESSAGE_PAGE } from "@nakamatch/contract/vocabulary/limits";
import { useInfiniteQuery, useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { v7 } from "uuid";
import { useCensorship } from "../../features/chats/censorship/settings.ts";
import { withNothingUnread } from "../../features/chats/chat-list-state.ts";
import { useDrafts } from "../../features/chats/drafts.ts";
import {
  inReadingOrder,
  type MessagePage,
  type MessagePages,
  withNewestOnly,
  withRead,
} from "../../features/chats/message-pages.ts";
import { listChanges, messagesChange, messagesKey, putMessage } from "../../features/chats/use-chats.ts";
import { deliver, useNotSent } from "../../features/chats/use-delivery.ts";
import {
  type Outgoing,
  useTakingsBack,
  useWaiting,
  useWaitingMessages,
} from "../../features/chats/waiting-messages.ts";
import { api, orpc } from "../../lib/api.ts";
import { useApp } from "../../lib/app.tsx";
import { applyConfirmed, refetchChanged } from "../../lib/cached-changes.ts";
import { toAppError } from "../../lib/errors.ts";
import { log } from "../../lib/log.ts";
import { useUser } from "../../lib/session.tsx";
import { useTabVisible } from "../../lib/tab-visible.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useCloseError, useErrorToast } from "../../ui/toast.tsx";
import { censorMessage } from "./censorship/censor-message.ts";

/** Messages in memory: `kept` after leaving, `most` while at the newest. */
export const LOADED_MESSAGES = { most: 250, kept: 100 };

/** Pages that are loaded in search of a message, of up to 250 each. */
const SOUGHT_PAGES = 8;

export type SeekOutcome = "there" | "far" | "failed" | "stopped";

/**
 * Oldest first, loaded backwards by 25 (CHAT-17, CHAT-18), on opening back to the first unread one: until then it
 * `isOpening`. `firstUnread`: on opening; fixed while the chat is open, undefined before it is known. `seek` loads back to
 * a message, `isSeeking` until it is there, too far or stopped.
 */
export function useConversation(chatId: string, unreadCount: number) {
  const queries = useQueryClient();
  const [hasUnread] = useState(unreadCount > 0);
  const [firstUnread, setFirstUnread] = useState<string | null>();
  /** The oldest that was sought; pages fetched again reach back to it, too. */
  const sought = useRef<string>(undefined);
  const query = useInfiniteQuery<MessagePage, Error, MessagePages, readonly unknown[], string | undefined>({
    queryKey: messagesKey(chatId),
    queryFn: ({ pageParam, signal }) =>
      api.chats.messages(
        {
          chatId,
          limit: MESSAGE_PAGE,
          ...(pageParam && { before: pageParam, until: sought.current ?? firstUnread ?? undefined }),
        },
        { signal },
      ),
    initialPageParam: undefined,
    getNextPageParam: (page) => (page.hasMore ? page.messages.at(-1)?.id : undefined),
    // Messages may have arrived meanwhile.
    refetchOnMount: "always",
  });
  const { data, isFetching, isFetchedAfterMount, isError, hasNextPage, isFetchNextPageError, fetchNextPage } = query;
  const messages = useMemo(() => inReadingOrder(data), [data]);
  // Not of an earlier opening, whose pages are shown meanwhile.
  if (firstUnread === undefined && data && isFetchedAfterMount && !isFetching && !isError) {
    setFirstUnread(data.pages[0]?.firstUnreadId ?? null);
  }
  const isMissing = firstUnread != null && messages.every(({ id }) => id !== firstUnread);
  const isBehind = isMissing && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isBehind && !isFetching) void fetchNextPage({ cancelRefetch: false });
  }, [isBehind, isFetching, fetchNextPage]);
  const isOpening = isBehind || (hasUnread && firstUnread === undefined && isFetching);
  const [isSeeking, setSeeking] = useState(false);
  const seek = useCallback(
    async (id: string): Promise<SeekOutcome> => {
      const isIn = (pages: MessagePages | undefined) => inReadingOrder(pages).some((message) => message.id === id);
      if (isIn(queries.getQueryData(messagesKey(chatId)))) return "there";
      sought.current = id;
      setSeeking(true);
      let outcome: SeekOutcome = "far";
      for (let pages = 0; pages < SOUGHT_PAGES && outcome === "far"; pages += 1) {
        const {
          data: loaded,
          isError: hasFailed,
          hasNextPage: hasMore,
        } = await fetchNextPage({ cancelRefetch: false });
        if (sought.current !== id) return "stopped";
        if (isIn(loaded)) outcome = "there";
        else if (hasFailed || !hasMore) outcome = "failed";
      }
      setSeeking(false);
      return outcome;
    },
    [queries, chatId, fetchNextPage],
  );
  const stopSeeking = useCallback(() => {
    sought.current = undefined;
    setSeeking(false);
  }, []);
  useEffect(() => stopSeeking, [stopSeeking]);
  return { ...query, messages, firstUnread, isOpening, seek, isSeeking, stopSeeking };
}

/** Drops older messages on leaving a chat; the returned function does so in an open one. */
export function useForgettingOlder(chatId: string): () => void {
  const queries = useQueryClient();
  const forgetOlder = useCallback(
    () =>
      applyConfirmed(
        queries,
        messagesChange(chatId, (pages) => withNewestOnly(pages, LOADED_MESSAGES.kept)),
      ),
    [queries, chatId],
  );
  useEffect(() => forgetOlder, [forgetOlder]);
  return forgetOlder;
}

/**
 * Sends messages one at a time (CHAT-25), masked (CENSOR-09). `pending` shows at once (CHAT-27); failed text returns to
 * the draft (CHAT-28). Messages offline, or behind one in flight, are `waiting`, see `useDelivery`. All outlive the screen.
 */
export function useSending(chatId: string) {
  const { t } = useTranslation();
  const { session } = useApp();
  const drafts = useDrafts();
  const waitingHere = useWaiting();
  const takingsBack = useTakingsBack();
  const { settings } = useCensorship();
  const { fail } = useErrorToast();
  const closeError = useCloseError();
  const queries = useQueryClient();
  const { id: viewerId } = useUser();
  const notSent = useNotSent(viewerId);
  const allWaiting = useWaitingMessages(viewerId);
  const waiting = useMemo(() => allWaiting.filter((message) => message.chatId === chatId), [allWaiting, chatId]);
  const mutationKey = ["send-message", chatId];
  const [pending = null] = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => state.variables as Outgoing,
  });
  const [isPreparing, setIsPreparing] = useState(false);
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (message: Outgoing) =>
      deliver(message).catch((thrown: unknown) => {
        // Others wait behind it: its delivery with them goes on, or tells of the refusal.
        if (waitingHere.of(viewerId).some(({ id }) => id === message.id)) return null;
        throw thrown;
      }),
    onSuccess: (message) => message && putMessage(queries, message, { viewerId, isReading: true }),
    onError: (thrown, message) => {
      const isLeaving = takingsBack.of(viewerId).some(({ id }) => id === message.id);
      if (toAppError(thrown).code === "NETWORK" && !navigator.onLine && !isLeaving) waitingHere.add(viewerId, message);
      else notSent(thrown, message);
    },
  });
  const sendMasked = (written: string, message: string, quoted: Quoted | null) => {
    const { failed } = drafts.read(viewerId, chatId);
    closeError();
    // Text typed meanwhile is the next message.
    drafts.change(viewerId, chatId, ({ text, ...draft }) => ({
      ...draft,
      text: text.trim() === written ? "" : text,
      quoted: draft.quoted?.id === quoted?.id ? null : draft.quoted,
      failed: null,
    }));
    const outgoing: Outgoing = {
      // Generated here as idempotency key; version 7 keeps the database's index compact.
      id: failed?.text === message && failed.quotedId === quoted?.id ? failed.id : v7(),
      chatId,
      senderId: viewerId,
      message,
      sentAt: session.now().toISOString(),
      readAt: null,
      ...(quoted && { quoted }),
      written,
    };
    const inFlight = queries.getMutationCache().find({ mutationKey, status: "pending" })?.state.variables;
    const isBehind = waitingHere.of(viewerId).some((each) => each.chatId === chatId);
    // It leads the queue, so that no tab sends the next one before it.
    if (inFlight && !isBehind) waitingHere.add(viewerId, inFlight as Outgoing);
    if (inFlight || isBehind || !navigator.onLine) waitingHere.add(viewerId, outgoing);
    else mutate(outgoing);
  };
  const send = (text: string) => {
    setIsPreparing(true);
    const { quoted } = drafts.read(viewerId, chatId);
    censorMessage(text, settings)
      .then(
        (message) => sendMasked(text, message, quoted),
        (error: unknown) => {
          log.error("The word lists could not be fetched", error);
          fail(t("common.toasts.error"), t("chats.messages.sendError"));
        },
      )
      .finally(() => setIsPreparing(false));
  };
  return { send, pending, waiting, isPreparing };
}

/** A stable function: one that waits is never sent, and what is or may be stored is taken back. */
export function useTakingBack(): (message: Pick<ChatMessage, "id" | "chatId">) => void {
  const { id: viewerId } = useUser();
  const waiting = useWaiting();
  const takingsBack = useTakingsBack();
  return useCallback(
    ({ id, chatId }) => {
      takingsBack.add(viewerId, { id, chatId, wishedAt: Date.now() });
      const unsent = waiting.of(viewerId).find((each) => each.id === id);
      if (unsent) waiting.remove(viewerId, unsent);
    },
    [viewerId, waiting, takingsBack],
  );
}

/**
 * Marks messages, undefined until they are loaded, read in a visible tab (CHAT-30, CHAT-31), in sequence: once per newest
 * message, and again for what counts as one, such as an end or a plan.
 */
export function useMarkRead(chatId: string, messages: readonly ChatMessage[] | undefined, unreadCount: number): void {
  const queries = useQueryClient();
  const { id: viewerId } = useUser();
  const isVisible = useTabVisible();
  const lastUnread = messages?.findLast(
    ({ senderId, readAt, isTakenBack }) => senderId !== viewerId && readAt === null && !isTakenBack,
  );
  // The count may include messages not loaded here.
  const newest = lastUnread ?? (unreadCount > 0 ? messages?.at(-1) : undefined);
  const tried = useRef<string>(undefined);
  const { mutate, isPending } = useMutation({
    mutationFn: (_upTo: ChatMessage | undefined) => api.chats.markRead({ chatId }),
    onSuccess: ({ reading }, upTo) => {
      applyConfirmed(
        queries,
        ...listChanges((chats) => withNothingUnread(chats, upTo ?? { chatId, id: "", sentAt: "" })),
        messagesChange(chatId, (pages) => (reading ? withRead(pages, reading) : pages)),
      );
    },
    // Retried with the next message or visit.
    onError: (error) => log.error("Messages could not be marked read", error),
    onSettled: () => void refetchChanged(queries, orpc.unreadBadges.current.key()),
  });
  // News of a plan may come without messages.
  const newestId = newest?.id ?? (messages && unreadCount > 0 ? "" : undefined);
  const markUpToNewest = useEffectEvent(() => mutate(newest));
  useEffect(() => {
    if (!isVisible || newestId === undefined) tried.current = undefined;
    if (!isVisible || isPending || newestId === undefined || newestId === tried.current) return;
    tried.current = newestId;
    markUpToNewest();
  }, [isVisible, isPending, newestId]);
}
