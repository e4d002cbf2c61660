import type { Chat, ChatMessage } from "@nakamatch/contract/endpoints/chats/conversations";
import type { ReactionCode } from "@nakamatch/contract/vocabulary/reactions";
import { withoutSpoilers } from "@nakamatch/domain/meeting/message-parts";
import { quoteLine } from "@nakamatch/domain/meeting/quote";
import { isOverdue, lastSaid } from "@nakamatch/domain/meeting/turn";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useDrafts } from "../../features/chats/drafts.ts";
import { useFirstWords } from "../../features/chats/first-words.ts";
import { useWaitingTakingsBack, useWaitingWishes, useWishes } from "../../features/chats/waiting-messages.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useMorePages } from "../../lib/more-pages.ts";
import { useRealtime } from "../../lib/realtime.ts";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Announce } from "../../ui/announce.tsx";
import { Awaited } from "../../ui/awaited.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Composer } from "./composer.tsx";
import { ConversationHeader } from "./conversation-header.tsx";
import { markTakenBack, type ShownMessage, shownReaction } from "./message-groups.ts";
import { MessageList, type WantedMessage } from "./message-list.tsx";
import { ChatPlans, PlanLines } from "./plans/lazy.tsx";
import { usePlans } from "./plans/use-plans.ts";
import {
  LOADED_MESSAGES,
  useConversation,
  useForgettingOlder,
  useMarkRead,
  useSending,
  useTakingBack,
} from "./use-conversation.ts";
import { useLeaveChat } from "./use-leave-chat.ts";

const ChatWords = lazyPart(
  () => import("../../features/meeting/like-words/chat-words.tsx").then((module) => module.ChatWords),
  undefined,
  { phrases: ["likeWords", "prompts"] },
);

const EndedNote = lazyPart(
  () => import("./ended-note.tsx").then((module) => module.EndedNote),
  () => <div className="min-h-33 border-edge border-t-2 bg-sheet" />,
  { phrases: ["chatEnds"] },
);

const EmptyConversation = lazyPart(
  () => import("./empty-conversation.tsx").then((module) => module.EmptyConversation),
  () => <div className="flex-1" />,
  { phrases: ["icebreakers"], tries: 5 },
);

