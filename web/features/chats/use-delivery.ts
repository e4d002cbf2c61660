import type { ChatMessage } from "@nakamatch/contract/endpoints/chats/conversations";
import { MESSAGE_PAGE } from "@nakamatch/contract/vocabulary/limits";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { api, orpc } from "../../lib/api.ts";
import { useApp } from "../../lib/app.tsx";
import { createBackoff } from "../../lib/backoff.ts";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { type AppError, tellsUntilWhen, toAppError } from "../../lib/errors.ts";
import { sendOrFind } from "../../lib/lost-answers.ts";
import { useOnline } from "../../lib/online.ts";
import { useEventsMissed } from "../../lib/realtime.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useErrorToast } from "../../ui/toast.tsx";
import { useDrafts } from "./drafts.ts";
import { putMessage } from "./use-chats.ts";
import { type Outgoing, useTakingsBack, useWaiting, useWaitingMessages } from "./waiting-messages.ts";

/** Milliseconds. */
export const SEND_TIMEOUT_MS = 20_000;

/** Milliseconds between tries without an answer. */
const RETRY = { firstMs: 2000, mostMs: 30_000 };

/** Milliseconds. */
const LOOK_TIMEOUT_MS = 5000;

/** Refusals that ask for a retry, and no answer. */
export const PASSING: readonly AppError["code"][] = ["NETWORK", "UNAVAILABLE", "MAINTENANCE", "TOO_MANY_REQUESTS"];

/** Requests underway, by the message's id. */
const underway = new Map<string, Promise<ChatMessage>>();

/** Idempotent by id; joins the request that is underway. */
export function deliver({ chatId, id, message, quoted }: Outgoing): Promise<ChatMessage> {
  const known = underway.get(id);
  if (known) return known;
  const sent = sendOrFind(
    () =>
      api.chats.send({ chatId, id, message, quotedId: quoted?.id }, { signal: AbortSignal.timeout(SEND_TIMEOUT_MS) }),
    async () => {
      const signal = AbortSignal.timeout(LOOK_TIMEOUT_MS);
      const { messages } = await api.chats.messages({ chatId, limit: MESSAGE_PAGE }, { signal });
      return messages.find((each) => each.id === id);
    },
  ).finally(() => underway.delete(id));
  underway.set(id, sent);
  return sent;
}

/** Restores the draft, with a toast (CHAT-28), unless it was taken back. */
export function useNotSent(viewerId: string): (thrown: unknown, message: Outgoing) => void {
  const { t } = useTranslation();
  const drafts = useDrafts();
  const queries = useQueryClient();
  const takingsBack = useTakingsBack();
  const { fail } = useErrorToast();
  return (thrown, { id, chatId, message, quoted, written }) => {
    if (takingsBack.of(viewerId).some((each) => each.id === id)) return;
    drafts.change(viewerId, chatId, ({ text, ...draft }) => ({
      ...draft,
      text: (draft.failed && draft.failed.id < id ? [text, written] : [written, text]).filter(Boolean).join("\n"),
      quoted: draft.quoted ?? quoted ?? null,
      failed: { id, text: message, quotedId: quoted?.id },
    }));
    const error = toAppError(thrown);
    // A chat that refuses shows no presence any more.
    if (error.code === "MESSAGE_REFUSED") void refetchChanged(queries, orpc.chats.list.key());
    const isExplained = tellsUntilWhen(error) || error.code === "MESSAGE_REPEATED";
    const description = isExplained ? error.text(t) : t("chats.messages.sendError");
    fail(t("common.toasts.error"), description);
  };
}

/**
 * Delivers waiting messages once online: in order, one tab at a time. Unanswered ones stay; refused ones become drafts
 * again (CHAT-28).
 */
export function useDelivery(viewerId: string): void {
  const queries = useQueryClient();
  const { session } = useApp();
  const waiting = useWaiting();
  const notSent = useNotSent(viewerId);
  const isWaiting = useWaitingMessages(viewerId).length > 0;

  const sendAll = useEffectEvent(async (isOver: () => boolean): Promise<boolean> => {
    for (;;) {
      const [next] = waiting.of(viewerId);
      if (!next || isOver() || session.read().user?.id !== viewerId) return true;
      try {
        putMessage(queries, await deliver(next), { viewerId, isReading: true });
      } catch (thrown) {
        if (PASSING.includes(toAppError(thrown).code)) return false;
        notSent(thrown, next);
      }
      waiting.remove(viewerId, next);
    }
  });
  useSendingAll(isWaiting, "nakamatch-delivery", sendAll);
}

/** Calls `sendAll` once online, and again until it is done: one tab at a time, by the lock `name`. */
export function useSendingAll(
  isWaiting: boolean,
  name: string,
  sendAll: (isOver: () => boolean) => Promise<boolean>,
): void {
  const online = useOnline();
  const send = useEffectEvent(sendAll);
  const [attempt, setAttempt] = useState(0);
  useEventsMissed(() => setAttempt((before) => before + 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt starts it again
  useEffect(() => {
    if (!online || !isWaiting) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const backoff = createBackoff(RETRY);
    const run = async () => {
      const isDone = await oneTabAtATime(name, () => send(() => isOver));
      if (!isDone && !isOver) timer = setTimeout(() => void run(), backoff.next());
    };
    void run();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [online, isWaiting, name, attempt]);
}

/** Saves requests; ids prevent duplicates. Plain http has no locks. */
function oneTabAtATime(name: string, work: () => Promise<boolean>): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request(name, work) : work();
}
