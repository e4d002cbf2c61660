import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { orpc } from "../../lib/api.ts";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { type AppError, tellsUntilWhen, toAppError } from "../../lib/errors.ts";
import { usePlace } from "../../lib/navigation.ts";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useDrafts } from "./drafts.ts";
import { useFirstWords } from "./first-words.ts";

interface Start {
  onOpened?: () => void;
  /** The chat sends them as it opens. */
  words?: string;
  /** Waits in the chat's field. */
  draft?: string;
  /** A new chat opens without a word, as another part has said why. */
  isToldAlready?: boolean;
}

/**
 * Opens the chat with a match, creating or restoring it (MATCH-15, MATCH-16, OPEN-54), unless the person left
 * meanwhile: the caller stays mounted until `onOpened`. Refusals are toasts (MATCH-17).
 */
export function useStartChat(): { startChat: (personId: string, start?: Start) => void; isStarting: boolean } {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const place = usePlace();
  const queries = useQueryClient();
  const firstWords = useFirstWords();
  const drafts = useDrafts();
  const start = useRef<Start>({});
  const { id: viewerId } = useUser();
  const { mutate, isPending } = useMutation(
    orpc.chats.open.mutationOptions({
      onMutate: () => place()?.pathname,
      onSuccess: async ({ chat, outcome }, _person, pressedAt) => {
        const opens = pressedAt !== undefined && place()?.pathname === pressedAt;
        const { words, draft = words, isToldAlready } = start.current;
        if (outcome === "recovered" || (outcome === "created" && !(isToldAlready && opens)))
          toast({ title: t(`chats.toasts.${outcome}`), variant: "success", announcesMove: opens });
        void refetchChanged(queries, orpc.chats.list.key());
        if (words && opens) firstWords.put(chat.id, words);
        else if (draft)
          drafts.change(viewerId, chat.id, (before) => ({ ...before, text: `${draft} ${before.text}`.trim() }));
        if (opens) await navigate(`/chats?chat=${chat.id}`);
      },
      onError: (thrown) => {
        const error = toAppError(thrown);
        const key = startChatErrorKey(error.code);
        const title =
          key === "chats.errors.accessDenied" ? t("chats.errors.accessDeniedTitle") : t("common.toasts.error");
        const message = error.text(t);
        const description = tellsUntilWhen(error) ? message : t(key, { message });
        toast({ title, description, variant: "destructive" });
      },
    }),
  );
  return {
    startChat: (personId, next = {}) => {
      start.current = next;
      mutate({ personId }, { onSuccess: () => next.onOpened?.() });
    },
    isStarting: isPending,
  };
}

/** The phrase for the failure (ERR-42..45). `createError` takes the server's reason as `message`. */
export function startChatErrorKey(code: AppError["code"]) {
  switch (code) {
    case "CHAT_REFUSED_BLOCKED":
      return "chats.errors.accessDenied";
    case "CHAT_NOT_FOUND":
    case "NOT_FOUND":
      return "chats.errors.lookupError";
    case "NOT_MATCHED":
    case "PERSON_NOT_FOUND":
    case "INTERNAL":
      return "chats.errors.createError";
    default:
      return "chats.errors.actionError";
  }
}
