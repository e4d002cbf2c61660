import type { Chat, ChatMessage } from "@nakamatch/contract/endpoints/chats";
import { DATE_LOCALES } from "@nakamatch/contract/vocabulary/languages";
import { ArrowDown } from "lucide-react";
import { Fragment, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../lib/i18n.ts";
import { DisappearingButton } from "../../ui/disappearing-button.tsx";
import { riskyFirstMessage } from "./first-messages.ts";
import { MessageBubble } from "./message-bubble.tsx";
import { SafetyHint } from "./safety-hint.tsx";
import { dayLabel, isSameDay, isSameMinute } from "./times.ts";
import { useStickToBottom } from "./use-stick-to-bottom.ts";

export type MessageListProps = {
  /** Oldest first. */
  messages: readonly ChatMessage[];
  /** The one under way, and those that wait for a connection. */
  pendingId: string | null;
  waitingIds: readonly string[];
  viewerId: string;
  /** The displayed name of the other person. */
  name: string;
  /** The other person; null once their account is gone. */
  person: Chat["otherUser"];
  now: Date;
  hasEarlier: boolean;
  isLoadingEarlier: boolean;
  onLoadEarlier: () => void;
};

/** The messages with separators between days (CHAT-16) and a button that loads older ones (CHAT-18). */
export function MessageList(props: MessageListProps) {
  const { messages, pendingId, waitingIds, viewerId, name, person, now, hasEarlier, isLoadingEarlier, onLoadEarlier } =
    props;
  const { t, i18n } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1);
  const { onScroll, toBottom, missed, isAway } = useStickToBottom(box, {
    oldest: messages[0]?.id,
    newest: newest?.id,
    follow: newest?.senderId === viewerId,
  });
  const risky = useMemo(
    () => (hasEarlier ? null : riskyFirstMessage(messages, viewerId)),
    [hasEarlier, messages, viewerId],
  );
  const locale = DATE_LOCALES[currentLanguage(i18n)];
  const words = { today: t("chats.today"), yesterday: t("chats.yesterday") };

  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={box}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
        tabIndex={0}
        aria-label={t("chats.messages.log", { name })}
        className="absolute inset-0 flex flex-col overflow-y-auto overscroll-contain px-3 pt-4 -outline-offset-3! [overflow-anchor:none] md:px-6"
      >
        {hasEarlier && (
          <div className="mb-4 text-center">
            <DisappearingButton focusFallback={() => box.current} busy={isLoadingEarlier} onClick={onLoadEarlier}>
              {t("chats.messages.earlier")}
            </DisappearingButton>
          </div>
        )}
        <ol className="mt-auto">
          {messages.map((message, index) => {
            const day = new Date(message.sentAt);
            const previous = messages[index - 1];
            const next = messages[index + 1];
            const isOwn = message.senderId === viewerId;
            const sentNext = next && next.senderId === message.senderId ? new Date(next.sentAt) : null;
            return (
              <Fragment key={message.id}>
                {!(previous && isSameDay(new Date(previous.sentAt), day)) && (
                  <li className="mb-4 flex items-center gap-3 text-ink-soft text-sm before:h-0.5 before:flex-1 before:bg-line after:h-0.5 after:flex-1 after:bg-line">
                    <time dateTime={message.sentAt} className="font-bold first-letter:uppercase">
                      {dayLabel(day, now, locale, words)}
                    </time>
                  </li>
                )}
                <MessageBubble
                  message={message}
                  author={isOwn ? t("chats.messages.you") : name}
                  isOwn={isOwn}
                  outgoing={
                    message.id === pendingId ? "sending" : waitingIds.includes(message.id) ? "waiting" : undefined
                  }
                  isLast={!sentNext || !isSameDay(sentNext, day)}
                  showsTime={!sentNext || !isSameMinute(sentNext, day)}
                  isTabStop={message === newest}
                  locale={locale}
                />
                {risky?.id === message.id && (
                  <li className="-mt-1 mb-6 pl-1">
                    <SafetyHint risk={risky.risk} person={person} />
                  </li>
                )}
              </Fragment>
            );
          })}
        </ol>
      </section>
      {(missed || isAway) && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
          <DisappearingButton
            focusFallback={() => box.current}
            variant={missed ? "primary" : "secondary"}
            className="pointer-events-auto"
            icon={<ArrowDown className="size-5" aria-hidden="true" />}
            onClick={toBottom}
          >
            {missed ? t("chats.messages.below") : t("chats.messages.toNewest")}
          </DisappearingButton>
        </div>
      )}
    </div>
  );
}
