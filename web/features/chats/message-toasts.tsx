import type { ChatMessage } from "@nakamatch/contract/endpoints/chats/conversations";
import { withoutSpoilers } from "@nakamatch/domain/meeting/message-parts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { orpc } from "../../lib/api.ts";
import { openChatAt } from "../../lib/navigation.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useMessageNews } from "./message-news.ts";
import { useMessageSound } from "./message-sound.ts";
import { listedChat } from "./use-chats.ts";

/** Milliseconds to wait, as a tab or device with the open chat may read the message. */
const WAIT_MS = 800;

/** Milliseconds. */
const TOAST_MS = 8000;

/**
 * Tells of a message in a chat that is not in sight, with a button to it, and by a sound where this browser is to. Other
 * toasts come first. Renders nothing.
 */
export function MessageToasts() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const openChat = openChatAt({ pathname, search });
  useMessageSound(openChat);
  const navigate = useNavigate();
  const toast = useToast();
  const queries = useQueryClient();
  const waiting = useRef<{ message: ChatMessage; timer: ReturnType<typeof setTimeout> }>(null);
  const shown = useRef<{ message: ChatMessage; close: () => void }>(null);

  const isInSight = (chatId: string) => {
    const isListInSight = pathname === "/chats" && (!openChat || matchMedia("(min-width: 48rem)").matches);
    return document.visibilityState !== "visible" || openChat === chatId || isListInSight;
  };
  const tell = useEffectEvent(async (chatId: string) => {
    const mine = waiting.current;
    const options = orpc.chats.get.queryOptions({ input: { chatId }, staleTime: "static" });
    // Refused if the chat is hidden by now.
    const chat = listedChat(queries, chatId) ?? (await queries.fetchQuery(options).catch(() => undefined));
    if (!mine || waiting.current !== mine) return;
    waiting.current = null;
    if (chat?.otherUser) show(mine.message, chat.otherUser.nickname);
  });
  const show = useEffectEvent((message: ChatMessage, name: string) => {
    const { chatId } = message;
    if (isInSight(chatId)) return;
    const close = toast({
      title: t("chats.toasts.message", { name }),
      description: (
        <span dir="auto" className="line-clamp-2">
          {withoutSpoilers(message.message, t("chats.spoiler.hidden"))}
        </span>
      ),
      action: { label: t("likes.match.chat"), onPress: () => void navigate(`/chats?chat=${chatId}`) },
      timeout: TOAST_MS,
      yields: true,
    });
    shown.current = { message, close };
  });
  const begin = (message: ChatMessage) => {
    const { chatId } = message;
    if (isInSight(chatId)) return;
    // One toast at a time: the first chat's latest message.
    if (!waiting.current) waiting.current = { message, timer: setTimeout(() => void tell(chatId), WAIT_MS) };
    else if (waiting.current.message.chatId === chatId) waiting.current.message = message;
  };

  const forget = (isOver: (message: ChatMessage) => boolean) => {
    if (waiting.current && isOver(waiting.current.message)) {
      clearTimeout(waiting.current.timer);
      waiting.current = null;
    }
    if (shown.current && isOver(shown.current.message)) shown.current.close();
  };
  useMessageNews(begin, forget);
  const forgetSeen = useEffectEvent(() => forget(({ chatId }) => isInSight(chatId)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what triggers it
  useEffect(() => forgetSeen(), [pathname, openChat]);
  const forgetAll = useEffectEvent(() => forget(() => true));
  useEffect(() => () => forgetAll(), []);
  return null;
}