/** Needs the chat's id as `key`. */
export function Conversation({ chat, now, wanted }: { chat: Chat; now: Date; wanted: WantedMessage | null }) {
  const { t } = useTranslation();
  const { id: viewerId } = useUser();
  const conversation = useConversation(chat.id, chat.unreadCount);
  const { messages, firstUnread, data, isPending, isOpening, isLoadingError, refetch, seek } = conversation;
  const { plans, isKnown, isAwaited } = usePlans(chat.id);
  const { isGrowing, more, stop } = useMorePages(conversation);
  const { send, pending, waiting, isPreparing } = useSending(chat.id);
  const firstWords = useFirstWords();
  const sendFirst = useEffectEvent(() => {
    const words = firstWords.takeFor(chat.id);
    if (words !== undefined) send(words);
  });
  useEffect(() => sendFirst());
  useMarkRead(chat.id, data && messages, chat.unreadCount);
  const forgetOlder = useForgettingOlder(chat.id);
  const composer = useRef<HTMLTextAreaElement>(null);
  const [opensAtMessage] = useState(wanted !== null);
  useEffect(() => {
    if (!opensAtMessage && isReadyToType()) composer.current?.focus({ preventScroll: true });
  }, [opensAtMessage]);
  const leave = useLeaveChat();
  const drafts = useDrafts();
  const reply = useCallback(
    ({ id, senderId, message }: ShownMessage) => {
      const quoted = { id, senderId, line: quoteLine(message) };
      drafts.change(viewerId, chat.id, (draft) => ({ ...draft, quoted }));
      composer.current?.focus();
    },
    [drafts, viewerId, chat.id],
  );
  const wishes = useWaitingWishes(viewerId);
  const leaving = useWaitingTakingsBack(viewerId);
  const takeBack = useTakingBack();
  const takenBack = useMemo(
    () => new Set(messages.filter(({ isTakenBack }) => isTakenBack).map(({ id }) => id)),
    [messages],
  );
  const takeIdea = (idea: string) => {
    drafts.change(viewerId, chat.id, (draft) => ({
      ...draft,
      text: draft.text === "" ? idea : `${draft.text} ${idea}`,
    }));
    composer.current?.focus();
  };
  const sharedTitles = data?.pages[0]?.sharedTitles ?? [];
  const name = chat.otherUser?.nickname ?? t("chats.deletedUser");
  const shown = useMemo((): ShownMessage[] => {
    // The event may precede the answer.
    const known = new Set(messages.map(({ id }) => id));
    // With others behind it, it is in `waiting` as well.
    const isAlone = pending !== null && waiting.every(({ id }) => id !== pending.id);
    const outgoing = (isAlone ? [pending, ...waiting] : waiting).map((message) => ({
      ...message,
      outgoing: message.id === pending?.id ? ("sending" as const) : ("waiting" as const),
    }));
    const wished = (message: ShownMessage): ShownMessage => {
      const wish = wishes.find(({ id }) => id === message.id);
      const isLeaving = leaving.some(({ id }) => id === message.id);
      const quoted = message.quoted && markTakenBack(message.quoted, takenBack);
      if (!wish && !isLeaving && quoted === message.quoted) return message;
      return { ...message, ...(wish && { wish }), ...(isLeaving && { isLeaving }), ...(quoted && { quoted }) };
    };
    return [...messages, ...outgoing.filter(({ id }) => !known.has(id))].map(wished);
  }, [messages, takenBack, pending, waiting, wishes, leaving]);
  const react = useReacting(chat.id, shown);
  // Not undone if the answer cannot be sent: the line would come back.
  const [hasAnswered, setHasAnswered] = useState(false);
  if (!hasAnswered && hasAnswerTo(firstUnread, shown, viewerId)) setHasAnswered(true);

  return (
    <>
      <ConversationHeader chat={chat} now={now} />
      {data && chat.otherUser && (
        <ChatWords
          person={chat.otherUser}
          isOpen={shown.every(({ senderId }) => senderId !== viewerId)}
          onBlocked={() => leave(chat.id)}
        />
      )}
      {isKnown && <ChatPlans plans={plans} name={name} person={chat.otherUser} now={now} />}
      {(isPending || isOpening || isAwaited) && <MessagesSkeleton />}
      {isLoadingError && (
        <div className="flex flex-1 flex-col items-center justify-center gap-4 p-6 text-center">
          <p>{t("chats.messages.loadError")}</p>
          <RetryButton onClick={() => void refetch()} />
        </div>
      )}
      {data && shown.length === 0 && !isAwaited && (
        <EmptyConversation chat={chat} name={name} titles={sharedTitles} onUse={takeIdea}>
          {plans.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: as among the messages
            <div role="list" className="max-w-full">
              <PlanLines plans={plans} name={name} person={chat.otherUser} now={now} />
            </div>
          )}
        </EmptyConversation>
      )}
      {shown.length > 0 && !isOpening && !isAwaited && (
        <MessageList
          messages={shown}
          plans={plans}
          viewerId={viewerId}
          name={name}
          person={chat.otherUser}
          now={now}
          firstUnread={hasAnswered ? null : (firstUnread ?? null)}
          isOverdue={
            data?.pages[0]?.isOverdue === true && !chat.end && isOverdue(lastSaid(shown.toReversed()), viewerId, now)
          }
          hasEarlier={conversation.hasNextPage}
          isLoadingEarlier={isGrowing}
          onLoadEarlier={more}
          onReply={chat.end ? undefined : reply}
          onReact={chat.end ? undefined : react}
          onTakeBack={takeBack}
          wanted={wanted}
          seek={seek}
          isSeeking={conversation.isSeeking}
          onStopSeeking={conversation.stopSeeking}
          onNewest={() => {
            if (conversation.isSeeking || messages.length <= LOADED_MESSAGES.most) return;
            stop();
            conversation.stopSeeking();
            forgetOlder();
          }}
        />
      )}
      <Announcer isReady={data !== undefined} messages={messages} viewerId={viewerId} name={name} />
      {chat.end && <EndedNote chatId={chat.id} end={chat.end} name={name} now={now} />}
      {chat.end ? null : chat.otherUser ? (
        <Composer
          ref={composer}
          chatId={chat.id}
          personId={chat.otherUser.id}
          name={name}
          isPreparing={isPreparing}
          takenBack={takenBack}
          onSend={send}
        />
      ) : (
        <p className="border-edge border-t-2 bg-sheet p-4 text-center text-ink-soft">{t("chats.deletedNote")}</p>
      )}
    </>
  );
}

