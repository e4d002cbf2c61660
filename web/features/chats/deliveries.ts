import { useQueryClient } from "@tanstack/react-query";
import { useEffectEvent } from "react";
import { api } from "../../lib/api.ts";
import { useApp } from "../../lib/app.tsx";
import { applyConfirmed } from "../../lib/cached-changes.ts";
import { toAppError } from "../../lib/errors.ts";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useErrorToast } from "../../ui/toast.tsx";
import { withReaction } from "./message-pages.ts";
import { messagesChange, putMessage } from "./use-chats.ts";
import { PASSING, SEND_TIMEOUT_MS, useDelivery, useSendingAll } from "./use-delivery.ts";
import { useTakingsBack, useWaitingTakingsBack, useWaitingWishes, useWishes } from "./waiting-messages.ts";

/** Milliseconds in which a message that was being sent may still be stored. */
const STORED_WITHIN_MS = 30_000;

/** Delivers messages that wait, and what is done with those that were sent. Renders nothing. */
export function Deliveries() {
  const { id } = useUser();
  useDelivery(id);
  useReactionDelivery(id);
  useTakingBackDelivery(id);
  return null;
}

/** Delivers reactions: of those to one message, the last wish. */
function useReactionDelivery(viewerId: string): void {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { session } = useApp();
  const wishes = useWishes();
  const { fail } = useErrorToast();
  const isWaiting = useWaitingWishes(viewerId).length > 0;
  const sendAll = useEffectEvent(async (isOver: () => boolean): Promise<boolean> => {
    for (;;) {
      const [next] = wishes.of(viewerId);
      if (!next || isOver() || session.read().user?.id !== viewerId) return true;
      const { id: messageId, chatId, code } = next;
      try {
        const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
        const reaction = await api.reactions.set({ chatId, messageId, code }, { signal });
        const change = { chatId, messageId, reaction };
        applyConfirmed(
          queries,
          messagesChange(chatId, (pages) => withReaction(pages, change)),
        );
      } catch (thrown) {
        const error = toAppError(thrown);
        if (PASSING.includes(error.code)) return false;
        fail(t("common.toasts.error"), error.text(t));
      }
      wishes.remove(viewerId, next);
    }
  });
  useSendingAll(isWaiting, "nakamatch-reactions", sendAll);
}

/** Takes messages back. One that is not stored may be under way, so it is asked for again. */
function useTakingBackDelivery(viewerId: string): void {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { session } = useApp();
  const takingsBack = useTakingsBack();
  const { fail } = useErrorToast();
  const isWaiting = useWaitingTakingsBack(viewerId).length > 0;
  const sendAll = useEffectEvent(async (isOver: () => boolean): Promise<boolean> => {
    const later = new Set<string>();
    for (;;) {
      const next = takingsBack.of(viewerId).find(({ id }) => !later.has(id));
      if (!next || isOver() || session.read().user?.id !== viewerId) return later.size === 0;
      const { id: messageId, chatId, wishedAt } = next;
      try {
        const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
        const message = await api.takingBack.takeBack({ chatId, messageId }, { signal });
        putMessage(queries, message, { viewerId, isReading: true });
      } catch (thrown) {
        const error = toAppError(thrown);
        const isNotStored = error.code === "VALIDATION_FAILED";
        if (PASSING.includes(error.code) || (isNotStored && Date.now() - wishedAt < STORED_WITHIN_MS)) {
          later.add(messageId);
          continue;
        }
        if (!isNotStored) fail(t("common.toasts.error"), error.text(t));
      }
      takingsBack.remove(viewerId, next);
    }
  });
  useSendingAll(isWaiting, "nakamatch-taking-back", sendAll);
}
