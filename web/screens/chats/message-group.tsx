import type { Chat } from "@nakamatch/contract/endpoints/chats";
import { DATE_LOCALES } from "@nakamatch/contract/vocabulary/languages";
import { Fragment, memo, type RefCallback } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import type { riskyFirstMessage } from "./first-messages.ts";
import { MessageBubble } from "./message-bubble.tsx";
import type { ShownMessage } from "./message-groups.ts";
import { SafetyHint } from "./safety-hint.tsx";
import { dayLabel, isSameDay, isSameMinute } from "./times.ts";

type MessageGroupProps = {
  messages: readonly ShownMessage[];
  /** The messages before and after the group. */
  previous: ShownMessage | undefined;
  next: ShownMessage | undefined;
  viewerId: string;
  /** The displayed name of the other person. */
  name: string;
  /** Some time of the current day. */
  today: Date;
  /** The one of its messages that gets a hint, if any, and its writer. */
  risky: ReturnType<typeof riskyFirstMessage>;
  person: Chat["otherUser"];
  /** Follows the size of the element; a stable function. */
  measure: RefCallback<HTMLElement>;
};

/**
 * Some neighbouring messages, with separators between days (CHAT-16). It re-renders only when one of them changes. Once its
 * height is known, `measure` lets the browser skip it while it is far from the window; it stays in the document, for search,
 * copying and screen readers.
 */
export const MessageGroup = memo(function MessageGroup(props: MessageGroupProps) {
  const { messages, previous: before, next: after, viewerId, name, today, risky, person, measure } = props;
  const { t, language } = useTranslation();
  const locale = DATE_LOCALES[language];
  const words = { today: t("chats.today"), yesterday: t("chats.yesterday") };
  return (
    <div ref={measure} role="presentation" className="flow-root [contain-intrinsic-size:auto_20rem]">
      {messages.map((message, index) => {
        const day = new Date(message.sentAt);
        const previous = messages[index - 1] ?? before;
        const next = messages[index + 1] ?? after;
        const isOwn = message.senderId === viewerId;
        const sentNext = next && next.senderId === message.senderId ? new Date(next.sentAt) : null;
        return (
          <Fragment key={message.id}>
            {!(previous && isSameDay(new Date(previous.sentAt), day)) && (
              // biome-ignore lint/a11y/useSemanticElements: an item of the list around the groups
              <div
                role="listitem"
                className="mb-4 flex items-center gap-3 text-ink-soft text-sm before:h-0.5 before:flex-1 before:bg-line after:h-0.5 after:flex-1 after:bg-line"
              >
                <time dateTime={message.sentAt} className="font-bold first-letter:uppercase">
                  {dayLabel(day, today, locale, words)}
                </time>
              </div>
            )}
            <MessageBubble
              message={message}
              author={isOwn ? t("chats.messages.you") : name}
              isOwn={isOwn}
              isLast={!sentNext || !isSameDay(sentNext, day)}
              showsTime={!sentNext || !isSameMinute(sentNext, day)}
              isTabStop={next === undefined}
              locale={locale}
            />
            {risky?.id === message.id && (
              // biome-ignore lint/a11y/useSemanticElements: see above
              <div role="listitem" className="-mt-1 mb-6 pl-1">
                <SafetyHint chatId={message.chatId} risk={risky.risk} person={person} />
              </div>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}, isUnchanged);

function isUnchanged(
  { messages, ...before }: MessageGroupProps,
  { messages: now, ...after }: MessageGroupProps,
): boolean {
  return (
    messages.length === now.length &&
    messages.every((message, index) => message === now[index]) &&
    Object.entries(before).every(([name, value]) => value === after[name as keyof typeof after])
  );
}
