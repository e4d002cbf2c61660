import type { ChatMessage } from "@nakamatch/contract/endpoints/chats/conversations";
import { withoutSpoilers } from "@nakamatch/domain/meeting/message-parts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { orpc } from "../../lib/api.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { openChatAt } from "../../lib/navigation.ts";
import { useRealtime } from "../../lib/realtime.ts";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useMessageNews } from "./message-news.ts";
import { useMessageSound } from "./message-sound.ts";
import type { PlanNews } from "./plan-news-text.tsx";
import { listedChat } from "./use-chats.ts";

/** Milliseconds to wait, as a tab or device with the open chat may read the message. */
const WAIT_MS = 800;

/** Milliseconds. */
const TOAST_MS = 8000;

type News = { id: string; chatId: string } & (
  | (Pick<ChatMessage, "message"> & { kind: "message" })
  | { kind: "plan"; of: PlanNews }
);

const PlanNewsText = lazyPart(() => import("./plan-news-text.tsx").then((module) => module.PlanNewsText), undefined, {
  phrases: ["plans"],
  tries: 5,
});

/**
 * Tells of a message, or of news of a plan, in a chat that is not in sight, with a button to it, and by a sound where this browser is to. Other
 * toasts come first. Tells nothing of the person `exceptOf`, whose match is being celebrated. Renders nothing.
 */
export function MessageToasts({ exceptOf }: { exceptOf: string | undefined }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const openChat = openChatAt({ pathname, search });
  useMessageSound(openChat);
  const navigate = useNavigate();
  const toast = useToast();
  const queries = useQueryClient();
  const { id: viewerId } = useUser();
  const waiting = useRef<{ news: News; timer: ReturnType<typeof setTimeout> }>(null);
  const shown = useRef<{ news: News; close: () => void }>(null);

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
    if (chat?.otherUser && chat.otherUser.id !== exceptOf) show(mine.news, chat.otherUser.nickname);
  });
  const show = useEffectEvent((news: News, name: string) => {
    const { chatId } = news;
    if (isInSight(chatId)) return;
    const close = toast({
      title: t(news.kind === "plan" ? "chats.toasts.plan" : "chats.toasts.message", { name }),
      description:
        news.kind === "plan" ? (
          <PlanNewsText news={news.of} name={name} />
        ) : (
          <span dir="auto" className="line-clamp-2">
            {withoutSpoilers(news.message, t("chats.spoiler.hidden"))}
          </span>
        ),
      action: { label: t("likes.match.chat"), onPress: () => void navigate(`/chats?chat=${chatId}`) },
      timeout: TOAST_MS,
      yields: true,
    });
    shown.current = { news, close };
  });
  const begin = (news: News) => {
    const { chatId } = news;
    if (isInSight(chatId)) return;
    // One toast at a time: the first chat's latest news.
    if (!waiting.current) waiting.current = { news, timer: setTimeout(() => void tell(chatId), WAIT_MS) };
    else if (waiting.current.news.chatId === chatId) waiting.current.news = news;
  };

  const forget = (isOver: (news: Pick<News, "id" | "chatId">) => boolean) => {
    if (waiting.current && isOver(waiting.current.news)) {
      clearTimeout(waiting.current.timer);
      waiting.current = null;
    }
    if (shown.current && isOver(shown.current.news)) shown.current.close();
  };
  useMessageNews(({ id, chatId, message }) => begin({ kind: "message", id, chatId, message }), forget);
  useRealtime("plans.changed", ({ chatId, news }) => {
    if (news?.toId === viewerId) begin({ kind: "plan", id: "", chatId, of: news });
  });
  const forgetSeen = useEffectEvent(() => forget(({ chatId }) => isInSight(chatId)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what triggers it
  useEffect(() => forgetSeen(), [pathname, openChat]);
  const forgetAll = useEffectEvent(() => forget(() => true));
  useEffect(() => () => forgetAll(), []);
  return null;
}
