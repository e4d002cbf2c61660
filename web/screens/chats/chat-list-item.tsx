import type { Chat } from "@nakamatch/contract/endpoints/chats";
import { DATE_LOCALES } from "@nakamatch/contract/vocabulary/languages";
import { withoutSpoilers } from "@nakamatch/domain/meeting/message-parts";
import { memo } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../lib/translation.tsx";
import { unreadBadge } from "../../live/chat-list-state.ts";
import { PersonAvatar } from "../../person/person-avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { cx } from "../../ui/cx.ts";
import { ChatName } from "./chat-name.tsx";
import { listTime } from "./times.ts";

export type ChatListItemProps = {
  chat: Chat;
  viewerId: string;
  /** Some time of the current day. */
  today: Date;
  online: boolean;
  isOpen: boolean;
};

/** Person, online status, last message and time (CHAT-05..09). Memoised: lists can have thousands. */
export const ChatListItem = memo(function ChatListItem({ chat, viewerId, today, online, isOpen }: ChatListItemProps) {
  const { t, language } = useTranslation();
  const { otherUser: person, lastMessage, unreadCount } = chat;
  const badge = unreadBadge(unreadCount);
  const sent = asDate(lastMessage?.sentAt ?? null);
  return (
    <Link
      to={`/chats?chat=${chat.id}`}
      aria-current={isOpen ? "true" : undefined}
      className={cx(
        "flex min-h-18 items-center gap-3 rounded-control border-2 px-3 py-2 -outline-offset-2! transition-colors",
        isOpen ? "border-edge bg-accent-wash" : "border-transparent hover:bg-wash active:bg-wash",
      )}
    >
      <PersonAvatar person={person} seed={chat.id} online={online} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 truncate font-bold text-lg leading-snug">
            <ChatName person={person} />
          </span>
          {online && <span className="sr-only">{t("chats.online")}</span>}
          {sent && (
            <time dateTime={sent.toISOString()} className="shrink-0 text-ink-soft text-sm">
              {listTime(sent, today, DATE_LOCALES[language])}
            </time>
          )}
        </span>
        <span className="flex items-center gap-2">
          <span
            dir="auto"
            className={cx("min-w-0 flex-1 truncate text-start", badge === null ? "text-ink-soft" : "font-bold")}
          >
            {preview()}
          </span>
          {!lastMessage && person && <Badge tone="signal">{t("chats.new")}</Badge>}
          {badge !== null && (
            <span className="min-w-6 shrink-0 rounded-full bg-signal px-1.5 text-center font-bold text-on-signal text-sm leading-6">
              <span aria-hidden="true">{badge}</span>
              <span className="sr-only">{t("chats.unread", { count: unreadCount, shown: badge })}</span>
            </span>
          )}
        </span>
      </span>
    </Link>
  );

  function preview(): string {
    if (!lastMessage) return t("chats.noMessages");
    const message = withoutSpoilers(lastMessage.message, t("chats.spoiler.hidden"));
    return lastMessage.senderId === viewerId ? t("chats.own", { message }) : message;
  }
});

function asDate(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant);
}