/** Whether the viewer has written since the first unread message, so that its line is no longer needed. */
function hasAnswerTo(
  firstUnread: string | null | undefined,
  shown: readonly ShownMessage[],
  viewerId: string,
): boolean {
  const at = shown.findIndex(({ id }) => id === firstUnread);
  return at !== -1 && shown.slice(at).some(({ senderId }) => senderId === viewerId);
}

/** A function that sets a reaction, or takes it away if it is set. Stable, so that bubbles are not rendered again. */
function useReacting(chatId: string, shown: readonly ShownMessage[]): (id: string, code: ReactionCode) => void {
  const { id: viewerId } = useUser();
  const { add } = useWishes();
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  return useCallback(
    (id: string, code: ReactionCode) => {
      const message = latest.current.find((each) => each.id === id);
      if (message) add(viewerId, { id, chatId, code: shownReaction(message) === code ? null : code });
    },
    [add, viewerId, chatId],
  );
}

/** With a mouse only: on-screen keyboards would cover messages. Never while typing elsewhere. */
function isReadyToType(): boolean {
  const active = document.activeElement;
  const isWriting = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement;
  return !isWriting && matchMedia("(hover: hover) and (pointer: fine)").matches;
}

/** The lines that the log keeps; screen readers have read the earlier ones. */
const ANNOUNCED = 20;

/**
 * Announces the other person's new messages only, each as a line, as several may come at once; and what either takes back.
 */
function Announcer(props: {
  /** Later messages are new. */
  isReady: boolean;
  messages: readonly ChatMessage[];
  viewerId: string;
  name: string;
}) {
  const { t } = useTranslation();
  const { messages } = props;
  // Null for a new chat, whose first message is announced.
  const atFirst = useRef<string | null>(undefined);
  if (props.isReady && atFirst.current === undefined) atFirst.current = messages.at(-1)?.id ?? null;
  const news =
    atFirst.current === undefined ? [] : messages.slice(messages.findLastIndex(({ id }) => id === atFirst.current) + 1);
  const [told, setTold] = useState<ChatMessage>();
  useRealtime("message.updated", (message) => {
    if (messages.some(({ id, isTakenBack }) => id === message.id && !isTakenBack)) setTold(message);
  });
  return (
    <div role="log" aria-live="polite" className="sr-only">
      {told && (
        <Announce
          key={told.id}
          text={
            told.senderId === props.viewerId ? t("chats.takenBack.own") : t("chats.takenBack.of", { name: props.name })
          }
        />
      )}
      {news
        .filter(({ senderId, isTakenBack }) => senderId !== props.viewerId && !isTakenBack)
        .slice(-ANNOUNCED)
        .map(({ id, message }) => (
          <p key={id}>
            {t("chats.messages.by", {
              name: props.name,
              message: withoutSpoilers(message, t("chats.spoiler.hidden")),
            })}
          </p>
        ))}
    </div>
  );
}

export function MessagesSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" className="flex flex-1 flex-col justify-end gap-3 p-5">
      <Awaited text={t("chats.messages.loading")} />
      {["w-1/2", "w-2/5 self-end", "w-3/5", "w-1/3 self-end"].map((look) => (
        <Skeleton key={look} className={`h-14 rounded-3xl ${look}`} />
      ))}
    </div>
  );
}
